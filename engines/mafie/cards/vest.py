"""Card 1: Bulletproof vest (MF-21)."""

from engines.mafie import asks
from engines.mafie.components import VEST
from engines.mafie.state import Strike
from engines.mafie.table import Town

STOPS = ("mafia", "ballot")


async def saves(t: Town, blow: Strike) -> bool:
    """Ask the struck player, who alone may show the Vest, and return whether it saved him (MF-21.1 to 21.6).

    He is asked whenever he might hold it, with "pass" alone if he does not (MF-14.2).
    """
    seat = blow.seat
    if blow.cause not in STOPS or not t.unspent(VEST) or t.state.seats[seat].shown:
        return False
    t.state.asked = seat
    picks = await t.ask(asks.vest(seat, works=t.can_use(seat, VEST)))
    t.state.asked = None
    if picks == asks.PASS:
        return False
    t.show_card(seat, VEST)
    blow.saved_card, blow.saved_by = VEST, seat
    return True
