"""Card 9: Safe conduct (MF-29). ``Town.victims`` applies its protection."""

from engines.mafie.components import SAFE_CONDUCT
from engines.mafie.table import Town
from engines.table import seat_ref


def show(t: Town, seat: int) -> None:
    """Show the card: in the next Mafia phase the holder cannot be chosen (MF-29.2)."""
    t.show_card(seat, SAFE_CONDUCT)
    t.state.safe = seat
    t.tell(None, "mf-card-shown", reveals=True, seat=seat_ref(seat), card=f"card:{SAFE_CONDUCT}")


def expire(t: Town) -> None:
    """Take the card away when the victim's strike at dawn is finished, or at the end of P0 (MF-29.5)."""
    if t.state.safe is not None:
        t.take_card(SAFE_CONDUCT, t.state.safe)
        t.state.safe = None
