"""Inference in Mafie: conclusions from public facts, and from the private knowledge of a seat (MA-1).

A player keeps ``PublicFacts`` and gives it every notice and every line that reaches its seat, its own lines too. ``posterior()`` is the
public conclusion; its ``given(knowledge_of(view))`` is that of a seat. Both are immutable and cache their results.

>>> facts = PublicFacts(Setup(seats=11))              # setup_of(view) does it from a view
>>> facts.hear(notice); facts.listen(seat, line)
>>> public = facts.posterior()
>>> public.mafia(3), public.agent(3)                  # chances of a seat, rounded to 1/10,000
>>> mine = public.given(knowledge_of(view))
>>> mine.mafia(3), mine.sets(5), mine.sizes()

``facts`` names the public facts, ``reading`` makes them of notices and lines, ``worlds`` enumerates the possible Mafias or samples them,
``evidence`` weighs votes, victims and claims, ``posterior`` adds it up, ``public`` follows a game.
"""

from engines.players.inference.knowledge import Knowledge, knowledge_of, setup_of
from engines.players.inference.posterior import Posterior, after, opening
from engines.players.inference.public import Point, PosteriorHistory, PublicFacts
from engines.players.inference.worlds import Setup

__all__ = ["Knowledge", "Point", "Posterior", "PosteriorHistory", "PublicFacts", "Setup", "after", "knowledge_of", "opening", "setup_of"]
