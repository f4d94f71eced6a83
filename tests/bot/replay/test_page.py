"""The file: nothing from outside, nothing that a name could smuggle in, nothing of the end in what is seen at once."""

import base64
import gzip
import json
import re
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import engines
from bot.presenting.texts import words_in
from bot.replay.command import make_page, write_page
from bot.replay.page import page_of
from bot.replay.replaying import Replayer
from bot.replay.source import ReplayContext
from engines import Move
from tests.bot.replay.nights import HOSTILE, INJECTED, page_for, record_text, replayed
from tests.bot.results.golden import SAVES

every_game = pytest.mark.parametrize("name", list(engines.GAMES))
DATA = re.compile(r'<script type="application/octet-stream" id="data">([^<]*)</script>')


def nothing(_done: int, _all: int) -> None:
    pass


def data_in(page: str) -> dict[str, Any]:
    found = DATA.search(page)
    assert found is not None
    data: dict[str, Any] = json.loads(gzip.decompress(base64.b64decode(found.group(1))))
    return data


@every_game
@pytest.mark.rule("RP-1.2")
def test_the_page_brings_everything_with_it(name: str) -> None:
    page = page_for(name)
    bare = DATA.sub("", page)
    assert re.findall(r'(?:src|href|action)="', bare) == []
    assert "url(" not in re.findall(r"<style>(.*?)</style>", bare, re.DOTALL)[0]
    assert not re.search(r"\bfetch\(|XMLHttpRequest|WebSocket|import\(|sendBeacon", bare)


@pytest.mark.rule("RP-1.2")
def test_only_the_own_style_and_script_may_act() -> None:
    page = page_for("zbojnici")
    policy = re.findall(r'Content-Security-Policy" content="([^"]+)"', page)[0].replace("&#39;", "'")
    assert policy.startswith("default-src 'none'")
    assert "unsafe" not in policy
    for tag, directive in (("style", "style-src"), ("script", "script-src")):
        (inside,) = re.findall(rf"<{tag}>(.*?)</{tag}>", page, re.DOTALL)
        digest = base64.b64encode(sha256(inside.encode()).digest()).decode()
        assert f"{directive} 'sha256-{digest}'" in policy


@every_game
@pytest.mark.rule("RP-1.2")
def test_a_name_that_is_html_stays_a_name(name: str) -> None:
    page = page_for(name)
    assert HOSTILE not in page
    assert INJECTED not in page
    data = data_in(page)
    assert HOSTILE in data["names"][0][0]
    assert not any("<img" in part for part in data["parts"])


@every_game
@pytest.mark.rule("RP-2.2")
def test_the_page_without_its_data_tells_nothing_of_the_game(name: str) -> None:
    """The page without its data is the same for every game of this name."""
    one = page_for(name)
    source, replay = replayed(name)
    replay.steps, steps = replay.steps[:3], replay.steps
    try:
        two = page_of(source, replay)
    finally:
        replay.steps = steps
    assert DATA.sub("", one) == DATA.sub("", two)


def last_move(replay: Replayer, moves: Sequence[Move], _progress: object) -> None:
    """Stands for replaying the whole game where only its end is looked at."""
    for move in moves[:-1]:
        replay.game.make(move)
    replay.make(moves[-1])


@every_game
@pytest.mark.rule("NT-4.7", "NT-4.1", "NT-4.4")
def test_the_chosen_moment_and_the_switch_for_headlines_reach_the_page(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    source, replay = replayed(name)
    opening = data_in(page_of(source, replay))["opening"]
    best = replay.viewpoints.opening()[1]
    chapters = sorted((replay.step_of(notice), one) for one, notice, _ in best)
    assert [step for step, *_ in opening["chapters"]] == [step for step, _ in chapters]
    assert chapters[opening["moment"]][1] == best[0][0]
    last = best[-1][0]
    assert chapters[data_in(page_of(source, replay, ReplayContext(moment=last)))["opening"]["moment"]][1] == last
    monkeypatch.setattr(Replayer, "play", last_move)
    bare, _ = make_page(source.text, nothing, ReplayContext(headlined=False))
    story = data_in(bare)["texts"][data_in(bare)["story"][1]]
    assert story.startswith("The story of the game\n"), "a club without headlines has none in its replays"


@pytest.mark.rule("RP-1.4")
def test_each_drawing_is_there_once_and_shares_its_parts() -> None:
    data = data_in(page_for("mafia_city"))
    whole = [tuple(drawing) for drawing in data["drawings"]]
    assert len(set(whole)) == len(whole)
    assert len(set(data["parts"])) == len(data["parts"])
    assert sum(map(len, whole)) > 5 * len(data["parts"])


@every_game
@pytest.mark.rule("RP-1.5")
def test_both_languages_are_inside(name: str) -> None:
    data = data_in(page_for(name))
    assert data["labels"]["cs"].keys() == data["labels"]["en"].keys()
    assert data["steps"][0]["phase"][0] != data["steps"][0]["phase"][1] or data["steps"][-1]["phase"][0] != data["steps"][-1]["phase"][1]


@pytest.mark.rule("RP-5.1", "RP-1.5")
def test_a_seat_without_a_name_is_told_once_and_in_each_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """RP-5.1: one whose person has not agreed, and one of a forgotten person, who has the placeholder of the server's language."""
    monkeypatch.setattr(Replayer, "play", last_move)
    record = json.loads(record_text("zbojnici"))
    record["seats"] = ["", "Místo\u00a02", "Eliška", "Tonda"]
    page, _ = make_page(json.dumps(record), nothing)
    data = data_in(page)
    nameless = [["Místo\u00a01", "Seat\u00a01"], ["Místo\u00a02", "Seat\u00a02"]]
    assert data["names"] == [*nameless, ["3 Eliška", "3 Eliška"], ["4 Tonda", "4 Tonda"]]
    czech, english = (data["texts"][number].replace("\u00a0", " ") for number in data["story"])
    assert "Místo 1" in czech and "Místo 2" in czech
    assert "Seat 1" in english and "Seat 2" in english and "Místo" not in english


@every_game
@pytest.mark.rule("RP-4.1")
def test_the_record_is_held_byte_for_byte(name: str) -> None:
    assert data_in(page_for(name))["record"] == record_text(name)


@pytest.mark.rule("RP-1.1")
def test_the_command_line_writes_the_same_page_twice(tmp_path: Path) -> None:
    record, one, two = tmp_path / "record.json", tmp_path / "one.html", tmp_path / "two.html"
    record.write_text((SAVES / "zbojnici-host-ends.json").read_text("utf-8"), "utf-8")
    said, good = write_page(record, one, words_in("en"), nothing)
    assert good
    assert "one.html" in said
    assert write_page(record, two, words_in("cs"), nothing)[1]
    assert one.read_bytes() == two.read_bytes()


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff\xfe", b'{"record": []}'])
def test_the_command_line_names_the_fault(tmp_path: Path, content: bytes) -> None:
    record, out = tmp_path / "record.json", tmp_path / "night.html"
    record.write_bytes(content)
    said, good = write_page(record, out, words_in("cs"), nothing)
    assert not good
    assert "record.json" in said
    assert not out.exists()


@pytest.mark.rule("RP-4.2")
def test_of_a_record_with_a_changed_move_no_page_is_made(tmp_path: Path) -> None:
    content = json.loads(record_text("mafie"))
    content["record"]["moves"][5]["picks"] = ["seat:99"]
    record, out = tmp_path / "record.json", tmp_path / "night.html"
    record.write_text(json.dumps(content), "utf-8")
    said, good = write_page(record, out, words_in("en"), nothing)
    assert not good
    assert "move 6" in said
    assert not out.exists()
