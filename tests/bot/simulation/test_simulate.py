"""Simulations count right with any number of processors."""

import json

import pytest

import engines
from bot.simulation.simulate import GameTally, Share, run_simulation, simulate


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
    tally = simulate("mafie", 6, games=10)
    assert tally.games == sum(tally.reasons.values()) == 10
    assert sum(share.count for _, share in tally.shares()) == 10
    assert tally.moves > 10
    assert [share.count for _, share in tally.shares()] == sorted((share.count for _, share in tally.shares()), reverse=True)
    assert tally.share("nonsense").rate == 0.0


@pytest.fixture
def batches_of_ten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.simulation.simulate.BATCH", 10)


@pytest.mark.usefixtures("batches_of_ten")
def test_the_number_of_processors_does_not_matter() -> None:
    alone = run_simulation("mafie", 6, games=12, players="random", processes=1)
    assert run_simulation("mafie", 6, games=12, players="random", processes=2) == alone
    parts = simulate("mafie", 6, games=7, players="random"), simulate("mafie", 6, games=5, players="random", first_seed=7)
    together = GameTally()
    for part in parts:
        together.add(part)
    assert together == alone


@pytest.mark.usefixtures("batches_of_ten")
def test_progress_is_reported_up_to_the_last_game() -> None:
    seen: list[tuple[int, int]] = []
    run_simulation("mafie", 6, games=22, players="random", progress=lambda done, wanted: seen.append((done, wanted)))
    assert seen == [(10, 22), (20, 22), (22, 22)]


@pytest.mark.parametrize(("game", "seats", "options"), [("halma", 6, {}), ("mafie", 5, {}), ("mafie", 7, {"cards": [5]})])
def test_an_impossible_setup_is_refused_at_once(game: str, seats: int, options: dict[str, object]) -> None:
    with pytest.raises(engines.BadSetup):
        run_simulation(game, seats, options, games=10)


def test_a_tally_survives_being_written_down() -> None:
    tally = simulate("mafie", 6, games=3)
    assert GameTally.read(json.loads(json.dumps(tally.plain()))) == tally
