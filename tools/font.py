"""Make the typeface of the pictures from Source Sans 3: ``bot/presenting/drawing/fonts`` and the table of advance widths beside it.

``make font`` runs it. The source is the npm package ``source-sans`` of Adobe's own repository, in one pinned version whose files are
compared with ``SOURCES``. What is kept: the letters of ``widths.json``, kerning and marks; hints and alternates go. Its licence, the SIL
Open Font License, reserves the name *Source* for the original, so the subset is called *Consigliere Sans*.
"""

import json
import subprocess
import sys
import tarfile
import tempfile
from hashlib import sha256
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

DRAWING = Path(__file__).parents[1] / "bot" / "presenting" / "drawing"
FONTS, WIDTHS = DRAWING / "fonts", DRAWING / "widths.json"
PACKAGE = "source-sans@3.52.0"
FAMILY = "Consigliere Sans"
SOURCES = {
    "Regular": (400, "4644c81b86ec9caaa76b634889968ed3c4f4f52f054855933acc7c2b21e53b0f"),
    "Semibold": (600, "a3f4f8dcf343a8f24dc61951de93f3ba1558b15cd250ba24af8a40e957081b7d"),
    "Bold": (700, "9214b9d95e4231c609802815c2646c98174e2102d0d37f88978a7f8e71006e6a"),
    "Black": (900, "ac3a8e48c6076b8dd800bdd6e69f20321ee039fa81aeca57ca630afd6d514d07"),
}
"""Face to weight and SHA-256 of the file in the package."""
KEPT_FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl"]
FAMILY_NAME, FACE_NAME, UNIQUE_NAME, WHOLE_NAME, POSTSCRIPT_NAME = 1, 2, 3, 4, 6
KEPT_NAMES = (0, 5, 8, 9, 11, 13, 14)
"""Copyright, version, maker, designer, address of the maker, licence, address of the licence."""


def subset(file: Path, letters: str, face: str) -> TTFont:
    """Return the font in ``file`` with nothing but ``letters``, under our own name."""
    options = Options()
    options.layout_features = KEPT_FEATURES
    options.hinting = options.glyph_names = False
    options.name_IDs = list(KEPT_NAMES)
    font = TTFont(file, recalcTimestamp=False)
    subsetter = Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    names = {
        FAMILY_NAME: FAMILY,
        FACE_NAME: face,
        UNIQUE_NAME: f"{FAMILY} {face}, a subset of Source Sans 3",
        WHOLE_NAME: f"{FAMILY} {face}",
        POSTSCRIPT_NAME: f"{FAMILY.replace(' ', '')}-{face}",
    }
    for number, name in names.items():
        font["name"].setName(name, number, 3, 1, 0x409)
    return font


def widths(font: TTFont, letters: str) -> dict[str, str]:
    """Return the letters of a font grouped by advance, in thousandths of the size."""
    glyphs, unit = font.getBestCmap(), font["head"].unitsPerEm
    groups: dict[int, str] = {}
    for letter in sorted(letters):
        advance = round(font["hmtx"][glyphs[ord(letter)]][0] * 1000 / unit)
        groups[advance] = groups.get(advance, "") + letter
    return {str(advance): groups[advance] for advance in sorted(groups)}


def main() -> None:
    """Fetch the package, write fonts, licence and widths."""
    letters = "".join(sorted("".join(json.loads(WIDTHS.read_text("utf-8"))["400"].values())))
    FONTS.mkdir(exist_ok=True)
    measured = {}
    with tempfile.TemporaryDirectory() as folder:
        packed = subprocess.run(["npm", "pack", "--silent", PACKAGE], cwd=folder, check=True, capture_output=True, text=True).stdout.strip()
        with tarfile.open(Path(folder) / packed) as archive:
            archive.extractall(folder, filter="data")
        package = Path(folder) / "package"
        for face, (weight, known) in SOURCES.items():
            file = package / "TTF" / f"SourceSans3-{face}.ttf"
            if sha256(file.read_bytes()).hexdigest() != known:
                sys.exit(f"{file.name} is another file than that of {PACKAGE}")
            font = subset(file, letters, face)
            font.save(FONTS / f"ConsigliereSans-{face}.ttf")
            measured[str(weight)] = widths(font, letters)
        (FONTS / "LICENSE").write_bytes((package / "LICENSE.md").read_bytes())
    WIDTHS.write_text(json.dumps(measured, ensure_ascii=False, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
