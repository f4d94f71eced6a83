"""What a player of Mafia City tries when it looks ahead: a few plays, vetoes, deals and withdrawals (MA-6.4)."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import cast

from pydantic import BaseModel

from engines.asking import Ask
from engines.mafia_city import asks
from engines.mafia_city.views import MafiaCityView, MyPart
from engines.players.lookahead import CANDIDATES, Candidate
from engines.players.mafia_city_judging import Judge, standing
from engines.players.mafia_city_texts import Play, plays_of, tokens
from engines.players.protocol import Picks

Way = tuple[str, ...]
"""The picks of a whole draft, those that are taken silently too."""

PLACES = 3
"""So many locations are tried for a Mafioso at most."""


class MafiaCityLookahead:
    """See ``engines.players.lookahead.Lookahead`` for what each method takes and returns."""

    def candidates(self, ask: Ask, view: BaseModel, usual: Picks | None) -> Sequence[Candidate]:
        """Return whole plays for the first question of a draft, what is left of them for the next ones, and else picks beside the usual."""
        city = cast("MafiaCityView", view)
        me = city.me
        if me is None or usual is None:
            return ()
        options = [option.id for option in ask.options]
        if ask.name in WAYS or me.draft:
            first = ask.name if ask.name in WAYS else FIRST.get(city.step or "", "")
            ways = WAYS[first](city, me, ask.seat) if first in WAYS else ()
            return list(_going_on(ways, me.draft, options))
        if ask.name == asks.SECRET_DEAL:
            return _beside(usual, _deals(options))
        if ask.name == asks.WITHDRAW:
            return _beside(usual, [(), tuple(options), tuple(options[1:]), tuple(options[-1:])])
        if ask.name in (asks.EVALUATE, asks.HARBOUR):
            return _beside(usual, [(option,) for option in options])
        return ()

    def stage(self, view: BaseModel) -> object:
        """Return the round."""
        return cast("MafiaCityView", view).round

    def standing(self, view: BaseModel, seat: int) -> int:
        """Return how well ``seat`` stands when a round is over."""
        return standing(cast("MafiaCityView", view), seat)


def _beside(usual: Picks, others: Iterable[Picks]) -> list[Candidate]:
    return [(picks,) for picks in dict.fromkeys([usual, *others])][:CANDIDATES]


def _going_on(ways: Iterable[Way], draft: Way, options: Sequence[str]) -> Iterator[Candidate]:
    """Yield what is left of the ways that began as ``draft`` did."""
    for way in ways:
        left = way[len(draft) :]
        if way[: len(draft)] == draft and left and left[0] in options:
            yield tuple((pick,) for pick in left)


def _deals(options: Sequence[str]) -> Iterator[Picks]:
    """Yield how many Secret Deals may be given."""
    deals = [option for option in options if option != asks.NONE.id]
    yield (asks.NONE.id,)
    for number in range(1, len(deals) + 1):
        yield tuple(deals[:number])


# ---- whole drafts


def _turn(city: MafiaCityView, me: MyPart, seat: int) -> list[Way]:
    """Return the plays that gain most, those of one kind not crowding out the others, and to pass."""
    return [*_action(city, me, seat)[: CANDIDATES - 1], ("pass",)]


def _action(city: MafiaCityView, me: MyPart, seat: int) -> list[Way]:
    plays = sorted(plays_of(city, me, seat), key=lambda play: play[0], reverse=True)
    placing = [play for play in plays if play[1]["first"] == "place"][:PLACES]
    others: dict[tuple[str, ...], Play] = {}
    for play in plays:
        if play not in placing and play[1]["first"] != "place":
            others.setdefault(tuple(play[1].values())[:2], play)
    chosen = sorted([*placing, *others.values()], key=lambda play: play[0], reverse=True)
    return [tuple(answers.values()) for _, answers in chosen[:CANDIDATES]]


def _veto(city: MafiaCityView, me: MyPart, seat: int) -> list[Way]:
    return []


WAYS: Mapping[str, Callable[[MafiaCityView, MyPart, int], Sequence[Way]]] = {
    asks.TURN: _turn,
    asks.BULLET_ACTION: _action,
}
"""The first questions of drafts, and what is tried there."""

FIRST = {"turn": asks.TURN, "bullet_action": asks.BULLET_ACTION}
"""The first question of the draft that is being put together, by what is asked in public."""

LOOKAHEAD = MafiaCityLookahead()
"""What ``engines.players.lookahead`` finds by the name of the game."""
