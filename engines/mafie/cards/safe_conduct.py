"""Card 9: Safe conduct (MF-29). ``Town.victims`` applies its protection."""

from engines.mafie.components import SAFE_CONDUCT
from engines.mafie.table import Town


def show(t: Town, seat: int) -> None:
    """Show the card: in the next Mafia phase the holder cannot be chosen (MF-29.2)."""
    t.announce_card(seat, SAFE_CONDUCT)
    t.state.safe = seat


def expire(t: Town) -> None:
    """Take the card away when the victim's strike at dawn is finished, or at the end of P0 (MF-29.5)."""
    if t.state.safe is not None:
        t.take_card(SAFE_CONDUCT, t.state.safe)
        t.state.safe = None
