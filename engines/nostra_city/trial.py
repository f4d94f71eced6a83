"""TRIAL: each player in turn Bribes, and the Biggest Briber (NC-15), with the Abilities of the Carbones."""

from engines.nostra_city import asks
from engines.nostra_city.asks import CARD, NOTE, notes_arg
from engines.nostra_city.components import BRIBER_MONTH, CANCELS, ENZO_NOTES, US_ATTORNEY
from engines.nostra_city.notes import draw_single, put, spend
from engines.nostra_city.revenge import directions, take_turns
from engines.nostra_city.table import Family, shift_marker
from engines.table import seat_ref

CLAUDIA, DARIO, ENZO = "carbone_claudia", "carbone_dario", "carbone_enzo"
SILVIO, ORNELLA = "carbone_silvio", "carbone_ornella"


async def trial(t: Family) -> None:
    """The whole phase (NC-15.3 to 15.6)."""
    t.begin_phase("trial")
    for player in t.state.players:
        player.bribes = 0
    await take_turns(t, turn)
    t.state.today.bribes = [player.bribes for player in t.state.players]
    biggest_briber(t)


async def turn(t: Family, seat: int) -> None:
    """Bribe until the player ends the turn, can Bribe no more, or Cancels for the third time (NC-15.1, 15.3, 1.14)."""
    player = t.state.players[seat]
    while player.cancels < CANCELS and may_bribe(t, seat):
        free = tuple([card for card, is_free in player.gangsters.items() if is_free])
        if not free:
            return
        pick = await t.one(asks.briber(seat, free), "turn")
        if pick == "end":
            return
        player.draft = (pick,)
        if not await bribe(t, seat, asks.name_of(pick)):
            player.cancels += 1
        player.draft = ()


def may_bribe(t: Family, seat: int) -> bool:
    """Return whether ``seat`` has a Note, and U.S. Attorney allows one more Bribe (table 5.4)."""
    player = t.state.players[seat]
    return bool(player.bank) and not (player.bribes and US_ATTORNEY in t.state.street)


async def bribe(t: Family, seat: int, gangster: str) -> bool:
    """One Bribe of ``gangster``: one Note, face down on the Corruption pile (NC-15.1, 15.2); return False for Cancel."""
    taken = gangster == SILVIO and await silvio(t, seat)
    player = t.state.players[seat]
    pick = await t.one(asks.bribe(seat, player.bank, taken=taken), "turn")
    if pick == "cancel":
        return False
    t.commit(player, gangster)
    placed = spend(t, seat, (asks.number_of(pick),))
    t.state.corruption += placed
    player.bribes += 1
    player.draft += (pick,)
    if gangster == CLAUDIA and t.works(seat, CLAUDIA):
        placed += await claudia(t, seat)
    t.tell(None, "nc-bribe", seat=seat_ref(seat), gangster=CARD[gangster], n=len(placed))
    if gangster in AFTER and t.works(seat, gangster):
        await AFTER[gangster](t, seat, len(placed))
    return True


async def silvio(t: Family, seat: int) -> bool:
    """Silvio Carbone: before placing, take a random Note of the pile, which commits the Bribe (D24)."""
    pile = t.state.corruption
    if not pile or not t.works(seat, SILVIO) or await t.one(asks.silvio(seat), "turn") != "take":
        return False
    t.commit(t.state.players[seat], SILVIO)
    t.state.players[seat].draft += ("take",)
    note = pile.pop(t.drawn_place("silvio", pile))
    put(t, seat, (note,))
    t.tell_ability(seat, SILVIO)
    t.tell(None, "nc-pile-taken", seat=seat_ref(seat))
    t.tell((seat,), "nc-pile-note", note=NOTE[note])
    return True


async def claudia(t: Family, seat: int) -> list[int]:
    """Claudia Carbone: a second Note in the same Bribe (D26)."""
    picks = await t.some(asks.claudia(seat, t.state.players[seat].bank), "claudia")
    second = spend(t, seat, asks.notes_of(picks))
    if second:
        t.tell_ability(seat, CLAUDIA)
    t.state.corruption += second
    return second


async def dario(t: Family, seat: int, _placed: int) -> None:
    """Dario Carbone: draw one Note into the Bank."""
    t.tell_ability(seat, DARIO)
    note = draw_single(t, seat)
    if note is not None:
        put(t, seat, (note,))
        t.tell(None, "nc-drew-note", seat=seat_ref(seat))
        t.tell((seat,), "nc-drew-one", note=NOTE[note])


async def enzo(t: Family, seat: int, placed: int) -> None:
    """Enzo Carbone: look at two random other Notes of the pile, which stay there."""
    others = t.state.corruption[:-placed]
    seen = t.shuffled("enzo", others)[:ENZO_NOTES]
    if seen:
        t.tell_ability(seat, ENZO)
        t.tell(None, "nc-pile-looked", seat=seat_ref(seat), n=len(seen))
        t.tell((seat,), "nc-pile-notes", notes=notes_arg(sorted(seen)))


async def ornella(t: Family, seat: int, _placed: int) -> None:
    """Ornella Carbone: the marker may move one field, not beyond an end (D27)."""
    pick = await t.one(asks.ornella(seat, directions(t)), "ornella")
    if pick != "skip":
        t.tell_ability(seat, ORNELLA)
        shift_marker(t, seat, pick)


AFTER = {DARIO: dario, ENZO: enzo, ORNELLA: ornella}
"""Abilities after the placing of the Note."""


def biggest_briber(t: Family) -> None:
    """From April on, a single briber takes a Biggest Briber card (NC-15.5, 15.6)."""
    state = t.state
    if state.month < BRIBER_MONTH:
        return
    bribers = [seat for seat, player in enumerate(state.players) if player.bribes]
    if len(bribers) != 1:
        t.tell(None, "nc-no-briber")
        return
    state.bribers -= 1
    state.players[bribers[0]].bribers += 1
    t.tell(None, "nc-briber", seat=seat_ref(bribers[0]))
