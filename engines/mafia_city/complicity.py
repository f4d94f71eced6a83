"""Tokens into the Cell, and the chain of Complicity cases that may follow (MC-12)."""

from functools import partial

from engines.mafia_city import asks
from engines.mafia_city.chain import clock, resolve
from engines.mafia_city.components import KIND
from engines.mafia_city.drafts import Draft, Steps, compose
from engines.mafia_city.state import Effect, Window
from engines.mafia_city.table import City


async def to_cell(t: City, effect: Effect) -> None:
    """Move the token that ``effect`` names to the Cell; that opens a case (MC-6.2, 12.1)."""
    owner = t.token(effect.location, effect.place)
    t.state.cell.append(owner)
    await case(t, owner, effect.seat)


async def case(t: City, owner: int, cause: int) -> None:
    """Let the owner of the moved token, and nobody else, answer with one Complicity (MC-12.2 to 12.7)."""
    third = tuple(seat for seat in range(t.seats) if seat not in (owner, cause) and t.has_token(seat))
    if not third or not t.state.players[owner].cards:
        return
    t.open_window(Window("case", (owner,)), "case")
    steps = partial(case_steps, t, owner, third)
    answer = await compose(t, Draft(t, owner, clock(t, owner, own=True, kind="case"), steps, "pass"))
    t.close_window()
    if answer is not None:
        await resolve(t, answer, to_cell)


def case_steps(t: City, owner: int, third: tuple[int, ...]) -> Steps:
    """D14: let it pass, or a Complicity, the third player, his token."""
    state = t.state
    complicities = tuple([card for card in state.players[owner].cards if KIND[card] == "complicity"])
    pick = yield asks.COMPLICITY, asks.with_first(asks.LET, complicities), False
    if pick == "pass":
        return None
    card = asks.number_of(pick)
    victim = asks.number_of((yield asks.COMPLICITY_PLAYER, asks.seats_options(third), False))
    number, place = asks.token_of((yield asks.COMPLICITY_TOKEN, asks.own_tokens(state.piles, victim), True))
    return Effect(owner, "complicity", (card,), victim, number, place)
