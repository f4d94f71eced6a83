"""The cards that lie before a seat for a while: Hideout (8, MF-28), Safe conduct (9, MF-29), Arrest (10, MF-30), Kidnap (12, MF-32).

``Town.victims``, ``aims``, ``voters`` and ``candidates`` apply their effects.
"""

from engines.mafie.components import ARREST, HIDEOUT, KIDNAP, SAFE_CONDUCT
from engines.mafie.table import Town


def show_hideout(t: Town, seat: int) -> None:
    """Show the card: in the next round the holder cannot be eliminated in any way (MF-28.2)."""
    t.announce_card(seat, HIDEOUT)
    t.state.hideout = seat
    t.state.hideout_round = t.state.round + 1


def end_hideout(t: Town) -> None:
    """Take the card away at P8 of the round in which it has worked (MF-28.4, MF-6.10)."""
    hidden = t.hidden()
    if hidden is not None:
        t.take_card(HIDEOUT, hidden)
        t.state.hideout = None


def show_safe_conduct(t: Town, seat: int) -> None:
    """Show the card: in the next Mafia phase the holder cannot be chosen (MF-29.2)."""
    t.announce_card(seat, SAFE_CONDUCT)
    t.state.safe = seat


def end_safe_conduct(t: Town) -> None:
    """Take the card away when the victim's strike at dawn is finished, or at the end of P0 (MF-29.5)."""
    if t.state.safe is not None:
        t.take_card(SAFE_CONDUCT, t.state.safe)
        t.state.safe = None


def show_arrest(t: Town, seat: int) -> None:
    """Show the card: in this round nobody can vote for the holder, and he does not vote (MF-30.2)."""
    t.announce_card(seat, ARREST)
    t.state.arrested = seat


def end_arrest(t: Town) -> None:
    """Take the card away at the end of P6 (MF-30.4)."""
    if t.state.arrested is not None:
        t.take_card(ARREST, t.state.arrested)
        t.state.arrested = None


def show_kidnap(t: Town, seat: int, target: int) -> None:
    """Show the card and put it before the target, who has no vote in this Police phase (MF-32.2)."""
    t.announce_card(seat, KIDNAP, target=target, before=target)
    t.state.kidnapped = target


def end_kidnap(t: Town) -> None:
    """Take the card away at the end of P6 (MF-32.4)."""
    if t.state.kidnapped is not None:
        t.take_card(KIDNAP, t.state.kidnapped)
        t.state.kidnapped = None
