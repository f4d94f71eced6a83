"""What one seat knows besides the public facts (MA-1.7)."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from pydantic import BaseModel

from engines.mafie.components import Token
from engines.mafie.views import MafieView
from engines.players.inference.worlds import Setup


@dataclass(frozen=True, slots=True)
class Knowledge:
    """Knowledge of a seat, all of it certain.

    ``tokens``: its own and those it has seen (the Agent's looks, Wiretap, Role swap). ``sides``: whether a seat plays for the Mafia,
    where that follows from no token (its own card, its being recruited). ``wakers``: who wakes with the Mafia, for one who has been told.
    """

    tokens: Mapping[int, Token] = field(default_factory=dict)
    sides: Mapping[int, bool] = field(default_factory=dict)
    wakers: frozenset[int] | None = None


def knowledge_of(view: MafieView) -> Knowledge:
    """Return what the viewer of ``view`` knows; nothing for a spectator. The dead know no more than they did: their view is not used."""
    me = view.me
    if me is None or view.viewer is None:
        return Knowledge()
    tokens: dict[int, Token] = {seat.seat: seat.token for seat in view.seats if seat.token is not None and seat.living}
    wakers = frozenset(me.wakers) if me.wakers and me.allegiance == "mafia" else None
    return Knowledge(tokens, {view.viewer: me.allegiance == "mafia"}, wakers)


def is_of_the_mafia(view: BaseModel) -> bool:
    """Return whether the viewer of ``view``, what a seat sees of a game of Mafie, belongs to the Mafia now."""
    return isinstance(view, MafieView) and view.me is not None and view.me.allegiance == "mafia"


def setup_of(view: MafieView) -> Setup:
    """Return what everybody knows of the table of ``view`` from its options."""
    return Setup(len(view.seats), has_agent=not view.options["kids_no_agent"])
