"""The worth of a district to a band before the figures move: expectations from the public state, in tenths of a ducat.

Others are assumed to go anywhere with equal chances. Numbers are whole, so that every machine judges alike.
"""

from engines.zbojnici.components import DAYS, DISTRICTS, Dice, Each, Gamble, Scale, Shared, Trade, Whole
from engines.zbojnici.views import PlaceView, PlayerView, ZbojniciView

TENTHS = 10
PIPS = 35
"""The average of a die."""

CAUGHT = 20
"""The cost of an arrested bandit: a token or a day."""

CERTAIN = 1000
WARY = 700
"""The greatest assumed chance of a guard in one district, in thousandths."""

TOKEN = 14
"""The worth of a kept token."""


def effect_of(place: PlaceView) -> object:
    """Return the effect that counts in ``place``: its own or that of the day card."""
    return (DAYS if place.day else DISTRICTS)[place.district].effect


def others_of(city: ZbojniciView, seat: int) -> int:
    """Return how many bandits the other robbers can place."""
    return sum(player.bandits for player in city.players if player.seat != seat)


def nobody_else(others: int) -> int:
    """Return the chance, in thousandths, that none of ``others`` bandits comes to a given district."""
    chance = CERTAIN
    for _ in range(others):
        chance = chance * 6 // 7
    return chance


def at_most_one_else(others: int) -> int:
    """Return the chance, in thousandths, that at most one of ``others`` bandits comes to a given district."""
    chance = nobody_else(others)
    return chance if not others else chance + others * nobody_else(others - 1) // 7


def loot(place: PlaceView, band: int, others: int, me: PlayerView) -> int:
    """Return the expectation of ``band`` bandits of ``me`` in ``place`` without a guard there, with ``others`` bandits in the city."""
    match effect_of(place):
        case Scale(values=values):
            return TENTHS * values[band - 1]
        case Shared(base=base, dice=dice):
            share = (TENTHS * base + PIPS * dice) * band * 7 // (7 * band + others)
            trap = DISTRICTS[place.district].trap
            return share if trap is None or band > trap.most else share * (CERTAIN - nobody_else(others)) // CERTAIN
        case Each(value=value):
            chance = {1: at_most_one_else(others), 2: nobody_else(others)}.get(band, 0)
            return TENTHS * value * band * chance // CERTAIN
        case Whole(value=value):
            return TENTHS * value * nobody_else(others) // CERTAIN
        case Gamble(price=price, few=few, many=many):
            return band * (max(PIPS * few, PIPS * many - TENTHS * price) if (me.ducats or 0) >= price else PIPS * few)
        case Dice(dice=dice):
            return band * PIPS * dice
        case Trade(take=take, price=price):
            return trade(me, band, take, price)
        case _:
            return 0


def trade(me: PlayerView, band: int, take: int, price: int) -> int:
    """Return the gain at the Harbour: all bandits but the last take tokens, the last one sells them all or takes as well."""
    fetched = min(me.supply, take * (band - 1))
    sale = (me.tokens + fetched) * (TENTHS * price - TOKEN) + fetched * TOKEN
    return max(sale, min(me.supply, take * band) * TOKEN)


def worth(city: ZbojniciView, place: PlaceView, band: int, seat: int, guarded: int) -> int:
    """Return the expectation of ``band`` bandits of ``seat`` in ``place``, with a guard there by the chance ``guarded`` (thousandths)."""
    gained = loot(place, band, others_of(city, seat), city.players[seat])
    return (gained * (CERTAIN - guarded) - CAUGHT * band * guarded) // CERTAIN


def temptation(city: ZbojniciView, place: PlaceView) -> int:
    """Return how much ``place`` draws robbers: the best expectation of one of them there, for each bandit."""
    best = 0
    for player in city.players:
        if player.role == "robber":
            for band in range(1, player.bandits + 1):
                best = max(best, loot(place, band, others_of(city, player.seat), player) // band)
    return best


def lures(city: ZbojniciView) -> dict[str, int]:
    """Return how strongly each district of the ring draws robbers, and so guards."""
    return {place.district: temptation(city, place) ** 2 for place in city.places if place.district != "dungeon"}


def dangers(city: ZbojniciView, seat: int) -> dict[str, int]:
    """Return the chance, in thousandths, that a guard of others stands in each district: half of them anywhere, half where it tempts."""
    drawn = lures(city)
    guards = sum(player.guards for player in city.players if player.seat != seat)
    total = max(1, sum(drawn.values()))
    anywhere = CERTAIN * guards // len(drawn)
    return {district: min(WARY, (anywhere + CERTAIN * guards * lure // total) // 2) for district, lure in drawn.items()}


WON = 100_000
"""The worth of a won game, divided among its winners."""
JAILED = 15
"""The cost of a bandit in the Dungeon."""


def wealth(player: PlayerView) -> int:
    """Return the wealth of a robber in the evening, in tenths of a ducat: purse and tokens less bandits in the Dungeon."""
    return TENTHS * (player.ducats or 0) + TOKEN * player.tokens - JAILED * player.prisoners


def standing(city: ZbojniciView, seat: int) -> int:
    """Return how well ``seat`` stands when a day is over, more being better.

    A robber wants to have much, and more than the richest other; the prince wants nobody to have much.
    """
    if city.phase == "end":
        return WON // len(city.winners) if seat in city.winners else 0
    robbers = {player.seat: wealth(player) for player in city.players if player.role == "robber"}
    own = robbers.pop(seat, None)
    if own is None:
        return -sum(riches * riches for riches in robbers.values()) // 200
    return 2 * own - max(robbers.values())
