"""Signs in texts are such as common fonts have: an empty box tells nobody whose token it is (T-18)."""

import re
from pathlib import Path

import pytest

BOT = Path(__file__).parents[3] / "bot"
FILES = [*sorted((BOT / "locales").rglob("*.ftl")), *sorted((BOT / "presenting").rglob("*.py"))]
LETTERS = re.compile(r"[\u0000-\u024f\u2010-\u2027\u2030-\u205e]")
"""Latin with its punctuation."""

DRAWN = set("\u202f←→↔−▲■●◆★⋈✓✕✚⬢♔")
"""What DejaVu has, the fallback of a plain Debian, as well as the fonts of Windows, macOS, Android and iOS: look before you add one."""


@pytest.mark.parametrize("file", FILES, ids=lambda one: str(one.relative_to(BOT)))
def test_every_sign_is_in_common_fonts(file: Path) -> None:
    assert set(LETTERS.sub("", file.read_text("utf-8"))) - DRAWN == set()
