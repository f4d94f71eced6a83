"""``make balance``: what it plays, what it keeps, and what it writes (MA-7.4)."""

import json
from pathlib import Path

import pytest
from typer import Typer
from typer.testing import CliRunner

from bot.app.supervisor import Exit
from bot.lab import balance as balancing
from bot.lab.balance import NUMBERS, PAGE, kept, numbers, page, section, simulated, wanted
from bot.simulation.balance import BalanceRow, read_rows
from bot.simulation.fingerprint import fingerprint
from bot.simulation.simulate import GameTally, run_simulation, simulate
from engines import GAMES


def a_row(games: int = 200, print_: str = "0123456789abcdef", **reasons: int) -> BalanceRow:
    tally = GameTally(games, moves=100 * games)
    tally.reasons.update(reasons)
    tally.seats.update({0: games // 4})
    return BalanceRow(tally, print_)


@pytest.mark.rule("MA-7.4")
def test_every_game_has_its_rows() -> None:
    rows = [*wanted()]
    assert {game for game, _, _ in rows} == set(GAMES)
    assert list(simulated()["mafie"].sets) == ["basic", "auto", "random", "gang"]
    assert [seats for game, name, seats in rows if (game, name) == ("mafie", "gang")] == [*range(14, 22)]
    assert [seats for game, _, seats in rows if game == "escape_plan"] == [1, 2, 3, 4, 5]


@pytest.mark.rule("MA-7.4", "MA-14.8")
def test_a_table_of_the_page_says_shares_errors_and_games() -> None:
    mafie, zbojnici = simulated()["mafie"], simulated()["zbojnici"]
    basic = section(mafie, "basic", {11: a_row(mafia=90, police=108, stalemate=2)})
    assert "| seats | Mafia | ± | Police | ± | nobody | ± | careful Mafia | games | moves a game |" in basic
    assert "| 11 | 45 % | 7 | 54 % | 7 | 1 % | 2 | 32 % | 200 | 100 |" in basic
    gang = section(mafie, "gang", {14: a_row(2000, mafia=900, police=900, gang=200)})
    assert "| 14 | 45 % | 2 | 45 % | 2 | 10 % | 1 | 0 % | 1 | 2,000 | 100 |" in gang
    days = section(zbojnici, "plain", {2: a_row(richest=200), 4: a_row(treasury_kept=80, richest=120)})
    assert "| 2 | – | – | 25 % | 6 |" in days and "| 4 | 40 % | 7 | – | – |" in days


def test_rows_are_read_as_they_were_written() -> None:
    rows = {"mafie": {"basic": {6: a_row(mafia=90, police=110), 11: a_row(police=200)}}, "zbojnici": {"plain": {2: a_row(richest=200)}}}
    assert read_rows(numbers(rows)) == rows
    assert max(len(line) for line in numbers(rows).splitlines()) < 300


@pytest.mark.rule("MA-7.4")
def test_page_and_numbers_of_the_project_are_of_one_making() -> None:
    written = NUMBERS.read_text("utf-8")
    rows = read_rows(written)
    assert numbers(kept(rows)) == written
    assert page(rows) == PAGE.read_text("utf-8")
    for game, balance in simulated().items():
        assert [(game, name, seats) for name in balance.sets for seats in rows[game][name]] == [one for one in wanted() if one[0] == game]


@pytest.mark.rule("MA-7.4")
def test_the_rows_have_the_measured_reasons() -> None:
    rows = read_rows(NUMBERS.read_text("utf-8"))
    for game, balance in simulated().items():
        known = frozenset().union(*(measure.reasons for measure in balance.measures.values()))
        found = {reason for by_seats in rows[game].values() for row in by_seats.values() for reason in row.tally.reasons}
        unmeasured = {"zbojnici": {"richest"}, "mafia_city": found - known}.get(game, set())
        assert found - known <= unmeasured, game


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two rows of the quickest game."""
    rows = [("zbojnici", "plain", 2), ("zbojnici", "plain", 3)]
    monkeypatch.setattr(balancing, "wanted", lambda: iter(rows))
    monkeypatch.setattr(balancing, "CHUNK", 4)


def run(folder: Path, games: int) -> list[str]:
    """Run it with so many games a row; return what it says."""
    paths = ["--numbers", str(folder / "balance.json"), "--page", str(folder / "balance.md")]
    app = Typer()
    app.command()(balancing.main)
    done = CliRunner().invoke(app, ["--games", str(games), "--processes", "1", *paths], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output.splitlines()


def rows_in(folder: Path) -> dict[int, BalanceRow]:
    return read_rows((folder / "balance.json").read_text("utf-8"))["zbojnici"]["plain"]


@pytest.mark.rule("MA-7.4")
@pytest.mark.usefixtures("few")
def test_finished_games_are_not_played_again_and_missing_games_are_added(tmp_path: Path) -> None:
    assert run(tmp_path, 6) == [
        "zbojnici plain 2: 4 of 6 games", "zbojnici plain 2: 6 of 6 games",
        "zbojnici plain 3: 4 of 6 games", "zbojnici plain 3: 6 of 6 games",
    ]  # fmt: skip
    first = rows_in(tmp_path)
    assert first[2] == BalanceRow(simulate("zbojnici", 2, games=6, players="normal"), fingerprint("zbojnici"))
    assert run(tmp_path, 6) == [], "nothing has changed"
    assert run(tmp_path, 3) == [] and rows_in(tmp_path) == first
    assert run(tmp_path, 8) == ["zbojnici plain 2: 8 of 8 games", "zbojnici plain 3: 8 of 8 games"]
    assert rows_in(tmp_path)[3].tally == simulate("zbojnici", 3, games=8, players="normal")
    assert "| 3 |" in (tmp_path / "balance.md").read_text("utf-8")


@pytest.mark.rule("MA-7.4")
@pytest.mark.usefixtures("few")
def test_an_interrupted_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = run_simulation
    times = iter(range(10))

    def interrupted(*args: object, **more: object) -> GameTally:
        if next(times) == 2:
            raise KeyboardInterrupt
        return played(*args, **more)  # type: ignore[arg-type]  # as it was called

    monkeypatch.setattr(balancing, "run_simulation", interrupted)
    with pytest.raises(KeyboardInterrupt):
        balancing.main(games=6, processes=1, game="", numbers_in=tmp_path / "balance.json", page_in=tmp_path / "balance.md")
    monkeypatch.setattr(balancing, "run_simulation", played)
    assert rows_in(tmp_path)[2].tally.games == 6
    assert run(tmp_path, 6) == ["zbojnici plain 3: 4 of 6 games", "zbojnici plain 3: 6 of 6 games"]


@pytest.mark.rule("MA-7.4")
@pytest.mark.usefixtures("few")
def test_rows_of_other_rules_or_players_are_played_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(tmp_path, 4)
    before = json.loads((tmp_path / "balance.json").read_text("utf-8"))
    before["zbojnici"]["plain"]["2"] |= {"fingerprint": "of other rules", "moves": 1}
    (tmp_path / "balance.json").write_text(json.dumps(before), "utf-8")
    assert run(tmp_path, 4) == ["zbojnici plain 2: 4 of 4 games"]
    assert rows_in(tmp_path)[2] == BalanceRow(simulate("zbojnici", 2, games=4, players="normal"), fingerprint("zbojnici"))


@pytest.mark.rule("MA-7.4")
@pytest.mark.parametrize(("broken", "more"), [("", ["--game", "nonsense"]), ("{", []), ('{"zbojnici": []}', []), ("[]", [])])
def test_unplayable_or_unreadable_input_is_told_and_nothing_is_written(tmp_path: Path, broken: str, more: list[str]) -> None:
    numbers_in, page_in = tmp_path / "balance.json", tmp_path / "balance.md"
    if broken:
        numbers_in.write_text(broken, "utf-8")
    app = Typer()
    app.command()(balancing.main)
    done = CliRunner().invoke(app, ["--games", "1", "--processes", "1", "--numbers", str(numbers_in), "--page", str(page_in), *more])
    assert done.exit_code == Exit.SETTINGS
    assert len(done.output.strip().splitlines()) == 1
    assert ("nonsense" if more else "balance.json") in done.output
    assert not page_in.exists() and numbers_in.exists() == bool(broken)
