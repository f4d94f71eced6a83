"""The golden records still fit the rules, and their texts say what they said. Changed on purpose? ``make saves`` and read the diff."""

from pathlib import Path

import pytest

import engines
from engines.table import Game, Record
from tests.saves.regenerate import WANTED, fits, in_lines
from tests.saves.telling import telling

HERE = Path(__file__).parent
every_save = pytest.mark.parametrize("wanted", WANTED, ids=lambda wanted: wanted.name)


EARLIER = sorted((HERE / "earlier").glob("*.json"))
"""Records of versions of the rules before the present one: ``<game>-<version>-<how it ended>``."""


def load(name: str) -> Record:
    return Record.model_validate_json((HERE / f"{name}.json").read_text("utf-8"))


@every_save
def test_a_golden_record_replays_to_its_end(wanted: object) -> None:
    record = load(wanted.name)  # type: ignore[attr-defined]
    game = engines.replay(record)
    assert isinstance(game, Game)
    assert fits(wanted, game)  # type: ignore[arg-type]
    assert game.record.model_copy(update={"version": record.version}) == record
    assert in_lines(record) == (HERE / f"{wanted.name}.json").read_text("utf-8")  # type: ignore[attr-defined]


@every_save
def test_the_view_of_each_seat_stays_as_saved(wanted: object) -> None:
    name = wanted.name  # type: ignore[attr-defined]
    assert telling(load(name)) == (HERE / f"{name}.txt").read_text("utf-8")


@pytest.mark.rule("MF-9.12", "ZB-14.6", "MC-9.3", "MC-9.4", "MC-9.5")
def test_there_is_a_record_of_every_way_to_end() -> None:
    assert {(wanted.game, wanted.reason) for wanted in WANTED} == {
        *(("mafie", reason) for reason in ("police", "mafia", "gang", "all_out", "stalemate", "aborted")),
        *(("zbojnici", reason) for reason in ("treasury_kept", "richest", "shared", "aborted")),
        *(("mafia_city", reason) for reason in ("target", "points", "reserve", "cards", "mayor", "order", "idle", "aborted")),
        *(("nostra_city", reason) for reason in ("acquitted", "acquitted_shared", "informant", "informant_shared", "convicted", "aborted")),
        *(("escape_plan", reason) for reason in ("escaped", "shared", "all_arrested", "costa", "arrested", "aborted")),
    }


def test_nothing_lies_around_that_no_test_reads() -> None:
    names = {wanted.name for wanted in WANTED}
    assert {path.stem for path in HERE.glob("*.json")} == {path.stem for path in HERE.glob("*.txt")} == names


@pytest.mark.parametrize("file", EARLIER, ids=lambda file: file.stem)
def test_a_record_of_an_earlier_version_is_still_read(file: Path) -> None:
    record = Record.model_validate_json(file.read_text("utf-8"))
    game, version, ending = file.stem.split("-", 2)
    assert (record.game, str(record.version)) == (game, version)
    assert record.version < engines.GAMES[game].version
    again = engines.replay(record)
    assert again.outcome is not None and again.outcome.reason == ending.replace("-", "_")
    assert again.record.moves == record.moves and again.record.checks == record.checks


def test_every_earlier_version_has_a_record() -> None:
    found = {tuple(file.stem.split("-")[:2]) for file in EARLIER}
    assert found == {(name, str(version)) for name, rulebook in engines.GAMES.items() for version in range(1, rulebook.version)}
