"""BUSINESS: each player in turn Collects, up to four times (NC-4 to 8)."""

from functools import cache

from engines.nostra_city import asks
from engines.nostra_city.asks import CARD, KIND, NOTE, notes_arg
from engines.nostra_city.components import ATLANTIC_CITY, CANCELS, INVESTIGATIONS, LIMITS, MATCHES, RAID
from engines.nostra_city.notes import discard, discard_raid, draw_single, next_card, put, steal_random
from engines.nostra_city.revenge import take_turns, window
from engines.nostra_city.state import Collecting, CollectingRecord
from engines.nostra_city.table import Family, use
from engines.nostra_city.vendetta import ability_used, betray, draw_vendetta, francesca
from engines.table import Option, seat_of, seat_ref

ROCCO = "agnello_rocco"


async def business(t: Family) -> None:
    """The whole phase (NC-1.3, 4.18)."""
    t.begin_phase("business")
    for player in t.state.players:
        player.collected = ()
    await take_turns(t, turn)


async def turn(t: Family, seat: int) -> None:
    """Collect until the player ends the turn, has no legal Collecting, or Cancels for the third time (NC-1.14, 4.17)."""
    player = t.state.players[seat]
    while player.cancels < CANCELS:
        gangsters = collectors(t, seat)
        if not gangsters:
            return
        pick = await t.one(asks.collector(seat, gangsters), "turn")
        if pick == "end":
            return
        gangster = asks.name_of(pick)
        player.draft = (pick,)
        start = await t.one(asks.kind(seat, starts_of(t, seat, gangster)), "turn")
        player.draft = ()
        if start == "cancel":
            player.cancels += 1
        else:
            _, district, kind = start.split(":")
            await collect(t, Collecting(seat, gangster, district, kind))


def collectors(t: Family, seat: int) -> tuple[str, ...]:
    """Return the Free Gangsters with a legal Collecting (NC-4.2, 4.17)."""
    player = t.state.players[seat]
    free = [card for card, is_free in player.gangsters.items() if is_free]
    if not free:
        return ()
    if starts_of(t, seat, ""):
        return tuple(free)
    return (ROCCO,) if ROCCO in free and starts_of(t, seat, ROCCO) else ()


def starts_of(t: Family, seat: int, gangster: str) -> tuple[Option, ...]:
    """Return District and kind of each Collecting that ``gangster`` may start: with a Free District, Rocco with a Used one too.

    Never with Atlantic City (NC-8.5), or of a used or forbidden kind (NC-4.4, 4.12, 4.13).
    """
    player = t.state.players[seat]
    used_too = gangster == ROCCO and t.works(seat, ROCCO)
    districts = tuple([card for card, is_free in player.districts.items() if is_free or used_too])
    return _starts(districts, player.collected + forbidden(t))


def forbidden(t: Family) -> tuple[str, ...]:
    """Return the limits that Investigations on the Street forbid: ``area`` or Traffics (NC-4.13, 12.7, 12.10)."""
    return tuple([limit for card in t.state.street if card in INVESTIGATIONS for limit in INVESTIGATIONS[card].forbids])


@cache
def _starts(districts: tuple[str, ...], closed: tuple[str, ...]) -> tuple[Option, ...]:
    return tuple(
        [
            asks.start_option(card, kind)
            for card in districts
            if card != ATLANTIC_CITY
            for kind in MATCHES[card]
            if LIMITS[kind] not in closed
        ]
    )


# ---- one Collecting, with the Abilities of the Agnellos (NC-4.2 to 4.10, 5, 6, 7)

GISELLA, SALVATORE, VINCENZO, CARMELA = "agnello_gisella", "agnello_salvatore", "agnello_vincenzo", "agnello_carmela"
NINA, PIETRO = "donata_nina", "donata_pietro"


async def collect(t: Family, running: Collecting) -> None:
    """Carry one committed Collecting out, from step 1 to the windows after it."""
    announce(t, running)
    await window(t, "VW2")
    count(t, running)
    draw(t, running)
    if running.gangster == CARMELA and t.works(running.seat, CARMELA):
        await exchange(t, running)
    await share(t, running)
    short = await shortages(t, running)
    given = {seat: len(notes) for seat, notes in running.given.items()}
    t.state.today.collectings.append(CollectingRecord(running.seat, running.kind, running.total, given, short))
    hand_out(t, running)
    if short:
        await betrayal(t, running, short)
        t.state.collecting = None
        await window(t, "VW3")
    t.state.collecting = None


def announce(t: Family, running: Collecting) -> None:
    """Steps 1 to 3: the Gangster and the District become Used, the kind is announced (NC-4.2 to 4.4, 4.12)."""
    player = t.state.players[running.seat]
    t.commit(player, running.gangster)
    player.districts[running.district] = False
    player.collected += (LIMITS[running.kind],)
    t.state.collecting = running
    t.tell(
        None,
        "nc-collects",
        seat=seat_ref(running.seat),
        gangster=CARD[running.gangster],
        district=CARD[running.district],
        kind=KIND[running.kind],
    )


def count(t: Family, running: Collecting) -> None:
    """Step 4: count the matching Districts of all Territories, and the Notes owed to their owners (NC-4.5, 4.7, 8.1, 8.2, 8.4)."""
    matching = [sum([running.kind in MATCHES[card] for card in player.districts]) for player in t.state.players]
    running.count = sum(matching)
    running.owed = {seat: matching[seat] for seat in t.clockwise(running.seat) if matching[seat]}
    t.tell(None, "nc-count", seat=seat_ref(running.seat), kind=KIND[running.kind], n=running.count)


def draw(t: Family, running: Collecting) -> None:
    """Step 5: draw Notes one by one, until the Police Raid stops the draw or no Note is left (NC-4.6, 4.16, 5.1, 22.10)."""
    wanted = 1 if running.tipped else running.count + extra(t, running)
    stopped = False
    while len(running.drawn) < wanted and not stopped and (card := next_card(t)) is not None:
        if card == RAID:
            stopped = raid(t, running)
        else:
            running.drawn.append(card)
    running.drawn.sort()
    running.total = len(running.drawn)
    t.tell(None, "nc-drawn", reveals=True, seat=seat_ref(running.seat), n=len(running.drawn))
    if running.drawn:
        t.tell((running.seat,), "nc-drew", notes=notes_arg(running.drawn))
    if stopped and ability(t, running, GISELLA):
        draw_vendetta(t, running.seat, 1)


def ability(t: Family, running: Collecting, gangster: str) -> bool:
    """Return whether ``gangster`` Collects and his Ability works now, and tell everybody if so (NC-21.2, 22.13)."""
    if running.gangster != gangster or not t.works(running.seat, gangster):
        return False
    t.tell_ability(running.seat, gangster)
    return True


def extra(t: Family, running: Collecting) -> int:
    """Salvatore Agnello: one Note more, owed to nobody."""
    return 1 if ability(t, running, SALVATORE) else 0


def raid(t: Family, running: Collecting) -> bool:
    """Discard the Police Raid; return whether it stops the draw, as it does for all but Vincenzo Agnello (NC-5.1)."""
    discard_raid(t)
    stops = not ability(t, running, VINCENZO)
    t.tell(None, "nc-raid", reveals=True, seat=seat_ref(running.seat), stops=stops)
    return stops


async def exchange(t: Family, running: Collecting) -> None:
    """Carmela Agnello: one drawn Note may be discarded, and one drawn for it (D12)."""
    if not running.drawn:
        return
    picks = await t.some(asks.carmela(running.seat, running.drawn), "carmela")
    for note in asks.notes_of(picks):
        running.drawn.remove(note)
        discard(t, (note,), openly=True)
        t.tell_ability(running.seat, CARMELA)
        t.tell(None, "nc-exchanged", reveals=True, seat=seat_ref(running.seat), note=NOTE[note])
        new = draw_single(t, running.seat)
        if new is not None:
            running.drawn = sorted((*running.drawn, new))
            t.tell(None, "nc-drew-note", seat=seat_ref(running.seat))
            t.tell((running.seat,), "nc-drew-one", note=NOTE[new])
    running.total = len(running.drawn)


async def share(t: Family, running: Collecting) -> None:
    """Step 6: the collecting player gives each creditor any number of the drawn Notes up to the debt (D13, NC-4.7, 4.9, 4.10)."""
    for seat, owed in running.owed.items():
        most = min(owed, len(running.drawn))
        picks = await t.some(asks.split(running.seat, seat, running.drawn, most), "split")
        given = running.given[seat] = asks.notes_of(picks)
        running.drawn = [note for note in running.drawn if note not in given]
    for seat, notes in running.given.items():
        t.tell(None, "nc-shared", seat=seat_ref(running.seat), target=seat_ref(seat), n=len(notes))
    t.tell(None, "nc-kept", seat=seat_ref(running.seat), n=len(running.drawn))


async def shortages(t: Family, running: Collecting) -> dict[int, int]:
    """Return the missing Notes by seat; the Starting Player card may replace one (D14, NC-6.1, 7.1 to 7.3)."""
    state = t.state
    short = {seat: owed - len(running.given[seat]) for seat, owed in running.owed.items()}
    short = {seat: missing for seat, missing in short.items() if missing}
    if short and running.seat == state.starter and not state.passed_on:
        picks = await t.some(asks.starting_card(running.seat, sorted(short)), "starting_card")
        for receiver in map(seat_of, picks):
            state.starter, state.passed_on = receiver, True
            short[receiver] -= 1
            t.tell(None, "nc-starting-given", seat=seat_ref(running.seat), target=seat_ref(receiver))
    return {seat: missing for seat, missing in short.items() if missing}


def hand_out(t: Family, running: Collecting) -> None:
    """Put the Notes into the Banks of their receivers (NC-4.8)."""
    for seat, notes in running.given.items():
        if notes:
            put(t, seat, notes)
            t.tell((seat,), "nc-received", seat=seat_ref(running.seat), notes=notes_arg(notes))
    put(t, running.seat, running.drawn)
    running.drawn, running.given = [], {}


async def betrayal(t: Family, running: Collecting, short: dict[int, int]) -> None:
    """Pietro; the Betrayed draw; Francesca, then Nina of each (NC-6.4)."""
    spared = await spare(t, running, short)
    betray(t, short, "business", spared)
    for seat in t.in_order(short):
        await francesca(t, seat)
        await nina(t, seat, running.seat)


async def spare(t: Family, running: Collecting, short: dict[int, int]) -> int | None:
    """Pietro Donata: one Betrayed player draws one card fewer (D9); return that seat."""
    if not t.ready(running.seat, PIETRO):
        return None
    for pick in await t.some(asks.pietro(running.seat, sorted(short)), "pietro"):
        use(t.state.players[running.seat], PIETRO)
        t.tell_ability(running.seat, PIETRO)
        t.tell(None, "nc-spared", seat=seat_ref(running.seat), target=pick)
        return seat_of(pick)
    return None


async def nina(t: Family, seat: int, collector: int) -> None:
    """Nina Donata: a Betrayed player may Use her to take a random Note of the collecting player (D8)."""
    if t.ready(seat, NINA) and t.state.players[collector].bank and await ability_used(t, seat, NINA):
        steal_random(t, seat, collector, "nina")
