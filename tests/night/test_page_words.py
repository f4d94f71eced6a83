"""The page without a browser: its words, its colours, and that it needs nothing from elsewhere."""

import json
import re
from pathlib import Path

import pytest

from bot.sandbox.stage.stage_routes import PAGE

SCRIPTS = sorted((PAGE / "scripts").glob("*.js"))
FILES = [*SCRIPTS, *sorted((PAGE / "style").glob("*.css")), PAGE / "index.html"]
USED = re.compile(r"""(?:say\(\s*|data-words=)"([a-z][a-z0-9-]*)\"""")


def words(language: str) -> dict[str, str]:
    found: dict[str, str] = json.loads((PAGE / "words" / f"{language}.json").read_text(encoding="utf-8"))
    return found


def places(text: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", text))


def test_both_languages_say_the_same_things() -> None:
    czech, english = words("cs"), words("en")
    assert czech.keys() == english.keys()
    assert {key for key in czech if places(czech[key]) != places(english[key])} == set()
    assert all(text.strip() for text in (*czech.values(), *english.values()))


def test_every_word_that_the_page_says_is_known_and_none_is_left_over() -> None:
    code = "\n".join(one.read_text(encoding="utf-8") for one in FILES)
    said = set(USED.findall(code))
    known = words("en").keys()
    assert said - known == set()
    assert {key for key in known if f'"{key}"' not in code} == set()


@pytest.mark.parametrize("file", FILES, ids=lambda one: one.name)
def test_a_file_is_small_and_takes_nothing_from_elsewhere(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 300
    assert re.findall(r"""(?:src|href)="(?:https?:)?//|@import|url\((?!")|(?:from|import)\s*\(?["'](?!\./)""", text) == []
    assert "innerHTML" not in text


def colours(theme: str = "dark") -> dict[str, str]:
    """Return the named colours of a theme; the light one overrides those that are others by day."""
    sheets = ("ground.css",) if theme == "dark" else ("ground.css", "light.css")
    text = "".join((PAGE / "style" / sheet).read_text(encoding="utf-8") for sheet in sheets)
    return dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", text))


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


WHITE = "#ffffff"
THEMES = pytest.mark.parametrize("theme", ["dark", "light"])


@THEMES
@pytest.mark.parametrize("ink", ["text", "strong", "quiet", "link", "alarm"])
@pytest.mark.parametrize("ground", ["chat", "side", "rail", "entry", "container", "ephemeral"])
def test_texts_can_be_read_on_every_ground(ink: str, ground: str, theme: str) -> None:
    known = colours(theme)
    assert contrast(known[ink], known[ground]) >= 4.5


@THEMES
@pytest.mark.parametrize("ground", ["blurple", "red", "green", "grey"])
def test_labels_can_be_read_on_every_button(ground: str, theme: str) -> None:
    assert contrast(WHITE, colours(theme)[ground]) >= 4.5


@THEMES
@pytest.mark.parametrize("ground", ["chat", "side", "rail", "entry", "container"])
def test_the_focus_ring_stands_out(ground: str, theme: str) -> None:
    known = colours(theme)
    assert contrast(known["focus"], known[ground]) >= 3
