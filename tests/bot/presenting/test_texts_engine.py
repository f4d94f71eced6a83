"""Every text that is shown as an engine or an automated player says it is a message in both languages and finds its arguments there.

Every notice of a game finds its words in the narrator.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import engines
from bot.games import game_of
from bot.presenting.page import Line
from bot.presenting.scene import Scene
from bot.presenting.texts import words_in
from bot.simulation.playing import Circle
from bot.simulation.simulate import PlayerKind, player_of
from engines import Game
from tests.bot.blind_circle import BlindCircle
from tests.bot.presenting.catalogues import LANGUAGES
from tests.soak.amounts import little_or_much
from tests.unused_texts import nodes_of

ENGINES = Path(engines.__file__).parent
KEY = re.compile(r"(opt|setup|warn|no|auto)-[a-z-]*[a-z]")
"""Texts shown as the engine says them. A notice is told by the narrator of its game, mostly in words of its own."""

REFERENCE = re.compile(
    r"(seat|token|card|cause|side|district|day|color|action|track|location|mccard"
    r"|colour|effect|gangster|turf|luxury|investigation|title|kind|note|vendetta|bonus|direction|space):[\w]"
)
NAMES = tuple(f"Jana{seat}" for seat in range(21))

TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (6, {}),
    (7, {"kids_theme": True, "kids_last_shot": True, "kids_single_ballot": True}),
    (11, {"vote_visibility": "live", "final_tie": "lot"}),
    (12, {"extended": True, "cards": [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13]}),
    (16, {"extended": True, "cards": "gang", "gang_recognition": True}),
    (20, {"extended": True, "kids_theme": True, "cards": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]}),
)


def keys_in_the_code() -> Iterator[tuple[str, str]]:
    for path in sorted(ENGINES.rglob("*.py")):
        for node in nodes_of(path.read_text(encoding="utf-8")):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
                yield path.name, node.value


def test_every_label_and_refusal_that_stands_in_an_engine_is_a_message() -> None:
    keys = list(keys_in_the_code())
    assert len(keys) > 50
    assert [(file, key) for file, key in keys if not all(words_in(language).has(key) for language in LANGUAGES)] == []


def lines_of(game: Game, name: str, names: tuple[str, ...], language: str) -> list[Line]:
    """Return what is told of a game in a language, to the table and to single people."""
    scene = Scene("t7", name, game.view(None), game.view, (), {}, names, words_in(language))
    return list(game_of(name).presenter.narrate(game.notices, scene))


def said_in_a_game(
    name: str, seats: int, options: dict[str, Any], seed: int, theme: str, *, labels: bool = True, kind: PlayerKind = "auto"
) -> set[str]:
    """Play a game, say all its notices and questions, and return the keys of the options and the notices."""
    game = engines.start(name, seats=seats, options=options, seed=seed)
    circle = (BlindCircle if kind == "random" else Circle)(game, [player_of(name, seat, seed, kind) for seat in range(seats)])
    offered: dict[int, tuple[engines.Option, ...]] = {}
    while game.outcome is None:
        offered |= {id(asked.options): asked.options for asked in game.asks if labels}  # a question stands for many moves
        circle.step()
    texts = list({str(option.text): option.text for options in offered.values() for option in options}.values())
    for text in texts:
        for language in LANGUAGES:
            line = words_in(language).text(text, NAMES, theme=theme)
            assert line and not REFERENCE.search(line), (text, line)
    for language in LANGUAGES:
        for told in lines_of(game, name, NAMES[:seats], language):
            assert told.text and not REFERENCE.search(told.text), told
    return {text.key for text in texts} | {notice.text.key for notice in game.notices}


@pytest.mark.parametrize("played", little_or_much(2, 3))
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_notice_and_question_of_a_game_has_its_text(seats: int, options: dict[str, Any], played: int) -> None:
    theme = "kids" if options.get("kids_theme") else "town"
    kind: PlayerKind = "auto" if seats < 16 else "random"  # so many machines have very much to conclude
    games = (said_in_a_game("mafie", seats, options, seed, theme, kind=kind) for seed in range(played))
    said = set[str]().union(*games)
    assert {"mf-end", "mf-tally", "opt-seat"} <= said


def test_every_notice_and_question_of_zbojnici_has_its_text() -> None:
    said = set[str]().union(*(said_in_a_game("zbojnici", seats, {}, seats, "town") for seats in (2, 4, 6)))
    assert {"zb-end", "zb-band", "zb-rolled", "opt-district", "opt-color"} <= said


def test_every_notice_and_question_of_nostra_city_has_its_text() -> None:
    said = set[str]().union(*(said_in_a_game("nostra_city", seats, {}, seats, "town") for seats in range(3, 6)))
    assert {"nc-end", "nc-collects", "nc-bid-at", "nc-verdict-note", "opt-nc-collect", "opt-nc-note", "opt-nc-pass-month"} <= said


def test_every_notice_of_escape_plan_has_its_text() -> None:
    """Its labels count and measure what is offered; the tests of its pages say them."""
    said = set[str]().union(*(said_in_a_game("escape_plan", seats, {}, seats, "town", labels=False) for seats in (1, 4)))
    assert {"ep-end", "ep-moved", "ep-order"} <= said


def test_every_notice_and_question_of_mafia_city_has_its_text() -> None:
    said = set[str]().union(*(said_in_a_game("mafia_city", seats, {}, seats, "town") for seats in range(3, 6)))
    assert {"mc-end", "mc-control", "mc-informer", "mc-fists", "opt-mc-card", "opt-mc-token"} <= said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["auto-knows", "auto-agent", "auto-suspect", "auto-defence-blame"])
def test_a_line_of_an_automated_player_names_the_person(language: str, key: str) -> None:
    assert "**2 Jana1**" in words_in(language).text(engines.Text(key, {"seat": "seat:1"}), NAMES)
