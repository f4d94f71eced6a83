"""Step 2 of a cycle: Secret Deals are bid in stages until nobody adds one, then control is determined (MC-5)."""

from functools import lru_cache

from engines.mafia_city import asks
from engines.mafia_city.chain import clock, resolve
from engines.mafia_city.components import KIND
from engines.mafia_city.control import open_to_change
from engines.mafia_city.references import LOCATION, cards_arg
from engines.mafia_city.state import Effect, Window
from engines.mafia_city.table import City
from engines.table import Answer, Ask, seat_ref


async def bidding(t: City, number: int) -> None:
    """Stages of simultaneous choices; each may bring one play; a stage without one ends the bidding (MC-5.3, 5.4, 5.9, 5.11)."""
    state = t.state
    pile, first, stage = state.piles[number], state.starting, 0
    while open_to_change(number, pile, state.deals, [len(player.cards) for player in state.players]):
        stage += 1
        choices = await hold_stage(t, number, stage)
        player = next((seat for seat in t.clockwise(first) if choices.get(seat)), None)
        if player is None:
            return
        await play_deals(t, number, player, choices[player])
        first = t.clockwise(player)[1]


async def hold_stage(t: City, number: int, stage: int) -> dict[int, tuple[int, ...]]:
    """D16: let everybody with a card choose, once and unseen; return the choices by seat (MC-5.4, 15.4)."""
    state = t.state
    seats = tuple([seat for seat in t.clockwise(state.starting) if state.players[seat].cards])
    t.open_window(Window("deal", seats, stage), "deal")

    def note(answer: Answer) -> None:
        state.players[answer.ask.seat].choice = chosen(answer.picks)

    given = await t.gather([stage_ask(t, seat, number) for seat in seats], on_answer=note)
    for seat in seats:
        state.players[seat].choice = None
    t.close_window()
    return {seat: chosen(picks) for seat, picks in given.items()}


def stage_ask(t: City, seat: int, number: int) -> Ask:
    """Return the question of this stage to ``seat``."""
    deals = tuple([card for card in t.state.players[seat].cards if KIND[card] == "secret_deal"])
    return asks.secret_deal(seat, deals, clock(t, seat, own=seat in t.state.piles[number]))


@lru_cache(maxsize=10_000)
def chosen(picks: tuple[str, ...]) -> tuple[int, ...]:
    """Return the cards that ``picks`` name, in ascending order; ``none`` names no card."""
    return tuple(sorted([asks.number_of(pick) for pick in picks if pick != asks.NONE.id]))


async def play_deals(t: City, number: int, seat: int, cards: tuple[int, ...]) -> None:
    """Show all cards of one play, then resolve one after another, each with a chain of its own (MC-5.5, 5.6, 5.11)."""
    state = t.state
    t.take(seat, cards)
    state.in_play += cards
    if len(cards) > 1:
        t.tell(None, "mc-deals", reveals=True, seat=seat_ref(seat), cards=cards_arg(cards), location=LOCATION[number])
    for card in cards:
        await resolve(t, Effect(seat, "secret_deal", (card,), location=number), count)


async def count(t: City, effect: Effect) -> None:
    """Add an uncancelled Secret Deal to the tokens of its player (MC-5.1)."""
    t.state.deals.append((effect.seat, effect.cards[0]))
