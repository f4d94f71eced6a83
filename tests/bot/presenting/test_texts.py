import logging

import pytest

from bot.presenting.texts import LANGUAGES, TextFault, Words, be_strict, words_for, words_in
from engines import Text

NAMES = ("Jana", "Ka*rel_", "Maximiliánovič WWWWWWWWWW")


def test_a_person_stands_bold_with_the_number_of_the_seat_escaped_and_cut() -> None:
    words = words_in("cs")
    assert words.text(Text("pic-alt-awaited", {"who": "seat:0"}), NAMES) == "Čeká se na: **1 Jana**."
    assert words.text(Text("pic-alt-awaited", {"who": "seat:1"}), NAMES) == "Čeká se na: **2 Ka\\*rel\\_**."
    assert words.text(Text("pic-alt-awaited", {"who": "seat:2"}), NAMES) == "Čeká se na: **3 Maximiliánovič WWWW…**"


def test_a_cut_name_ends_a_sentence_with_one_ellipsis() -> None:
    words = words_in("en")
    assert words("pic-alt-awaited", who="Maximilián W…") == "Waiting for: Maximilián W…"
    assert words("pic-alt-awaited", who="||**Maximilián W…**||") == "Waiting for: ||**Maximilián W…**||"
    assert words("pic-alt-awaited", who="Maximilián W…, Ada") == "Waiting for: Maximilián W…, Ada."


def test_several_people_are_a_list() -> None:
    said = words_in("en").text(Text("pic-alt-awaited", {"who": ("seat:0", "seat:1")}), NAMES)
    assert said.endswith(": **1 Jana**, **2 Ka\\*rel\\_**.")


def test_tokens_and_cards_are_named_in_the_theme_of_the_table() -> None:
    words = words_in("cs")
    assert words("pic-alt-card", who="x", card="card:7") == "x, Odposlech"
    assert words("pic-alt-card", who="x", card="token:mafia") == "x, Mafián"
    assert words("pic-alt-card", who="x", card="token:mafia", theme="kids") == "x, Darebák"
    assert words("pic-alt-card", who="x", card="card:11", theme="kids") == "x, Nečekané slovo"


def test_other_references_and_truth_values_choose_a_branch() -> None:
    words = words_in("cs")
    assert words("pic-alt-card", who="side:police", card=True) == "police, yes"
    assert words("pic-alt-card", who="side:police", card=False) == "police, no"


def test_text_that_only_looks_like_a_reference_stays() -> None:
    assert words_in("cs")("pic-alt-card", who="**3 token:police**", card="K-4f: x") == "**3 token:police**, K-4f: x"


def test_numbers_are_counted_in_czech() -> None:
    words = words_in("cs")
    assert [words("pic-count-police", n=n) for n in (1, 2, 5)] == ["1\u00a0Policista", "2\u00a0Policisté", "5\u00a0Policistů"]


def test_a_number_below_zero_has_a_minus_not_a_hyphen() -> None:
    for language in LANGUAGES:
        assert "−3" in words_in(language)("nc-head-only_informant", variant=2, seat="Ada", n=-3)
    assert words_in("en")("nc-head-only_informant", variant=5, seat="2026-11-28", n=-3).endswith(" 2026-11-28, −3 Respect")


def test_names_bear_no_marks_of_direction() -> None:
    assert "\u2068" not in words_in("cs")("pic-alt-awaited", who="x")


def test_readers_of_czech_and_slovak_get_czech_and_all_others_english() -> None:
    assert [words_for(code).language for code in ("cs", "sk", "en-GB", "de", "pt-BR")] == ["cs", "cs", "en", "en", "en"]
    assert words_for(None).language == "cs"
    assert words_for(None, default="en").language == "en"
    assert words_for("cs") is words_in("cs")


def test_there_is_no_third_language() -> None:
    with pytest.raises(ValueError, match="'de'"):
        Words("de")


def test_a_fault_of_a_text_raises_in_tests() -> None:
    words = Words("cs")
    with pytest.raises(TextFault, match="pic-nowhere"):
        words("pic-nowhere")
    with pytest.raises(TextFault, match="pic-alt-awaited"):
        words("pic-alt-awaited")
    with pytest.raises(TextFault, match="seat:9"):
        words.text(Text("pic-alt-awaited", {"who": "seat:9"}), NAMES)


def test_a_fault_of_a_text_is_logged_and_leaves_something_to_read_in_production(caplog: pytest.LogCaptureFixture) -> None:
    be_strict(False)
    words = Words("cs")
    with caplog.at_level(logging.WARNING):
        assert words("pic-nowhere") == "pic-nowhere"
        assert words("pic-alt-awaited").startswith("Čeká se na")
        assert words.text(Text("pic-alt-awaited", {"who": "seat:9"}), NAMES) == "Čeká se na: seat:9."
    assert len(caplog.records) == 3


def test_a_message_can_be_asked_for() -> None:
    assert words_in("cs").has("pic-left")
    assert not words_in("cs").has("pic-nowhere")


def test_in_a_list_a_thing_has_its_name_where_a_sentence_only_chooses_by_it() -> None:
    words = words_in("cs")
    assert words.text(Text("zb-city", {"districts": ("district:market", "district:palace")}), NAMES) == "Cesta městem: Tržnice, Palác."
    assert words.text(Text("opt-district", {"district": "district:market"}), NAMES) == "Tržnice"
