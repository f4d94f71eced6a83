"""The narrator of a table: the host without a seat, if the table wants one (TK-7.1, 7.6). Only this module decides it."""

from bot.presenting.naming import cut, line_of
from bot.tables.refusal import Refused
from bot.tables.session.entries import Talk
from bot.tables.session.gates import NarratorGate
from bot.tables.session.live_table import LiveTable
from bot.tables.session.mailbox import command

LONGEST_RULING = 300
"""Characters of a ruling of the narrator."""

AGAIN = 60.0
"""Seconds in which the same words are the same line: a form whose answer a kill has lost is sent again."""


def holds_seat(table: LiveTable, user_id: int) -> bool:
    """Return whether a person has a seat, also one that an automated player plays for them."""
    return any(user_id in (seat.user_id, seat.owner) for seat in table.seats)


def narrator_of(table: LiveTable) -> int | None:
    """Return the narrator, None without one (TK-7.1)."""
    return table.host_id if table.settings.narrator and not holds_seat(table, table.host_id) else None


def reader_of(table: LiveTable) -> int | None:
    """Return the narrator who sees the tokens, None without one (TK-7.6)."""
    return narrator_of(table) if table.settings.narrator_sees == "all" else None


def with_reader(table: LiveTable, host: int | None = None) -> tuple[str, ...]:
    """Return the ids of people in the graveyard and of a narrator who sees the tokens: they may not take a seat of this game.

    ``host``: the new host, None: the present one.
    """
    ghosts, user = table.setup.ghosts, table.host_id if host is None else host
    reads = table.settings.narrator and table.settings.narrator_sees == "all" and not holds_seat(table, user)
    return (*ghosts, str(user)) if reads and str(user) not in ghosts else ghosts


def awaits_first_dusk(table: LiveTable) -> bool:
    """Return whether the first night waits for the words of a narrator: until then people talk and write (TK-10.3)."""
    return table.course is not None and narrator_of(table) is not None and table.course.dealing(table.now())


class Narrating:
    """The moves of the narrator: open a gate, settle a dispute, stop narrating. All raise Refused."""

    __slots__ = ("table",)

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    @property
    def waiting(self) -> NarratorGate | None:
        """The gate that waits for the narrator now, also while the clocks stand still."""
        course = self.table.course
        if course is None or narrator_of(self.table) is None:
            return None
        return course.time.gate(self.table.now())

    @command
    def open_gate(self, user_id: int, notice: int) -> None:
        """Open the gate before the notice of this number: also after the end of the game, for the last verdict."""
        table = self.table
        table.only_host(user_id)
        course = table.running
        if narrator_of(table) != user_id:
            raise Refused("narrator-only")
        if table.phase == "paused":
            raise Refused("gate-paused")
        gate = course.time.gates.waiting(table.now())
        if gate is None or gate.notice != notice:
            raise Refused("gate-open")
        table.record(Talk("gate", n=notice))

    @command
    def rule(self, user_id: int, said: str) -> None:
        """Settle a dispute by the words ``said``, which everybody reads; no move takes them back (MF-1.2, MF-10.2)."""
        self.may_rule(user_id)
        if not (line := cut(line_of(said), LONGEST_RULING)):
            raise Refused("ruling-empty")
        table, ruling = self.table, Talk("ruling", key=line)
        last = next((one for one in reversed(table.running.talk_log.spoken) if one.entry.what == "ruling"), None)
        if last is None or last.entry != ruling or table.now() >= last.at + AGAIN:
            table.record(ruling)

    def may_rule(self, user_id: int) -> None:
        """Raise Refused for everybody but the narrator of a running game."""
        self.table.only_host(user_id)
        _ = self.table.running
        if narrator_of(self.table) != user_id:
            raise Refused("ruling-only")

    @command
    def end(self) -> bool:
        """Go on without a narrator; False without one."""
        table = self.table
        if table.course is None or not table.settings.narrator or table.phase not in ("running", "paused"):
            return False
        table.record(Talk("option", key="narrator", value=False))
        return True
