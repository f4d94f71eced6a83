"""``verify`` says of a downloaded record what holds and what does not."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import engines
from bot.operations.verify import VerifyReport, verify
from bot.presenting.texts import words_in
from bot.simulation.playing import Circle
from bot.simulation.simulate import players_of
from engines.chance import commitment, seed_of

VECTORS: list[dict[str, Any]] = json.loads((Path(__file__).parents[2] / "data" / "deal_proofs.json").read_text("utf-8"))
SALT, SECRET, TABLE = bytes(range(16)), bytes(range(32)), "k7m2p4qa"
PRESSES = [1300000000000000000 + seat for seat in range(1, 7)]


@cache
def finished_text() -> str:
    game = engines.start("mafie", seats=6, seed=seed_of(SECRET, PRESSES))
    Circle(game, players_of("mafie", 6, 1, "auto")).play()
    opened = {"salt": SALT.hex(), "secret": SECRET.hex(), "presses": list(PRESSES)}
    fair = {"version": 2, "table": TABLE, "seal": commitment(TABLE, SALT, SECRET), **opened}
    return json.dumps(
        {"record": game.record.model_dump(mode="json"), "fair": fair, "seats": ["Ema", "Jan", "Bára", "Tonda", "Iva", "Petr"]}
    )


def finished() -> dict[str, Any]:
    content: dict[str, Any] = json.loads(finished_text())
    return content


def checked(tmp_path: Path, content: Any, language: str = "en") -> VerifyReport:
    file = tmp_path / "record.json"
    file.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")
    return verify(file, words_in(language))


@pytest.mark.parametrize("language", ["cs", "en"])
def test_an_honest_record_holds(tmp_path: Path, language: str) -> None:
    report = checked(tmp_path, finished(), language)
    assert report.good
    assert sum(line.startswith("✓") for line in report.lines) == 3
    assert any(commitment(TABLE, SALT, SECRET) in line for line in report.lines), "to be compared with the seal in the channel"


def _other_secret(content: dict[str, Any]) -> None:
    content["fair"]["secret"] = bytes(32).hex()


def _other_seal(content: dict[str, Any]) -> None:
    content["fair"]["seal"] = "0" * 64


def _no_salt(content: dict[str, Any]) -> None:
    del content["fair"]["salt"]


def _other_press(content: dict[str, Any]) -> None:
    content["fair"]["presses"][2] += 1_000


def _presses_exchanged(content: dict[str, Any]) -> None:
    content["fair"]["presses"].reverse()


def _press_of_nonsense(content: dict[str, Any]) -> None:
    content["fair"]["presses"][0] = "x"


def _press_out_of_range(content: dict[str, Any]) -> None:
    content["fair"]["presses"][0] = -1


def _move_cut_off(content: dict[str, Any]) -> None:
    content["record"]["moves"].pop()


def _other_vote(content: dict[str, Any]) -> None:
    move = next(move for move in content["record"]["moves"] if move["ask_name"] == "mafie.vote.final" and move["picks"])
    move["picks"] = [f"seat:{move['seat']}"]


@pytest.mark.parametrize(
    ("forge", "wrong"),
    [
        (_other_secret, 2),
        (_other_seal, 1),
        (_no_salt, 2),
        (_other_press, 1),
        (_presses_exchanged, 1),
        (_press_of_nonsense, 2),
        (_press_out_of_range, 2),
        (_move_cut_off, 1),
        (_other_vote, 1),
    ],
)
def test_a_forged_record_does_not(tmp_path: Path, forge: Callable[[dict[str, Any]], None], wrong: int) -> None:
    content = finished()
    forge(content)
    report = checked(tmp_path, content)
    assert not report.good
    assert sum(line.startswith("✗") for line in report.lines) == wrong


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["name"] for vector in VECTORS])
def test_a_seal_opens_as_the_vectors_say(tmp_path: Path, vector: dict[str, Any]) -> None:
    content = finished()
    content["fair"] = vector["fair"]
    content["record"]["seed"] = int(vector["seed"])
    report = checked(tmp_path, content)
    of_the_deal = [line for line in report.lines if line.startswith(("✓", "✗"))][:2]
    assert all(line.startswith("✓") for line in of_the_deal) is vector["opens"]


def test_the_seal_is_told_with_its_version(tmp_path: Path) -> None:
    """A person compares both with the channel."""
    content = finished()
    assert any(f"{content['fair']['seal']}, version 2." in line for line in checked(tmp_path, content).lines)
    content["fair"] = next(vector["fair"] for vector in VECTORS if vector["opens"] and "version" not in vector["fair"])
    assert any(f"{content['fair']['seal']}, version 1." in line for line in checked(tmp_path, content).lines)
    content["fair"]["seal"] = "\x1b[2J"
    assert not any("\x1b" in line for line in checked(tmp_path, content).lines)


@pytest.mark.parametrize("fair", [[], "x", 3, True])
def test_a_proof_that_has_no_fields_is_no_proof(tmp_path: Path, fair: object) -> None:
    report = checked(tmp_path, {**finished(), "fair": fair})
    assert not report.good


def test_a_bare_record_proves_the_game_but_not_the_deal(tmp_path: Path) -> None:
    report = checked(tmp_path, finished()["record"])
    assert report.good
    assert sum(line.startswith("✓") for line in report.lines) == 1


@pytest.mark.parametrize("content", ["", "[]", "null", "{}", '{"record": 3}', '{"record": {"game": "mafie"}}', '"x"'])
def test_a_file_without_a_record_is_named(tmp_path: Path, content: str) -> None:
    report = checked(tmp_path, content)
    assert not report.good
    assert "record.json" in report.lines[0]


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    assert not verify(tmp_path / "none.json", words_in("en")).good


@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_reason_why_a_file_is_no_record_is_told(tmp_path: Path, language: str) -> None:
    words = words_in(language)
    (tmp_path / "folder").mkdir()
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n")
    (tmp_path / "list.json").write_text("[1, 2]", "utf-8")
    (tmp_path / "other.json").write_text('{"name": "something else"}', "utf-8")
    (tmp_path / "cut.json").write_text(json.dumps(finished())[:200], "utf-8")
    reasons = {"gone.json": "missing", "folder": "unreadable", "picture.png": "foreign", "list.json": "foreign"}
    reasons |= {"other.json": "foreign", "cut.json": "damaged"}
    for name, reason in reasons.items():
        report = verify(tmp_path / name, words)
        assert not report.good
        assert report.lines == [f"✗ {words('verify-unreadable', file=name, reason=reason)}"]
    assert len({words("verify-unreadable", file="x", reason=reason) for reason in reasons.values()}) == 4
