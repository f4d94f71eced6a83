"""Drawing Vendetta cards, and being Betrayed (NC-22.1, 22.2, 22.9, 4.6, 4.13)."""

from collections.abc import Mapping

from engines.nostra_city import asks
from engines.nostra_city.asks import CARD, REVENGE
from engines.nostra_city.components import ATLANTIC_CITY, GOTA
from engines.nostra_city.table import Family, use
from engines.table import seat_ref

FRANCESCA = "donata_francesca"


def draw_vendetta(t: Family, seat: int, count: int) -> None:
    """Let ``seat`` draw ``count`` Vendetta cards, fewer if there are no more; a standing Pass lapses (NC-22.2, 22.9, 23.7)."""
    player = t.state.players[seat]
    drawn: list[str] = []
    while len(drawn) < count and (card := _next_card(t)):
        drawn.append(card)
    if not drawn:
        return
    if player.standing:
        t.stand(seat, "")
    t.tell(None, "nc-vendetta", seat=seat_ref(seat), n=len(drawn))
    t.tell((seat,), "nc-vendetta-drawn", cards=tuple([REVENGE[card] for card in drawn]))
    for card in drawn:
        if card in (GOTA, ATLANTIC_CITY):
            lay_out(t, seat, card)
        else:
            player.hand.append(card)


def _next_card(t: Family) -> str:
    """Take the top Vendetta card, after a re-shuffle if need be; "" for none (NC-22.9)."""
    state = t.state
    if not state.vendetta_deck and state.vendetta_discard:
        state.vendetta_deck = t.shuffled("vendetta", state.vendetta_discard)
        state.vendetta_discard = []
        t.tell(None, "nc-vendetta-reshuffled", n=len(state.vendetta_deck))
    return state.vendetta_deck.pop() if state.vendetta_deck else ""


def lay_out(t: Family, seat: int, card: str) -> None:
    """Put Anthony Gota or Atlantic City into the Territory, Free (NC-8.4, 22.2); it counts as gained in a MEETING (NC-13.2)."""
    player = t.state.players[seat]
    (player.gangsters if card == GOTA else player.districts)[card] = True
    player.gained = True
    t.tell(None, "nc-laid-out", reveals=True, seat=seat_ref(seat), card=CARD[card])


def betray(t: Family, shortages: Mapping[int, int], cause: str, spared: int | None = None) -> None:
    """Let the Betrayed draw as many cards as Notes are missing, in phase order; ``spared`` draws one fewer (NC-6.2, 6.4, 22.1)."""
    for seat in t.in_order(shortages):
        t.tell(None, "nc-betrayed", seat=seat_ref(seat), n=shortages[seat], cause=cause)
        draw_vendetta(t, seat, shortages[seat] - (seat == spared))


async def francesca(t: Family, seat: int) -> None:
    """Francesca Donata: a Betrayed player may Use her to draw one card more (D8)."""
    if t.ready(seat, FRANCESCA) and await ability_used(t, seat, FRANCESCA):
        draw_vendetta(t, seat, 1)


async def ability_used(t: Family, seat: int, gangster: str) -> bool:
    """Ask D8 and return whether ``seat`` Uses Francesca, Nina or Teresa Donata (NC-21.5)."""
    if await t.one(asks.react(seat, gangster), "react") != "use":
        return False
    use(t.state.players[seat], gangster)
    t.tell_ability(seat, gangster)
    return True


async def betray_in_meeting(t: Family, seats: list[int], cause: str) -> None:
    """Let each of ``seats`` draw one card, then Francesca prompts in the same order (NC-12.16, 13.1)."""
    betray(t, dict.fromkeys(seats, 1), cause)
    for seat in t.in_order(seats):
        await francesca(t, seat)
