"""First sights of a newcomer: the games in /help, the cards of /practice, the goal of a lesson, the first private message."""

import pytest

from bot.games import game_of
from bot.practice.how_to_play import choice_of_games
from bot.practice.lesson_game import LessonGame
from bot.practice.pages import LessonReader, chooser_page, lesson_page
from bot.practice.plan import games_with_lessons, lesson_of
from bot.presenting.how_to_play import what_it_is
from bot.presenting.limits import faults
from bot.presenting.page import Page, Picture
from bot.presenting.texts import words_in
from tests.bot.presenting.page_texts import texts_of

LANGUAGES = ("cs", "en")


def said_on(page: Page) -> str:
    return "\n".join(texts_of(page, drawn=False))


@pytest.mark.rule("NT-1.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_each_game_with_its_seats_minutes_and_commands(language: str) -> None:
    words = words_in(language)
    page = Page(tuple(choice_of_games(words)))
    said = said_on(page)
    assert faults(page) == []
    for game in games_with_lessons():
        (line,) = [line for line in said.split("\n") if line.startswith(f"**{words(f'game-{game}')}**")]
        assert words(f"pic-poster-{game}-foot") in line
    commands = {"en": ("/practice", "/evening plan", "/game open"), "cs": ("/nácvik", "/večer svolat", "/hra prostřít")}
    assert all(f"**{command}**" in said for command in commands[language])


@pytest.mark.rule("NT-1.2")
@pytest.mark.parametrize("text_mode", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_practice_shows_a_card_for_each_game(language: str, text_mode: bool) -> None:
    words = words_in(language)
    page = chooser_page(words, text_mode=text_mode)
    assert faults(page) == []
    assert sum(isinstance(part, Picture) for part in page.parts) == (0 if text_mode else len(games_with_lessons()))
    for game in games_with_lessons():
        assert what_it_is(words, game, game_of(game).presenter.at_table(words, {}, None)) in said_on(page)
        assert words(f"pic-poster-{game}-foot") in said_on(page)


@pytest.mark.rule("NT-1.4")
@pytest.mark.parametrize(("language", "found"), [("cs", ("Moje místo", "/místo", "Dnes večer")), ("en", ("My desk", "/desk", "Tonight"))])
@pytest.mark.parametrize("game", games_with_lessons())
def test_the_first_private_message_tells_its_place_and_the_next_step(language: str, found: tuple[str, ...], game: str) -> None:
    words, own = words_in(language), f"hello-{game}"
    said = words(own if words.has(own) else "hello")
    assert all(one in said for one in found)
    assert (" token" in said or "žeton" in said) == (game == "mafie"), "only Mafie has a token, and asks in private"


@pytest.mark.rule("NT-1.2")
@pytest.mark.parametrize("game", games_with_lessons())
def test_a_lesson_begins_with_the_goal(game: str) -> None:
    words = words_in("en")
    play = LessonGame(lesson_of(game), 0)
    play.go_on()
    goal = what_it_is(words, game, game_of(game).presenter.at_table(words, {}, None))
    first = lesson_page(play, "practice00000000", LessonReader(words, "Ada"))
    assert faults(first) == [] and first.parts[1] == goal
