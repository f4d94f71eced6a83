"""MEETING: talk, sealed bids of each player in turn, then all Auctions (NC-10)."""

from engines.nostra_city import asks
from engines.nostra_city.auction import resolve
from engines.nostra_city.components import CANCELS, SPACES
from engines.nostra_city.notes import spend
from engines.nostra_city.references import CARD
from engines.nostra_city.state import Bid
from engines.nostra_city.table import Family
from engines.nostra_city.vendetta import betray_in_meeting
from engines.nostra_city.windows import window
from engines.table import seat_ref


async def meeting(t: Family) -> None:
    """The whole phase (NC-10.1, 10.2)."""
    t.begin_phase("meeting")
    for player in t.state.players:
        player.bid_made = player.gained = False
    await talk(t)
    for seat in t.state.order:
        t.checkpoint()
        t.begin_turn(seat)
        await window(t, "VW1")
        await turn(t, seat)
    t.state.turn = None
    await auctions(t)


async def auctions(t: Family) -> None:
    """Reveal the Locations, resolve spaces 1 to 4, then see who went away empty-handed (NC-10.9, 10.10, 10.12)."""
    reveal_locations(t)
    await window(t, "VW4")
    for space in range(SPACES):
        await resolve(t, space)
    await betrayed(t)
    t.state.located = False


async def talk(t: Family) -> None:
    """D15: free talk until everybody has had enough (NC-10.1, NC-1.11)."""
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
    """Who placed a bid and gained no card in this MEETING is Betrayed (NC-13.1 to 13.3)."""
    players = t.state.players
    await betray_in_meeting(t, [seat for seat in t.state.order if players[seat].bid_made and not players[seat].gained], "meeting")
