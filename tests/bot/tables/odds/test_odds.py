"""Games among machines for lobbies: what is shown when, which of several lobbies is served, and what ends a run (MA-7.5, MA-7.6)."""

from dataclasses import replace

import pytest

from bot.presenting.lobby_scene import Leaning
from bot.simulation import balance
from bot.simulation.balance import balance_key
from bot.simulation.fingerprint import fingerprint
from bot.simulation.simulate import GameTally
from bot.store import Store
from bot.tables.lobby_odds import LobbyOdds, odds_key
from bot.tables.session.lobby_view import lobby_scene
from tests.bot.tables.conftest import HOST, Clock, Hearing
from tests.bot.tables.odds.lobbies import COUNTING, TEMPO, Played, sitting, stored, the_run, until


@pytest.mark.rule("MA-7.5", "MA-7.6")
async def test_the_lobby_says_a_number_at_200_and_at_1000_and_nothing_between(
    store: Store, clock: Clock, odds: LobbyOdds, runs: list[Played]
) -> None:
    local = await sitting(store, clock, odds)
    assert local.table.leaning() == COUNTING
    changes: list[Leaning | None] = []
    local.table.subscribe(Hearing(lambda: changes.append(local.table.leaning())))
    run = await the_run(runs, 1)
    assert (run.first, run.last) == (0, 1000)
    for _ in range(19):
        run.play(10, 5)
    await until(run.answers.empty)
    assert local.table.leaning() == COUNTING, "under 200 games there is no number"
    run.play(10, 5)
    await until(lambda: changes)
    assert local.table.leaning() == Leaning("mafia", 50, 7, 200)
    for _ in range(79):
        run.play(10, 4)
    await until(run.answers.empty)
    assert local.table.leaning() == Leaning("mafia", 50, 7, 200)
    run.play(10, 4)
    await until(lambda: run.closed)
    assert local.table.leaning() == Leaning("mafia", 42, 3, 1000)
    assert changes == [Leaning("mafia", 50, 7, 200), Leaning("mafia", 42, 3, 1000)]
    assert len(runs) == 1


@pytest.mark.rule("MA-7.5")
async def test_a_run_plays_exactly_the_chosen_options(store: Store, clock: Clock, odds: LobbyOdds, runs: list[Played]) -> None:
    local = await sitting(store, clock, odds, 8, extended=True, cards=[3, 5], final_tie="lot")
    run = await the_run(runs, 1)
    assert (run.what.game, run.what.seats, run.what.level) == ("mafie", 8, "normal")
    assert run.what == balance_key("mafie", 8, local.table.options)
    assert '"cards": [3, 5]' in run.what.options and '"final_tie": "lot"' in run.what.options


@pytest.mark.rule("MA-7.5", "MA-3.1")
async def test_machines_of_another_level_are_counted_by_themselves(store: Store, clock: Clock, odds: LobbyOdds, runs: list[Played]) -> None:
    local = await sitting(store, clock, odds)
    first = await the_run(runs, 1)
    first.play(200, 90)
    await until(lambda: local.table.leaning() == Leaning("mafia", 45, 7, 200))
    await local.lobby_moves.change_talk({"machines": "gentle"})
    assert local.table.leaning() == COUNTING, "what normal machines have played says nothing of gentle ones"
    await until(lambda: runs[-1].begun and runs[-1].what.level == "gentle")
    assert runs[-1].what == balance_key("mafie", 7, local.table.options, "gentle") and runs[-1].first == 0


@pytest.mark.rule("MA-7.5", "MA-5.6")
async def test_silent_machines_are_counted_by_themselves(store: Store, clock: Clock, odds: LobbyOdds, runs: list[Played]) -> None:
    local = await sitting(store, clock, odds)
    (await the_run(runs, 1)).play(200, 90)
    await until(lambda: local.table.leaning() == Leaning("mafia", 45, 7, 200))
    await local.lobby_moves.change_talk({"machines_talk": False})
    assert local.table.leaning() == COUNTING, "what machines have played that talk says nothing of silent ones"
    run = await until(lambda: next((run for run in runs if run.begun and run.what.silent), None))
    assert run.first == 0
    run.play(200, 120)
    await until(lambda: local.table.leaning() == Leaning("mafia", 60, 7, 200))
    tallies = [await stored(store, what) for what in (run.what, run.what._replace(silent=False))]
    assert [tally.reasons["mafia"] for tally in tallies] == [120, 90]


@pytest.mark.rule("MA-7.5")
def test_silence_is_no_choice_where_machines_have_nothing_to_say() -> None:
    assert balance_key("zbojnici", 4, {}, silent=True) == balance_key("zbojnici", 4, {})


@pytest.mark.rule("MA-7.5")
async def test_of_machines_that_look_ahead_the_lobby_says_that_nothing_is_counted(
    store: Store, clock: Clock, odds: LobbyOdds, runs: list[Played]
) -> None:
    local = await sitting(store, clock, odds, 4, game="zbojnici")
    await the_run(runs, 1)
    await local.lobby_moves.change_talk({"machines": "strong"})
    assert local.table.leaning() == Leaning(searched=True)
    assert len(runs) == 1 and runs[0].ended
    off = LobbyOdds(store, TEMPO, plays=False)
    off.look(local.table)
    assert off.of(local.table) is None, "where nothing is ever counted, there is nothing to explain"
    await off.close()


@pytest.mark.rule("MA-7.5")
async def test_another_option_ends_the_run_and_begins_another(store: Store, clock: Clock, odds: LobbyOdds, runs: list[Played]) -> None:
    local = await sitting(store, clock, odds)
    first = await the_run(runs, 1)
    first.play(10, 5)
    await local.lobby_moves.change_option("final_tie", "lot")
    assert first.ended, "at once, not at the end of a game"
    second = await the_run(runs, 2)
    assert first.closed
    assert second.first == 0 and '"final_tie": "lot"' in second.what.options
    assert local.table.leaning() == COUNTING


@pytest.mark.rule("MA-7.5")
async def test_an_option_that_is_changed_and_changed_back_before_the_first_game_loses_nothing(
    store: Store, clock: Clock, runs: list[Played]
) -> None:
    odds = LobbyOdds(store, replace(TEMPO, odds_after=0.3))
    local = await sitting(store, clock, odds)
    await until(lambda: all(count.looked_up for count in odds._counts.values()))
    was = str(local.table.options["final_tie"])
    await local.lobby_moves.change_option("final_tie", "lot")
    await local.lobby_moves.change_option("final_tie", was)
    run = await until(lambda: next((run for run in runs if run.begun and not run.ended), None))
    run.play(200, 90)
    await until(lambda: local.table.leaning() == Leaning("mafia", 45, 7, 200))
    await odds.close()


@pytest.mark.rule("MA-7.5")
async def test_a_new_player_makes_it_another_table(store: Store, clock: Clock, odds: LobbyOdds, runs: list[Played]) -> None:
    local = await sitting(store, clock, odds, 5)
    assert local.table.leaning() is None, "five cannot play"
    await local.lobby_moves.sit(200, "Bára")
    first = await the_run(runs, 1)
    await local.lobby_moves.sit(201, "Cyril")
    second = await the_run(runs, 2)
    assert first.ended and (first.what.seats, second.what.seats) == (6, 7)


@pytest.mark.rule("MA-7.5")
async def test_after_the_deal_nothing_is_played(store: Store, clock: Clock, odds: LobbyOdds, runs: list[Played]) -> None:
    local = await sitting(store, clock, odds)
    run = await the_run(runs, 1)
    for seat in range(7):
        await local.lobby_moves.ready(100 + seat, 5_000 + seat)
    assert not run.ended, "being ready changes nothing that counts"
    await local.lobby_moves.start(HOST)
    assert run.ended
    await until(lambda: run.closed)
    assert local.table.leaning() is None
    assert len(runs) == 1


@pytest.mark.rule("MA-7.5")
async def test_one_run_at_a_time_and_unknown_lobbies_first(store: Store, clock: Clock, odds: LobbyOdds, runs: list[Played]) -> None:
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


async def test_two_lobbies_that_have_chosen_the_same_share_a_run(store: Store, clock: Clock, odds: LobbyOdds, runs: list[Played]) -> None:
    one = await sitting(store, clock, odds, table="one")
    other = await sitting(store, clock, odds, table="other")
    run = await the_run(runs, 1)
    odds.leave("one")
    assert not run.ended
    run.play(200, 100)
    await until(lambda: other.table.leaning() == Leaning("mafia", 50, 7, 200))
    assert one.table.leaning() is None


@pytest.mark.rule("MA-7.6")
async def test_counted_games_survive_a_restart(store: Store, clock: Clock, odds: LobbyOdds, runs: list[Played]) -> None:
    local = await sitting(store, clock, odds)
    run = await the_run(runs, 1)
    run.play(200, 100)
    await until(lambda: local.table.leaning() == Leaning("mafia", 50, 7, 200))
    await stored(store, run.what)
    await odds.close()
    assert run.closed
    again = LobbyOdds(store, TEMPO)
    other = await sitting(store, clock, again, table="other")
    await until(lambda: other.table.leaning() == Leaning("mafia", 50, 7, 200))
    run = await the_run(runs, 2)
    assert run.first == 200
    run.play(800, 300)
    await until(lambda: other.table.leaning() == Leaning("mafia", 40, 3, 1000))
    await until(lambda: run.closed)
    await again.close()
    third = LobbyOdds(store, TEMPO)
    last = await sitting(store, clock, third, table="third")
    await until(lambda: last.table.leaning() == Leaning("mafia", 40, 3, 1000))
    await third.close()
    assert len(runs) == 2, "nothing is played again"


@pytest.mark.rule("MA-7.5")
async def test_a_row_that_came_with_the_bot_is_shown_at_once(
    store: Store, clock: Clock, odds: LobbyOdds, runs: list[Played], monkeypatch: pytest.MonkeyPatch
) -> None:
    tally = GameTally(2000, moves=1)
    tally.reasons.update({"mafia": 940, "police": 1060})
    rows = {"mafie": {"basic": {7: balance.BalanceRow(tally, fingerprint("mafie")), 8: balance.BalanceRow(tally, "of older players")}}}
    monkeypatch.setattr(balance, "_counted", lambda: rows)
    balance._known.cache_clear()
    local = await sitting(store, clock, odds)
    assert local.table.leaning() == Leaning("mafia", 47, 2, 2000)
    other = await sitting(store, clock, odds, 8, table="other")
    assert other.table.leaning() == COUNTING, "a row of older rules or players is not this table"
    assert (await the_run(runs, 1)).what.seats == 8


@pytest.mark.rule("MA-7.6")
async def test_switched_off_it_plays_nothing_and_shows_known_odds(store: Store, clock: Clock, runs: list[Played]) -> None:
    off = LobbyOdds(store, TEMPO, plays=False)
    local = await sitting(store, clock, off)
    assert local.table.leaning() is None
    tally = GameTally(200, moves=1)
    tally.reasons.update({"mafia": 90, "police": 110})
    await store.odds.keep(odds_key(balance_key("mafie", 8, {})), tally.plain())
    other = await sitting(store, clock, off, 8, table="other")
    await until(lambda: other.table.leaning() == Leaning("mafia", 45, 7, 200))
    await off.close()
    assert runs == []


@pytest.mark.parametrize(("game", "seats", "side"), [
    ("mafie", 6, "mafia"), ("zbojnici", 2, "first"), ("zbojnici", 3, "prince"), ("mafia_city", 3, "first"),
    ("nostra_city", 5, "informant"), ("escape_plan", 1, "escape"), ("escape_plan", 5, "escape"),
])  # fmt: skip
def test_every_game_has_a_side_whose_chance_is_said(game: str, seats: int, side: str) -> None:
    found = balance.leaning(balance_key(game, seats, {}), GameTally(200))
    assert found is not None and (found.side, found.games) == (side, 200)
    assert balance.is_counted(game, seats) and not balance.is_counted(game, 22)


async def test_the_scene_of_a_lobby_says_how_it_leans(store: Store, clock: Clock, odds: LobbyOdds, runs: list[Played]) -> None:
    local = await sitting(store, clock, odds)
    assert lobby_scene(local.table, local.table.words).balance == COUNTING
    (await the_run(runs, 1)).play(200, 94)
    await until(lambda: lobby_scene(local.table, local.table.words).balance == Leaning("mafia", 47, 7, 200))
