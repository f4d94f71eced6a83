"""The typeface of the pictures: it is the one that texts are measured by, and its licence is kept."""

import json
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from bot.presenting.drawing import lettering
from bot.presenting.drawing.painter import FONTS
from bot.presenting.drawing.tokens import TOKENS

FOLDER = Path(lettering.__file__).parent
FACES = {400: "Regular", 600: "Semibold", 700: "Bold", 900: "Black"}
RESERVED = "Source"
"""The name that the licence keeps for the unchanged original."""
NAMES_OF_A_FONT = (1, 3, 4, 6)


def face(weight: int) -> TTFont:
    (file,) = [file for file in FONTS if file.stem.endswith(f"-{FACES[weight]}")]
    return TTFont(file)


@pytest.mark.parametrize("weight", FACES)
def test_texts_are_measured_by_the_letters_that_are_drawn(weight: int) -> None:
    font = face(weight)
    glyphs, unit = font.getBestCmap(), font["head"].unitsPerEm
    drawn = {chr(code): round(font["hmtx"][glyph][0] * 1000 / unit) for code, glyph in glyphs.items()}
    assert font["OS/2"].usWeightClass == weight
    groups = json.loads((FOLDER / "widths.json").read_text("utf-8"))[str(weight)]
    assert {letter: int(advance) for advance, letters in groups.items() for letter in letters} == drawn


@pytest.mark.parametrize("weight", FACES)
def test_a_changed_font_has_a_name_of_its_own(weight: int) -> None:
    names = face(weight)["name"]
    assert names.getDebugName(1) == TOKENS.type.family
    assert not [name for number in NAMES_OF_A_FONT if (name := names.getDebugName(number)).startswith(RESERVED)]


def test_its_licence_lies_beside_it() -> None:
    said = (FOLDER / "fonts" / "LICENSE").read_text("utf-8")
    assert "SIL OPEN FONT LICENSE" in said and f"Reserved Font Name '{RESERVED}'" in said
