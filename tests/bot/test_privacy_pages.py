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


SAID = {
    "en": (
        "Who runs the bot", "the game cannot run without it", "asked for it", "Words in channels are not read", "No list of the members",
        "operator's database and in its backups", "sold, shared with anybody, or used to train", "but not your private messages",
        "see everything that is kept of you", "change how you are spoken to", "be forgotten", "age that Discord asks for",
        "Backups are kept for at most 30 days", "wrong hands", "Date: ", "## Changes",
    ),
    "cs": (
        "Kdo bota provozuje", "bez toho nejde hrát", "chceš ty nebo tvůj server", "Slova v kanálech se nečtou",
        "Seznam členů serveru nezůstává",
        "v databázi provozovatele a v jejích zálohách", "neprodává, nikomu nedává a nic se na tom neučí", "ne tvoje soukromé zprávy",
        "vidět všechno, co o tobě bot má", "změnit, jak s tebou mluví", "ať tě bot zapomene", "věk, který ve tvé zemi žádá Discord",
        "Zálohy zůstávají nejdéle 30 dní", "cizích rukou", "Datum: ", "## Změny",
    ),
}  # fmt: skip
"""What the clause asks the page to say, in its order: who runs it, why, what is not read, where secrets lie, what one can do, the rest."""


@pytest.mark.rule("CL-17.3")
@pytest.mark.parametrize("language", PAGES)
def test_everything_that_is_asked_of_the_page_is_said(language: str) -> None:
    page = " ".join(PAGES[language].read_text("utf-8").split())
    assert [said for said in SAID[language] if said not in page] == []


@pytest.mark.rule("CL-17.3")
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
