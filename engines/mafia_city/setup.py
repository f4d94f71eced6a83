"""The set-up: starting player, colours, Mafiosi, cards, one exchange (MC-1)."""

from engines.mafia_city import asks
from engines.mafia_city.asks import cards_arg
from engines.mafia_city.components import COLORS, PLAYERS, START_CARDS
from engines.mafia_city.table import City
from engines.table import seat_ref


async def set_up(t: City) -> None:
    """Lay out the city and let everybody choose; the figures stand on their locations from the beginning (MC-1.2, 1.8 to 1.11)."""
    state = t.state
    t.begin_chapter(0)
    t.refresh()
    t.tell(None, "mc-city", locations=tuple(f"location:{number}" for number in state.layout))
    t.tell(None, "mc-target", n=state.target, mode=t.options.target_mode)
    state.starting = t.draw_starting()
    t.tell(None, "mc-starts", seat=seat_ref(state.starting))
    await choose_colors(t)
    give_mobsters(t)
    state.deck = t.deal_deck()[::-1]
    for seat in t.clockwise(state.starting):
        t.draw(seat, START_CARDS)
    await exchange(t)


async def choose_colors(t: City) -> None:
    """D1, from the starting player clockwise (MC-1.4)."""
    free = list(COLORS)
    for seat in t.clockwise(t.state.starting):
        color = free[0]
        if len(free) > 1:
            color = (await t.decide(asks.colour(seat, free), "color")).partition(":")[2]
        free.remove(color)
        t.state.players[seat].color = color
        t.tell(None, "mc-colour", seat=seat_ref(seat), colour=f"colour:{color}")


def give_mobsters(t: City) -> None:
    """Give everybody his Mafiosi, some in hand and some in reserve (MC-1.5 to 1.7)."""
    row = PLAYERS[t.seats]
    for player in t.state.players:
        player.mobsters, player.reserve = row.hand, row.reserve


async def exchange(t: City) -> None:
    """D2: both cards once, or none; who exchanges draws before the next one chooses (MC-1.16 to 1.18)."""
    state = t.state
    for seat in t.clockwise(state.starting):
        if await t.decide(asks.exchange(seat), "exchange") == "keep":
            t.tell(None, "mc-keeps", seat=seat_ref(seat))
            continue
        old = list(state.players[seat].cards)
        for card in old:
            t.discard(seat, card)
        t.tell(None, "mc-exchanges", reveals=True, seat=seat_ref(seat), cards=cards_arg(old))
        t.draw(seat, START_CARDS)
