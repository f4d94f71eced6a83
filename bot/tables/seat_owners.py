"""For whom each seat of a finished game counts, and under which name, read from its log before that is deleted (CL-11.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bot.results.results import SeatOwner
from bot.tables.session.entries import Answer, Entry, Expire, Reseat
from bot.tables.session.seating import Seat


@dataclass(frozen=True, slots=True)
class HeldSeat:
    """One seat: for whom it counts (``owner``), their ``name`` there, and whether they joined in mid game (``took_over``)."""

    owner: SeatOwner
    name: str
    took_over: bool


def seat_owners(seats: Sequence[Seat], entries: Iterable[Entry]) -> tuple[HeldSeat, ...]:
    """Return the owner of each of the final ``seats``, from all ``entries`` of the game in order."""
    log = tuple(entries)
    reseats: dict[int, list[Reseat]] = {seat.seat: [] for seat in seats}
    for entry in log:
        if isinstance(entry, Reseat) and entry.seat in reseats:
            reseats[entry.seat].append(entry)
    dealt = [_dealt_to(seat, reseats[seat.seat]) for seat in seats]
    owners = owners_of(dealt, log)
    return tuple(
        [
            HeldSeat(owner, _name(seat, owner.person, reseats[seat.seat]), owner.person not in (None, first))
            for seat, first, owner in zip(seats, dealt, owners, strict=True)
        ]
    )


def _dealt_to(seat: Seat, reseats: Sequence[Reseat]) -> int | None:
    """Return the person at the deal (None: an automated player)."""
    if not reseats:
        return seat.person
    first = reseats[0]
    return int(first.was) if first.was else None


def _name(seat: Seat, person: int | None, reseats: Sequence[Reseat]) -> str:
    names = {seat.person: seat.name}
    for entry in reseats:
        for user, name in ((entry.was, entry.was_called), (entry.user, entry.name)):
            if user:
                names.setdefault(int(user), name)
    return names.get(person, seat.name)


LEAVING = ".seat.withdraw"
"""The end of the name of the question by which somebody gives up their seat, in each game that has one."""

Holder = int | None
"""The holder of a seat: the id of a person, None for an automated player."""


@dataclass(slots=True)
class _Chair:
    """One seat during the fold: its holder, its last person, own answers by holder, whether an automated player has ever held it."""

    holder: Holder
    person: Holder
    answers: Counter[Holder] = field(default_factory=Counter)
    ever_bot_player: bool = False
    missed: int = 0
    """Questions that the clock, the host or the table answered in place of a holder, and leaving."""


def owners_of(dealt: Sequence[Holder], entries: Iterable[Entry]) -> tuple[SeatOwner, ...]:
    """Return by seat for whom it counts; ``dealt``: the holders at the deal, ``entries``: the log, in order.

    Only answers of the holder count, not those of the clock, the host or the table in place of a person, nor giving up the seat. Undone
    answers count. A seat without any own answer of a person belongs to the last one: with share 1 if they hold it and it was asked
    nothing, else 0 (CL-14.3).
    """
    chairs = [_Chair(holder, holder, ever_bot_player=holder is None) for holder in dealt]
    for entry in entries:
        match entry:
            case Reseat(seat=seat, user=user):
                chairs[seat].holder = int(user) if user else None
                chairs[seat].person = chairs[seat].holder or chairs[seat].person
                chairs[seat].ever_bot_player |= not user
            case Answer(ask=ask, by=by):
                _answered(chairs, ask, by)
            case Expire(asks=asks):
                for ask in asks:
                    _answered(chairs, ask, "clock")
            case _:
                pass
    return tuple([_owner(seat, chair) for seat, chair in enumerate(chairs)])


def _answered(chairs: Sequence[_Chair], ask: str, by: str) -> None:
    """Count an answer, own or missed, for the holder of its seat, which is in the id of the question, ``name/seat/number``."""
    name, number, *_ = ask.split("/")
    seat = int(number)
    if seat < 0:
        return
    chair = chairs[seat]
    if by == ("auto" if chair.holder is None else "seat") and not name.endswith(LEAVING):
        chair.answers[chair.holder] += 1
    else:
        chair.missed += 1


def _owner(seat: int, chair: _Chair) -> SeatOwner:
    """Return the person with most answers, of equals the last holder; if no person has answered, the last one, whose name stands there."""
    given = chair.answers.total()
    people = {holder: number for holder, number in chair.answers.items() if holder is not None}
    if not people:
        bot_player = bool(given) or chair.holder is None
        share = 0.0 if chair.person is not None and (bot_player or chair.missed) else 1.0
        return SeatOwner(seat, chair.person, share, bot_player=bot_player, ever_bot_player=chair.ever_bot_player)
    most = max(people.values())
    tied = [holder for holder, number in people.items() if number == most]
    person = chair.holder if chair.holder in tied else tied[-1]
    return SeatOwner(seat, person, most / given, bot_player=2 * chair.answers[None] > given, ever_bot_player=chair.ever_bot_player)
