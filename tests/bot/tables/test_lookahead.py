"""Strong automated players: the search's answer if it is found in time, else the normal one; nothing waits (MA-6.5)."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import pytest

from bot.games.game import usual_options
from bot.simulation.search import Situation, best, situation_of
from bot.simulation.search import processes as searches_module
from bot.simulation.search.processes import Searches
from bot.store import Store, TableRow, open_store
from bot.tables.lobby_odds import LobbyOdds
from bot.tables.players.bot_players import LONGER, SPARE, BotPlayers
from bot.tables.session.course import Course
from bot.tables.session.entries import Deal, row_of
from bot.tables.session.live_table import LiveTable
from bot.tables.tempo import Tempo
from engines.players import Level, effort_of
from engines.players.protocol import Picks
from engines.zbojnici import asks
from tests.bot.tables.conftest import Clock, LocalTable

THINKING = (3.0, 8.0)


@dataclass
class Found(Searches):
    """Finds the last option of every question, when it is let."""

    asked: list[Situation] = field(default_factory=list)
    at_work: int = 0
    most: int = 0
    go: asyncio.Event = field(default_factory=asyncio.Event)
    fault: Exception | None = None
    nothing: bool = False

    async def found(self, situation: Situation) -> Picks | None:
        self.asked.append(situation)
        self.at_work += 1
        self.most = max(self.most, self.at_work)
        try:
            await self.go.wait()
        finally:
            self.at_work -= 1
        if self.fault is not None:
            raise self.fault
        return None if self.nothing else (situation.ask.options[-1].id,)


async def table_of(store: Store, clock: Clock, level: Level, game: str = "zbojnici") -> LocalTable:
    """Return a table of automated players of a level, dealt from a known seed."""
    row = TableRow(id="tablexyz", guild_id=1, channel_id=2, host_id=900, game=game, options=usual_options(game))
    await store.create_table(row)
    local = LocalTable(LiveTable(row, (), store, clock))
    await local.lobby_moves.fill(4 if game == "zbojnici" else 7)
    await local.lobby_moves.change_talk({"machines": level})
    table = local.table
    table.seed = f"{7:032x}"
    course, deal = table.new_course(), Deal()
    course.apply(deal, clock())
    await store.append(table.id, 0, (clock(), *row_of(deal)), phase="running", seed=table.seed)
    table.phase = "running"
    table.course = course
    return local


async def settle() -> None:
    """Let all tasks go on as far as they can."""
    for _ in range(5):
        await asyncio.sleep(0)


async def play_to(local: LocalTable, bot_players: BotPlayers, clock: Clock, name: str) -> None:
    """Play until a question of this name is open."""
    for _ in range(500):
        if any(ask.name == name for ask in local.table.running.game.asks):
            await bot_players.act()
            return
        await local.answers.answer_forced()
        soonest = await bot_players.act()
        await settle()
        clock.time = max(clock.time, soonest or clock.time + 1)
    raise AssertionError(f"{name} was never asked")


@pytest.mark.rule("MA-6.5", "MA-14.8")
@pytest.mark.parametrize("level", ["skilled", "strong"])
async def test_a_search_that_ends_in_time_gives_the_answer(store: Store, clock: Clock, level: Level) -> None:
    local, searches = await table_of(store, clock, level), Found()
    searches.go.set()
    await play_to(local, BotPlayers(local.answers, THINKING, searches), clock, asks.COMMIT)
    figures = [move for move in local.table.running.game.record.moves if move.ask_name == asks.FIGURE]
    last = {situation.ask.options[-1].id for situation in searches.asked if situation.ask.name == asks.FIGURE}
    assert figures
    assert {move.picks[0] for move in figures} == last
    assert {situation.effort for situation in searches.asked} == {effort_of("zbojnici", level)}


@dataclass
class Answers:
    """The answers to first figures at a table of strong automated players, with their times and the ends of their clocks."""

    picks: dict[str, Picks] = field(default_factory=dict)
    at: dict[str, float] = field(default_factory=dict)
    ends: dict[str, float | None] = field(default_factory=dict)


async def answers(tmp_path: Path, searches: Found | None) -> Answers:
    store, clock = await open_store(str(tmp_path / f"{id(searches)}.sqlite3")), Clock()
    local, given = await table_of(store, clock, "strong"), Answers()
    take = local.answers.answer_for

    async def noted(course: Course, undone: int, ask_id: str, picks: Sequence[str]) -> bool:
        if ask_id.startswith(asks.FIGURE) and ask_id.endswith("/1"):
            given.picks[ask_id], given.at[ask_id] = tuple(picks), clock()
            given.ends[ask_id] = local.table.running.time.deadline(ask_id)
        return await take(course, undone, ask_id, picks)

    cast("Any", local.answers).answer_for = noted
    await play_to(local, BotPlayers(local.answers, THINKING, searches), clock, asks.COMMIT)
    await store.close()
    return given


@pytest.mark.rule("MA-6.5", "MA-4.5")
async def test_the_moment_of_an_answer_does_not_depend_on_the_search(tmp_path: Path) -> None:
    found, nothing = Found(), Found(nothing=True)
    for searches in (found, nothing):
        searches.go.set()
    usual, one, other = [await answers(tmp_path, searches) for searches in (None, found, nothing)]
    assert one.at == other.at == usual.at
    assert one.picks != other.picks == usual.picks
    assert len(usual.at) > 1
    assert found.most == 1, "one decision a table"


@pytest.mark.rule("MA-6.5")
async def test_three_seconds_before_the_clock_ends_it_is_answered_as_usual(tmp_path: Path) -> None:
    never = Found()
    given, usual = await answers(tmp_path, never), await answers(tmp_path, None)
    assert given.picks == usual.picks
    assert {ask_id: end and end - SPARE for ask_id, end in given.ends.items()} == given.at
    assert never.most == 1


@pytest.mark.rule("MA-6.5")
async def test_a_late_search_gives_the_answer_when_it_ends(store: Store, clock: Clock) -> None:
    local, searches = await table_of(store, clock, "strong"), Found()
    bot_players = BotPlayers(local.answers, THINKING, searches)
    await play_to(local, bot_players, clock, asks.COLOR)
    clock.pass_(20)
    moves = local.table.running.game.moves_made
    assert await bot_players.act() == clock() + LONGER
    assert local.table.running.game.moves_made == moves
    searches.go.set()
    await settle()
    await bot_players.act()
    assert local.table.running.game.moves_made > moves


@pytest.mark.rule("MA-6.5")
async def test_a_search_never_answers_another_question(store: Store, clock: Clock) -> None:
    local, searches = await table_of(store, clock, "strong"), Found()
    bot_players = BotPlayers(local.answers, THINKING, searches)
    await play_to(local, bot_players, clock, asks.FIGURE)
    ask = searches.asked[0].ask
    assert bot_players.lookahead.take(ask) is None
    searches.go.set()
    await settle()
    assert bot_players.lookahead.take(ask) is None


@pytest.mark.rule("MA-6.5", "MA-3.5")
async def test_an_undo_forgets_finished_searches(store: Store, clock: Clock) -> None:
    local, searches = await table_of(store, clock, "strong"), Found()
    searches.go.set()
    bot_players = BotPlayers(local.answers, THINKING, searches)
    await play_to(local, bot_players, clock, asks.COMMIT)
    found = dict(bot_players.lookahead._found)
    assert found
    await local.host_moves.undo(900)
    before, course = len(searches.asked), local.table.running
    assert course.undone == 1
    assert all(bot_players.lookahead.waits(ask, course) for ask in course.game.asks)
    await bot_players.act()
    await settle()
    assert {situation.ask.id for situation in searches.asked[before:]} == {ask.id for ask in course.game.asks}


@pytest.mark.rule("MA-6.5", "MA-3.5")
async def test_a_search_from_before_an_undo_does_not_answer_the_question_asked_again(store: Store, clock: Clock) -> None:
    """The search was begun before the undo, and ends after it: it is done once more."""
    local, searches = await table_of(store, clock, "strong"), Found()
    bot_players = BotPlayers(local.answers, THINKING, searches)
    await play_to(local, bot_players, clock, asks.FIGURE)
    await let_go(searches)
    ask = searches.asked[-1].ask
    assert ask.name == asks.FIGURE and searches.at_work == 1
    other = next(one for one in local.table.running.game.asks if one.id != ask.id)
    await local.answers.answer_for(local.table.running, 0, other.id, [other.options[0].id])
    await local.host_moves.undo(900)
    course = local.table.running
    assert course.undone == 1 and ask.id in {one.id for one in course.game.asks}
    await bot_players.act()
    await let_go(searches)
    assert bot_players.lookahead.waits(ask, course), "that was thought of a game that is not played any more"
    for _ in course.game.asks:
        await let_go(searches)
    assert not bot_players.lookahead.waits(ask, course)
    assert [situation.ask.id for situation in searches.asked].count(ask.id) == 2


async def let_go(searches: Found) -> None:
    """Let what is searched now be found, and the next search begin."""
    begun, searches.go = searches.go, asyncio.Event()
    begun.set()
    await settle()


@pytest.mark.rule("MA-6.5")
async def test_a_search_that_fails_holds_nothing_up(store: Store, clock: Clock) -> None:
    local, searches = await table_of(store, clock, "strong"), Found(fault=ValueError("no"))
    searches.go.set()
    bot_players = BotPlayers(local.answers, THINKING, searches)
    await play_to(local, bot_players, clock, asks.COMMIT)
    assert len(searches.asked) > 3


@pytest.mark.rule("MA-6.5")
@pytest.mark.parametrize(("level", "game"), [("normal", "zbojnici"), ("gentle", "zbojnici"), ("strong", "mafie")])
async def test_other_machines_do_not_look_ahead(store: Store, clock: Clock, level: Level, game: str) -> None:
    local, searches = await table_of(store, clock, level, game), Found()
    searches.go.set()
    bot_players = BotPlayers(local.answers, THINKING, searches)
    for _ in range(20):
        await local.answers.answer_forced()
        clock.time = max(clock.time + 1, await bot_players.act() or 0)
    assert local.table.running.game.moves_made > 3
    assert searches.asked == []


@pytest.mark.rule("MA-6.5")
async def test_a_table_that_is_left_thinks_no_more(store: Store, clock: Clock) -> None:
    local, searches = await table_of(store, clock, "strong"), Found()
    bot_players = BotPlayers(local.answers, THINKING, searches)
    await play_to(local, bot_players, clock, asks.FIGURE)
    await settle()
    assert searches.at_work == 1
    bot_players.lookahead.leave()
    await settle()
    assert searches.at_work == 0


@pytest.mark.soak
@pytest.mark.rule("MA-6.5")
async def test_a_process_decides_for_a_table(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the real process: what it found for the first figure is what is answered."""
    monkeypatch.setattr(searches_module, "DECISION_TIMEOUT", 240.0)
    local, searches = await table_of(store, clock, "strong"), Searches()
    bot_players = BotPlayers(local.answers, THINKING, searches)
    for _ in range(100):
        await local.answers.answer_forced()
        await bot_players.act()
        if any(ask.name == asks.FIGURE for ask in local.table.running.game.asks):
            break
        clock.pass_(1)
    game = local.table.running.game
    found = {ask.id: best(situation_of(game, ask, int(local.table.seed or "", 16))) for ask in game.asks}
    assert None not in found.values()
    while bot_players.lookahead._at_work is not None and not bot_players.lookahead._at_work.done():
        await bot_players.lookahead._at_work
    for _ in range(10):
        clock.pass_(1)
        await bot_players.act()
    await searches.close()
    given = {f"{move.ask_name}/{move.seat}/1": move.picks for move in reversed(local.table.running.game.record.moves)}
    assert {ask_id: given[ask_id] for ask_id in found} == found


@pytest.mark.rule("MA-7.5", "MA-14.8")
@pytest.mark.parametrize("level", ["skilled", "strong"])
async def test_a_lobby_of_machines_that_look_ahead_says_nothing_of_odds(store: Store, clock: Clock, level: Level) -> None:
    row = TableRow(id="lobby", guild_id=1, channel_id=3, host_id=900, game="zbojnici", options=usual_options("zbojnici"))
    await store.create_table(row)
    local, odds = LocalTable(LiveTable(row, (), store, clock)), LobbyOdds(store, Tempo(odds=(), odds_after=0.0))
    await local.lobby_moves.fill(4)
    odds.look(local.table)
    assert local.table.id in odds._lobbies
    await local.lobby_moves.change_talk({"machines": level})
    odds.look(local.table)
    assert odds._lobbies == {}
    assert odds.of(local.table) is None
    await odds.close()
