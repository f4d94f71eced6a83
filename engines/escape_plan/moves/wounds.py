"""Wounds and handcuffs (EP-14)."""

from engines.escape_plan import asks
from engines.escape_plan.asks import named, single
from engines.escape_plan.components import WOUND_CUBES
from engines.escape_plan.state import Player
from engines.escape_plan.table import City, OneClock
from engines.table import seat_ref


async def wound(t: City, seat: int, count: int, cause: str) -> None:
    """Give ``count`` wounds one after the other (EP-14.1, 14.2, 14.5)."""
    player = t.player(seat)
    clock = OneClock(t)
    for number in range(count):
        if player.wounds < WOUND_CUBES:
            player.wounds += 1
        elif not await handcuff(t, seat, clock):
            count = number  # no field or card is left: the rest has no effect (EP-14.8)
            break
        else:
            player.wounds = WOUND_CUBES - 1
    if count:
        turn = t.state.turn
        if turn is not None and turn.actor == seat:
            turn.wounds += count
        t.tell(None, "ep-wounded", seat=seat_ref(seat), n=count, wounds=player.wounds, cause=cause)


async def handcuff(t: City, seat: int, clock: OneClock) -> bool:
    """Put handcuffs on the rightmost free field of the directory; return whether there was a card and a field (EP-14.2, 14.3, 14.8)."""
    player = t.player(seat)
    fields = [number for number, entry in enumerate(player.entries) if not entry.cuffed]
    if not fields or not t.state.handcuffs:
        return False
    field = fields[-1]
    entry = player.entries[field]
    lost = await choose_asset(t, seat, clock)
    t.state.handcuffs -= 1
    if lost:
        rearrange(player, lost, field)
        t.state.boxed.append(lost)
    entry.cuffed = True
    covered = f"contact:{entry.contact}" if entry.contact else ""
    asset = f"asset:{lost}" if lost else ""
    t.tell(None, "ep-handcuffs", seat=seat_ref(seat), field=field + 1, asset=asset, contact=covered)
    return True


async def choose_asset(t: City, seat: int, clock: OneClock) -> str:
    """D-16: which asset of the directory is lost, as its owner may rearrange them at any time; "" if there is none (EP-14.3).

    Assets are always on the rightmost fields that are free of handcuffs, so the field that is lost holds one if there is any.
    """
    player = t.player(seat)
    names = [entry.asset for entry in player.entries if entry.asset]
    if not names or player.gone:  # nobody who has left is asked: the asset on that field is lost (EP-26.12)
        return names[-1] if names else ""
    options = tuple([named("asset", name) for name in names])
    pick = await clock.decide(single(asks.WOUND_ASSET, seat, options, options[0].id, t.clock(seat)))
    return pick.partition(":")[2]


def rearrange(player: Player, lost: str, field: int) -> None:
    """Move the asset ``lost`` to ``field`` and off the board; the others keep their order beside it."""
    names = [entry.asset for entry in player.entries if entry.asset and entry.asset != lost]
    for entry in player.entries:
        entry.asset = ""
    for at, name in zip(range(field - len(names), field), names, strict=True):
        player.entries[at].asset = name
