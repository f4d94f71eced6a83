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
class _SeatTally:
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
    tallies = [_SeatTally(holder, holder, ever_bot_player=holder is None) for holder in dealt]
    for entry in entries:
        match entry:
            case Reseat(seat=seat, user=user):
                tallies[seat].holder = int(user) if user else None
                tallies[seat].person = tallies[seat].holder or tallies[seat].person
                tallies[seat].ever_bot_player |= not user
            case Answer(ask=ask, by=by):
                _answered(tallies, ask, by)
            case Expire(asks=asks):
                for ask in asks:
                    _answered(tallies, ask, "clock")
            case _:
                pass
    return tuple([_owner(seat, tally) for seat, tally in enumerate(tallies)])


def _answered(tallies: Sequence[_SeatTally], ask: str, by: str) -> None:
    """Count an answer, own or missed, for the holder of its seat, which is in the id of the question, ``name/seat/number``."""
    name, number, *_ = ask.split("/")
    seat = int(number)
    if seat < 0:
        return
    tally = tallies[seat]
    if by == ("auto" if tally.holder is None else "seat") and not name.endswith(LEAVING):
        tally.answers[tally.holder] += 1
    else:
        tally.missed += 1


def _owner(seat: int, tally: _SeatTally) -> SeatOwner:
    """Return the person with most answers, of equals the last holder; if no person has answered, the last one, whose name stands there."""
    given = tally.answers.total()
    people = {holder: number for holder, number in tally.answers.items() if holder is not None}
    if not people:
        bot_player = bool(given) or tally.holder is None
        share = 0.0 if tally.person is not None and (bot_player or tally.missed) else 1.0
        return SeatOwner(seat, tally.person, share, bot_player=bot_player, ever_bot_player=tally.ever_bot_player)
    most = max(people.values())
    tied = [holder for holder, number in people.items() if number == most]
    person = tally.holder if tally.holder in tied else tied[-1]
    return SeatOwner(seat, person, most / given, bot_player=2 * tally.answers[None] > given, ever_bot_player=tally.ever_bot_player)
