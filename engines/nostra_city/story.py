"""The story of a game that is over: its Months, and the final hands and Banks (NC-V13, NC-R47).

Secrets that the rules never reveal stay hidden: givers of Notes, single bids, placers of Notes (NC-V3, V6, V8).
"""

from engines.nostra_city.components import INFORMANT, NOTES
from engines.nostra_city.state import FamilyState, MonthRecord
from engines.parts import Part


class CollectingPart(Part):
    """One Collecting: ``given`` and ``betrayed`` (missing Notes) by seat."""

    seat: int
    kind: str
    drawn: int
    given: dict[int, int]
    betrayed: dict[int, int]


class AuctionPart(Part):
    """One Auction with bids: by seat the number of Notes, and the money in dollars where it was shown."""

    space: int
    """1 to 4."""
    card: str
    bids: dict[int, int]
    money: dict[int, int]
    winner: int | None
    gone: bool
    """The card left the Street."""


class MonthPart(Part):
    """One Month: ``field_before`` and ``field_after`` are where the Verdict marker stood; ``respect`` and ``bribes`` by seat."""

    number: int
    field_before: int
    field_after: int
    collectings: tuple[CollectingPart, ...]
    auctions: tuple[AuctionPart, ...]
    revenge: tuple[tuple[int, str], ...]
    """Resolved Revenge cards in order: seat and card."""
    bribes: tuple[int, ...]
    verdict: tuple[str, ...]
    """Kinds of the Notes of a Corruption pile revealed in this Month."""
    respect: tuple[int, ...]


class LastHand(Part):
    """The hand and the Bank of a seat at the end."""

    seat: int
    informant: bool
    respect: int
    money: int
    """Dollars in the Bank."""
    notes: tuple[str, ...]
    """Kinds of the Notes in the Bank."""
    cards: tuple[str, ...]
    """Vendetta cards in hand."""


class StoryPart(Part):
    """The whole game."""

    reason: str
    winners: tuple[int, ...]
    guilty: bool
    """The half of the marker; without meaning in an aborted game."""
    months: tuple[MonthPart, ...]
    hands: tuple[LastHand, ...]


def story_part(state: FamilyState, fields: dict[int, int], respect: list[int]) -> StoryPart:
    """Return the story of a game that is over; ``fields`` are the fields of the track by their indexes, ``respect`` is by seat."""
    return StoryPart(
        reason=state.reason or "",
        winners=state.winners,
        guilty=fields[state.marker] > 0,
        months=tuple(_month(month) for month in state.chronicle if month.number),
        hands=tuple(
            LastHand(
                seat=seat,
                informant=INFORMANT in player.hand,
                respect=respect[seat],
                money=sum(NOTES[note].money for note in player.bank),
                notes=tuple(NOTES[note].id for note in player.bank),
                cards=tuple(player.hand),
            )
            for seat, player in enumerate(state.players)
        ),
    )


def _month(month: MonthRecord) -> MonthPart:
    return MonthPart.model_validate(month)
