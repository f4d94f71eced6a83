"""Card 4: Commander, a public office that moves from seat to seat (MF-24)."""

from engines.mafie.components import COMMANDER
from engines.mafie.table import BEFORE_VERDICT, Town
from engines.table import seat_ref


def appear(t: Town) -> None:
    """Show the card when it is dealt; its holder is the first Commander (MF-24.1)."""
    if COMMANDER not in t.state.card_set:
        return
    seat = next(number for number, person in enumerate(t.state.seats) if person.card == COMMANDER)
    t.show_card(seat, COMMANDER)
    t.state.commander = seat
    t.tell(None, "mf-commander", reveals=True, seat=seat_ref(seat), how="shown")


def pass_on(t: Town) -> None:
    """Give the office to the next living player clockwise (MF-24.6)."""
    state = t.state
    if state.commander is None:
        return
    after = t.clockwise(state.commander)
    if after is None:
        return
    state.seats[state.commander].open_cards.remove(COMMANDER)
    state.seats[after].open_cards.append(COMMANDER)
    state.commander = after
    t.tell(None, "mf-commander", seat=seat_ref(after), how="passed")


def replace_fallen(t: Town) -> None:
    """Replace a Commander eliminated before P6 at once; after that the office waits for P8 (MF-24.7)."""
    commander = t.state.commander
    if commander is not None and not t.state.seats[commander].living and t.state.phase in BEFORE_VERDICT:
        pass_on(t)


def in_order(t: Town, voters: tuple[int, ...]) -> tuple[int, ...]:
    """Return ``voters`` in the order in which they vote: from the Commander clockwise (MF-24.3)."""
    first = t.state.commander
    if first is None:
        return voters
    return tuple(seat for seat in voters if seat >= first) + tuple(seat for seat in voters if seat < first)


def choice(t: Town, votes: dict[int, int], tied: tuple[int, ...]) -> int | None:
    """Return for which of the ``tied`` the Commander voted in this ballot (MF-24.4, 24.5)."""
    if t.state.commander is None:
        return None
    vote = votes.get(t.state.commander)
    return vote if vote in tied else None
