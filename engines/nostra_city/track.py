"""The Verdict track (table 5.9): moving the marker, and turning up a Corruption pile (NC-18.1 to 18.3)."""

from engines.nostra_city.components import NOTES
from engines.nostra_city.references import NOTE
from engines.nostra_city.table import FIELDS, LAST, Family
from engines.table import seat_ref


def move(t: Family, steps: int) -> None:
    """Move the marker ``steps`` fields, right (Guilty) if positive; what would pass an end is lost (NC-18.3)."""
    t.state.marker = min(max(t.state.marker + steps, 0), LAST)


def shift(t: Family, seat: int, direction: str) -> None:
    """Move the marker one field ``left`` or ``right`` by an effect of ``seat``, and say so."""
    move(t, -1 if direction == "left" else 1)
    t.tell(None, "nc-marker", seat=seat_ref(seat), direction=f"direction:{direction}", field=FIELDS[t.state.marker])


def turn_up(t: Family, *, final: bool) -> None:
    """Shuffle the Corruption pile and reveal its Notes one by one; each moves the marker by its bribe value (NC-18.1 to 18.3)."""
    state = t.state
    pile = t.shuffled("corruption", state.corruption)
    t.tell(None, "nc-verdict-opens", n=len(pile), final=final)
    for note in pile:
        kind = NOTES[note]
        move(t, kind.fields if kind.icon == "guilty" else -kind.fields)
        t.tell(None, "nc-verdict-note", reveals=True, note=NOTE[note], field=FIELDS[state.marker])
    state.shown = pile
    state.today.verdict = [NOTES[note].id for note in pile]


def guilt(t: Family, investigation: str) -> None:
    """Move the marker one field right for an Investigation on the Street, unless it is at the end (NC-12.9, 17.4, 19.6)."""
    move(t, 1)
    t.tell(None, "nc-guilt", investigation=f"investigation:{investigation}", field=FIELDS[t.state.marker])


def tell_verdict(t: Family, *, final: bool) -> None:
    """Say on which field and half the marker stands."""
    field = FIELDS[t.state.marker]
    t.tell(None, "nc-verdict", field=field, guilty=field > 0, final=final)
