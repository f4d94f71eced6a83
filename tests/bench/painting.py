"""Each game's board by itself, then a hundred tables that vote at once and a desk elsewhere (S-3); the floor is one desk drawn alone."""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from bot.games import game_of
from bot.games.mafie.pictures.board import table
from bot.games.mafie.pictures.role import role_card
from bot.presenting.drawing import BoardTurns, Drawing, Urgency, painter, render
from bot.presenting.drawing.faces import AVATARS, avatar_face, embedded
from bot.presenting.drawing.rendering import Easel
from bot.presenting.naming import DisplayName
from bot.presenting.scene import Scene
from bot.presenting.texts import words_in
from engines import GAMES
from tests.bench.result import Result, percentile
from tests.bot.games.mafie.pictures.test_votes import counted, drawn_votes
from tests.bot.games.mafie.pictures.views import LONGEST, NAMES, crowded, view
from tests.bot.presenting.drawing.late_tables import WIDEST, moments, noisy_avatar, scene_of

TABLES = (10, 40, 100)
VOTES = 4
"""A second apart; each changes the board of every table."""

DESKS_EVERY = 0.25
MOST_MS, MOST_KIB = 60, 120
"""The limits of one picture (NT-3.3): process time in milliseconds, and its size."""

Paint = Callable[[Drawing], Awaitable[object]]


class Numbered:
    """Pictures of which no two are alike, so that none is kept from before."""

    def __init__(self) -> None:
        words = words_in("cs")
        self._board = table(crowded(21), [LONGEST] * 21, words)
        self._desk = role_card(view(11, "start", 0, {8: {"token": "mafia"}}, viewer=8), NAMES, words)
        self._n = 0

    def _another(self, drawing: Drawing) -> Drawing:
        self._n += 1
        return Drawing(drawing.svg.replace("<desc>", f"<desc>{self._n} "), drawing.alt, drawing.height)

    def board(self) -> Drawing:
        """Return a board of 21 seats."""
        return self._another(self._board)

    def desk(self) -> Drawing:
        """Return the card on a desk."""
        return self._another(self._desk)


class Vote:
    """So many tables that vote at once, and somebody elsewhere who opens a desk again and again."""

    def __init__(self, tables: int, desk: Paint, board: Paint, turns: BoardTurns | None) -> None:
        """``turns``: whether a board waits for its turn before it is made; None: each is made when something changes, and drawn."""
        self._tables = tables
        self._paint_desk = desk
        self._paint_board = board
        self._turns = turns
        self._pictures = Numbered()
        self.desks: list[float] = []
        self.boards = 0
        self.seconds = 0.0

    async def run(self) -> "Vote":
        """Let them vote and open desks until the last board is up to date."""
        begun = time.perf_counter()
        voting = asyncio.gather(*(self._table() for _ in range(self._tables)))
        while not voting.done() or len(self.desks) < 4 * VOTES:
            await self._open_desk()
            await asyncio.sleep(DESKS_EVERY)
            if time.perf_counter() - begun > 3 * VOTES and not voting.done():
                voting.cancel()
        await asyncio.gather(voting, return_exceptions=True)
        self.seconds = time.perf_counter() - begun
        return self

    async def _open_desk(self) -> None:
        begun = time.perf_counter()
        await self._paint_desk(self._pictures.desk())
        self.desks.append(time.perf_counter() - begun)

    async def _table(self) -> None:
        """Show each vote on the board; as in ``Board``, one board at a time, and what came meanwhile is on the next."""
        begun, shown = time.perf_counter(), 0
        while shown < VOTES:
            if self._turns is None:
                shown = await self._show(begun, shown)
            else:
                async with self._turns.turn():
                    shown = await self._show(begun, shown)
            await asyncio.sleep(max(0.0, begun + shown - time.perf_counter()))

    async def _show(self, begun: float, shown: int) -> int:
        now = min(VOTES, max(shown, int(time.perf_counter() - begun)) + 1)
        await self._paint_board(self._pictures.board())
        self.boards += 1
        return now


async def measure() -> list[Result]:
    """Measure one painter in one queue, as it was, and the painters of the bot."""
    numbered = Numbered()
    floor = [await _timed(numbered.desk()) for _ in range(12)]
    results = [Result("a desk drawn alone, median (the floor)", _ms(percentile(floor, 0.5)))]
    for tables in TABLES:
        before = await _in_one_queue(tables)
        now = await Vote(tables, render, lambda board: render(board, Urgency.BOARD), BoardTurns()).run()
        results += _compared(tables, before, now, percentile(floor, 0.5))
    return _alone() + results


def _alone() -> list[Result]:
    """Draw every picture of a board late in the largest game, in this process: its time does not count what others use."""
    scenes = [scene_of(moments(game)[-2], WIDEST, "cs") for game in GAMES]
    for seat in range(len(WIDEST)):
        AVATARS.put(str(seat), noisy_avatar(seat))
    faces = {seat: avatar_face(str(seat)) for seat in range(len(WIDEST))}
    boards = [*_boards(scenes, ""), *_boards([replace(scene, faces=faces) for scene in scenes], " with noisy faces")]
    people = [DisplayName(LONGEST, face=face) for face in faces.values()]
    tallies = [
        (f"mafie, a tally of {seats} noisy faces", table(counted(seats, drawn_votes(seats, 2), (5, 13)), people[:seats], words_in("cs")))
        for seats in (16, 21)
    ]
    return [_measured(what, drawing) for what, drawing in (*boards, *tallies)]


def _boards(scenes: Sequence[Scene], how: str) -> Iterator[tuple[str, Drawing]]:
    for scene in scenes:
        for picture in game_of(scene.game).presenter.board(scene).pictures:
            yield f"{scene.game}, {picture.file}{how}", picture.drawing


def _measured(what: str, drawing: Drawing) -> Result:
    seconds, svg = [], embedded(drawing.svg, painter.draw)
    for _ in range(5):
        begun = time.process_time()
        drawn = painter.draw(svg)
        seconds.append(time.process_time() - begun)
    ms, kib = percentile(seconds, 0.5) * 1000, len(drawn) / 1024
    return Result(what, f"{ms:.0f} ms, {kib:.0f} KiB", f"{MOST_MS} ms, {MOST_KIB} KiB", ms <= MOST_MS and kib <= MOST_KIB)


def _compared(tables: int, before: Vote, now: Vote, floor: float) -> list[Result]:
    worst = percentile(now.desks, 0.99)
    return [
        Result(f"{tables} tables vote; a desk elsewhere, one queue, p99", _ms(percentile(before.desks, 0.99))),
        Result("  with painters of its own, median", _ms(percentile(now.desks, 0.5))),
        Result("  with painters of its own, p99", _ms(worst), "300 ms, or twice the floor", worst <= max(0.3, 2 * floor)),
        Result("  boards a second, one queue", f"{before.boards / before.seconds:.1f}"),
        Result("  boards a second now", f"{now.boards / now.seconds:.1f}"),
    ]


async def _in_one_queue(tables: int) -> Vote:
    """Paint everything in one process, in the order in which it is asked for."""
    easel = Easel(sys.executable, "-P", painter.__file__, "10")
    with ThreadPoolExecutor(1) as queue:

        async def paint(drawing: Drawing) -> object:
            return await asyncio.get_running_loop().run_in_executor(queue, easel.paint, drawing.svg)

        try:
            return await Vote(tables, paint, paint, None).run()
        finally:
            easel.close()


async def _timed(drawing: Drawing) -> float:
    begun = time.perf_counter()
    await render(drawing)
    return time.perf_counter() - begun


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:.0f} ms"
