"""Background work: the daily sweep (CL-17.1) and pending requests to forget a person (CL-16.5).

One process does it for the whole bot. Each process drops finished tables and copies from its own memory (PR-4.2), settles what its finished
tables still owe (TK-9.4), posts the lines that its servers are owed, and records who pressed something here.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Sequence

from bot.app.season_lines import post_owed_lines
from bot.evenings.evening import LiveEvening
from bot.evenings.evening_scheduler import EveningScheduler
from bot.evenings.moves.answering import withdraw
from bot.practice.lessons import Lessons
from bot.presenting.naming import escaped, short
from bot.presenting.texts import LANGUAGES, words_in
from bot.store import Store, StoreError
from bot.store.retention import GONE
from bot.tables.refusal import Refused
from bot.tables.registry import TableRegistry
from bot.tables.table_session import TableSession


class PersonLeave:
    """Removes a person from the tables, evenings and lessons of this process."""

    def __init__(self, evening_scheduler: EveningScheduler, lessons: Lessons) -> None:
        self._evening_scheduler = evening_scheduler
        self._lessons = lessons

    async def end_lesson(self, user_id: int) -> None:
        """Delete a person's lesson at once (MA-8.6). Raises StoreError."""
        await self._lessons.erase(user_id)

    def forget_lesson(self, user_id: int) -> None:
        """Drop a person's lesson from memory: another process has deleted it."""
        self._lessons.forget(user_id)

    async def leave_tables(self, user_id: int) -> None:
        """Make a person leave every table of this process as if they had left the server; an automated player takes over at once."""
        for session in list(self._evening_scheduler.registry.sessions.values()):
            if not session.over and session.table.knows(user_id):
                await _leave(session, user_id)

    async def take_answers(self, user_id: int) -> None:
        """Withdraw a person's answers from planned evenings, so that waiting people move up and are notified (CL-5.4).

        This covers evenings of other processes: the notification is stored with the evening, and its process sends it when it hears that
        the person is forgotten. Raises Refused: no store; StoreError.
        """
        for saved in await self._evening_scheduler.store.evenings.answered_by(user_id):
            evening = self._evening_scheduler.evenings.get(saved.evening.id)
            if evening is None:
                with contextlib.suppress(ValueError):  # nobody can show an unreadable row, and forgetting covers it too
                    evening = LiveEvening(saved, self._evening_scheduler.store, self._evening_scheduler.registry.now)
            if evening is not None:
                await evening.do(withdraw(user_id))
                if self._evening_scheduler.registry.processes.serves(evening.row.guild_id):  # while the settings still name the person
                    await self._evening_scheduler.coming_role.settle(evening.row.guild_id)

    async def reload_evenings(self) -> None:
        """Reload evenings after the store has forgotten somebody. Raises StoreError."""
        await self._evening_scheduler.reload()


async def _leave(session: TableSession, user_id: int) -> None:
    seat = session.table.seat_of(user_id)
    await session.departures.member_gone(user_id)
    if seat is not None and session.table.phase in ("running", "paused") and session.table.seat_of(user_id) is not None:
        await session.host_moves.automate(None, seat)


log = logging.getLogger(__name__)

SWEEP_EVERY = 86_400.0
LOOK_EVERY = 60.0
"""Seconds between two sweeps, and between two looks at what people have wished for."""

NOTE_EVERY = 3_600.0
"""Seconds between two writes of presses, the most that a kill loses, and between two tries of late debts."""

IN_MEMORY = 480.0
"""Idle seconds after which a finished table leaves memory: within ten minutes of its end (PR-4.2)."""


class LocalizedPlaceholders:
    """Names of forgotten people; implements ``bot.store.forgetting.PlaceholderNames``."""

    def seat(self, language: str, number: int) -> str:
        """Return ``Seat 3`` in the language, in Czech if it is unknown."""
        return words_in(language if language in LANGUAGES else "cs")("seat-nameless", number=number)

    def spellings(self, name: str) -> Sequence[str]:
        """Return the name in full and shortened, plain and escaped for messages."""
        return tuple(dict.fromkeys((name, escaped(name), short(name), escaped(short(name)))))


class Upkeep:
    """Sweeps at the start and once a day, forgets people as soon as that is possible, and keeps this process's memory tidy."""

    def __init__(
        self, registry: TableRegistry, store: Store, now: Callable[[], float], departure: PersonLeave, *, members: bool = True
    ) -> None:
        """``now`` is the clock in unix seconds; ``members``: whether the bot has the members intent."""
        self._departure = departure
        self._members = members
        self._registry = registry
        self._store = store
        self._now = now
        self._working: asyncio.Task[None] | None = None
        self._tidying: asyncio.Task[None] | None = None
        self._touched: dict[int, float] = {}
        self._woken = asyncio.Event()
        self._closing = False

    def open(self) -> None:
        """Start to tidy this process's memory."""
        self._tidying = asyncio.create_task(self._tidy(), name="tidying")

    async def close(self) -> None:
        """Stop, and record who pressed something."""
        await self.stop()
        if self._tidying is not None:
            self._tidying.cancel()
            await asyncio.gather(self._tidying, return_exceptions=True)
        await self._try(self.note_presses)

    def start(self) -> None:
        """Start the work for the whole bot (PR-3.1); failures are logged and retried."""
        self._closing = False
        self._working = asyncio.create_task(self._work(), name="upkeep")

    async def stop(self) -> None:
        """Stop the work for the whole bot."""
        self._closing = True  # asyncio.wait_for of Python 3.11 may swallow a cancellation
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)

    def pressed(self, user_id: int) -> None:
        """Note that a person pressed something: the retention of their settings starts again."""
        self._touched[user_id] = self._now()

    def look(self) -> None:
        """Look at pending requests soon."""
        self._woken.set()

    async def _tidy(self) -> None:
        noted = self._now()
        while True:
            await asyncio.sleep(LOOK_EVERY)
            await self._try(lambda: self._registry.unload_idle(self._now() - IN_MEMORY))
            await self._try(lambda: self._registry.processes.drop_idle_copies(IN_MEMORY))
            if not 0 <= self._now() - noted < NOTE_EVERY and await self._try(self.note_presses):
                noted = self._now()
                await self._try(self._registry.settle_late)
            await self._try(lambda: post_owed_lines(self._registry, self._now()))

    async def _work(self) -> None:
        swept = float("-inf")
        while not self._closing:
            if not 0 <= self._now() - swept < SWEEP_EVERY:  # the clock may have been set back
                began = self._now()
                if await self._try(self.sweep):
                    swept = began
            self._woken.clear()  # first: a request that arrives during the look wakes the next one
            await self._try(self.carry_out)
            try:
                await asyncio.wait_for(self._woken.wait(), LOOK_EVERY)
            except TimeoutError:
                continue

    async def _try(self, work: Callable[[], object]) -> bool:
        """Do some work and log its failure; return False after a fault of the store, which is worth a retry."""
        try:
            result = work()
            if asyncio.iscoroutine(result):
                await result
        except StoreError as wrong:
            log.warning("upkeep waits for the store: %s", type(wrong).__name__)
            return False
        except Exception:
            log.exception("upkeep failed")
        return True

    async def sweep(self) -> None:
        """Delete expired rows; warn once a day about a missing members intent (CL-20.3)."""
        await self.note_presses()
        for row in await self._store.members.servers():
            if row.left_at is not None and row.left_at < self._now() - GONE:
                self._registry.unload_server(row.guild_id)
        gone = await self._store.retention.sweep(self._now())
        log.info("swept; expired rows deleted: %d", gone)
        if not self._members:
            log.warning("without the Server Members Intent the bot notices late who leaves a server")

    async def note_presses(self) -> None:
        """Record who pressed something since the last time."""
        touched, self._touched = self._touched, {}
        try:
            await self._store.members.touched(touched)
        except StoreError:
            self._touched = touched | self._touched
            raise

    async def carry_out(self) -> None:
        """Forget everybody who asked for it and has nothing running any more."""
        for user_id in await self._store.members.wishing("forget"):
            await self.forget(user_id)

    async def forget(self, user_id: int) -> bool:
        """Forget a person; return False and keep the request while something still needs their id (CL-16.5).

        Raises StoreError; Refused: no store.
        """
        await self._departure.end_lesson(user_id)
        if await self._store.living_of(user_id) or not self._registry.unload_person(user_id):
            await self._store.members.wish(user_id, "forget", self._now())
            return False
        await self._departure.take_answers(user_id)
        forgotten = await self._store.forget_person(user_id, LocalizedPlaceholders())
        await self._drop_from_memory(user_id)
        return not forgotten.still_seated

    async def _drop_from_memory(self, user_id: int) -> None:
        """Drop a person whom the store has forgotten from memory. Raises StoreError.

        If a table may still write about them, ask for them to be forgotten again.
        """
        self._departure.forget_lesson(user_id)
        try:
            if not self._registry.unload_person(user_id):
                await self._store.members.wish(user_id, "forget", self._now())
            await self._departure.reload_evenings()  # first: an evening that still named them would ask for their face again
        finally:
            self._registry.personal.forget(user_id)
            self._registry.people_faces.forget(user_id)

    async def leave(self, user_id: int) -> None:
        """Make a person leave every table, also of other processes. Raises Refused, StoreError.

        The request is stored first; it is carried out when the other processes report that the person has left.
        """
        await self._departure.leave_tables(user_id)
        if await self._store.living_of(user_id):
            await self._store.members.wish(user_id, "forget", self._now())
            await self._registry.processes.tell(f"leaves:{user_id}")

    def person_notice(self, what: str, user: str) -> Coroutine[None, None, None] | None:
        """Return the reaction to another process's notice about a person, None for an unknown one."""
        reaction = {"leaves": self._leave_here, "left": self._has_left, "forgotten": self._forgotten}.get(what)
        return None if reaction is None else reaction(int(user))

    async def _leave_here(self, user_id: int) -> None:
        try:
            await self._departure.leave_tables(user_id)
            await self._registry.processes.tell(f"left:{user_id}")
        except (StoreError, Refused) as wrong:
            log.warning("a person could not leave all tables here: %s", type(wrong).__name__)

    async def _has_left(self, _user_id: int) -> None:
        self.look()

    async def _forgotten(self, user_id: int) -> None:
        """Forget a person here as well."""
        try:
            await self._drop_from_memory(user_id)
        except StoreError as wrong:
            log.warning("a forgotten person could not be dropped here: %s", type(wrong).__name__)
