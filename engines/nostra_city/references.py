"""References ``kind:id`` for the arguments of notices, made once: games are full of them."""

from collections.abc import Sequence

from engines.nostra_city.components import (
    ATLANTIC_CITY,
    DISTRICTS,
    GANGSTERS,
    GOTA,
    INVESTIGATIONS,
    KINDS,
    LUXURIES,
    NOTES,
    TITLES,
    VENDETTA,
)

NOTE = ("note:police_raid", *(f"note:{kind.id}" for kind in NOTES[1:]))
"""What a Note is called by its number: its kind, never the number (NC-V19)."""
KIND = {kind: f"kind:{kind}" for kind in KINDS}
REVENGE = {card: f"vendetta:{card}" for card in VENDETTA}
CARD: dict[str, str] = {
    **{card: f"gangster:{card}" for card in (*GANGSTERS, GOTA)},
    **{card: f"turf:{card}" for card in (*DISTRICTS, ATLANTIC_CITY)},  # ``district`` is a kind of thing in another game's texts
    **{card: f"luxury:{card}" for card in LUXURIES},
    **{card: f"investigation:{card}" for card in INVESTIGATIONS},
    **{card: f"title:{card}" for card in TITLES},
}
"""What may lie on the Street or in a Territory, by its id."""


def notes_arg(notes: Sequence[int]) -> tuple[str, ...]:
    """Return references to the kinds of ``notes``."""
    return tuple([NOTE[note] for note in notes])


def card_kind(card: str) -> str:
    """Return what kind of card this is: ``gangster``, ``district``, ``luxury``, ``investigation`` or ``title``."""
    kind = CARD[card].partition(":")[0]
    return "district" if kind == "turf" else kind
