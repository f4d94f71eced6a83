"""The privacy pages say what the program does (CL-17.3)."""

import re
from pathlib import Path

import pytest

from bot.store import retention

DOCS = Path(__file__).parents[3] / "docs"
PAGES = {"en": DOCS / "privacy.md", "cs": DOCS / "cs" / "privacy.md"}


def terms(language: str) -> list[list[int]]:
    """Return the numbers in the last column of the table of what is kept, row by row."""
    rows = [line.split("|") for line in PAGES[language].read_text("utf-8").splitlines() if line.startswith("|") and line.count("|") == 5]
    return [[int(number) for number in re.findall(r"\d+", row[4])] for row in rows[2:]]


@pytest.mark.rule("CL-17.3")
@pytest.mark.parametrize("language", PAGES)
def test_the_terms_are_those_of_the_sweep(language: str) -> None:
    days = [round(term / retention.DAY) for term in (
        retention.CHAT, retention.DIRECT_MESSAGES, retention.LOG, retention.CANCELLED, retention.EVENINGS,
    )]  # fmt: skip
    said = terms(language)
    assert [number for row in said[:3] for number in row] == days[:4]
    assert said[3] == [6, 12, 24]
    assert said[4] == [days[4], round(retention.DRAFTS / 3600)]
    assert said[5] == [180, 60]
    assert said[8] == [round(retention.PERSON / retention.DAY / 365 * 12)]
    assert said[-1] == [round(retention.GONE / retention.DAY)]


@pytest.mark.rule("CL-17.3")
def test_both_pages_say_the_same_and_name_the_commands() -> None:
    english, czech = (page.read_text("utf-8") for page in PAGES.values())
    assert terms("en") == terms("cs")
    assert english.count("\n## ") == czech.count("\n## ")
    for command in ("/me data", "/me settings", "/me forget", "/report"):
        assert f"`{command}`" in english
    for command in ("/já údaje", "/já nastavení", "/já zapomenout", "/nahlásit"):
        assert f"`{command}`" in czech


SAID = {
    "en": (
        "## Who runs the bot",
        "buttons to their own privacy page and to their support",
        "Words in channels are not read",
        "No list of the members",
        "lie in the operator's database and in its backups",
        "Nothing is sold, shared for advertising, or used to train anything",
        "## Who gets it",
        "the company whose machine the operator uses",
        "can read its channels, also hidden threads, but not your private messages",
        "## How it is kept safe",
        "encrypt the disk and the backups",
        "write to the\noperator",
        "They answer within a month",
        "When an operator stops running the bot for good, everything is deleted",
        "You need the age that Discord asks for",
        "Backups are kept for at most 30 days",
        "tells Discord",
        "## Changes",
        "| 22 November 2026 | first version |",
        "https://discord.com/privacy",
    ),
    "cs": (
        "## Kdo bota provozuje",
        "tlačítky na jeho stránku o soukromí a na podporu",
        "Slova v kanálech se nečtou",
        "Seznam členů serveru bot neuchovává",
        "leží v databázi provozovatele a v jejích zálohách",
        "Nic se neprodává, nic neslouží reklamě a nic se na tvých údajích neučí",
        "## Kdo se k tomu dostane",
        "firma, na jejímž stroji bot běží",
        "může číst jeho kanály, i skrytá vlákna, ale ne tvoje soukromé zprávy",
        "## Jak je to v bezpečí",
        "ať disk i zálohy zašifrují",
        "napiš provozovateli",
        "Odpoví do měsíce",
        "Když provozovatel s botem skončí nadobro, všechno smaže",
        "Potřebuješ věk, který ve tvé zemi žádá Discord",
        "Zálohy zůstávají nejdéle 30 dní",
        "Řekne to i Discordu",
        "## Změny",
        "| 22. listopadu 2026 | první verze |",
        "https://discord.com/privacy",
    ),
}
"""Demands of Discord's terms for developers and the clause on a page: data, purpose, recipients, safety, access and deletion."""


@pytest.mark.rule("CL-17.3")
@pytest.mark.parametrize("language", PAGES)
def test_a_page_meets_the_demands_of_discord_and_the_law(language: str) -> None:
    """CL-17.3: who runs the bot and how to reach them, who gets what, safety, deleting, children, backups, breaches, changes."""
    page = PAGES[language].read_text("utf-8")
    assert [said for said in SAID[language] if said not in page] == []


@pytest.mark.rule("CL-17.3")
def test_operators_are_told_the_promises_of_the_page() -> None:
    """CL-17.3: encrypting, backups for 30 days, the journal for 14."""
    for language, said in (("en", "Encrypt the disk and the backups"), ("cs", "Disk i zálohy zašifruj")):
        page = (PAGES[language].parent / "operators.md").read_text("utf-8")
        assert said in page and "30" in page and "14" in page
