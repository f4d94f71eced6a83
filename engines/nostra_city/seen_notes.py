"""Where the Notes went, as far as one seat has seen it: who drew, gave, bid, bribed with and discarded how many, in order (MA-6.2).

How many Notes anybody moves everybody sees; which ones, mostly nobody. Where it is seen later, the papers that are moved are chosen by that.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import cast

from msgspec import Struct

from engines.asking import Text
from engines.chance import Stream
from engines.imagining import Contradiction, Seen
from engines.nostra_city import asks
from engines.nostra_city.components import NOTE_KINDS, NOTES, RAID
from engines.nostra_city.papers import BANDS, KIND, UNSEEN, Paper, Shuffled, likely
from engines.nostra_city.seen_words import name_of, names_in, number_in, seat_in
from engines.nostra_city.setup import FIRST_GUILTY, FIRST_INNOCENT
from engines.nostra_city.views import NostraCityView, NoteView

ENZO, NINA = "gangster:carbone_enzo", "gangster:donata_nina"
FBI = "investigation:fbi"
NOTE_PICK = "note:"

START_KINDS = (KIND[1], KIND[FIRST_INNOCENT], KIND[FIRST_GUILTY])
"""The kinds of which everybody has some at first."""

ODDS = 10
"""Once in so many times somebody bribes with any Note."""


def kinds_in(text: Text) -> list[str]:
    """Return the kinds of Notes that a notice names."""
    return names_in(text, "notes")


class Placed(Struct, eq=False):
    """A bid: its papers, and of which kinds those are that come to it later."""

    papers: list[Paper]
    space: int
    later: list[str]


class Lot(Struct, frozen=True):
    """A draw by which some papers of a pile were found: by which stream, the pile as it lay, what was found, in this order."""

    stream: str
    pile: tuple[Paper, ...]
    found: tuple[Paper, ...]


class NotesTraced:
    """``moved``: which papers were moved by the notice at each place; ``lots``: the draws; ``shuffles``: the orders of the pile."""

    def __init__(self, seen: Seen, sides: Sequence[str], stream: Stream, *, careful: int = 0) -> None:
        """Follow all; ``sides``: which verdict each seat wants, by which it is guessed what it bribes with.

        ``careful``: what nobody saw is rather chosen so that what is shown later comes out, where it mostly does not by chance: 1 by what
        will be shown of a Bank, 2 by what will be turned up of the Corruption pile, 3 by both, 0 by none.

        Raises Contradiction when papers were chosen so that what was seen does not come out.
        """
        seats = len(sides)
        self._sides = sides
        self._careful = careful
        self._at = 0
        self._told = seen.told
        self._view = cast("NostraCityView", seen.view)
        self._me = seen.seat
        self._stream = stream
        self._given = list(seen.given)
        self._own: dict[str, list[tuple[str, ...]]] = {}
        self.dealt = [self._dealt(seat) for seat in range(seats)]
        self._banks = [list(dealt) for dealt in self.dealt]
        self._settled = {paper.number: UNSEEN for dealt in self.dealt for paper in dealt}
        """Out of which shuffle each Note last came of which it was seen which one it is."""
        undealt = len(NOTES) - len(self._settled)
        self._supply = Counter({kind: len([one for one in band if one not in self._settled]) for kind, band in BANDS.items()})
        """How many Notes of each kind may be among those of the first shuffle that nobody has seen yet."""
        self.shuffles = [Shuffled([Paper(0, drawn=False) for _ in range(undealt)], [])]
        self._left = undealt
        self._discard: list[Paper] = []
        self._corruption: list[Paper] = []
        self._drawn: list[Paper] = []
        self._kept: list[Paper] = []
        self._collector = UNSEEN
        self._marks: list[Text] | None = None
        self._bids: list[dict[str, Placed]] = [{} for _ in range(seats)]
        self._lot = 0
        self._theft = ""
        self._fbi = self._irs = False
        self._pile = self._to_be_shown()
        self._wild = sum([text.key == "nc-pile-taken" for text in self._told])
        self._loose: list[Paper] = []
        """Papers of the pile that are not among those that will be turned up: they are taken out of it before."""
        self.moved: dict[int, list[Paper]] = {}
        self.lots: list[Lot] = []
        for at, text in enumerate(self._told):
            self._hear(at)
            self._at = at
            read = READS.get(text.key)
            if read is not None:
                read(self, at, text)
        self._hear(len(self._told))
        self._look()

    @staticmethod
    def _dealt(seat: int) -> list[Paper]:
        numbers = (2 * seat + 1, 2 * seat + 2, FIRST_INNOCENT + seat, FIRST_GUILTY + seat)
        return [Paper(kind=KIND[number], number=number) for number in numbers]

    def _hear(self, at: int) -> None:
        """Take note of what the seat itself has answered before the notice at a place."""
        while self._given and self._given[0].told <= at:
            one = self._given.pop(0)
            if one.name == asks.SPLIT or (one.picks and one.picks[0].startswith(NOTE_PICK)):
                self._own.setdefault(one.name, []).append(one.picks)

    def _picked(self, name: str) -> tuple[int, ...] | None:
        """Return the Notes that the seat itself has picked; None when it was not asked."""
        picks = self._own.get(name)
        return tuple(map(asks.number_of, picks.pop(0))) if picks else None

    # ---- choosing papers

    def _may_be(self, paper: Paper, number: int) -> bool:
        return paper.number == UNSEEN and paper.kind in ("", KIND[number]) and paper.shuffle > self._settled.get(number, UNSEEN - 1)

    def _bind(self, paper: Paper, kind: str) -> None:
        """See of which kind a Note is."""
        if not paper.kind and not paper.shuffle:
            if not self._supply[kind]:
                raise Contradiction(f"there are not so many {kind}")
            self._supply[kind] -= 1
        paper.bind(kind)

    def _chance(self, paper: Paper, kind: str) -> int:
        """Return how likely it is that a Note is of a kind."""
        if paper.kind:
            return len(NOTES) * (paper.kind == kind)
        return len(BANDS[kind]) if paper.shuffle else self._supply[kind]

    def _exact(self, papers: list[Paper], number: int) -> Paper:
        """Take the Note with this number out of ``papers``."""
        found = [paper for paper in papers if paper.number == number] or [paper for paper in papers if self._may_be(paper, number)]
        if not found:
            raise Contradiction(f"{number} is not there")
        paper = self._stream.pick(found)
        self._bind(paper, KIND[number])
        paper.settle(number)
        self._settled[number] = paper.shuffle
        papers.remove(paper)
        return paper

    def _of_kind(self, papers: list[Paper], kind: str) -> Paper:
        """Take a Note of this kind out of ``papers``; of one's own rather one that is not seen again."""
        found = [(paper, chance) for paper in papers if (chance := self._chance(paper, kind))]
        if papers is self._banks[self._me]:
            again = self._seen_again()
            found = [one for one in found if one[0].number not in again] or found
        paper = likely(found, self._stream)
        self._bind(paper, kind)
        papers.remove(paper)
        return paper

    def _seen_again(self) -> set[int]:
        me = self._view.me
        own = [] if me is None else [note.option for note in (*me.bank, *me.drawn, *[note for bid in me.bids for note in bid.notes])]
        picks = [pick for one in self._given for pick in one.picks if pick.startswith(NOTE_PICK)]
        return {asks.number_of(pick) for pick in (*own, *picks)}

    def _take(self, papers: list[Paper], count: int, numbers: Iterable[int] | None, kinds: Sequence[str] | None) -> list[Paper]:
        """Take so many Notes out of ``papers``: these numbers, else these kinds, else any."""
        if numbers is not None:
            return [self._exact(papers, number) for number in numbers]
        if kinds is not None:
            return [self._of_kind(papers, kind) for kind in self._stream.shuffled(kinds)]
        if count > len(papers):
            raise Contradiction("there are not so many Notes")
        taken = self._stream.shuffled(papers)
        if self._careful & 1:
            taken = self._least_needed(taken, papers)
        taken = taken[:count]
        for paper in taken:
            papers.remove(paper)
        return taken

    def _least_needed(self, shuffled: Sequence[Paper], bank: list[Paper]) -> list[Paper]:
        """Return the papers of a Bank in an order in which those that will be shown of it come last, and before them those that may be."""
        seats = [f"seat:{seat}" for seat, one in enumerate(self._banks) if one is bank]
        later = [text for text in self._told[self._at + 1 :] if text.key == "nc-discarded" and text.args["seat"] in seats]
        needed = Counter(kind for text in later for kind in kinds_in(text)) + Counter(self._pile or ())
        free, last = list[Paper](), list[Paper]()
        for paper in shuffled:
            (last if paper.kind and needed[paper.kind] > 0 else free).append(paper)
            needed[paper.kind] -= 1
        return [*[paper for paper in free if paper.kind], *[paper for paper in free if not paper.kind], *last]

    def _reveal(self, papers: Sequence[Paper], kinds: Sequence[str]) -> list[Paper]:
        """See all of ``papers``; return them in the order of ``kinds``."""
        left, found = list(papers), dict[int, Paper]()
        places = self._stream.shuffled(range(len(kinds)))
        for known in (True, False):
            for place in places:
                fitting = [paper for paper in left if paper.kind == (kinds[place] if known else "")]
                if place not in found and fitting:
                    found[place] = self._stream.pick(fitting)
                    left.remove(found[place])
        if left or len(found) < len(kinds):
            raise Contradiction("other Notes were shown")
        for place, paper in found.items():
            self._bind(paper, kinds[place])
        return [found[place] for place in range(len(kinds))]

    # ---- the piles

    def _pop(self) -> Paper:
        if not self._left:
            raise Contradiction("the pile is empty")
        self._left -= 1
        paper = self.shuffles[-1].papers[self._left]
        paper.drawn = True
        return paper

    def _shuffle(self, made_of: list[Paper]) -> None:
        number = len(self.shuffles)
        self.shuffles.append(Shuffled([Paper(number, drawn=False) for _ in made_of], made_of))
        self._left = len(made_of)
        self._discard = []

    def reshuffled(self, _at: int, text: Text) -> None:
        """See the discard pile shuffled into a new draw pile; in the draw of a Collecting it is known later how many came before."""
        if self._marks is not None:
            self._marks.append(text)
        else:
            self._shuffle(self._discard)

    def _draw_part(self, notes: int, raids: int, within: int) -> list[Paper]:
        """Draw so many Notes, and the Police Raid at one of ``within`` places among them."""
        raid = self._stream.below(within) if raids else notes
        drawn: list[Paper] = []
        for place in range(notes + raids):
            paper = self._pop()
            if raids and place == raid:
                paper.settle(RAID)
                self._discard.append(paper)
            else:
                drawn.append(paper)
        return drawn

    # ---- BUSINESS

    def collects(self, _at: int, text: Text) -> None:
        """See a Collecting begin."""
        self._collector = seat_in(text)
        self._own.pop(asks.SPLIT, None)

    def counted(self, _at: int, _text: Text) -> None:
        """See the draw begin."""
        self._marks = []

    def raided(self, _at: int, text: Text) -> None:
        """See the Police Raid come up in the draw."""
        if self._marks is not None:
            self._marks.append(text)

    def drew(self, at: int, text: Text) -> None:
        """See how many Notes were drawn; of one's own, which kinds."""
        raids, stopped = 0, False
        for mark in self._marks or ():
            if mark.key == "nc-raid":
                raids, stopped = 1, bool(mark.args["stops"])
            else:
                notes = self._left - raids
                self._drawn += self._draw_part(notes, raids, notes + 1)
                self._shuffle(self._discard)
                raids = 0
        self._marks = None
        notes = number_in(text) - len(self._drawn)
        if stopped and raids:
            self._drawn += self._draw_part(notes, 0, 1)
            self._draw_part(0, 1, 1)
        else:
            self._drawn += self._draw_part(notes, raids, max(notes, 1))
        if self._collector == self._me and self._drawn:
            for paper, kind in zip(self._stream.shuffled(self._drawn), kinds_in(self._told[at + 1]), strict=True):
                self._bind(paper, kind)

    def exchanged(self, at: int, text: Text) -> None:
        """See a drawn Note discarded for another one."""
        own = self._picked(asks.CARMELA) if self._collector == self._me else None
        self.moved[at] = self._take(self._drawn, 1, own, (name_of(text.args["note"]),))
        self._discard += self.moved[at]

    def raid_single(self, _at: int, _text: Text) -> None:
        """See the Police Raid come up instead of a single Note."""
        paper = self._pop()
        paper.settle(RAID)
        self._discard.append(paper)

    def drew_single(self, at: int, text: Text) -> None:
        """See a single Note drawn, into the Bank or into the running Collecting."""
        paper = self._pop()
        seat = seat_in(text)
        if seat == self._me:
            self._bind(paper, name_of(self._told[at + 1].args["note"]))
        (self._banks[seat] if self._collector == UNSEEN else self._drawn).append(paper)

    def shared(self, at: int, text: Text) -> None:
        """See how many Notes somebody was given."""
        target, count = seat_in(text, "target"), number_in(text)
        own = self._picked(asks.SPLIT) if self._collector == self._me and self._drawn else None
        kinds = None
        if target == self._me and count:
            kinds = kinds_in(next(later for later in self._told[at:] if later.key == "nc-received"))
        self.moved[at] = self._take(self._drawn, count, own, kinds)
        self._banks[target] += self.moved[at]

    def kept(self, _at: int, text: Text) -> None:
        """See the rest go to the collecting player."""
        self._banks[seat_in(text)] += self._drawn
        self._kept = self._drawn
        self._drawn = []
        self._collector = UNSEEN

    # ---- MEETING

    def bid(self, at: int, text: Text) -> None:
        """See Notes bid: which ones by what is shown of the bid later."""
        seat, count, gangster = seat_in(text), number_in(text), str(text.args["gangster"])
        shown = self._shown_of(at, text) if seat != self._me else None
        if shown is not None:
            shown = self._stream.shuffled(shown)
        own = self._picked(asks.BID) if seat == self._me else None
        papers = self._take(self._banks[seat], count, own, None if shown is None else shown[:count])
        self._bids[seat][gangster] = Placed(papers, 0, [] if shown is None else shown[count:])
        self.moved[at] = list(papers)

    def _shown_of(self, at: int, bid: Text) -> list[str] | None:
        """Return what a bid will be when it is shown, None when it is not."""
        space = 0
        for text in self._told[at + 1 :]:
            if text.key == "nc-phase":
                break
            if text.args.get("seat") == bid.args["seat"]:
                if text.key == "nc-bid-at" and text.args["gangster"] == bid.args["gangster"]:
                    space = number_in(text, "space")
                elif text.key == "nc-bid-shown" and number_in(text, "space") == space:
                    return kinds_in(text)
        return None

    def located(self, _at: int, text: Text) -> None:
        """See where a bid is."""
        self._bids[seat_in(text)][str(text.args["gangster"])].space = number_in(text, "space")

    def auction(self, _at: int, text: Text) -> None:
        """See an Auction begin."""
        self._lot = number_in(text, "space")

    def lot_over(self, _at: int, text: Text) -> None:
        """See an Auction end."""
        self._lot = 0
        self._fbi &= text.key == "nc-lot-stays" or text.args["card"] != FBI

    def street(self, _at: int, text: Text) -> None:
        """See a card come onto the Street."""
        self._fbi |= text.args["card"] == FBI

    def _bid_of(self, seat: int, space: int) -> Placed:
        return next(bid for bid in self._bids[seat].values() if bid.space == space)

    def envelope(self, at: int, text: Text) -> None:
        """See Notes added to a bid."""
        seat, count = seat_in(text), number_in(text)
        bid = self._bid_of(seat, number_in(text, "space"))
        own = self._picked(asks.ENVELOPE) if seat == self._me else None
        self.moved[at] = self._take(self._banks[seat], count, own, bid.later[:count] or None)
        bid.papers += self.moved[at]

    def keeps(self, at: int, text: Text) -> None:
        """See the only bidder keep something."""
        seat, count = seat_in(text), number_in(text)
        papers = self._bid_of(seat, self._lot).papers
        own = self._picked(asks.KEEP) if seat == self._me else None
        self.moved[at] = self._take(papers, count, own, None)
        self._banks[seat] += self.moved[at]

    def took_back(self, at: int, text: Text) -> None:
        """See a Note of a bid taken back."""
        seat = seat_in(text)
        own = self._picked(asks.TAKE_BACK) if seat == self._me else None
        self.moved[at] = self._take(self._bid_of(seat, self._lot).papers, 1, own, (name_of(text.args["note"]),))
        self._banks[seat] += self.moved[at]

    def discarded_hidden(self, _at: int, text: Text) -> None:
        """See the rest of a bid discarded unseen."""
        bid = self._bid_of(seat_in(text), self._lot)
        self._discard += bid.papers
        bid.papers = []

    def discarded(self, at: int, text: Text) -> None:
        """See Notes discarded: of a bid, of a Bank that is too full, or all of a Bank."""
        seat, kinds = seat_in(text), kinds_in(text)
        if self._lot:
            bid = self._bid_of(seat, self._lot)
            papers, bid.papers = bid.papers, []
        elif self._irs:
            papers, self._banks[seat] = self._banks[seat], []
        else:
            own = self._picked(asks.DISCARD) if seat == self._me else None
            papers = self._take(self._banks[seat], len(kinds), own, kinds)
        self.moved[at] = self._reveal(papers, kinds)
        self._discard += papers

    def phase(self, _at: int, _text: Text) -> None:
        """See a phase begin."""
        self._bids = [{} for _ in self._bids]
        self._irs = False

    def irs(self, _at: int, _text: Text) -> None:
        """See that all Banks will be discarded."""
        self._irs = True

    # ---- Vendetta

    def aimed(self, _at: int, text: Text) -> None:
        """See which card may take a Note."""
        self._theft = name_of(text.args["card"])

    def ability(self, _at: int, text: Text) -> None:
        """See that it is Nina who takes a Note."""
        if text.args["gangster"] == NINA:
            self._theft = "nina"

    def bank_seen(self, _at: int, text: Text) -> None:
        """See a whole Bank."""
        self._reveal(self._banks[seat_in(text, "target")], kinds_in(text))

    def stolen(self, at: int, text: Text) -> None:
        """See a Note change Banks; which kind it is the two of them are told."""
        thief, victim = seat_in(text), seat_in(text, "target")
        bank = self._banks[victim]
        pile = tuple(bank)
        extorted = self._theft == "extortion"
        own = self._picked(asks.EXTORTION) if extorted and thief == self._me else None
        kinds = (name_of(self._told[at + 1].args["note"]),) if self._me in (thief, victim) else None
        self.moved[at] = self._take(bank, 1, own, kinds)
        self._banks[thief] += self.moved[at]
        if not extorted:
            self.lots.append(Lot(self._theft, pile, tuple(self.moved[at])))

    # ---- TRIAL

    def _to_be_shown(self) -> Counter[str] | None:
        """Return the kinds in the pile of the First Verdict without those that the seat itself will have put there; None before it."""
        opened = next((at for at, text in enumerate(self._told) if text.key == "nc-verdict-opens"), None)
        if opened is None:
            return None
        pile = Counter(self._turned_up(opened))
        own = [one.picks for one in self._given if one.name in (asks.BRIBE, asks.CLAUDIA) and one.told <= opened]
        pile.subtract([KIND[asks.number_of(pick)] for picks in own for pick in picks if pick.startswith(NOTE_PICK)])
        return pile

    def _turned_up(self, opened: int) -> list[str]:
        count = number_in(self._told[opened])
        return [name_of(text.args["note"]) for text in self._told[opened + 1 : opened + 1 + count]]

    def bribed(self, at: int, text: Text) -> None:
        """See Notes put on the Corruption pile; which ones by what will be turned up."""
        seat, count = seat_in(text), number_in(text)
        bank = self._banks[seat]
        if seat == self._me:
            first = self._take(bank, 1, self._picked(asks.BRIBE), None)  # the last Note is taken without asking
            papers = first + self._take(bank, count - 1, self._picked(asks.CLAUDIA) if count > 1 else None, None)
        else:
            papers = [self._bribe(bank, self._sides[seat]) for _ in range(count)]
        self.moved[at] = papers
        self._corruption += papers
        if text.args["gangster"] == ENZO and not self._fbi:
            self._enzo(at, seat, tuple(self._corruption[:-count]))

    def _bribe(self, bank: list[Paper], side: str) -> Paper:
        """Take a Note that will be turned up, or that will be taken out of the pile before."""
        pile = self._pile
        if pile is None:
            return self._likely_bribe(bank, side)
        here = {paper.kind for paper in bank}
        kinds = [kind for kind in pile.elements() if kind in here or "" in here]
        if not kinds and self._wild < 1:
            raise Contradiction("no Note of that Bank will be turned up")
        if self._stream.below(len(kinds) + max(self._wild, 0)) >= len(kinds):
            (paper,) = self._take(bank, 1, None, None)
            self._loose.append(paper)
            self._wild -= 1
            return paper
        rare = [kind for kind in kinds if kind not in START_KINDS] if self._careful & 2 and "" in here else []
        kind = self._stream.pick(rare or kinds)
        pile[kind] -= 1
        return self._of_kind(bank, kind)

    def _likely_bribe(self, bank: list[Paper], side: str) -> Paper:
        """Take a Note as normal players do, who bribe with nothing but Notes for the verdict that they want; now and then any."""
        kinds = [kind.id for kind in NOTE_KINDS if kind.icon == side]
        wanted = [(kind, chance) for kind in kinds if (chance := sum([self._chance(paper, kind) for paper in bank]))]
        if not wanted or not self._stream.below(ODDS):
            return self._take(bank, 1, None, None)[0]
        return self._of_kind(bank, likely(wanted, self._stream))

    def pile_taken(self, at: int, text: Text) -> None:
        """See a Note taken out of the pile."""
        pile = tuple(self._corruption)
        if seat_in(text) == self._me:
            kind = name_of(self._told[at + 1].args["note"])
            loose = [paper for paper in self._loose if paper in pile and paper.kind in ("", kind)]
            paper = self._stream.pick(loose) if loose else self._of_kind(list(pile), kind)
            self._bind(paper, kind)
        else:
            paper = self._stream.pick([paper for paper in self._loose if paper in pile] or pile)
        self._corruption.remove(paper)
        if paper in self._loose:
            self._loose.remove(paper)
        elif self._pile is not None and paper.kind:
            self._pile[paper.kind] += 1
            self._wild = max(0, self._wild - 1)
        self._banks[seat_in(text)].append(paper)
        self.lots.append(Lot("silvio", pile, (paper,)))

    def _enzo(self, at: int, seat: int, others: tuple[Paper, ...]) -> None:
        """See two Notes of the pile looked at, if there were some."""
        found: list[Paper] = []
        if others:
            count = number_in(self._told[at + 2])
            left = list(others)
            kinds = kinds_in(self._told[at + 3]) if seat == self._me else None
            found = self._take(left, count, None, kinds)
        self.lots.append(Lot("enzo", others, tuple(found)))

    def verdict(self, at: int, text: Text) -> None:
        """See the pile turned up; after the first time all piles are shuffled."""
        found = self._reveal(self._corruption, self._turned_up(at))
        self.lots.append(Lot("corruption", tuple(self._corruption), tuple(found)))
        if not text.args["final"]:
            piles = [*self._corruption, *self.shuffles[-1].papers[: self._left], *self._discard]
            self._corruption, self._pile, self._loose = [], None, []
            self._shuffle(piles)

    # ---- now

    def _look(self) -> None:
        """See which ones the own Notes are."""
        me = self._view.me
        if me is None:
            return
        placed = self._picked(asks.BRIBE)  # the first Note of Claudia's Bribe lies on the pile before the Bribe is told
        if placed is not None:
            self._corruption += self._take(self._banks[self._me], 1, placed, None)
        hand = list(self._drawn or self._kept)
        given = [note for notes in me.given.values() for note in notes] if self._drawn else []
        drawn = hand if me.drawn or given else []
        self._see([*me.drawn, *given], drawn)
        self._see(me.bank, [paper for paper in self._banks[self._me] if not me.drawn or paper not in hand])

    def _see(self, notes: Sequence[NoteView], papers: Sequence[Paper]) -> None:
        left = list(papers)
        numbers = [asks.number_of(note.option) for note in notes]
        for number in sorted(numbers, key=lambda number: number not in self._settled):
            self._exact(left, number)
        if left:
            raise Contradiction("there are more Notes than are seen")


Read = Callable[[NotesTraced, int, Text], None]

READS: Mapping[str, Read] = {
    "nc-reshuffled": NotesTraced.reshuffled,
    "nc-collects": NotesTraced.collects,
    "nc-count": NotesTraced.counted,
    "nc-raid": NotesTraced.raided,
    "nc-drawn": NotesTraced.drew,
    "nc-exchanged": NotesTraced.exchanged,
    "nc-raid-single": NotesTraced.raid_single,
    "nc-drew-note": NotesTraced.drew_single,
    "nc-shared": NotesTraced.shared,
    "nc-kept": NotesTraced.kept,
    "nc-bid": NotesTraced.bid,
    "nc-bid-at": NotesTraced.located,
    "nc-auction": NotesTraced.auction,
    "nc-lot-stays": NotesTraced.lot_over,
    "nc-won": NotesTraced.lot_over,
    "nc-card-removed": NotesTraced.lot_over,
    "nc-street": NotesTraced.street,
    "nc-envelope": NotesTraced.envelope,
    "nc-keeps": NotesTraced.keeps,
    "nc-took-back": NotesTraced.took_back,
    "nc-discarded-hidden": NotesTraced.discarded_hidden,
    "nc-discarded": NotesTraced.discarded,
    "nc-phase": NotesTraced.phase,
    "nc-irs": NotesTraced.irs,
    "nc-aimed": NotesTraced.aimed,
    "nc-ability": NotesTraced.ability,
    "nc-bank-seen": NotesTraced.bank_seen,
    "nc-note-stolen": NotesTraced.stolen,
    "nc-bribe": NotesTraced.bribed,
    "nc-pile-taken": NotesTraced.pile_taken,
    "nc-verdict-opens": NotesTraced.verdict,
}
"""What each notice tells of Notes."""
