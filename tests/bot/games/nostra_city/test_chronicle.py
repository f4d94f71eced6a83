"""Lines of Nostra City: a line for each Collecting and for each space, and of Notes only what everybody may know."""

from __future__ import annotations

import re

import pytest

from bot.games import game_of
from bot.games.nostra_city.messages import TELLINGS
from bot.games.nostra_city.voice import NostraCityVoice
from bot.presenting.texts import words_in
from engines import Notice, Text
from engines.table import Arg
from tests.bot.presenting.boxed.tables import NOSTRA_CITY, scene_of
from tests.bot.presenting.boxed.telling import messages, narrated


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_verdict_is_one_message(seats: int, language: str) -> None:
    made = messages(narrated(NOSTRA_CITY, seats, 3, language))
    assert len(made["verdict-3"]) == len(made["verdict-6"]) == 1


@pytest.mark.rule("NC-4.6", "NC-6.2")
def test_a_collecting_is_one_line_from_the_announcement_to_the_betrayal() -> None:
    made = [messages(narrated(NOSTRA_CITY, 4, seed)) for seed in range(4)]
    rows = [row for one in made for texts in one.values() for text in texts for row in text.splitlines()]
    collectings = [row for row in rows if " Inkasuje: " in row]
    assert len(collectings) > 40
    hands = "|".join(re.escape(words_in("cs")("nc-hands", variant=form)) for form in range(1, 5))
    whole = [row for row in collectings if re.search(f"{hands}|ruce zůstávají prázdné", row)]
    assert len(whole) >= 0.9 * len(collectings), "the others were interrupted by a Revenge card and went on below"
    assert any(re.search(rf"Inkasuje: \w.*\. \d+\sbankov\w+, ({hands}) .*Podvod\. .* si bere", row) for row in whole)


def test_bribes_are_told_by_number_and_gangster_and_never_by_note() -> None:
    for seed in range(4):
        for story, texts in messages(narrated(NOSTRA_CITY, 5, seed)).items():
            if story.startswith("trial"):
                for row in "\n".join(texts).splitlines():
                    if "úplatek" in row:
                        bribes = re.sub(r"Verdikt: \w+ \d+", "", row.replace("\u202f", " "))
                        assert not re.search(r"\d 000|inen", bribes), row


@pytest.mark.rule("NC-10.9", "NC-11.2", "NC-V6")
def test_each_space_is_one_line_after_the_envelopes_open() -> None:
    for seed in range(3):
        for story, texts in messages(narrated(NOSTRA_CITY, 4, seed)).items():
            if story.startswith("meeting") and "Kdo o co stojí" in "\n".join(texts):
                rows = "\n".join(texts).splitlines()
                opened = rows.index("Obálky se otevírají.")
                spaces = [int(row[2]) for row in rows[opened:] if re.match(r"\*\*\d ", row)]
                assert spaces == sorted(set(spaces))
                for row in rows[opened:]:
                    if "Jediný zájemce" in row:
                        assert not re.search(r"\d 000", row.split("Jediný")[1].replace("\u202f", " ")), "the only bid is never shown"


@pytest.mark.rule("NC-18.2", "NC-V8")
def test_the_corruption_pile_is_turned_up_three_notes_a_line_without_names() -> None:
    assert game_of("nostra_city").timing.rhythm.breaths == {"nc-verdict-note": 3}
    made = [messages(narrated(NOSTRA_CITY, 5, seed)) for seed in range(3)]
    for text in (texts for one in made for story, texts in one.items() if story.startswith("verdict")):
        rows = [row for row in text[0].splitlines() if "→" in row]
        assert all(row.count("→") <= 3 for row in rows)
        assert not re.search("|".join(("Eliška", "Karel", "Ondřej", "Žofie")), "\n".join(rows))


def rows_of(seats: int, seed: int, language: str, story: str) -> list[str]:
    """Return the rows of a growing message of a game."""
    return "\n".join(messages(narrated(NOSTRA_CITY, seats, seed, language))[story]).splitlines()


@pytest.mark.rule("NC-13.1")
@pytest.mark.parametrize("language", ["cs", "en"])
def test_all_empty_handed_players_of_a_meeting_stand_in_one_sentence(language: str) -> None:
    start = {"cs": "S\u00a0prázdnou", "en": "Empty-handed:"}[language]
    (row,) = (row for row in rows_of(5, 3, language, "meeting-1") if start in row)
    assert row.count(start) == 1
    assert all(name in row for name in ("Ondřej", "Žofie", "Eliška"))


@pytest.mark.rule("NC-12.16")
@pytest.mark.parametrize("language", ["cs", "en"])
def test_players_left_without_a_title_are_told_so(language: str) -> None:
    (row,) = (row for row in rows_of(5, 3, language, "meeting-3") if row.startswith("**1 "))
    said = {"cs": "Bez titulu zůstávají ", "en": "Left without a Title: "}[language]
    assert row.count(said) == 1
    assert all(name in row.partition(said)[2] for name in ("Maximiliánovič", "Žofie"))


@pytest.mark.rule("NC-10.9")
@pytest.mark.parametrize("language", ["cs", "en"])
def test_no_envelope_opens_where_nobody_bids(language: str) -> None:
    words = words_in(language)
    _, *rows = rows_of(5, 3, language, "meeting-6")
    assert rows == [words("nc-locations-none")]
    opened = {words("nc-locations", variant=variant) for variant in range(1, 5)}
    assert opened.intersection(rows_of(5, 3, language, "meeting-5"))


@pytest.mark.rule("NC-17.7")
def test_the_underboss_arrives_once_where_it_replaces_a_card() -> None:
    rows = rows_of(3, 4, "en", "reception-2")
    assert [row for row in rows if "Underboss" in row] == [
        "The Underboss comes to space 1. Respect +3. Won at a Meeting; the winner names the Consigliere."
    ]
    assert "Massimo Donata leaves space 1 and the game." in rows


@pytest.mark.parametrize(("seats", "seed"), [(5, 1029), (4, 1086)])
def test_a_player_betrayed_twice_at_once_stands_there_once_with_all_cards(seats: int, seed: int) -> None:
    """In these games an election and the MEETING betray one person, one right after the other."""
    texts = [text for told in messages(narrated(NOSTRA_CITY, seats, seed)).values() for text in told]
    assert any(re.search(r"Podvod\..* \*\*Eliška\*\*(?: si bere 2 karty| 2\.)", text.replace("\u00a0", " ")) for text in texts)


def betrayed(**causes: str) -> str:
    """Return the sentence for people Betrayed at once, each drawing one card; ``causes`` by seat."""
    (game, *_) = NOSTRA_CITY.play(3, 1)
    run = []
    for seat, cause in causes.items():
        who: Arg = f"seat:{seat[1:]}"
        run += [notice("nc-betrayed", seat=who, n=1, cause=cause), notice("nc-vendetta", seat=who, n=1)]
    return TELLINGS["nc-betrayed"](NostraCityVoice(scene_of(game, "en")), run)


def notice(key: str, **args: Arg) -> Notice:
    return Notice(0, None, Text(key, args))


def test_people_betrayed_for_different_causes_share_neither_cause() -> None:
    assert "Title" in betrayed(s0="election", s1="election")
    assert "Title" not in betrayed(s0="election", s1="meeting")


@pytest.mark.rule("NC-22.9")
@pytest.mark.parametrize("language", ["cs", "en"])
def test_nobody_is_said_to_draw_no_card_before_the_reshuffle_that_brings_them(language: str) -> None:
    (game, *_) = NOSTRA_CITY.play(3, 1)
    voice = NostraCityVoice(scene_of(game, language))
    late = notice("nc-betrayed", seat="seat:1", n=2, cause="collecting")
    drawn = [notice("nc-betrayed", seat="seat:0", n=1, cause="collecting"), notice("nc-vendetta", seat="seat:0", n=1)]
    for run in ([late], [*drawn, late]):
        said = TELLINGS["nc-betrayed"](voice, run)
        assert voice.who(1) in said and not re.search(r"\b0\b", said), said
    assert re.search(r"\b1\b", said), "the card that was drawn before is told"
