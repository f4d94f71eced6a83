"""The candidates of a player of Escape Plan that looks ahead: rests, moves, leaving (MA-6.4)."""

from collections.abc import Sequence
from typing import cast

from pydantic import BaseModel

from engines.asking import Ask
from engines.escape_plan import asks
from engines.escape_plan.components import ASSET_VALUE
from engines.escape_plan.views import EscapePlanView, MyPart, PlayerLook
from engines.players.escape_plan_judging import Judgement
from engines.players.protocol import CANDIDATES, Candidate, Picks

WORDS = {
    asks.TURN: ("rest", "move"),
    asks.EXTRA_ACTION: ("act", "pass"),
    asks.EXIT_CHOICE: ("income", "tile"),
}
"""The candidate options of some questions."""
TRIED = (CANDIDATES, CANDIDATES, 4, 3, 2)
"""The number of candidates, by the number of players: a day of many takes long (MA-6.5)."""


class EscapePlanLookahead:
    """See ``engines.players.protocol.Lookahead`` for what each method takes and returns."""

    def candidates(self, ask: Ask, view: BaseModel, usual: Picks | None) -> Sequence[Candidate]:
        """Return the usual pick first, then other words, or the best other ends of a move and the way out."""
        city = cast("EscapePlanView", view)
        if city.me is None or not usual or usual[0].startswith("use:"):
            return ()
        options = [option.id for option in ask.options]
        if ask.name == asks.END:
            others = [*(one for one in options if one == "escape"), *_ends(Judgement(city, ask.seat, city.me), options)]
        else:
            others = [one for one in WORDS.get(ask.name, ()) if one in options]
        return [(usual,), *[((one,),) for one in others if (one,) != usual]][: TRIED[len(city.players) - 1]]

    def stage(self, view: BaseModel) -> object:
        """Return the day."""
        return cast("EscapePlanView", view).day

    def standing(self, view: BaseModel, seat: int) -> int:
        """Return how well ``seat`` stands when the day is over."""
        return standing(cast("EscapePlanView", view), seat)


def _ends(j: Judgement, options: Sequence[str]) -> list[str]:
    """Return the ends of the best judgement."""
    turns = max(2, j.best_turns) if j.late else j.turns
    worth = {f"location:{step.end}": j.move(step, turns) for step in j.steps(j.start)}
    return sorted([one for one in options if one in worth], key=lambda one: worth[one], reverse=True)


# ---- the end of a day, in thousands of dollars at the end of the game

WON = 100
"""The worth of winning beside the money."""
CASH = 2
"""The worth of a thousand in cash while there is something to buy."""
CONTACT = 20
CUFFS = 30
RED = 17
"""The cost of a wound: some heal."""
TOKEN = 25
KEY = 20
GEAR = 9
UNUSED = 7
"""The worth of an unlocked asset before its use."""


def standing(city: EscapePlanView, seat: int) -> int:
    """Return the score of ``seat``, before the end an estimate; nothing when arrested."""
    player = city.players[seat]
    if city.story is not None:
        total = next((sheet.total for sheet in city.story.sheets if sheet.who == f"seat:{seat}"), 0)
        return total + WON * (seat in city.winners)
    if city.me is None or player.location is None:
        return 0
    return round(_held(player, city.me) + Judgement(city, seat, city.me).after(player.location, 1))


def _held(player: PlayerLook, mine: MyPart) -> float:
    assets = sum([ASSET_VALUE if slot.used else UNUSED for slot in player.assets if slot.asset is not None])
    contacts = CONTACT * sum([entry.contact is not None and not entry.cuffed for entry in player.entries]) - CUFFS * player.handcuffs
    gear = GEAR * sum([pocket.kind == "equipment" for pocket in player.pockets]) + KEY * sum([not key.used for key in player.keys])
    places = sum([mine.amounts.get(spot, 0) for spot in player.visited])
    bags = sum([bag.value for bag in mine.bags])
    rest = CASH * mine.cash + TOKEN * player.tokens - RED * player.wounds - player.penalty
    return places + bags + assets + contacts + gear + rest
