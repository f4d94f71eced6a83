"""The message of a poll for a date (CL-3.3)."""

import pytest

from bot.evenings.pages.evening_page import DateScene, EveningScene, evening_page
from bot.presenting.limits import faults
from bot.presenting.texts import LANGUAGES, words_in


@pytest.mark.rule("CL-3.3")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["_*_*_*_*_*_*_*_*_*_*", "Jana"])
def test_every_date_of_the_longest_poll_stands_in_its_message(language: str, name: str) -> None:
    """CL-3.3: ten dates, a dozen long names with Markdown signs each; names give way to "and others", dates never."""
    dates = tuple(DateScene(n, 1_796_238_000.0 + n * 86_400, f"day {n}", (name,) * 40) for n in range(1, 11))
    page = evening_page(
        EveningScene(
            id="eabcdefgh", words=words_in(language), state="poll", name=name * 3, host=name, games=("mafie",), starts_at=None,
            dates=dates, leader=3, poll_until=1_796_000_000.0,
        )
    )  # fmt: skip
    text = "\n".join(part for part in page.parts if isinstance(part, str))
    assert faults(page) == []
    assert all(f"<t:{int(date.starts_at)}:F>" in text for date in dates)
    assert ("Jana" not in name) or text.count("Jana") >= 120
