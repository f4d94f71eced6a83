"""An evening at which a few people misbehave, seated ones and strangers, while automated players play."""

import logging
from asyncio import gather
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from bot.sandbox import Person
from bot.tables.refusal import Refused
from engines import GAMES
from engines.chance import Stream
from tests.bot.sandbox.openapi import OpenApi
from tests.night.evening import Evening
from tests.night.mischief import Mischief

AT_ONCE = 6
SEATED, STRANGERS = 3, 2
GOES_ON = 120.0
"""Seconds in which somebody answers in a game that goes on, a machine or the clock."""


PRESSED_TWICE = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
"""A second press on a message that the first press is changing: the picture hangs there no more, and is sent again after that answer."""


def found_by(judge: OpenApi) -> list[str]:
    """Return what was wrong with requests, and which were refused as expected and not made good."""
    return [*judge.complaints, *(f"{method} {path}: refused, and nothing was sent again" for method, path in sorted(judge.owed))]


async def answered_in_full(evening: Evening, judge: OpenApi) -> None:
    """Wait until what Discord refused has been sent again: a late answer may still be at work when everybody has been answered.

    Raises AssertionError for one that is never sent again, as ``Evening.eventually`` does.
    """
    await evening.eventually(lambda: not judge.owed)


class Errors(logging.Handler):
    """Keeps what is written into the journal as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(f"journal: {record.name}: {record.getMessage()[:200]}")


@contextmanager
def errors_written() -> Iterator[list[str]]:
    """Give what the bot writes into its journal as an error meanwhile."""
    errors, loggers = Errors(), [logging.getLogger(name) for name in ("bot", "cogs", "discord.app_commands")]
    for logger in loggers:
        logger.addHandler(errors)
    try:
        yield errors.said
    finally:
        for logger in loggers:
            logger.removeHandler(errors)


class HostileEvening:
    """One evening of one game; ``wrong`` is what went wrong in it."""

    def __init__(self, evening: Evening, game: str, chance: Stream, judge: OpenApi) -> None:
        """``judge``: a watcher of the evening's Discord."""
        self.tried: Counter[str] = Counter()
        self.wrong: list[str] = []
        self._evening = evening
        self._game = game
        self._judge = judge
        self._chance = chance
        self._host = evening.person()
        self._seated = evening.crowd(SEATED)
        self._strangers = evening.crowd(STRANGERS)
        self._aside = evening.discord.create_channel(evening.guild, "vedle")

    async def live(self, count: int) -> None:
        """Play games until so many inputs have been tried. Raises TimeoutError when a game does not go on."""
        while self.tried.total() < count:
            await self._deal()
            mischief = Mischief(self._evening, self._seated, self._strangers, self._aside, self._chance)
            left = count - self.tried.total()

            def enough(mischief: Mischief = mischief, left: int = left) -> bool:
                return mischief.tried.total() >= left or self._over

            await gather(*(mischief.go_on(enough) for _ in range(AT_ONCE)))
            self.tried += mischief.tried
            self.wrong += mischief.wrong
            await answered_in_full(self._evening, self._judge)
            await self._same_game_after_a_restart()
            await self._goes_on_and_ends()

    @property
    def _over(self) -> bool:
        table = self._evening.registry.table_in(self._evening.channel.id)
        return table is None or table.phase not in ("running", "paused")

    async def _deal(self) -> None:
        evening = self._evening
        await evening.open_table(self._host, game=self._game)
        await evening.seat([self._host, *(person for person in self._seated if self._seated_by_chance(person))])
        least, table = GAMES[self._game].seats[0], evening.table
        await evening.session.lobby_moves.fill(max(1, least - len(table.seats)))
        await evening.deal(self._host)

    def _seated_by_chance(self, person: Person) -> bool:
        return person is self._seated[0] or bool(self._chance.below(4))

    async def _same_game_after_a_restart(self) -> None:
        if self._over:
            return
        before = self._evening.table.course.game.record
        await self._evening.restart_bot()
        after = self._evening.table.course.game.record
        if after.moves[: len(before.moves)] != before.moves:
            self.wrong.append("after a restart the game was another one")

    async def _goes_on_and_ends(self) -> None:
        """Wait for the next answer of anybody; then the host ends the game, if it is not over by then."""
        table = None if self._over else self._evening.table
        if table is None:
            return
        made = table.course.game.moves_made
        await self._evening.eventually(lambda: self._over or table.course.game.moves_made > made, GOES_ON)
        try:
            if not self._over:
                await self._evening.session.host_moves.end(self._host.id)
        except Refused as refused:  # the game has just ended by itself, and its end is being told
            if refused.key != "no-game":
                raise
        await self._evening.eventually(lambda: self._over)
