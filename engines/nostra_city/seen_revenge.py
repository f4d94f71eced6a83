"""What notices tell of Notes that change Banks: Stick-up, Extortion, Nina Donata (NC-V9, V10, MA-6.2)."""

from collections.abc import Mapping

from engines.asking import Text
from engines.nostra_city import asks
from engines.nostra_city.following import NotesFollowed
from engines.nostra_city.papers import Lot
from engines.nostra_city.seen_words import Read, kinds_in, name_of, seat_in

NINA = "gangster:donata_nina"


def aimed(n: NotesFollowed, _at: int, text: Text) -> None:
    """See which card may take a Note."""
    n.theft = name_of(text.args["card"])


def ability(n: NotesFollowed, _at: int, text: Text) -> None:
    """See that it is Nina who takes a Note."""
    if text.args["gangster"] == NINA:
        n.theft = "nina"


def bank_seen(n: NotesFollowed, _at: int, text: Text) -> None:
    """See a whole Bank."""
    target = seat_in(text, "target")
    n.reveal(n.banks[target], kinds_in(text), target)


def stolen(n: NotesFollowed, at: int, text: Text) -> None:
    """See a Note change Banks; which kind it is the two of them are told."""
    thief, victim = seat_in(text), seat_in(text, "target")
    bank = n.banks[victim]
    extorted = n.theft == "extortion"
    own = n.picked(asks.EXTORTION) if extorted and thief == n.me else None
    kinds = (name_of(n.told[at + 1].args["note"]),) if n.me in (thief, victim) else None
    n.moved[at] = n.take(bank, 1, own, kinds, mine=thief == n.me)
    n.banks[thief] += n.moved[at]
    if not extorted:
        n.lots.append(Lot(at, n.theft, [*bank, *n.moved[at]], list(n.moved[at])))


READS: Mapping[str, Read] = {
    "nc-aimed": aimed,
    "nc-ability": ability,
    "nc-bank-seen": bank_seen,
    "nc-note-stolen": stolen,
}
"""What each notice tells."""
