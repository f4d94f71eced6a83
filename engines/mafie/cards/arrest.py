"""Card 10: Arrest (MF-30). ``Town.voters`` and ``candidates`` apply its effect on votes."""

from engines.mafie.components import ARREST
from engines.mafie.table import Town


def shelter(t: Town, seat: int) -> None:
    """Show the card: in this round nobody can vote for the holder, and he does not vote (MF-30.2)."""
    t.announce_card(seat, ARREST)
    t.state.arrested = seat


def release(t: Town) -> None:
    """Take the card away at the end of P6 (MF-30.4)."""
    if t.state.arrested is not None:
        t.take_card(ARREST, t.state.arrested)
        t.state.arrested = None
