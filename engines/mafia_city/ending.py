"""The end of the game and its winner (MC-9)."""

from collections.abc import Sequence

from engines.mafia_city.components import IDLE_ROUNDS
from engines.mafia_city.table import City
from engines.table import Outcome, seat_ref, seats_arg

CRITERIA = ("points", "reserve", "cards", "mayor", "order")
"""The criteria among players at the target, in order (MC-9.3, 9.4); each is also a reason of the end."""


def merits(t: City, seat: int) -> tuple[int, int, int, int, int]:
    """Return the values of ``CRITERIA`` for ``seat``, the higher the better; the last is always decisive."""
    state = t.state
    player = state.players[seat]
    return player.vp, -player.reserve, len(player.cards), int(seat == state.mayor), -t.clockwise(state.starting).index(seat)


def ranking(t: City) -> tuple[int, ...]:
    """Return all seats from the first place to the last (R35)."""
    return tuple(sorted(range(t.seats), key=lambda seat: merits(t, seat), reverse=True))


def verdict(t: City) -> tuple[str, tuple[int, ...]] | None:
    """Return reason and winners at the end of phase II, None when the game goes on (MC-9.1 to 9.5)."""
    state = t.state
    reached = sum(player.vp >= state.target for player in state.players)
    if reached:
        first, second = ranking(t)[:2]
        return ("target" if reached == 1 else decided_by(merits(t, first), merits(t, second))), (first,)
    return ("idle", ()) if state.idle >= IDLE_ROUNDS else None


def decided_by(first: Sequence[int], second: Sequence[int]) -> str:
    """Return the first criterion in which the two differ."""
    return next(name for name, one, other in zip(CRITERIA, first, second, strict=True) if one != other)


def finish(t: City, reason: str, winners: tuple[int, ...] = ()) -> Outcome:
    """Announce the end; the scores are the victory points."""
    state = t.state
    state.phase, state.step, state.turn, state.current, state.controller = "end", None, None, None, None
    state.awaited, state.window, state.undecided = (), None, []
    for player in state.players:
        player.draft.clear()
        player.choice = None
    state.reason, state.winners = reason, winners
    t.refresh()
    t.tell(None, "mc-end", reveals=True, reason=reason, winners=seats_arg(winners))
    for place, seat in enumerate(ranking(t), 1):
        t.tell(None, "mc-score", seat=seat_ref(seat), vp=state.players[seat].vp, place=place)
    return Outcome(frozenset(winners), reason, {seat: player.vp for seat, player in enumerate(state.players)})
