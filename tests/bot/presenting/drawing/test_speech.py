"""Names of people in pictures: their display name, or the name of their account where the font lacks it (T-10)."""

from dataclasses import replace

import pytest

from bot.games.mafie.voice import MafieVoice
from bot.presenting.drawing.speech import PictureSpeech, as_drawn, drawable
from bot.presenting.naming import DisplayName
from bot.presenting.texts import words_in
from tests.bot.games.mafie.playing import play, scene_of

NAMES = {
    "Cyrillic": ("Дмитрий Їжак", "Дмитрий Їжак"),
    "Greek": ("Ιωάννης Παπαδόπουλος", "Ιωάννης Παπαδόπουλος"),
    "accents": ("Łukasz Żółć-Ðđ", "Łukasz Żółć-Ðđ"),
    "emoji about a name": ("🎲 Fox 🎲", "Fox"),
    "emoji alone": ("🦊🦊🦊", "fox_42"),
    "from right to left": ("محمد بن عبد الله", "fox_42"),
    "Hebrew": ("שלום עליכם", "fox_42"),
    "Japanese": ("日本の友達", "fox_42"),
    "Japanese with a digit": ("日本の友達 1", "fox_42"),
    "two scripts alike": ("李 Wei", "Wei"),
    "signs alone": ("~( ^_^ )~ 日本", "fox_42"),
    "nothing to be seen": ("\u200b\u2060", "fox_42"),
}


@pytest.mark.parametrize(("name", "drawn"), NAMES.values(), ids=NAMES)
def test_a_name_that_the_font_lacks_is_drawn_as_the_user_name(name: str, drawn: str) -> None:
    assert PictureSpeech(words_in("en"), (DisplayName(name, "fox_42"),)).name(0) == drawn


def test_without_a_user_name_the_rest_of_the_nick_is_drawn_or_the_seat() -> None:
    assert drawable("日本の友達 1", "", 6) == "1" and drawable("^_^", "", 6) == "^_^"
    assert drawable("日本", "日本", 6) == "#7" and drawable("日本", "", 6) == "#7" and drawable("日本", "_._", 6) == "_._"


def test_alt_texts_say_the_display_name_whole() -> None:
    name = "日本の友達" * 6
    assert PictureSpeech(words_in("en"), (DisplayName(name, "fox_42"),)).spoken(0) == name


def test_a_drawn_headline_of_mafie_says_the_number_of_a_nameless_seat_once() -> None:
    scene = scene_of(next(play(6, 1)), "en")
    scene = as_drawn(replace(scene, names=("Jana", "Karel", "日本", "Petr", "Bára", "#3")))
    voice = MafieVoice(scene, plain=True)
    assert [voice.who(seat) for seat in (1, 2, 5)] == ["2 Karel", "#3", "6 #3"]
