"""The Notes while the game is followed through the eyes of one seat: where they lie, and which ones may be where (MA-6.2).

How many Notes anybody moves everybody sees; which ones, mostly nobody. Where it is seen later, the papers are chosen by that.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import cast

from engines.asking import Text
from engines.chance import Stream
from engines.imagining import Contradiction, Seen
from engines.nostra_city import asks
from engines.nostra_city.components import NOTES
from engines.nostra_city.papers import BANDS, KIND, UNSEEN, Hidden, Lot, Paper, Placed, Shuffled, likely
from engines.nostra_city.seen_words import kinds_in
from engines.nostra_city.setup import FIRST_GUILTY, FIRST_INNOCENT
from engines.nostra_city.views import NostraCityView

NOTE_PICK = "note:"


def dealt(seat: int) -> list[Paper]:
    """Return the first Bank of a seat (NC-2.13)."""
    numbers = (2 * seat + 1, 2 * seat + 2, FIRST_INNOCENT + seat, FIRST_GUILTY + seat)
    return [Paper(kind=KIND[number], number=number) for number in numbers]


class NotesFollowed:
    """``moved``: which papers were moved by the notice at each place; ``lots``: the draws; ``shuffles``: the orders of the draw pile.

    All methods raise Contradiction when what was seen does not come out with the papers that have been chosen before.
    """

    def __init__(self, seen: Seen, sides: Sequence[str], stream: Stream, careful: int) -> None:
        """``sides``: which verdict each seat wants, by which it is guessed what it bribes with.

        ``careful``: what nobody saw is rather chosen so that what is shown later comes out, where it mostly does not by chance: 1 by what
        will be shown of a Bank, 2 by what will be turned up of the Corruption pile, 3 by both, 0 by none.
        """
        seats = len(sides)
        self.sides = sides
        self.careful = careful
        self.stream = stream
        self.at = 0
        self.told = seen.told
        self.view = cast("NostraCityView", seen.view)
        self.me = seen.seat
        self.given = list(seen.given)
        self.own: dict[str, list[tuple[str, ...]]] = {}
        self.dealt = [dealt(seat) for seat in range(seats)]
        self.banks = [list(bank) for bank in self.dealt]
        self.settled = {paper.number: UNSEEN for bank in self.dealt for paper in bank}
        """Out of which shuffle each Note last came of which it was seen which one it is."""
        undealt = len(NOTES) - len(self.settled)
        self.supply = Counter({kind: len([one for one in band if one not in self.settled]) for kind, band in BANDS.items()})
        """How many Notes of each kind may be among those of the first shuffle that nobody has seen yet."""
        self.shuffles = [Shuffled([Paper(0, drawn=False) for _ in range(undealt)], [])]
        self.left = undealt
        self.discard: list[Paper] = []
        self.corruption: list[Paper] = []
        self.pile: Counter[str] | None = None
        """What will be turned up of the Corruption pile and is not there yet; None when that is not known."""
        self.loose: list[Paper] = []
        """Papers of the pile that are not among those that will be turned up: they are taken out of it before."""
        self.wild = 0
        """How many more of these there will be."""
        self.drawn: list[Paper] = []
        self.kept: list[Paper] = []
        self.collector = UNSEEN
        self.marks: list[Text] | None = None
        """What was told during the draw of a Collecting."""
        self.bids: list[dict[str, Placed]] = [{} for _ in range(seats)]
        self.lot = 0
        self.theft = ""
        self.fbi = self.irs = False
        self.moved: dict[int, list[Paper]] = {}
        self.lots: list[Lot] = []
        self.hidden: list[Hidden] = []
        self.shuffled_at = [UNSEEN]

    # ---- the own answers

    def hear(self, at: int) -> None:
        """Take note of what the seat itself has answered before the notice at a place."""
        self.at = at
        while self.given and self.given[0].told <= at:
            one = self.given.pop(0)
            if one.name == asks.SPLIT or (one.picks and one.picks[0].startswith(NOTE_PICK)):
                self.own.setdefault(one.name, []).append(one.picks)

    def picked(self, name: str) -> tuple[int, ...] | None:
        """Return the Notes that the seat itself has picked; None when it was not asked."""
        picks = self.own.get(name)
        return tuple(map(asks.number_of, picks.pop(0))) if picks else None

    # ---- the piles

    def pop(self) -> Paper:
        """Take the top of the draw pile."""
        if not self.left:
            raise Contradiction("the pile is empty")
        self.left -= 1
        paper = self.shuffles[-1].papers[self.left]
        paper.drawn = True
        return paper

    def shuffle(self, made_of: list[Paper]) -> None:
        """Shuffle a new draw pile."""
        number = len(self.shuffles)
        self.shuffles.append(Shuffled([Paper(number, drawn=False) for _ in made_of], made_of))
        self.shuffled_at.append(self.at)
        self.left = len(made_of)
        self.discard = []

    # ---- choosing papers

    def may_be(self, paper: Paper, number: int) -> bool:
        """Return whether a paper may be the Note with this number."""
        return paper.number == UNSEEN and paper.kind in ("", KIND[number]) and paper.shuffle > self.settled.get(number, UNSEEN - 1)

    def bind(self, paper: Paper, kind: str) -> None:
        """See of which kind a Note is."""
        if not paper.kind and not paper.shuffle:
            if not self.supply[kind]:
                raise Contradiction(f"there are not so many {kind}")
            self.supply[kind] -= 1
        paper.bind(kind)
        paper.seen_at = self.at

    def chance(self, paper: Paper, kind: str) -> int:
        """Return how likely it is that a Note is of a kind."""
        if paper.kind:
            return len(NOTES) * (paper.kind == kind)
        return len(BANDS[kind]) if paper.shuffle else self.supply[kind]

    def exact(self, papers: list[Paper], number: int) -> Paper:
        """Take the Note with this number out of ``papers``."""
        found = [paper for paper in papers if paper.number == number] or [paper for paper in papers if self.may_be(paper, number)]
        if not found:
            raise Contradiction(f"{number} is not there")
        paper = self.stream.pick(found)
        self.bind(paper, KIND[number])
        paper.settle(number)
        self.settled[number] = paper.shuffle
        papers.remove(paper)
        return paper

    def of_kind(self, papers: list[Paper], kind: str, *, mine: bool = False) -> Paper:
        """Take a Note of this kind out of ``papers``.

        Of one's own rather one that is not seen again; of those that come to the seat itself (``mine``) rather one that is.
        """
        found = [(paper, chance) for paper in papers if (chance := self.chance(paper, kind))]
        again = self.seen_again()
        if papers is self.banks[self.me]:
            gone = [one for one in found if one[0].number >= 0 and one[0].number not in again]
            found = gone or [one for one in found if one[0].number not in again] or found
        elif mine:
            found = [one for one in found if one[0].number in again] or [one for one in found if one[0].number < 0] or found
        else:
            if self.careful & 1:
                found = [one for one in found if one[0].number not in again] or found
            if self.careful & 2 and any(paper.kind for paper, _ in found):
                found = [one for one in found if one[0].kind]
        if not found and self.mend(papers, kind, tuple(BANDS)):
            return self.of_kind(papers, kind)
        paper = likely(found, self.stream)
        self.bind(paper, kind)
        papers.remove(paper)
        return paper

    def seen_again(self) -> set[int]:
        """Return the Notes that the seat itself has now, or picks later."""
        me = self.view.me
        own = [] if me is None else [note.option for note in (*me.bank, *me.drawn, *[note for bid in me.bids for note in bid.notes])]
        picks = [pick for one in self.given for pick in one.picks if pick.startswith(NOTE_PICK)]
        return {asks.number_of(pick) for pick in (*own, *picks)}

    def take(
        self, papers: list[Paper], count: int, numbers: Iterable[int] | None, kinds: Sequence[str] | None, *, mine: bool = False
    ) -> list[Paper]:
        """Take so many Notes out of ``papers``: these numbers, else these kinds, else any. ``mine``: they come to the seat itself."""
        if numbers is not None:
            return [self.exact(papers, number) for number in numbers]
        if kinds is not None:
            spare = Counter([paper.kind for paper in papers])
            spare.subtract(kinds)  # kinds that are not known to be there come first, or nothing open would be left for them
            return [self.of_kind(papers, kind, mine=mine) for kind in sorted(self.stream.shuffled(kinds), key=lambda kind: spare[kind])]
        if count > len(papers):
            raise Contradiction("there are not so many Notes")
        taken = self.stream.shuffled(papers)
        if self.careful & 1:
            taken = self.least_needed(taken, papers)
        taken = taken[:count]
        for paper in taken:
            papers.remove(paper)
        seat = self.owner(papers)
        if seat is not None:
            self.hidden.append(Hidden(self.at, seat, list(taken), list(papers)))
        return taken

    def least_needed(self, shuffled: Sequence[Paper], bank: list[Paper]) -> list[Paper]:
        """Return the papers of a Bank in an order in which those that will be shown of it come last, and before them those that may be."""
        needed = self.shown_later(bank) + Counter(self.pile or ())
        free, last = list[Paper](), list[Paper]()
        for paper in shuffled:
            (last if paper.kind and needed[paper.kind] > 0 else free).append(paper)
            needed[paper.kind] -= 1
        return [*[paper for paper in free if paper.kind], *[paper for paper in free if not paper.kind], *last]

    def shown_later(self, bank: list[Paper]) -> Counter[str]:
        """Return what will be shown of a Bank, now or after it has been bid."""
        seats = [f"seat:{seat}" for seat, one in enumerate(self.banks) if one is bank]
        later = [text for text in self.told[self.at + 1 :] if text.key == "nc-discarded" and text.args["seat"] in seats]
        return Counter(kind for text in later for kind in kinds_in(text))

    def owner(self, papers: list[Paper]) -> int | None:
        """Return whose Bank these are, None for other papers."""
        return next((seat for seat, bank in enumerate(self.banks) if bank is papers), None)

    def mend(self, papers: list[Paper], kind: str, spare: Sequence[str], seat: int | None = None) -> bool:
        """Let another Note have left a Bank where nobody saw which one, so that one of this kind is there and one of ``spare`` is not.

        Return whether there is such a Note. ``papers``: the Bank, of ``seat`` if they have just been taken out of it.
        """
        seat = self.owner(papers) if seat is None else seat
        ways = [
            (hidden.at, gone, stayed)
            for hidden in self.hidden
            if hidden.seat == seat
            for gone in hidden.gone
            if gone.seen_at < hidden.at and gone not in papers and self.chance(gone, kind)
            for stayed in hidden.stayed
            if stayed.seen_at < hidden.at and stayed in papers and stayed.kind in spare
        ]
        if not ways:
            return False
        exchange(self, papers, *self.stream.pick(ways))
        return True

    def reveal(self, papers: list[Paper], kinds: Sequence[str], seat: int | None = None) -> list[Paper]:
        """See all of ``papers``; return them in the order of ``kinds``. ``seat``: whose whole Bank they have been, if they have."""
        for _ in papers if seat is not None else ():
            there = Counter([paper.kind for paper in papers if paper.kind])
            spare = there - Counter(kinds)
            wanted = self.stream.shuffled((Counter(kinds) - there).keys())
            if not spare or not any(self.mend(papers, kind, tuple(spare), seat) for kind in wanted):
                break
        left, found = list(papers), dict[int, Paper]()
        places = self.stream.shuffled(range(len(kinds)))
        for known in (True, False):
            for place in places:
                fitting = [paper for paper in left if paper.kind == (kinds[place] if known else "")]
                if place not in found and fitting:
                    found[place] = self.stream.pick(fitting)
                    left.remove(found[place])
        if left or len(found) < len(kinds):
            raise Contradiction("other Notes were shown")
        for place, paper in found.items():
            self.bind(paper, kinds[place])
        return [found[place] for place in range(len(kinds))]


def exchange(n: NotesFollowed, papers: list[Paper], at: int, one: Paper, two: Paper) -> None:
    """Exchange two papers in all that has happened since the notice at a place, and in ``papers``."""
    piles = [papers, *n.banks, n.discard, n.corruption, n.loose, n.drawn, n.kept]
    piles += [bid.papers for bids in n.bids for bid in bids.values()]
    piles += [moved for place, moved in n.moved.items() if place >= at]
    piles += [pile for lot in n.lots if lot.at >= at for pile in (lot.pile, lot.found)]
    piles += [pile for hidden in n.hidden if hidden.at >= at for pile in (hidden.gone, hidden.stayed)]
    piles += [shuffled.made_of for shuffled, place in zip(n.shuffles, n.shuffled_at, strict=True) if place >= at]
    for number, pile in enumerate(piles):
        if any(pile is earlier for earlier in piles[:number]):
            continue  # exchanged already
        for place, paper in enumerate(pile):
            pile[place] = two if paper is one else one if paper is two else paper
