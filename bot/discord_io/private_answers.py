"""The private messages with which presses and commands were answered: what stands before whom, so that the next one takes its place.

Discord lets the bot take such a message away for fifteen minutes, with the token of the interaction that it answered. Tokens are kept in
memory only; what was answered before a restart stays until its person puts it away.

Taking a message away is one more request to Discord. It waits until the person has had no answer for a moment: presses are answered first,
and somebody who presses five times in a row keeps nobody waiting.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Literal, NamedTuple

from bot.discord_io.request_faults import REQUEST_FAULTS

log = logging.getLogger(__name__)

Kind = Literal["note", "desk", "host"]
"""A sentence or a small page; a player's desk; the host's desk. One of each may stand before a person at a table."""

LASTS = 14 * 60.0
"""Seconds for which a message can be taken away; Discord's limit is a minute later."""

QUIET = 1.5
"""Seconds after the last answer to a person until what it took the place of is taken away."""

TakeAway = Callable[[], Awaitable[object]]
Redraw = Callable[[], Awaitable[object]]


class Standing(NamedTuple):
    """One message and how it is taken away, until ``ends`` (on the clock of the answers); ``redraw`` shows it anew, if anything."""

    message: int
    take_away: TakeAway
    ends: float
    redraw: Redraw | None = None


class PrivateAnswers:
    """What stands before whom, by table."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._standing: OrderedDict[tuple[str, int, Kind], Standing] = OrderedDict()

    def current(self, table: str, user: int, kind: Kind) -> int | None:
        """Return the id of the message of this kind that stands before a person, None when none is known."""
        self._forget_the_old()
        standing = self._standing.get((table, user, kind))
        return standing.message if standing is not None else None

    def put(self, table: str, user: int, kind: Kind, message: int, take_away: TakeAway) -> list[TakeAway]:
        """Note what stands before a person from now on; return how everything is taken away of which it takes the place.

        A new desk puts the last note away as well: what it said is on the desk.
        """
        self._forget_the_old()
        gone = [standing for old in _replaced_by(kind) if (standing := self._standing.pop((table, user, old), None)) is not None]
        self._standing[table, user, kind] = Standing(message, take_away, self._clock() + LASTS)
        return [standing.take_away for standing in gone if standing.message != message]

    def keep_true(self, table: str, user: int, kind: Kind, redraw: Redraw) -> None:
        """Let what stands before a person be shown anew by ``redraw``, until something else takes its place."""
        standing = self._standing.get((table, user, kind))
        if standing is not None:
            self._standing[table, user, kind] = standing._replace(redraw=redraw)

    async def redraw(self, table: str, user: int, kind: Kind) -> None:
        """Show anew what stands before a person, if it is kept true; one that its person has put away already is fine."""
        self._forget_the_old()
        standing = self._standing.get((table, user, kind))
        if standing is None or standing.redraw is None:
            return
        try:
            await standing.redraw()
        except REQUEST_FAULTS as wrong:
            log.debug("an open desk is as it was: %s", wrong)

    def _forget_the_old(self) -> None:
        now = self._clock()
        while self._standing and next(iter(self._standing.values())).ends <= now:
            self._standing.popitem(last=False)


def _replaced_by(kind: Kind) -> tuple[Kind, ...]:
    return ("desk", "note") if kind == "desk" else (kind,)


class Removal:
    """Takes messages away whose place was taken, one after another, once their person has been quiet for ``QUIET`` seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._due: OrderedDict[tuple[str, int], tuple[float, list[TakeAway]]] = OrderedDict()
        self._removing: asyncio.Task[None] | None = None

    def later(self, table: str, user: int, messages: Sequence[TakeAway]) -> None:
        """Let ``messages`` of a person at a table be taken away; those that still wait, wait anew with them."""
        _, waiting = self._due.pop((table, user), (0.0, []))
        self._due[table, user] = (self._clock() + QUIET, [*waiting, *messages])
        if self._removing is None or self._removing.done():
            self._removing = asyncio.create_task(self._remove(), name="earlier answers")

    def stop(self) -> None:
        """Take nothing away any more: the connection closes."""
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
            for take_away in messages:
                await _gone(take_away)


async def _gone(take_away: TakeAway) -> None:
    """Take a message away; one that its person has put away already is fine."""
    try:
        await take_away()
    except REQUEST_FAULTS as wrong:
        log.debug("an earlier answer stays: %s", wrong)
