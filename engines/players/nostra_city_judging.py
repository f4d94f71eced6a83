"""What things are worth to a Capo: Notes, cards on the Street, Collectings, opponents. Whole numbers, so that every machine judges alike.

Worth is counted in points of a hundredth of Respect; money in dollars.
"""

from collections.abc import Sequence

from engines.nostra_city.components import AREAS, DISTRICTS, LUXURIES, MATCHES, VENDETTA
from engines.nostra_city.views import NostraCityView, NoteView, PlayerView, SpaceView

POINT = 100
"""One Respect."""

BRIBE_FIELD = 12_000
"""What a field of the Verdict track in the wanted direction is worth beside the money of a Note, in dollars."""

DOLLARS = 90
"""How many dollars a hundredth of Respect may cost in an Auction."""

CHEAP = 10_000
"""Notes up to this worth are given away rather than kept from who is owed."""


def side(table: NostraCityView) -> str:
    """Return which verdict this seat wants: ``guilty`` for an Informant, ``innocent`` for everybody else (NC-3.1, 3.2)."""
    return "guilty" if table.me is not None and table.me.informant else "innocent"


def worth(note: NoteView, wanted: str) -> int:
    """Return what a Note is worth to who wants this verdict, in dollars."""
    return note.money + (BRIBE_FIELD * note.fields if note.icon == wanted else 0)


def total(notes: Sequence[NoteView]) -> int:
    """Return the money of ``notes``, in dollars."""
    return sum(note.money for note in notes)


def useful(notes: Sequence[NoteView], wanted: str) -> list[NoteView]:
    """Return the Notes that move the marker in the wanted direction, the strongest first."""
    return sorted([note for note in notes if note.icon == wanted], key=lambda note: -note.fields)


def months_left(table: NostraCityView) -> int:
    """Return how many Months follow this one."""
    return table.rounds - table.round


def card_value(table: NostraCityView, space: SpaceView) -> int:
    """Return what the card on ``space`` is worth to this seat, 0 for none."""
    left = months_left(table)
    if space.card is None:
        return 0
    if space.kind == "luxury":
        return POINT * LUXURIES[space.card].respect
    if space.kind == "title":
        return 4 * POINT  # its own three and the say over the other two
    if space.kind == "gangster":
        return 60 + 45 * left
    if space.kind == "district":
        return 50 + 35 * left + POINT * DISTRICTS[space.card].respect
    return POINT if side(table) == "guilty" else POINT + 50 * (left + 1)


def collecting_value(table: NostraCityView, district_and_kind: str) -> int:
    """Return how much a Collecting may bring: this player's matching Districts for certain, others' if they claim no share."""
    _, kind = district_and_kind.split(":")
    value = 0
    for player in table.players:
        matching = sum(kind in MATCHES[district.id] for district in player.districts)
        value += matching * (POINT if player.seat == table.viewer else 70)
    return value + (1 if kind in AREAS else 0)  # Traffics each have a limit of their own and are kept for later Districts


def danger(player: PlayerView) -> int:
    """Return how far ahead an opponent is: Respect first, then what may still come of Territory and Bank."""
    return POINT * player.respect + 15 * (len(player.gangsters) + len(player.districts)) + 8 * player.notes + 10 * player.cards


def opponents(table: NostraCityView) -> list[PlayerView]:
    """Return the others, the most dangerous first."""
    return sorted([player for player in table.players if player.seat != table.viewer], key=lambda player: (-danger(player), player.seat))


def owner_of(table: NostraCityView, card: str) -> PlayerView | None:
    """Return in whose Territory a Gangster or District is."""
    for player in table.players:
        if card in [piece.id for piece in player.gangsters] or card in [piece.id for piece in player.districts]:
            return player
    return None


def is_attack(card: str) -> bool:
    """Return whether a Revenge card takes something from an opponent at once."""
    return VENDETTA[card].target in ("bank", "gangster", "free_gangster", "free_district", "collector")
