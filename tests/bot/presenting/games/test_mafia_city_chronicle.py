"""What is told: one growing message for the deal, a few a round, and the same whether it is told at once or bit by bit."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache

import pytest

from bot.presenting.games.mafia_city import MafiaCityPresenter
from bot.presenting.games.mafia_city.telling import TELLINGS
from bot.presenting.page import Line
from bot.tables.outbox import LONGEST_LINE, LONGEST_STORY
from tests.bot.presenting.games.boxed_tables import MAFIA_CITY, scene_of

PRESENTER = MafiaCityPresenter()
play = MAFIA_CITY.play
MOST_A_ROUND = 9


@cache
def told(seats: int, seed: int, language: str = "cs") -> tuple[Line, ...]:
    """Return the lines of a game as they come, after each move."""
    lines: list[Line] = []
    heard = 0
    for game in play(seats, seed):
        if len(game.notices) > heard:
            lines += PRESENTER.narrate(game.notices, scene_of(game, language), since=heard)
            heard = len(game.notices)
    return tuple(lines)


def messages(lines: tuple[Line, ...]) -> dict[str, list[str]]:
    """Return the messages that the lines grow into, by their story, split as the outbox splits them."""
    made: dict[str, list[str]] = defaultdict(list)
    for line in lines:
        assert line.story is not None and line.seat is None
        texts = made[line.story]
        room = LONGEST_STORY if line.after == "\n" else LONGEST_LINE
        if texts and len(texts[-1]) + len(line.text) < room:
            texts[-1] += f"{line.after}{line.text}"
        else:
            texts.append(line.text)
    return made


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_round_stays_within_its_messages(seats: int, language: str) -> None:
    made = messages(told(seats, 3, language))
    rounds = {int(story.rpartition("-")[2]) for story in made if "-" in story}
    for number in rounds:
        count = sum(len(texts) for story, texts in made.items() if story.endswith(f"-{number}"))
        assert 1 <= count <= MOST_A_ROUND
    assert len(made["deal"]) == 1


def test_the_deal_alone_is_loud() -> None:
    lines = told(4, 3)
    assert [line.story for line in lines if line.loud or line.pings] == ["deal"]


def test_what_is_told_bit_by_bit_is_what_is_told_after_a_restart() -> None:
    *_, game = play(5, 3)
    lines = told(5, 3)
    before = {line.notice: (line.story, line.after) for line in lines}
    for since in [line.notice for line in lines[4::37]]:
        again = PRESENTER.narrate(game.notices, scene_of(game), since=since)
        assert min(line.notice for line in again) == since
        first = again[0]
        assert (first.story, first.after) == before[since], "it goes on where it was"
        assert all(line.notice in before and line.story == before[line.notice][0] for line in again)
    with pytest.raises(ValueError, match="first notice"):
        PRESENTER.narrate(game.notices[3:], scene_of(game))


def test_every_public_notice_has_a_place_in_the_chronicle() -> None:
    keys = {notice.text.key for seed in range(4) for *_, game in [play(5, seed)] for notice in game.notices if notice.to is None}
    assert keys <= set(TELLINGS)


@pytest.mark.rule("MC-11.5", "MC-11.8")
@pytest.mark.parametrize(("language", "ends"), [("cs", ("platí", "zrušeno")), ("en", ("stands", "cancelled"))])
def test_a_veto_chain_is_one_line_that_grows(language: str, ends: tuple[str, str]) -> None:
    chains = 0
    for seed in (3,):
        *_, game = play(5, seed)
        lines = iter(told(5, seed, language))
        by_notice = {line.notice: line for line in lines}
        for notice in game.notices:
            if notice.text.key in ("mc-stands", "mc-cancelled") and notice.text.args["vetoes"]:
                chains += 1
                line = by_notice[notice.number]
                assert (line.text, line.after) == (ends[notice.text.key == "mc-cancelled"], ", ")
            if notice.text.key in ("mc-fists", "mc-police-chief", "mc-fbi"):
                assert by_notice[notice.number].after == " ← "
    assert chains > 3


@pytest.mark.parametrize("language", ["cs", "en"])
def test_lines_are_short_and_bear_no_reference(language: str) -> None:
    for texts in messages(told(5, 3, language)).values():
        for row in "\n".join(texts).splitlines():
            assert len(row) <= 600, row
            assert not re.search(r"seat:|location:|mccard:|\{|!", row)


@pytest.mark.rule("MC-4.7")
def test_a_location_is_one_line_that_says_who_rules() -> None:
    made = messages(told(4, 3))
    for story, texts in made.items():
        if story.startswith("location-"):
            rows = "\n".join(texts).splitlines()
            numbers = [number for row in rows for number in dict.fromkeys(re.findall(r"\*\*(\d) ", row))]
            assert sorted(numbers) == [str(number) for number in range(1, 8)], rows


@pytest.mark.rule("MC-15.5", "MC-15.10")
def test_nothing_is_told_to_one_person_and_nothing_of_what_was_not_played() -> None:
    lines = told(5, 3)
    assert all(line.seat is None for line in lines)
    *_, game = play(5, 3)
    secret = {notice.number for notice in game.notices if notice.to is not None}
    assert secret and not secret & {line.notice for line in lines}
