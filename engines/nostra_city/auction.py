"""The Auction of one space, also for an Investigation (NC-11, 12.1 to 12.6), with the Abilities of the Baldinis."""

from dataclasses import dataclass, field

from engines.nostra_city import asks
from engines.nostra_city.components import DISTRICTS, GANGSTERS, INVESTIGATIONS, LUXURIES, UNDERBOSS
from engines.nostra_city.notes import discard, discard_of, put
from engines.nostra_city.references import CARD, NOTE, notes_arg
from engines.nostra_city.state import Bid, SpaceRecord
from engines.nostra_city.table import BRUNO, Family, value_of
from engines.nostra_city.titles import election
from engines.table import seat_ref, seats_arg

LUCIA, MARCO, RENATA, TOMMASO = "baldini_lucia", "baldini_marco", "baldini_renata", "baldini_tommaso"


@dataclass(slots=True)
class Lot:
    """The Auction being resolved: its card, the bids by seat in phase order, what they are worth, and what has been found so far."""

    space: int
    card: str
    bids: dict[int, Bid]
    counts: dict[int, int]
    """By seat, how many Notes were bid."""
    worth: dict[int, int] = field(default_factory=dict)
    winner: int | None = None
    leaves: bool = False
    """The card leaves the Street."""

    @property
    def investigation(self) -> bool:
        """Whether the bids are added up instead of compared (NC-12.1)."""
        return self.card in INVESTIGATIONS

    @property
    def alone(self) -> bool:
        """Whether a single bidder gets the card without a contest (NC-11.2)."""
        return len(self.bids) == 1 and not self.investigation


async def resolve(t: Family, space: int) -> None:
    """Resolve the Auction of ``space``, in the order of NC-11.10; without a bid the card stays (NC-11.1)."""
    state = t.state
    bids = {seat: state.players[seat].bids[space] for seat in state.order if space in state.players[seat].bids}
    if not bids:
        return
    state.auction = space
    lot = Lot(space, state.street[space], bids, {seat: len(bid.notes) for seat, bid in bids.items()})
    t.tell(None, "nc-auction", space=space + 1, card=CARD[lot.card], n=len(bids))
    if lot.alone:
        (lot.winner,) = bids
        lot.leaves = True
    else:
        show(t, lot)
        decide(t, lot)
    await notes_back(t, lot)
    pay(t, lot)
    remember(t, lot)
    leave_street(t, lot)
    for seat in bids:
        del state.players[seat].bids[space]
    if lot.card == UNDERBOSS and lot.winner is not None:
        await election(t, lot.winner)
    state.auction = None


def show(t: Family, lot: Lot) -> None:
    """Reveal the bids and total them, Bruno's 10,000 included (NC-11.3, 12.1)."""
    for seat, bid in lot.bids.items():
        bid.revealed = True
        lot.worth[seat] = value_of(t, bid)
        if bid.gangster == BRUNO and t.works(seat, BRUNO):
            tell_ability(t, seat, BRUNO)
        notes = notes_arg(bid.notes)
        t.tell(None, "nc-bid-shown", reveals=True, seat=seat_ref(seat), space=lot.space + 1, notes=notes, money=lot.worth[seat])


def decide(t: Family, lot: Lot) -> None:
    """Find who gets the card, and whether it leaves the Street (NC-11.3, 11.4, 12.2 to 12.5)."""
    if lot.investigation:
        total, price = sum(lot.worth.values()), INVESTIGATIONS[lot.card].price
        lot.leaves = total >= price
        t.tell(None, "nc-price", card=CARD[lot.card], sum=total, price=price, paid=lot.leaves)
        lot.winner = highest_bidder(t, lot) if lot.leaves else None
    else:
        lot.winner = highest_bidder(t, lot)
        lot.leaves = lot.winner is not None


def highest_bidder(t: Family, lot: Lot) -> int | None:
    """Return who bid most; None: a tie, unless it is broken by Lucia Baldini (NC-11.4, 12.4)."""
    most = max(lot.worth.values())
    tied = [seat for seat, worth in lot.worth.items() if worth == most]
    if len(tied) == 1:
        return tied[0]
    t.tell(None, "nc-tied", space=lot.space + 1, seats=seats_arg(tied))
    for seat in tied:
        if lot.bids[seat].gangster == LUCIA and t.works(seat, LUCIA):
            tell_ability(t, seat, LUCIA)
            return seat
    return None


def tell_ability(t: Family, seat: int, gangster: str) -> None:
    """Say that the Ability of ``gangster`` is at work."""
    t.tell(None, "nc-ability", seat=seat_ref(seat), gangster=CARD[gangster])


async def notes_back(t: Family, lot: Lot) -> None:
    """Let bidders keep or take back what they may, in phase order (NC-11.2, 11.10)."""
    for seat, bid in lot.bids.items():
        if lot.alone:
            await keep(t, seat, bid)
        elif takes_back(t, lot, seat, bid):
            await take_back(t, seat, bid)


async def keep(t: Family, seat: int, bid: Bid) -> None:
    """The only bidder keeps one Note, with Tommaso Baldini all of them; nobody sees which (D19, NC-11.2)."""
    if bid.gangster == TOMMASO and t.works(seat, TOMMASO):
        tell_ability(t, seat, TOMMASO)
        kept = list(bid.notes)
    else:
        kept = asks.notes_of(await t.some(asks.keep(seat, bid.notes), "keep"))
    bid.notes = [note for note in bid.notes if note not in kept]
    put(t, seat, kept)
    t.tell(None, "nc-keeps", seat=seat_ref(seat), n=len(kept))


def takes_back(t: Family, lot: Lot, seat: int, bid: Bid) -> bool:
    """Return whether Marco (the card is lost) or Renata (it is won, and nothing comes back) helps this bid of a revealed Auction."""
    carrier = MARCO if seat != lot.winner else RENATA
    return bid.gangster == carrier and t.works(seat, carrier)


async def take_back(t: Family, seat: int, bid: Bid) -> None:
    """Marco or Renata Baldini: one Note of the bid comes back into the Bank (D20)."""
    tell_ability(t, seat, bid.gangster)
    (pick,) = await t.some(asks.take_back(seat, bid.notes), "take_back")
    note = asks.number_of(pick)
    bid.notes.remove(note)
    put(t, seat, (note,))
    t.tell(None, "nc-took-back", seat=seat_ref(seat), note=NOTE[note])


def pay(t: Family, lot: Lot) -> None:
    """Discard all other Notes: openly, or unseen by others if there was a single bidder (NC-11.2, 11.3, 12.6)."""
    for seat, bid in lot.bids.items():
        if not lot.alone:
            discard_of(t, seat, bid.notes)
        elif bid.notes:
            discard(t, bid.notes, openly=False)
            t.tell(None, "nc-discarded-hidden", seat=seat_ref(seat), n=len(bid.notes))


def remember(t: Family, lot: Lot) -> None:
    """Note the Auction for the story."""
    t.state.today.auctions.append(SpaceRecord(lot.space + 1, lot.card, lot.counts, dict(lot.worth), lot.winner, lot.leaves))


def leave_street(t: Family, lot: Lot) -> None:
    """The card goes to its winner or out of the game, or it stays (NC-11.4 to 11.9, 12.2 to 12.5)."""
    state = t.state
    if not lot.leaves:
        t.tell(None, "nc-lot-stays", space=lot.space + 1, card=CARD[lot.card])
        return
    state.street[lot.space] = ""
    if lot.winner is None:
        state.removed.append(lot.card)
        t.tell(None, "nc-card-removed", card=CARD[lot.card])
    else:
        gain(t, lot.winner, lot.card)
        t.tell(None, "nc-won", seat=seat_ref(lot.winner), space=lot.space + 1, card=CARD[lot.card])


def gain(t: Family, seat: int, card: str) -> None:
    """Put a won card into the Territory of ``seat``, Gangsters and Districts Free (NC-1.6, 11.5 to 11.8, 12.3)."""
    player = t.state.players[seat]
    player.gained = True
    if card in GANGSTERS:
        player.gangsters[card] = True
    elif card in DISTRICTS:
        player.districts[card] = True
    elif card in LUXURIES:
        player.luxuries.append(card)
    elif card in INVESTIGATIONS:
        player.investigations.append(card)
    else:
        player.title = card
