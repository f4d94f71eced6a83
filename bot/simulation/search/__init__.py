"""How a strong player of a boxed game decides: it tries a few answers in games imagined from what its seat has seen (MA-6).

``situation`` is all that is known of a decision, ``search`` decides, ``strong`` plays so in the process of a league. Of a running bot
``worker`` decides in a process of its own, below the painters in rank, and ``searches`` speaks to it.
"""

from bot.simulation.search.search import Situation, best, guessing, is_searched, situation_of

__all__ = ["Situation", "best", "guessing", "is_searched", "situation_of"]
