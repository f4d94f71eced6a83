"""The children's game speaks of an academy, Police officers and Villains, and never of the Mafia, of killing or of violence (MF-12.5)."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast

from bot.games import game_of
from bot.practice.how_to_play import game_page
from bot.presenting.lobby_scene import LobbyScene, LobbySeat
from bot.presenting.page import Page
from bot.presenting.scene import Scene
from bot.presenting.setting import settings_of
from bot.presenting.texts import words_in
from bot.results.pages.badges import badge_line
from bot.tables.pages.lobby import lobby_page
from bot.tables.pages.options import options_page
from tests.bot.games.mafie.playing import play, scene_of
from tests.bot.presenting.catalogues import LANGUAGES, entries, samples
from tests.bot.presenting.page_texts import texts_of
from tests.soak.amounts import soaked

OTHER_GAMES = ("zbojnici/", "mafia_city/", "nostra_city/", "escape_plan/")
OF_THE_CLUB = ("club/", "mafie/badges.ftl", "mafie/practice.ftl")
"""Evenings, statistics and badges: the same for every game of a server; and the lesson, which is of the usual game."""
OF_THE_OPERATOR = ("cli.ftl", "doctor.ftl", "commands.ftl", "cogs.ftl")
"""Texts of the console, and of the command menu of a server, which is the same for every table."""

NAMES_OF_THE_GAME = frozenset({"game-mafie", "pic-poster-mafie-title", "pic-poster-mafie-line"})
SIDES = "side-"
"""How the sides are called in statistics."""
AWAY = frozenset({"option-kids_theme-off"})
"""Leads out of the children's theme, and says where to."""

HARSH = {
    "en": r"\bmafi|\bkill|\bdead\b|\bdeath|\bdie[sd]?\b|\bdying|\bshot|\bshoot|\bfire[sd]?\b|\bgun|weapon|bullet|\bblood|murder|victim"
    r"|corpse|\bgrave|\bkidnap|\barrest|handcuff|\bstab|\baims?\b|\baiming|\bwound|knife|attack|\bprison|\bjail|hostage|\bcrime|healthy|\btown",
    "cs": r"\bmafi|\bzabi|\bzabí|mrtv|smrt|\bumír|\bumř|střel|palb|\bzbra[nň]|kulk|\bkrev|\bkrv|vražd|\boběť|\bobět[ěií]|hřbitov|záhrob"
    r"|\bhrob|\búnos|\bunes|\bunést|\bunáš|zatč|zatýk|zatkn|\bpouta|\bpoutech|\bbodn|\bnůž|\bnože|útok|vězen|rukojm|zločin|zdrávo|\bměst",
}
"""Words that no text of a children's game has, and the town, where it is not set. "Míří" is what fingers do in Czech."""

GAMES: tuple[tuple[int, dict[str, Any]], ...] = (
    (7, {"kids_last_shot": True, "kids_single_ballot": True}),
    (14, {"extended": True, "cards": "gang", "gang_recognition": True}),
    (20, {"extended": True, "cards": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]}),
)


def assert_gentle(language: str, text: str, where: str) -> None:
    found = re.search(HARSH[language], text, re.IGNORECASE)
    assert found is None, f"{where}: {found.group()} in {text}"


def keys(language: str) -> list[str]:
    """Return every message that can be read around a table of Mafie."""
    return [
        entry.id.name
        for name, entry in entries(language)
        if isinstance(entry, ast.Message)
        and not name.startswith((*OTHER_GAMES, *OF_THE_CLUB))
        and name.rpartition("/")[2] not in OF_THE_OPERATOR
    ]


@pytest.mark.rule("MF-12.5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_childrens_game_speaks_of_the_mafia_or_of_violence(language: str) -> None:
    words = words_in(language)
    assert len(keys(language)) > 700
    for key in keys(language):
        if key in NAMES_OF_THE_GAME | AWAY or key.startswith(SIDES) or not words.has(key):
            continue
        for args in samples(language, key):
            assert_gentle(language, words(key, **{**args, "theme": "kids"}), key)


def pages(scene: Scene, seat: int) -> Iterator[Page | None]:
    """Return what the table and one seat may be shown now."""
    shown = game_of("mafie").presenter
    yield from (shown.board(scene), shown.desk(scene, seat), shown.hand(scene, seat), shown.card(scene, seat), shown.question(scene, seat))
    if scene.outcome is not None:
        yield shown.story(scene)


@pytest.mark.rule("MF-12.5")
@pytest.mark.parametrize(
    ("seats", "options", "language"),
    [
        *((*game, language) for game, language in zip(GAMES, ("cs", "en", "cs"), strict=True)),
        *soaked(*((*game, language) for game, language in zip(GAMES, ("en", "cs", "en"), strict=True))),
    ],
)
def test_every_text_of_a_childrens_game_is_gentle(language: str, seats: int, options: dict[str, Any]) -> None:
    game, scene = None, None
    for number, game in enumerate(play(seats, 5, {**options, "kids_theme": True})):
        if number % 19 and game.outcome is None:
            continue
        over: dict[str, Any] = {"outcome": game.outcome, "notices": tuple(game.notices)} if game.outcome else {}
        scene = scene_of(game, language, **over)
        for page in pages(scene, number % seats):
            for text in texts_of(page):
                assert_gentle(language, text, f"move {number}")
    assert game is not None and scene is not None
    for line in game_of("mafie").presenter.narrate(game.notices, scene):
        assert_gentle(language, line.text, "told")
    assert_gentle(language, game_of("mafie").presenter.story_text(scene), "the story as text")


@pytest.mark.rule("MF-12.5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_badges_at_the_end_of_a_childrens_game_are_gentle(language: str) -> None:
    earned = {seat: [badge] for seat, badge in enumerate(game_of("mafie").results.badges or {})}
    for seat, badges in earned.items():
        line = badge_line(words_in(language), [f"Eva {other}" for other in range(len(earned))], {seat: badges}, theme="kids")
        assert line is not None
        assert_gentle(language, line, badges[0])


@pytest.mark.rule("MF-12.5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_how_to_play_offers_children_no_lesson_about_the_mafia(language: str) -> None:
    """The lesson plays the usual game, with its victims."""
    for kids in (True, False):
        page = game_page(words_in(language), "mafie", options={"kids_theme": kids}, seats=7, table="t7")
        assert (words_in(language)("b-howto-try") in set(texts_of(page))) == (not kids)
        if kids:
            for text in texts_of(page):
                assert_gentle(language, text.replace(words_in(language)("game-mafie"), ""), "how to play")


@pytest.mark.rule("MF-12.5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_of_a_childrens_game_is_gentle(language: str) -> None:
    names = words_in(language)
    options = {"kids_theme": True, "mafia_chat": False, "small_group_first_night": "mafia", "extended": True, "cards": [1, 10, 11, 12, 13]}
    seats = tuple(LobbySeat(seat, f"Eva {seat}") for seat in range(12))
    scene = LobbyScene("t7", "mafie", names, seats, options, 6, 21)
    for text in texts_of(lobby_page(scene)):
        assert_gentle(language, text.replace(names("game-mafie"), ""), "lobby")
    for setting in settings_of("mafie"):
        if setting.name == "kids_theme":
            continue
        for text in texts_of(options_page(scene, setting=setting.name)):
            assert_gentle(language, text, setting.name)
