"""Players who resign or whom the host removes: D-18 and the checkpoints (MF-15.16 to 15.18)."""

from engines.mafie import asks
from engines.mafie.state import Strike
from engines.mafie.strike import after_strike, eliminate
from engines.mafie.table import Town
from engines.table import Answer, seat_ref


def open_seats(t: Town) -> None:
    """Open D-18 for every living seat; it stays open as long as the seat lives."""
    t.standing = tuple([asks.withdraw(seat) for seat in t.living()])


def withdraw(t: Town, answer: Answer) -> None:
    """Note that a seat leaves at the next checkpoint; until then its questions take their defaults (MF-15.16)."""
    number = answer.ask.seat
    seat = t.state.seats[number]
    seat.withdrawing = "disqualified" if answer.pick == "disqualify" else "removed"
    seat.disqualified = answer.pick == "disqualify"
    if number not in t.absent:
        t.absent = (*t.absent, number)
    # the host may still disqualify a seat that has resigned: nobody escapes by resigning first
    left = () if seat.disqualified else (asks.expel(number),)
    t.standing = tuple(ask for ask in t.standing if ask.seat != number) + left
    t.tell(None, "mf-withdraws", seat=seat_ref(number), cause=f"cause:{seat.withdrawing}")


def remove_withdrawn(t: Town) -> None:
    """Eliminate the withdrawn seats in seat order, then check the end once (MF-15.16, MF-8.5)."""
    leaving = [seat for seat in t.living() if t.state.seats[seat].withdrawing]
    for number in leaving:
        strike = Strike(t.state.phase, number, t.state.seats[number].withdrawing)
        t.story.strikes.append(strike)
        eliminate(t, strike)
        t.state.seats[number].ghost = True
    if leaving:
        after_strike(t)
