"""Mafia City: three to five families, seven locations, and a veto for almost everything.

Read ``course`` first: it is the run sheet; each phase has a module of its own. ``chain`` is the veto, ``drafts`` how a play is put
together in private. Clauses (MC-4.2) are those of the rules file.
"""

from engines.mafia_city.course import MafiaCity
from engines.mafia_city.table import MafiaCityOptions
from engines.mafia_city.views import MafiaCityView
from engines.table import Rulebook

__all__ = ["RULEBOOK", "MafiaCity", "MafiaCityOptions", "MafiaCityView"]

RULEBOOK = Rulebook(
    name="mafia_city",
    version=1,
    seats=range(3, 6),
    options=MafiaCityOptions,
    table=MafiaCity,
    new_games={"cell_same_round": False, "rulings": 2},
)
"""Mafia City as ``engines.GAMES`` offers it."""
