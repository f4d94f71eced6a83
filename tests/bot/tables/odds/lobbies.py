"""Lobbies whose games among machines are played when the test says so."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bot.presenting.lobby_scene import Leaning
from bot.simulation.balance import BalanceKey
from bot.simulation.simulate import GameTally
from bot.store import Store
from bot.tables.lobby_odds import LobbyOdds, odds_key
from bot.tables.session.live_table import LiveTable
from bot.tables.session.surroundings import NoSurroundings
from bot.tables.tempo import Tempo
from tests.bot.tables.conftest import Clock, Hearing, LocalTable, open_local

TEMPO = Tempo(odds=(200, 1000), odds_after=0.0)
COUNTING = Leaning()


@dataclass
class Played:
    """A run that plays when the test says so."""

    what: BalanceKey
    first: int
    last: int
    answers: "asyncio.Queue[GameTally | None]" = field(default_factory=asyncio.Queue)
    begun: bool = False
    ended: bool = False
    closed: bool = False

    async def begin(self) -> None:
        self.begun = True

    async def tally(self) -> GameTally | None:
        answer = await self.answers.get()
        return None if self.ended else answer

    def end(self) -> None:
        self.ended = True
        self.answers.put_nowait(None)

    async def close(self) -> None:
        self.closed = True

    def play(self, games: int, mafia: int) -> None:
        tally = GameTally(games, moves=100 * games)
        tally.reasons.update({"mafia": mafia, "police": games - mafia})
        self.answers.put_nowait(tally)

    def die(self) -> None:
        self.answers.put_nowait(None)


async def until(check: Callable[[], Any]) -> Any:
    """Return the first truthy value of ``check``."""
    async with asyncio.timeout(30):
        while not (found := check()):  # noqa: ASYNC110 - the store answers from a thread of its own, nothing tells the test when
            await asyncio.sleep(0.002)
    return found


class WithOdds(NoSurroundings):
    """A table with the odds of its lobby."""

    def __init__(self, odds: LobbyOdds) -> None:
        self._odds = odds

    def leaning(self, table: LiveTable, /) -> Leaning | None:
        """As the registry does."""
        return self._odds.of(table)


async def sitting(
    store: Store, clock: Clock, odds: LobbyOdds, people: int = 7, *, table: str = "tablexyz", game: str = "mafie", **options: object
) -> LocalTable:
    """A lobby with so many people, whose odds the registry keeps up to date."""
    local = await open_local(store, clock, table=table, game=game, options=options)
    local.table.surroundings = WithOdds(odds)
    for seat in range(people):
        await local.lobby_moves.sit(100 + seat, f"Hráč {seat + 1}")
    local.table.subscribe(Hearing(lambda: odds.look(local.table)))
    odds.look(local.table)
    return local


async def the_run(runs: list[Played], number: int) -> Played:
    """Wait for the run of this number, counted from 1, to have begun."""
    await until(lambda: len(runs) >= number and runs[number - 1].begun)
    return runs[number - 1]


async def stored(store: Store, what: BalanceKey) -> GameTally:
    """Wait for the stored tally of a choice; the lobby shows the number first."""
    async with asyncio.timeout(30):
        while (row := await store.odds.tally(odds_key(what))) is None:  # noqa: ASYNC110 - as in `until`
            await asyncio.sleep(0.002)
    return GameTally.read(row)
