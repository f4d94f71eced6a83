"""Card 2: Bandage (MF-22)."""

from engines.mafie import asks
from engines.mafie.components import BANDAGE
from engines.mafie.state import Strike
from engines.mafie.table import Town

STOPS = ("mafia", "ballot", "corner_shot", "last_shot")


async def saves(t: Town, blow: Strike) -> bool:
    """Ask all others who might hold the Bandage; the first to show it saves the struck player (MF-22.1 to 22.4)."""
    if blow.cause not in STOPS or not t.unspent(BANDAGE):
        return False
    asked = tuple(asks.bandage(seat, works=t.can_use(seat, BANDAGE)) for seat in t.may_hold() if seat != blow.seat)
    answer = await t.offer(asked)
    if answer is None:
        return False
    t.show_card(answer.ask.seat, BANDAGE)
    blow.saved_card, blow.saved_by = BANDAGE, answer.ask.seat
    return True
