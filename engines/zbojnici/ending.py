"""The end of the game and its winners (ZB-14, ZB-15.12)."""

from engines.table import Outcome, seat_ref, seats_arg
from engines.zbojnici.components import THRESHOLD
from engines.zbojnici.table import City


def verdict(t: City) -> tuple[str, tuple[int, ...]]:
    """Return the reason and the winning seats after the last day (ZB-14.3 to 14.5; ZB-15.12 for the duel)."""
    purses = {seat: t.state.players[seat].ducats for seat in t.robbers()}
    most = max(purses.values())
    if t.state.prince is not None and most < THRESHOLD:
        return "treasury_kept", (t.state.prince,)
    richest = tuple(seat for seat, ducats in purses.items() if ducats == most)
    return ("richest" if len(richest) == 1 else "shared"), richest


def finish(t: City, reason: str, winners: tuple[int, ...] = ()) -> Outcome:
    """Announce the end; the scores are the robbers' ducats (ZB-14.6)."""
    state = t.state
    state.phase, state.step, state.current = "end", None, None
    state.awaited, state.answered, state.wheels = [], [], []
    state.reason, state.winners = reason, winners
    t.tell(None, "zb-end", reveals=True, reason=reason, winners=seats_arg(winners))
    scores = {seat: state.players[seat].ducats for seat in t.robbers()}
    for seat, ducats in scores.items():
        t.tell(None, "zb-purse", seat=seat_ref(seat), n=ducats)
    return Outcome(frozenset(winners), reason, scores)
