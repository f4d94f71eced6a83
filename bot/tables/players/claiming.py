"""Claims at one table: who may make one and when, and what becomes of it. It is speech and nothing else (TALK.md, section 5)."""

from typing import Any

from bot.presenting.standing import plays
from bot.tables.refusal import Refused
from bot.tables.session.core import LiveTable
from bot.tables.session.entries import Talk
from bot.tables.session.floor import floor_of, is_closed
from bot.tables.session.shared_log import retry_on_conflict
from bot.tables.session.talk_log import KINDS, TAKEN_BACK, Claim, claim_entry, needs_target, standing_claims

EVERY = 10.0
"""Seconds between two claims of a seat."""

MOST = 6
"""Claims of a seat in one phase."""


def may_write(table: LiveTable, seat: int) -> bool:
    """Return whether this seat may write at the table now: it lives and the table is open, or the floor is its own (TK-5.1)."""
    course, now = table.running, table.now()
    view = course.public(now)
    if course.over(now) or not plays(view, seat):
        return False
    floor = floor_of(table)
    return floor.seat == seat if floor is not None else not is_closed(table)


def step_of(view: Any) -> str:
    """Return the round and the phase of a public view, as they stand in entries of the log."""
    return f"{view.round}.{view.phase}"


class Claiming:
    """The claims of one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    @property
    def standing(self) -> tuple[Claim, ...]:
        """What is claimed now, by seat. Raises Refused when no game is being played."""
        return standing_claims(self.table.running.talk.spoken)

    def seat_for(self, user_id: int) -> int:
        """Return the seat for which this person may claim something now. Raises Refused with the reason why not."""
        table = self.table
        seat = table.seat_of(user_id)
        if seat is None:
            raise Refused("no-foreign")
        if not table.claims_on:
            raise Refused("claims-off")
        if not may_write(table, seat):
            raise Refused("claim-not-now")
        return seat

    @retry_on_conflict
    async def claim(self, user_id: int, key: str, target: int | None, *, back: str = "") -> Talk:
        """Let a person claim ``key`` (of ``target``), or take back what they claimed before: ``back``; durable when it returns.

        Raises Refused: not now, too soon, too many, nothing that can be claimed, the log cannot be written.
        """
        async with self.table.lock:
            await self.table.trust()
            seat = self.seat_for(user_id)
            self._possible(seat, key, target, back)
            entry = claim_entry(seat, key, target, step=step_of(self.table.running.public(self.table.now())), back=back)
            self._bounded(entry)
            await self.table.commit(entry)
            return entry

    def _possible(self, seat: int, key: str, target: int | None, back: str) -> None:
        """Refuse what no form offers; whether it is true or makes sense is nobody's business (TK-5.3)."""
        meant = back if key == TAKEN_BACK else key
        if meant not in KINDS or needs_target(meant) != (target is not None):
            raise Refused("no-press")
        if target is not None and (target == seat or target not in range(len(self.table.seats))):
            raise Refused("no-pick")
        if key == TAKEN_BACK and not any((one.seat, one.key, one.target) == (seat, back, target) for one in self.standing):
            raise Refused("no-pick")

    def _bounded(self, entry: Talk) -> None:
        """Keep the bound of one claim in ten seconds and six in a phase (TK-5.4)."""
        own = [one for one in self.table.running.talk.spoken if one.entry.what == "claim" and one.entry.seat == entry.seat]
        if own and self.table.now() - own[-1].at < EVERY:
            raise Refused("claim-soon")
        if sum(one.entry.value == entry.value for one in own) >= MOST:
            raise Refused("claim-many", n=MOST)
