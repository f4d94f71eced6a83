"""All lessons of this process: one a person, at most thirty at once and ten of a server, kept in the store for a day (MA-8.1, MA-8.6).

What a lesson is stands in its row alone; the game in memory is only what was made of the row, so a restart, another process or forgetting
the person need nothing else. Nothing of a lesson is counted but how many were begun and ended, by nobody.
"""

import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from typing import Literal

from bot.practice.pages import Reader, lesson_page
from bot.practice.plan import PACES, lesson_of
from bot.practice.playing import LessonGame
from bot.presenting.texts import words_in
from bot.store import LessonRow, Store, StoreError
from bot.store.keyed_locks import KeyedLocks
from bot.tables.refusal import Refused
from engines.chance import Stream

log = logging.getLogger(__name__)

MOST = 30
"""Lessons at once."""

MOST_OF_SERVER = 10
"""Lessons at once of one server; direct messages count as a server of their own."""

IDLE = 15 * 60.0
"""Seconds without a press after which a lesson makes room for another: its message cannot be edited any more."""

PREFIX = "practice"
"""How the ids of lessons begin, which stand where buttons of a table carry the id of the table."""


def is_lesson(table: str) -> bool:
    """Whether what a button names as its table is a lesson, or the place where lessons are chosen."""
    return table.startswith(PREFIX)


class LessonSession:
    """One lesson as it is being played by one person."""

    def __init__(self, row: LessonRow) -> None:
        """Raises what ``LessonGame`` raises."""
        self.row = row
        self.pressed = 0.0
        self.server: int | None = None
        """The server in whose share it counts (0: direct messages), None for no share."""
        self.play = _played(row)
        self.pace = pace_of(row)
        """By what the time that the others take is multiplied, as the person has asked (MA-8.4)."""

    @property
    def id(self) -> str:
        """The id of the lesson."""
        return self.row.id

    @property
    def over(self) -> bool:
        """Whether its last deal is over."""
        return self.play.over and self.play.last

    def next_deal(self) -> None:
        """Go on with the next deal of the lesson."""
        self.play = LessonGame(self.play.lesson, self.play.number + 1)
        self.play.go_on()

    def state(self) -> dict[str, object]:
        """Return how far the lesson has got, as it is stored."""
        return {"deal": self.play.number, "events": list(self.play.events), "pace": self.pace}


def pace_of(row: LessonRow) -> float:
    """Return the pace of a lesson that was kept."""
    pace = row.state.get("pace")
    return pace if isinstance(pace, float) and pace in PACES else PACES[0]


def _restored(row: LessonRow) -> LessonSession:
    """Return a lesson that was kept. Raises anything when it does not fit any more: it is not made, or no page can be made of it."""
    session = LessonSession(row)
    if session.play.over:
        raise ValueError("nothing is left to be done")
    lesson_page(session.play, session.id, Reader(words_in("cs"), "?"))
    return session


def _played(row: LessonRow) -> LessonGame:
    deal, events = row.state.get("deal"), row.state.get("events")
    if not isinstance(deal, int) or not isinstance(events, list):
        raise ValueError("not a state of a lesson")
    play = LessonGame(lesson_of(row.game), deal, [str(event) for event in events])
    play.go_on()
    return play


Counted = Literal["begun", "ended"]


class Lessons:
    """The lessons of this process. Whoever begins, reads or changes one holds the person's ``turn``."""

    def __init__(
        self, store: Store, now: Callable[[], float], answering: tuple[float, float], on_counted: Callable[[Counted, str], None]
    ) -> None:
        """``answering``: shortest and longest time that the others at the table take, in seconds.

        ``on_counted`` gets the game of each lesson that begins here, and of each that reaches its end.
        """
        self._store = store
        self._now = now
        self._answering = answering
        self._sessions: OrderedDict[int, LessonSession] = OrderedDict()
        self._turns = KeyedLocks()
        self.on_counted = on_counted

    def turn(self, user_id: int) -> AbstractAsyncContextManager[None]:
        """Let what a person presses and types come one after another: what came twice finds what the first has made of the lesson."""
        return self._turns.of(str(user_id))

    async def begin(self, user_id: int, game: str, pace: float = PACES[0], *, server: int | None = None) -> LessonSession:
        """Begin the lesson of ``game``; one that the person had is over. Raises Refused: too many are being played, no store.

        ``pace``: by what the time that the others take is multiplied; ``server``: the one that it counts for, 0 for direct messages.
        """
        self._make_room(user_id, server)
        row = LessonRow(user_id=user_id, id=f"{PREFIX}{secrets.token_hex(4)}", game=game, state={"deal": 0, "events": [], "pace": pace})
        session = LessonSession(row)
        session.row = LessonRow(user_id=user_id, id=row.id, game=game, state=session.state())
        with _stored():
            await self._store.lessons.begin(session.row, self._now())
        self.on_counted("begun", game)
        return self._keep(session, server)

    async def of(self, user_id: int, *, server: int | None = None) -> LessonSession | None:
        """Return the person's lesson, None when there is none or it does not fit these rules any more. Raises Refused as ``begin``."""
        with _stored():
            row = await self._store.lessons.of(user_id, self._now())
        if row is None:
            self.forget(user_id)
            return None
        known = self._sessions.get(user_id)
        if known is not None and known.row == row:
            return self._keep(known, known.server)
        self._make_room(user_id, server)
        try:
            session = _restored(row)
        except Exception as fault:  # whatever other rules, data or texts than those it began with do not know, nobody is stuck with it
            log.warning("a lesson of %s that was kept does not fit any more", row.game, exc_info=fault)
            with _stored():
                await self._store.lessons.end(user_id, row.id)
            self.forget(user_id)
            return None
        return self._keep(session, server)

    def at_hand(self, user_id: int, lesson: str) -> LessonSession | None:
        """Return the person's lesson of this id if it is in memory, also one that is over while its last page is being shown."""
        session = self._sessions.get(user_id)
        return session if session is not None and session.id == lesson else None

    async def save(self, session: LessonSession) -> None:
        """Write down how far a lesson has got. Raises Refused: it has gone on elsewhere meanwhile, no store."""
        row = LessonRow(user_id=session.row.user_id, id=session.id, game=session.row.game, state=session.state())
        with _stored():
            is_written = await self._store.lessons.go_on(row, session.row.state, self._now())
        if not is_written:
            self.forget(row.user_id)
            raise Refused("practice-over")
        session.row = row

    async def change_pace(self, session: LessonSession, pace: float) -> None:
        """Let the others take another time from now on (MA-8.4). Raises Refused as ``save``."""
        if pace == session.pace:
            return
        session.pace = pace
        try:
            await self.save(session)
        except Refused:
            self.forget(session.row.user_id)
            raise

    async def end(self, session: LessonSession) -> None:
        """Let a lesson come to its own end. It stays in memory until it is forgotten. Raises Refused: no store."""
        with _stored():
            await self._store.lessons.end(session.row.user_id, session.id)
        self.on_counted("ended", session.row.game)

    async def stop(self, user_id: int, lesson: str) -> LessonRow | None:
        """End the person's lesson of this id before its time, by its row alone: that needs no room (MA-8.3). Raises Refused: no store.

        Return the row, None where the lesson is over already.
        """
        with _stored():
            row = await self._store.lessons.of(user_id, self._now())
            if row is None or row.id != lesson:
                return None
            await self._store.lessons.end(user_id, lesson)
        self.forget(user_id)
        return row

    def pause(self, session: LessonSession) -> float:
        """Return how many seconds the others take to answer this time (MA-8.4)."""
        least, most = self._answering
        return session.pace * (least + (most - least) * Stream(0, f"{session.id} {len(session.play.events)}").below(1000) / 1000)

    async def erase(self, user_id: int) -> None:
        """Delete a person's lesson at once, whatever else of theirs still has to wait (MA-8.6). Raises StoreError."""
        self.forget(user_id)
        await self._store.lessons.end(user_id)

    def forget(self, user_id: int) -> None:
        """Keep nothing of a person in memory."""
        self._sessions.pop(user_id, None)

    def _keep(self, session: LessonSession, server: int | None) -> LessonSession:
        session.pressed, session.server = self._now(), server
        self._sessions[session.row.user_id] = session
        self._sessions.move_to_end(session.row.user_id)
        return session

    def _make_room(self, user_id: int, server: int | None) -> None:
        """Let lessons go that nobody presses any more. Raises Refused without room for another, here or in the share of the server."""
        while self._sessions and next(iter(self._sessions.values())).pressed < self._now() - IDLE:
            self._sessions.popitem(last=False)
        if user_id not in self._sessions and len(self._sessions) >= MOST:
            raise Refused("practice-full")
        others = [session.server for user, session in self._sessions.items() if user != user_id]
        if server is not None and others.count(server) >= MOST_OF_SERVER:
            raise Refused("practice-full-here")


@contextmanager
def _stored() -> Iterator[None]:
    """Let what the store cannot do be refused. Raises Refused: no store."""
    try:
        yield
    except StoreError as wrong:
        raise Refused("no-store") from wrong
