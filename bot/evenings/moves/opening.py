"""The evening opens: lobbies are laid, chairs are kept, people come to the door (CL-8, 9), and it ends (CL-10)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from msgspec.structs import replace as with_fields

from bot.evenings.evening import LiveEvening, Move, columns, settled
from bot.evenings.message_state import Arrival, EveningNotice
from bot.evenings.plan import most_seats
from bot.store.evening_rows import AttendeeRow, EveningChange, EveningChanges, EveningTableRow
from bot.tables.refusal import Refused

PUNCTUAL = 60.0
"""Seconds after its moment within which an evening that opens by itself opens in time."""

LATE = 3600.0
"""Seconds after the start for which an evening that could not open still opens by itself (CL-22.1)."""


def open_evening(evening: LiveEvening) -> EveningChange | None:
    """Open it: claimed before anything is laid, so that nobody lays it twice (CL-1.6, 8.1)."""
    if evening.row.state not in ("planned", "missed"):
        return None
    late = evening.now() > evening.starts_at - evening.plan.lead + PUNCTUAL
    return EveningChange(columns={**columns(evening, state="open"), "surfaces": _opened(evening, away=late)})


def _opened(evening: LiveEvening, *, away: bool) -> dict[str, object]:
    """Return the surfaces of an evening that opens now. ``away``: the bot was not there when it should have opened (CL-10.6)."""
    door = evening.plan.tables > 1 and wants_tables(evening)
    return with_fields(evening.surfaces, opened_at=evening.now(), away=away or evening.surfaces.away, door=door).json()


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
        return EveningChange(columns={**columns(evening, state="open", **changed), "surfaces": _opened(evening, away=late)})

    return move


def miss(evening: LiveEvening) -> EveningChange | None:
    """Say that it was missed, since the bot was away; its host decides (CL-22.2)."""
    if evening.row.state != "planned":
        return None
    said = EveningNotice("ev-missed-host", to=evening.row.host_id, loud=True, presses=("open", "move", "drop"))
    return EveningChange(columns=columns(evening, said, state="missed"))


def note_tables(tables: Sequence[EveningTableRow], *said: EveningNotice) -> Move:
    """Note tables that were laid for this evening."""

    def move(evening: LiveEvening) -> EveningChange | None:
        return EveningChange(columns=columns(evening, *said), tables=tuple(tables))

    return move


def arrive(user_id: int, name: str, press_id: int) -> Move:
    """Note that a person is at the door (CL-9.2); the id of the press goes into the lots (CL-9.4). Raises Refused: there is no door."""

    def move(evening: LiveEvening) -> EveningChange | None:
        if evening.row.state != "open":
            raise Refused("no-stale")
        if not has_door(evening):
            raise Refused("ev-open-already", link=evening.table_link)
        if str(user_id) in evening.plan.uninvited:
            raise Refused("no-invited")
        if str(user_id) in evening.surfaces.here:
            return None
        here = {**evening.surfaces.here, str(user_id): Arrival(str(press_id), name)}
        row = replace(attendee(evening, user_id), present_at=evening.now())
        return EveningChange(columns=settled(evening, here=here).columns, people=(row,))

    return move


def leave_door(user_id: int) -> Move:
    """Note that a person is not at the door any more (CL-9.2)."""

    def move(evening: LiveEvening) -> EveningChange | None:
        if str(user_id) not in evening.surfaces.here or not has_door(evening):
            return None
        here = {user: one for user, one in evening.surfaces.here.items() if user != str(user_id)}
        row = replace(attendee(evening, user_id), present_at=None)
        return EveningChange(columns=settled(evening, here=here).columns, people=(row,))

    return move


def attendee(evening: LiveEvening, user_id: int) -> AttendeeRow:
    """Return what is known of a person's presence."""
    return next((one for one in evening.saved.people if one.user_id == user_id), AttendeeRow(user_id=user_id))


def has_door(evening: LiveEvening) -> bool:
    """Whether people gather at the door, until they are drawn (CL-9.1, 9.2)."""
    return evening.row.state == "open" and evening.surfaces.door


def draw_at(evening: LiveEvening) -> float:
    """Return when those at the door are drawn (unix seconds); an evening that opened late keeps the whole time (CL-9.2, 22.1)."""
    return max(evening.starts_at, evening.surfaces.opened_at) + evening.plan.keep


def wants_tables(evening: LiveEvening) -> bool:
    """Whether more people are expected than one table seats."""
    return len(evening.chairs().seated) > most_seats(evening.plan.games)


def watched(evening: LiveEvening) -> EveningChange | None:
    """Note that the bot was there when kept chairs ended (CL-10.6)."""
    return settled(evening, watched=True) if evening.row.state == "open" else None


def was_away(evening: LiveEvening) -> EveningChange | None:
    """Note that the bot was away between lead and keep: it has started again, and had not seen the end of keep (CL-10.6)."""
    surfaces = evening.surfaces
    if evening.row.state != "open" or surfaces.watched or surfaces.away or evening.now() < evening.starts_at - evening.plan.lead:
        return None
    return settled(evening, away=True)


@dataclass(frozen=True, slots=True)
class EveningTally:
    """How an evening ended for its people: ``people`` (CL-10.4), ``owed`` a chair until when (CL-5.5), ``paid``: sat in a game.

    ``games``: how many were played.
    """

    people: tuple[AttendeeRow, ...] = ()
    owed: tuple[tuple[int, float], ...] = ()
    paid: tuple[int, ...] = ()
    games: int = 0


def end_evening(host_id: int | None, tally: Callable[[LiveEvening], EveningTally], *, staff: bool = False) -> Move:
    """Let it be over (CL-10.1); ``tally`` tells how it ended for everybody, once."""

    def move(evening: LiveEvening) -> EveningChange | None:
        if host_id is not None:
            evening.only_host(host_id, staff=staff)
        if evening.row.state != "open":
            raise Refused("no-stale")
        made = tally(evening)
        said = (EveningNotice("ev-over", merges="over"),) if made.games else ()
        surfaces = with_fields(evening.surfaces.owing(*said), here={}, withdrew={})
        changed: EveningChanges = {**columns(evening, state="over", over_at=evening.now()), "surfaces": surfaces.json()}
        return EveningChange(columns=changed, people=made.people, owed=made.owed, paid=made.paid)

    return move
