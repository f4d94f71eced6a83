"""Nostra City: three to five Capos of one Family, six Months, and a Godfather on trial.

Read ``course`` first: it is the run sheet; each phase has a module of its own. Clauses (NC-4.2) are those of the rules file.
"""

from engines.nostra_city.course import NostraCity
from engines.nostra_city.table import NostraCityOptions
from engines.nostra_city.views import NostraCityView
from engines.table import Rulebook

__all__ = ["RULEBOOK", "NostraCity", "NostraCityOptions", "NostraCityView"]

RULEBOOK = Rulebook(name="nostra_city", version=2, seats=range(3, 6), options=NostraCityOptions, table=NostraCity)
"""Nostra City as ``engines.GAMES`` offers it."""
