"""MEETING: talk, sealed bids of each player in turn, then all Auctions and the Title election (NC-10 to 13)."""

from dataclasses import dataclass, field

from engines.nostra_city import asks
from engines.nostra_city.asks import CARD, NOTE, notes_arg
from engines.nostra_city.components import (
    CANCELS,
    CONSIGLIERE,
    DISTRICTS,
    GANGSTERS,
    INVESTIGATIONS,
    LUXURIES,
    PRIMO_CAPO,
    SPACES,
    UNDERBOSS,
)
from engines.nostra_city.notes import discard, discard_of, put, spend
from engines.nostra_city.revenge import take_turns, window
from engines.nostra_city.state import Bid, SpaceRecord
from engines.nostra_city.table import BRUNO, Family, value_of
from engines.nostra_city.vendetta import betray_in_meeting
from engines.table import seat_of, seat_ref, seats_arg


async def meeting(t: Family) -> None:
    """The whole phase (NC-10.1, 10.2)."""
    t.begin_phase("meeting")
    for player in t.state.players:
        player.bid_made = player.gained = False
    await talk(t)
    await take_turns(t, turn)
    await auctions(t)


async def auctions(t: Family) -> None:
    """Reveal the Locations, resolve spaces 1 to 4, then betray bidders without a card (NC-10.9, 10.10, 10.12).

    A window comes before the first; by an option also before each later Auction with a bid (NC-23.1, 23.8).
    """
    reveal_locations(t)
    for space in range(SPACES):
        if space == 0 or (t.options.every_auction and any(space in player.bids for player in t.state.players)):
            await window(t, "VW4")
        await resolve(t, space)
    await betrayed(t)
    t.state.located = False


async def talk(t: Family) -> None:
    """D15: free talk until everybody ends it (NC-10.1, NC-1.11)."""
    t.tell(None, "nc-talk")
    await t.everybody([asks.ready(seat) for seat in range(t.seats)], "ready")


async def turn(t: Family, seat: int) -> None:
    """All own bids in one go, until the player ends the turn, can bid no more, or Cancels for the third time (NC-10.2, 10.6, 1.14)."""
    player = t.state.players[seat]
    while player.cancels < CANCELS:
        spaces = [at for at, card in enumerate(t.state.street) if card and at not in player.bids]
        free = tuple([card for card, is_free in player.gangsters.items() if is_free])
        if not spaces or not free or not player.bank:
            return
        pick = await t.one(asks.bidder(seat, free), "turn")
        if pick == "end":
            return
        player.draft = (pick,)
        if not await place(t, seat, asks.name_of(pick), spaces):
            player.cancels += 1
        player.draft = ()


async def place(t: Family, seat: int, gangster: str, spaces: list[int]) -> bool:
    """Steps 2 and 3: the Location, then the Notes, which commit the bid; return False for Cancel (NC-10.4, 10.5)."""
    location = await t.one(asks.space(seat, spaces, t.state.street), "turn")
    if location == "cancel":
        return False
    player = t.state.players[seat]
    player.draft += (location,)
    picks = await t.some(asks.bid(seat, player.bank), "turn")
    if not picks:
        return False
    t.commit(player, gangster)
    space = asks.number_of(location) - 1
    player.bids[space] = Bid(space, gangster, spend(t, seat, asks.notes_of(picks)))
    player.bid_made = True
    t.tell(None, "nc-bid", seat=seat_ref(seat), gangster=CARD[gangster], n=len(picks))
    return True


def reveal_locations(t: Family) -> None:
    """Turn all Location cards at once (NC-10.9)."""
    state = t.state
    state.located = True
    t.tell(None, "nc-locations", reveals=True)
    for space in range(SPACES):
        for seat in state.order:
            bid = state.players[seat].bids.get(space)
            if bid is not None:
                t.tell(None, "nc-bid-at", seat=seat_ref(seat), space=space + 1, gangster=CARD[bid.gangster], n=len(bid.notes))


async def betrayed(t: Family) -> None:
    """Betray the players who placed a bid and gained no card in this MEETING (NC-13.1 to 13.3)."""
    players = t.state.players
    await betray_in_meeting(t, [seat for seat in t.state.order if players[seat].bid_made and not players[seat].gained], "meeting")


# ---- one Auction, also for an Investigation (NC-11, 12.1 to 12.6), with the Abilities of the Baldinis

LUCIA, MARCO, RENATA, TOMMASO = "baldini_lucia", "baldini_marco", "baldini_renata", "baldini_tommaso"


@dataclass(slots=True)
class Lot:
    """The Auction being resolved: its card, bids by seat in phase order, their worth, and the result so far."""

    space: int
    card: str
    bids: dict[int, Bid]
    counts: dict[int, int]
    """The number of Notes bid, by seat."""
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
            t.tell_ability(seat, BRUNO)
        notes = notes_arg(bid.notes)
        t.tell(None, "nc-bid-shown", reveals=True, seat=seat_ref(seat), space=lot.space + 1, notes=notes, money=lot.worth[seat])


def decide(t: Family, lot: Lot) -> None:
    """Find the winner, and whether the card leaves the Street (NC-11.3, 11.4, 12.2 to 12.5)."""
    if lot.investigation:
        total, price = sum(lot.worth.values()), INVESTIGATIONS[lot.card].price
        lot.leaves = total >= price
        t.tell(None, "nc-price", card=CARD[lot.card], sum=total, price=price, paid=lot.leaves)
        lot.winner = highest_bidder(t, lot) if lot.leaves else None
    else:
        lot.winner = highest_bidder(t, lot)
        lot.leaves = lot.winner is not None


def highest_bidder(t: Family, lot: Lot) -> int | None:
    """Return the highest bidder; on a tie Lucia Baldini's bidder, else None (NC-11.4, 12.4)."""
    most = max(lot.worth.values())
    tied = [seat for seat, worth in lot.worth.items() if worth == most]
    if len(tied) == 1:
        return tied[0]
    t.tell(None, "nc-tied", space=lot.space + 1, seats=seats_arg(tied))
    for seat in tied:
        if lot.bids[seat].gangster == LUCIA and t.works(seat, LUCIA):
            t.tell_ability(seat, LUCIA)
            return seat
    return None


async def notes_back(t: Family, lot: Lot) -> None:
    """Let bidders keep or take back Notes, in phase order (NC-11.2, 11.10)."""
    for seat, bid in lot.bids.items():
        if lot.alone:
            await keep(t, seat, bid)
        elif takes_back(t, lot, seat, bid):
            await take_back(t, seat, bid)


async def keep(t: Family, seat: int, bid: Bid) -> None:
    """The only bidder keeps one Note unseen, with Tommaso Baldini all of them (D19, NC-11.2)."""
    if bid.gangster == TOMMASO and t.works(seat, TOMMASO):
        t.tell_ability(seat, TOMMASO)
        kept = list(bid.notes)
    else:
        kept = asks.notes_of(await t.some(asks.keep(seat, bid.notes), "keep"))
    bid.notes = [note for note in bid.notes if note not in kept]
    put(t, seat, kept)
    t.tell(None, "nc-keeps", seat=seat_ref(seat), n=len(kept))


def takes_back(t: Family, lot: Lot, seat: int, bid: Bid) -> bool:
    """Return whether Marco (for a lost card) or Renata (for a won one) brings a Note of this bid back."""
    carrier = MARCO if seat != lot.winner else RENATA
    return bid.gangster == carrier and t.works(seat, carrier)


async def take_back(t: Family, seat: int, bid: Bid) -> None:
    """Marco or Renata Baldini: one Note of the bid comes back into the Bank (D20)."""
    t.tell_ability(seat, bid.gangster)
    (pick,) = await t.some(asks.take_back(seat, bid.notes), "take_back")
    note = asks.number_of(pick)
    bid.notes.remove(note)
    put(t, seat, (note,))
    t.tell(None, "nc-took-back", seat=seat_ref(seat), note=NOTE[note])


def pay(t: Family, lot: Lot) -> None:
    """Discard all other Notes: openly, or unseen after a single bid (NC-11.2, 11.3, 12.6)."""
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
    """Give the card to its winner, remove it, or leave it there (NC-11.4 to 11.9, 12.2 to 12.5)."""
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


# ---- the Title election (NC-12.13 to 12.18)


async def election(t: Family, underboss: int) -> None:
    """The Underboss names the Consigliere, who names the Primo Capo; players without a Title are Betrayed (NC-12.14 to 12.16)."""
    others = t.clockwise(underboss)
    consigliere = seat_of(await t.one(asks.title(asks.CONSIGLIERE, underboss, others), "consigliere"))
    give(t, underboss, consigliere, CONSIGLIERE)
    left = [seat for seat in t.clockwise(consigliere) if seat != underboss]
    primo_capo = seat_of(await t.one(asks.title(asks.PRIMO_CAPO, consigliere, left), "primo_capo"))
    give(t, consigliere, primo_capo, PRIMO_CAPO)
    await betray_in_meeting(t, [seat for seat in t.state.order if not t.state.players[seat].title], "election")


def give(t: Family, giver: int, seat: int, title: str) -> None:
    """Hand a Title to ``seat``; it counts as a gained card (NC-13.2)."""
    player = t.state.players[seat]
    player.title = title
    player.gained = True
    t.tell(None, "nc-title", seat=seat_ref(seat), title=CARD[title], giver=seat_ref(giver))
