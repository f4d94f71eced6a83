"""The kernel: decisions a second in random play, against the toy game, and the cost of a replay.

Times are those of the processor, so that other load of the machine counts less.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle, islice

import engines
from bot.runtime.gc_tuning import tune_gc
from engines.table import Ask, Game
from tests.bench.result import Result
from tests.engines.hooks import hooks_of
from tests.engines.toy import TOY, ToyOptions

SECONDS = 1.5
ROUNDS = 4
SEATS = 11


def _numbers() -> Iterator[int]:
    """Yield numbers of 19 bits by a linear congruence."""
    state = 1
    while True:
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF
        yield state >> 12


NUMBERS = tuple(islice(_numbers(), 50_000))


class Dice:
    """Cheap and repeatable numbers: the dice must cost nothing beside the game. ``roll`` returns the next one."""

    def __init__(self, seed: int) -> None:
        begin = seed * 7919 % len(NUMBERS)
        self.roll = cycle(NUMBERS[begin:] + NUMBERS[:begin]).__next__


def play(game: Game, dice: Dice) -> int:
    """Play to the end at random, through the public face; return the number of decisions.

    Of the questions that hold up play each is as likely as another, and so is each option; one is picked, or as many as have to be.
    """
    made, roll, answer = 0, dice.roll, game.answer
    asks: Sequence[Ask]
    while asks := game.asks:
        if len(asks) > 1:
            asks = [ask for ask in asks if ask.holds]
        ask = asks[roll() % len(asks)]
        options = ask.options
        count = ask.least or min(1, ask.most)
        if count == 1 and not (option := options[roll() % len(options)]).host_only:
            answer(ask.id, option.id)
        else:
            ids = [option.id for option in options if not option.host_only]
            first = roll() % len(ids) if ids else 0
            answer(ask.id, *(ids[first:] + ids[:first])[:count])
        made += 1
    return made


def rate(start: Callable[[int], Game]) -> float:
    """Return decisions a second over many games, set-up included; the best of some rounds, as with the replays."""
    play(start(0), Dice(1))
    return max(_round(start, number) for number in range(ROUNDS))


def _round(start: Callable[[int], Game], number: int) -> float:
    dice, made, seed = Dice(number), 0, 1000 * number
    begun = time.process_time()
    while time.process_time() - begun < SECONDS:
        seed += 1
        made += play(start(seed), dice)
    return made / (time.process_time() - begun)


def replay_ms(game: Game) -> float:
    """Return the milliseconds a replay takes per 1,000 answers, best of five."""
    record = game.record
    best = min(_timed(lambda: engines.replay(record)) for _ in range(5))
    return best * 1000 / (len(record.moves) / 1000)


def _timed(doing: Callable[[], object]) -> float:
    begun = time.process_time()
    doing()
    return time.process_time() - begun


def measure() -> Iterator[Result]:
    """Measure the toy first, then every game, with the garbage collector as the bot sets it."""
    tune_gc()
    toy = rate(lambda seed: Game(TOY, 4, ToyOptions(), seed))
    yield Result("toy game, random play", f"{toy:,.0f}/s")
    for name, rulebook in engines.GAMES.items():
        seats = min(SEATS, rulebook.seats[-1])

        def start(seed: int, name: str = name, seats: int = seats) -> Game:
            return engines.start(name, seats=seats, options={}, seed=seed)

        bar = hooks_of(name).bar
        mine = rate(start)
        good = mine >= bar.decisions or (bar.share_of_toy is not None and mine >= toy * bar.share_of_toy)
        wanted = f"{bar.decisions:,}/s" + ("" if bar.share_of_toy is None else f", or {bar.share_of_toy:.2f} of the toy")
        yield Result(f"{name}, {seats} seats, random play", f"{mine:,.0f}/s", wanted, good)
        yield Result("  in parts of the toy's rate", f"{mine / toy:.2f}")
        longest = max((_played(start(seed), seed) for seed in range(20)), key=lambda game: len(game.record.moves))
        cost = replay_ms(longest)
        answers = len(longest.record.moves)
        yield Result(f"  replay of {answers} answers, per 1,000", f"{cost:.1f} ms", f"{bar.replay_ms:.0f} ms", cost <= bar.replay_ms)


def _played(game: Game, seed: int) -> Game:
    play(game, Dice(seed))
    return game
