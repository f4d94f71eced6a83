"""When automated players speak, and when they end a talk (MACHINES.md, 5.2, 5.6, 5.7, 5.8)."""

import asyncio
from itertools import pairwise

import pytest

from bot.store import Store
from bot.tables.players.bot_players import BotPlayers
from bot.tables.players.conversation import ALONE, ANSWER, CLOSING, FIRST, GAP, MOST, RESPECT
from bot.tables.session.entries import Expire
from tests.bot.tables.conftest import HOST, Clock, LocalTable
from tests.bot.tables.talking_bot_players import in_discussion, lines, live_on


@pytest.mark.rule("MA-5.7", "MA-5.2")
async def test_lines_come_one_after_another_and_not_too_many(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    local, bot_players = await in_discussion(store, clock, 2, monkeypatch)
    begun = clock()
    await live_on(local, bot_players, clock, 100)
    said = lines(local)
    assert len(said) >= 2
    assert FIRST[0] <= said[0].at - begun <= FIRST[1] + 1
    assert all(GAP[0] <= after.at - before.at <= GAP[1] + 1 for before, after in pairwise(said))
    living = sum(seat.living for seat in local.table.scene().public.seats)
    assert len(said) <= max(4, living)


@pytest.mark.rule("MA-5.7")
async def test_after_a_persons_claim_only_an_answer_is_quick(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    local, bot_players = await in_discussion(store, clock, 2, monkeypatch)
    living = [seat.seat for seat in local.table.scene().public.seats if seat.living]
    accused = living[4]
    clock.pass_(30)
    await local.claiming.claim(100 + living[0], "say-knows", accused)
    claimed = clock()
    await live_on(local, bot_players, clock, 40)
    first = lines(local)[0]
    assert ANSWER[0] <= first.at - claimed <= ANSWER[1] + 1
    assert first.entry.seat == accused, "who is accused speaks first"


@pytest.mark.rule("MA-5.7")
async def test_a_claim_that_no_machine_has_to_answer_is_left_alone_for_a_while(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    local, bot_players = await in_discussion(store, clock, 2, monkeypatch)
    living = [seat.seat for seat in local.table.scene().public.seats if seat.living]
    clock.pass_(30)
    await local.claiming.claim(100 + living[0], "say-suspect", living[1])
    claimed = clock()
    await live_on(local, bot_players, clock, 40)
    assert lines(local)[0].at - claimed >= RESPECT


@pytest.mark.rule("MA-5.7")
async def test_nobody_begins_in_the_last_seconds(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    local, bot_players = await in_discussion(store, clock, 2, monkeypatch)
    course = local.table.running
    end = course.time.deadline(next(ask.id for ask in course.open_asks(clock()) if ask.name == "mafie.day.ready"))
    assert end is not None
    clock.pass_(end - clock() - CLOSING + 1)
    await live_on(local, bot_players, clock, 8)
    assert not lines(local)


@pytest.mark.rule("MA-5.6")
async def test_machines_are_silent_where_the_host_wants_it(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    local, bot_players = await in_discussion(store, clock, 2, monkeypatch)
    await local.host_moves.change_talk(HOST, {"machines_talk": False})
    await live_on(local, bot_players, clock, 60)
    assert not lines(local)


def ready(local: LocalTable) -> list[int]:
    return [seat.seat for seat in local.table.scene().public.seats if seat.ready]


@pytest.mark.rule("MA-5.8")
async def test_machines_have_had_enough_when_half_of_the_people_have(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    local, bot_players = await in_discussion(store, clock, 4, monkeypatch)
    people = [seat.seat for seat in local.table.scene().public.seats if seat.living][:4]
    await live_on(local, bot_players, clock, 20)
    assert not ready(local)
    for pressed, seat in enumerate(people[:2], 1):
        ask = next(ask for ask in local.table.running.open_asks(clock()) if ask.name == "mafie.day.ready" and ask.seat == seat)
        await local.answers.answer(100 + seat, ask.name, None, ("ready",))
        await live_on(local, bot_players, clock, 10)
        assert (len(ready(local)) > pressed or local.table.scene().public.phase != "discussion") == (pressed == 2)


async def accused_at_last(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> tuple[LocalTable, BotPlayers, int]:
    """Return a talk in which the only person has accused an automated player (its seat is the last value), and has had enough."""
    local, bot_players = await in_discussion(store, clock, 1, monkeypatch)
    person, accused = [seat.seat for seat in local.table.scene().public.seats if seat.living][:2]
    await live_on(local, bot_players, clock, 60)
    await local.claiming.claim(100 + person, "say-knows", accused)
    await local.answers.answer(100 + person, "mafie.day.ready", None, ("ready",))
    return local, bot_players, accused


@pytest.mark.rule("MA-5.2", "MA-5.8")
async def test_machines_have_not_had_enough_before_an_accused_one_has_answered(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    local, bot_players, accused = await accused_at_last(store, clock, monkeypatch)
    before = len(lines(local))
    await live_on(local, bot_players, clock, 60)
    assert [one.entry.seat for one in lines(local)[before:]][:1] == [accused]
    assert local.table.scene().public.phase != "discussion", "and then they had"


@pytest.mark.rule("MA-5.2", "MA-5.8")
async def test_a_late_process_answers_a_claim_before_it_ends_the_talk(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    local, bot_players, accused = await accused_at_last(store, clock, monkeypatch)
    before = len(lines(local))
    clock.pass_(40)
    await bot_players.act()
    assert [one.entry.seat for one in lines(local)[before:]][:1] == [accused]


@pytest.mark.rule("MA-5.2", "MA-5.8")
async def test_a_claim_without_an_answer_does_not_keep_the_talk_open(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """An accused one may have used up its wordings."""
    local, bot_players, accused = await accused_at_last(store, clock, monkeypatch)
    speaking = bot_players.conversation._say

    async def say(seat: int, step: str) -> bool:
        return seat != accused and await speaking(seat, step)

    monkeypatch.setattr(bot_players.conversation, "_say", say)
    while local.table.scene().public.phase == "discussion":
        again = await bot_players.act()
        assert again is not None, "nothing would end the talk but its clock"
        clock.pass_(max(again - clock(), 0.001))


@pytest.mark.rule("MA-5.8")
async def test_machines_have_had_enough_after_two_thirds_of_the_clock(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    local, bot_players = await in_discussion(store, clock, 4, monkeypatch)
    course = local.table.running
    end = course.time.deadline(next(ask.id for ask in course.open_asks(clock()) if ask.name == "mafie.day.ready"))
    assert end is not None
    whole = end - clock()
    await live_on(local, bot_players, clock, int(MOST * whole) - 2)
    assert not ready(local)
    await live_on(local, bot_players, clock, 15)
    assert ready(local) or local.table.scene().public.phase != "discussion"


@pytest.mark.rule("MA-5.8")
async def test_machines_among_themselves_soon_have_had_enough(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    local, bot_players = await in_discussion(store, clock, 0, monkeypatch)
    await live_on(local, bot_players, clock, int(ALONE) + 12)
    assert local.table.scene().public.phase != "discussion"


@pytest.mark.rule("MA-5.7")
async def test_no_line_comes_after_its_talk(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a line waits for a press to be stored, that press may end the discussion."""
    local, bot_players = await in_discussion(store, clock, 2, monkeypatch)
    clock.pass_(FIRST[1])

    def end() -> None:
        while local.table.scene().public.phase == "discussion":
            clock.pass_(1)
            local.table.record(Expire(tuple(local.table.running.time.due(clock()))))

    await asyncio.gather(local.table.do(end), bot_players.conversation.speak(local.table.running))
    assert not lines(local)


@pytest.mark.rule("MA-5.7", "MA-3.6")
async def test_no_automated_player_acts_for_a_person_who_is_back(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """While an automated player waits for the table, the owner of its seat may return."""
    local, bot_players = await in_discussion(store, clock, 0, monkeypatch)
    clock.pass_(FIRST[1] + ALONE)
    async with local.table.turn():
        acting = asyncio.create_task(bot_players.act())
        await asyncio.sleep(0)
        for seat in local.table.seats:
            seat.bot_player = False
        before = local.table.running.entries
    await acting
    assert local.table.running.entries == before


@pytest.mark.rule("MA-5.7", "MA-4.5")
async def test_a_pause_is_no_time_to_think(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines and answers are as far away after a pause as before it."""
    local, bot_players = await in_discussion(store, clock, 0, monkeypatch)
    course = local.table.running

    def still() -> list[float]:
        due = bot_players.conversation.due(course)
        assert due is not None
        return [due - clock(), *(when - clock() for when, _ in bot_players._open(course))]

    before = still()
    await local.host_moves.pause(HOST)
    clock.pass_(600)
    await local.host_moves.resume(HOST)
    assert still() == pytest.approx(before)
