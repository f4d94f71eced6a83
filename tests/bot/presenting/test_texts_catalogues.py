import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast

import engines
from bot.presenting.texts import words_in
from tests.bot.presenting.catalogues import (
    LANGUAGES,
    LONGEST_NAME,
    branch_names,
    chosen_by,
    entries,
    files,
    messages,
    notice_keys,
    samples,
    selects,
    spoken,
    variables,
)
from tests.bot.presenting.page_texts import assert_careful

PLURALS = {"cs": {"one", "few", "other"}, "en": {"one", "other"}}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
BUTTON, OPTION, PLACEHOLDER, DESCRIPTION, TOLD = 20, 60, 150, 100, 300

BANNED_BESIDE_A_PERSON = re.compile(
    r"\b(byla?|sám|připravena?|vyřazena?|zatčen\w*|zabit\w*|zvolen\w*|obviněn\w*)\b"
    r"|\w+(la?|ena?|ána?|ata?)\s+(jsi|ses)\b|\b(jsi|ses)\s+\w+(la?|ena?)\b"
)  # fmt: skip
AFTER_PREPOSITION = re.compile(rf"\b(k|ke|s|se|v|ve|z|ze|o|u|na|do|od|pro|před|proti|bez|po|za|nad|pod|mezi)\s{re.escape(LONGEST_NAME)}")
PAST_OF_A_PERSON = re.compile(rf"{re.escape(LONGEST_NAME)} (už )?(?![A-ZÁ-Ž])\w+(l|la|lo|li|en|ena|án|ána|at|ata)\b")
"""A name followed by a past tense or a participle; a capital letter begins another sentence."""

NAMING = frozenset({"opt-seat", "opt-card", "opt-mc-card", "opt-mc-token"})
"""Options that are a name, which is cut where it is shown."""

IN_MENUS = ("opt-ep-", "opt-nc-")
"""Options of these games name things and stand in menus; what of them becomes a button is measured where their pages are tested."""

SHORT = {"mafie": "mf", "zbojnici": "zb", "mafia_city": "mc", "nostra_city": "nc", "escape_plan": "ep"}
"""The prefixes of the names of messages, by game."""

GROWN_UP = ("mafia_city", "nostra_city", "escape_plan")
"""Games without a story for children: the first part of the names of their catalogues."""

EXCLAIMED = re.compile(r"!|bohužel|unfortunately", re.IGNORECASE)
EMOJI = re.compile(r"[\U0001F000-\U0001FAFF\u2600-\u26FF]")
LOOSE_PREPOSITION = re.compile(r"(?<!\w)[ksvzouaiKSVZOUAI] (?=\S)")
LOOSE_ORDINAL = re.compile(r"\d\. (?=[a-záčďéěíňóřšťúůýž])")
STRAIGHT_QUOTES = re.compile(r"\"|'(?=\w)|(?<=\w)\u2018")


@cache
def formatted(language: str, key: str) -> tuple[str, ...]:
    words = words_in(language)
    return tuple(words(key, **args) for args in samples(language, key))


@cache
def every_said(language: str) -> tuple[tuple[str, str], ...]:
    return tuple((key, text) for key in sorted(spoken(language)) for text in formatted(language, key))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogues_can_be_read_and_name_nothing_twice(language: str) -> None:
    assert [entry.content for _, entry in entries(language) if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for _, entry in entries(language) if not isinstance(entry, ast.Junk)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", engines.GAMES)
def test_the_words_of_a_game_stand_in_its_folder(language: str, game: str) -> None:
    kinds = {"rules", "table", "pictures", "commands", "lobby", "badges", "howto", "practice", "headlines", "hooks"} | (
        {"lines"} if game == "mafie" else set()
    )
    assert {name for name in files(language) if name.startswith(f"{game}/")} == {f"{game}/{kind}.ftl" for kind in kinds}
    of_game = re.compile(rf"(?:(?:cmd|arg|choice|opt|b|help|hook|pic|setup|warn)-)?{SHORT[game]}-|.*-{game}(?:-|$)")
    strays = [
        (name, entry.id.name) for name, entry in entries(language) if isinstance(entry, ast.Message) and not name.startswith(f"{game}/")
    ]
    assert [(name, key) for name, key in strays if of_game.match(key)] == []


def test_both_languages_have_the_same_messages() -> None:
    assert sorted(messages("cs").keys() ^ messages("en").keys()) == []


def test_both_languages_speak_about_the_same_things() -> None:
    different = {key for key in messages("cs") if key in messages("en") and variables("cs", key) != variables("en", key)}
    assert sorted(different) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_count_has_all_plural_forms(language: str) -> None:
    for key in messages(language):
        for select in selects(language, key):
            names = set(branch_names(select))
            if names & (CATEGORIES - {"other"}):
                assert names >= PLURALS[language], f"{key}: {sorted(names)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_knows_the_same_values_in_both_languages(language: str) -> None:
    other = "en" if language == "cs" else "cs"
    for key in messages(language):
        here = {(chosen_by(one), name) for one in selects(language, key) for name in branch_names(one) if name not in CATEGORIES}
        there = {(chosen_by(one), name) for one in selects(other, key) for name in branch_names(one) if name not in CATEGORIES}
        assert here == there, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_says_something_in_every_branch(language: str) -> None:
    for key, text in every_said(language):
        assert text.strip() == text and text, key
        assert "{" not in text and "  " not in text, f"{key}: {text}"
        assert_careful(text, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_master_neither_shouts_nor_pities_nor_decorates(language: str) -> None:
    for key, text in every_said(language):
        assert not EXCLAIMED.search(text), f"{key}: {text}"
        assert not EMOJI.search(text), f"{key}: {text}"
        assert not STRAIGHT_QUOTES.search(text) or language == "en", f"{key}: {text}"


def test_no_one_letter_preposition_ends_a_czech_line() -> None:
    menu = [entry for name, entry in entries("cs") if isinstance(entry, ast.Message) and Path(name).name == "commands.ftl"]
    in_menus = [(entry.id.name, text) for entry in menu for text in formatted("cs", entry.id.name)]
    loose = [(key, text) for key, text in (*every_said("cs"), *in_menus) if LOOSE_PREPOSITION.search(text)]
    assert len(in_menus) > 150
    assert loose == []


def test_no_ordinal_ends_a_czech_line() -> None:
    """A line breaks neither after *2.* nor before *den*."""
    said = list(every_said("cs"))
    assert [(key, text) for key, text in said if LOOSE_ORDINAL.search(text)] == []
    assert any(re.search(r"\d\.\u00a0noc", text) for _, text in said)


def test_a_person_has_no_gender_and_no_case_in_czech() -> None:
    for key, text in every_said("cs"):
        assert not BANNED_BESIDE_A_PERSON.search(text), f"{key}: {text}"
        assert not AFTER_PREPOSITION.search(text), f"{key}: {text}"
        assert not PAST_OF_A_PERSON.search(text), f"{key}: {text}"


@pytest.mark.parametrize("text", ["Bára byla pryč", "Hlasoval jsi", "Jsi připraven", f"hra bez {LONGEST_NAME}", f"{LONGEST_NAME} odešla"])
def test_the_rule_about_gender_finds_banned_forms(text: str) -> None:
    assert BANNED_BESIDE_A_PERSON.search(text) or AFTER_PREPOSITION.search(text) or PAST_OF_A_PERSON.search(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_on_a_phone(language: str) -> None:
    for key, text in every_said(language):
        if key.startswith(("b-", "h-")) and not key.startswith("h-sure-"):
            most = PLACEHOLDER if key.startswith(("h-wh", "h-how", "h-chosen")) else BUTTON
        elif key.startswith("opt-") and key not in NAMING and not key.startswith(IN_MENUS):
            most = BUTTON
        elif key.startswith("ask-") or key in ("choose-name", "now-chosen"):
            most = PLACEHOLDER
        elif key.startswith("option-"):
            most = DESCRIPTION if key.endswith("-help") else OPTION
        elif key.startswith("card-effect-"):
            most = OPTION
        elif key.startswith("state-"):
            most = DESCRIPTION
        else:
            continue
        assert len(text) <= most, f"{key}: {len(text)} characters: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_told_event_is_short(language: str) -> None:
    for key in notice_keys():
        for text in formatted(language, key):
            assert len(text) <= TOLD and text.count("\n") < 3, f"{key}: {text}"


def test_the_keys_of_notices_are_found() -> None:
    assert {"dusk", "verdict", "card-corner", "end-aborted", "pause", "told-skip"} <= set(notice_keys())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_line_of_a_private_question_is_harmless(language: str) -> None:
    for key in ("q-head-start", "q-head-night", "q-head-day", "desk-title"):
        assert not variables(language, key) & {"token", "card", "what", "target"}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_children_do_not_read_of_the_mafia_nor_of_shots(language: str) -> None:
    words = words_in(language)
    harsh = re.compile(r"\bmaf(ie|ii|ií|ián|ia|ios)|\b(vy)?střel|výstřel|\bshot|\bshoot|zabi|\bkill|oběť|victim", re.IGNORECASE)
    grown_up = {entry.id.name for name, entry in entries(language) if isinstance(entry, ast.Message) and name.startswith(GROWN_UP)}
    read = [
        *notice_keys(),
        *(key for key in messages(language) if key.startswith(("want-", "head-", "auto-", "role-", "q-", "help-", "b-pass-"))),
    ]
    for key in [key for key in read if key not in grown_up]:
        for args in samples(language, key):
            text = words(key, **{**args, "theme": "kids"})
            assert not harsh.search(text), f"{key}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_machines_have_names_enough_for_the_largest_table(language: str) -> None:
    names = words_in(language)("automat-names").split()
    assert len(set(names)) >= 21
    assert all(len(name) <= 20 for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["dusk", "dawn", "dawn-quiet", "talk"])
@pytest.mark.rule("MF-10.4")
def test_nights_and_dawns_are_told_in_several_ways(language: str, key: str) -> None:
    words = words_in(language)
    assert len({words(key, variant=variant, who="x") for variant in range(1, 5)}) == 4


def test_czech_counts_as_czech_does() -> None:
    words = words_in("cs")
    formatted = [words("night-missing", n=n).replace("\u00a0", " ") for n in (0, 1, 3, 5)]
    assert formatted == [
        "Odpovědi jsou všechny.",
        "Čeká se ještě na 1 odpověď.",
        "Čeká se ještě na 3 odpovědi.",
        "Čeká se ještě na 5 odpovědí.",
    ]


BOT = Path(__file__).parents[3] / "bot"
FILES = [*sorted((BOT / "locales").rglob("*.ftl")), *sorted((BOT / "presenting").rglob("*.py"))]
LETTERS = re.compile(r"[\u0000-\u024f\u2010-\u2027\u2030-\u205e]")
"""Latin with its punctuation."""

DRAWN = set("\u202f←→↔−▲■●◆★⋈✓✕✚⬢♔")
"""Characters of DejaVu, the fallback of a plain Debian, and of the fonts of Windows, macOS, Android and iOS: look before you add one."""


def test_every_sign_is_in_common_fonts() -> None:
    strange = {file: set(LETTERS.sub("", file.read_text("utf-8"))) - DRAWN for file in FILES}
    assert {str(file.relative_to(BOT)): signs for file, signs in strange.items() if signs} == {}


NAME = re.compile(r"^[\w-]{1,32}$")
"""The pattern of Discord for the name of a command, a group or a parameter (besides: no capitals)."""

KEY = re.compile(r"^([a-z0-9_-]+) = ", re.MULTILINE)


def of_commands(*beginnings: str) -> list[str]:
    return [
        key
        for name, text in files("en").items()
        if Path(name).name == "commands.ftl"
        for key in KEY.findall(text)
        if key.startswith(beginnings)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_commands_and_parameters_are_names_to_discord(language: str) -> None:
    words = words_in(language)
    names = {key: words(key) for key in of_commands("cmd-", "arg-") if not key.endswith("-about")}
    assert names
    assert {key: name for key, name in names.items() if not NAME.match(name) or name != name.lower()} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_descriptions_and_choices_have_at_most_a_hundred_characters(language: str) -> None:
    words = words_in(language)
    texts = {key: words(key) for key in of_commands("cmd-", "arg-", "choice-") if key.endswith("-about") or key.startswith("choice-")}
    assert texts
    assert {key: text for key, text in texts.items() if not 1 <= len(text) <= 100} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_was_encoded_twice(language: str) -> None:
    """A letter of UTF-8 read as Latin-1 leaves a control character behind."""
    assert [key for key, text in every_said(language) if re.search(r"[\x80-\x9f]", text)] == []
