"""Lines of Zbojníci: plans all at once, events of a district under its name, and nothing of recon cards."""

from __future__ import annotations

import re

import pytest

from bot.games.zbojnici.presenter import PRESENTER
from tests.bot.presenting.boxed.tables import ZBOJNICI, scene_of
from tests.bot.presenting.boxed.telling import messages, narrated, told_of


@pytest.mark.rule("ZB-12.3")
def test_recon_cards_are_told_to_nobody_by_message() -> None:
    assert all(line.seat is None for seed in (1, 3) for line in narrated(ZBOJNICI, 6, seed))


@pytest.mark.rule("ZB-4.9")
def test_plans_are_told_all_at_once_district_by_district() -> None:
    lines = narrated(ZBOJNICI, 6, 3)
    day = [line.text for line in lines if line.story == "day-1"]
    (plans,) = (text for text in day if "▲" in text)
    numbers = [int(row[2]) for row in plans.splitlines() if row.startswith("**")]
    assert numbers == sorted(numbers)
    assert len(numbers) == len(set(numbers))


@pytest.mark.rule("ZB-5.1", "ZB-5.2")
@pytest.mark.parametrize("seed", range(4))
def test_events_of_a_district_stand_under_its_name(seed: int) -> None:
    *_, game = ZBOJNICI.play(6, seed)
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


@pytest.mark.rule("ZB-11.8")
def test_several_prisoners_of_one_person_are_counted_and_not_listed() -> None:
    rows = []
    for seed in range(6):
        *_, game = ZBOJNICI.play(4, seed)
        told = PRESENTER.narrate(game.notices, scene_of(game, "en"))
        rows += [row.partition("for a token: ")[2] for line in told for row in line.text.splitlines() if "for a token: " in row]
    named = [re.findall(r"\*\*(.+?)\*\*\s(\d)", row) for row in rows]
    assert any(int(count) > 1 for people in named for _, count in people)
    for people in named:
        assert people and len({who for who, _ in people}) == len(people)


def test_colours_stand_in_one_line_in_the_order_of_their_choice() -> None:
    for seats in (2, 4, 6):
        lines, game = told_of(ZBOJNICI, seats, 1)
        (row,) = [row for text in messages(lines)["deal"] for row in text.splitlines() if "Barvy:" in row]
        assert row.startswith("Barvy: ") and row.count("(") == sum(notice.text.key == "zb-color" for notice in game.notices)


def test_the_story_as_text_says_what_a_robbed_purse_lost_without_a_second_minus() -> None:
    said = PRESENTER.story_text(scene_of(told_of(ZBOJNICI, 5, 1)[1], "en"))
    assert "robbed of " in said and "robbed of −" not in said and "fine −" not in said
