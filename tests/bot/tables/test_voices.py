"""Voices of tables: who is silent in them, and that everybody has the voice back at the end."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from tests.bot.tables.mortal_store import Durable
from tests.bot.tables.simulated_time import now, simulated
from tests.bot.tables.voice_world import HOST, Process, Server, Table
from tests.bot.tables.voiced_tables import SPECTATORS, evening, silent


@pytest.mark.rule("TK-2.4")
def test_by_night_all_are_silent_by_day_only_the_dead_and_the_floor_is_one_persons() -> None:
    async def play() -> None:
        server, _, (table,), process = evening(6)
        people, dead = table.people, table.people[0]
        await asyncio.sleep(10)
        assert silent(server, people) == people
        table.play.out(0)
        table.play.phase("discussion")
        process.changed()
        await asyncio.sleep(10)
        assert silent(server, people) == [dead]
        table.play.phase("defence", speaking=3)
        process.changed()
        await asyncio.sleep(2)
        assert people[3] not in silent(server, people)
        await asyncio.sleep(10)
        assert silent(server, people) == [user for user in people if user != people[3]]
        await process.finish(table)
        assert not silent(server, people)

    simulated(play())


@pytest.mark.rule("TK-2.4", "MF-15.12")
def test_spectators_are_silent_always_up_to_25_and_a_host_without_a_seat_never() -> None:
    async def play() -> None:
        server, _, (table,), process = evening(5)
        for user in (*SPECTATORS, HOST):
            server.enter(user, table.voice)
        await asyncio.sleep(60)
        kept = silent(server, SPECTATORS)
        assert len(kept) == 25
        assert not server.muted(HOST)
        table.play.phase("discussion")
        process.changed()
        await asyncio.sleep(30)
        assert silent(server, SPECTATORS) == kept
        assert not silent(server, table.people)
        await process.finish(table)
        assert not silent(server, SPECTATORS)

    simulated(play())


@pytest.mark.rule("TK-2.4", "TK-9.5")
def test_a_mute_by_somebody_else_is_never_touched() -> None:
    async def play() -> None:
        server, _, (table,), process = evening(5)
        server.hand(table.people[2], mute=True)
        await asyncio.sleep(10)
        await process.finish(table)
        await asyncio.sleep(10)
        assert silent(server, table.people) == [table.people[2]]
        assert all(user != table.people[2] for _, user, _ in server.requests)

    simulated(play())


@pytest.mark.rule("TK-2.5", "TK-9.7")
def test_a_player_is_unmuted_in_another_channel_and_muted_on_returning() -> None:
    async def play() -> None:
        server, _, (table,), _ = evening(5)
        await asyncio.sleep(10)
        user = table.people[1]
        for _ in range(4):  # our own unmutes are not taken for manual ones
            server.enter(user, 30)
            await asyncio.sleep(8)
            assert not server.muted(user)
            server.enter(user, table.voice)
            await asyncio.sleep(8)
            assert server.muted(user)
        assert not table.told_host

    simulated(play())


@pytest.mark.rule("TK-2.5")
def test_a_player_who_left_muted_is_unmuted_on_joining_after_the_game() -> None:
    async def play() -> None:
        server, durable, (table,), process = evening(5)
        await asyncio.sleep(10)
        user = table.people[1]
        server.leave(user)
        await asyncio.sleep(5)
        await process.finish(table)
        assert server.muted(user)
        assert durable.settings["owed_voices"] == [str(user)]
        server.enter(user, 30)
        await asyncio.sleep(5)
        assert not server.muted(user)
        assert durable.settings["owed_voices"] == []

    simulated(play())


@pytest.mark.rule("TK-2.5", "CL-16.5")
def test_nobody_is_owed_an_unmute_who_left_the_server_or_can_speak_again() -> None:
    """Somebody whom the bot never unmutes could not be forgotten; a later mute by hand would be undone."""

    async def play() -> None:
        server, durable, _, process = evening(5)
        leaver, freed, gone, forgotten, waiting = 11, 12, 13, -14, 15
        durable.settings["owed_voices"] = [str(user) for user in (leaver, freed, gone, forgotten, waiting)]
        server.person(waiting)
        server.enter(server.person(freed), 30)
        await asyncio.sleep(5)
        await process.event_router.member_gone(server.id, leaver)
        assert str(leaver) not in durable.settings["owed_voices"]  # type: ignore[operator]  # a list
        await process.event_router.drop_void_debts(cast(Any, server))
        assert durable.settings["owed_voices"] == [str(waiting)]

    simulated(play())


@pytest.mark.rule("TK-2.5", "TK-10.4")
def test_a_player_moving_to_another_silent_table_stays_muted() -> None:
    async def play() -> None:
        server, durable, (one, other), process = evening(5, 5)
        await asyncio.sleep(20)
        user = one.people[1]
        before = len(server.requests)
        server.enter(user, other.voice)
        await asyncio.sleep(10)
        assert server.muted(user)
        assert len(server.requests) == before
        assert user not in durable.surfaces["table0"].get("silence", {})["muted"]  # type: ignore[index]
        await process.finish(other)
        assert not server.muted(user)

    simulated(play())


@pytest.mark.rule("TK-9.6")
def test_a_player_joining_at_night_is_muted_within_five_seconds() -> None:
    async def play() -> None:
        server, _, (table,), _ = evening(5)
        server.leave(table.people[4])
        await asyncio.sleep(20)
        server.enter(table.people[4], table.voice)
        await asyncio.sleep(5)
        assert server.muted(table.people[4])

    simulated(play())


@pytest.mark.rule("TK-2.8", "TK-11.5")
def test_twenty_one_are_silent_and_free_within_twenty_seconds_and_the_first_of_two_full_tables_is_too() -> None:
    async def play() -> None:
        server, _, tables, process = evening(21, 21)
        begun = now()
        await asyncio.sleep(60)
        for table, within in zip(tables, (20.5, 41.0), strict=True):
            last = max(at for at, user, _ in server.requests if user in table.people)
            assert last - begun <= within
            assert silent(server, table.people) == table.people
        assert len(server.requests) == 42
        begun = now()
        tables[1].play.phase("discussion")
        process.changed()
        await asyncio.sleep(20.5)
        assert not silent(server, tables[1].people)
        assert silent(server, tables[0].people) == tables[0].people
        assert len(server.requests) == 63
        assert all(later - earlier >= 5.0 for (earlier, *_), (later, *_) in zip(server.requests, server.requests[8:], strict=False))

    simulated(play())


@pytest.mark.rule("TK-2.1")
def test_a_voice_that_another_table_has_is_not_bound() -> None:
    async def play() -> None:
        server, durable = Server(10), Durable()
        tables = [Table("one", [101, 102], 10), Table("other", [103, 104], 10)]
        for user in (101, 102, 103, 104):
            server.enter(server.person(user), 10)
        Process(server, durable, tables)
        await asyncio.sleep(20)
        assert [table.voices.claimed for table in tables] == [10, None]
        assert tables[0].said == ["voice-bound"]
        assert not tables[1].said
        tables[0].play.phase("discussion")
        await asyncio.sleep(10)
        assert silent(server, [101, 102, 103, 104]) == [103, 104], "at the other table they are spectators"

    simulated(play())


@pytest.mark.rule("TK-2.3", "TK-8.1")
def test_the_host_changes_the_voice_from_the_next_phase_on() -> None:
    async def play() -> None:
        _, _, (table,), process = evening(4)
        await asyncio.sleep(10)
        options: Any = table.play.talk_log
        options.options = type(options.options)(voice="30")
        await asyncio.sleep(10)
        assert table.voices.claimed == 10
        table.play.phase("discussion")
        process.changed()
        await asyncio.sleep(10)
        assert table.voices.claimed == 30
        assert table.said == ["voice-bound", "voice-bound"]

    simulated(play())


@pytest.mark.rule("TK-10.3")
def test_voices_open_with_the_posted_line_and_not_before() -> None:
    async def play() -> None:
        server, _, (table,), process = evening(4)
        night, game = table.play.view, cast(Any, table.play)
        day = SimpleNamespace(round=1, phase="discussion", seats=night.seats)
        game.time.released = lambda _now: 2
        game.public_after = lambda told: day if told >= 2 else night
        await asyncio.sleep(20)
        assert silent(server, table.people) == table.people, "the dawn may be known, but its line does not stand yet"
        table.announced = 2
        process.changed()
        await asyncio.sleep(5)
        assert not silent(server, table.people)

    simulated(play())


@pytest.mark.rule("TK-9.9")
def test_in_a_pause_everybody_has_the_voice_at_once() -> None:
    async def play() -> None:
        server, _, (table,), process = evening(5)
        await asyncio.sleep(10)
        table.live.phase = "paused"
        process.changed()
        await asyncio.sleep(5)
        assert not silent(server, table.people)

    simulated(play())


@pytest.mark.rule("TK-2.9", "TK-8.1")
@pytest.mark.parametrize("named", ["30", "none"])
def test_people_in_the_old_ghost_channel_return_when_the_host_names_another(named: str) -> None:
    """TK-2.9, 8.1: the living may enter the old channel only after they have left it; the button leads to the new one."""

    async def play() -> None:
        server, _, (table,), process = evening(6, ghost_voice="20")
        table.play.out(0)
        process.changed()
        await asyncio.sleep(10)
        process.press(table, table.people[0])
        await asyncio.sleep(5)
        assert server.real[table.people[0]].channel.id == 20 and server.closed == {20}
        table.play.talk_log.options = replace(table.play.talk_log.options, ghost_voice=named)
        opened_with: list[int] = []
        server.on_open = lambda channel: opened_with.extend(user for user, state in server.real.items() if state.channel.id == channel)
        await asyncio.sleep(20)
        assert server.real[table.people[0]].channel.id == table.voice and not opened_with
        assert silent(server, table.people[:1]), "who is out is silent at the table"
        assert server.closed == ({30} if named == "30" else set())
        process.press(table, table.people[0])
        await asyncio.sleep(5)
        assert server.real[table.people[0]].channel.id == (30 if named == "30" else table.voice)
        await process.finish(table)
        assert server.real[table.people[0]].channel.id == table.voice and not server.closed

    simulated(play())
