"""Games as they might be: built from what one seat has seen, with all that it does not know drawn anew (MA-6.1 to MA-6.3).

Nobody may think ahead in a copy of the running game, since that copy knows every draw. So a game is played once more from its beginning:

* ``seen_by`` is the only function that looks at the running game, and it takes from it what has reached one seat and nothing else.
* What follows from that about draws and about the answers of others, each game says itself, in ``engines/<game>/sight.py`` (``Sight``).
* ``imagine`` plays along: its chance (``StandIn``) answers each draw by name and number, as the seat has seen it or else anew; others
  answer as they were seen to, or as ``guess`` has it where their answer is hidden. What does not come out as it was seen is thrown away.
"""

from engines.imagining.imagined import Imagined
from engines.imagining.seen import Seen, seen_by
from engines.imagining.sight import Known, Order, Sight, sight_of
from engines.imagining.standing_in import Contradiction, StandIn
from engines.imagining.walking import MISSES, imagine

__all__ = ["MISSES", "Contradiction", "Imagined", "Known", "Order", "Seen", "Sight", "StandIn", "imagine", "seen_by", "sight_of"]
