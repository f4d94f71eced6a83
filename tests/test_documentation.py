"""The pages for people: both languages say the same things."""

import re
from pathlib import Path

import pytest

import cogs

ROOT = Path(cogs.__file__).parents[1]
PAGES = (*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md")))
CZECH = [page for page in PAGES if page.parent.name == "cs" or page.name.endswith(".cs.md")]
LINK = re.compile(r"\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)")


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


every_czech_page = pytest.mark.parametrize("page", CZECH, ids=name_of)


def english_of(page: Path) -> Path:
    return ROOT / page.name.replace(".cs.", ".") if page.parent == ROOT else page.parents[1] / page.name


def outline(page: Path) -> list[str]:
    """Return what a page is made of: levels of its headings, its rows, blocks and items, in order; quotations do not count."""
    text = re.sub(r"^>.*\n?", "", page.read_text("utf-8"), flags=re.MULTILINE)
    return [kind.strip() for kind in re.findall(r"^(#+ |\||```|- |\d+\. )", text, re.MULTILINE)]


@every_czech_page
def test_both_languages_have_the_same_parts(page: Path) -> None:
    assert outline(page) == outline(english_of(page))


@every_czech_page
def test_a_page_leads_to_the_other_language(page: Path) -> None:
    english = english_of(page)
    for here, there in ((page, english), (english, page)):
        targets = [(here.parent / path).resolve() for path, _ in LINK.findall(here.read_text("utf-8")[:400])]
        assert there in targets, name_of(here)
