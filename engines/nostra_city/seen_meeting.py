"""What notices tell of the Notes of a MEETING and a RECEPTION: bid, shown, kept, discarded (NC-10 to 12, 17.3, MA-6.2)."""

from collections.abc import Mapping

from engines.asking import Text
from engines.nostra_city import asks
from engines.nostra_city.following import NotesFollowed
from engines.nostra_city.papers import Placed
from engines.nostra_city.seen_words import Read, kinds_in, name_of, number_in, seat_in

FBI = "investigation:fbi"


def bid(n: NotesFollowed, at: int, text: Text) -> None:
    """See Notes bid: which ones by what is shown of the bid later."""
    seat, count, gangster = seat_in(text), number_in(text), str(text.args["gangster"])
    shown = _shown_of(n, at, text) if seat != n.me else None
    if shown is not None:
        shown = n.stream.shuffled(shown)
    own = n.picked(asks.BID) if seat == n.me else None
    papers = n.take(n.banks[seat], count, own, None if shown is None else shown[:count])
    n.bids[seat][gangster] = Placed(papers, 0, [] if shown is None else shown[count:])
    n.moved[at] = list(papers)


def _shown_of(n: NotesFollowed, at: int, bid: Text) -> list[str] | None:
    """Return what a bid will be when it is shown, None when it is not."""
    space = 0
    for text in n.told[at + 1 :]:
        if text.key == "nc-phase":
            break
        if text.args.get("seat") == bid.args["seat"]:
            if text.key == "nc-bid-at" and text.args["gangster"] == bid.args["gangster"]:
                space = number_in(text, "space")
            elif text.key == "nc-bid-shown" and number_in(text, "space") == space:
                return kinds_in(text)
    return None


def located(n: NotesFollowed, _at: int, text: Text) -> None:
    """See where a bid is."""
    n.bids[seat_in(text)][str(text.args["gangster"])].space = number_in(text, "space")


def auction(n: NotesFollowed, _at: int, text: Text) -> None:
    """See an Auction begin."""
    n.lot = number_in(text, "space")


def lot_over(n: NotesFollowed, _at: int, text: Text) -> None:
    """See an Auction end."""
    n.lot = 0
    n.fbi &= text.key == "nc-lot-stays" or text.args["card"] != FBI


def street(n: NotesFollowed, _at: int, text: Text) -> None:
    """See a card come onto the Street."""
    n.fbi |= text.args["card"] == FBI


def _bid_of(n: NotesFollowed, seat: int, space: int) -> Placed:
    return next(bid for bid in n.bids[seat].values() if bid.space == space)


def envelope(n: NotesFollowed, at: int, text: Text) -> None:
    """See Notes added to a bid."""
    seat, count = seat_in(text), number_in(text)
    bid = _bid_of(n, seat, number_in(text, "space"))
    own = n.picked(asks.ENVELOPE) if seat == n.me else None
    n.moved[at] = n.take(n.banks[seat], count, own, bid.later[:count] or None)
    bid.papers += n.moved[at]


def keeps(n: NotesFollowed, at: int, text: Text) -> None:
    """See the only bidder keep something."""
    seat, count = seat_in(text), number_in(text)
    papers = _bid_of(n, seat, n.lot).papers
    own = n.picked(asks.KEEP) if seat == n.me else None
    n.moved[at] = n.take(papers, count, own, None)
    n.banks[seat] += n.moved[at]


def took_back(n: NotesFollowed, at: int, text: Text) -> None:
    """See a Note of a bid taken back."""
    seat = seat_in(text)
    own = n.picked(asks.TAKE_BACK) if seat == n.me else None
    n.moved[at] = n.take(_bid_of(n, seat, n.lot).papers, 1, own, (name_of(text.args["note"]),))
    n.banks[seat] += n.moved[at]


def discarded_hidden(n: NotesFollowed, _at: int, text: Text) -> None:
    """See the rest of a bid discarded unseen."""
    bid = _bid_of(n, seat_in(text), n.lot)
    n.discard += bid.papers
    bid.papers = []


def discarded(n: NotesFollowed, at: int, text: Text) -> None:
    """See Notes discarded: of a bid, of a Bank that is too full, or all of a Bank."""
    seat, kinds = seat_in(text), kinds_in(text)
    if n.lot:
        bid = _bid_of(n, seat, n.lot)
        papers, bid.papers = bid.papers, []
    elif n.irs:
        papers, n.banks[seat] = n.banks[seat], []
        n.moved[at] = n.reveal(papers, kinds, seat)
    else:
        own = n.picked(asks.DISCARD) if seat == n.me else None
        papers = n.take(n.banks[seat], len(kinds), own, kinds)
    if not n.irs or n.lot:
        n.moved[at] = n.reveal(papers, kinds)
    n.discard += papers


def phase(n: NotesFollowed, _at: int, _text: Text) -> None:
    """See a phase begin."""
    n.bids = [{} for _ in n.bids]
    n.irs = False


def irs(n: NotesFollowed, _at: int, _text: Text) -> None:
    """See that all Banks will be discarded."""
    n.irs = True


READS: Mapping[str, Read] = {
    "nc-bid": bid,
    "nc-bid-at": located,
    "nc-auction": auction,
    "nc-lot-stays": lot_over,
    "nc-won": lot_over,
    "nc-card-removed": lot_over,
    "nc-street": street,
    "nc-envelope": envelope,
    "nc-keeps": keeps,
    "nc-took-back": took_back,
    "nc-discarded-hidden": discarded_hidden,
    "nc-discarded": discarded,
    "nc-phase": phase,
    "nc-irs": irs,
}
"""What each notice tells."""
