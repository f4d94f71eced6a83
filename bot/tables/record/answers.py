"""A live table: what people do at it. The lobby, the host's moves, answers, and the mafia's room."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.presenting.scene import ask_number
from bot.presenting.standing import plays
from bot.store import StoreError
from bot.tables.record.core import TableCore
from bot.tables.record.hosting import HostMoves
from bot.tables.record.lobby import LobbyMoves
from bot.tables.refusal import Refused
from engines import Ask, Notice

DOUBLE = 2.0
"""Seconds within which a second press of the same question is a slip of the finger."""

LONGEST_LINE = 300
"""Characters of one line in the mafia's room."""


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer that was taken: durable, and told of as soon as may be."""

    seat: int
    ask: Ask
    picks: tuple[str, ...]
    notices: tuple[Notice, ...]


class Answers(TableCore):
    """Answers of the seats."""

    async def answer(self, user_id: int, ask_name: str, number: str | None, picks: Sequence[str], *, press: int = 0) -> Answered:
        """Take the answer of a person to the question ``ask_name`` of its opening ``number`` (None: the one that is open).

        Durable when it returns. Raises Refused: not this person's question, over, answered already, not among the options, store failing.
        ``press`` is the id of the interaction, kept in the log.
        """
        async with self.lock:
            await self.trust()
            seat = self.seat_of(user_id)
            if seat is None:
                raise Refused("no-foreign")
            if self.phase == "paused":
                raise Refused("no-while-paused")
            ask = self.find_ask(seat, ask_name, number)
            self._see_pick(ask, seat, picks)
            told = await self.commit("answer", {"ask": ask.id, "picks": list(picks), "press": str(press)})
            self.recent[seat, f"{ask_name}/{ask_number(ask)}"] = self.now()
            self.seat(seat).misses = 0
            return Answered(seat, ask, tuple(picks), told)

    def find_ask(self, seat: int, name: str, number: str | None) -> Ask:
        """Return the open question. Raises Refused with the reason why there is none."""
        course = self.running
        now = self.now()
        open_now = course.open_asks(now)
        for ask in open_now:
            if ask.seat == seat and ask.name == name and number in (None, ask_number(ask)):
                return ask
        if number is not None and now - self.recent.get((seat, f"{name}/{number}"), 0.0) < DOUBLE:
            raise Refused("no-double")
        if not plays(course.public(now), seat):
            raise Refused("no-foreign")
        others = [ask for ask in open_now if ask.name == name and not ask.secret]
        if len(others) == 1 and others[0].seat != seat and name.startswith(f"{self.game}.vote."):
            raise Refused("no-turn", who=f"**{others[0].seat + 1} {self.names()[others[0].seat]}**")
        asked_anew = any(ask.seat == seat for ask in others)
        raise Refused("no-foreign" if others and not asked_anew else "no-stale")

    def _see_pick(self, ask: Ask, seat: int, picks: Sequence[str]) -> None:
        known = {option.id for option in ask.options if not option.host_only}
        for pick in picks:
            if pick not in known:
                raise Refused("no-self" if pick == f"seat:{seat}" else "no-stale")

    async def expire_due(self) -> bool:
        """Let the clocks that have run out take their defaults; return whether there were any."""
        async with self.lock:
            course = self.course
            if course is None or self.phase != "running" or course.game.outcome is not None:
                return False
            await self.trust()
            due = course.time.due(self.now())
            if not due:
                return False
            self._count_misses(due)
            await self.commit("expire", {"asks": list(due)})
            return True

    def _count_misses(self, due: Sequence[str]) -> None:
        """Count what a person left unanswered, where that gives nothing away (MF-15.14)."""
        course = self.running
        pace = course.manners.pace
        counted = pace.counted | (pace.counted_with_decoys if self.options.get("decoys", True) else frozenset())
        for ask in course.game.asks:
            if ask.id in due and ask.name in counted and (ask.seat, f"{ask.name}/{ask_number(ask)}") not in self.recent:
                self.seat(ask.seat).misses += 1

    async def answer_forced(self) -> None:
        """Answer what has one possible answer on the person's behalf, unless that would tell something (MF-14.10)."""
        async with self.lock:
            course = self.course
            while course is not None and self.phase == "running":
                hidden = course.manners.pace.hidden | course.manners.pace.unforced
                forced = [ask for ask in course.game.asks if ask.holds and ask.least == 1 == len(ask.options) and ask.clock not in hidden]
                if not forced:
                    return
                await self.commit("answer", {"ask": forced[0].id, "picks": [forced[0].options[0].id], "by": "auto"})

    async def answer_for(self, ask_id: str, picks: Sequence[str]) -> None:
        """Take the answer of an automated player; one that has lapsed meanwhile is dropped."""
        async with self.lock:
            course = self.course
            if course is None or self.phase != "running" or self.stale or ask_id not in {ask.id for ask in course.open_asks(self.now())}:
                return
            await self.commit("answer", {"ask": ask_id, "picks": list(picks), "by": "auto"})


class MafiaRoom(TableCore):
    """The mafia's talk by night: relayed among the wakers, signed, logged, closed at every other time (MF-15.7)."""

    def wakers(self, seat: int) -> tuple[int, ...]:
        """Return who hears ``seat`` in the room now; empty when the room is closed for it."""
        course = self.course
        if course is None or self.phase != "running" or not self.options.get("mafia_chat", True):
            return ()
        view = course.shown(self.now()).view(seat)
        me = getattr(view, "me", None)
        wakers: tuple[int, ...] = tuple(getattr(me, "wakers", ()) or ())
        in_phase = getattr(view, "phase", "") == "mafia"
        return wakers if in_phase and seat in wakers and plays(view, seat) else ()

    async def say(self, user_id: int, text: str) -> tuple[int, ...]:
        """Say a line in the room; return the seats that are to hear it, the speaker left out. Empty: the room is closed for this person."""
        async with self.lock:
            await self.trust()
            seat = self.seat_of(user_id)
            if seat is None:
                return ()
            hearers = self.wakers(seat)
            if not hearers:
                return ()
            line = " ".join(text.split())[:LONGEST_LINE]
            if not line:
                return ()
            await self.commit("room", {"seat": seat, "round": self.running.public(self.now()).round, "text": line})
            return tuple(other for other in hearers if other != seat)


class LiveTable(LobbyMoves, HostMoves, Answers, MafiaRoom):
    """One game in one place of a server, from its lobby to its story."""

    async def set_text_mode(self, user_id: int, on: bool) -> None:
        """Let a seated person read without pictures. Raises Refused when not seated, or the store fails."""
        async with self.lock:
            number = self.seat_of(user_id)
            if number is None:
                raise Refused("no-foreign")
            seat = self.seat(number)
            seat.text_mode = on
            try:
                await self.store.put_seat(self.id, seat.row())
            except StoreError as wrong:
                raise Refused("no-store") from wrong

    def record(self) -> dict[str, object]:
        """Return the downloadable record of a finished game: the game, and what proves the deal. Raises Refused while it goes on."""
        course = self.course
        if course is None or course.game.outcome is None:
            raise Refused("no-record")
        fair = {name: self.setup[name] for name in ("salt", "secret", "seal", "presses")}
        return {"record": course.game.record.model_dump(mode="json"), "fair": fair, "seats": list(self.names())}
