"""For which share of a game a plain Police officer has nothing to do (NT-8), over ten games of Mafie among eleven people.

Something to do is a question that waits for one's answer, a discussion in which one may talk, and for those who are out a guess: one to be
made, or to be changed while the table talks or its suspects speak. People answer within some seconds and pick by lot. The time from the
first night to the end counts, of the living and of those who are out.

Those who are out may also talk with each other all the time, in the graveyard (MF-15.11). The first figure leaves that out, the second
counts it from the second person there. The bar is on both; below them stand the same where the host lets a step of the night end with its
last answer (MF-15.4, ``night_length``).
"""

import tempfile
from collections import Counter
from pathlib import Path

from bot.games import game_of
from bot.presenting.standing import gone
from bot.store import open_store
from bot.tables.session.guessing import Guessing
from engines import Ask
from engines.chance import Stream
from engines.mafie.asks import READY
from tests.bench.result import Result
from tests.bot.tables.conftest import Clock, LocalTable, seated

GAMES, SEATS = 10, 11
SOONEST, LATEST = 4, 16
"""Seconds after which a person answers a question."""
TALKED_OUT, TALKED_OUT_LAST = 45, 120
"""Seconds after which a person has talked enough in a discussion."""
GUESSES_IN = 10
"""Seconds after which somebody who is out has made a guess."""
WANTED = 0.30


async def measure() -> list[Result]:
    """Play the games and count the seconds."""
    spent, prompt = await _spent("constant"), await _spent("prompt")
    alone, together = _share(spent), _share(spent, graveyard=True)
    return [
        Result("share of a plain officer's game without anything to do", f"{alone:.0%}", f"{WANTED:.0%} at most", alone <= WANTED),
        Result("  with the talk of the graveyard", f"{together:.0%}", f"{WANTED:.0%} at most", together <= WANTED),
        Result("  while in the game", f"{_share(spent, 'living'):.0%}"),
        Result("  when out", f"{_share(spent, 'out'):.0%}"),
        Result("  when out, with the talk of the graveyard", f"{_share(spent, 'out', graveyard=True):.0%}"),
        Result("where a step of the night ends with its last answer", f"{_share(prompt):.0%}"),
        Result("  with the talk of the graveyard", f"{_share(prompt, graveyard=True):.0%}"),
    ]


async def _spent(night_length: str) -> Counter[str]:
    """Return the seconds of all games at tables with nights of this length, by state."""
    spent: Counter[str] = Counter()
    for seed in range(GAMES):
        with tempfile.TemporaryDirectory() as folder:
            store, clock = await open_store(str(Path(folder) / "night.sqlite3")), Clock()
            try:
                spent.update(await Night(await seated(store, clock, SEATS, night_length=night_length), clock, seed).play())
            finally:
                await store.close()
    return spent


def _share(spent: Counter[str], *states: str, graveyard: bool = False) -> float:
    """Return the idle share of these states, of both without any; ``graveyard``: to talk there is something to do."""
    idle, busy, together = (sum(spent[f"{state} {what}"] for state in states or ("living", "out")) for what in ("idle", "busy", "together"))
    return (idle if graveyard else idle + together) / (idle + busy + together)


class Night:
    """One game, second by second."""

    def __init__(self, local: LocalTable, clock: Clock, seed: int) -> None:
        self._local, self._clock = local, clock
        self._table = local.table
        self._chance = Stream(seed, "waiting")
        self._guessing = Guessing(self._table)
        self._due: dict[object, float] = {}
        """When a person answers a question, or makes a guess."""
        self._spent: list[Counter[str]] = [Counter() for _ in range(SEATS)]

    async def play(self) -> Counter[str]:
        """Play to the end; return the seconds of the plain Police officers by state.

        The states: living or out; busy or idle, or ``together`` for idle with company in the graveyard.
        """
        while not self._table.running.over(self._clock()):
            view = self._table.running.public(self._clock())
            out, talking = gone(view), view.phase in game_of("mafie").timing.rhythm.free
            busy = await self._guesses(talking=talking or view.phase == "defence") | await self._answers()
            idle = "together" if len(out) > 1 else "idle"
            for seat, spent in enumerate(self._spent):
                if seat in out:
                    spent[f"out {'busy' if seat in busy else idle}"] += 1
                else:
                    spent[f"living {'busy' if talking or seat in busy else 'idle'}"] += 1
            self._clock.pass_(1.0)
            await self._local.answers.expire_due()
        seats = self._table.scene().public.seats
        return sum((spent for seat, spent in enumerate(self._spent) if seats[seat].token == "police"), Counter())

    def _is_due(self, what: object, within: tuple[int, int]) -> bool:
        soonest, latest = within
        return self._clock() >= self._due.setdefault(what, self._clock() + soonest + self._chance.below(latest - soonest + 1))

    async def _answers(self) -> set[int]:
        """Answer what is due; return the seats with an open question."""
        waited_for = set[int]()
        for seat_and_name in [(ask.seat, ask.name) for ask in self._open()]:
            ask = next((one for one in self._open() if (one.seat, one.name) == seat_and_name), None)
            if ask is None:  # an answer of this second has settled it
                continue
            waited_for.add(ask.seat)
            if self._is_due(ask.id, (TALKED_OUT, TALKED_OUT_LAST) if ask.name == READY else (SOONEST, LATEST)):
                picks = self._chance.shuffled(option.id for option in ask.options)[: ask.least or 1]
                await self._local.answers.answer(100 + ask.seat, ask.name, None, picks)
        return waited_for

    def _open(self) -> list[Ask]:
        return [ask for ask in self._table.running.open_asks(self._clock()) if ask.holds and ask.clock is not None]

    async def _guesses(self, *, talking: bool) -> set[int]:
        """Make the guesses that are due; return the seats with one to make, or to change while the table talks."""
        scene, waiting = self._table.scene(), set[int]()
        made = {(entry.seat, entry.key, entry.value) for entry in (one.entry for one in self._table.running.talk_log.guesses)}
        for seat in gone(scene.public):
            for one in game_of("mafie").presenter.open_guesses(scene, seat):
                is_made = (seat, one.about, one.round) in made
                if talking or not is_made:
                    waiting.add(seat)
                if not is_made and self._is_due((seat, one.about, one.round), (GUESSES_IN, GUESSES_IN)):
                    await self._guessing.guess(100 + seat, one.about, one.round, self._chance.shuffled(one.seats)[: one.count])
        return waiting
