"""Mafie: Mafia with a moderator, 6 to 21 seats, with its action cards.

Read ``course`` first: it is the run sheet. ``night``, ``meeting``, ``day``, ``vote`` and ``strike`` hold the phases, ``cards`` most of the
cards. Clauses such as MF-4.2 are those of the rules file.
"""

from engines.mafie.course import Mafie
from engines.mafie.options import MafieOptions, warnings
from engines.mafie.views import MafieView
from engines.table import Rulebook

__all__ = ["RULEBOOK", "Mafie", "MafieOptions", "MafieView"]


RULEBOOK = Rulebook(name="mafie", version=1, seats=range(6, 22), options=MafieOptions, table=Mafie, warnings=warnings)
