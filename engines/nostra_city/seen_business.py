"""What notices tell of the Notes of a BUSINESS: drawn, exchanged, shared, kept (NC-4.6 to 4.8, 5, MA-6.2)."""

from collections.abc import Mapping

from engines.asking import Text
from engines.nostra_city import asks
from engines.nostra_city.components import RAID
from engines.nostra_city.following import NotesFollowed
from engines.nostra_city.papers import UNSEEN, Paper
from engines.nostra_city.seen_words import Read, kinds_in, name_of, number_in, seat_in


def reshuffled(n: NotesFollowed, _at: int, text: Text) -> None:
    """See the discard pile shuffled into a new draw pile; in the draw of a Collecting it is known later how many came before."""
    if n.marks is not None:
        n.marks.append(text)
    else:
        n.shuffle(n.discard)


def _draw_part(n: NotesFollowed, notes: int, raids: int, within: int) -> list[Paper]:
    """Draw so many Notes, and the Police Raid at one of ``within`` places among them."""
    raid = n.stream.below(within) if raids else notes
    drawn: list[Paper] = []
    for place in range(notes + raids):
        paper = n.pop()
        if raids and place == raid:
            paper.settle(RAID)
            n.discard.append(paper)
        else:
            drawn.append(paper)
    return drawn


def collects(n: NotesFollowed, _at: int, text: Text) -> None:
    """See a Collecting begin."""
    n.collector = seat_in(text)
    n.own.pop(asks.SPLIT, None)


def counted(n: NotesFollowed, _at: int, _text: Text) -> None:
    """See the draw begin."""
    n.marks = []


def raided(n: NotesFollowed, _at: int, text: Text) -> None:
    """See the Police Raid come up in the draw."""
    if n.marks is not None:
        n.marks.append(text)


def drew(n: NotesFollowed, at: int, text: Text) -> None:
    """See how many Notes were drawn; of one's own, which kinds."""
    raids, stopped = 0, False
    for mark in n.marks or ():
        if mark.key == "nc-raid":
            raids, stopped = 1, bool(mark.args["stops"])
        else:
            notes = n.left - raids
            n.drawn += _draw_part(n, notes, raids, notes + 1)
            n.shuffle(n.discard)
            raids = 0
    n.marks = None
    notes = number_in(text) - len(n.drawn)
    if stopped and raids:
        n.drawn += _draw_part(n, notes, 0, 1)
        _draw_part(n, 0, 1, 1)
    else:
        n.drawn += _draw_part(n, notes, raids, max(notes, 1))
    if n.collector == n.me and n.drawn:
        left = list(n.drawn)
        for kind in sorted(n.stream.shuffled(kinds_in(n.told[at + 1])), key=lambda kind: n.supply[kind]):
            n.of_kind(left, kind)  # what cannot have come out of the first shuffle finds its place first


def exchanged(n: NotesFollowed, at: int, text: Text) -> None:
    """See a drawn Note discarded for another one."""
    own = n.picked(asks.CARMELA) if n.collector == n.me else None
    n.moved[at] = n.take(n.drawn, 1, own, (name_of(text.args["note"]),))
    n.discard += n.moved[at]


def raid_single(n: NotesFollowed, _at: int, _text: Text) -> None:
    """See the Police Raid come up instead of a single Note."""
    paper = n.pop()
    paper.settle(RAID)
    n.discard.append(paper)


def drew_single(n: NotesFollowed, at: int, text: Text) -> None:
    """See a single Note drawn, into the Bank or into the running Collecting."""
    paper = n.pop()
    seat = seat_in(text)
    if seat == n.me:
        n.bind(paper, name_of(n.told[at + 1].args["note"]))
    (n.banks[seat] if n.collector == UNSEEN else n.drawn).append(paper)


def shared(n: NotesFollowed, at: int, text: Text) -> None:
    """See how many Notes somebody was given."""
    target, count = seat_in(text, "target"), number_in(text)
    own = n.picked(asks.SPLIT) if n.collector == n.me and n.drawn else None
    kinds = None
    if target == n.me and count:
        kinds = kinds_in(next(later for later in n.told[at:] if later.key == "nc-received"))
    n.moved[at] = n.take(n.drawn, count, own, kinds)
    n.banks[target] += n.moved[at]


def kept(n: NotesFollowed, _at: int, text: Text) -> None:
    """See the rest go to the collecting player."""
    n.banks[seat_in(text)] += n.drawn
    n.kept = n.drawn
    n.drawn = []
    n.collector = UNSEEN


READS: Mapping[str, Read] = {
    "nc-reshuffled": reshuffled,
    "nc-collects": collects,
    "nc-count": counted,
    "nc-raid": raided,
    "nc-drawn": drew,
    "nc-exchanged": exchanged,
    "nc-raid-single": raid_single,
    "nc-drew-note": drew_single,
    "nc-shared": shared,
    "nc-kept": kept,
}
"""What each notice tells."""
