"""What notices tell of the Notes of a TRIAL: bribes, what was looked at or taken, and what is turned up (NC-15, 18, MA-6.2)."""

from collections import Counter
from collections.abc import Mapping, Sequence

from engines.asking import Text
from engines.imagining import Contradiction
from engines.nostra_city import asks
from engines.nostra_city.components import NOTE_KINDS
from engines.nostra_city.following import NOTE_PICK, NotesFollowed
from engines.nostra_city.papers import KIND, Lot, Paper, likely
from engines.nostra_city.seen_words import Read, kinds_in, name_of, number_in, seat_in
from engines.nostra_city.setup import FIRST_GUILTY, FIRST_INNOCENT

ENZO = "gangster:carbone_enzo"

START_KINDS = (KIND[1], KIND[FIRST_INNOCENT], KIND[FIRST_GUILTY])
"""The kinds of which everybody has some at first."""

ODDS = 10
"""Once in so many times somebody bribes with any Note."""


def look_forward(n: NotesFollowed) -> None:
    """See what will be turned up at the First Verdict, if that has been: what others will have put there, but for what others take out."""
    opened = next((at for at, text in enumerate(n.told) if text.key == "nc-verdict-opens"), None)
    if opened is None:
        return
    taken = [(at, seat_in(text)) for at, text in enumerate(n.told[:opened]) if text.key == "nc-pile-taken"]
    own = [one.picks for one in n.given if one.name in (asks.BRIBE, asks.CLAUDIA) and one.told <= opened]
    n.pile = Counter(_turned_up(n, opened))
    n.pile.update([name_of(n.told[at + 1].args["note"]) for at, seat in taken if seat == n.me])
    n.pile.subtract([KIND[asks.number_of(pick)] for picks in own for pick in picks if pick.startswith(NOTE_PICK)])
    n.wild = len([seat for _, seat in taken if seat != n.me])


def _turned_up(n: NotesFollowed, opened: int) -> list[str]:
    count = number_in(n.told[opened])
    return [name_of(text.args["note"]) for text in n.told[opened + 1 : opened + 1 + count]]


def bribed(n: NotesFollowed, at: int, text: Text) -> None:
    """See Notes put on the Corruption pile; which ones by what will be turned up."""
    seat, count = seat_in(text), number_in(text)
    bank = n.banks[seat]
    if seat == n.me:
        first = n.take(bank, 1, n.picked(asks.BRIBE), None)  # the last Note is taken without asking
        papers = first + n.take(bank, count - 1, n.picked(asks.CLAUDIA) if count > 1 else None, None)
    else:
        papers = [_bribe(n, bank, n.sides[seat]) for _ in range(count)]
    n.moved[at] = papers
    n.corruption += papers
    if text.args["gangster"] == ENZO and not n.fbi:
        _enzo(n, at, seat, n.corruption[:-count])


def _bribe(n: NotesFollowed, bank: list[Paper], side: str) -> Paper:
    """Take a Note that will be turned up, or that will be taken out of the pile before."""
    pile = n.pile
    if pile is None:
        return _likely_bribe(n, bank, side)
    here = {paper.kind for paper in bank}
    kinds = [kind for kind in pile.elements() if kind in here or "" in here]
    if not kinds:
        kinds = [kind for kind in n.stream.shuffled(+pile) if n.mend(bank, kind, tuple(here))][:1]
    if not kinds and n.wild < 1:
        raise Contradiction("no Note of that Bank will be turned up")
    if n.stream.below(len(kinds) + max(n.wild, 0)) >= len(kinds):
        (paper,) = n.take(bank, 1, None, None)
        n.loose.append(paper)
        n.wild -= 1
        return paper
    rare = [kind for kind in kinds if kind not in START_KINDS] if n.careful & 2 and "" in here else []
    kind = n.stream.pick(rare or _spare(n, bank, kinds) or kinds)
    pile[kind] -= 1
    return n.of_kind(bank, kind)


def _likely_bribe(n: NotesFollowed, bank: list[Paper], side: str) -> Paper:
    """Take a Note as normal players do, who bribe with nothing but Notes for the verdict that they want; now and then any."""
    kinds = [kind.id for kind in NOTE_KINDS if kind.icon == side]
    wanted = [(kind, chance) for kind in kinds if (chance := sum([n.chance(paper, kind) for paper in bank]))]
    if not wanted or not n.stream.below(ODDS):
        return n.take(bank, 1, None, None)[0]
    return n.of_kind(bank, likely(wanted, n.stream))


def pile_taken(n: NotesFollowed, at: int, text: Text) -> None:
    """See a Note taken out of the pile."""
    pile = list(n.corruption)
    mine = seat_in(text) == n.me
    if mine:
        paper = n.of_kind(list(pile), name_of(n.told[at + 1].args["note"]), mine=True)
    else:
        paper = n.stream.pick([paper for paper in n.loose if paper in pile] or pile)
    n.corruption.remove(paper)
    if paper in n.loose:
        n.loose.remove(paper)
    elif n.pile is not None and paper.kind and not mine:
        n.pile[paper.kind] += 1
        n.wild = max(0, n.wild - 1)
    n.banks[seat_in(text)].append(paper)
    n.lots.append(Lot(at, "silvio", pile, [paper]))


def _enzo(n: NotesFollowed, at: int, seat: int, others: list[Paper]) -> None:
    """See two Notes of the pile looked at, if there were some."""
    found: list[Paper] = []
    if others:
        count = number_in(n.told[at + 2])
        left = list(others)
        kinds = kinds_in(n.told[at + 3]) if seat == n.me else None
        found = n.take(left, count, None, kinds)
    n.lots.append(Lot(at, "enzo", others, found))


def verdict(n: NotesFollowed, at: int, text: Text) -> None:
    """See the pile turned up; after the first time all piles are shuffled."""
    found = n.reveal(n.corruption, _turned_up(n, at))
    n.lots.append(Lot(at, "corruption", list(n.corruption), found))
    if not text.args["final"]:
        piles = [*n.corruption, *n.shuffles[-1].papers[: n.left], *n.discard]
        n.corruption, n.pile, n.loose = [], None, []
        n.shuffle(piles)


def _spare(n: NotesFollowed, bank: list[Paper], kinds: Sequence[str]) -> list[str]:
    """Return the ``kinds`` of which more is known to be in a Bank than will be shown of it."""
    if not n.careful & 1:
        return []
    known, shown = Counter(paper.kind for paper in bank), n.shown_later(bank)
    return [kind for kind in kinds if known[kind] > shown[kind] or (not known[kind] and known[""])]


READS: Mapping[str, Read] = {
    "nc-bribe": bribed,
    "nc-pile-taken": pile_taken,
    "nc-verdict-opens": verdict,
}
"""What each notice tells."""
