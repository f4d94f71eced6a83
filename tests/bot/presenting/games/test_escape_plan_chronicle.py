"""What is told: a line a turn, a few messages a day, and the same whether it is told at once or bit by bit."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from itertools import chain

import pytest

from bot.presenting.games.escape_plan import EscapePlanPresenter
from bot.presenting.games.escape_plan.telling import TELLINGS
from bot.presenting.page import Line
from bot.tables.outbox import LONGEST_LINE, LONGEST_STORY
from engines import Game
from tests.bot.presenting.games.escape_plan_tables import play, scene_of

PRESENTER = EscapePlanPresenter()
MOST_A_DAY = 10
REFERENCE = re.compile(r"\b(seat|bot|tile|location|officer|contact|asset|equipment|fixer|color|exit|stack|locker|business):")


@cache
def told(seats: int, seed: int, language: str = "cs") -> tuple[list[Line], Game]:
    """Return the lines of a game as they come, after each move, and the game."""
    lines: list[Line] = []
    heard = 0
    moments = play(seats, seed)
    first = next(moments)
    for game in chain((first,), moments):  # the same game, a move further each time
        if len(game.notices) > heard:
            lines += PRESENTER.narrate(game.notices, scene_of(game, language), since=heard)
            heard = len(game.notices)
    return lines, first


def messages(lines: list[Line]) -> dict[str, list[str]]:
    """Return the messages that the lines grow into, by their story, split as the outbox splits them."""
    made: dict[str, list[str]] = defaultdict(list)
    for line in lines:
        assert line.story is not None and line.seat is None
        grown = made[line.story]
        most = LONGEST_STORY if line.after == "\n" else LONGEST_LINE
        if grown and len(grown[-1]) + len(line.text) < most:
            grown[-1] += f"{line.after}{line.text}"
        else:
            grown.append(line.text)
    return made


@pytest.mark.parametrize("seats", range(1, 6))
def test_a_day_stays_within_its_messages(seats: int) -> None:
    for seed in (1, 2):
        made = messages(told(seats, seed, "cs" if seed == 1 else "en")[0])
        for day in range(1, 4):
            count = sum(len(texts) for story, texts in made.items() if story.endswith(f"-{day}"))
            assert 1 <= count <= MOST_A_DAY
        assert len(made["deal"]) == 1
        assert all(len(text) <= 1_950 for texts in made.values() for text in texts)


def test_the_deal_alone_is_loud() -> None:
    lines, _ = told(4, 1)
    assert [line.story for line in lines if line.loud or line.pings] == ["deal"]
    assert lines[0].pings == (0, 1, 2, 3)


def test_what_is_told_bit_by_bit_is_what_is_told_after_a_restart() -> None:
    lines, game = told(3, 1)
    before = {line.notice: (line.story, line.text, line.after) for line in lines}
    for since in (line.notice for line in lines[2::17]):
        again = PRESENTER.narrate(game.notices, scene_of(game), since=since)
        assert min(line.notice for line in again) == since
        assert {line.notice: line.story for line in again}.items() <= {number: story for number, (story, *_) in before.items()}.items()
    with pytest.raises(ValueError, match="first notice"):
        PRESENTER.narrate(game.notices[3:], scene_of(game))


def test_every_public_notice_has_a_place_in_the_chronicle() -> None:
    keys = set()
    for seats in range(1, 6):
        for seed, language in ((1, "cs"), (2, "en")):
            _, game = told(seats, seed, language)
            keys |= {notice.text.key for notice in game.notices if notice.to is None}
    assert keys - {"ep-offer-contact"} <= set(TELLINGS)


@pytest.mark.rule("EP-8.6")
@pytest.mark.parametrize("seats", [2, 4])
def test_whatever_happens_in_one_turn_is_one_line_that_begins_with_its_name(seats: int) -> None:
    lines, game = told(seats, 1)
    turns = [notice for notice in game.notices if notice.text.key == "ep-turn"]
    made = "\n".join(text for story, texts in messages(lines).items() if story != "deal" for text in texts)
    rows = [row for row in made.splitlines() if re.match(r"[▲●■◆★⧗✚] \*\*", row)]
    assert len(rows) >= len(turns)
    for row in rows:
        name = row.split("**")[1]
        assert row.count(f"**{name}**") == 1 or "překračuje" in row or "venku" in row, row


@pytest.mark.parametrize("language", ["cs", "en"])
def test_lines_are_short_and_bear_no_reference(language: str) -> None:
    for seats in (1, 5):
        for line in told(seats, 1 if language == "cs" else 2, language)[0]:
            for row in line.text.splitlines():
                assert len(row) <= 420, row
            assert not re.search(
                r"\b(seat|bot|tile|location|officer|contact|asset|equipment|fixer|color|exit|stack|locker|business):", line.text
            )
            assert "{" not in line.text and "!" not in line.text


def test_the_lines_of_the_experience_are_told_word_for_word() -> None:
    made = "\n".join(line.text for seats in range(2, 6) for line in told(seats, 1)[0]).replace("\u00a0", " ")
    assert re.search(r"\*\*Karel\*\* mizí z \w\d na \w\d\. Policie zůstává o dílek pozadu\.", made)
    assert "Půlnoc. Kdo má akci navíc, může ještě jednou." in made
    assert re.search(r"Výjezd \d se zavírá\. Zbývají dva\.", made)
    assert re.search(r"Zranění \d\. Pouta čekají na další chybu\.", made)


@pytest.mark.rule("EP-19.6", "EP-21.4")
def test_what_a_bag_is_worth_is_told_to_nobody_by_message() -> None:
    for seats in range(1, 6):
        lines, game = told(seats, 1)
        assert all(line.seat is None for line in lines)
        assert not any(re.search(r"\b(green|black|brown|x|y)_\d", line.text) for line in lines), game.outcome
