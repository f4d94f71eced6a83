"""Claims at one table: who may make one and when. A claim is speech and nothing else (TALK.md, section 5)."""

from collections.abc import Sequence

from bot.presenting.claims import Claim
from bot.presenting.standing import plays
from bot.tables.refusal import Refused
from bot.tables.session.entries import Talk
from bot.tables.session.floor import floor_of, is_closed
from bot.tables.session.live_table import LiveTable
from bot.tables.session.mailbox import command
from bot.tables.session.talk_log import KINDS, TAKEN_BACK, TalkLine, claim_entry, needs_target, standing_claims
from bot.tables.session.views import step_of

EVERY = 10.0
"""Seconds between two claims of a seat."""

MOST = 6
"""Claims of a seat in one phase."""


def may_write(table: LiveTable, seat: int) -> bool:
    """Whether this seat may write at the table now: it lives, and the table is open or it has the floor (TK-5.1)."""
    course, now = table.running, table.now()
    view = course.public(now)
    if course.over(now) or not plays(view, seat):
        return False
    floor = floor_of(table)
    return floor.seat == seat if floor is not None else not is_closed(table)


class Claiming:
    """The claims of one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    @property
    def standing(self) -> tuple[Claim, ...]:
        """The claims that stand, by seat. Raises Refused without a running game."""
        return standing_claims(self.table.running.talk_log.spoken)

    def seat_for(self, user_id: int) -> int:
        """Return the seat for which this person may claim something now. Raises Refused with the reason."""
        table = self.table
        seat = table.seat_of(user_id)
        if seat is None:
            raise Refused("no-foreign")
        if not table.claims_on:
            raise Refused("claims-off")
        if not may_write(table, seat):
            raise Refused("claim-not-now")
        return seat

    @command
    def claim(self, user_id: int, key: str, target: int | None, *, back: str = "") -> Talk:
        """Claim ``key`` (about ``target``), or take back the earlier claim ``back``; durable when it returns.

        Raises Refused: not now, too soon, too many, an unknown claim, the log cannot be written.
        """
        seat = self.seat_for(user_id)
        entry = claim_entry(seat, key, target, step=step_of(self.table.running.public(self.table.now())), back=back)
        own = [one for one in self.table.running.talk_log.spoken if one.entry.what == "claim" and one.entry.seat == seat]
        if not own or own[-1].entry != entry:  # a form whose answer a kill has lost is sent again
            self._check_offered(seat, key, target, back)
            self._check_limits(entry, own)
            self.table.record(entry)
        return entry

    def _check_offered(self, seat: int, key: str, target: int | None, back: str) -> None:
        """Refuse claims that no form offers; truth and sense do not matter (TK-5.3)."""
        meant = back if key == TAKEN_BACK else key
        if meant not in KINDS or needs_target(meant) != (target is not None):
            raise Refused("no-press")
        if target is not None and (target == seat or target not in range(len(self.table.seats))):
            raise Refused("no-pick")
        if key == TAKEN_BACK and not any((one.seat, one.key, one.target) == (seat, back, target) for one in self.standing):
            raise Refused("no-pick")

    def _check_limits(self, entry: Talk, own: Sequence[TalkLine]) -> None:
        """Limit a seat to one claim in ten seconds and six in a phase (TK-5.4); ``own``: its claims so far."""
        if own and self.table.now() - own[-1].at < EVERY:
            raise Refused("claim-soon")
        if sum(one.entry.value == entry.value for one in own) >= MOST:
            raise Refused("claim-many", n=MOST)
