"""The clocks with which a game begins: those of its manners, as server, options and pace of the table have them."""

from collections.abc import Mapping

from bot.games.timing import GameConfig
from bot.tables.session.setup import Setup
from bot.tables.session.talk_rules import rest_of
from bot.tables.session.timekeeper import Timekeeper


def new_clocks(timing: GameConfig, options: Mapping[str, object], setup: Setup, seed: str) -> Timekeeper:
    """Return the clocks of a table whose cards are about to be dealt.

    ``options``: of the rulebook; ``seed``: of the deal, which is secret.
    """
    talk = setup.talk
    day = talk.day_hours * 3600.0
    return Timekeeper(
        timing,
        timing.lengths(options, own=setup.clocks, factor=setup.factor, pace=talk.pace, day=day),
        setup.beat,
        floor=timing.floor(options, talk.pace),
        salt=seed,
        rest=rest_of(talk),
        slow=talk.pace == "slow",
        factor=setup.factor,
    )
