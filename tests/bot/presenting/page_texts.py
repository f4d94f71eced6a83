"""The texts of a page for readers and screen readers."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree

from bot.presenting.page import Buttons, Menu, Page, Picture


def texts_of(page: Page | None, *, drawn: bool = True) -> Iterator[str]:
    """Return all that a page says: texts, labels, and the descriptions of pictures. ``drawn``: also what is written in them."""
    for part in page.parts if page is not None else ():
        if isinstance(part, str):
            yield part
        elif isinstance(part, Picture):
            yield part.drawing.alt
            if drawn:
                yield from (element.text for element in ElementTree.fromstring(part.drawing.svg).iter() if element.text)
        elif isinstance(part, Menu):
            yield part.placeholder
            yield from (text for choice in part.choices for text in (choice.label, choice.description))
        elif isinstance(part, Buttons):
            yield from (button.label for button in part.buttons)


CARELESS = re.compile(
    r"(?:[.,;:?][*_|]*[.;:]|[,;:?][*_|]*,)(?!\S*\))"  # one mark after another, also over markup; a comma may follow an abbreviation
    r"|…[*_|]*\.(?!\s[a-zá-ž])"
    r"|(?<=\S)[ \u00a0]+[.,;:?](?=\s|$)"
    r"|(?<=\S)[ \u00a0]{2,}(?=\S)"
    r"|\([ \u00a0]*\)|\|{4}",
    re.MULTILINE,
)


LISTED = re.compile(r"^\d+\. (?=\w)", re.MULTILINE)
"""A line of which Discord makes an item of a list; lists that are meant begin with a name in bold."""


def assert_no_list(text: str, where: str) -> None:
    """No sentence begins with an ordinal number in figures."""
    assert LISTED.search(text) is None, f"{where}: Discord makes a list of {text!r}"


def assert_careful(text: str, where: str) -> None:
    """No stop after a stop, no space before one, no two spaces, no empty brackets."""
    found = CARELESS.search(text)
    assert found is None, f"{where}: {found.group()!r} in {text!r}"
