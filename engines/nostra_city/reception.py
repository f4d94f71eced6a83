"""RECEPTION, January to May (NC-17), and the First Verdict after March (NC-18)."""

from engines.nostra_city import asks
from engines.nostra_city.asks import CARD
from engines.nostra_city.components import (
    BANK_LIMIT,
    FIRST_VERDICT_MONTH,
    INVESTIGATIONS,
    IRS,
    RAID,
    UNDERBOSS,
    UNDERBOSS_MONTH,
)
from engines.nostra_city.notes import discard_of, spend
from engines.nostra_city.revenge import window
from engines.nostra_city.table import Family, guilt, tell_verdict, turn_up


async def reception(t: Family) -> None:
    """The whole phase, without actions (NC-17.1)."""
    t.begin_phase("reception")
    t.checkpoint()
    await window(t, "VW5")
    set_free(t)
    await empty_banks(t)
    add_guilt(t)
    underboss(t)
    refill(t)
    t.end_chapter()
    t.state.month += 1
    if t.state.month == FIRST_VERDICT_MONTH + 1:
        first_verdict(t)


def set_free(t: Family) -> None:
    """Step 1: everything becomes Free (NC-17.2)."""
    for player in t.state.players:
        player.gangsters = dict.fromkeys(player.gangsters, True)
        player.districts = dict.fromkeys(player.districts, True)


async def empty_banks(t: Family) -> None:
    """Step 2: Banks go down to six Notes (D28, NC-17.3); with IRS active all of them are discarded (NC-12.12)."""
    players = t.state.players
    if IRS in t.state.street:
        t.tell(None, "nc-irs")
        for seat in t.state.order:
            discard_of(t, seat, spend(t, seat, list(players[seat].bank)))
        return
    questions = [
        asks.discard(seat, player.bank, len(player.bank) - BANK_LIMIT)
        for seat, player in enumerate(players)
        if len(player.bank) > BANK_LIMIT
    ]
    if questions:
        given = await t.everybody(questions, "discard")
        for seat in t.in_order(given):
            discard_of(t, seat, spend(t, seat, asks.notes_of(given[seat])))


def add_guilt(t: Family) -> None:
    """Step 3: a field to the right for each Investigation on the Street (NC-12.9, 17.4)."""
    for card in t.state.street:
        if card in INVESTIGATIONS:
            guilt(t, card)


def underboss(t: Family) -> None:
    """Start of step 4, once from February on: put the Underboss onto the Street (NC-12.13, 17.7)."""
    state = t.state
    if state.titles_out or state.month < UNDERBOSS_MONTH:
        return
    space = next((at for at, card in enumerate(state.street) if not card), None)
    if space is None:
        space = next((at for at, card in enumerate(state.street) if card not in INVESTIGATIONS), None)
    if space is None:
        t.tell(None, "nc-underboss-waits")
        return
    if state.street[space]:
        state.removed.append(state.street[space])
        t.tell(None, "nc-underboss-replaces", space=space + 1, card=CARD[state.street[space]])
    state.street[space] = UNDERBOSS
    state.titles_out = True
    t.tell(None, "nc-underboss", space=space + 1)


def refill(t: Family) -> None:
    """Step 4: fill each empty space with the top Street card, lowest number first (NC-17.5)."""
    state = t.state
    for at, card in enumerate(state.street):
        if not card and state.street_deck:
            state.street[at] = state.street_deck.pop()
            t.tell(None, "nc-street", reveals=True, space=at + 1, card=CARD[state.street[at]])


def first_verdict(t: Family) -> None:
    """Turn the Corruption pile up, then shuffle all piles and the Police Raid into a new draw pile (NC-17.8, 18)."""
    state = t.state
    turn_up(t, final=False)
    tell_verdict(t, final=False)
    piles = [*state.corruption, *state.note_deck, *state.note_discard]
    state.note_deck = t.shuffled("notes", piles if RAID in piles else [*piles, RAID])
    state.corruption, state.note_discard, state.top_open = [], [], False
    t.end_chapter()
