"""Possible knowledge in a game of Mafie: from public facts alone, and the same for either way of making the file."""

import json
from functools import cache
from typing import Any

import pytest

import engines
from bot.replay.page import page_of
from bot.replay.public_inference import SENTENCES, public_course, turning_point_text
from bot.replay.replaying import Replayer
from bot.replay.source import NoRecord, read
from bot.tables.result_making import lines_in
from bot.tables.session.entries import Talk
from bot.tables.session.talk_log import TalkLine, claim_entry
from engines.players.inference import Point
from engines.players.inference.facts import BallotHeld, RoundBegun, Said, TokenShown
from tests.bot.replay.nights import page_for, record_text, replayed
from tests.bot.replay.test_page import data_in

LINE = {"moves": 12, "seat": 2, "key": "say-knows", "about": "seat:4"}


def with_lines(*lines: dict[str, Any]) -> str:
    return json.dumps({**json.loads(record_text("mafie")), "lines": lines})


def new_replay(text: str) -> Replayer:
    source = read(text)
    replay = Replayer(source.begin(), source.names, lines=source.lines)
    replay.play(source.record.moves)
    return replay


replay_of = cache(new_replay)


@pytest.mark.rule("MA-1.13", "RP-3.1")
def test_every_public_fact_has_its_chances() -> None:
    source, replay = replayed("mafie")
    course = public_course(source.record)
    assert replay.inference is not None
    assert course.points == replay.inference.course.points, "whether replayed or computed from the record"
    facts = [type(point.fact) for point in course.points]
    assert facts[0] is type(None)
    assert facts.count(TokenShown) == sum(notice.text.key in ("mf-out", "mf-exposed") for notice in replay.game.notices)
    for point in course.points:
        dealt = [seat for seat, chance in enumerate(point.chances) if chance == 1.0 and seat not in point.living]
        assert sum(point.chances[seat] for seat in point.living) == pytest.approx(1 - len(dealt), abs=1e-3)


@pytest.mark.rule("RP-3.1", "MA-14.8")
@pytest.mark.parametrize(("options", "mafiosi"), [({"fair_tokens": True}, 3), ({}, 2)])
def test_it_knows_how_many_mafiosi_were_dealt(options: dict[str, Any], mafiosi: int) -> None:
    record = engines.start("mafie", seats=11, options=options, seed=5).record
    if not options:
        del record.options["fair_tokens"]  # a record from before the option
    assert sum(public_course(record).points[0].chances) == pytest.approx(mafiosi, abs=0.01)


@pytest.mark.rule("RP-3.1", "RP-2.2")
def test_a_step_knows_only_its_public_facts() -> None:
    replay = replay_of(record_text("mafie"))
    assert replay.inference is not None
    numbers = [step.known for step in replay.steps]
    assert numbers == sorted(numbers)
    assert numbers[-1] == replay.inference.now
    for step in replay.steps:
        point = replay.inference.course.points[step.known]
        assert point.round <= step.round or isinstance(point.fact, RoundBegun), "that a round begins says nothing"
        living = set(range(7)) - {seat for seat, out in enumerate(outs(replay, step.known)) if out}
        assert set(point.living) == living


def outs(replay: Replayer, upto: int) -> list[bool]:
    assert replay.inference is not None
    shown = [point.fact for point in replay.inference.course.points[: upto + 1] if isinstance(point.fact, TokenShown)]
    return [any(fact.seat == seat for fact in shown) for seat in range(7)]


@pytest.mark.rule("RP-3.1")
def test_claims_count_as_said() -> None:
    told, silent = replay_of(with_lines(LINE)), replay_of(record_text("mafie"))
    assert told.inference is not None
    assert silent.inference is not None
    heard = [point for point in told.inference.course.points if isinstance(point.fact, Said)]
    assert [(point.fact.seat, point.fact.target) for point in heard if isinstance(point.fact, Said)] == [(2, 4)]
    assert not any(isinstance(point.fact, Said) for point in silent.inference.course.points)
    assert public_course(read(with_lines(LINE)).record, read(with_lines(LINE)).lines).points == told.inference.course.points


@pytest.mark.parametrize("line", [{"seat": 1}, {**LINE, "seat": 7}, {**LINE, "about": "seat:9"}, {**LINE, "moves": "x"}, 3])
def test_a_line_that_nobody_could_have_said_makes_no_record(line: Any) -> None:
    with pytest.raises(NoRecord):
        read(with_lines(line))


@pytest.mark.rule("RP-3.1")
def test_a_record_holds_lines_and_claims_after_their_moves() -> None:
    spoken = [
        TalkLine(Talk("said", seat=1, key="say-suspect", args={"seat": "seat:3"}, value="1.discussion"), 0.0, 5),
        TalkLine(Talk("hand", seat=1, value=True), 0.0, 6),
        TalkLine(claim_entry(2, "say-agent", None, step="1.discussion"), 0.0, 7),
        TalkLine(claim_entry(2, "say-back", None, step="1.discussion", back="say-agent"), 0.0, 8),
    ]
    assert lines_in(spoken) == [
        {"moves": 5, "seat": 1, "key": "say-suspect", "about": "seat:3"},
        {"moves": 7, "seat": 2, "key": "say-agent"},
        {"moves": 8, "seat": 2, "key": "say-back", "back": "say-agent"},
    ]
    lines = read(with_lines(*lines_in(spoken))).lines
    assert [(line.moves, line.seat, line.text.key) for line in lines] == [(5, 1, "say-suspect"), (7, 2, "say-agent"), (8, 2, "say-back")]


@pytest.mark.rule("MA-1.13", "RP-3.2")
def test_three_events_moved_it_most() -> None:
    source = read(record_text("mafie"))
    replay = new_replay(record_text("mafie"))  # not a cached one, which would have its texts already
    assert replay.inference is not None
    course = replay.inference.course
    points = course.turning_points()
    assert len(points) == 3
    assert points == sorted(points)
    least = min(course.points[number].change for number in points)
    assert all(point.change <= least for number, point in enumerate(course.points) if number not in points)
    data = data_in(page_of(source, replay))
    assert [number for number, *_ in data["turning"]] == sorted(number for number, *_ in data["turning"])
    for step, *both in data["turning"]:
        assert 0 <= step < len(data["steps"])
        czech, english = (data["texts"][number] for number in both)
        assert czech
        assert english
        assert czech != english


@pytest.mark.rule("RP-3.2")
@pytest.mark.parametrize("kind", [kind for kind in SENTENCES if kind is not None])
def test_every_kind_of_event_has_a_sentence(kind: type) -> None:
    replay = replay_of(with_lines(LINE))
    assert replay.inference is not None
    found = [point for point in replay.inference.course.points if isinstance(point.fact, kind)]
    for point in found:
        key, args = turning_point_text(point)
        assert key != "replay-turn-else"
        assert args["round"] == point.round


@pytest.mark.rule("RP-3.1", "RP-2.2")
def test_the_truth_is_for_everybodys_eyes_and_the_rest_for_the_table() -> None:
    """The page for the table's eyes does not depend on the holders of tokens."""
    data = data_in(page_for("mafie"))
    tokens = [seat.token for seat in engines.replay(read(record_text("mafie")).record).view(None).seats]  # type: ignore[attr-defined]
    assert [bool(side) for side in data["known"][-1][2]] == [token == "mafia" for token in tokens]
    assert all(len(known) == 3 for known in data["known"])


def test_other_games_show_nothing_of_it() -> None:
    data = data_in(page_for("zbojnici"))
    assert (data["known"], data["turning"]) == ([], [])
    assert all(step["known"] == -1 for step in data["steps"])


def test_the_note_of_a_point() -> None:
    point = Point(BallotHeld("final", (1, 2), ((0, 1),)), 2, (0, 1, 2), (0.1, 0.2, 0.3), 0.1)
    assert turning_point_text(point) == ("replay-turn-final", {"round": 2})


@pytest.mark.rule("RP-3.1", "MF-12.5")
@pytest.mark.parametrize(("kids", "side"), [(False, ("Mafie", "Mafia")), (True, ("Darebáci", "Villain"))])
def test_the_side_is_called_as_at_the_table(kids: bool, side: tuple[str, str]) -> None:
    text = json.loads(record_text("mafie"))
    text["record"]["options"]["kids_theme"] = kids
    source = read(json.dumps(text))
    replay = Replayer(source.begin(), source.names)
    replay.play(source.record.moves)
    labels = data_in(page_of(source, replay))["labels"]
    assert (labels["cs"]["known-mafia"], labels["en"]["known-mafia"]) == side
