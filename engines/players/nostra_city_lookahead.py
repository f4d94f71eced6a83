"""What a player of Nostra City tries when it looks ahead: what it Collects, keeps, bids on and bribes with (MA-6.4).

A bid is put together by three questions; at the first of them whole bids are tried. Bribes are worth a thought in the Months that a verdict
follows: before that, nothing shows what they are good for.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import cast

from pydantic import BaseModel

from engines.asking import Ask
from engines.nostra_city import asks
from engines.nostra_city.components import FIRST_VERDICT_MONTH, MONTHS
from engines.nostra_city.views import MyPart, NostraCityView, NoteView
from engines.players.lookahead import CANDIDATES, Candidate
from engines.players.nostra_city_judging import DOLLARS, card_value, collecting_value, side, standing, total, useful, worth
from engines.players.protocol import Picks

DEARER = 15_000
"""By how much a bid is raised to be sure, in dollars."""

MONTHS_OF_VERDICTS = (FIRST_VERDICT_MONTH, MONTHS)


class NostraCityLookahead:
    """See ``engines.players.lookahead.Lookahead`` for what each method takes and returns."""

    def candidates(self, ask: Ask, view: BaseModel, usual: Picks | None) -> Sequence[Candidate]:
        """Return the usual pick first, then what else is worth a thought."""
        table = cast("NostraCityView", view)
        ways = WAYS.get(ask.name)
        if ways is None or table.me is None or usual is None:
            return ()
        found = dict.fromkeys([(usual,), *[way for way in ways(ask, table, table.me) if way != (usual,)]])
        return list(found)[:CANDIDATES]

    def stage(self, view: BaseModel) -> object:
        """Return the Month."""
        return cast("NostraCityView", view).round

    def standing(self, view: BaseModel, seat: int) -> int:
        """Return how well ``seat`` stands when the Month is over."""
        return standing(cast("NostraCityView", view), seat)


Ways = Callable[[Ask, NostraCityView, MyPart], Iterator[Candidate]]


def _collectings(ask: Ask, table: NostraCityView, _me: MyPart) -> Iterator[Candidate]:
    """Yield the Collectings of the most Notes."""
    starts = [option.id for option in ask.options if option.id != asks.CANCEL.id]
    for start in sorted(starts, key=lambda start: -collecting_value(table, start.partition(":")[2])):
        yield ((start,),)


def _shares(ask: Ask, table: NostraCityView, me: MyPart) -> Iterator[Candidate]:
    """Yield to give nothing, and all that is owed, of what is worth least."""
    offered = [option.id for option in ask.options]
    notes = sorted([note for note in me.drawn if note.option in offered], key=lambda note: worth(note, side(table)))
    for count in (0, ask.most, 1):
        yield (tuple([note.option for note in notes[: min(count, ask.most)]]),)


def _bids(ask: Ask, table: NostraCityView, me: MyPart) -> Iterator[Candidate]:
    """Yield to bid no more, and bids on the best cards: as little as may be, and more than they are worth."""
    yield ((asks.END.id,),)
    gangster = next(option.id for option in ask.options if option.id != asks.END.id)
    spaces = [space for space in table.street if space.card and space.number in me.spaces_left and space.price is None]
    for space in sorted(spaces, key=lambda space: -card_value(table, space))[:2]:
        for amount in (DOLLARS * card_value(table, space) + DEARER, 1):
            notes = tuple([note.option for note in _worth(me.bank, amount, side(table))])
            yield ((gangster,), (f"space:{space.number}",), notes)


def _worth(bank: Sequence[NoteView], amount: int, wanted: str) -> list[NoteView]:
    """Return Notes of at least this worth, if there are, those of least use in court first."""
    chosen: list[NoteView] = []
    for note in sorted(bank, key=lambda note: (note.icon == wanted, note.money)):
        if total(chosen) < amount:
            chosen.append(note)
    return [note for note in chosen if total(chosen) - note.money < amount or len(chosen) == 1]


def _bribers(ask: Ask, table: NostraCityView, me: MyPart) -> Iterator[Candidate]:
    """Yield to bribe no more, and to bribe."""
    if table.round in MONTHS_OF_VERDICTS:
        yield ((asks.END.id,),)
        gangster = next(option.id for option in ask.options if option.id != asks.END.id)
        for note in useful(me.bank, side(table)):
            yield ((gangster,), (note.option,))


def _cards(ask: Ask, _table: NostraCityView, _me: MyPart) -> Iterator[Candidate]:
    """Yield to pass, and each card."""
    for option in ask.options:
        if option.id == asks.PASS.id or option.id.startswith("card:"):
            yield ((option.id,),)


def _any(ask: Ask, _table: NostraCityView, _me: MyPart) -> Iterator[Candidate]:
    """Yield each option."""
    for option in ask.options:
        yield ((option.id,),)


WAYS: Mapping[str, Ways] = {
    asks.KIND_OF: _collectings,
    asks.SPLIT: _shares,
    asks.BIDDER: _bids,
    asks.BRIBER: _bribers,
    asks.LAST_ROUND: _cards,
    asks.TARGET: _any,
    asks.CONSIGLIERE: _any,
    asks.PRIMO_CAPO: _any,
}
"""What is tried, by the question."""

LOOKAHEAD = NostraCityLookahead()
"""What ``engines.players.lookahead`` finds by the name of the game."""
