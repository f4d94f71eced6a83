"""Every text that is drawn in a picture can be drawn: the font has all its signs in all its weights."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from bot.presenting.drawing.lettering import width

LOCALES = Path(__file__).parents[4] / "bot" / "locales"
SAID_ONLY = re.compile(r"-alt(-|$)")
"""Texts of descriptions, which are read aloud and never drawn."""


def drawn_texts() -> list[tuple[str, str]]:
    """Return file and name of every ``pic-`` text with all the signs that stand in any of its variants."""
    found = []
    for file in sorted(LOCALES.rglob("*.ftl")):
        for entry in parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith("pic-") and not SAID_ONLY.search(entry.id.name):
                found.append((f"{file.relative_to(LOCALES)} {entry.id.name}", "".join(_literals(entry.value))))
    return found


def _literals(node: object) -> list[str]:
    """Return the plain pieces of a text, of every variant, and what stands in quotes within placeables."""
    if isinstance(node, ast.TextElement):
        return [node.value]
    if isinstance(node, ast.StringLiteral):
        return [node.parse()["value"]]
    if isinstance(node, ast.BaseNode):
        return [piece for part in vars(node).values() for piece in _literals(part)]
    return [piece for part in node for piece in _literals(part)] if isinstance(node, list) else []


def test_there_are_texts_of_every_game_in_both_languages() -> None:
    assert {name.split("/")[0] for name, _ in drawn_texts()} == {"cs", "en"} and len(drawn_texts()) > 400


@pytest.mark.parametrize("weight", [400, 600, 700, 900])
def test_the_font_has_every_sign_of_every_text(weight: int) -> None:
    def lacks(sign: str) -> bool:
        try:
            return width(sign, 34, weight) < 0
        except KeyError:
            return True

    missing = {name: signs for name, text in drawn_texts() if (signs := {sign for sign in text if sign != "\n" and lacks(sign)})}
    assert missing == {}
