"""Records come from anybody: ``verify`` and ``replay`` answer every file with a sentence, and print nothing of it raw."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import engines
from bot.__main__ import app
from bot.operations.verify import verify
from bot.presenting.texts import words_in
from bot.replay.source import MOST_BYTES, NoRecord, read_record
from bot.simulation.playing import Circle
from bot.simulation.simulate import players_of

run = CliRunner()
WORDS = words_in("en")
CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


def finished(seed: int = 5) -> dict[str, Any]:
    game = engines.start("mafie", seats=6, seed=seed)
    Circle(game, players_of("mafie", 6, 1, "auto")).play()
    return {"record": game.record.model_dump(mode="json"), "seats": ["Ema", "Jan", "Bára", "Tonda", "Iva", "Petr"]}


GOOD = finished()
RECORD = GOOD["record"]


def changed(**fields: Any) -> str:
    return json.dumps({**GOOD, "record": {**RECORD, **fields}})


def beside(**fields: Any) -> str:
    return json.dumps({**GOOD, **fields})


LINE = {"moves": 0, "seat": 0, "key": "say-agent"}

HOSTILE: dict[str, Callable[[], str | bytes]] = {
    "deep": lambda: "[" * 200_000 + "]" * 200_000,
    "deep objects": lambda: '{"record":' + '{"a":' * 100_000 + "1" + "}" * 100_000 + "}",
    "deep fair": lambda: json.dumps(GOOD)[:-1] + ',"fair":' + '{"a":' * 1_000 + "1" + "}" * 1_000 + "}",
    "endless seed": lambda: json.dumps(GOOD).replace(f'"seed": {RECORD["seed"]}', '"seed": ' + "9" * 5_000),
    "long seed": lambda: json.dumps(GOOD).replace(f'"seed": {RECORD["seed"]}', '"seed": ' + "9" * 4_300),
    "seed below 0": lambda: changed(seed=-1),
    "many seats": lambda: changed(seats=10**9),
    "many seats and a line": lambda: json.dumps({"record": {**RECORD, "seats": 10**12}, "lines": [LINE]}),
    "no seats": lambda: changed(seats=-5),
    "seats of a float": lambda: changed(seats=6.5),
    "foreign game": lambda: changed(game="../../etc/passwd"),
    "list for a game": lambda: changed(game=[]),
    "version to come": lambda: changed(version=99_999),
    "version below 1": lambda: changed(version=-1),
    "foreign option": lambda: changed(options={"\x1b[2J": "y"}),
    "NaN": lambda: changed(options={**RECORD["options"], "cards": [float("nan")]}),
    "infinite number": lambda: changed().replace('"seats": 6', '"seats": 1e400'),
    "infinite option": lambda: changed(options={"cards": ["X"]}).replace('"X"', "1e400"),
    "infinite line": lambda: json.dumps({**GOOD, "lines": [LINE]}).replace('"moves": 0', '"moves": 1e400'),
    "seat of a move": lambda: changed(moves=[{**RECORD["moves"][0], "seat": 10**30}]),
    "move of nobody": lambda: changed(moves=[{"ask_name": "\x1b[2J", "seat": -1, "picks": [], "by": "host"}]),
    "unknown giver": lambda: changed(moves=[{**RECORD["moves"][0], "by": "root"}]),
    "check before the start": lambda: changed(checks=[{"move": -1, "digest": "x"}]),
    "no checks": lambda: changed(checks=[]),
    "list for a proof": lambda: beside(fair=[1]),
    "empty list for a proof": lambda: beside(fair=[]),
    "text for a proof": lambda: beside(fair="x"),
    "number for a proof": lambda: beside(fair=7),
    "strange digits in a proof": lambda: beside(fair={"version": 2, "presses": ["²"] * 6}),
    "object for names": lambda: beside(seats={"a": 1}),
    "number for names": lambda: beside(seats=5),
    "objects for names": lambda: beside(seats=[{"a": [1] * 1_000}] * 6),
    "too few names": lambda: beside(seats=["Ema"]),
    "long name": lambda: beside(seats=["A" * 10**5] * 6),
    "lone surrogate": lambda: beside(seats=["\ud800"] * 6),
    "lone surrogate in bytes": lambda: json.dumps({**GOOD, "seats": ["\ud800"] * 6}, ensure_ascii=False).encode("utf-8", "surrogatepass"),
    "lines of a number": lambda: beside(lines=7),
    "line with a path": lambda: beside(lines=[{**LINE, "key": "../../../x"}]),
    "line about nobody": lambda: beside(lines=[{**LINE, "about": "seat:²"}]),
    "line of nobody": lambda: beside(lines=[{**LINE, "seat": 99}]),
    "line at no time": lambda: beside(lines=[{**LINE, "moves": 10**30}]),
    "two bytes a letter": lambda: json.dumps(GOOD).encode("utf-16"),
    "zero bytes": lambda: b"\0" * 100,
    "too large": lambda: b" " * (MOST_BYTES + 1),
    "many moves": lambda: changed(moves=RECORD["moves"] * 100),
    "half": lambda: json.dumps(GOOD)[: len(json.dumps(GOOD)) // 2],
    "text": lambda: '"x"',
    "nothing": lambda: "",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_record_is_refused_in_a_sentence(tmp_path: Path, name: str) -> None:
    made = HOSTILE[name]()
    file, page = tmp_path / "record.json", tmp_path / "page.html"
    file.write_bytes(made if isinstance(made, bytes) else made.encode("utf-8", "surrogatepass"))
    for command in (["verify"], ["replay", "--out", str(page)]):
        result = run.invoke(app, [*command, str(file), "--language", "en"])
        assert result.exit_code in (0, 1), result.exception
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        assert "Traceback" not in result.output
        assert not CONTROL.search(result.output)
        assert 0 < len(result.output) < 2_000
    assert not verify(file, WORDS).good
    if name not in (
        "version to come",
        "version below 1",
        "strange digits in a proof",
    ):  # the moves fit, and the page checks the seal itself
        assert not page.exists()


def test_a_record_with_a_byte_order_mark_is_as_good_as_without(tmp_path: Path) -> None:
    """Some editors and shells put the mark there."""
    file = tmp_path / "record.json"
    file.write_bytes(b"\xef\xbb\xbf" + json.dumps(GOOD).encode())
    assert verify(file, WORDS).good
    result = run.invoke(app, ["replay", str(file), "--out", str(tmp_path / "page.html"), "--language", "en"])
    assert result.exit_code == 0, result.output


def test_the_check_names_a_cut_off_game(tmp_path: Path) -> None:
    game = engines.start("mafie", seats=6, seed=5)
    game.expire()
    file = tmp_path / "record.json"
    file.write_text(game.record.model_dump_json(), "utf-8")
    lines = verify(file, WORDS).lines
    assert f"! {WORDS('verify-unfinished')}" in lines
    assert WORDS("verify-good") not in lines


@pytest.mark.parametrize("version", [99_999, 0, -1])
def test_the_check_names_an_unknown_version_of_the_rules(tmp_path: Path, version: int) -> None:
    file = tmp_path / "record.json"
    file.write_text(changed(version=version), "utf-8")
    report = verify(file, WORDS)
    assert not report.good
    assert any(str(version) in line for line in report.lines)


@pytest.mark.parametrize(
    "name", ["\x1b[2J\x1b[1;1H✓ Everything fits together.", "Ema\n✓ Everything fits together.", "\u2028\u202e", "\x9b2J", "\r✓ fine"]
)
def test_names_reach_the_terminal_on_one_line_without_escapes(tmp_path: Path, name: str) -> None:
    """A record must not write its own verdict."""
    file, honest = tmp_path / "record.json", tmp_path / "honest.json"
    file.write_text(beside(seats=[name] * 6), "utf-8")
    honest.write_text(json.dumps(GOOD), "utf-8")
    result = run.invoke(app, ["verify", str(file), "--language", "en"])
    assert not CONTROL.search(result.output)
    assert len(result.output.splitlines()) == len(verify(honest, WORDS).lines)


def test_the_name_of_a_file_reaches_the_terminal_without_escapes(tmp_path: Path) -> None:
    file = tmp_path / "\x1b[2J\nrecord.json"
    file.write_text("[]", "utf-8")
    for command in ("verify", "replay"):
        result = run.invoke(app, [command, str(file), "--language", "en"])
        assert result.exit_code == 1
        assert not CONTROL.search(result.output)
        assert len(result.output.splitlines()) == (1 if command == "verify" else 2), "replay heads its progress with the name"


def test_a_failed_write_of_the_page_is_told(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(GOOD), "utf-8")
    result = run.invoke(app, ["replay", str(file), "--out", str(tmp_path / "none" / "page.html"), "--language", "en"])
    assert result.exit_code == 1
    assert "page.html" in result.output


def test_the_limits_hold_for_a_text_as_for_a_file() -> None:
    with pytest.raises(NoRecord, match="large"):
        read_record(" " * (MOST_BYTES + 1))
    with pytest.raises(NoRecord, match="damaged"):
        read_record("\ud800")
