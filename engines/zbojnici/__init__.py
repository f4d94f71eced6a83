"""Zbojníci: one prince against two to five robbers in a city of seven districts, or a duel of two robbers.

Read ``course`` first: it is the run sheet; each phase has a module of its own. Clauses (ZB-4.2) are those of the rules file.
"""

from engines.table import Rulebook
from engines.zbojnici.course import Zbojnici
from engines.zbojnici.table import ZbojniciOptions
from engines.zbojnici.views import ZbojniciView

__all__ = ["RULEBOOK", "Zbojnici", "ZbojniciOptions", "ZbojniciView"]

RULEBOOK = Rulebook(name="zbojnici", version=1, seats=range(2, 7), options=ZbojniciOptions, table=Zbojnici)
"""Zbojníci as ``engines.GAMES`` offers it."""
