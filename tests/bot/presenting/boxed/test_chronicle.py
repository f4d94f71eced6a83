"""The lines of every boxed game: a few growing messages a round, the same at once and bit by bit."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from bot.games.escape_plan.messages import CHRONICLE as ESCAPE_PLAN_CHRONICLE
from bot.games.mafia_city.messages import CHRONICLE as MAFIA_CITY_CHRONICLE
from bot.games.nostra_city.messages import CHRONICLE as NOSTRA_CITY_CHRONICLE
from bot.games.zbojnici.messages import CHRONICLE as ZBOJNICI_CHRONICLE
from bot.presenting.boxed.chronicle import Chronicle
from bot.tables.delivery.planning import LONGEST_LINE
from tests.bot.presenting.boxed.tables import ESCAPE_PLAN, MAFIA_CITY, NOSTRA_CITY, ZBOJNICI, Boxed, scene_of
from tests.bot.presenting.boxed.telling import messages, narrated, told_of
from tests.soak.amounts import little_or_much

LONGEST_ROW = 420
REFERENCE = re.compile(
    r"(seat|location|tile|district|turf|exit|stack|color|bot|officer|contact|gangster|fixer|asset|equipment|locker|business|mccard|vendetta"
    r"|note|kind|bonus):"
)
BOTH = ("cs", "en")


@dataclass(frozen=True)
class Rounds:
    """How much a game may tell in a round (a day, a Month), and the random games in which that is counted."""

    boxed: Boxed
    seats: range
    games: Sequence[tuple[int, str]]
    """Seeds and the language in which such a game is told."""
    most: int
    fewest: int = 1
    number: int | None = None
    """How many rounds every game has; None: the game says."""


ROUNDS = (
    Rounds(ZBOJNICI, range(2, 7), [(1, "cs"), (2, "en")], most=7, number=6),
    Rounds(MAFIA_CITY, range(3, 6), [(3, language) for language in BOTH], most=9),
    Rounds(NOSTRA_CITY, range(3, 6), [(3, language) for language in BOTH], most=9, fewest=3, number=6),
    Rounds(ESCAPE_PLAN, range(1, 6), [(1, "cs"), (2, "en")], most=10, number=3),
)


@pytest.mark.parametrize(
    ("rounds", "seats"),
    [
        pytest.param(one, seats, id=f"{one.boxed.name}-{seats}", marks=() if seats in (one.seats[0], one.seats[-1]) else pytest.mark.soak)
        for one in ROUNDS
        for seats in one.seats
    ],
)
def test_a_round_stays_within_its_messages(rounds: Rounds, seats: int) -> None:
    for seed, language in rounds.games:
        made = messages(narrated(rounds.boxed, seats, seed, language))
        numbers = {int(story.rpartition("-")[2]) for story in made if "-" in story}
        assert numbers if rounds.number is None else numbers >= set(range(1, rounds.number + 1))
        for number in numbers:
            count = sum(len(texts) for story, texts in made.items() if story.endswith(f"-{number}"))
            assert rounds.fewest <= count <= rounds.most, (number, count)
        assert len(made["deal"]) == 1
        assert all(len(text) <= LONGEST_LINE for texts in made.values() for text in texts)


def games(*cases: tuple[Boxed, object]) -> pytest.MarkDecorator:
    """Run a test for each game with what stands beside it."""
    return pytest.mark.parametrize(("boxed", "case"), [pytest.param(boxed, case, id=boxed.name) for boxed, case in cases])


@games((ZBOJNICI, 5), (MAFIA_CITY, 3), (NOSTRA_CITY, 1), (ESCAPE_PLAN, 1))
def test_the_deal_alone_is_loud(boxed: Boxed, case: int) -> None:
    lines = narrated(boxed, 4, case)
    assert [line.story for line in lines if line.loud or line.pings] == ["deal"]
    assert lines[0].loud and lines[0].pings == (0, 1, 2, 3)


@games((ZBOJNICI, (6, 1, 9)), (MAFIA_CITY, (5, 3, 37)), (NOSTRA_CITY, (5, 3, 17)), (ESCAPE_PLAN, (3, 1, 17)))
def test_lines_told_bit_by_bit_are_the_same_after_a_restart(boxed: Boxed, case: tuple[int, int, int]) -> None:
    seats, seed, step = case
    lines, game = told_of(boxed, seats, seed)
    stories = {line.notice: line.story for line in lines}
    for begun in lines[2::step]:
        again = boxed.presenter.narrate(game.notices, scene_of(game), since=begun.notice)
        assert min(line.notice for line in again) == begun.notice
        assert (again[0].story, again[0].after) == (begun.story, begun.after), "it goes on where it was"
        assert {line.notice: line.story for line in again}.items() <= stories.items()
    with pytest.raises(ValueError, match="first notice"):
        boxed.presenter.narrate(game.notices[3:], scene_of(game))


@pytest.mark.parametrize(
    ("boxed", "chronicle", "played"),
    [
        pytest.param(ZBOJNICI, ZBOJNICI_CHRONICLE, [(2, 1), *((5, seed) for seed in range(6))], id="zbojnici"),
        pytest.param(MAFIA_CITY, MAFIA_CITY_CHRONICLE, [(5, seed) for seed in range(4)], id="mafia_city"),
        pytest.param(NOSTRA_CITY, NOSTRA_CITY_CHRONICLE, [(4, seed) for seed in range(6)], id="nostra_city"),
        pytest.param(ESCAPE_PLAN, ESCAPE_PLAN_CHRONICLE, [(seats, seed) for seats in range(1, 6) for seed in (1, 2)], id="escape_plan"),
    ],
)
def test_every_public_notice_has_a_place_in_the_chronicle(
    boxed: Boxed, chronicle: Chronicle[Any], played: Sequence[tuple[int, int]]
) -> None:
    ended = [game for seats, seed in played for *_, game in [boxed.play(seats, seed)]]
    keys = {notice.text.key for game in ended for notice in game.notices if notice.to is None}
    assert {chronicle.families.get(key, key) for key in keys} <= set(chronicle.tellings)


@pytest.mark.parametrize(
    ("boxed", "seats", "seeds"),
    [
        pytest.param(MAFIA_CITY, 5, [3], marks=pytest.mark.rule("MC-15.5", "MC-15.10"), id="mafia_city"),
        pytest.param(NOSTRA_CITY, 4, range(3), marks=pytest.mark.rule("NC-V2", "NC-V9", "NC-V10", "NC-V17"), id="nostra_city"),
        pytest.param(ESCAPE_PLAN, 3, [1], id="escape_plan"),
    ],
)
def test_private_notices_are_told_to_nobody_by_message(boxed: Boxed, seats: int, seeds: Sequence[int]) -> None:
    for seed in seeds:
        lines, game = told_of(boxed, seats, seed)
        private = {notice.number for notice in game.notices if notice.to is not None}
        assert private and not private & {line.notice for line in lines}
        assert all(line.seat is None for line in lines)


@pytest.mark.parametrize("language", BOTH)
@games((ZBOJNICI, [(6, 1)]), (MAFIA_CITY, [(5, 3)]), (NOSTRA_CITY, [(5, 12)]), (ESCAPE_PLAN, [(1, 1), (5, 1)]))
def test_lines_are_short_and_bear_no_reference(boxed: Boxed, case: Sequence[tuple[int, int]], language: str) -> None:
    for seats, seed in case:
        for text in (text for texts in messages(narrated(boxed, seats, seed, language)).values() for text in texts):
            for row in text.splitlines():
                assert len(row) <= LONGEST_ROW, row
            assert not REFERENCE.search(text) and "{" not in text
            assert "!" not in text and "  " not in text and ".." not in text


@pytest.mark.parametrize("games", little_or_much(1, 400))
@pytest.mark.parametrize("boxed", [ESCAPE_PLAN, MAFIA_CITY, NOSTRA_CITY, ZBOJNICI], ids=lambda boxed: boxed.name)
def test_a_game_at_random_can_be_told_to_its_end(boxed: Boxed, games: int) -> None:
    """A line that fails is left out at a table; here it fails the test."""
    for seed in range(10_000, 10_000 + games):
        for _ in told_of.__wrapped__(boxed, 3 + seed % 3, seed, BOTH[seed % 2])[0]:  # not to be kept
            pass
