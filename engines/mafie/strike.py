"""The strike (MF-8): a named player is about to be eliminated, and leaves the game unless somebody saves him."""

from engines.mafie import asks
from engines.mafie.cards import commander
from engines.mafie.components import BANDAGE, LAST_SHOT, NEW_GANG, SHOWN_AT_ONCE, VEST
from engines.mafie.ending import check_end
from engines.mafie.state import Strike
from engines.mafie.table import Town
from engines.table import seat_of, seat_ref

VEST_STOPS = ("mafia", "ballot")
BANDAGE_STOPS = ("mafia", "ballot", "corner_shot", "last_shot")
"""The causes of a strike that the card stops."""


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
    if await _vest_saves(t, blow) or await _bandage_saves(t, blow):
        _saved(t, blow)
    else:
        eliminate(t, blow)
        shot = await _last_shot(t, blow)
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


# ---- the windows of a strike: Vest (MF-21), Bandage (MF-22), the last shot by right (MF-11.6, MF-12.3) or by card 13 (MF-33)


async def _vest_saves(t: Town, blow: Strike) -> bool:
    """Card 1: ask the struck player, who alone may show the Vest, and return whether it saved him (MF-21.1 to 21.6).

    He is asked whenever he might hold it, with "pass" alone if he does not (MF-14.2).
    """
    seat = blow.seat
    if blow.cause not in VEST_STOPS or not t.unspent(VEST) or t.state.seats[seat].shown:
        return False
    t.state.asked = seat
    picks = await t.ask(asks.vest(seat, works=t.can_use(seat, VEST)))
    t.state.asked = None
    if picks == asks.PASS:
        return False
    t.show_card(seat, VEST)
    blow.saved_card, blow.saved_by = VEST, seat
    return True


async def _bandage_saves(t: Town, blow: Strike) -> bool:
    """Card 2: ask all others who might hold the Bandage; the first to show it saves the struck player (MF-22.1 to 22.4)."""
    if blow.cause not in BANDAGE_STOPS or not t.unspent(BANDAGE):
        return False
    asked = tuple(asks.bandage(seat, works=t.can_use(seat, BANDAGE)) for seat in t.may_hold() if seat != blow.seat)
    answer = await t.offer(asked)
    if answer is None:
        return False
    t.show_card(answer.ask.seat, BANDAGE)
    blow.saved_card, blow.saved_by = BANDAGE, answer.ask.seat
    return True


async def _last_shot(t: Town, blow: Strike) -> Strike | None:
    """Step 5 of a strike: ask the eliminated player, and return the strike of the one he shoots (MF-8.6, 8.7).

    A player with both uses the right, and the card stays unseen.
    """
    seat = blow.seat
    targets = t.aims(seat)
    right = _has_right(t, blow)
    if not targets or not (right or _might_hold(t, blow)):
        return None
    works = right or t.can_use(seat, LAST_SHOT)
    t.tell(None, "mf-may-shoot", seat=seat_ref(seat), right=right)
    t.state.asked = seat
    picks = await t.ask(asks.last_shot(seat, targets if works else ()))
    t.state.asked = None
    if picks == asks.PASS:
        t.tell(None, "mf-no-shot", seat=seat_ref(seat))
        return None
    target = seat_of(picks[0])
    if not right:
        t.show_card(seat, LAST_SHOT, target=target)
    t.tell(None, "mf-shoots", reveals=not right, seat=seat_ref(seat), target=seat_ref(target), right=right)
    return Strike(t.state.phase, target, "last_shot", seat, right=right)


def _has_right(t: Town, blow: Strike) -> bool:
    """Return whether the eliminated player has the right to a shot: children (MF-12.3), else a large group in round 1 (MF-11.6)."""
    if t.options.kids_last_shot:
        return blow.cause in ("mafia", "ballot", "corner_shot")
    return t.row.group == "large" and t.state.round == 1 and blow.cause in ("mafia", "ballot")


def _might_hold(t: Town, blow: Strike) -> bool:
    """Whether by public facts he might hold an unspent card 13 that works for him (MF-33.3)."""
    seat = t.state.seats[blow.seat]
    return blow.cause not in SHOWN_AT_ONCE and seat.token == "police" and not seat.shown and t.unspent(LAST_SHOT)


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
