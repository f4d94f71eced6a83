"""The privacy pages say what the program does (CL-17.3)."""

import re
from pathlib import Path

import pytest

from bot.store import retention

DOCS = Path(__file__).parents[2] / "docs"
PAGES = {"en": DOCS / "privacy.md", "cs": DOCS / "cs" / "privacy.md"}


def terms(language: str) -> list[list[int]]:
    """Return the numbers in the last column of the table of what is kept, row by row."""
    rows = [line.split("|") for line in PAGES[language].read_text("utf-8").splitlines() if line.startswith("|") and line.count("|") == 5]
    return [[int(number) for number in re.findall(r"\d+", row[4])] for row in rows[2:]]


@pytest.mark.parametrize("language", PAGES)
def test_the_terms_are_those_of_the_sweep(language: str) -> None:
    days = [round(term / retention.DAY) for term in (
        retention.ROOM, retention.LETTERS, retention.LOG, retention.CANCELLED, retention.EVENINGS,
    )]  # fmt: skip
    said = terms(language)
    assert [number for row in said[:3] for number in row] == days[:4]
    assert said[3] == [6, 12, 24]
    assert said[4] == [days[4], round(retention.DRAFTS / 3600)]
    assert said[5] == [180, 60]
    assert said[8] == [round(retention.PERSON / retention.DAY / 365 * 12)]
    assert said[-1] == [round(retention.GONE / retention.DAY)]


def test_both_pages_say_the_same_and_name_the_commands() -> None:
    english, czech = (page.read_text("utf-8") for page in PAGES.values())
    assert terms("en") == terms("cs")
    assert english.count("\n## ") == czech.count("\n## ")
    for command in ("/me data", "/me settings", "/me forget", "/report"):
        assert f"`{command}`" in english
    for command in ("/já údaje", "/já nastavení", "/já zapomenout", "/nahlásit"):
        assert f"`{command}`" in czech
