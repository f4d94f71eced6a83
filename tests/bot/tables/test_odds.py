"""Games among machines for lobbies: what is shown when, which of several lobbies is served, and what ends a run (MA-7.5, MA-7.6)."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from bot.fingerprint import fingerprint
from bot.presenting.lobby_scene import Leaning
from bot.simulation import Tally, simulate
from bot.store import OddsKey, Store, StoreLocked
from bot.tables import odds as module
from bot.tables.odds import Odds
from bot.tables.odds_run import OddsRun
from bot.tables.record import balance
from bot.tables.record.balance import Chosen, chosen
from bot.tables.record.lobby_scene import lobby_scene
from bot.tables.tempo import Tempo
from tests.bot.tables.conftest import HOST, Clock, Laid, lay

TEMPO = Tempo(odds=(200, 1000), odds_after=0.0)
COUNTING = Leaning()


@dataclass
class Played:
    """A run that plays when the test says so."""

    what: Chosen
    first: int
    last: int
    answers: "asyncio.Queue[Tally | None]" = field(default_factory=asyncio.Queue)
    begun: bool = False
    ended: bool = False
    closed: bool = False

    async def begin(self) -> None:
        self.begun = True

    async def tally(self) -> Tally | None:
        answer = await self.answers.get()
        return None if self.ended else answer

    def end(self) -> None:
        self.ended = True
        self.answers.put_nowait(None)

    async def close(self) -> None:
        self.closed = True

    def play(self, games: int, mafia: int) -> None:
        tally = Tally(games, moves=100 * games)
        tally.reasons.update({"mafia": mafia, "police": games - mafia})
        self.answers.put_nowait(tally)

    def die(self) -> None:
        self.answers.put_nowait(None)


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[Played]:
    """All runs that were made, the newest last."""
    made: list[Played] = []

    def make(what: Chosen, first: int, last: int) -> Played:
        made.append(Played(what, first, last))
        return made[-1]

    monkeypatch.setattr(module, "OddsRun", make)
    monkeypatch.setattr(balance, "_counted", dict)
    balance._known.cache_clear()
    return made


@pytest.fixture
async def odds(store: Store) -> AsyncIterator[Odds]:
    made = Odds(store, TEMPO)
    yield made
    await made.close()
    balance._known.cache_clear()


async def until(check: Callable[[], Any]) -> Any:
    """Return the first truthy value of ``check``."""
    async with asyncio.timeout(30):
        while not (found := check()):  # noqa: ASYNC110 - the store answers from a thread of its own, nothing tells the test when
            await asyncio.sleep(0.002)
    return found


async def sitting(store: Store, clock: Clock, odds: Odds, people: int = 7, *, table: str = "tablexyz", **options: object) -> Laid:
    """A lobby with so many people whose odds are looked after, as the house does it."""
    laid = await lay(store, clock, table=table, options=options)
    laid.table.leaning = lambda: odds.of(laid.table)
    for seat in range(people):
        await laid.lobby.sit(100 + seat, f"Hráč {seat + 1}")
    laid.table.on_change = lambda: odds.look(laid.table)
    odds.look(laid.table)
    return laid


async def the_run(runs: list[Played], number: int) -> Played:
    """Wait for the run of this number, counted from 1, to have begun."""
    await until(lambda: len(runs) >= number and runs[number - 1].begun)
    return runs[number - 1]


@pytest.mark.rule("MA-7.5", "MA-7.6")
async def test_the_lobby_says_a_number_at_200_and_at_1000_and_nothing_between(
    store: Store, clock: Clock, odds: Odds, runs: list[Played]
) -> None:
    laid = await sitting(store, clock, odds)
    assert laid.table.leaning() == COUNTING
    changes: list[Leaning | None] = []
    laid.table.on_change = lambda: changes.append(laid.table.leaning())
    run = await the_run(runs, 1)
    assert (run.first, run.last) == (0, 1000)
    for _ in range(19):
        run.play(10, 5)
    await until(run.answers.empty)
    assert laid.table.leaning() == COUNTING, "under 200 games there is no number"
    run.play(10, 5)
    await until(lambda: changes)
    assert laid.table.leaning() == Leaning("mafia", 50, 7, 200)
    for _ in range(79):
        run.play(10, 4)
    await until(run.answers.empty)
    assert laid.table.leaning() == Leaning("mafia", 50, 7, 200)
    run.play(10, 4)
    await until(lambda: run.closed)
    assert laid.table.leaning() == Leaning("mafia", 42, 3, 1000)
    assert changes == [Leaning("mafia", 50, 7, 200), Leaning("mafia", 42, 3, 1000)]
    assert len(runs) == 1


@pytest.mark.rule("MA-7.5")
async def test_what_is_counted_is_exactly_what_is_chosen(store: Store, clock: Clock, odds: Odds, runs: list[Played]) -> None:
    laid = await sitting(store, clock, odds, 8, extended=True, cards=[3, 5], final_tie="lot")
    run = await the_run(runs, 1)
    assert (run.what.game, run.what.seats, run.what.level) == ("mafie", 8, "normal")
    assert run.what == chosen("mafie", 8, laid.table.options)
    assert '"cards": [3, 5]' in run.what.options and '"final_tie": "lot"' in run.what.options


@pytest.mark.rule("MA-7.5", "MA-3.1")
async def test_machines_of_another_level_are_counted_by_themselves(store: Store, clock: Clock, odds: Odds, runs: list[Played]) -> None:
    laid = await sitting(store, clock, odds)
    first = await the_run(runs, 1)
    first.play(200, 90)
    await until(lambda: laid.table.leaning() == Leaning("mafia", 45, 7, 200))
    await laid.lobby.change_talk("machines", "gentle")
    assert laid.table.leaning() == COUNTING, "what normal machines have played says nothing of gentle ones"
    await until(lambda: runs[-1].begun and runs[-1].what.level == "gentle")
    assert runs[-1].what == chosen("mafie", 7, laid.table.options, "gentle") and runs[-1].first == 0


@pytest.mark.rule("MA-7.5")
async def test_another_option_ends_the_run_and_begins_another(store: Store, clock: Clock, odds: Odds, runs: list[Played]) -> None:
    laid = await sitting(store, clock, odds)
    first = await the_run(runs, 1)
    first.play(10, 5)
    await laid.lobby.change("final_tie", "lot")
    assert first.ended, "at once, not at the end of a game"
    second = await the_run(runs, 2)
    assert first.closed
    assert second.first == 0 and '"final_tie": "lot"' in second.what.options
    assert laid.table.leaning() == COUNTING


@pytest.mark.rule("MA-7.5")
async def test_an_option_that_is_changed_and_changed_back_before_the_first_game_loses_nothing(
    store: Store, clock: Clock, runs: list[Played]
) -> None:
    odds = Odds(store, replace(TEMPO, odds_after=0.3))
    laid = await sitting(store, clock, odds)
    await until(lambda: all(count.looked_up for count in odds._counts.values()))
    was = str(laid.table.options["final_tie"])
    await laid.lobby.change("final_tie", "lot")
    await laid.lobby.change("final_tie", was)
    run = await until(lambda: next((run for run in runs if run.begun and not run.ended), None))
    run.play(200, 90)
    await until(lambda: laid.table.leaning() == Leaning("mafia", 45, 7, 200))
    await odds.close()


@pytest.mark.rule("MA-7.5")
async def test_somebody_who_sits_down_is_another_table(store: Store, clock: Clock, odds: Odds, runs: list[Played]) -> None:
    laid = await sitting(store, clock, odds, 5)
    assert laid.table.leaning() is None, "five cannot play"
    await laid.lobby.sit(200, "Bára")
    first = await the_run(runs, 1)
    await laid.lobby.sit(201, "Cyril")
    second = await the_run(runs, 2)
    assert first.ended and (first.what.seats, second.what.seats) == (6, 7)


@pytest.mark.rule("MA-7.5")
async def test_after_the_deal_nothing_is_played(store: Store, clock: Clock, odds: Odds, runs: list[Played]) -> None:
    laid = await sitting(store, clock, odds)
    run = await the_run(runs, 1)
    for seat in range(7):
        await laid.lobby.ready(100 + seat, 5_000 + seat)
    assert not run.ended, "being ready changes nothing that counts"
    await laid.lobby.start(HOST)
    assert run.ended
    await until(lambda: run.closed)
    assert laid.table.leaning() is None
    assert len(runs) == 1


@pytest.mark.rule("MA-7.5")
async def test_one_run_at_a_time_and_first_what_nothing_is_known_of(store: Store, clock: Clock, odds: Odds, runs: list[Played]) -> None:
    await sitting(store, clock, odds, 7, table="one")
    first = await the_run(runs, 1)
    first.play(200, 90)
    await until(first.answers.empty)
    other = await sitting(store, clock, odds, 8, table="other")
    second = await the_run(runs, 2)
    assert first.closed and second.what.seats == 8
    second.play(200, 100)
    await until(second.answers.empty)
    third = await the_run(runs, 3)
    assert second.closed
    assert (third.what.seats, third.first) == (7, 200), "the first lobby goes on where it was"
    assert other.table.leaning() == Leaning("mafia", 50, 7, 200)
    odds.leave("one")
    assert third.ended
    assert (await the_run(runs, 4)).first == 200


async def test_two_lobbies_that_have_chosen_the_same_share_a_run(store: Store, clock: Clock, odds: Odds, runs: list[Played]) -> None:
    one = await sitting(store, clock, odds, table="one")
    other = await sitting(store, clock, odds, table="other")
    run = await the_run(runs, 1)
    odds.leave("one")
    assert not run.ended
    run.play(200, 100)
    await until(lambda: other.table.leaning() == Leaning("mafia", 50, 7, 200))
    assert one.table.leaning() is None


@pytest.mark.rule("MA-7.6")
async def test_what_was_counted_once_is_known_after_a_restart(store: Store, clock: Clock, odds: Odds, runs: list[Played]) -> None:
    laid = await sitting(store, clock, odds)
    run = await the_run(runs, 1)
    run.play(200, 100)
    await until(lambda: laid.table.leaning() == Leaning("mafia", 50, 7, 200))
    await odds.close()
    assert run.closed
    again = Odds(store, TEMPO)
    other = await sitting(store, clock, again, table="other")
    await until(lambda: other.table.leaning() == Leaning("mafia", 50, 7, 200))
    run = await the_run(runs, 2)
    assert run.first == 200
    run.play(800, 300)
    await until(lambda: other.table.leaning() == Leaning("mafia", 40, 3, 1000))
    await until(lambda: run.closed)
    await again.close()
    third = Odds(store, TEMPO)
    last = await sitting(store, clock, third, table="third")
    await until(lambda: last.table.leaning() == Leaning("mafia", 40, 3, 1000))
    await third.close()
    assert len(runs) == 2, "nothing is played again"


@pytest.mark.rule("MA-7.5")
async def test_a_row_that_came_with_the_bot_is_shown_at_once(
    store: Store, clock: Clock, odds: Odds, runs: list[Played], monkeypatch: pytest.MonkeyPatch
) -> None:
    tally = Tally(2000, moves=1)
    tally.reasons.update({"mafia": 940, "police": 1060})
    rows = {"mafie": {"basic": {7: balance.Row(tally, fingerprint("mafie")), 8: balance.Row(tally, "of older players")}}}
    monkeypatch.setattr(balance, "_counted", lambda: rows)
    balance._known.cache_clear()
    laid = await sitting(store, clock, odds)
    assert laid.table.leaning() == Leaning("mafia", 47, 2, 2000)
    other = await sitting(store, clock, odds, 8, table="other")
    assert other.table.leaning() == COUNTING, "a row of older rules or players is not this table"
    assert (await the_run(runs, 1)).what.seats == 8


@pytest.mark.rule("MA-7.6")
async def test_switched_off_nothing_is_played_and_what_is_known_is_shown(store: Store, clock: Clock, runs: list[Played]) -> None:
    off = Odds(store, TEMPO, plays=False)
    laid = await sitting(store, clock, off)
    assert laid.table.leaning() is None
    tally = Tally(200, moves=1)
    tally.reasons.update({"mafia": 90, "police": 110})
    await store.odds.keep(OddsKey(*chosen("mafie", 8, {})), tally.plain())
    other = await sitting(store, clock, off, 8, table="other")
    await until(lambda: other.table.leaning() == Leaning("mafia", 45, 7, 200))
    await off.close()
    assert runs == []


async def test_a_row_that_cannot_be_read_is_counted_anew(store: Store, clock: Clock, odds: Odds, runs: list[Played]) -> None:
    await store.odds.keep(OddsKey(*chosen("mafie", 7, {})), {"games": "many"})
    laid = await sitting(store, clock, odds)
    run = await the_run(runs, 1)
    assert run.first == 0 and laid.table.leaning() == COUNTING


async def test_a_process_that_dies_twice_leaves_the_lobby_without_a_number(
    store: Store, clock: Clock, odds: Odds, runs: list[Played]
) -> None:
    laid = await sitting(store, clock, odds)
    for number in (1, 2):
        (await the_run(runs, number)).die()
    await until(lambda: laid.table.leaning() is None)
    await laid.lobby.sit(200, "Bára")
    assert laid.table.leaning() == COUNTING
    assert (await the_run(runs, 3)).what.seats == 8


@pytest.mark.rule("MA-7.5")
async def test_after_a_process_that_died_another_goes_on(store: Store, clock: Clock, odds: Odds, runs: list[Played]) -> None:
    laid = await sitting(store, clock, odds)
    first = await the_run(runs, 1)
    first.play(50, 20)
    first.die()
    second = await the_run(runs, 2)
    assert first.closed and second.first == 50, "what was played is kept"
    assert laid.table.leaning() == COUNTING
    second.play(150, 70)
    await until(lambda: laid.table.leaning() == Leaning("mafia", 45, 7, 200))


@pytest.mark.rule("MA-7.5")
async def test_a_process_that_stands_still_is_ended_and_other_lobbies_have_their_turn(
    store: Store, clock: Clock, odds: Odds, runs: list[Played], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.1)
    idle = Odds(store, TEMPO, plays=False)
    laid = await sitting(store, clock, idle, 7, table="one")
    other = await sitting(store, clock, idle, 8, table="other")
    for one in (laid, other):
        odds.look(one.table)
    await until(lambda: odds.of(laid.table) is None and odds.of(other.table) is None)
    assert [run.what.seats for run in runs] == [7, 8, 7, 8], "whoever has not failed comes first"
    assert all(run.closed for run in runs)
    await idle.close()


async def test_a_store_that_fails_costs_the_row_and_not_the_number(
    store: Store, clock: Clock, odds: Odds, runs: list[Played], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def locked(*_: object) -> None:
        raise StoreLocked("here", "busy")

    monkeypatch.setattr(store.odds, "keep", locked)
    laid = await sitting(store, clock, odds)
    (await the_run(runs, 1)).play(200, 100)
    await until(lambda: laid.table.leaning() == Leaning("mafia", 50, 7, 200))
    assert (await the_run(runs, 2)).first == 200


@pytest.mark.rule("MA-7.5")
async def test_the_process_plays_the_very_games_of_the_simulation() -> None:
    run, tally = OddsRun(chosen("zbojnici", 2, {}), 5, 17), Tally()
    await run.begin()
    while (part := await run.tally()) is not None:
        tally.add(part)
    assert not run.ended
    await run.close()
    assert tally == simulate("zbojnici", 2, games=12, first_seed=5)


@pytest.mark.rule("MA-7.5")
async def test_the_process_ends_when_it_is_told_to_and_when_nobody_is_there_any_more() -> None:
    what = chosen("mafie", 21, {})
    told, left = OddsRun(what, 0, 1_000_000), OddsRun(what, 0, 1_000_000)
    for run in (told, left):
        await run.begin()
    process, other = told._process, left._process
    assert process is not None and other is not None and other.stdin is not None
    if hasattr(os, "getpriority"):
        await until(lambda: os.getpriority(os.PRIO_PROCESS, process.pid) >= 15)
    told.end()
    other.stdin.close()  # as when the bot dies
    async with asyncio.timeout(60):
        assert await process.wait() != 0
        assert await other.wait() == 0
    assert await told.tally() is None
    await told.close()
    await left.close()


@pytest.mark.rule("MA-7.5")
async def test_the_process_is_ended_where_it_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.2)
    run = OddsRun(chosen("mafie", 21, {}), 0, 1_000_000)
    await run.begin()
    process = run._process
    assert process is not None
    os.kill(process.pid, signal.SIGSTOP)
    with pytest.raises(EOFError, match="longer"):
        await module._soon(run)
    async with asyncio.timeout(60):
        await run.close()
    assert process.returncode == -signal.SIGKILL


async def test_a_table_that_cannot_be_ends_without_a_word() -> None:
    run = OddsRun(chosen("mafie", 7, {"extended": True, "cards": "gang"}), 0, 10)
    await run.begin()
    assert await run.tally() is None
    await run.close()


@pytest.mark.rule("MA-7.5")
async def test_a_choice_that_cannot_be_read_is_a_lobby_without_a_number(
    store: Store, clock: Clock, odds: Odds, runs: list[Played], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    laid = await sitting(store, clock, odds)
    first = await the_run(runs, 1)

    def broken(_: object) -> None:
        raise RuntimeError("broken")

    for name in ("_choice_of", "known"):
        with monkeypatch.context() as now:
            now.setattr(module, name, broken)
            await laid.lobby.sit(200, "Bára")
            assert laid.table.leaning() is None and first.ended
            await laid.lobby.leave(200)
    told = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert told == ["lobbies of mafie stay without odds: RuntimeError"]
    odds.look(laid.table)
    assert laid.table.leaning() == COUNTING, "what can be read again is counted again"


@pytest.mark.parametrize(("game", "seats", "side"), [
    ("mafie", 6, "mafia"), ("zbojnici", 2, "first"), ("zbojnici", 3, "prince"), ("mafia_city", 3, "first"),
    ("nostra_city", 5, "informant"), ("escape_plan", 1, "escape"), ("escape_plan", 5, "escape"),
])  # fmt: skip
def test_every_game_has_a_side_whose_chance_is_said(game: str, seats: int, side: str) -> None:
    found = balance.leaning(chosen(game, seats, {}), Tally(200))
    assert found is not None and (found.side, found.games) == (side, 200)
    assert balance.is_counted(game, seats) and not balance.is_counted(game, 22)


async def test_the_scene_of_a_lobby_says_how_it_leans(store: Store, clock: Clock, odds: Odds, runs: list[Played]) -> None:
    laid = await sitting(store, clock, odds)
    assert lobby_scene(laid.table, laid.table.words).balance == COUNTING
    (await the_run(runs, 1)).play(200, 94)
    await until(lambda: lobby_scene(laid.table, laid.table.words).balance == Leaning("mafia", 47, 7, 200))
