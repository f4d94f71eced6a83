"""The rules of the games, pure: no clock, no input or output, no Discord. This module is their public face.

>>> import engines
>>> game = engines.start("mafie", seats=7, seed=42)
>>> again = engines.replay(game.record)
>>> again.view(None) == game.view(None)
True
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from engines.escape_plan import RULEBOOK as ESCAPE_PLAN
from engines.escape_plan.sight import EscapePlanSight
from engines.imagining import SightOf
from engines.mafia_city import RULEBOOK as MAFIA_CITY
from engines.mafia_city.sight import MafiaCitySight
from engines.mafie import RULEBOOK as MAFIE
from engines.nostra_city import RULEBOOK as NOSTRA_CITY
from engines.table import (
    Ask,
    BadSetup,
    Game,
    IllegalAnswer,
    Move,
    Notice,
    Option,
    Outcome,
    Record,
    ReplayDiverged,
    Rulebook,
    RuleFault,
    Text,
)
from engines.zbojnici import RULEBOOK as ZBOJNICI
from engines.zbojnici.sight import ZbojniciSight

__all__ = [
    "GAMES",
    "SIGHTS",
    "Ask",
    "BadSetup",
    "Game",
    "IllegalAnswer",
    "Move",
    "Notice",
    "Option",
    "Outcome",
    "Record",
    "ReplayDiverged",
    "RuleFault",
    "Rulebook",
    "Text",
    "replay",
    "start",
]

GAMES: Mapping[str, Rulebook] = MappingProxyType({one.name: one for one in (MAFIE, ZBOJNICI, MAFIA_CITY, NOSTRA_CITY, ESCAPE_PLAN)})
"""The games by name, in the order in which they are offered."""

SIGHTS: Mapping[str, SightOf] = MappingProxyType({"escape_plan": EscapePlanSight, "mafia_city": MafiaCitySight, "zbojnici": ZbojniciSight})
"""By name, the sights of the games that can be imagined."""


def start(game: str, *, seats: int, options: Mapping[str, Any] | None = None, seed: int, clocked: bool = False) -> Game:
    """Deal a new game and run it to its first question.

    ``options`` are plain values for the rulebook's options model (missing ones take their defaults), ``seed`` a number below 2^256 (in
    play 128 bits). ``clocked``: the rules wait for the ends of steps. Raises BadSetup for an unknown game, a wrong number of seats or
    impossible options.
    """
    rulebook = GAMES.get(game)
    if rulebook is None:
        raise BadSetup(Text("setup-game", {"game": game}))
    return Game(rulebook, seats, rulebook.read_options(options), seed, clocked=clocked)


def replay(record: Record, until: int | None = None) -> Game:
    """Play a saved game again, all of it or its first ``until`` moves.

    Raises ReplayDiverged when the record does not fit these rules: an unknown format or game, a move that is not legal, another checksum.
    Records of another rules version are accepted only when every checksum agrees.
    """
    if record.format != 1 or record.game not in GAMES:
        raise ReplayDiverged(0, "an unknown format or game")
    try:
        game = start(record.game, seats=record.seats, options=record.options, seed=record.seed, clocked=record.clocked)
    except ValueError as wrong:
        raise ReplayDiverged(0, f"the setup is not allowed: {wrong}") from wrong
    game.repeat(record, until)
    return game
