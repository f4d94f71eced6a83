"""The lines of automated players: how many wordings each has, and what all of them keep to (MACHINES.md, section 5)."""

import re
from collections import Counter

import pytest

import engines
from bot.games import game_of
from bot.presenting.texts import words_in
from bot.simulation.playing import Circle
from bot.simulation.simulate import players_around
from engines import Text
from engines.players.mafie_talk import wordings as number_of
from tests.bot.games.mafie.playing import scene_of
from tests.bot.presenting.catalogues import LANGUAGES, messages

KEYS = sorted(key for key in messages("cs") if key.startswith("auto-"))
NAMES = ("Bára", "Tonda", "Zdenka")
ARGS: dict[str, str | int] = {"seat": "seat:0", "target": "seat:1", "was": "seat:2", "round": 2, "ago": 2}
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
    """MA-5.5: a machine says no wording twice; in every theme, another number is another text."""
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
        among = number_of(f"say-{key.removeprefix('auto-')}")
        for said in (*wordings(language, key, "town", among), *wordings(language, key, "kids", among)):
            assert not said.startswith("**"), said
            assert not MOCKED[language].search(said), said


@pytest.mark.rule("MA-14.9")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["town", "kids"])
def test_no_two_wordings_of_any_lines_share_a_sentence(language: str, theme: str) -> None:
    """No wording is said twice in a game; so no sentence is either, but for names. A sentence of a name alone may come back."""
    found = Counter[str]()
    for key in KEYS:
        for said in wordings(language, key, theme, number_of(f"say-{key.removeprefix('auto-')}")):
            blank = re.sub(r"\*\*.*?\*\*", "…", said)
            found.update({one for one in re.split(r"(?<=[.?!]) (?=[…A-ZÁ-Ž])", blank) if one != "…."})
    assert [sentence for sentence, times in found.items() if times > 1] == []


@pytest.mark.rule("MA-14.9")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [7, 11, 15])
def test_a_game_hears_no_line_twice_and_no_number_but_that_of_a_day_long_past(language: str, seats: int) -> None:
    """Lines as the table reads them. Of days people say yesterday, or day one; only of others the number."""
    talk_line = game_of("mafie").presenter.talk_line
    for seed in range(2):
        game = engines.start("mafie", seats=seats, seed=seed)
        circle, heard = Circle(game, players_around(game, seed, "normal")), list[str]()
        while game.outcome is None:
            circle.step()
            for _, seat, text in circle.said[len(heard) :]:
                scene = scene_of(game, language)
                said = re.sub(r"\*\*.*?\*\*", "…", talk_line(scene, seat, text))
                heard.append(said)
                days = re.findall(r"on day (\d+)|(\d+)\.\u00a0den", said)
                assert len(days) == len(re.findall(r"\d+", said)), said
                today = scene.public.round
                assert all(2 <= int(one or other) <= today - 2 for one, other in days), (today, said)
        assert len(heard) > seats
        assert len(set(heard)) == len(heard), [said for said, times in Counter(heard).items() if times > 1]
