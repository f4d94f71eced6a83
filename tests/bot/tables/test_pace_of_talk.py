"""Automated talk does not depend on a secret card, an old claim, a tie or the night (MACHINES.md, 5)."""

from collections import Counter
from itertools import pairwise
from typing import Any, cast

import pytest

from bot.store import Store
from bot.tables.players.bot_players import BotPlayers
from bot.tables.players.conversation import ANSWER, FIRST, GAP, MOST, RESPECT, SLOW_LINES
from bot.tables.quiet_hours import ClockRest, read_quiet
from bot.tables.refusal import Refused
from bot.tables.session.entries import Talk
from engines import Ask, Text
from tests.bot.tables.conftest import HOST, Clock, LocalTable, reloaded
from tests.bot.tables.slow_table import HOUR, PRAGUE, slow_game
from tests.bot.tables.talking_bot_players import (
    THINKING,
    in_discussion,
    lines,
    live_on,
    living,
    phase_of,
    to_a_tie,
    until,
    with_bot_players,
)

DEALS = (5, 9, 11)
"""Deals of 11 in which an automated player holds a card that it may use in the talk."""


@pytest.mark.rule("MA-2.13", "MA-4.5", "MA-5.7")
@pytest.mark.parametrize("deal", DEALS)
async def test_a_holder_of_a_secret_card_speaks_when_others_would(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch, deal: int
) -> None:
    local, bot_players = await in_discussion(store, clock, 2, monkeypatch, 11, deal, extended=True, cards="random")
    begun = clock()
    await live_on(local, bot_players, clock, 60)
    said = lines(local)
    assert said
    assert said[0].at - begun >= FIRST[0]
    assert all(after.at - before.at >= GAP[0] for before, after in pairwise(said))


# ---- a tie


@pytest.mark.rule("MA-5.8")
async def test_machines_do_not_end_the_talk_of_people_about_a_tie(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """A single vote that is given to somebody else would end it (MF-7.14)."""
    local, _ = await in_discussion(store, clock, 9, monkeypatch)
    bot_players = await to_a_tie(local, clock, lambda: with_bot_players(local, 4))
    asks = [ask for ask in local.table.running.open_asks(clock()) if ask.name == "mafie.vote.change"]
    end = local.table.running.time.deadline(asks[0].id)
    assert end is not None
    answered = len(local.table.running.game.record.moves)
    await live_on(local, bot_players, clock, int(MOST * (end - clock())) - 1, "tie")
    assert phase_of(local) == "tie"
    assert len(local.table.running.game.record.moves) == answered
    assert lines(local), "they talk in it"
    await live_on(local, bot_players, clock, 12, "tie")
    assert len(local.table.running.game.record.moves) > answered


@pytest.mark.rule("MA-5.8")
async def test_machines_end_the_talk_about_a_tie_when_half_of_the_people_stay(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    local, _ = await in_discussion(store, clock, 9, monkeypatch)
    bot_players = await to_a_tie(local, clock, lambda: with_bot_players(local, 4))
    for pressed, seat in enumerate(living(local)[:2], 1):
        before = len(local.table.running.game.record.moves)
        await local.answers.answer(100 + seat, "mafie.vote.change", None, ("pass",))
        await live_on(local, bot_players, clock, 10, "tie")
        assert (len(local.table.running.game.record.moves) > before + 1) == (pressed == 2)


# ---- what belongs to another talk


@pytest.mark.rule("MA-5.7")
async def test_a_claim_before_the_talk_quickens_nothing(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    local, bot_players = await in_discussion(store, clock, 2, monkeypatch)
    course, (first, *_, last) = local.table.running, living(local)
    course.talk_log.add(Talk("claim", seat=first, key="say-knows", target=last, value="0.verdict"), clock() - 300, 0)
    due = bot_players.conversation.due(course)
    assert due is not None
    assert FIRST[0] <= due - clock() <= FIRST[1]


@pytest.mark.rule("MA-5.7", "MF-7.9")
async def test_a_talk_that_is_repeated_begins_anew(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody got a vote: the table talks again, in a phase of the same name."""
    local, bot_players = await in_discussion(store, clock, 2, monkeypatch)
    await live_on(local, bot_players, clock, 150)
    before = len(lines(local))
    assert before >= 4
    await until(local, clock, lambda phase: phase == "first")
    await until(local, clock, lambda phase: phase == "discussion")
    due = bot_players.conversation.due(local.table.running)
    assert due is not None
    assert FIRST[0] <= due - clock() <= FIRST[1]
    await live_on(local, bot_players, clock, 30)
    assert len(lines(local)) > before


# ---- answers


def ready(local: LocalTable) -> set[int]:
    return {seat.seat for seat in local.table.scene().public.seats if seat.ready}


@pytest.mark.rule("MA-5.2", "MA-5.7")
async def test_an_automated_player_ready_to_vote_still_answers(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    local, bot_players = await in_discussion(store, clock, 4, monkeypatch)
    await live_on(local, bot_players, clock, 175)
    people, accused = living(local)[:4], living(local)[5]
    assert ready(local) == set(living(local)) - set(people)
    await local.claiming.claim(100 + people[0], "say-knows", accused)
    claimed = clock()
    await live_on(local, bot_players, clock, 15)
    answers = [one for one in lines(local) if one.at >= claimed]
    assert [one.entry.seat for one in answers] == [accused], "and nobody else has anything to say any more"
    assert ANSWER[0] <= answers[0].at - claimed <= ANSWER[1] + 1


@pytest.mark.rule("MA-5.7")
@pytest.mark.parametrize("key", ["say-trust", "say-suspect"])
async def test_a_claim_that_asks_for_no_answer_is_respected_also_where_it_speaks_of_a_machine(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    local, bot_players = await in_discussion(store, clock, 2, monkeypatch)
    monkeypatch.setattr("bot.tables.players.conversation.ANSWER", (1.0, 1.0))
    clock.pass_(30)
    claimed = clock()
    await local.claiming.claim(100 + living(local)[0], key, living(local)[4])
    due = bot_players.conversation.due(local.table.running)
    assert due is not None
    assert due >= claimed + RESPECT


@pytest.mark.rule("MA-5.7")
async def test_a_silent_accused_lets_nobody_else_speak_sooner(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    local, bot_players = await in_discussion(store, clock, 2, monkeypatch)
    accused = living(local)[4]
    given(bot_players, {seat: None if seat == accused else Text("say-unsure") for seat in range(9)})
    monkeypatch.setattr("bot.tables.players.conversation.ANSWER", (1.0, 1.0))
    clock.pass_(30)
    claimed = clock()
    await local.claiming.claim(100 + living(local)[0], "say-knows", accused)
    await live_on(local, bot_players, clock, 10)
    assert RESPECT <= lines(local)[0].at - claimed <= RESPECT + 1


# ---- players with nothing to say


class Speaker:
    """A player that has the same line for every talk, or none."""

    def __init__(self, line: Text | None) -> None:
        self.line = line

    def say(self, _view: object) -> Text | None:
        return self.line

    def choose(self, ask: Ask, _view: object) -> tuple[str, ...] | None:
        """End its own speech, and answer nothing else."""
        return ("done",) if ask.name == "mafie.day.speech" else None

    def hear(self, *_told: object) -> None:
        pass

    def listen(self, *_said: object) -> None:
        pass


def given(bot_players: BotPlayers, said: dict[int, Text | None]) -> dict[int, Speaker]:
    """Let automated players with such lines take these seats."""
    players = {seat: Speaker(line) for seat, line in said.items()}
    cast("Any", bot_players.player_memory)._made = lambda seat, _course: players[seat]
    return players


@pytest.mark.rule("MA-3.5")
@pytest.mark.parametrize("change", ["a press", "a seat", "an undo"])
async def test_silent_players_think_again_as_a_new_process_would(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    local, bot_players = await in_discussion(store, clock, 2, monkeypatch)
    given(bot_players, dict.fromkeys(range(9)))
    await live_on(local, bot_players, clock, 30)
    assert bot_players.conversation.due(local.table.running) is None
    if change == "a press":
        await local.answers.answer(100 + living(local)[0], "mafie.day.ready", None, ("ready",))
    elif change == "a seat":
        await local.host_moves.automate(HOST, living(local)[0])
    else:
        await taken_back(local, clock)
    again = BotPlayers(local.answers, THINKING)
    assert bot_players.conversation.due(local.table.running) == again.conversation.due(local.table.running)


async def taken_back(local: LocalTable, clock: Clock) -> None:
    """Go back to the beginning of the talk."""
    while True:
        try:
            await local.host_moves.undo(HOST)
            break
        except Refused:
            clock.pass_(60)
            await local.answers.expire_due()
    await until(local, clock, lambda phase: phase == "discussion")


# ---- a phase a day


async def slow_talk(store: Store, clock: Clock, begins: str) -> tuple[LocalTable, BotPlayers]:
    """A slow game of nine with two people, in its first discussion, which begins at about that time."""
    local = await slow_game(store, clock, begins)
    await local.host_moves.change_talk(HOST, {"claims": "on"})
    while phase_of(local) != "discussion":
        clock.pass_(600)
        await local.answers.expire_due()
    return local, with_bot_players(local, 2)


async def live_slowly(local: LocalTable, bot_players: BotPlayers, clock: Clock, hours: float) -> None:
    """Let time pass from one thing that machines do to the next, and look at them every ten minutes."""
    end = clock() + hours * HOUR
    while phase_of(local) == "discussion" and clock() < end:
        due = await bot_players.act()
        clock.time = min(clock() + 600, end if due is None else due)


def quiet(at: float) -> bool:
    return ClockRest(read_quiet("auto"), PRAGUE).until(at) is not None


@pytest.mark.rule("MA-5.7")
@pytest.mark.parametrize("later", [0, 2])
async def test_machines_say_nothing_in_quiet_hours(store: Store, clock: Clock, later: int) -> None:
    local, bot_players = await slow_talk(store, clock, "2026-07-01 12:00")
    while not quiet(clock() + (2 - later) * HOUR):
        clock.pass_(600)
    local.table.running.opened.move(clock() - local.table.running.opened.since(local.table.running.game.asks[0].id))
    await live_slowly(local, bot_players, clock, 16)
    assert lines(local)
    assert not [one for one in lines(local) if quiet(one.at)]


@pytest.mark.rule("MA-5.7", "MA-5.2")
async def test_each_machine_speaks_before_one_speaks_again_in_a_slow_game(store: Store, clock: Clock) -> None:
    local, bot_players = await slow_talk(store, clock, "2026-07-01 12:00")
    given(bot_players, {seat: Text("say-unsure") for seat in range(9)})
    await live_slowly(local, bot_players, clock, 30)
    spoke = [one.entry.seat for one in lines(local)]
    theirs = set(living(local)[2:])
    assert set(spoke[: len(theirs)]) == theirs
    assert max(Counter(spoke).values()) <= SLOW_LINES


@pytest.mark.rule("MA-5.7")
async def test_nobody_says_a_fourth_line_in_a_day_of_a_slow_game(store: Store, clock: Clock) -> None:
    local, bot_players = await slow_talk(store, clock, "2026-07-01 12:00")
    chatty = living(local)[3]
    given(bot_players, {seat: Text("say-unsure") if seat == chatty else None for seat in range(9)})
    await live_slowly(local, bot_players, clock, 30)
    assert [one.entry.seat for one in lines(local)] == [chatty] * SLOW_LINES


# ---- a pause


@pytest.mark.rule("MA-5.7")
@pytest.mark.parametrize("claims", [False, True])
async def test_a_pause_brings_no_line_and_no_answer_nearer(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch, *, claims: bool
) -> None:
    local, bot_players = await in_discussion(store, clock, 2, monkeypatch)
    await live_on(local, bot_players, clock, 40)
    if claims:
        await local.claiming.claim(100 + living(local)[0], "say-knows", living(local)[4])
    before, spoken = bot_players.conversation.due(local.table.running), len(lines(local))
    assert spoken
    assert before is not None
    left = before - clock()
    await local.host_moves.pause(HOST)
    clock.pass_(600)
    await local.host_moves.resume(HOST)
    after = bot_players.conversation.due(local.table.running)
    assert after is not None
    assert after - clock() == pytest.approx(left)
    again = (await reloaded(store, clock)).table.running
    assert [one.at for one in again.talk_log.spoken] == [one.at for one in local.table.running.talk_log.spoken]


@pytest.mark.rule("TK-5.4")
async def test_a_claim_in_a_pause_keeps_its_moment(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    local, _ = await in_discussion(store, clock, 2, monkeypatch)
    first, second, *_, last = living(local)
    await local.host_moves.pause(HOST)
    clock.pass_(60)
    await local.claiming.claim(100 + first, "say-knows", last)
    clock.pass_(11)
    await local.host_moves.resume(HOST)
    await local.claiming.claim(100 + first, "say-trust", second)
    assert [one.at for one in local.table.running.talk_log.spoken] == [clock() - 11, clock()]
