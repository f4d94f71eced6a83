"""Rest (EP-9)."""

from engines.escape_plan import unlocking
from engines.escape_plan.table import City
from engines.table import seat_ref


async def rest(t: City, seat: int) -> None:
    """Turn the rest token, everything used face up, and unlock an asset (EP-9.2 to 9.4)."""
    player = t.player(seat)
    player.rested = True
    t.tell(None, "ep-rest", seat=seat_ref(seat))
    refresh(t, seat)
    player.first_aid = True
    await unlocking.ask(t, seat, "rest")


def refresh(t: City, seat: int) -> None:
    """Turn all contacts without handcuffs and all equipment face up (EP-9.3, 22.21); no notoriety comes of it."""
    player = t.player(seat)
    for entry in player.entries:
        if entry.contact and not entry.cuffed:
            entry.used = False
    for pocket in player.pockets:
        if pocket.item and not pocket.item.startswith("fx_"):
            pocket.used = False
    t.tell(None, "ep-refreshed", seat=seat_ref(seat))
