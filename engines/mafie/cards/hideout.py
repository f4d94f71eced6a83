"""Card 8: Hideout (MF-28). ``Town.victims``, ``aims``, ``voters`` and ``candidates`` apply its protection."""

from engines.mafie.components import HIDEOUT
from engines.mafie.table import Town


def show(t: Town, seat: int) -> None:
    """Show the card: in the next round the holder cannot be eliminated in any way (MF-28.2)."""
    t.announce_card(seat, HIDEOUT)
    t.state.hideout = seat
    t.state.hideout_round = t.state.round + 1


def leave(t: Town) -> None:
    """Take the card away at P8 of the round in which it has worked (MF-28.4, MF-6.10)."""
    hidden = t.hidden()
    if hidden is not None:
        t.take_card(HIDEOUT, hidden)
        t.state.hideout = None
