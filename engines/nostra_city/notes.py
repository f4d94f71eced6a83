"""The piles of Notes: drawing, re-shuffling, discarding, moving Notes between Banks (NC-1.12, 1.16, 4.16, 5)."""

from bisect import insort
from collections.abc import Iterable

from engines.nostra_city.asks import NOTE, notes_arg
from engines.nostra_city.components import RAID
from engines.nostra_city.table import Family
from engines.table import seat_ref


def next_card(t: Family) -> int | None:
    """Take the top of the Note draw pile, perhaps the Police Raid; None: no Note is left in either pile (NC-4.16)."""
    state = t.state
    if not state.note_deck:
        if not any(state.note_discard):  # nothing, or the Police Raid alone
            return None
        state.note_deck = t.shuffled("notes", state.note_discard)
        state.note_discard = []
        state.top_open = False
        t.tell(None, "nc-reshuffled", n=len(state.note_deck))
    return state.note_deck.pop()


def discard(t: Family, notes: Iterable[int], *, openly: bool) -> None:
    """Put ``notes`` of one owner on the discard pile by ascending number (NC-1.16); ``openly``: everybody sees them (NC-V12)."""
    lot = sorted(notes)
    if lot:
        t.state.note_discard += lot
        t.state.top_open = openly


def discard_raid(t: Family) -> None:
    """Put the revealed Police Raid on the discard pile (NC-5.1)."""
    discard(t, (RAID,), openly=True)


def discard_of(t: Family, seat: int, notes: Iterable[int]) -> None:
    """Discard ``notes`` of ``seat`` openly and tell everybody."""
    lot = sorted(notes)
    if lot:
        discard(t, lot, openly=True)
        t.tell(None, "nc-discarded", reveals=True, seat=seat_ref(seat), notes=notes_arg(lot))


def draw_single(t: Family, seat: int) -> int | None:
    """Draw one Note outside a Collecting, None for the Police Raid or empty piles (NC-5.4)."""
    note = next_card(t)
    if note == RAID:
        discard_raid(t)
        t.tell(None, "nc-raid-single", reveals=True, seat=seat_ref(seat))
        return None
    return note


def put(t: Family, seat: int, notes: Iterable[int]) -> None:
    """Put ``notes`` into the Bank of ``seat``."""
    bank = t.state.players[seat].bank
    for note in notes:
        insort(bank, note)


def spend(t: Family, seat: int, notes: Iterable[int]) -> list[int]:
    """Take ``notes`` out of the Bank of ``seat`` and return them in ascending order."""
    bank = t.state.players[seat].bank
    spent = sorted(notes)
    for note in spent:
        bank.remove(note)
    return spent


def steal(t: Family, thief: int, victim: int, note: int) -> None:
    """Move a Note from one Bank to another; only the two learn which one (NC-V9, V10)."""
    put(t, thief, spend(t, victim, (note,)))
    t.tell(None, "nc-note-stolen", seat=seat_ref(thief), target=seat_ref(victim))
    t.tell((thief, victim), "nc-note-moved", seat=seat_ref(thief), target=seat_ref(victim), note=NOTE[note])


def steal_random(t: Family, thief: int, victim: int, what: str) -> None:
    """Move a random Note from one Bank to another, drawn by the stream of ``what``."""
    bank = t.state.players[victim].bank
    steal(t, thief, victim, bank[t.drawn_place(what, bank)])
