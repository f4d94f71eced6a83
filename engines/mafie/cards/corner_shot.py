"""Card 11: Shot from the corner (MF-31), a free card."""

from engines.mafie.components import CORNER_SHOT
from engines.mafie.strike import strike
from engines.mafie.table import Town
from engines.table import seat_ref


async def shoot(t: Town, seat: int, target: int) -> None:
    """Show the card and strike the target at once; the shooter stays (MF-31.2). Raises Over when that ends the game."""
    t.show_card(seat, CORNER_SHOT, target=target)
    t.tell(None, "mf-card-shown-at", reveals=True, seat=seat_ref(seat), card=f"card:{CORNER_SHOT}", target=seat_ref(target))
    await strike(t, target, "corner_shot", seat)
