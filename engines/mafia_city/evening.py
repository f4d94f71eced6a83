"""Phase IV: the starting player moves on, cards are drawn in three steps (MC-8)."""

from collections.abc import Sequence

from engines.mafia_city.table import City
from engines.table import seat_ref


def end_of_round(t: City) -> None:
    """Pass the starting player token to the left, then draw (MC-8.1, 8.2)."""
    state = t.state
    state.phase = "draw"
    state.starting = t.clockwise(state.starting)[1]
    t.tell(None, "mc-phase", phase="phase:draw", round=state.round)
    t.tell(None, "mc-next", seat=seat_ref(state.starting))
    poorest = only_lowest([player.vp for player in state.players])
    if poorest is not None:
        if poorest == only_lowest([len(player.cards) for player in state.players]):
            draw_step(t, poorest, 1)
        draw_step(t, poorest, 2)
    for seat in t.clockwise(state.starting):
        draw_step(t, seat, 3)


def only_lowest(numbers: Sequence[int]) -> int | None:
    """Return the index of the lowest number, None on a tie."""
    least = min(numbers)
    return numbers.index(least) if numbers.count(least) == 1 else None


def draw_step(t: City, seat: int, step: int) -> None:
    """Let ``seat`` draw one card in ``step`` 1, 2 or 3 (MC-8.3 to 8.5)."""
    t.tell(None, "mc-draw-step", seat=seat_ref(seat), n=len(t.draw(seat, 1)), step=step)
