"""Look-ahead for skilled and strong players of boxed games: try a few answers in games imagined from the seat's view (MA-6).

``search`` decides. A running bot asks ``processes``, whose ``worker`` processes decide at a lower priority than the painters.
"""

from bot.simulation.search.search import Situation, best, guessing, is_searched, situation_of

__all__ = ["Situation", "best", "guessing", "is_searched", "situation_of"]
