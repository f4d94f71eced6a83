"""Card 11: Shot from the corner (MF-31), a free card."""

from engines.mafie.components import CORNER_SHOT
from engines.mafie.strike import strike
from engines.mafie.table import Town


async def shoot(t: Town, seat: int, target: int) -> None:
    """Show the card and strike the target at once; the shooter stays (MF-31.2). Raises Over when that ends the game."""
    t.announce_card(seat, CORNER_SHOT, target=target)
    await strike(t, target, "corner_shot", seat)
