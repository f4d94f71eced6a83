"""How well a player of Escape Plan stands when a day is over, in thousands of dollars at the end of the game."""

from engines.escape_plan.components import ASSET_VALUE
from engines.escape_plan.views import EscapePlanView, MyPart, PlayerLook
from engines.players.escape_plan_judging import Judgement

WON = 100
"""What winning is worth beside the money."""
CASH = 2
"""What a thousand in cash is worth while there is something to buy."""
CONTACT = 20
CUFFS = 30
RED = 17
"""What a wound costs: some heal."""
TOKEN = 25
KEY = 20
GEAR = 9
UNUSED = 7
"""What an unlocked asset is worth that is not used yet."""


def standing(city: EscapePlanView, seat: int) -> int:
    """Return what ``seat`` has in the end, and before it what that may be; nothing when arrested."""
    player = city.players[seat]
    if city.story is not None:
        total = next((sheet.total for sheet in city.story.sheets if sheet.who == f"seat:{seat}"), 0)
        return total + WON * (seat in city.winners)
    if city.me is None or player.location is None:
        return 0
    return round(_held(player, city.me) + Judgement(city, seat, city.me).after(player.location, 1))


def _held(player: PlayerLook, mine: MyPart) -> float:
    assets = sum([ASSET_VALUE if slot.used else UNUSED for slot in player.assets if slot.asset is not None])
    contacts = CONTACT * sum([entry.contact is not None and not entry.cuffed for entry in player.entries]) - CUFFS * player.handcuffs
    gear = GEAR * sum([pocket.kind == "equipment" for pocket in player.pockets]) + KEY * sum([not key.used for key in player.keys])
    places = sum([mine.amounts.get(spot, 0) for spot in player.visited])
    bags = sum([bag.value for bag in mine.bags])
    rest = CASH * mine.cash + TOKEN * player.tokens - RED * player.wounds - player.penalty
    return places + bags + assets + contacts + gear + rest
