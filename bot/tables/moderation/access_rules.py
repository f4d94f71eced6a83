"""Who is silent in the voice channel of a table, and who is free: the table of TK-2.4, from what everybody may see.

Nothing here depends on a secret: who sits where, the public view as far as its lines stand in the channel, and the options of the talk.
"""

from dataclasses import dataclass
from hashlib import sha256
from typing import Literal

from bot.games import game_of
from bot.presenting.standing import gone, struck
from bot.tables.moderation.member_edits import Urgency
from bot.tables.session.core import LiveTable
from bot.tables.session.floor import floor_in
from bot.tables.session.narrators import awaits_first_dusk
from bot.tables.session.views import PublicView


def seats_with_floor(table: LiveTable, view: PublicView) -> frozenset[int]:
    """Return the seats that alone may speak at a moment at which the table looks like ``view``; empty when nobody has the floor."""
    course = table.course
    floor = floor_in(course, table.now(), view) if course is not None else None
    return frozenset() if floor is None else frozenset({floor.seat})


FORSAKEN_AFTER = 3600.0
"""Seconds without an answer of a person after which a channel is not kept closed any more."""

SLOW_FORSAKEN_AFTER = 7 * 24 * 3600.0
"""The same in a slow game, where one phase may last for days."""


def is_abandoned(table: LiveTable) -> bool:
    """Whether nobody has answered at a running table for long. Raises Refused when no game is being played."""
    patience = SLOW_FORSAKEN_AFTER if table.slow else FORSAKEN_AFTER
    return table.now() - table.running.answered_at > patience


MOST_SPECTATORS = 25
"""So many spectators are muted at most."""

Rows = Literal["untouched", "living", "out", "spectator"]


def is_voiced(game: str) -> bool:
    """Whether tables of this game bind a voice channel: those whose phases close (TK-2.12)."""
    return bool(game_of(game).timing.rhythm.closed)


@dataclass(frozen=True, slots=True)
class VoiceRules:
    """How voices should be now.

    ``free``: nobody is silent, whoever it is: before the deal, in a pause, at the end. ``closed``: the living are silent. ``floor``: users
    who have the floor; while there are any, all others are silent. ``living``, ``out``: users at seats. ``aside``: users whom the table
    leaves alone. ``step``: what the order of edits is drawn from, anew for each phase.
    """

    free: bool
    closed: bool = False
    floor: frozenset[int] = frozenset()
    living: frozenset[int] = frozenset()
    out: frozenset[int] = frozenset()
    aside: frozenset[int] = frozenset()
    spectators: bool = True
    step: str = ""

    def row(self, user: int) -> Rows:
        """Return which row of the table a person is, who is not a bot."""
        if user in self.living:
            return "living"
        if user in self.out:
            return "out"
        return "untouched" if user in self.aside else "spectator"

    def silent(self, user: int) -> bool:
        """Whether a person in the table's voice is to be silent."""
        if self.free:
            return False
        row = self.row(user)
        if row == "living":
            return user not in self.floor and (self.closed or bool(self.floor))
        return row == "out" or (row == "spectator" and self.spectators)

    def urgency(self, user: int, *, on: bool) -> Urgency:
        """Return how urgent it is to mute (``on``) or to unmute a person."""
        if not on:
            return Urgency.FLOOR if user in self.floor else Urgency.UNMUTE
        return {"living": Urgency.LIVING, "out": Urgency.DEAD}.get(self.row(user), Urgency.SPECTATOR)

    def order(self, user: int) -> bytes:
        """Return the place of a person in the order of this phase, drawn by chance (TK-10.2)."""
        return sha256(f"{self.step} {user}".encode()).digest()


FREE = VoiceRules(free=True)


def voice_wish(table: LiveTable, posted: int) -> VoiceRules:
    """Return the wish of a table whose first ``posted`` notices stand in its channel. The order is that of TK-10.2.

    In a pause, and when nobody has answered for long, everybody may speak: nobody could say when that would end.
    """
    course, now = table.course, table.now()
    if course is None or table.phase != "running" or course.over(now) or is_abandoned(table):
        return FREE
    view = course.public_after(min(posted, course.time.released(now)))
    out = gone(view) - struck(view)
    sitting = {seat.seat: user for seat in table.seats if (user := seat.user_id or seat.owner)}
    heard = seats_with_floor(table, view)
    return VoiceRules(
        free=False,
        closed=(view.phase in game_of(table.game).timing.rhythm.closed or bool(heard)) and not awaits_first_dusk(table),
        floor=frozenset(sitting[seat] for seat in heard if seat in sitting),
        living=frozenset(user for seat, user in sitting.items() if seat not in out),
        out=frozenset(user for seat, user in sitting.items() if seat in out),
        aside=frozenset({table.host_id, *table.cohosts}),
        spectators=table.talking.spectators_muted,
        step=f"{table.id} {view.round} {view.phase}",
    )
