"""Open ephemeral answers to presses and commands, so that the next answer replaces the last.

Discord lets the bot delete such a message for fifteen minutes, with the token of its interaction. Tokens stay in memory only; answers from
before a restart stay until their person dismisses them.

A deletion is one more request to Discord, so it waits until the person has been quiet for a moment: answers to presses go first.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Literal, NamedTuple

from bot.discord_io.request_faults import LONGEST_LIMIT, REQUEST_FAULTS

log = logging.getLogger(__name__)

AnswerKind = Literal["note", "desk", "open", "host"]
"""A sentence or a small page; a player's desk; [On the table]; the host's desk. A person may have one of each open at a table."""

LASTS = 14 * 60.0
"""Seconds for which an answer can be deleted; Discord's limit is a minute later."""

QUIET = 1.5
"""Seconds between the last answer to a person and the deletion of the replaced ones."""

DeleteAnswer = Callable[[], Awaitable[object]]
RedrawAnswer = Callable[[], Awaitable[object]]


class OpenAnswer(NamedTuple):
    """One message, deletable until ``ends`` (on the clock of the answers). ``redraw`` updates it, if it is kept up to date."""

    message: int
    delete: DeleteAnswer
    ends: float
    redraw: RedrawAnswer | None = None


class PrivateAnswers:
    """The open answers, by table and person."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._open: OrderedDict[tuple[str, int, AnswerKind], OpenAnswer] = OrderedDict()

    def current(self, table: str, user: int, kind: AnswerKind) -> int | None:
        """Return the id of the person's open message of this kind, None without one."""
        self._drop_expired()
        answer = self._open.get((table, user, kind))
        return answer.message if answer is not None else None

    def put(self, table: str, user: int, kind: AnswerKind, message: int, delete: DeleteAnswer) -> list[DeleteAnswer]:
        """Note a new message; return the deletions of the messages that it replaces.

        A new desk also replaces the last note, since it says the same.
        """
        self._drop_expired()
        gone = [answer for old in _replaced_by(kind) if (answer := self._open.pop((table, user, old), None)) is not None]
        self._open[table, user, kind] = OpenAnswer(message, delete, self._clock() + LASTS)
        return [answer.delete for answer in gone if answer.message != message]

    def keep_updated(self, table: str, user: int, kind: AnswerKind, redraw: RedrawAnswer) -> None:
        """Update the person's open message with ``redraw``, until another one replaces it."""
        answer = self._open.get((table, user, kind))
        if answer is not None:
            self._open[table, user, kind] = answer._replace(redraw=redraw)

    async def redraw(self, table: str, user: int, kind: AnswerKind) -> None:
        """Update the person's open message if it is kept up to date; a dismissed one is fine."""
        self._drop_expired()
        answer = self._open.get((table, user, kind))
        if answer is None or answer.redraw is None:
            return
        try:
            await answer.redraw()
        except REQUEST_FAULTS as wrong:
            log.debug("cannot update an open answer: %s", wrong)

    def _drop_expired(self) -> None:
        now = self._clock()
        while self._open and next(iter(self._open.values())).ends <= now:
            self._open.popitem(last=False)


def _replaced_by(kind: AnswerKind) -> tuple[AnswerKind, ...]:
    return ("desk", "note") if kind == "desk" else (kind,)


class PressToken(NamedTuple):
    """Deletes and edits the pressed message with the token of the press, until ``ends`` (on the clock of the messages)."""

    delete: DeleteAnswer
    edit: Callable[..., Awaitable[object]]
    ends: float


class PressedMessages:
    """Direct messages that answer a press, with the token of the last one.

    Requests with such a token do not count for the limit of the whole bot.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._tokens: OrderedDict[int, PressToken] = OrderedDict()

    def put(self, message: int, delete: DeleteAnswer, edit: Callable[..., Awaitable[object]]) -> None:
        """Note the token of the last press on a message."""
        now = self._clock()
        self._tokens.pop(message, None)
        self._tokens[message] = PressToken(delete, edit, now + LASTS)
        while next(iter(self._tokens.values())).ends <= now:
            self._tokens.popitem(last=False)

    async def delete(self, message: int) -> bool:
        """Delete a message; return False when no token can do that now."""
        token = self._tokens.pop(message, None)
        return token is not None and token.ends > self._clock() and await _done(token.delete)

    async def edit(self, message: int, **options: object) -> bool:
        """Edit a message; return False when no token can do that now."""
        token = self._tokens.get(message)
        if token is None or token.ends <= self._clock():
            return False
        if not await _done(partial(token.edit, **options)):
            self._tokens.pop(message, None)
            return False
        return True


async def _done(request: Callable[[], Awaitable[object]]) -> bool:
    """Make a request with a token; return False when it fails. The library would wait out any limit."""
    try:
        async with asyncio.timeout(LONGEST_LIMIT):
            await request()
    except REQUEST_FAULTS as wrong:
        log.debug("a press token was refused: %s", type(wrong).__name__)
        return False
    return True


class DelayedDeletion:
    """Deletes replaced messages one after another, once their person has been quiet for ``QUIET`` seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._due: OrderedDict[tuple[str, int], tuple[float, list[DeleteAnswer]]] = OrderedDict()
        self._removing: asyncio.Task[None] | None = None
        self._stopped = False

    def later(self, table: str, user: int, messages: Sequence[DeleteAnswer]) -> None:
        """Delete ``messages`` of a person at a table later; those still waiting wait again with them. Nothing happens after the stop."""
        if self._stopped:
            return
        _, waiting = self._due.pop((table, user), (0.0, []))
        self._due[table, user] = (self._clock() + QUIET, [*waiting, *messages])
        if self._removing is None or self._removing.done():
            self._removing = asyncio.create_task(self._remove(), name="earlier answers")

    def stop(self) -> None:
        """Drop all pending deletions, and those to come: the connection closes."""
        self._stopped = True
        self._due.clear()
        if self._removing is not None:
            self._removing.cancel()

    async def _remove(self) -> None:
        while self._due:
            whose, (when, messages) = next(iter(self._due.items()))
            if (wait := when - self._clock()) > 0:
                await asyncio.sleep(wait)
                continue
            del self._due[whose]
            for delete in messages:
                await _delete(delete)


async def _delete(delete: DeleteAnswer) -> None:
    """Delete a message; a dismissed one is fine."""
    try:
        await delete()
    except REQUEST_FAULTS as wrong:
        log.debug("cannot delete a replaced answer: %s", wrong)
