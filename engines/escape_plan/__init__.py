"""Escape Plan: one to five robbers have three days to fill their bags and leave a city that closes around them.

Read ``course`` first: it is the run sheet. Clauses (EP-4.2) are those of the rules file; their modules are:

====================================================  ========================================================
EP-1, 2       set-up                                  ``setup``
EP-3, 8, 25   days, parts, new day                    ``course``
EP-4 to 7, 24 phases, adjustment, borders             ``phases``, ``officers``
EP-8, 9       a turn, rest                            ``turns``
EP-10         notoriety cubes                         ``table``
EP-11, 12     travel                                  ``moves.travelling``, ``moves.ends``; the search: ``map``
EP-13, 14     escape, wounds                          ``moves.escaping``
EP-15 to 21   visits                                  ``moves.visits``, ``moves.steps``
EP-22         executive actions                       ``moves.at_hand``, ``moves.effects``
EP-23         unlocking assets                        ``unlocking``
EP-26, 27     leaving the city, end, score            ``ending``
EP-28, 29     Sandra, Costa                           ``bots``
sections 3, 5 contents of the box                     ``tiles``, ``components``, from ``data``
section 6     questions                               ``asks``
section 7     visibility                              ``views``, built by ``viewing``
====================================================  ========================================================
"""

from engines.escape_plan.course import EscapePlan
from engines.escape_plan.table import EscapePlanOptions
from engines.escape_plan.views import EscapePlanView
from engines.table import Rulebook

__all__ = ["RULEBOOK", "EscapePlan", "EscapePlanOptions", "EscapePlanView"]

RULEBOOK = Rulebook(name="escape_plan", version=2, seats=range(1, 6), options=EscapePlanOptions, table=EscapePlan)
"""Escape Plan as ``engines.GAMES`` offers it."""
