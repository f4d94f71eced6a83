"""Who may write and who may speak at a table, derived from public facts alone.

The facts: the public view as far as its lines stand in the channel, the seats, and the options of the talk. Reconcilers compare these rules
with Discord and make up the difference.
"""

from dataclasses import dataclass
from hashlib import sha256
from typing import Literal

from bot.games import game_of
from bot.presenting.standing import drops_out, gone, struck
from bot.tables.moderation.member_edits import EditUrgency
from bot.tables.session.floor import floor_in, is_closed
from bot.tables.session.live_table import LiveTable
from bot.tables.session.narrators import awaits_first_dusk, narrator_of
from bot.tables.session.views import PublicView, step_of

ABANDONED_AFTER = 3600.0
"""Seconds without an answer of a person after which everybody may write and speak."""

SLOW_ABANDONED_AFTER = 7 * 24 * 3600.0
"""The same in a slow game, where one phase may last for days."""

MOST_SPECTATORS = 25
"""Spectators muted at most."""

VoiceRow = Literal["untouched", "living", "out", "spectator"]


def is_voiced(game: str) -> bool:
    """Whether tables of this game bind a voice channel: those whose phases close (TK-2.12)."""
    return bool(game_of(game).timing.rhythm.closed)


def is_abandoned(table: LiveTable) -> bool:
    """Whether nobody has answered at a running table for long. Raises Refused without a running game."""
    limit = SLOW_ABANDONED_AFTER if table.slow else ABANDONED_AFTER
    return table.now() - table.running.answered_at > limit


def seats_with_floor(table: LiveTable, view: PublicView) -> frozenset[int]:
    """Return the seats that alone may speak while the table looks like ``view``; empty when nobody has the floor (TK-3.2)."""
    course = table.course
    floor = floor_in(course, table.now(), view) if course is not None else None
    return frozenset() if floor is None else frozenset({floor.seat})


# ---- writing


@dataclass(frozen=True, slots=True)
class ChannelRules:
    """Who may write in the table's channel.

    ``writers``: users who may write although the channel is closed, a narrator always (TK-7.7); ``dead``: users who may not although it is
    open. ``seated``: present and former players; ``watched``: spectators write nowhere at the table (MF-15.12).
    """

    closed: bool
    writers: frozenset[int]
    dead: frozenset[int]
    seated: frozenset[int]
    watched: bool
    step: str = ""
    """The round and phase of the game; empty in a pause."""


def channel_rules(table: LiveTable, announced: int) -> ChannelRules:
    """Return the rules for the channel of a table that has announced so many notices. Raises Refused without a running game.

    It closes by the clock, and opens once the line stands that says why.

    In a pause and at an abandoned table everybody may write, since nobody knows when that will end.
    """
    course, now = table.running, table.now()
    seated = _users(table, frozenset(range(len(table.seats))))
    if table.phase == "paused" or is_abandoned(table):
        nobody: frozenset[int] = frozenset()
        return ChannelRules(closed=False, writers=nobody, dead=nobody, seated=seated, watched=False)
    told = course.announced_by(announced, now)
    view, over = course.public_after(told), course.over_after(told)
    narrator = narrator_of(table)
    closed = (is_closed(table) or view.phase in course.timing.rhythm.closed) and not over and not awaits_first_dusk(table)
    speaking = _users(table, seats_with_floor(table, view)) if closed else frozenset()
    return ChannelRules(
        closed,
        speaking | (frozenset() if over or narrator is None else {narrator}),
        frozenset() if over else _users(table, gone(view) - struck(view)),
        seated,
        watched=drops_out(view) and not over,
        step=step_of(view),
    )


def may_write_in_channel(table: LiveTable, announced: int, user_id: int) -> bool:
    """Whether the rules (``channel_rules``) let a person write in the table's channel now, regardless of Discord's permissions."""
    if table.course is None or table.phase not in ("running", "paused"):
        return True
    rules = channel_rules(table, announced)
    if user_id in rules.writers:
        return True
    return not rules.closed and user_id not in rules.dead and (not rules.watched or user_id in rules.seated)


def _users(table: LiveTable, seats: frozenset[int]) -> frozenset[int]:
    return frozenset(seat.user_id for seat in table.people if seat.seat in seats and seat.user_id)


# ---- speaking


@dataclass(frozen=True, slots=True)
class VoiceRules:
    """Who may speak in the table's voice channel: the table of TK-2.4.

    ``free``: nobody is silent: before the deal, in a pause, at the end. ``closed``: the living are silent. ``floor``: users who have the
    floor; while there are any, all others are silent. ``living``, ``out``: users at seats. ``aside``: users whom the table leaves alone.
    ``step``: the seed for the order of edits in this phase.
    """

    free: bool
    closed: bool = False
    floor: frozenset[int] = frozenset()
    living: frozenset[int] = frozenset()
    out: frozenset[int] = frozenset()
    aside: frozenset[int] = frozenset()
    spectators: bool = True
    step: str = ""

    def row(self, user: int) -> VoiceRow:
        """Return the row of TK-2.4 for a person who is not a bot."""
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

    def urgency(self, user: int, *, on: bool) -> EditUrgency:
        """Return how urgent it is to mute (``on``) or unmute a person."""
        if not on:
            return EditUrgency.FLOOR if user in self.floor else EditUrgency.UNMUTE
        return {"living": EditUrgency.LIVING, "out": EditUrgency.DEAD}.get(self.row(user), EditUrgency.SPECTATOR)

    def order(self, user: int) -> bytes:
        """Return a sort key: the person's place in the random order of this phase (TK-10.2)."""
        return sha256(f"{self.step} {user}".encode()).digest()


FREE = VoiceRules(free=True)


def voice_rules(table: LiveTable, announced: int) -> VoiceRules:
    """Return the rules for the voice of a table that has announced so many notices.

    In a pause and at an abandoned table everybody may speak, since nobody knows when that will end.
    """
    course, now = table.course, table.now()
    if course is None or table.phase != "running" or is_abandoned(table):
        return FREE
    told = course.announced_by(announced, now)
    if course.over_after(told):
        return FREE
    view = course.public_after(told)
    out = gone(view) - struck(view)
    sitting = {seat.seat: user for seat in table.seats if (user := seat.person)}
    speaking = seats_with_floor(table, view)
    return VoiceRules(
        free=False,
        closed=(view.phase in game_of(table.game).timing.rhythm.closed or bool(speaking)) and not awaits_first_dusk(table),
        floor=frozenset(sitting[seat] for seat in speaking if seat in sitting),
        living=frozenset(user for seat, user in sitting.items() if seat not in out),
        out=frozenset(user for seat, user in sitting.items() if seat in out),
        aside=frozenset({table.host_id, *table.cohosts}),
        spectators=table.settings.spectators_muted,
        step=f"{table.id} {view.round} {view.phase}",
    )
