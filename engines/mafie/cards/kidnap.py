"""Card 12: Kidnap (MF-32). What it does to votes is in the town's ``voters``."""

from engines.mafie.components import KIDNAP
from engines.mafie.table import Town


def carry_off(t: Town, seat: int, target: int) -> None:
    """Show the card and put it before the target, who has no vote in this Police phase (MF-32.2)."""
    t.show_card(seat, KIDNAP, target=target, before=target)
    t.state.kidnapped = target
    t.tell(None, "mf-card-shown-at", reveals=True, seat=f"seat:{seat}", card=f"card:{KIDNAP}", target=f"seat:{target}")


def release(t: Town) -> None:
    """Take the card away at the end of P6 (MF-32.4)."""
    if t.state.kidnapped is not None:
        t.take_card(KIDNAP, t.state.kidnapped)
        t.state.kidnapped = None
