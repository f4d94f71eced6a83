import pytest

from bot.presenting.drawing.speech import PictureSpeech
from bot.presenting.naming import bold, escaped, line_of, one_line, plain, short, unlisted
from bot.presenting.texts import words_in


def test_a_name_stays_in_its_line_and_in_its_direction() -> None:
    assert one_line("Karel\nNovák\t ml.") == "Karel Novák ml."
    assert one_line("\u202eleraK\u202c") == "leraK"
    assert one_line("\u2067Ka\u200brel\u2069\ufeff") == "Karel"


def test_a_sign_that_no_picture_can_hold_is_left_out() -> None:
    assert one_line("Ka\x01r\ufffee\uffff\U0001ffffl\x7f\ud800") == "Karel"
    assert one_line("\uffff\x00") == "?"


FOREIGN = "\u202eta\x00x\ufffe\x1f*me*\x85@everyone\u2067\n now"


def test_foreign_text_in_a_message_neither_turns_it_nor_breaks_it() -> None:
    """Signs that turn or break a text are left out, markup is escaped, lines stay."""
    assert escaped(FOREIGN) == "tax \\*me\\* \\@everyone\n now"
    assert line_of(FOREIGN) == "tax *me* @everyone now"
    assert line_of("\u202e\x00\ufffe\u3164") == ""


def test_an_invisible_name_is_shown() -> None:
    assert one_line("\u200b\u2060 \u202e") == "?"
    assert bold(("\u200b",), 0) == "**1 ?**"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("1. Alex", "1\\. Alex"), ("- Jana", "\\- Jana"), ("+ Jana", "\\+ Jana"), ("1.Alex", "1.Alex"), ("A-b", "A-b"), ("1.", "1\\."),
        ("-", "\\-"), ("Alex\n2) Jana", "Alex\n2\\) Jana"),
    ],
)  # fmt: skip
def test_no_name_becomes_the_item_of_a_list(typed: str, shown: str) -> None:
    """Also a name that is nothing but a number, before any continuation of the sentence, and one on a later line."""
    assert escaped(typed) == unlisted(typed) == shown


INVISIBLE = "\u3164 \u2800 \u115f \u1160 \uffa0 \u00ad \u034f \u180e \u17b4 \u2063 \u200d \ufe0f \U000e0041 \U000e0100 \u0301 \U0001d159"


@pytest.mark.parametrize("sign", INVISIBLE.split())
def test_no_sign_that_draws_nothing_is_a_name(sign: str) -> None:
    """Words and pictures call such a person the same."""
    assert one_line(sign) == one_line(f"{sign} {sign}") == short(sign) == "?"
    assert PictureSpeech(words_in("en"), (sign,)).spoken(0) == PictureSpeech(words_in("en"), (sign,)).name(0) == "?"
    assert one_line(f"J{sign}") != "?"


@pytest.mark.parametrize(
    "whole", ["🇨🇿", "👩‍👩‍👧", "👍🏽", "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f", "a\u0301", "❤️", "1️⃣"]
)
def test_shortening_splits_no_sign_that_is_drawn_as_one(whole: str) -> None:
    """Neither half a flag nor a lone joiner is left, wherever the cut falls."""
    for lead in range(20):
        name = "x" * lead + whole * 20
        shown = short(name)
        kept = shown.removesuffix("…")
        assert len(shown) <= 20
        assert name.startswith(kept)
        assert (len(kept) - lead) % len(whole) == 0
        assert PictureSpeech(words_in("en"), (name,)).spoken(0, 20) == shown


def test_an_endless_sign_is_cut() -> None:
    assert len(short("a" + "\u0301" * 40)) <= 20
    assert short("👩" + "\u200d👩" * 20).count("👩") == 10


def test_a_long_name_is_cut_and_its_marks_are_made_harmless() -> None:
    assert len(short("a" * 50)) == 20
    assert escaped("**@everyone**") == "\\*\\*\\@everyone\\*\\*"
    assert plain(("*Eva*",), 0) == "1 *Eva*"


def test_a_seat_without_a_name_has_its_number_once() -> None:
    nameless = words_in("en")("seat-nameless", number=2)
    names = ("Jana", nameless, "#3", "Karel 4", nameless)
    assert [plain(names, seat) for seat in range(5)] == ["1 Jana", nameless, "#3", "4 Karel 4", "5 Seat 2"]
    assert bold(names, 1) == f"**{nameless}**" and bold(names, 3) == "**4 Karel 4**"


@pytest.mark.parametrize(
    "name", ["1 Jana\u00a02", "\u202eJana\u00a02", "Ja\x00na\u00a02", "<b>\u00a02", "Jana Malá\u00a02", "J" * 31 + "\u00a02"]
)
def test_no_person_hides_the_number_of_their_seat_by_a_name_like_a_placeholder(name: str) -> None:
    """Discord lets people write a no-break space: what only looks like ``Seat 2`` is numbered, cut and cleaned as any name."""
    assert plain(("", name), 1) == f"2 {short(name)}"
    assert bold(("", name), 1) == f"**2 {escaped(short(name))}**"
