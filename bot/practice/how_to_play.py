"""The pages behind [How to play]: a game with its rules at a table and its moment, its cards, and the choice of a game."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.games import game_of
from bot.practice.plan import PACES, LessonChoice, games_with_lessons, read_choice
from bot.presenting.how_to_play import how_to_play
from bot.presenting.page import Button, Buttons, Page, Part
from bot.presenting.questions import rows
from bot.presenting.scene import custom_id
from bot.presenting.text_cards import ALL, CARDS, TextCard, cards_page
from bot.presenting.texts import Words

CHOOSER = "practice"
"""Stands for the lesson in buttons that begin one."""

HELP, BACK = "help", "game"
"""The verb of [How to play], and its extra on the way back from the cards, in the same message."""

CHOOSER_CARDS = "practice.cards"
"""The verb of the cards of a game without a table; its extra is the lesson, and in menus the number of their first card."""

_FIRST = "/"
"""Before the number of a menu's first card."""


def game_page(
    words: Words,
    game: str,
    *,
    options: Mapping[str, Any] | None = None,
    seats: int | None = None,
    now: str = "",
    under: str = "",
    ways: Sequence[Button] = (),
    table: str = "",
    docs: str = "",
    pace: float = PACES[0],
) -> Page:
    """Return how ``game`` is played with these ``options`` at a table of ``seats`` (None: in general).

    ``now``: the help for the moment of a running game, above it. ``under``: a line below. ``ways``: further buttons. ``table``: the table
    whose cards [Cards] shows, empty for the game in general. ``docs``: the address of the published documentation.
    """
    presenter = game_of(game).presenter
    rules, usual = presenter.at_table(words, options or {}, seats), presenter.theme(options or {}) == presenter.theme({})
    text = how_to_play(words, game, rules)
    lesson = LessonChoice(game, pace)
    practice = (Button(words("b-howto-try"), custom_id(CHOOSER, "practice.begin", str(lesson)), "primary"),)
    cards = Button(words("b-howto-cards"), custom_id(table, CARDS, ALL) if table else custom_id(CHOOSER, CHOOSER_CARDS, str(lesson)))
    link = (Button(words("b-howto-all"), url=rules_link(docs, words.language, game)),) if docs else ()
    lessons = practice if usual and game in games_with_lessons() else ()  # a lesson tells the usual story, which is not for children
    buttons = (*lessons, cards, *ways, *link)
    parts: list[Part] = [*([now] if now else []), f"{text}\n-# {under}" if under else text]
    return Page((*parts, Buttons(buttons)) if buttons else tuple(parts), "quiet")


def rules_link(docs: str, language: str, game: str) -> str:
    """Return the address of the rules of ``game`` in ``language``."""
    return f"{docs}{'/cs' if language == 'cs' else ''}/rules/{game}.md"


def cards_of_game(words: Words, choice: LessonChoice, picked: str) -> Page:
    """Return the page of all cards of a game, the ``picked`` one open, with the way back to how it is played."""
    back = Button(words("b-help"), custom_id(CHOOSER, "practice.rules", str(choice)))
    cards = game_of(choice.game).presenter.text_cards(words)
    return cards_page(
        words, choice.game, cards, picked, lambda start: custom_id(CHOOSER, CHOOSER_CARDS, f"{choice}{_FIRST}{start}"), (back,)
    )


def read_cards(extra: str) -> LessonChoice | None:
    """Return the game whose cards a press asks for, None for anything else."""
    return read_choice(extra.partition(_FIRST)[0])


def cards_at_table(words: Words, table: str, game: str, cards: Sequence[TextCard], picked: str) -> Page:
    """Return the page of the ``cards`` of the game of a table, the ``picked`` one open, with the way back to how it is played."""
    back = Button(words("b-help"), custom_id(table, HELP, BACK))
    return cards_page(words, game, cards, picked, lambda start: custom_id(table, CARDS, start), (back,))


def choice_of_games(words: Words) -> list[Part]:
    """Return each game in a line with its seats and minutes, what else to type, and a button to the page of each game (NT-1.1)."""
    lines = "\n".join(_game_line(words, game) for game in games_with_lessons())
    games = [Button(words(f"game-{game}"), custom_id(CHOOSER, "practice.rules", str(LessonChoice(game)))) for game in games_with_lessons()]
    return [lines, words("help-next"), words("howto-choose"), *rows(games)]


def _game_line(words: Words, game: str) -> str:
    foot = words(f"pic-poster-{game}-foot")
    return f"**{words(f'game-{game}')}** ({foot}): {words(f'game-line-{game}')}"
