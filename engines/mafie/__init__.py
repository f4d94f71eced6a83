"""Mafie: Mafia with a moderator, 6 to 21 seats, with its action cards.

Read ``course`` first: it is the run sheet; each phase has the module of its name, each card one in ``cards``. Clauses (MF-4.2) are those of
the rules file.
"""

from typing import Any

from engines.mafie.course import Mafie
from engines.mafie.options import MafieOptions, warnings
from engines.mafie.views import MafieView
from engines.table import Rulebook, Text

__all__ = ["RULEBOOK", "Mafie", "MafieOptions", "MafieView"]


def _warnings(seats: int, options: Any) -> tuple[Text, ...]:
    return warnings(seats, options)


RULEBOOK = Rulebook(name="mafie", version=1, seats=range(6, 22), options=MafieOptions, table=Mafie, warnings=_warnings)
"""Mafie as the face of the engines offers it."""
