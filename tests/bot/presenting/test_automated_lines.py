"""The lines of automated players: how many wordings each has, and what all of them keep to (MACHINES.md, section 5)."""

import re

import pytest

import engines
from bot.games import game_of
from bot.presenting.texts import words_in
from engines import Text
from engines.players.mafie_talk import wordings as number_of
from tests.bot.games.mafie.playing import scene_of
from tests.bot.presenting.catalogues import LANGUAGES, messages

KEYS = sorted(key for key in messages("cs") if key.startswith("auto-"))
NAMES = ("Bára", "Tonda", "Zdenka")
ARGS: dict[str, str | int] = {"seat": "seat:0", "target": "seat:1", "was": "seat:2", "round": 2}
MOCKED = {
    "cs": re.compile(r"\b(lhář|lže|lžeš|hloup|pomal|rychl|slab)", re.I),
    "en": re.compile(r"\b(liar|lying|stupid|slow|quick|weak)", re.I),
}
"""Words about a person where a line is about a position."""


def wordings(language: str, key: str, theme: str, among: int) -> list[str]:
    words = words_in(language)
    return [words.text(Text(key, ARGS), NAMES, theme=theme, variant=number) for number in range(1, among + 1)]


@pytest.mark.rule("MA-5.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_line_has_six_wordings_for_children_too(language: str) -> None:
    assert len(KEYS) >= 14
    for key in KEYS:
        among = number_of(f"say-{key.removeprefix('auto-')}")
        assert among >= 6, key
        assert len(set(wordings(language, key, "town", among))) == among, key
        assert len(set(wordings(language, key, "kids", among))) == among, key
        assert not any(re.search("Mafi", said) for said in wordings(language, key, "kids", among)), key
        assert wordings(language, key, "town", among + 1)[-1] == wordings(language, key, "town", 1)[0], f"{key} has more than are chosen"


@pytest.mark.rule("MA-5.5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_wordings_that_a_machine_may_choose_are_one_text(language: str) -> None:
    """MA-5.5: a machine says no wording twice; whatever the theme, another number is another text."""
    for kids in (False, True):
        game = engines.start("mafie", seats=7, options={"kids_theme": kids}, seed=1)
        scene = scene_of(game, language)
        for key in KEYS:
            say = key.replace("auto-", "say-")
            texts = [Text(say, {**ARGS, "variant": number}) for number in range(1, number_of(say) + 1)]
            assert len({game_of("mafie").presenter.talk_line(scene, 0, text) for text in texts}) == number_of(say), key


@pytest.mark.rule("MA-5.6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_begins_with_a_name_or_mocks_somebody(language: str) -> None:
    for key in KEYS:
        for said in (*wordings(language, key, "town", 12), *wordings(language, key, "kids", 12)):
            assert not said.startswith("**"), said
            assert not MOCKED[language].search(said), said
