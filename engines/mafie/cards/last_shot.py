"""The last shot of an eliminated player: by right (MF-11.6, MF-12.3) or by card 13 (MF-33)."""

from engines.mafie import asks
from engines.mafie.components import LAST_SHOT, SHOWN_AT_ONCE
from engines.mafie.state import Strike
from engines.mafie.table import Town
from engines.table import seat_of, seat_ref


async def fired(t: Town, blow: Strike) -> Strike | None:
    """Step 5 of a strike: ask the eliminated player, and return the strike of the one he shoots (MF-8.6, 8.7).

    A player with both uses the right, and the card stays unseen.
    """
    seat = blow.seat
    targets = t.aims(seat)
    right = has_right(t, blow)
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


def has_right(t: Town, blow: Strike) -> bool:
    """Return whether the eliminated player has the right to a shot: children (MF-12.3), else a large group in round 1 (MF-11.6)."""
    if t.options.kids_last_shot:
        return blow.cause in ("mafia", "ballot", "corner_shot")
    return t.row.group == "large" and t.state.round == 1 and blow.cause in ("mafia", "ballot")


def _might_hold(t: Town, blow: Strike) -> bool:
    """Whether by public facts he might hold an unspent card 13 that works for him (MF-33.3)."""
    seat = t.state.seats[blow.seat]
    return blow.cause not in SHOWN_AT_ONCE and seat.token == "police" and not seat.shown and t.unspent(LAST_SHOT)
