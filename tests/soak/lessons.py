"""Lessons by random presses, 200 times each game: nobody gets stuck, and every page fits in both languages (MA-8.8)."""

from collections import Counter

import engines
from bot.practice.lesson_game import LessonGame
from bot.practice.plan import lesson_of
from engines import IllegalAnswer, RuleFault
from engines.chance import Stream
from tests.bot.practice.learning import at_random, gone_through, judged

TIMES = 200


def soak_lessons(seed: int = 1) -> int:
    """Play each lesson so often; print what went wrong and return how often that was."""
    wrong: Counter[str] = Counter()
    moves = 0
    for game in engines.GAMES:
        for number in range(TIMES):
            stream = Stream(seed + number, f"lesson {game}")

            def look(play: LessonGame, stream: Stream = stream) -> None:
                if stream.below(20) == 0 or play.over:
                    judged(play)

            try:
                moves += gone_through(lesson_of(game), at_random(stream), look)
            except (AssertionError, IllegalAnswer, RuleFault) as fault:
                wrong[game] += 1
                print(f"lesson of {game} (seed {seed + number}): {type(fault).__name__} {str(fault)[:200]}", flush=True)
    print(f"{TIMES * len(engines.GAMES)} lessons by random presses, {moves} moves, {wrong.total()} went wrong")
    return wrong.total()
