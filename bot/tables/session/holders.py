"""Who held each seat of a finished game, read from its log while it is there: for whom it counts, under which name (CL-11.3)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.results.results import SeatOwner
from bot.tables.session.entries import Entry, Reseat
from bot.tables.session.seating import Seat
from bot.tables.session.sitters import sitters_of


@dataclass(frozen=True, slots=True)
class Held:
    """One seat: whom it counts for (``sitter``), that one's ``name`` there, and whether they came to it in mid game (``took_over``)."""

    sitter: SeatOwner
    name: str
    took_over: bool


def holders(seats: Sequence[Seat], entries: Iterable[Entry]) -> tuple[Held, ...]:
    """Return who has held each of the ``seats`` as they are at the end, from all ``entries`` of the game, in their order."""
    log = tuple(entries)
    reseats: dict[int, list[Reseat]] = {seat.seat: [] for seat in seats}
    for entry in log:
        if isinstance(entry, Reseat) and entry.seat in reseats:
            reseats[entry.seat].append(entry)
    dealt = [_dealt_to(seat, reseats[seat.seat]) for seat in seats]
    sitters = sitters_of(dealt, log)
    return tuple(
        [
            Held(sitter, _name(seat, sitter.person, reseats[seat.seat]), sitter.person not in (None, first))
            for seat, first, sitter in zip(seats, dealt, sitters, strict=True)
        ]
    )


def _dealt_to(seat: Seat, reseats: Sequence[Reseat]) -> int | None:
    """Return who sat there when the cards were dealt (None: a machine): who sits there now, unless the seat has changed hands."""
    if not reseats:
        return seat.user_id or seat.owner
    first = reseats[0]
    return int(first.was) if first.was else None


def _name(seat: Seat, person: int | None, reseats: Sequence[Reseat]) -> str:
    """Return the name that ``person`` had on the seat, last."""
    names = {seat.user_id or seat.owner: seat.name}
    for entry in reseats:
        for user, name in ((entry.was, entry.was_called), (entry.user, entry.name)):
            if user:
                names.setdefault(int(user), name)
    return names.get(person, seat.name)
