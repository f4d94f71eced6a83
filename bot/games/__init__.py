"""The face of each game: one folder and one record (``Game``) a game, for pages, timing and results; the loose modules define the record.

``GAMES`` lists the records in the order in which games are offered, and ``game_of`` finds one. Games may import ``bot.presenting``,
``bot.runtime`` and ``engines``; they know no table and no Discord.
"""

from typing import Any

from bot.games import escape_plan, mafia_city, mafie, nostra_city, zbojnici
from bot.games.game import Game
from bot.games.result_rules import BY_SCORES, RatingRules, ResultRules
from bot.presenting.texts import name_things

GAMES = {one.rulebook.name: one for one in (mafie.GAME, zbojnici.GAME, mafia_city.GAME, nostra_city.GAME, escape_plan.GAME)}

for _game in GAMES.values():
    name_things(_game.things)


def game_of(name: str) -> Game:
    """Return the record of the game called ``name``. Raises KeyError for a game that is not offered."""
    return GAMES[name]


def result_rules_of(name: str) -> ResultRules[Any]:
    """Return the result rules of a game; a withdrawn game counts by scores."""
    return GAMES[name].results if name in GAMES else BY_SCORES


def rating_rules_of(name: str) -> RatingRules:
    """Return the rating rules of a game; a withdrawn game has the default ones."""
    return GAMES[name].rating if name in GAMES else RatingRules()
