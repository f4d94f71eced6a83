"""Unlocking assets (EP-23): onto the free slot with the highest cost."""

from engines.escape_plan import asks
from engines.escape_plan.components import SLOT_COSTS
from engines.escape_plan.state import Asset, Player
from engines.escape_plan.table import City, OneClock
from engines.table import Ask, Option, seat_ref

PREFERRED = ("as_heal", "as_avoid", "as_key", "as_state", "as_local", "as_special")
"""The order of the defaults (D-20)."""


def locked(t: City, seat: int) -> list[str]:
    """Return the locked assets of ``seat`` in the order of D-20."""
    player = t.player(seat)
    held = [entry.asset for entry in player.entries] + [pocket.asset for pocket in player.pockets]
    return [asset for asset in PREFERRED if asset in held]


def options(t: City, seat: int) -> tuple[Option, ...]:
    """Return an option for each locked asset, the default of D-20 first."""
    return tuple([asks.named("asset", asset) for asset in locked(t, seat)])


def unlock(t: City, seat: int, asset: str, cause: str) -> None:
    """Move a locked asset to the free slot with the highest cost; with all slots taken it leaves the game (EP-23.2 to 23.4).

    Raises ValueError when ``asset`` is not locked.
    """
    player = t.player(seat)
    _take_off(player, asset)
    slot = len(player.assets)
    if slot < len(SLOT_COSTS):
        player.assets.append(Asset(asset))
    else:
        t.state.boxed.append(asset)
    cost = SLOT_COSTS[slot] if slot < len(SLOT_COSTS) else -1
    t.tell(None, "ep-unlocked", seat=seat_ref(seat), asset=f"asset:{asset}", slot=cost, cause=cause)


def _take_off(player: Player, asset: str) -> None:
    for entry in player.entries:
        if entry.asset == asset:
            entry.asset = ""
            close_up(player)
            return
    for pocket in player.pockets:
        if pocket.asset == asset:
            pocket.asset = ""
            return
    raise ValueError(f"{asset} is not locked")


def close_up(player: Player) -> None:
    """Shift the assets of the directory to the right in their order, up to the handcuffs; contacts keep their fields (EP-23.3)."""
    assets = [entry.asset for entry in player.entries if entry.asset]
    free = [entry for entry in player.entries if not entry.cuffed and not entry.contact]
    for entry in free:
        entry.asset = ""
    for entry, asset in zip(free[len(free) - len(assets) :], assets, strict=True):
        entry.asset = asset


async def ask(t: City, seat: int, cause: str, clock: OneClock | None = None) -> None:
    """D-20: let ``seat`` unlock an asset of its choice, if one is locked (EP-23.5). ``clock``: one shared with other questions."""
    free = options(t, seat)
    if not free:
        return
    question = Ask(asks.UNLOCK_ASSET, seat, free, (free[0].id,), clock=t.clock(seat))
    pick = await (clock or t).decide(question)
    unlock(t, seat, pick.partition(":")[2], cause)
