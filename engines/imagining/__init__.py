"""Imagined games: built from everything one seat has seen, with all unknown parts drawn at random (MA-6.1 to MA-6.3).

A search in a copy of the running game would know every draw. So a game is played again from its beginning:

* ``seen_by`` is the only function that reads the running game, and it takes only what has reached one seat.
* Each game derives from that the draws and the answers of others, in ``engines/<game>/sight.py`` (``Sight``).
* ``imagine`` plays along. Its chance (``StandIn``) answers each draw by name and number, as seen or else at random; others answer
  as seen, or by ``guess`` where their answer is hidden. It discards games that contradict the observations.

Nothing here imports a game.
"""

from engines.imagining.sight import Known, Order, Seen, Sight, SightOf, name_of, names_of, seen_by
from engines.imagining.standing_in import Contradiction, StandIn
from engines.imagining.walking import MISSES, Imagined, imagine

__all__ = [
    "MISSES",
    "Contradiction",
    "Imagined",
    "Known",
    "Order",
    "Seen",
    "Sight",
    "SightOf",
    "StandIn",
    "imagine",
    "name_of",
    "names_of",
    "seen_by",
]
