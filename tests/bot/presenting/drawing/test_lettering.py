import re
from functools import cache

import pytest
from fluent.syntax import ast
from hypothesis import given
from hypothesis import strategies as st

from bot.presenting.drawing.lettering import fit, legible, legible_sentence, width, wrap, wrap_evenly
from bot.presenting.drawing.parts import HeaderCount, header
from bot.presenting.drawing.tokens import GROUND
from bot.presenting.texts import LANGUAGES, words_in
from tests.bot.presenting.catalogues import messages

TEXTS = st.text(alphabet="aáčďWi m–…\u00a0.", max_size=60)
WORDS = st.lists(st.text(alphabet="abcWčž", min_size=1, max_size=8), min_size=1, max_size=20).map(" ".join)


def test_widths_are_those_of_the_font() -> None:
    assert width("Mafie", 1000) == 727 + 504 + 292 + 246 + 496
    assert width("Ž„“–…", 1000, 600) > 0
    assert width("11", 100, 700) == 2 * width("1", 100, 700)


@pytest.mark.parametrize("weight", [400, 600, 700, 900])
def test_czech_accents_are_as_wide_as_their_letters(weight: int) -> None:
    for plain, accented in (("a", "á"), ("c", "č"), ("e", "ěé"), ("r", "ř"), ("u", "ůú"), ("Z", "Ž"), ("i", "í")):
        assert all(width(letter, 100, weight) == width(plain, 100, weight) for letter in accented)


@given(TEXTS, st.integers(20, 600))
def test_a_fitted_text_is_never_wider_than_its_room_and_is_cut_at_a_letter(text: str, room: int) -> None:
    shown = fit(text, 38, 600, room)
    assert width(shown, 38, 600) <= max(room, width("…", 38, 600))
    assert shown == text or (shown.endswith("…") and text.startswith(shown[:-1]))


@given(WORDS, st.integers(150, 600))
def test_wrapping_loses_no_word_and_only_a_single_long_word_may_stand_out(text: str, room: int) -> None:
    for lines in (wrap(text, 38, 400, room), wrap_evenly(text, 38, 400, room)):
        assert " ".join(lines) == text
        assert all(width(line, 38, 400) <= room or " " not in line for line in lines)
    assert len(wrap_evenly(text, 38, 400, room)) == len(wrap(text, 38, 400, room))


def test_even_lines_leave_no_word_alone() -> None:
    text = "Ve dne hledej, kdo lže. Tvůj hlas je tvoje zbraň."
    assert wrap(text, 38, 400, 464)[0] == "Ve dne hledej, kdo lže. Tvůj"
    assert wrap_evenly(text, 38, 400, 464) == ("Ve dne hledej, kdo lže.", "Tvůj hlas je tvoje zbraň.")


def test_a_no_break_space_holds() -> None:
    assert wrap("aaa v\u00a0bbb", 38, 400, width("aaa v", 38) + 1) == ["aaa", "v\u00a0bbb"]


@pytest.mark.parametrize(
    ("told", "shown"),
    [
        ("v\u00a0Brně 6\u00a0hlasů", "v\u00a0Brně 6\u00a0hlasů"),
        ("6\u00a0🦊\u00a0Bára", "6\u00a0Bára"),
        ("proti ▲\u00a0Báře", "proti Báře"),
        (" 6\u00a0ｗｉｄｅ \n b\u00a0", "6\u00a0wide b"),
        ("🦊", "–"),
    ],
)
def test_a_sentence_keeps_its_no_break_spaces(told: str, shown: str) -> None:
    assert legible_sentence(told) == shown


@pytest.mark.parametrize(
    ("nick", "shown"),
    [
        *[(name, name) for name in ("Bára", "Ана", "Łódź", "O'Neil")],
        *[("🦊 liška", "liška"), ("🦊", "–"), ("ｗｉｄｅ", "wide"), ("a\u200bb\u202ec", "abc"), ("  a \n b ", "a b"), ("ℳax", "Max")],
    ],
)
def test_a_nick_shows_the_letters_of_the_font(nick: str, shown: str) -> None:
    assert legible(nick) == shown


@given(st.text(max_size=40))
def test_any_nick_can_be_measured(nick: str) -> None:
    for weight in (400, 600, 700, 900):
        assert width(legible(nick), 38, weight) > 0


SAID_ONLY = re.compile(r"-alt(-|$)")
"""Texts of descriptions, which are read aloud and never drawn."""


@cache
def drawn_texts() -> tuple[tuple[str, str], ...]:
    """Return language and name of every ``pic-`` text with all the signs that stand in any of its variants."""
    return tuple(
        (f"{language} {key}", "".join(_literals(messages(language)[key].value)))
        for language in LANGUAGES
        for key in messages(language)
        if key.startswith("pic-") and not SAID_ONLY.search(key)
    )


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
    assert {name.split()[0] for name, _ in drawn_texts()} == {"cs", "en"} and len(drawn_texts()) > 400


@pytest.mark.parametrize("weight", [400, 600, 700, 900])
def test_the_font_has_every_sign_of_every_text(weight: int) -> None:
    def lacks(sign: str) -> bool:
        try:
            return width(sign, 34, weight) < 0
        except KeyError:
            return True

    missing = {name: signs for name, text in drawn_texts() if (signs := {sign for sign in text if sign != "\n" and lacks(sign)})}
    assert missing == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_title_stands_whole_beside_three_counts(language: str) -> None:
    title = words_in(language)("pic-phase-decisive")
    counts = [HeaderCount("agent", "#000000", number) for number in ("13", "1", "5")]
    drawn = header(GROUND["day"], "agent", title, "x", counts)
    assert f">{title}<" in drawn
