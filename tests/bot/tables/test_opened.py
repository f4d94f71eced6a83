"""Since when questions have been open, when the same ones are noted again and again."""

from math import inf

from bot.tables.session.course import QuestionTimes
from engines.mafie import asks


def test_the_same_questions_keep_their_moment() -> None:
    open_now = (asks.vote("first", 1, (0, 2), turns=False),)
    opened = QuestionTimes()
    opened.note(10.0, open_now)
    opened.note(20.0, open_now)
    assert opened.since(open_now[0].id) == 10.0


def test_a_moment_that_was_not_known_yet_is_noted_when_it_is() -> None:
    open_now = (asks.vote("first", 1, (0, 2), turns=False),)
    opened = QuestionTimes()
    opened.note(inf, open_now)
    opened.note(20.0, open_now)
    assert opened.since(open_now[0].id) == 20.0


def test_after_the_game_was_taken_back_the_same_questions_are_asked_anew() -> None:
    open_now = (asks.vote("first", 1, (0, 2), turns=False),)
    opened = QuestionTimes()
    opened.note(10.0, open_now)
    opened.begin_again()
    opened.note(30.0, open_now)
    assert opened.since(open_now[0].id) == 30.0
