"""Escape Plan: one to five robbers have three days to fill their bags and leave a city that closes around them.

Read ``course`` first: it is the run sheet; ``turns`` is the turn of a player, each step of it has modules of its own. ``plat`` and
``travel`` are the map and the search for moves. Clauses (EP-4.2) are those of the rules file.
"""

from engines.escape_plan.course import EscapePlan
from engines.escape_plan.options import EscapePlanOptions
from engines.escape_plan.views import EscapePlanView
from engines.table import Rulebook

__all__ = ["RULEBOOK", "EscapePlan", "EscapePlanOptions", "EscapePlanView"]

RULEBOOK = Rulebook(name="escape_plan", version=1, seats=range(1, 6), options=EscapePlanOptions, table=EscapePlan)
"""Escape Plan as the face of the engines offers it."""
