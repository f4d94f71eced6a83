"""What the house does for itself, never in the path of a press: sweeping (CL-17.1), and kept wishes (CL-16.5).

That is done once for the whole bot. What lies in a process's own memory, each process looks after itself: tables that are over and copies
of such (PR-4.2), and who has pressed something here.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Sequence

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
    """Lets the evenings and the lessons of this process part with people."""

    def __init__(self, evening_scheduler: EveningScheduler, lessons: Lessons) -> None:
        self._evening_scheduler = evening_scheduler
        self._lessons = lessons

    async def end_lesson(self, user_id: int) -> None:
        """Delete a person's lesson, which waits for nothing (MA-8.6). Raises StoreError."""
        await self._lessons.erase(user_id)

    def forget_lesson(self, user_id: int) -> None:
        """Keep nothing of a person's lesson in memory: another process has deleted it."""
        self._lessons.forget(user_id)

    async def leave_tables(self, user_id: int) -> None:
        """Let a person leave every table of this process as if they had left the server; a machine plays on for them at once."""
        for session in list(self._evening_scheduler.registry.sessions.values()):
            if not session.over and session.table.knows(user_id):
                await _leave(session, user_id)

    async def take_answers(self, user_id: int) -> None:
        """Take a person's answers out of what is planned: who waits moves up, and is told (CL-5.4).

        At evenings that another process serves too: what is to be said there stands in the row, and that process says it as soon as it
        hears that the person is forgotten. Raises Refused: no store; StoreError.
        """
        for saved in await self._evening_scheduler.store.evenings.answered_by(user_id):
            evening = self._evening_scheduler.evenings.get(saved.evening.id)
            if evening is None:
                with contextlib.suppress(ValueError):  # a row that cannot be read: nobody can show it, and it is forgotten like the others
                    evening = LiveEvening(saved, self._evening_scheduler.store, self._evening_scheduler.registry.now)
            if evening is not None:
                await evening.do(withdraw(user_id))

    async def look_again(self) -> None:
        """Read again what the store holds now: it has forgotten somebody. Raises StoreError."""
        await self._evening_scheduler.look_again()


async def _leave(session: TableSession, user_id: int) -> None:
    seat = session.table.seat_of(user_id)
    await session.departures.member_gone(user_id)
    if seat is not None and session.table.phase in ("running", "paused") and session.table.seat_of(user_id) is not None:
        await session.host.automate(None, seat)


log = logging.getLogger(__name__)

SWEEP_EVERY = 86_400.0
LOOK_EVERY = 60.0
"""Seconds between two sweeps, and between two looks at what people have wished for."""

NOTE_EVERY = 3_600.0
"""Seconds after which it is written down who has pressed something: a process that is killed forgets no more than that."""

IN_MEMORY = 480.0
"""Seconds for which a finished table stays in memory at which nothing happens: gone within ten minutes of its end (PR-4.2)."""

BOT_ITSELF = 0
"""Under this id, which no server has, the store keeps what belongs to the bot itself."""


class LocalizedPlaceholders:
    """How somebody without a name is called; see ``bot.store.forgetting.LocalizedPlaceholders``."""

    def seat(self, language: str, number: int) -> str:
        """Return ``Seat 3`` in the language, in Czech where it is not known."""
        return words_in(language if language in LANGUAGES else "cs")("seat-nameless", number=number)

    def spellings(self, name: str) -> Sequence[str]:
        """Return the name whole and cut, as it is and as it stands in messages."""
        return tuple(dict.fromkeys((name, escaped(name), short(name), escaped(short(name)))))


class Upkeep:
    """Sweeps once a day and at the start, carries out wishes when nothing stands against them any more, and keeps this process tidy."""

    def __init__(
        self, registry: TableRegistry, store: Store, now: Callable[[], float], parting: PersonLeave, *, members: bool = True
    ) -> None:
        """``now`` is the clock in unix seconds; ``members``: whether Discord tells who leaves a server."""
        self._parting = parting
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
        """Begin to keep this process tidy, whatever else it does."""
        self._tidying = asyncio.create_task(self._tidy(), name="tidying")

    async def close(self) -> None:
        """End, and write down who has pressed something."""
        await self.stop()
        if self._tidying is not None:
            self._tidying.cancel()
            await asyncio.gather(self._tidying, return_exceptions=True)
        await self._try(self.note_presses)

    def start(self) -> None:
        """Begin what one process does for the whole bot (PR-3.1); what fails is noted and tried again."""
        self._closing = False
        self._working = asyncio.create_task(self._work(), name="upkeep")

    async def stop(self) -> None:
        """Leave that to another process."""
        self._closing = True  # asyncio.wait_for of Python 3.11 may swallow a cancellation
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)

    def pressed(self, user_id: int) -> None:
        """Note that a person has pressed something: the term of their settings begins anew."""
        self._touched[user_id] = self._now()

    def look(self) -> None:
        """Look at the wishes soon."""
        self._woken.set()

    async def _tidy(self) -> None:
        noted = self._now()
        while True:
            await asyncio.sleep(LOOK_EVERY)
            await self._try(lambda: self._registry.let_go(self._now() - IN_MEMORY))
            await self._try(lambda: self._registry.processes.let_copies_go(IN_MEMORY))
            if not 0 <= self._now() - noted < NOTE_EVERY and await self._try(self.note_presses):
                noted = self._now()

    async def _work(self) -> None:
        swept = float("-inf")
        while not self._closing:
            if not 0 <= self._now() - swept < SWEEP_EVERY:  # the clock may have been set back
                began = self._now()
                if await self._try(self.sweep):
                    swept = began
            await self._try(self.carry_out)
            self._woken.clear()
            try:
                await asyncio.wait_for(self._woken.wait(), LOOK_EVERY)
            except TimeoutError:
                continue

    async def _try(self, doing: Callable[[], object]) -> bool:
        """Do something; return False where the store could not: then it is worth trying again soon."""
        try:
            made = doing()
            if asyncio.iscoroutine(made):
                await made
        except StoreError as wrong:
            log.warning("upkeep waits for the store: %s", type(wrong).__name__)
            return False
        except Exception:
            log.exception("upkeep failed")
        return True

    async def sweep(self) -> None:
        """Take away what has reached its term; say once a day in the journal what Discord does not tell (CL-20.3)."""
        await self.note_presses()
        for row in await self._store.members.servers():
            if row.left_at is not None and row.left_at < self._now() - GONE:
                self._registry.let_go_of_server(row.guild_id)
        gone = await self._store.retention.sweep(self._now())
        log.info("swept; rows that had reached their term: %d", gone)
        if not self._members:
            log.warning("without the Server Members Intent who leaves a server is noticed late")

    async def note_presses(self) -> None:
        """Write down who has pressed something since the last time."""
        touched, self._touched = self._touched, {}
        try:
            await self._store.members.touched(touched)
        except StoreError:
            self._touched = touched | self._touched
            raise

    async def carry_out(self) -> None:
        """Forget everybody who wished for it and of whom nothing lives any more."""
        for user_id in await self._store.members.wishing("forget"):
            await self.forget(user_id)

    async def forget(self, user_id: int) -> bool:
        """Forget a person now; return False when something of theirs still lives: then the wish is kept (CL-16.5).

        Raises StoreError; Refused: no store.
        """
        await self._parting.end_lesson(user_id)
        if await self._store.living_of(user_id) or not self._registry.let_go_of(user_id):
            await self._store.members.wish(user_id, "forget", self._now())
            return False
        await self._parting.take_answers(user_id)
        forgotten = await self._store.forget_person(user_id, LocalizedPlaceholders())
        await self._remember_no_more(user_id)
        return not forgotten.still_seated

    async def _remember_no_more(self, user_id: int) -> None:
        """Keep nothing of a person in the memory of this process whom the store has forgotten. Raises StoreError."""
        self._touched.pop(user_id, None)
        self._parting.forget_lesson(user_id)
        self._registry.personal.forget(user_id)
        await self._parting.look_again()

    async def leave(self, user_id: int) -> None:
        """Let a person leave every table, those of other processes too. Raises Refused, StoreError.

        The wish is kept first: whoever carries it out looks again when the others have done their part.
        """
        await self._parting.leave_tables(user_id)
        if await self._store.living_of(user_id):
            await self._store.members.wish(user_id, "forget", self._now())
            await self._registry.processes.tell(f"leaves:{user_id}")

    def told(self, what: str, user: str) -> Coroutine[None, None, None] | None:
        """Return what is to be done here because of what another process has told of a person; None: nothing that is known here."""
        doing = {"leaves": self._leave_here, "left": self._has_left, "forgotten": self._forgotten}.get(what)
        return None if doing is None else doing(int(user))

    async def _leave_here(self, user_id: int) -> None:
        try:
            await self._parting.leave_tables(user_id)
            await self._registry.processes.tell(f"left:{user_id}")
        except (StoreError, Refused) as wrong:
            log.warning("a person who leaves everything sits here still: %s", type(wrong).__name__)

    async def _has_left(self, _user_id: int) -> None:
        self.look()

    async def _forgotten(self, user_id: int) -> None:
        """Forget a person here as well. A table that has something to tell of them may write it yet: then they are forgotten once more."""
        try:
            await self._remember_no_more(user_id)
            if not self._registry.let_go_of(user_id):
                await self._store.members.wish(user_id, "forget", self._now())
        except StoreError as wrong:
            log.warning("a person who was forgotten is remembered here: %s", type(wrong).__name__)
