"""Replays: what one page costs the process that makes it, with its start, and how large the page is (RP-1.3).

Times are those of the processor: the process gives way to everything else on the machine.
"""

import json
import resource

import engines
from bot.replay.making import ReplayMaker
from bot.simulation.playing import Circle
from bot.simulation.simulate import players_of
from tests.bench.result import Result
from tests.engines.hooks import hooks_of

SECONDS, MEGABYTES = {"mafie": 4.0}, {"mafie": 1.5}
BOXED_SECONDS, BOXED_MEGABYTES = 6.0, 3.0
SEED = 5


async def measure() -> list[Result]:
    """Measure the largest table of every game."""
    return [result for game in engines.GAMES for result in await _measured(game)]


def record_of(game: str) -> tuple[str, int]:
    """Return the record of a game of automated players at the largest table, and its moves."""
    book = engines.GAMES[game]
    played = engines.start(game, seats=book.seats[-1], options=dict(hooks_of(game).fullest), seed=SEED)
    Circle(played, players_of(game, book.seats[-1], SEED, "auto")).play()
    return json.dumps(
        {"record": played.record.model_dump(mode="json"), "seats": [f"Jana {seat}" for seat in range(book.seats[-1])]}
    ), played.moves_made


async def _measured(game: str) -> list[Result]:
    text, moves = record_of(game)
    took, page = await _made(text)
    most, largest = SECONDS.get(game, BOXED_SECONDS), MEGABYTES.get(game, BOXED_MEGABYTES)
    size = len(page.encode()) / 1e6
    what = f"{game}, {engines.GAMES[game].seats[-1]} seats, {moves} answers"
    return [
        Result(f"replay of {what}", f"{took:.1f} s", f"at most {most:g} s", took <= most),
        Result(f"its page, {game}", f"{size:.2f} MB", f"at most {largest:g} MB", size <= largest),
    ]


async def _made(text: str) -> tuple[float, str]:
    """Return the seconds of the processor, and the page."""
    before = _children()
    page = await ReplayMaker().make(text, _nothing, person=1, server=1)
    return _children() - before, page.decode()


def _children() -> float:
    """Return the seconds that processes which have ended have used."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


async def _nothing(_done: int, _all: int) -> None:
    pass
