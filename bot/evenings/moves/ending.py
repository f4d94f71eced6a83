"""An evening ends (CL-10): what is known of its people is written down once."""

from collections.abc import Callable
from dataclasses import dataclass

from msgspec.structs import replace as with_fields

from bot.evenings.evening import LiveEvening, Move, columns, settled
from bot.evenings.message_state import Saying
from bot.store.evening_rows import AttendeeRow, EveningChange, EveningChanges
from bot.tables.refusal import Refused


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
class Tally:
    """How an evening ended for its people: ``people`` (CL-10.4), ``owed`` a chair until when (CL-5.5), ``paid``: sat in a game.

    ``games``: how many were played.
    """

    people: tuple[AttendeeRow, ...] = ()
    owed: tuple[tuple[int, float], ...] = ()
    paid: tuple[int, ...] = ()
    games: int = 0


def end_evening(host_id: int | None, tally: Callable[[LiveEvening], Tally], *, staff: bool = False) -> Move:
    """Let it be over (CL-10.1); ``tally`` tells how it ended for everybody, once."""

    def move(evening: LiveEvening) -> EveningChange | None:
        if host_id is not None:
            evening.only_host(host_id, staff=staff)
        if evening.row.state != "open":
            raise Refused("no-stale")
        made = tally(evening)
        said = (Saying("ev-over", merges="over"),) if made.games else ()
        surfaces = with_fields(evening.surfaces.owing(*said), here={}, withdrew={})
        changed: EveningChanges = {**columns(evening, state="over", over_at=evening.now()), "surfaces": surfaces.json()}
        return EveningChange(columns=changed, people=made.people, owed=made.owed, paid=made.paid)

    return move
