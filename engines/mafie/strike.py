"""The strike (MF-8): a named player is about to be eliminated, and leaves the game unless somebody saves him."""

from engines.mafie.cards import bandage, commander, last_shot, vest
from engines.mafie.components import NEW_GANG, SHOWN_AT_ONCE
from engines.mafie.ending import check_end
from engines.mafie.state import Strike
from engines.mafie.table import Town
from engines.table import seat_ref


async def strike(t: Town, seat: int, cause: str, by: int | None = None) -> None:
    """Strike ``seat`` with one of the causes of MF-8.1 and everything that follows from it.

    Raises Over when the game has ended by it: the end is checked only after the whole chain (MF-8.2 step 7).
    """
    await _struck(t, Strike(t.state.phase, seat, cause, by))
    after_strike(t)


async def _struck(t: Town, blow: Strike) -> None:
    """MF-8.2: the name; Vest; Bandage; token and gang card; the last shot, which is a strike of its own."""
    t.story.strikes.append(blow)
    t.state.struck.append(blow.seat)
    asked, t.state.asked = t.state.asked, None
    with t.aside():  # the interrupted step goes on afterwards, and nobody learns whose it was (MF-14.6, 14.11)
        await _resolve(t, blow)
    t.state.asked = asked
    t.state.struck.pop()


async def _resolve(t: Town, blow: Strike) -> None:
    if blow.cause not in SHOWN_AT_ONCE:
        t.tell(None, "mf-struck", seat=seat_ref(blow.seat), cause=f"cause:{blow.cause}")
    if await vest.saves(t, blow) or await bandage.saves(t, blow):
        _saved(t, blow)
    else:
        eliminate(t, blow)
        shot = await last_shot.fired(t, blow)
        if shot:
            await _struck(t, shot)
        t.state.seats[blow.seat].ghost = True


def _saved(t: Town, blow: Strike) -> None:
    """MF-8.3: the player stays in, nothing else follows from this strike."""
    t.tell(None, "mf-saved", reveals=True, seat=seat_ref(blow.seat), card=f"card:{blow.saved_card}", by=seat_ref(blow.saved_by))


def after_strike(t: Town) -> None:
    """Finish the outermost strike: check the end (MF-9.5), replace a fallen Commander (MF-24.7). Raises Over."""
    check_end(t)
    commander.replace_fallen(t)


# ---- how a player leaves the game (MF-8.8 to 8.11): the token is shown, his cards go with him


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
