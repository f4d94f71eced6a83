"""All lessons of this process: one a person, at most thirty at once and ten of a server, kept in the store for a day (MA-8.1, MA-8.6).

The stored row is the lesson; the game in memory is derived from it and can be dropped. Metrics count lessons, not people.
"""

import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Literal

from bot.practice.lesson_game import LessonGame
from bot.practice.pages import LessonReader, lesson_page
from bot.practice.plan import PACES, lesson_of
from bot.presenting.texts import words_in
from bot.store import LessonRow, Store
from bot.store.keyed_locks import KeyedLocks
from bot.tables.refusal import Refused, refused_without_store
from engines.chance import Stream

log = logging.getLogger(__name__)

MOST = 30
"""Most lessons at once."""

MOST_OF_SERVER = 10
"""Lessons at once of one server; direct messages count as a server of their own."""

IDLE = 15 * 60.0
"""Seconds without a press after which a lesson may be dropped: its message can no longer be edited."""

PREFIX = "practice"
"""Prefix of the ids of lessons, which stand for the id of a table in custom ids."""


def is_lesson(table: str) -> bool:
    """Whether a custom id's table is a lesson, or the page where people choose one."""
    return table.startswith(PREFIX)


class LessonSession:
    """One lesson of one person."""

    def __init__(self, row: LessonRow) -> None:
        """Raises what ``LessonGame`` raises."""
        self.row = row
        self.pressed = 0.0
        self.server: int | None = None
        """The server in whose share it counts (0: direct messages), None for no share."""
        self.play = _played(row)
        self.pace = pace_of(row)
        """Factor of the others' thinking time, chosen by the person (MA-8.4)."""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def over(self) -> bool:
        """Whether its last deal is over."""
        return self.play.over and self.play.last

    def next_deal(self) -> None:
        self.play = LessonGame(self.play.lesson, self.play.number + 1)
        self.play.go_on()

    def state(self) -> dict[str, object]:
        return {"deal": self.play.number, "events": list(self.play.events), "pace": self.pace}


def pace_of(row: LessonRow) -> float:
    pace = row.state.get("pace")
    return pace if isinstance(pace, float) and pace in PACES else PACES[0]


def _restored(row: LessonRow) -> LessonSession:
    """Return a stored lesson. Raises any exception for one that these rules, texts or data no longer fit."""
    session = LessonSession(row)
    if session.play.over:
        raise ValueError("the lesson is over")
    lesson_page(session.play, session.id, LessonReader(words_in("cs"), "?"))
    return session


def _played(row: LessonRow) -> LessonGame:
    deal, events = row.state.get("deal"), row.state.get("events")
    if not isinstance(deal, int) or not isinstance(events, list):
        raise ValueError("not the state of a lesson")
    play = LessonGame(lesson_of(row.game), deal, [str(event) for event in events])
    play.go_on()
    return play


LessonCount = Literal["begun", "ended"]


class Lessons:
    """The lessons of this process. Callers hold the person's ``turn`` while they begin, read or change one."""

    def __init__(
        self, store: Store, now: Callable[[], float], answering: tuple[float, float], on_counted: Callable[[LessonCount, str], None]
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
        """Return the lock under which a person's presses are handled one by one."""
        return self._turns.of(str(user_id))

    async def begin(self, user_id: int, game: str, pace: float = PACES[0], *, server: int | None = None) -> LessonSession:
        """Begin the lesson of ``game`` in place of the person's running one. Raises Refused: too many lessons, no store.

        ``pace``: factor of the others' thinking time; ``server``: the one whose share it takes, 0 for direct messages.
        """
        self._make_room(user_id, server)
        row = LessonRow(user_id=user_id, id=f"{PREFIX}{secrets.token_hex(4)}", game=game, state={"deal": 0, "events": [], "pace": pace})
        session = LessonSession(row)
        session.row = LessonRow(user_id=user_id, id=row.id, game=game, state=session.state())
        with refused_without_store():
            await self._store.lessons.begin(session.row, self._now())
        self.on_counted("begun", game)
        return self._keep(session, server)

    async def of(self, user_id: int, *, server: int | None = None) -> LessonSession | None:
        """Return the person's lesson; None without one, and for one that these rules no longer fit. Raises Refused as ``begin``."""
        with refused_without_store():
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
        except Exception as fault:  # it began with other rules, data or texts: the person can begin anew
            log.warning("a stored lesson of %s no longer fits these rules", row.game, exc_info=fault)
            with refused_without_store():
                await self._store.lessons.end(user_id, row.id)
            self.forget(user_id)
            return None
        return self._keep(session, server)

    def at_hand(self, user_id: int, lesson: str) -> LessonSession | None:
        """Return the person's lesson of this id if it is in memory, even one that is over and still shows its last page."""
        session = self._sessions.get(user_id)
        return session if session is not None and session.id == lesson else None

    async def save(self, session: LessonSession) -> None:
        """Store the state of a lesson. Raises Refused: another process changed it, no store."""
        row = LessonRow(user_id=session.row.user_id, id=session.id, game=session.row.game, state=session.state())
        with refused_without_store():
            is_written = await self._store.lessons.go_on(row, session.row.state, self._now())
        if not is_written:
            self.forget(row.user_id)
            raise Refused("practice-over")
        session.row = row

    async def change_pace(self, session: LessonSession, pace: float) -> None:
        """Change the pace of the others (MA-8.4). Raises Refused as ``save``."""
        if pace == session.pace:
            return
        session.pace = pace
        try:
            await self.save(session)
        except Refused:
            self.forget(session.row.user_id)
            raise

    async def end(self, session: LessonSession) -> None:
        """End a finished lesson, which stays in memory until ``forget``. Raises Refused: no store."""
        with refused_without_store():
            await self._store.lessons.end(session.row.user_id, session.id)
        self.on_counted("ended", session.row.game)

    async def stop(self, user_id: int, lesson: str) -> LessonRow | None:
        """End a lesson early, without loading it (MA-8.3); return its row, None if it is over. Raises Refused: no store."""
        with refused_without_store():
            row = await self._store.lessons.of(user_id, self._now())
            if row is None or row.id != lesson:
                return None
            await self._store.lessons.end(user_id, lesson)
        self.forget(user_id)
        return row

    def pause(self, session: LessonSession) -> float:
        """Return the others' next thinking time in seconds (MA-8.4)."""
        least, most = self._answering
        return session.pace * (least + (most - least) * Stream(0, f"{session.id} {len(session.play.events)}").below(1000) / 1000)

    async def erase(self, user_id: int) -> None:
        """Delete a person's lesson at once, even if the rest of their data must wait (MA-8.6). Raises StoreError."""
        self.forget(user_id)
        await self._store.lessons.end(user_id)

    def forget(self, user_id: int) -> None:
        """Drop a person from memory."""
        self._sessions.pop(user_id, None)

    def _keep(self, session: LessonSession, server: int | None) -> LessonSession:
        session.pressed, session.server = self._now(), server
        self._sessions[session.row.user_id] = session
        self._sessions.move_to_end(session.row.user_id)
        return session

    def _make_room(self, user_id: int, server: int | None) -> None:
        """Drop idle lessons. Raises Refused when there is no room for another, here or in the share of the server."""
        while self._sessions and next(iter(self._sessions.values())).pressed < self._now() - IDLE:
            self._sessions.popitem(last=False)
        if user_id not in self._sessions and len(self._sessions) >= MOST:
            raise Refused("practice-full")
        others = [session.server for user, session in self._sessions.items() if user != user_id]
        if server is not None and others.count(server) >= MOST_OF_SERVER:
            raise Refused("practice-full-here")
