"""Card 7: Wiretap (MF-27), a free card."""

from engines.mafie.components import WIRETAP
from engines.mafie.table import Town


def tap(t: Town, seat: int, target: int) -> None:
    """Show the card and whom it taps; the holder alone sees that player's token (MF-27.2)."""
    t.show_card(seat, WIRETAP, target=target)
    t.tell(None, "mf-card-shown-at", reveals=True, seat=f"seat:{seat}", card=f"card:{WIRETAP}", target=f"seat:{target}")
    token = t.state.seats[target].token
    t.state.seats[seat].knows[target] = token
    t.whisper((seat,), "mf-tapped", seat=f"seat:{target}", token=f"token:{token}")
