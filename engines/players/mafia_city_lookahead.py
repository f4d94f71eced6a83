"""The candidates of a player of Mafia City that looks ahead: plays, vetoes, deals and withdrawals (MA-6.4).

Several questions make one play. At each of them a few options are candidates, each with its best continuation by
``mafia_city_judging``.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import cast

from pydantic import BaseModel

from engines.asking import Ask
from engines.mafia_city import asks
from engines.mafia_city.views import MafiaCityView, MyPart
from engines.players.mafia_city_judging import Judge, once, plays_of, standing, tokens
from engines.players.protocol import CANDIDATES, Candidate, Picks

Way = tuple[int, tuple[str, ...]]
"""The gain of a play, and all its picks, the forced ones too."""


class MafiaCityLookahead:
    """See ``engines.players.protocol.Lookahead`` for what each method takes and returns."""

    def candidates(self, ask: Ask, view: BaseModel, usual: Picks | None) -> Sequence[Candidate]:
        """Return the best continuations of a play, one for each option, and elsewhere picks beside the usual one."""
        city = cast("MafiaCityView", view)
        if city.me is None or usual is None:
            return ()
        options = [option.id for option in ask.options]
        ways = WAYS.get(city.step or "")
        if ways is not None:
            return _going_on(ways(city, city.me, ask.seat), city.me.draft, options)
        if ask.name == asks.SECRET_DEAL:
            return _beside(usual, _deals(options))
        if ask.name == asks.WITHDRAW:
            return _beside(usual, [(), tuple(options), tuple(options[1:])])
        if ask.name == asks.EVALUATE or (ask.name == asks.HARBOUR and any(card.kind == "hired_killer" for card in city.me.cards)):
            return _beside(usual, [(option,) for option in options])
        return ()

    def stage(self, view: BaseModel) -> object:
        """Return the round, the withdrawals before it included: the round shows their value."""
        city = cast("MafiaCityView", view)
        return city.round + (city.phase in ("strategy", "draw"))

    def standing(self, view: BaseModel, seat: int) -> int:
        """Return how well ``seat`` stands when all locations have been evaluated."""
        return standing(cast("MafiaCityView", view), seat)


def _beside(usual: Picks, others: Iterable[Picks]) -> list[Candidate]:
    candidates: list[Candidate] = [(picks,) for picks in dict.fromkeys([usual, *others])]
    return candidates[:CANDIDATES]


def _going_on(ways: Iterable[Way], draft: tuple[str, ...], options: Sequence[str]) -> Sequence[Candidate]:
    """Return the best way for each of the options, of those that began as ``draft`` did."""
    best: dict[str, Candidate] = {}
    for _, picks in sorted(ways, key=lambda way: way[0], reverse=True):
        left = picks[len(draft) :]
        if left and picks[: len(draft)] == draft and left[0] in options:
            best.setdefault(left[0], tuple((pick,) for pick in left))
    return list(best.values())[:CANDIDATES]


def _deals(options: Sequence[str]) -> Iterator[Picks]:
    """Yield the possible numbers of Secret Deals."""
    deals = [option for option in options if option != asks.NONE.id]
    yield (asks.NONE.id,)
    for number in range(1, len(deals) + 1):
        yield tuple(deals[:number])


# ---- whole plays


def _turn(city: MafiaCityView, me: MyPart, seat: int) -> Iterator[Way]:
    """Yield all plays, and to pass."""
    for gain, answers in plays_of(city, me, seat):
        yield gain, tuple(answers.values())
    yield 0, ("pass",)


def _veto(_city: MafiaCityView, me: MyPart, _seat: int) -> Iterator[Way]:
    """Yield to let it pass, each single card and each pair of Fists; the question says which are legal."""
    yield 0, (asks.LET.id,)
    for card in me.cards:
        yield 0, (f"card:{card.number}",)
    fists = [card for card in me.cards if card.symbol == "fist"]
    for first in once(fists):
        for second in once(card for card in fists if card != first):
            yield 0, (asks.FISTS.id, f"card:{first.number}", f"card:{second.number}")


def _case(city: MafiaCityView, me: MyPart, seat: int) -> Iterator[Way]:
    """Yield to let it pass, and each token that a Complicity drags along."""
    yield 0, (asks.LET.id,)
    judge, cause = Judge(city, seat, me.cards), city.chain[0].seat if city.chain else seat
    for gain, number, place in tokens(judge):
        owner = judge.piles[number][place - 1]
        if owner not in (seat, cause):
            for card in me.cards:
                yield gain, (f"card:{card.number}", f"seat:{owner}", f"token:{number}:{place}")


def _prison(city: MafiaCityView, me: MyPart, seat: int) -> Iterator[Way]:
    """Yield nobody, and each token."""
    yield 0, (asks.NOBODY.id,)
    for gain, number, place in tokens(Judge(city, seat, me.cards)):
        yield gain, (f"location:{number}", f"token:{number}:{place}")


def _contract(city: MafiaCityView, me: MyPart, seat: int) -> Iterator[Way]:
    """Yield to stop, and each token where the figure stands."""
    yield 0, (asks.STOP.id,)
    for gain, number, place in tokens(Judge(city, seat, me.cards)):
        if number == city.killer:
            for card in me.cards:
                yield gain, (f"card:{card.number}", f"token:{number}:{place}")


WAYS: Mapping[str, Callable[[MafiaCityView, MyPart, int], Iterable[Way]]] = {
    "turn": _turn,
    "bullet_action": _turn,
    "veto": _veto,
    "case": _case,
    "prison": _prison,
    "contract": _contract,
}
"""The plays of several questions, by public step."""

LOOKAHEAD = MafiaCityLookahead()
