"""How a player leaves the game (MF-8.8 to 8.11): the token is shown, his cards go with him."""

from engines.mafie.cards import commander
from engines.mafie.components import NEW_GANG
from engines.mafie.ending import check_end
from engines.mafie.state import Strike
from engines.mafie.table import Town
from engines.table import seat_ref


def eliminate(t: Town, strike: Strike) -> None:
    """Put the struck player out: token and an effective New Gang card are shown (MF-8.2 step 4, MF-34.6)."""
    state, number = t.state, strike.seat
    seat = state.seats[number]
    strike.token = seat.token
    strike.gang = t.effective(number) in NEW_GANG
    seat.living = False
    seat.way_out = strike.cause
    seat.out_round = state.round
    state.fallen += 1
    state.last_fall = state.round
    state.suspects = tuple(suspect for suspect in state.suspects if suspect != number)
    t.standing = tuple(ask for ask in t.standing if ask.seat != number)
    if strike.gang:
        seat.shown = seat.gang_shown = True
        seat.open_cards.append(seat.card)
    _drop_cards(t, number)
    _announce(t, strike)


def _drop_cards(t: Town, number: int) -> None:
    """Hideout, Safe conduct, Arrest and Kidnap go with the player before whom they lie (table 5.2, limits)."""
    state = t.state
    for name, card in (("hideout", 8), ("safe", 9), ("arrested", 10), ("kidnapped", 12)):
        if getattr(state, name) == number:
            setattr(state, name, None)
            state.seats[number].open_cards.remove(card)


def _announce(t: Town, strike: Strike) -> None:
    seat, token = seat_ref(strike.seat), f"token:{strike.token}"
    if strike.cause == "exposed":
        t.tell(None, "mf-exposed", reveals=True, seat=seat, token=token)
    elif strike.cause in ("removed", "disqualified"):
        t.tell(None, f"mf-{strike.cause}", reveals=True, seat=seat, token=token, gang=strike.gang)
    else:
        t.tell(None, "mf-out", reveals=True, seat=seat, token=token, gang=strike.gang, cause=f"cause:{strike.cause}")


def after_strike(t: Town) -> None:
    """Finish the outermost strike: the end is checked (MF-9.5), a fallen Commander is followed (MF-24.7). Raises Over."""
    check_end(t)
    commander.replace_fallen(t)
