"""Automated players hear each other's lines."""

import asyncio
import secrets
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.games import game_of
from bot.store import Store
from bot.tables.players.bot_players import BotPlayers
from bot.tables.players.conversation import time_to_think
from bot.tables.players.player_memory import catch_up
from bot.tables.refusal import Refused
from engines import Ask, Notice, Option, Text
from engines.mafie.asks import FIRST
from engines.players import Player
from engines.players.whims import Level
from tests.bot.tables.conftest import HOST, Clock, LocalTable, reloaded, seated


class Talker:
    """An automated player that says one line and notes what it hears."""

    def __init__(self, line: Text | None) -> None:
        self.line = line
        self.told: list[str] = []
        self.order: list[str] = []
        self.heard: list[tuple[int, Text]] = []

    def say(self, _view: object) -> Text | None:
        return self.line

    def listen(self, seat: int, line: Text) -> None:
        self.heard.append((seat, line))
        self.order.append("line")

    def hear(self, notice: Notice) -> None:
        self.told.append(notice.text.key)
        self.order.append("notice")


async def in_discussion(store: Store, clock: Clock, table: str = "tablexyz", *, machines: Level = "normal") -> LocalTable:
    """A table of nine in its first discussion."""
    local = await seated(store, clock, 9, table=table, machines=machines)
    await local.host_moves.change_talk(HOST, {"claims": "on"})
    while local.table.scene().public.phase != "discussion":
        clock.pass_(1)
        await local.answers.expire_due()
    return local


@pytest.mark.rule("TK-5.6", "MA-3.5")
async def test_automated_players_hear_each_other(store: Store, clock: Clock) -> None:
    local, line = await in_discussion(store, clock), Text("say-knows", {"seat": "seat:1"})
    bot_players = BotPlayers(local.answers, (0.0, 0.0))
    players: Any = {0: Talker(line), 2: Talker(None)}
    cast("Any", bot_players.player_memory)._made = lambda seat, _course: players[seat]
    for seat in players:
        local.table.seat(seat).bot_player = True
    for seat in (0, 0, 2):
        await bot_players.speak(seat)
    said = [one.entry for one in local.table.running.talk_log.spoken]
    assert [(one.what, one.seat, one.key, one.args) for one in said] == [("said", 0, "say-knows", {"seat": "seat:1"})], (
        "once in each discussion"
    )
    assert players[2].heard == [(0, line)]


@pytest.mark.rule("TK-5.6")
async def test_automated_players_hear_claims_of_people_as_their_own_lines(store: Store, clock: Clock) -> None:
    local = await in_discussion(store, clock)
    hearer, who = Talker(None), _living(local)[0]
    await local.claiming.claim(100 + who, "say-knows", 8 - who)
    heard_by(hearer, local)
    assert hearer.heard == [(who, Text("say-knows", {"seat": f"seat:{8 - who}"}))]


@pytest.mark.rule("MA-3.5")
async def test_after_a_restart_everything_is_heard_again_in_its_order(store: Store, clock: Clock) -> None:
    local = await in_discussion(store, clock)
    await local.claiming.claim(100 + _living(local)[0], "say-suspect", 8 - _living(local)[0])
    before, after = Talker(None), Talker(None)
    heard_by(before, local)
    again = await reloaded(store, clock)
    heard_by(after, again)
    assert (after.heard, after.told) == (before.heard, before.told)
    assert after.order.index("line") > 0, "the dawn was told before the line was said"


@pytest.mark.rule("MA-3.5")
async def test_an_undo_makes_the_automated_players_anew(store: Store, clock: Clock) -> None:
    local = await in_discussion(store, clock)
    local.table.seats[2].bot_player = True
    bot_players = BotPlayers(local.answers, (0.0, 0.0))
    before = bot_players.player_memory.of(2, local.table.running)
    while True:
        try:
            await local.host_moves.undo(HOST)
            break
        except Refused:
            clock.pass_(60)
            await local.answers.expire_due()
    assert bot_players.player_memory.of(2, local.table.running) is not before


@pytest.mark.rule("TK-5.6")
async def test_an_automated_player_votes_otherwise_after_a_claim(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person's claim counts as much as an automated line: some strong automated player follows it (MA-14.3)."""
    monkeypatch.setattr(secrets, "token_bytes", bytes)  # the same deal each time
    local = await in_discussion(store, clock, machines="strong")
    accused, *others = _living(local)
    for seat in others[:5]:
        await local.claiming.claim(100 + seat, "say-knows", accused)
    while local.table.scene().public.phase != "first":
        clock.pass_(5)
        await local.answers.expire_due()
    clock.pass_(1)
    seen = {}
    for hears in (True, False):
        bot_players = BotPlayers(local.answers, (0.0, 0.0))
        for ask in (one for one in local.table.running.open_asks(clock()) if one.name == FIRST):
            player = bot_players.player_memory._made(ask.seat, local.table.running)
            heard_by(player if hears else _Deaf(player), local, ask.seat)
            seen[hears, ask.seat] = player.choose(ask, local.table.running.game.view(ask.seat))
    follow = [seat for seat in others if seen[True, seat] == (f"seat:{accused}",) != seen[False, seat]]
    assert follow


class _Fickle(Talker):
    """An automated player that picks another option each time it is asked."""

    def __init__(self) -> None:
        super().__init__(None)
        self.asked: list[str] = []

    def choose(self, ask: Ask, _view: object) -> tuple[str, ...]:
        self.asked.append(ask.id)
        return (ask.options[len(self.asked) % len(ask.options)].id,)


@pytest.mark.rule("MA-3.5")
async def test_automated_players_answer_a_changeable_vote_once(store: Store, clock: Clock) -> None:
    """A vote can be changed as long as the ballot is open: two automated players would change theirs for ever."""
    local = await in_discussion(store, clock)
    await _until_first_ballot(local, clock)
    seats = _living(local)[:2]
    players: Any = {seat: _Fickle() for seat in seats}
    for seat in seats:
        local.table.seats[seat].bot_player = True
    bot_players = BotPlayers(local.answers, (0.0, 0.0))
    cast("Any", bot_players.player_memory)._made = lambda seat, _course: players[seat]
    async with asyncio.timeout(30):
        for _ in range(3):
            await bot_players.act()
    asked = [ask for seat in seats for ask in players[seat].asked if ask.startswith(FIRST)]
    assert len(asked) == len(set(asked)) == len(seats)


@pytest.mark.rule("MA-3.5")
@pytest.mark.parametrize("first", [True, False], ids=["before it is taken", "once it is taken"])
@pytest.mark.parametrize("what", ["pause", "undo"])
async def test_an_automated_player_answers_after_a_pause_or_an_undo_in_the_moment_of_its_answer(
    what: str, first: bool, store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host's command may wait before or behind the answer, which the player has not heard of yet."""
    local, seat, bot_players = await _one_at_the_first_ballot(store, clock)
    answer_for, interruptions = local.answers.answer_for, iter([getattr(local.host_moves, what)])

    async def interrupted(*args: Any) -> bool:
        interrupt = next(interruptions, None)
        if interrupt is not None and first:
            await interrupt(HOST)
        taken = await answer_for(*args)
        if interrupt is not None and not first:
            await interrupt(HOST)
        return taken

    monkeypatch.setattr(local.answers, "answer_for", interrupted)
    await bot_players.act()
    if what == "pause":
        await local.host_moves.resume(HOST)
    await _until_first_ballot(local, clock)
    await bot_players.act()
    assert local.table.scene().public.ballot.voted == (seat,)


@pytest.mark.rule("MA-3.4", "MA-3.5")
async def test_an_answer_that_is_not_taken_leaves_no_trace_in_the_player(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player may count its answers, as one of Zbojníci does in the Harbour: it must not count this one twice."""
    local, seat, bot_players = await _one_at_the_first_ballot(store, clock)
    cast("Any", bot_players.player_memory)._made = lambda _seat, _course: _Fickle()
    answer_for, pauses = local.answers.answer_for, iter([local.host_moves.pause])

    async def interrupted(*args: Any) -> bool:
        for pause in pauses:
            await pause(HOST)
        return await answer_for(*args)

    monkeypatch.setattr(local.answers, "answer_for", interrupted)
    await bot_players.act()
    await local.host_moves.resume(HOST)
    ask = next(ask for ask in local.table.running.open_asks(clock()) if (ask.name, ask.seat) == (FIRST, seat))
    await bot_players.act()
    assert local.table.running.game.record.moves[-1].picks == _Fickle().choose(ask, None)


async def _one_at_the_first_ballot(store: Store, clock: Clock) -> tuple[LocalTable, int, BotPlayers]:
    """Return a table that asks for its first ballot, the seat of its one automated player, and that player."""
    local = await in_discussion(store, clock)
    await _until_first_ballot(local, clock)
    seat = _living(local)[0]
    local.table.seats[seat].bot_player = True
    bot_players = BotPlayers(local.answers, (0.0, 0.0))
    return local, seat, bot_players


async def _until_first_ballot(local: LocalTable, clock: Clock) -> None:
    while local.table.scene().public.phase != "first":
        clock.pass_(5)
        await local.answers.expire_due()
    clock.pass_(1)


def heard_by(player: object, local: LocalTable, seat: int = 2) -> None:
    """Let a player hear all that has reached its seat."""
    course = local.table.running
    catch_up(cast("Player", player), seat, course, (0, 0), course.time.released(local.table.now()))


def _living(local: LocalTable) -> list[int]:
    return [seat.seat for seat in local.table.scene().public.seats if seat.living]


class _Deaf:
    """A player that hears what is told and nothing that is said."""

    def __init__(self, player: Player) -> None:
        self.hear = player.hear

    def listen(self, _seat: int, _line: Text) -> None:
        """Hear nothing."""


def test_an_automated_player_answers_the_parts_of_its_turn_sooner() -> None:
    """T-1: an automated player thinks once about a turn, not again about each part of it."""
    course: Any = SimpleNamespace(timing=game_of("mafia_city").timing)
    answers: Any = SimpleNamespace(table=SimpleNamespace(id="t1", seats=[], game="mafia_city", seed="1", course=course))
    bot_players = BotPlayers(answers, (3.0, 8.0))
    turn, place = (Ask(name, seat=0, options=(), clock="turn", id=f"{name}/0/1") for name in ("mafia_city.turn", "mafia_city.turn.place"))
    assert 3.0 <= bot_players._thought(turn, course) <= 8.0
    assert 0.6 <= bot_players._thought(place, course) <= 1.6


@pytest.mark.rule("MA-4.5")
def test_the_time_to_think_hangs_on_the_table_the_seat_and_the_question_alone() -> None:
    few, many = ((Option(f"seat:{seat}", Text("opt-seat")) for seat in range(count)) for count in (1, 9))
    asked = Ask(FIRST, seat=3, options=tuple(few), clock="vote", id=f"{FIRST}/2")
    wider = Ask(FIRST, seat=3, options=tuple(many), default=("seat:1",), least=0, clock="vote", id=f"{FIRST}/2")
    assert time_to_think("t1", asked, (3.0, 8.0)) == time_to_think("t1", wider, (3.0, 8.0))
    times = [time_to_think(f"t{table}", asked, (3.0, 8.0)) for table in range(400)]
    assert all(3.0 <= time <= 8.0 for time in times)
    assert len(set(times)) > 200
    assert 5.2 < sum(times) / len(times) < 5.8


async def test_an_automated_player_does_not_answer_for_a_person_who_has_taken_the_seat_back(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    course = local.table.running
    ask = next(ask for ask in course.open_asks(clock()) if ask.clock is not None)
    await local.host_moves.automate(HOST, ask.seat)
    await local.host_moves.give_back(100 + ask.seat, ask.seat)
    assert not await local.answers.answer_for(course, course.undone, ask.id, (ask.options[0].id,))
    assert ask in course.game.asks
