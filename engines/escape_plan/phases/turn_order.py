"""Phase 4: who acts before whom (EP-7)."""

from engines.escape_plan.table import City


def sort_order(t: City) -> None:
    """Put the highest notoriety first, ties in the reverse of their order (EP-7)."""
    state = t.state
    state.phase = "order"
    backwards = state.order[::-1]
    state.order = sorted(backwards, key=lambda actor: -t.figure(actor).row)
    t.tell(None, "ep-order", order=t.refs(state.order))
