"""The evening opens: lobbies are laid, chairs are kept, people come to the door (CL-8, 9), and it ends (CL-10)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from msgspec.structs import replace as with_fields

from bot.club.evening import LiveEvening, Move, columns, settled
from bot.club.plan import MOST_COHOSTS, most_seats
from bot.club.surfaces import Saying
from bot.store.evening_rows import AttendeeRow, EveningChange, EveningTableRow
from bot.tables.refusal import Refused

LATE = 3600.0
"""Seconds after the start for which an evening that could not open still opens by itself (CL-22.1)."""


def open_evening(evening: LiveEvening) -> EveningChange | None:
    """Open it: claimed before anything is laid, so that nobody lays it twice (CL-1.6, 8.1)."""
    if evening.row.state not in ("planned", "missed"):
        return None
    return EveningChange(columns=columns(evening, state="open"))


def open_now(host_id: int, *, staff: bool = False) -> Move:
    """Open it on the host's word: before its time, or after it was missed."""

    def move(evening: LiveEvening) -> EveningChange | None:
        evening.only_host(host_id, staff=staff)
        if evening.row.state == "open":
            return None
        if evening.row.state not in ("planned", "missed"):
            raise Refused("no-stale")
        late = evening.now() > evening.starts_at
        changed: dict[str, Any] = {"starts_at": evening.now()} if late else {}  # chairs are kept from now on
        return EveningChange(columns=columns(evening, state="open", **changed))

    return move


def miss(evening: LiveEvening) -> EveningChange | None:
    """Say that it was missed, since the bot was away; its host decides (CL-22.2)."""
    if evening.row.state != "planned":
        return None
    said = Saying("ev-missed-host", to=evening.row.host_id, args={"name": evening.row.name}, loud=True, presses=("open", "move", "drop"))
    return EveningChange(columns=columns(evening, said, state="missed"))


def lay(tables: Sequence[EveningTableRow], *said: Saying) -> Move:
    """Note tables that were laid for this evening."""

    def move(evening: LiveEvening) -> EveningChange | None:
        return EveningChange(columns=columns(evening, *said), tables=tuple(tables))

    return move


def present(user_id: int) -> Move:
    """Note that a person is there: at the door, or on a chair (CL-8.6, 9.2)."""

    def move(evening: LiveEvening) -> EveningChange | None:
        before = attendee(evening, user_id)
        if evening.row.state != "open" or before.present_at is not None:
            return None
        return EveningChange(people=(replace(before, present_at=evening.now()),))

    return move


def leave_door(user_id: int) -> Move:
    """Note that a person is not at the door any more (CL-9.2)."""

    def move(evening: LiveEvening) -> EveningChange | None:
        before = attendee(evening, user_id)
        if before.present_at is None or evening.saved.tables:
            return None
        return EveningChange(people=(replace(before, present_at=None),))

    return move


def attendee(evening: LiveEvening, user_id: int) -> AttendeeRow:
    """Return what is known of a person's presence."""
    return next((one for one in evening.saved.people if one.user_id == user_id), AttendeeRow(user_id=user_id))


def door_people(evening: LiveEvening) -> tuple[int, ...]:
    """Return who stands at the door, in the order of the list: chairs, those who wait, walk-ins as they came (CL-9.3)."""
    chairs = evening.chairs()
    order = [row.user_id for row in (*chairs.seated, *chairs.waiting)]
    here = sorted((one for one in evening.saved.people if one.present_at is not None), key=lambda one: one.present_at or 0.0)
    known = {one.user_id for one in here}
    return (*(user for user in order if user in known), *(one.user_id for one in here if one.user_id not in order))


def has_door(evening: LiveEvening) -> bool:
    """Whether people gather at the door first: more than one table is expected, and none is laid (CL-9.1)."""
    return evening.row.state == "open" and not evening.saved.tables and evening.plan.tables > 1 and wants_tables(evening)


def wants_tables(evening: LiveEvening) -> bool:
    """Whether more people are expected than one table seats."""
    return len(evening.chairs().seated) > most_seats(evening.plan.games)


def chairs_freed(evening: LiveEvening) -> EveningChange | None:
    """Note that kept chairs were freed, so that it is done once (CL-8.6)."""
    rounds = max((table.round for table in evening.saved.tables), default=0)
    if evening.surfaces.kept_ended >= rounds:
        return None
    return settled(evening, kept_ended=rounds)


def end_evening(
    host_id: int | None, people: Sequence[AttendeeRow] = (), owed: Sequence[tuple[int, float]] = (), *, staff: bool = False
) -> Move:
    """Let it be over; ``people``: how it ended for everybody (CL-10.4), ``owed``: who had no chair tonight, until when (CL-5.5)."""

    def move(evening: LiveEvening) -> EveningChange | None:
        if host_id is not None:
            evening.only_host(host_id, staff=staff)
        if evening.row.state != "open":
            raise Refused("no-stale")
        return EveningChange(columns=columns(evening, state="over", over_at=evening.now()), people=tuple(people), owed=tuple(owed))

    return move


def call_cohost(host_id: int, user_id: int) -> Move:
    """Make a person a co-host, or take that back (CL-4.1)."""

    def move(evening: LiveEvening) -> EveningChange | None:
        if host_id != evening.row.host_id:
            raise Refused("ev-only-host")
        before = evening.plan.cohosts
        after = tuple(one for one in before if one != str(user_id)) if str(user_id) in before else (*before, str(user_id))
        if len(after) > MOST_COHOSTS:
            raise Refused("ev-cohosts-bounds", most=MOST_COHOSTS)
        return EveningChange(columns=columns(evening, plan=with_fields(evening.plan, cohosts=after)))

    return move
