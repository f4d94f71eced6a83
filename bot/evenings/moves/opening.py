"""An open evening from its start to its end: opening, tables, people at the door, the end (CL-8 to 10)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from msgspec.structs import replace as with_fields

from bot.evenings.evening import LiveEvening, Move, columns, state_change
from bot.evenings.message_state import HOST, Arrival, EveningNotice
from bot.evenings.plan import most_seats
from bot.store.evening_rows import AttendeeRow, EveningChange, EveningChanges, EveningTableRow
from bot.tables.refusal import Refused

PUNCTUAL = 60.0
"""Seconds within which a scheduled opening is punctual."""

LATE = 3600.0
"""Seconds after the start within which a delayed evening still opens by itself (CL-22.1)."""


def open_evening(evening: LiveEvening) -> EveningChange | None:
    """Open the evening, stored before its lobbies open, so that none opens twice (CL-1.6, 8.1)."""
    if evening.row.state not in ("planned", "missed"):
        return None
    late = evening.now() > evening.starts_at - evening.plan.lead + PUNCTUAL
    return EveningChange(columns={**columns(evening, state="open"), "surfaces": _opened(evening, away=late)})


def _opened(evening: LiveEvening, *, away: bool) -> dict[str, object]:
    """Return the message state after opening. ``away``: the bot missed the scheduled opening (CL-10.6)."""
    door = evening.plan.tables > 1 and wants_tables(evening)
    return with_fields(evening.message_state, opened_at=evening.now(), away=away or evening.message_state.away, door=door).json()


def open_now(host_id: int, *, staff: bool = False) -> Move:
    """Open the evening for its host: early, or after it was missed."""

    def move(evening: LiveEvening) -> EveningChange | None:
        evening.only_host(host_id, staff=staff)
        if evening.row.state == "open":
            return None
        if evening.row.state not in ("planned", "missed"):
            raise Refused("ev-stale")
        late = evening.now() > evening.starts_at
        changed: dict[str, Any] = {"starts_at": evening.now()} if late else {}  # chairs are kept from now on
        return EveningChange(columns={**columns(evening, state="open", **changed), "surfaces": _opened(evening, away=late)})

    return move


def miss(evening: LiveEvening) -> EveningChange | None:
    """Mark the evening as missed, since the bot was away, and ask its host (CL-22.2)."""
    if evening.row.state != "planned":
        return None
    said = EveningNotice("ev-missed-host", to=HOST, loud=True, presses=("open", "move", "drop"))
    return EveningChange(columns=columns(evening, said, state="missed"))


def note_tables(tables: Sequence[EveningTableRow], *said: EveningNotice) -> Move:
    """Record tables opened for this evening."""

    def move(evening: LiveEvening) -> EveningChange | None:
        if {table.table_id for table in tables} <= {table.table_id for table in evening.saved.tables}:
            return None  # an attendance of the evening has found the new table first
        return EveningChange(columns=columns(evening, *said), tables=tuple(tables))

    return move


def arrive(user_id: int, name: str, press_id: int) -> Move:
    """Record a person at the door (CL-9.2); the press's id goes into the seed of the draw (CL-9.4). Raises Refused: no door."""

    def move(evening: LiveEvening) -> EveningChange | None:
        if evening.row.state != "open":
            raise Refused("ev-stale")
        if not has_door(evening):
            raise Refused("ev-open-already", link=evening.table_link)
        if str(user_id) in evening.plan.uninvited:
            raise Refused("no-invited")
        if str(user_id) in evening.message_state.here:
            return None
        here = {**evening.message_state.here, str(user_id): Arrival(str(press_id), name)}
        row = replace(attendee(evening, user_id), present_at=evening.now())
        return EveningChange(columns=state_change(evening, here=here).columns, people=(row,))

    return move


def leave_door(user_id: int) -> Move:
    """Record that a person left the door (CL-9.2)."""

    def move(evening: LiveEvening) -> EveningChange | None:
        if str(user_id) not in evening.message_state.here or not has_door(evening):
            return None
        here = {user: one for user, one in evening.message_state.here.items() if user != str(user_id)}
        row = replace(attendee(evening, user_id), present_at=None)
        return EveningChange(columns=state_change(evening, here=here).columns, people=(row,))

    return move


def attendee(evening: LiveEvening, user_id: int) -> AttendeeRow:
    """Return a person's attendance row."""
    return next((one for one in evening.saved.people if one.user_id == user_id), AttendeeRow(user_id=user_id))


def has_door(evening: LiveEvening) -> bool:
    """Whether people gather at the door before a draw (CL-9.1, 9.2)."""
    return evening.row.state == "open" and evening.message_state.door


def draw_at(evening: LiveEvening) -> float:
    """Return the time of the draw (unix seconds); a late opening leaves the whole waiting time (CL-9.2, 22.1)."""
    return max(evening.starts_at, evening.message_state.opened_at) + evening.plan.keep


def wants_tables(evening: LiveEvening) -> bool:
    """Whether more people are expected than one table seats."""
    return len(evening.chairs().seated) > most_seats(evening.plan.games)


def watched(evening: LiveEvening) -> EveningChange | None:
    """Record the bot's presence at the end of keep (CL-10.6)."""
    return state_change(evening, watched=True) if evening.row.state == "open" else None


def was_away(evening: LiveEvening) -> EveningChange | None:
    """Record an absence between lead and keep: the bot restarts without having seen the end of keep (CL-10.6)."""
    state = evening.message_state
    if evening.row.state != "open" or state.watched or state.away or evening.now() < evening.starts_at - evening.plan.lead:
        return None
    return state_change(evening, away=True)


def pressable_again(since: float) -> Move:
    """Record that nobody could press ``since`` then (unix seconds), before the end of keep: nothing is counted (CL-10.6).

    A draw that is overdue leaves the whole waiting time again, as after a late opening (CL-9.2, 22.1).
    """

    def move(evening: LiveEvening) -> EveningChange | None:
        now, draw = evening.now(), draw_at(evening)
        if evening.row.state != "open" or now - since < PUNCTUAL or since >= draw + PUNCTUAL:
            return None
        late = {"opened_at": now} if has_door(evening) and now >= draw else {}
        return state_change(evening, away=True, **late)

    return move


MOST_WISHES = 300
"""Most people who are counted as wanting another evening."""


@dataclass(frozen=True, slots=True)
class EveningTally:
    """How an evening ended for its people: attendance (CL-10.4), who is ``owed`` a chair until when (CL-5.5), who played (``paid``).

    ``games``: the number of games played.
    """

    people: tuple[AttendeeRow, ...] = ()
    owed: tuple[tuple[int, float], ...] = ()
    paid: tuple[int, ...] = ()
    games: int = 0


def wish_another(user_id: int) -> Move:
    """Count a person among those who would come to another evening like this one, once it is over (NT-6.1)."""

    def move(evening: LiveEvening) -> EveningChange | None:
        known = evening.message_state.would_come
        return None if str(user_id) in known else state_change(evening, would_come=(*known[: MOST_WISHES - 1], str(user_id)))

    return move


def end_evening(host_id: int | None, tally: Callable[[LiveEvening], EveningTally], *, staff: bool) -> Move:
    """End the evening (CL-10.1); ``tally`` computes how it ended for its people."""

    def move(evening: LiveEvening) -> EveningChange | None:
        if host_id is not None:
            evening.only_host(host_id, staff=staff)
        if evening.row.state != "open":
            raise Refused("ev-stale")
        made = tally(evening)
        said = (EveningNotice("ev-over", merges="over"),) if made.games else ()
        state = with_fields(evening.message_state.owing(*said), here={}, withdrew={})
        changed: EveningChanges = {**columns(evening, state="over", over_at=evening.now()), "surfaces": state.json()}
        return EveningChange(columns=changed, people=made.people, owed=made.owed, paid=made.paid)

    return move
