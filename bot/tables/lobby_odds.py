"""How the tables of lobbies lean, from games among automated players with the same options, in one process of low priority (MA-7.5).

A lobby shows known odds at once. Otherwise the process plays games while the lobby is open, for one table at a time, first for those
without any odds. A change of the lobby or its deal ends the run; its games count only if they were enough to be shown.
"""

import asyncio
import json
import logging
from dataclasses import dataclass, field

import engines
from bot.presenting.lobby_scene import Leaning
from bot.runtime.worker_process import WorkerProcess
from bot.simulation.balance import BalanceKey, balance_key, is_counted, known, leaning
from bot.simulation.search import is_searched
from bot.simulation.simulate import GameTally
from bot.store import Json, OddsKey, Store, StoreError
from bot.tables.session.live_table import LiveTable
from bot.tables.tempo import Tempo

log = logging.getLogger(__name__)

WORKER = "bot.simulation.odds_worker"


class OddsRun(WorkerProcess):
    """Plays the games of one table with the seeds from ``first`` to below ``last``."""

    def __init__(self, what: BalanceKey, first: int, last: int) -> None:
        super().__init__(WORKER)
        self._request = {
            "game": what.game, "seats": what.seats, "options": json.loads(what.options), "level": what.level, "first": first, "last": last,
            "silent": what.silent,
        }  # fmt: skip
        self._ended = False

    @property
    def ended(self) -> bool:
        return self._ended

    async def begin(self) -> None:
        """Start the process. Raises OSError."""
        await super().begin()
        if self._ended:
            self.end()
        else:
            asked, _ = self.pipes
            asked.write(json.dumps(self._request).encode() + b"\n")

    async def tally(self) -> GameTally | None:
        """Wait for the tally of the next few games; None after the last game, ``end``, or the death of the process."""
        if self.pid is None or self._ended:
            return None
        _, answered = self.pipes
        line = await answered.readline()
        return GameTally.read(json.loads(line)) if line.endswith(b"\n") and not self._ended else None

    def end(self) -> None:
        """End the process now, in the middle of a game; it cannot begin again."""
        self._ended = True
        super().end()


PATIENCE = 120.0
"""Seconds for the next few games, after which the process counts as stuck."""

TRIES = 2
"""The number of failed runs after which a lobby stays without odds."""


@dataclass(slots=True)
class ChoiceCount:
    """The results for one choice of options: all of them, and those that are shown."""

    tally: GameTally = field(default_factory=GameTally)
    shown: GameTally | None = None
    looked_up: bool = False
    """Whether the store was asked."""
    failed: int = 0
    """The number of failed runs."""

    @property
    def hopeless(self) -> bool:
        """Whether such games keep failing."""
        return self.failed >= TRIES


class LobbyOdds:
    """The odds of the lobbies of this process, and the one run of games for them."""

    def __init__(self, store: Store, tempo: Tempo, *, plays: bool = True) -> None:
        """``plays``: whether games may run; without it lobbies show only known odds."""
        self._store = store
        self._stages = tempo.odds if plays else ()
        self._asks = bool(tempo.odds)
        self._least = min(tempo.odds, default=min(Tempo().odds))
        self._after = tempo.odds_after
        self._lobbies: dict[str, tuple[LiveTable, BalanceKey]] = {}
        self._counts: dict[BalanceKey, ChoiceCount] = {}
        self._failing: set[str] = set()
        """Games whose failure is already in the log."""
        self._at_work: asyncio.Task[None] | None = None
        self._now_on: BalanceKey | None = None
        self._run: OddsRun | None = None

    # ---- lobbies

    def look(self, table: LiveTable) -> None:
        """Note the present choice of a table, which begins, continues or ends its run. Cheap, and nobody waits for it."""
        what = self._chosen(table)
        before = self._lobbies.get(table.id)
        if what == (before[1] if before is not None else None):
            return
        self._lobbies.pop(table.id, None)
        if what is not None:
            self._lobbies[table.id] = table, what
        self._settle()

    def leave(self, table_id: str) -> None:
        """Forget a table that this process does not serve any more."""
        if self._lobbies.pop(table_id, None) is not None:
            self._settle()

    def of(self, table: LiveTable) -> Leaning | None:
        """Return how a lobby leans; a ``Leaning`` without games during the run, or where none is possible; None without odds and run."""
        lobby = self._lobbies.get(table.id)
        if lobby is None:
            return Leaning(searched=True) if self._stages and _is_countable(table) and _looks_ahead(table) else None
        count = self._counts[lobby[1]]
        if count.shown is not None:
            return leaning(lobby[1], count.shown)
        return Leaning() if self._stages and not count.hopeless else None

    @property
    def pid(self) -> int | None:
        """The process of the run, None without one."""
        return self._run.pid if self._run is not None else None

    async def close(self) -> None:
        self._lobbies.clear()
        self._settle()
        if self._at_work is not None:
            self._at_work.cancel()
            await asyncio.gather(self._at_work, return_exceptions=True)

    # ---- the next run

    def _chosen(self, table: LiveTable) -> BalanceKey | None:
        """Return the choice of a lobby, with a count for it; None where none is possible, and after a fault, which stays isolated."""
        try:
            what = _choice_of(table)
            if what is not None and what not in self._counts:
                self._counts[what] = self._begun(what)
        except Exception as fault:
            if table.game not in self._failing:
                self._failing.add(table.game)
                log.error("lobbies of %s stay without odds: %s", table.game, type(fault).__name__, exc_info=fault)
            return None
        return what

    def _begun(self, what: BalanceKey) -> ChoiceCount:
        tally, count = known(what), ChoiceCount(looked_up=not self._asks)
        if tally is not None:
            count.tally.add(tally)
            count.shown = tally if tally.games >= self._least else None
        return count

    def _settle(self) -> None:
        """Drop counts without a lobby, end a run that is not the next one, and begin the next one."""
        wanted = {what for _, what in self._lobbies.values()}
        for what in [what for what in self._counts if what not in wanted]:
            del self._counts[what]
        following = self._next()
        if self._run is not None and self._now_on != following:
            self._run.end()
        if following is not None and (self._at_work is None or self._at_work.done()):
            self._at_work = asyncio.create_task(self._work(), name="odds")

    def _next(self) -> BalanceKey | None:
        """Return the choice to count next: lowest stage first, then fewest failures, then oldest; None when all are done."""
        ranks = {
            what: (stage, count.failed)
            for what, count in self._counts.items()
            if not count.hopeless and (stage := self._stage(count)) is not None
        }
        return min(ranks, key=lambda what: ranks[what], default=None)

    def _is_next(self, what: BalanceKey, count: ChoiceCount) -> bool:
        """Return whether a count is still the next one, and not a dropped one that has begun anew."""
        return self._next() == what and self._counts[what] is count

    def _stage(self, count: ChoiceCount) -> int | None:
        """Return the number of games at which a count is shown next: 0 before the store is asked, None when it is done."""
        if not count.looked_up and count.tally.games < max(self._stages, default=self._least):
            return 0
        return next((games for games in self._stages if games > count.tally.games), None)

    async def _work(self) -> None:
        while (what := self._next()) is not None:
            self._now_on, count = what, self._counts[what]
            try:
                await self._count(what, count)
            except StoreError as wrong:
                log.warning("odds are not stored: %s", type(wrong).__name__)
            except EOFError as wrong:
                log.info("games for a lobby of %s for %d: %s", what.game, what.seats, wrong)
                self._fail(what, count)
            except Exception as fault:
                log.error("games for a lobby of %s: %s", what.game, type(fault).__name__, exc_info=fault)
                self._fail(what, count)

    def _fail(self, what: BalanceKey, count: ChoiceCount) -> None:
        """Note a failed run; after the last one the lobby shows no odds."""
        count.failed += 1
        if count.hopeless:
            self._tell(what)

    async def _count(self, what: BalanceKey, count: ChoiceCount) -> None:
        """Ask the store, or play the remaining stages."""
        if not count.looked_up:
            count.looked_up = True
            kept = await self._store.odds.tally(odds_key(what))
            tally = _read(kept) if kept is not None else None
            if tally is not None and tally.games > count.tally.games:
                count.tally = tally
                self._show(what, count)
            return
        if not count.tally.games:
            await asyncio.sleep(self._after)  # people sit down one after another, and options are changed in a row
        if self._is_next(what, count):
            await self._play(what, count)

    async def _play(self, what: BalanceKey, count: ChoiceCount) -> None:
        """Play all stages, as long as this is the next count."""
        self._run = run = OddsRun(what, count.tally.games, max(self._stages))
        try:
            await run.begin()
            while self._is_next(what, count):
                tally = await _soon(run)
                if tally is not None:
                    await self._add(what, count, tally)
                elif run.ended:
                    return
                else:
                    raise EOFError("the process has ended before its last game")
        finally:
            self._run = None
            await run.close()

    async def _add(self, what: BalanceKey, count: ChoiceCount, tally: GameTally) -> None:
        """Add a few games; at the end of a stage show and store the count."""
        stage = self._stage(count)
        count.tally.add(tally)
        if self._stage(count) != stage:
            self._show(what, count)
            await self._store.odds.keep(odds_key(what), count.tally.plain())

    def _show(self, what: BalanceKey, count: ChoiceCount) -> None:
        """Show the count if it is large enough."""
        if count.tally.games >= self._least:
            count.shown = GameTally()
            count.shown.add(count.tally)
            self._tell(what)

    def _tell(self, what: BalanceKey) -> None:
        for table, wanted in [*self._lobbies.values()]:
            if wanted == what:
                table.changed()


async def _soon(run: OddsRun) -> GameTally | None:
    """Return the tally of the next few games, None at the end. Raises EOFError when the process seems stuck."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await run.tally()
    except TimeoutError as wrong:
        raise EOFError(f"a few games have taken longer than {PATIENCE:.0f} s") from wrong


def odds_key(what: BalanceKey) -> OddsKey:
    """Return the key of the row of a choice. Talking players have the rows that earlier versions wrote."""
    level = f"{what.level}, silent" if what.silent else what.level
    return OddsKey(what.game, what.seats, what.options, level, what.fingerprint)


def _choice_of(table: LiveTable) -> BalanceKey | None:
    """Return the choice of a lobby; None without one, and where no run is possible."""
    if not _is_countable(table) or _looks_ahead(table):
        return None
    talk = table.setup.talk
    try:
        return balance_key(table.game, len(table.seats), table.options, talk.machines, silent=not talk.machines_talk)
    except engines.BadSetup:
        return None


def _is_countable(table: LiveTable) -> bool:
    return table.phase == "lobby" and is_counted(table.game, len(table.seats))


def _looks_ahead(table: LiveTable) -> bool:
    """Whether the automated players look ahead: their games take minutes, and weaker players do not predict them."""
    return is_searched(table.game, table.setup.talk.machines)


def _read(kept: Json) -> GameTally | None:
    """Return the tally of a row, None for an unreadable one."""
    try:
        return GameTally.read(kept)
    except (AttributeError, KeyError, TypeError, ValueError):
        return None
