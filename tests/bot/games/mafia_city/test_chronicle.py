"""Lines of Mafia City: a veto chain and a location are one line each."""

from __future__ import annotations

import re

import pytest

from tests.bot.presenting.boxed.tables import MAFIA_CITY
from tests.bot.presenting.boxed.telling import messages, narrated, told_of


@pytest.mark.rule("MC-11.5", "MC-11.8")
@pytest.mark.parametrize(("language", "ends"), [("cs", ("platí", "zrušeno")), ("en", ("stands", "cancelled"))])
def test_a_veto_chain_is_one_line_that_grows(language: str, ends: tuple[str, str]) -> None:
    chains = 0
    lines, game = told_of(MAFIA_CITY, 5, 3, language)
    by_notice = {line.notice: line for line in lines}
    for notice in game.notices:
        if notice.text.key in ("mc-stands", "mc-cancelled") and notice.text.args["vetoes"]:
            chains += 1
            line = by_notice[notice.number]
            assert (line.text, line.after) == (ends[notice.text.key == "mc-cancelled"], ", ")
        if notice.text.key in ("mc-fists", "mc-police-chief", "mc-fbi"):
            assert by_notice[notice.number].after == " ← "
    assert chains > 3


@pytest.mark.rule("MC-4.7")
def test_a_location_is_one_line_that_names_its_ruler() -> None:
    made = messages(narrated(MAFIA_CITY, 4, 3))
    for story, texts in made.items():
        if story.startswith("location-"):
            rows = "\n".join(texts).splitlines()
            numbers = [number for row in rows for number in dict.fromkeys(re.findall(r"\*\*(\d) ", row))]
            assert sorted(numbers) == [str(number) for number in range(1, 8)], rows
