"""Lessons played without any Discord: each page that would be shown is made, in both languages, and judged."""

from collections.abc import Callable

from bot.practice.lesson_game import LessonGame
from bot.practice.pages import LessonDisplay, LessonReader, closing_page, lesson_page
from bot.practice.plan import Lesson
from bot.presenting.limits import faults
from bot.presenting.texts import words_in
from engines.chance import Stream

LESSON = "practice00000000"
READERS = tuple(
    LessonReader(words_in(language), "Maximiliánovič WWWWWWWWWW", text_mode) for language in ("cs", "en") for text_mode in (False, True)
)

Move = Callable[[LessonGame], None]


def judged(play: LessonGame, *shown: LessonDisplay) -> None:
    """Make the page of this moment for every reader and find no fault in it."""
    for reader in READERS:
        pages = (
            [closing_page(play, LESSON, reader)]
            if play.over
            else [lesson_page(play, LESSON, reader, one) for one in (LessonDisplay(), *shown)]
        )
        for page in pages:
            assert faults(page) == [], page


def gone_through(lesson: Lesson, move: Move, look: Callable[[LessonGame], None]) -> int:
    """Play a whole lesson; ``move`` makes each move of the person, ``look`` sees each moment. Return how many moves that took."""
    moves = 0
    for deal in range(len(lesson.deals)):
        play = LessonGame(lesson, deal)
        play.go_on()
        while not play.over:
            assert play.waits, "nobody is stuck"
            look(play)
            move(play)
            moves += 1
            if not play.waits:
                look(play)
            play.go_on()
        look(play)
    return moves


def at_random(stream: Stream) -> Move:
    """Return somebody who answers anything that is legal, reads on, claims, or skips now and then."""

    def move(play: LessonGame) -> None:
        asks = play.asks
        if not asks or stream.below(12) == 0:
            play.skip()
            return
        ask = stream.pick(asks)
        options = stream.shuffled(option.id for option in ask.options if not option.host_only)
        play.answer(ask.name, None, options[: max(ask.least, 1)])

    return move
