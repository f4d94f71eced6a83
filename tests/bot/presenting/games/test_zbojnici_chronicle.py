"""What is told: one growing message for the deal, a few a day, and the same whether it is told at once or bit by bit."""

from __future__ import annotations

from collections import defaultdict

import pytest

from bot.presenting.games.zbojnici import ZbojniciPresenter
from bot.presenting.games.zbojnici.telling import TELLINGS
from bot.presenting.page import Line
from bot.tables.outbox import LONGEST_STORY
from tests.bot.presenting.games.boxed_tables import ZBOJNICI, scene_of

PRESENTER = ZbojniciPresenter()
play = ZBOJNICI.play
MOST_A_DAY = 7


def told(seats: int, seed: int, language: str = "cs") -> list[Line]:
    """Return the lines of a game as they come, after each move."""
    lines: list[Line] = []
    heard = 0
    for game in play(seats, seed):
        if len(game.notices) > heard:
            lines += PRESENTER.narrate(game.notices, scene_of(game, language), since=heard)
            heard = len(game.notices)
    return lines


def messages(lines: list[Line]) -> dict[str, list[str]]:
    """Return the messages that the lines grow into, by their story, split as the outbox splits them."""
    made: dict[str, list[str]] = defaultdict(list)
    for line in lines:
        assert line.story is not None and line.seat is None
        texts = made[line.story]
        if texts and len(texts[-1]) + len(line.text) < LONGEST_STORY:
            texts[-1] += f"\n{line.text}"
        else:
            texts.append(line.text)
    return made


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_day_stays_within_its_messages(seats: int, language: str) -> None:
    for seed in (1, 2, 3):
        made = messages(told(seats, seed, language))
        for day in range(1, 7):
            count = sum(len(texts) for story, texts in made.items() if story.endswith(f"-{day}"))
            assert 1 <= count <= MOST_A_DAY
        assert len(made["deal"]) == 1


def test_the_deal_alone_is_loud() -> None:
    lines = told(4, 5)
    assert [line.story for line in lines if line.loud or line.pings] == ["deal"]
    assert lines[0].pings == (0, 1, 2, 3)


def test_what_is_told_bit_by_bit_is_what_is_told_after_a_restart() -> None:
    *_, game = play(5, 7)
    lines = told(5, 7)
    before = {line.notice: (line.story, line.text) for line in lines}
    for since in (line.notice for line in lines[2::9]):
        again = {line.notice: (line.story, line.text) for line in PRESENTER.narrate(game.notices, scene_of(game), since=since)}
        assert min(again) == since
        assert {notice: story for notice, (story, _) in again.items()}.items() <= {n: story for n, (story, _) in before.items()}.items()
    with pytest.raises(ValueError, match="first notice"):
        PRESENTER.narrate(game.notices[3:], scene_of(game))


def test_every_public_notice_has_a_place_in_the_chronicle() -> None:
    keys = {notice.text.key for seed in range(6) for *_, game in [play(5, seed)] for notice in game.notices if notice.to is None}
    *_, duel = play(2, 1)
    keys |= {notice.text.key for notice in duel.notices if notice.to is None}
    assert keys - {"zb-wheel-at"} <= set(TELLINGS)


@pytest.mark.rule("ZB-12.3")
def test_recon_cards_are_told_to_nobody_by_message() -> None:
    assert all(line.seat is None for seed in range(4) for line in told(6, seed))


@pytest.mark.rule("ZB-4.9")
def test_plans_are_told_all_at_once_district_by_district() -> None:
    lines = told(6, 3)
    day = [line.text for line in lines if line.story == "day-1"]
    (plans,) = (text for text in day if "▲" in text)
    numbers = [int(row[2]) for row in plans.splitlines() if row.startswith("**")]
    assert numbers == sorted(numbers)
    assert len(numbers) == len(set(numbers))


@pytest.mark.parametrize("language", ["cs", "en"])
def test_lines_are_short_and_bear_no_reference(language: str) -> None:
    for line in told(6, 12, language):
        for row in line.text.splitlines():
            assert len(row) <= 420, row
        assert "seat:" not in line.text and "district:" not in line.text and "{" not in line.text
        assert "!" not in line.text


@pytest.mark.rule("ZB-5.1", "ZB-5.2")
@pytest.mark.parametrize("seed", range(4))
def test_what_happens_in_a_district_stands_under_its_name(seed: int) -> None:
    *_, game = play(6, seed)
    lines = [line for line in PRESENTER.narrate(game.notices, scene_of(game, "en")) if (line.story or "").startswith(("resol", "even"))]
    headed = 0
    for line in lines:
        before = [notice for notice in game.notices[: line.notice] if notice.text.key == "zb-district"]
        district = str(before[-1].text.args["district"]).removeprefix("district:")
        if line.text.startswith("**") and " · " in line.text:
            headed += 1
            name = scene_of(game, "en").words(f"pic-zb-district-{district}")
            assert line.text.split("**")[1].endswith(name), (line.text, district)
    assert headed > 20
