"""Vendetta windows (4.23): everybody with a card is asked at once, then the chosen cards are resolved in phase order."""

from engines.nostra_city import asks, revenge
from engines.nostra_city.components import Window
from engines.nostra_city.references import REVENGE
from engines.nostra_city.state import OpenWindow
from engines.nostra_city.table import Family
from engines.nostra_city.targets import playable
from engines.table import Answer, seat_ref


async def window(t: Family, point: Window) -> None:
    """Open VW1 to VW5, again and again as long as a card was resolved in it and somebody holds one (NC-23.1, 23.4)."""
    state = t.state
    while holders := [seat for seat in state.order if state.players[seat].hand]:
        state.window = OpenWindow(point, holders)
        chosen = await choices(t, point, holders)
        if not chosen:
            break
        reveal(t, chosen)
        if not await resolve_all(t):
            break
    state.window = None


async def choices(t: Family, point: Window, holders: list[int]) -> dict[int, str]:
    """D2: ask all holders without a standing Pass, also those who can only pass; return the chosen cards by seat (NC-23.2, 23.7).

    A Pass stands from the moment it is given, so that it can be taken back at once (S1).
    """
    players = t.state.players
    open_asks = [asks.window(seat, playable(t, seat, point)) for seat in sorted(holders) if not players[seat].standing]
    if not open_asks:
        return {}

    def note(answer: Answer) -> None:
        kind, _, until = answer.picks[0].partition(":")
        if kind == "pass" and until:
            t.stand(answer.ask.seat, until)

    given = await t.everybody(open_asks, "window", waited=holders, on_answer=note)
    return {seat: asks.name_of(pick) for seat, (pick,) in given.items() if pick.startswith("card:")}


def reveal(t: Family, chosen: dict[int, str]) -> None:
    """Reveal the chosen cards, in the order in which they will be resolved (NC-22.4, 23.3)."""
    if t.state.window is None:
        return
    for seat in t.in_order(chosen):
        t.state.window.played.append((seat, chosen[seat]))
        t.tell(None, "nc-played", reveals=True, seat=seat_ref(seat), card=REVENGE[chosen[seat]])


async def resolve_all(t: Family) -> bool:
    """Resolve the revealed cards one by one; return whether at least one was resolved (NC-23.3 to 23.5)."""
    resolved = False
    while t.state.window is not None and t.state.window.played:
        seat, card = t.state.window.played[0]
        resolved |= await revenge.resolve(t, seat, card)
        t.state.window.played.pop(0)
    return resolved
