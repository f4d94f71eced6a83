"""Simulations count right, whatever the number of processors."""

import json

import pytest

import engines
from bot.balancing import NUMBERS, PAGE, numbers, page, section, simulated
from bot.simulation import Share, Tally, run_simulation, simulate
from bot.tables.record.balance import balance_of


@pytest.mark.parametrize(
    ("count", "total", "low", "high"),
    [
        (50, 100, 0.4038, 0.5962),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 1, 0.2065, 1.0),
        (0, 0, 0.0, 1.0),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_the_interval_is_wilsons(count: int, total: int, low: float, high: float) -> None:
    assert Share(count, total).interval == pytest.approx((low, high), abs=1e-4)


def test_every_game_is_counted_once() -> None:
    tally = simulate("mafie", 6, games=30)
    assert tally.games == sum(tally.reasons.values()) == 30
    assert sum(share.count for _, share in tally.shares()) == 30
    assert tally.moves > 30
    assert [share.count for _, share in tally.shares()] == sorted((share.count for _, share in tally.shares()), reverse=True)
    assert tally.share("nonsense").rate == 0.0


def test_the_number_of_processors_does_not_matter() -> None:
    alone = run_simulation("mafie", 6, games=60, processes=1)
    assert run_simulation("mafie", 6, games=60, processes=2) == alone
    parts = simulate("mafie", 6, games=35), simulate("mafie", 6, games=25, first_seed=35)
    together = Tally()
    for part in parts:
        together.add(part)
    assert together == alone


def test_progress_is_reported_up_to_the_last_game() -> None:
    seen: list[tuple[int, int]] = []
    run_simulation("mafie", 6, games=110, progress=lambda done, wanted: seen.append((done, wanted)))
    assert seen == [(50, 110), (100, 110), (110, 110)]


@pytest.mark.parametrize(("game", "seats", "options"), [("halma", 6, {}), ("mafie", 5, {}), ("mafie", 7, {"cards": [5]})])
def test_an_impossible_setup_is_refused_at_once(game: str, seats: int, options: dict[str, object]) -> None:
    with pytest.raises(engines.BadSetup):
        run_simulation(game, seats, options, games=10)


def test_the_page_and_the_lobby_get_the_same_numbers() -> None:
    tally = Tally(200)
    tally.reasons.update({"mafia": 90, "police": 108, "stalemate": 2})
    tally.moves = 20_000
    balance = simulated()["mafie"]
    assert numbers(balance, {"basic": {11: tally}}) == {"basic": {"11": ("mafia", 45, 7)}}
    assert "| 11 | 45 % | 7 | 54 % | – | 1.0 % | 100 |" in section(balance, "basic", {11: tally})


def test_the_page_says_what_its_numbers_are() -> None:
    balance = simulated()["mafie"]
    written = PAGE.read_text("utf-8")
    games = int(written.partition(" games for each row.")[0].rpartition("\n")[2])
    assert page("mafie", balance, {}, games) == written.partition("## ")[0]
    assert all(
        f"## {one.title}\n\n| seats | Mafia | ± | Police | Gang | nobody | moves a game |\n" in written for one in balance.sets.values()
    )


@pytest.mark.parametrize("seats", [6, 11, 21])
def test_the_lobby_knows_how_the_plain_game_and_the_named_sets_lean(seats: int) -> None:
    choices: list[dict[str, object]] = [{}, {"extended": True}, {"extended": True, "cards": "random"}]
    for options in choices:
        row = balance_of("mafie", seats, options)
        assert row is not None
        side, chance, error = row
        assert side == "mafia"
        assert 0 < chance < 100
        assert 0 < error < 15


def test_the_numbers_of_the_lobby_cover_every_table_that_can_be_laid() -> None:
    rows = json.loads(NUMBERS.read_text("utf-8"))
    sets = simulated()["mafie"].sets
    assert list(rows) == list(simulated()) and set(rows["mafie"]) == set(sets)
    for preset, by_seats in rows["mafie"].items():
        assert list(by_seats) == [str(seats) for seats in range(max(sets[preset].least, 6), 22)]
        page = PAGE.read_text("utf-8").partition(f"## {sets[preset].title}\n")[2].partition("\n## ")[0]
        for seats, (side, chance, error) in by_seats.items():
            assert side == "mafia"
            assert f"| {seats} | {chance} % | {error} |" in page
