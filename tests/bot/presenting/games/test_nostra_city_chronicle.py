"""What is told: a few growing messages a Month, one line for each Collecting, and the same whether it is told at once or bit by bit."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache

import pytest

from bot.presenting.games.nostra_city import NostraCityPresenter
from bot.presenting.games.nostra_city.telling import FAMILIES, TELLINGS
from bot.presenting.page import Line
from bot.tables.manners import manners_of
from bot.tables.outbox import LONGEST_STORY
from tests.bot.presenting.games.boxed_tables import NOSTRA_CITY, scene_of

PRESENTER = NostraCityPresenter()
play = NOSTRA_CITY.play
MOST_A_MONTH = 9


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
        if texts and len(texts[-1]) + len(line.text) < LONGEST_STORY:
            texts[-1] += f"{line.after}{line.text}"
        else:
            texts.append(line.text)
    return made


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_month_stays_within_its_messages(seats: int, language: str) -> None:
    made = messages(told(seats, seats, language))
    for month in range(1, 7):
        count = sum(len(texts) for story, texts in made.items() if story.endswith(f"-{month}"))
        assert 3 <= count <= MOST_A_MONTH
    assert len(made["deal"]) == 1
    assert len(made["verdict-3"]) == len(made["verdict-6"]) == 1


def test_the_deal_alone_is_loud() -> None:
    lines = told(4, 5)
    assert [line.story for line in lines if line.loud or line.pings] == ["deal"]
    assert lines[0].pings == (0, 1, 2, 3)


def test_what_is_told_bit_by_bit_is_what_is_told_after_a_restart() -> None:
    *_, game = play(5, 7)
    lines = told(5, 7)
    before = {line.notice: line.story for line in lines}
    for since in (line.notice for line in lines[2::17]):
        again = {line.notice: line.story for line in PRESENTER.narrate(game.notices, scene_of(game), since=since)}
        assert min(again) == since
        assert again.items() <= before.items()
    with pytest.raises(ValueError, match="first notice"):
        PRESENTER.narrate(game.notices[3:], scene_of(game))


def test_every_public_notice_has_a_place_in_the_chronicle() -> None:
    keys = {notice.text.key for seed in range(6) for *_, game in [play(4, seed)] for notice in game.notices if notice.to is None}
    assert {FAMILIES.get(key, key) for key in keys} <= set(TELLINGS)


@pytest.mark.rule("NC-V2", "NC-V9", "NC-V10", "NC-V17")
def test_private_notices_are_told_to_nobody_by_message() -> None:
    for seed in range(3):
        *_, game = play(4, seed)
        private = {notice.number for notice in game.notices if notice.to is not None}
        lines = PRESENTER.narrate(game.notices, scene_of(game))
        assert private and not private & {line.notice for line in lines}
        assert all(line.seat is None for line in lines)


@pytest.mark.rule("NC-4.6", "NC-6.2")
def test_a_collecting_is_one_line_from_the_announcement_to_the_betrayal() -> None:
    rows = [row for seed in range(4) for texts in messages(told(4, seed)).values() for text in texts for row in text.splitlines()]
    collectings = [row for row in rows if " Inkasuje: " in row]
    assert len(collectings) > 40
    whole = [row for row in collectings if "ruce zůstávají" in row]
    assert len(whole) >= 0.9 * len(collectings), "the others were interrupted by a Revenge card and went on below"
    assert any(re.search(r"Inkasuje: \w.*\. Bankov\w+ \d+, ruce zůstávají pod stolem\. .*Podvod\. .* si bere", row) for row in whole)


def test_bribes_are_told_by_number_and_gangster_and_never_by_note() -> None:
    for seed in range(4):
        for story, texts in messages(told(5, seed)).items():
            if story.startswith("trial"):
                for row in "\n".join(texts).splitlines():
                    if "úplatek" in row:
                        bribes = re.sub(r"Verdikt: \w+ \d+", "", row.replace("\u202f", " "))
                        assert not re.search(r"\d 000|inen", bribes), row


@pytest.mark.rule("NC-10.9", "NC-11.2", "NC-V6")
def test_each_space_is_one_line_after_the_envelopes_open() -> None:
    for seed in range(3):
        for story, texts in messages(told(4, seed)).items():
            if story.startswith("meeting") and "Kdo o co stojí" in "\n".join(texts):
                rows = "\n".join(texts).splitlines()
                opened = rows.index("Obálky se otevírají.")
                spaces = [int(row[2]) for row in rows[opened:] if re.match(r"\*\*\d ", row)]
                assert spaces == sorted(set(spaces))
                for row in rows[opened:]:
                    if "Jediný zájemce" in row:
                        assert not re.search(r"\d 000", row.split("Jediný")[1].replace("\u202f", " ")), "the only bid is never shown"


@pytest.mark.rule("NC-18.2", "NC-V8")
def test_the_corruption_pile_is_turned_up_three_notes_a_line_without_names() -> None:
    assert manners_of("nostra_city").pace.breaths == {"nc-verdict-note": 3}
    for text in (texts for seed in range(3) for story, texts in messages(told(5, seed)).items() if story.startswith("verdict")):
        rows = [row for row in text[0].splitlines() if "→" in row]
        assert all(row.count("→") <= 3 for row in rows)
        assert not re.search("|".join(("Eliška", "Karel", "Ondřej", "Žofie")), "\n".join(rows))


@pytest.mark.parametrize("language", ["cs", "en"])
def test_lines_are_short_and_bear_no_reference(language: str) -> None:
    for texts in messages(told(5, 12, language)).values():
        for text in texts:
            assert len(text) <= LONGEST_STORY
            for row in text.splitlines():
                assert len(row) <= 700, row
            assert not re.search(r"(seat|turf|gangster|note|kind|vendetta|bonus):", text) and "{" not in text
            assert "!" not in text and "  " not in text and ".." not in text
