"""Who gave the answers of each seat, read from the log of a finished game while it is there (CL-11.3)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bot.tables.record.entries import Answer, Entry, Reseat
from bot.tables.record.seating import Seat

MACHINE = ""


@dataclass(frozen=True, slots=True)
class Held:
    """Who has given most of a seat's own answers, a tie: who held it last.

    ``person`` is None for a machine; ``share``, from 0 to 1, is that one's part. ``machine``: a machine held the seat for a time.
    ``took_over``: ``person`` has come to it in mid game.
    """

    seat: int
    person: int | None
    name: str
    share: float
    machine: bool
    took_over: bool


@dataclass(slots=True)
class _Place:
    """The holders of one seat in order, each with the name there, and how many own answers each has given."""

    holders: list[str]
    names: dict[str, str]
    answers: Counter[str] = field(default_factory=Counter)

    @property
    def holder(self) -> str:
        return self.holders[-1]


def holders(seats: Sequence[Seat], entries: Iterable[Entry]) -> tuple[Held, ...]:
    """Return who has held each of the ``seats`` as they are at the end, from all ``entries`` of the game."""
    log = tuple(entries)
    places = {seat.seat: _first(seat, log) for seat in seats}
    for entry in log:
        if isinstance(entry, Reseat) and entry.seat in places:
            _reseat(places[entry.seat], entry)
        elif isinstance(entry, Answer):
            _count(places, entry)
    return tuple([_held(seat, places[seat.seat]) for seat in seats])


def _first(seat: Seat, log: Sequence[Entry]) -> _Place:
    """Return the place as it was at the deal: as it is now, unless it has changed hands."""
    reseats = [entry for entry in log if isinstance(entry, Reseat) and entry.seat == seat.seat]
    if not reseats:
        holder, name = str(seat.user_id or seat.owner or MACHINE), seat.name
    elif reseats[0].was:
        holder, name = reseats[0].was, reseats[0].was_called
    elif reseats[0].automat:  # a log of an older version: it was the person to whom the seat was given back, or is kept
        holder = next((entry.user for entry in reseats if entry.user), str(seat.owner or MACHINE))
        name = reseats[0].name
    else:
        holder, name = MACHINE, seat.name
    return _Place([holder], {holder: name})


def _reseat(place: _Place, entry: Reseat) -> None:
    place.holders.append(entry.user)
    place.names[entry.user] = entry.name


def _count(places: dict[int, _Place], entry: Answer) -> None:
    """Count an own answer: of a person who gave it, or of a machine that holds the seat."""
    seat = entry.ask.split("/")[-2:-1]
    place = places.get(int(seat[0])) if seat and seat[0].isdigit() else None
    if place is not None and entry.by == ("auto" if place.holder == MACHINE else "seat"):
        place.answers[place.holder] += 1


def _held(seat: Seat, place: _Place) -> Held:
    """Return who has given most; where nobody was asked anything, all who sat there have equal parts."""
    latest = list(dict.fromkeys(reversed(place.holders)))
    answers = place.answers or Counter(latest)
    most = max(latest, key=lambda one: answers[one])
    return Held(
        seat=seat.seat,
        person=int(most) if most else None,
        name=place.names[most],
        share=answers[most] / answers.total(),
        machine=MACHINE in place.holders,
        took_over=bool(most) and most != place.holders[0],
    )
