"""The private knowledge of one seat (MA-1.7)."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from pydantic import BaseModel

from engines.mafie.components import Token
from engines.mafie.views import MafieView
from engines.players.inference.worlds import Setup


@dataclass(frozen=True, slots=True)
class Knowledge:
    """Knowledge of a seat, all of it certain.

    ``tokens``: its own and those it has seen (the Agent's looks, Wiretap, Role swap). ``sides``: whether a seat plays for the Mafia, where
    no token shows it (its own card, its recruitment). ``wakers``: the seats that wake with the Mafia, for a waker who knows them.
    """

    tokens: Mapping[int, Token] = field(default_factory=dict)
    sides: Mapping[int, bool] = field(default_factory=dict)
    wakers: frozenset[int] | None = None


def knowledge_of(view: MafieView) -> Knowledge:
    """Return the knowledge of the viewer of ``view``; none for a spectator. The view of an eliminated player adds nothing."""
    me = view.me
    if me is None or view.viewer is None:
        return Knowledge()
    tokens: dict[int, Token] = {seat.seat: seat.token for seat in view.seats if seat.token is not None and seat.living}
    wakers = frozenset(me.wakers) if me.wakers and me.allegiance == "mafia" else None
    return Knowledge(tokens, {view.viewer: me.allegiance == "mafia"}, wakers)


def is_of_the_mafia(view: BaseModel) -> bool:
    """Return whether the viewer of ``view``, a ``MafieView``, belongs to the Mafia now."""
    return isinstance(view, MafieView) and view.me is not None and view.me.allegiance == "mafia"


def setup_of(view: MafieView) -> Setup:
    """Return the public setup of the table of ``view``, from its options."""
    return Setup(len(view.seats), has_agent=not view.options["kids_no_agent"], fair_tokens=view.options["fair_tokens"])
