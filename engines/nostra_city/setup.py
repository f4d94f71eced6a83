"""The set-up in the order of online play (NC-2.13): Territories, colours, Banks, Street, decks, Starting Player."""

from collections.abc import Sequence

from engines.nostra_city import asks
from engines.nostra_city.asks import CARD
from engines.nostra_city.components import (
    BRIBER,
    COLOURS,
    DISTRICTS,
    GANGSTERS,
    INVESTIGATIONS,
    LUXURIES,
    NOTES,
    RAID,
    SPACES,
    START_DISTRICTS,
    START_GANGSTERS,
    VENDETTA_DECK,
)
from engines.nostra_city.table import Family
from engines.table import seat_ref

FIRST_INNOCENT, FIRST_GUILTY = 11, 23
"""The lowest numbers of the 10,000 Notes of each side (table 5.5)."""


async def set_up(t: Family) -> None:
    """Set the table up for January."""
    t.begin_chapter(0)
    left = deal_territories(t)
    await choose_colours(t)
    fill_banks(t)
    lay_street(t, left)
    stack_notes(t)
    t.state.vendetta_deck = t.shuffled("vendetta", VENDETTA_DECK)
    t.state.bribers = BRIBER.count
    name_starter(t)


def deal_territories(t: Family) -> list[str]:
    """Deal Gangsters and Districts by ascending seat, face up and Free; return what is left (NC-2.1 to 2.3)."""
    gangsters = t.shuffled("gangsters", GANGSTERS)
    districts = t.shuffled("districts", DISTRICTS)
    for player in t.state.players:
        player.gangsters = {gangsters.pop(): True for _ in range(START_GANGSTERS)}
    for player in t.state.players:
        player.districts = {districts.pop(): True for _ in range(START_DISTRICTS)}
    for seat, player in enumerate(t.state.players):
        gangsters_dealt = tuple([CARD[card] for card in player.gangsters])
        districts_dealt = tuple([CARD[card] for card in player.districts])
        t.tell(None, "nc-territory", seat=seat_ref(seat), gangsters=gangsters_dealt, districts=districts_dealt)
    return [*gangsters, *districts]


async def choose_colours(t: Family) -> None:
    """D1: a Capo colour each, by ascending seat (NC-2.4); the last colour needs no question."""
    free = list(COLOURS)
    t.checkpoint()
    for seat, player in enumerate(t.state.players):
        player.colour = asks.name_of(await t.one(asks.colour(seat, free), "colour"))
        free.remove(player.colour)
        t.tell(None, "nc-colour", seat=seat_ref(seat), colour=f"colour:{player.colour}")


def fill_banks(t: Family) -> None:
    """Give each player two 5,000, one 10,000 Innocent and one 10,000 Guilty (NC-2.5, 2.13)."""
    for seat, player in enumerate(t.state.players):
        player.bank = [2 * seat + 1, 2 * seat + 2, FIRST_INNOCENT + seat, FIRST_GUILTY + seat]


def lay_street(t: Family, left: Sequence[str]) -> None:
    """Make the Street deck and reveal four cards; Investigations among them go back into it (NC-2.6, 2.7)."""
    state = t.state
    state.street_deck = t.shuffled("street", (*left, *LUXURIES, *INVESTIGATIONS))[::-1]
    state.street = [""] * SPACES
    aside: list[str] = []
    for at in range(SPACES):
        while (card := state.street_deck.pop()) in INVESTIGATIONS:
            aside.append(card)
        state.street[at] = card
        t.tell(None, "nc-street", reveals=True, space=at + 1, card=CARD[card])
    if aside:
        state.street_deck = t.shuffled("street_again", (*state.street_deck, *aside))


def stack_notes(t: Family) -> None:
    """Shuffle the undealt Notes and the Police Raid into the draw pile (NC-2.8)."""
    dealt = {note for player in t.state.players for note in player.bank}
    t.state.note_deck = t.shuffled("notes", (RAID, *[note for note in range(1, len(NOTES)) if note not in dealt]))


def name_starter(t: Family) -> None:
    """Give the Starting Player card to the oldest player (NC-2.12); by lot if nobody was named (NC-R3)."""
    t.state.starter = t.drawn_place("starter", t.state.players) if t.oldest is None else t.oldest
    t.tell(None, "nc-starting", seat=seat_ref(t.state.starter))
