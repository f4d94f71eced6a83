"""Automated players at a table: they see what their seat sees, take a moment to think, and answer as any seat does."""

import asyncio
import logging
from typing import Any

from bot.tables.record.answers import Answers
from bot.tables.record.course import Course
from bot.tables.record.entries import Talk
from bot.tables.record.floor import floor_of
from bot.tables.refusal import Refused
from engines import Ask, Text
from engines.chance import Stream
from engines.players import Player, player_for

log = logging.getLogger(__name__)


AT_ONCE = 0.2
"""Share of the time to think that is enough for a question that goes on with what the seat has begun."""


class Automats:
    """The automated players of one table. ``act`` does what is due and says when to come again."""

    def __init__(self, answers: Answers, thinking: tuple[float, float]) -> None:
        """``thinking``: shortest and longest time to think, in seconds."""
        self.table = answers.table
        self.answers = answers
        self._thinking = thinking
        self._players: dict[int, Player] = {}
        self._considered: dict[str, float] = {}
        self._heard: dict[int, tuple[int, int]] = {}
        """How many notices and how many lines each seat has heard."""
        self._undone = 0

    def _player(self, seat: int) -> Player:
        player = self._players.get(seat)
        if player is None:
            stream = Stream(int(self.table.seed or "0", 16), f"automat {seat}")
            player = self._players[seat] = player_for(self.table.game, seat, stream)
        return player

    def _when(self, ask: Ask, opened: float) -> float:
        """Return when a seat has thought enough about a question; spread by the seat and the question, not by what is hidden."""
        follows = self.table.course is not None and ask.name in self.table.course.manners.rhythm.follow_up
        least, most = self._thinking if not follows else (AT_ONCE * self._thinking[0], AT_ONCE * self._thinking[1])
        share = Stream(0, f"{self.table.id} {ask.seat} {ask.clock} {ask.id.rpartition('/')[2]}").below(1000) / 1000
        return opened + least + (most - least) * share

    async def act(self) -> float | None:
        """Answer what automated players have thought through; return when the next one will have (unix seconds)."""
        table = self.table
        course = table.course
        if course is None or table.phase != "running" or not any(seat.automat for seat in table.seats):
            return None
        self._begin_again()
        now, soonest = table.now(), None
        automats = {seat.seat for seat in table.seats if seat.automat}
        open_asks = [ask for ask in course.open_asks(now) if ask.seat in automats and not self._standing(ask)]
        self._considered = {ask.id: self._considered[ask.id] for ask in open_asks if ask.id in self._considered}
        for ask in open_asks:
            when = self._considered.setdefault(ask.id, self._when(ask, max(now, course.time.asks_from)))
            if when == float("inf"):
                continue
            if when > now:
                soonest = min(when, soonest or when)
                continue
            self._considered[ask.id] = float("inf")
            await self._answer(ask)
            await asyncio.sleep(0)
        return soonest

    def _standing(self, ask: Ask) -> bool:
        """Whether a machine does not answer this: giving up the seat, or having had enough before all have spoken."""
        return (ask.clock is None and not ask.holds and not ask.secret) or self.answers.waits_for_speeches(ask)

    async def _answer(self, ask: Ask) -> None:
        table, course = self.table, self.table.course
        if course is None or (ask.clock in course.manners.rhythm.hidden and len(ask.options) == 1):
            return
        view = course.shown(table.now()).view(ask.seat)
        player = self._player(ask.seat)
        self._listen(ask.seat, player)
        try:
            picks = player.choose(ask, view)
            if picks is not None:
                await self.answers.answer_for(ask.id, picks)
            if (floor := floor_of(table)) is None or not floor.in_turn:  # else each says its line when its turn comes
                await self._talk(ask.seat, player, view)
        except Refused as refused:
            log.info("table %s: an automated answer was refused: %s", table.id, refused.key)

    async def speak(self, seat: int) -> None:
        """Let a seat say its line: the floor is its own."""
        course = self.table.course
        if course is None:
            return
        player = self._player(seat)
        self._listen(seat, player)
        try:
            await self._talk(seat, player, course.shown(self.table.now()).view(seat))
        except Refused as refused:
            log.info("table %s: a line of an automated player was refused: %s", self.table.id, refused.key)

    def _listen(self, seat: int, player: Player) -> None:
        """Let a player hear what has reached its seat since it was last asked: notices and lines, in the order in which they came."""
        course = self.table.course
        if course is None:
            return
        told, lines = self._heard.get(seat, (0, 0))
        released = course.time.released(self.table.now())
        for one in course.talk.spoken[lines:]:
            if course.told_after(one.moves) > released:
                break
            told = _hear(course, seat, player, told, course.told_after(one.moves))
            lines += 1
            if one.entry.what in ("said", "claim"):
                player.listen(one.entry.seat, _as_line(one.entry))
        self._heard[seat] = _hear(course, seat, player, told, released), lines

    def _begin_again(self) -> None:
        """Make the players anew when the game was taken back: nobody remembers what never was (MA-3.5)."""
        course = self.table.course
        if course is not None and course.undone != self._undone:
            self._players.clear()
            self._heard.clear()
            self._undone = course.undone

    async def _talk(self, seat: int, player: Player, view: Any) -> None:
        """Let a seat speak once in each discussion and speech; what it says stands in the log. Raises Refused."""
        step, course = f"{getattr(view, 'round', 0)}.{getattr(view, 'phase', '')}", self.table.course
        if course is None or course.talk.said_in(seat, step) or (line := player.say(view)) is None:
            return
        async with self.table.lock:
            await self.table.trust()
            args = {name: value for name, value in line.args.items() if isinstance(value, str | int)}
            await self.table.commit(Talk("said", seat=seat, key=line.key, args=args, value=step))


def _hear(course: Course, seat: int, player: Player, told: int, upto: int) -> int:
    """Let a player hear the notices from number ``told`` to ``upto`` that are for its seat; return how many it has heard then."""
    for notice in course.game.notices[told:upto]:
        if notice.to is None or seat in notice.to:
            player.hear(notice)
    return max(told, upto)


def _as_line(entry: Talk) -> Text:
    """Return a line of the log as a player hears it: claims of people and lines of automated players alike (TK-5.6)."""
    return Text(entry.key, {**entry.args, "seat": f"seat:{entry.target}"} if entry.what == "claim" and entry.target >= 0 else entry.args)
