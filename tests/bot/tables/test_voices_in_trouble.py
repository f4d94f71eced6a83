"""Voices of tables when something goes wrong: nobody stays muted, and what people undo by hand is left alone."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.store import NotOwner
from tests.bot.tables.mortal_store import Durable
from tests.bot.tables.simulated_time import simulated
from tests.bot.tables.voice_world import Member, Process, Server, Stage, Table
from tests.bot.tables.voiced_tables import evening, silent


@pytest.mark.rule("TK-9.13")
def test_without_the_store_nobody_is_muted_and_everybody_is_unmuted() -> None:
    async def play() -> None:
        server, durable, (table,), process = evening(5)
        durable.fails = True
        await asyncio.sleep(20)
        assert not silent(server, table.people)
        assert not server.requests
        durable.fails = False
        await asyncio.sleep(20)
        assert silent(server, table.people) == table.people
        durable.fails = True
        table.play.phase("discussion")
        process.changed()
        await asyncio.sleep(10)
        assert not silent(server, table.people)

    simulated(play())


@pytest.mark.rule("TK-9.12")
def test_nobody_is_edited_while_the_connection_is_lost() -> None:
    async def play() -> None:
        server, _, (table,), process = evening(5)
        await asyncio.sleep(10)
        sent = len(server.requests)
        process.event_router.connection(0, lost=True)
        table.play.phase("discussion")
        process.changed()
        await asyncio.sleep(30)
        assert len(server.requests) == sent
        process.event_router.connection(0, lost=False)
        await asyncio.sleep(5)
        assert not silent(server, table.people)

    simulated(play())


@pytest.mark.rule("PR-1.5")
def test_nobody_is_edited_while_it_is_not_certain_that_the_tables_are_ours() -> None:
    async def play() -> None:
        server, _, (table,), process = evening(5)
        await asyncio.sleep(10)
        assert silent(server, table.people) == table.people
        sent = len(server.requests)
        process.in_doubt = True
        table.play.phase("discussion")
        process.changed()
        await asyncio.sleep(30)
        with pytest.raises(NotOwner):
            await table.voices.restore()
        assert len(server.requests) == sent
        process.in_doubt = False
        await asyncio.sleep(10)
        assert not silent(server, table.people)

    simulated(play())


@pytest.mark.rule("PR-1.5", "TK-2.5")
def test_a_voice_that_is_owed_is_given_back_when_the_doubt_is_over() -> None:
    async def play() -> None:
        server, _, (table,), process = evening(5)
        await asyncio.sleep(10)
        gone = table.people[0]
        server.leave(gone)
        await process.finish(table)
        process.in_doubt = True
        sent = len(server.requests)
        server.enter(gone, 30)
        await asyncio.sleep(5)
        assert server.muted(gone) and len(server.requests) == sent
        process.in_doubt = False
        await asyncio.sleep(5)
        assert not server.muted(gone)

    simulated(play())


@pytest.mark.rule("TK-9.8")
def test_when_the_voice_channel_is_deleted_the_game_goes_on_and_the_voices_are_owed() -> None:
    async def play() -> None:
        server, _, (table,), process = evening(5)
        await asyncio.sleep(10)
        del server.channels[table.voice]
        for user in table.people:
            server.leave(user)
        await asyncio.sleep(10)
        assert table.told_host == ["voice-gone"]
        server.enter(table.people[0], 30)
        await asyncio.sleep(5)
        assert not server.muted(table.people[0])
        await process.finish(table)
        server.enter(table.people[1], 30)
        await asyncio.sleep(5)
        assert not server.muted(table.people[1])

    simulated(play())


@pytest.mark.rule("TK-2.2")
def test_a_table_whose_chosen_voice_was_deleted_before_the_deal_talks_where_most_players_sit() -> None:
    async def play() -> None:
        server, durable, (table,), process = evening(5, voice="40")
        server.told.update(server.real)  # they sat there before the deal
        await asyncio.sleep(10)
        assert silent(server, table.people) == table.people
        assert table.told_host == ["voice-choice-gone"]
        await process.stop()
        Process(server, durable, [table])
        await asyncio.sleep(10)
        assert table.told_host == ["voice-choice-gone"]

    simulated(play())


@pytest.mark.rule("TK-2.9")
@pytest.mark.parametrize("dealt", [False, True])
def test_the_host_hears_once_that_the_ghost_channel_was_deleted(dealt: bool) -> None:
    async def play() -> None:
        server, durable, (table,), process = evening(5, ghost_voice="20")
        if dealt:
            await asyncio.sleep(10)
        del server.channels[20]
        await asyncio.sleep(10)
        standing = table.voices.standing()
        assert standing is not None and standing.ghosts is None
        await process.stop()
        Process(server, durable, [table])
        await asyncio.sleep(10)
        assert table.told_host == ["ghost-voice-gone"]

    simulated(play())


@pytest.mark.rule("TK-2.11", "TK-2.9")
@pytest.mark.parametrize("taken", [True, False])
def test_who_went_to_the_ghosts_returns_although_the_answer_to_the_move_was_lost(monkeypatch: pytest.MonkeyPatch, taken: bool) -> None:
    async def play() -> None:
        server, _, (table,), process = evening(6, ghost_voice="20")
        user = table.people[0]
        table.play.out(0)
        process.changed()
        await asyncio.sleep(10)
        move_to = Member.move_to

        async def lost(member: Member, channel: Any) -> None:
            if taken:
                await move_to(member, channel)
            raise TimeoutError

        with monkeypatch.context() as patch:
            patch.setattr(Member, "move_to", lost)
            process.press(table, user)
            await asyncio.sleep(10)
        assert server.real[user].channel.id == (20 if taken else table.voice)
        asked = len(server.requests)
        await process.finish(table)
        assert server.real[user].channel.id == table.voice and not server.closed
        assert taken or not any(what.startswith("move") for _, _, what in server.requests[asked:]), "who never left is not moved"

    simulated(play())


@pytest.mark.rule("TK-9.3")
def test_a_mute_undone_by_hand_is_made_again_but_the_third_time_left_until_the_next_phase() -> None:
    async def play() -> None:
        server, _, (table,), process = evening(5)
        user = table.people[0]
        await asyncio.sleep(10)
        for _ in range(2):
            server.hand(user, mute=False)
            await asyncio.sleep(6)
            assert server.muted(user)
        server.hand(user, mute=False)
        await asyncio.sleep(20)
        assert not server.muted(user)
        assert table.told_host == ["hand-stays"]
        table.play.phase("mafia")
        process.changed()
        await asyncio.sleep(10)
        assert server.muted(user)

    simulated(play())


@pytest.mark.rule("TK-9.5", "TK-8.3")
def test_a_forbidden_mute_is_tried_once_a_minute_and_a_manual_one_meanwhile_is_not_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        server, _, (table,), process = evening(1)
        (user,), asked = table.people, []

        async def forbidden(_: int, what: str) -> None:
            asked.append(what)
            raise discord.Forbidden(cast(Any, SimpleNamespace(status=403, reason="")), {"code": 50013, "message": ""})

        with monkeypatch.context() as patch:
            patch.setattr(server, "request", forbidden)
            await asyncio.sleep(50)
            assert asked == ["mute"]
            await asyncio.sleep(20)
            assert asked == ["mute", "mute"]
        server.hand(user, mute=True)
        await asyncio.sleep(70)
        await process.finish(table)
        assert server.muted(user)

    simulated(play())


@pytest.mark.rule("TK-1.8")
def test_on_a_stage_where_mutes_do_not_take_voices_are_left_alone() -> None:
    async def play() -> None:
        server, durable = Server(10, 30, stages=(20,)), Durable()
        table = Table("table0", [101, 102, 103], 20)
        for user in table.people:
            server.enter(server.person(user), 20, suppress=user == 103)
        server.deaf_to_mutes = True
        process = Process(server, durable, [table])
        await asyncio.sleep(60)
        assert table.told_host == ["voice-stage"]
        assert {user for _, user, _ in server.requests} == {101, 102}
        asked = [what for _, _, what in server.requests]
        assert asked.count("mute") == 4 and len(asked) <= 6, "what Discord does not report is tried once more"
        server.deaf_to_mutes = False
        options: Any = table.play.talk_log
        options.options = type(options.options)(voice="30")
        table.play.phase("mafia")
        process.changed()
        server.enter(101, 30)
        await asyncio.sleep(10)
        assert server.muted(101), "another channel is tried anew"

    simulated(play())


@pytest.mark.rule("TK-9.2")
def test_when_the_bot_stops_everybody_has_the_voice_back_and_the_night_goes_on_after_the_start() -> None:
    async def play() -> None:
        server, durable, tables, process = evening(5)
        await asyncio.sleep(10)
        await process.stop()
        assert not silent(server, tables[0].people)
        assert not durable.surfaces["table0"]["silence"].get("muted")  # type: ignore[attr-defined]
        Process(server, durable, tables)
        await asyncio.sleep(10)
        assert silent(server, tables[0].people) == tables[0].people

    simulated(play())


@pytest.mark.rule("TK-9.10")
def test_a_muted_player_who_leaves_the_server_is_forgotten() -> None:
    async def play() -> None:
        server, durable, (table,), process = evening(5)
        await asyncio.sleep(10)
        user = table.people[3]
        server.leave(user)
        del server.members[user]
        table.voices.forget(user)
        await asyncio.sleep(10)
        await process.finish(table)
        assert not durable.settings.get("owed_voices")
        assert not silent(server, [one for one in table.people if one != user])

    simulated(play())


@pytest.mark.rule("TK-9.3")
def test_the_host_hears_once_a_phase_that_mutes_stay_undone() -> None:
    async def play() -> None:
        server, _, (table,), _ = evening(5)
        await asyncio.sleep(10)
        for user in table.people[:2]:
            for _ in range(3):
                server.hand(user, mute=False)
                await asyncio.sleep(8)
            assert not server.muted(user)
        assert table.told_host == ["hand-stays"]

    simulated(play())


@pytest.mark.rule("TK-9.3", "TK-9.1")
def test_a_manual_unmute_stands_after_a_restart_in_the_same_phase() -> None:
    async def play() -> None:
        server, durable, (table,), process = evening(5)
        await asyncio.sleep(10)
        for _ in range(3):
            server.hand(table.people[0], mute=False)
            await asyncio.sleep(8)
        assert not server.muted(table.people[0])
        process.kill()
        process = Process(server, durable, [table])
        await asyncio.sleep(20)
        assert not server.muted(table.people[0]), "somebody insists"
        assert table.told_host.count("hand-stays") == 1
        table.play.phase("mafia")
        process.changed()
        await asyncio.sleep(10)
        assert server.muted(table.people[0])

    simulated(play())


@pytest.mark.rule("TK-1.8", "TK-9.1")
def test_a_stage_where_mutes_do_not_take_is_left_alone_after_a_restart_too() -> None:
    async def play() -> None:
        server, durable, (table,), process = evening(5)
        server.channels[10] = Stage(server, 10)
        for user in table.people:
            server.enter(user, 10)
        server.deaf_to_mutes = True
        await asyncio.sleep(60)
        assert table.told_host == ["voice-stage"]
        process.kill()
        before = len(server.requests)
        Process(server, durable, [table])
        await asyncio.sleep(60)
        assert table.told_host == ["voice-stage"]
        assert len(server.requests) == before

    simulated(play())


@pytest.mark.rule("TK-2.10", "TK-8.1")
@pytest.mark.parametrize(("trouble", "told"), [("rights", "ghost-voice-open"), ("voice", "ghost-voice-same"), ("gone", "ghost-voice-gone")])
def test_an_unusable_ghost_channel_of_the_server_is_ignored_and_the_host_is_told(trouble: str, told: str) -> None:
    """TK-8.1: nobody has looked at the channel since the server chose it."""

    async def play() -> None:
        server, _, (table,), process = evening(6, ghost_voice="10" if trouble == "voice" else "20")
        if trouble == "rights":
            server.channels[20].granted = discord.Permissions(connect=True)
        elif trouble == "gone":
            del server.channels[20]
        table.play.out(0)
        process.changed()
        await asyncio.sleep(20)
        process.press(table, table.people[0])
        await asyncio.sleep(10)
        assert table.told_host == [told] and not server.closed
        assert server.real[table.people[0]].channel.id == table.voice
        standing = table.voices.standing()
        assert standing is not None and standing.ghosts is None and standing.ghosts_fault == told
        if trouble == "rights":
            server.channels[20].granted = discord.Permissions.all()
            await asyncio.sleep(10)
            assert server.closed == {20}
        await process.finish(table)
        assert not server.closed

    simulated(play())
