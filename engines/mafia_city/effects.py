"""Effects of cards: the texts of type Action and the Hats (MC-10.8 to 10.25)."""

from collections.abc import Mapping

from engines.mafia_city import asks
from engines.mafia_city.asks import CARD, LOCATION
from engines.mafia_city.chain import Perform, to_cell
from engines.mafia_city.components import RACKETS_CARDS, Step
from engines.mafia_city.state import Effect
from engines.mafia_city.table import City
from engines.table import seat_ref


async def hat_one(t: City, effect: Effect) -> None:
    """Take one of the player's tokens back to hand (MC-10.8)."""
    seat = t.token(effect.location, effect.place)
    t.state.players[seat].mobsters += 1


async def hat_two(t: City, effect: Effect) -> None:
    """Put a token of the player's reserve on top of a pile (MC-10.9)."""
    t.state.players[effect.seat].reserve -= 1
    t.state.piles[effect.location].append(effect.seat)


async def thief(t: City, effect: Effect) -> None:
    """Take one unseen card of the victim, if there is one (MC-10.16, 11.11)."""
    cards = t.state.players[effect.victim].cards
    thief, victim = seat_ref(effect.seat), seat_ref(effect.victim)
    if not cards:
        t.tell(None, "mc-nothing", seat=thief, victim=victim)
        return
    card = t.steal(cards)
    t.take(effect.victim, (card,))
    t.give(effect.seat, [card])
    t.tell(None, "mc-stolen", seat=thief, victim=victim)
    t.tell((effect.seat, effect.victim), "mc-stolen-card", seat=thief, victim=victim, card=CARD[card])


async def police_raid(t: City, effect: Effect) -> None:
    """Return all tokens of the pile to their owners' hands; owners who have passed are active again (MC-10.20, 10.21, 3.12)."""
    pile = t.state.piles[effect.location]
    for seat in t.clockwise(effect.seat):
        number = pile.count(seat)
        if number:
            player = t.state.players[seat]
            player.mobsters += number
            t.tell(None, "mc-returned", seat=seat_ref(seat), n=number, location=LOCATION[effect.location])
            if player.passed:
                t.awake(seat)
    pile.clear()


async def pulling_strings(t: City, effect: Effect) -> None:
    """Let the heads of two piles change places (MC-10.22)."""
    one, other = t.state.piles[effect.location], t.state.piles[effect.target]
    one[0], other[0] = other[0], one[0]


async def big_plan(t: City, effect: Effect) -> None:
    """Put a token on top of the pile of another location (MC-10.23)."""
    t.state.piles[effect.target].append(t.token(effect.location, effect.place))


async def rackets(t: City, effect: Effect) -> None:
    """Draw three cards and discard one of these (MC-10.25, R33)."""
    seat = effect.seat
    drawn = t.draw(seat, RACKETS_CARDS)
    t.tell(None, "mc-draws", seat=seat_ref(seat), n=len(drawn))
    await dismiss(t, asks.RACKETS, "rackets", seat, drawn)


async def dismiss(t: City, name: str, step: Step, seat: int, cards: list[int]) -> None:
    """Let ``seat`` discard one of ``cards``; a single card needs no question (D20, D22)."""
    if not cards:
        return
    card = cards[0]
    if len(cards) > 1:
        card = asks.number_of(await t.decide(asks.dismiss(name, seat, cards), step))
    put_away(t, seat, card)


def put_away(t: City, seat: int, card: int) -> None:
    """Discard a card of ``seat`` and tell which."""
    t.discard(seat, card)
    t.tell(None, "mc-discards", reveals=True, seat=seat_ref(seat), card=CARD[card])


PERFORM: Mapping[str, Perform] = {
    "informer": to_cell,
    "thief": thief,
    "police_raid": police_raid,
    "pulling_strings": pulling_strings,
    "big_plan": big_plan,
    "rackets": rackets,
    "hat_one": hat_one,
    "hat_two": hat_two,
}
"""The effect of each play of a turn; Informer moves a token to the Cell."""
