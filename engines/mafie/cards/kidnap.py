"""Card 12: Kidnap (MF-32). ``Town.voters`` applies its effect on votes."""

from engines.mafie.components import KIDNAP
from engines.mafie.table import Town


def carry_off(t: Town, seat: int, target: int) -> None:
    """Show the card and put it before the target, who has no vote in this Police phase (MF-32.2)."""
    t.announce_card(seat, KIDNAP, target=target, before=target)
    t.state.kidnapped = target


def release(t: Town) -> None:
    """Take the card away at the end of P6 (MF-32.4)."""
    if t.state.kidnapped is not None:
        t.take_card(KIDNAP, t.state.kidnapped)
        t.state.kidnapped = None
