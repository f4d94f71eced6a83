"""The components: token table, cards and sets of cards, read from ``data`` and checked on import."""

from typing import Literal

from pydantic import Field, model_validator

from engines.data import SourcedRow, read_data, read_rows

Token = Literal["police", "mafia", "agent"]
Group = Literal["small", "normal", "large"]
Side = Literal["police", "mafia"]
Force = Literal["police", "mafia", "gang"]
Phase = Literal["start", "agent", "gang", "mafia", "dawn", "discussion", "first", "defence", "final", "tie", "verdict", "closing", "end"]
BallotKind = Literal["first", "final"]

TOKEN_KINDS: tuple[Token, ...] = ("police", "mafia", "agent")

VEST, BANDAGE, RECRUIT, COMMANDER, REVERSE_RECRUIT, ROLE_SWAP, WIRETAP = 1, 2, 3, 4, 5, 6, 7
HIDEOUT, SAFE_CONDUCT, ARREST, CORNER_SHOT, KIDNAP, LAST_SHOT = 8, 9, 10, 11, 12, 13
NEW_GANG = (14, 15, 16)
NEUTRAL = 17
"""The number that stands for all Neutral cards (17 to 30 in the box; the supply here is unlimited)."""

SHOWN_AT_ONCE = ("exposed", "removed", "disqualified")
"""Causes of a strike without any window (MF-8.5)."""


class TokenRow(SourcedRow):
    """One row of table 5.1: how many tokens of each kind for this number of seats."""

    seats: int = Field(ge=6, le=21)
    mafia: int = Field(ge=1)
    fair_mafia: int | None = Field(None, ge=1)
    """The number of Mafiosi by the option ``fair_tokens``, where the row itself favours a side (MA-14.8)."""
    agent: Literal[1]
    police: int = Field(ge=1)
    group: Group

    @model_validator(mode="after")
    def _adds_up(self) -> "TokenRow":
        if self.mafia + self.agent + self.police != self.seats:
            raise ValueError("a row must deal one token to each seat (MF-1.5)")
        return self


class Card(SourcedRow):
    """One row of table 5.2. ``number``: the first of ``count`` equal cards; ``users``: tokens for which the card works (MF-13.6)."""

    number: int = Field(ge=1, le=17)
    id: str
    name: str
    count: int = Field(ge=1)
    users: tuple[Token, ...]
    phase: str
    window: str
    lies_open_until: str


class AutoSet(SourcedRow):
    """The set that ``cards="auto"`` means for these numbers of seats (table 5.4)."""

    seats: tuple[int, ...]
    cards: tuple[int, ...]


class GangSet(SourcedRow):
    """The set that ``cards="gang"`` means: ``cards`` and as many of ``more`` as one card for four seats allows (table 5.4)."""

    least: int
    cards: tuple[int, ...]
    more: tuple[int, ...]


TOKENS: dict[int, TokenRow] = {row.seats: row for row in read_rows("mafie", "tokens", "row", TokenRow)}
"""Table 5.1 by number of seats."""

_KINDS = read_rows("mafie", "cards", "card", Card)

CARDS: dict[int, Card] = {
    number: card for card in _KINDS for number in (range(card.number, card.number + card.count) if card.number < NEUTRAL else (NEUTRAL,))
}
"""Table 5.2 by number: Action cards 1 to 16, and 17 for every Neutral card."""

AUTO: dict[int, tuple[int, ...]] = {seats: row.cards for row in read_rows("mafie", "presets", "auto", AutoSet) for seats in row.seats}
"""The automatic sets of table 5.4 by number of seats."""

GANG = GangSet.model_validate(read_data("mafie", "presets")["gang"])
"""The set with New Gang of table 5.4."""

if sum(card.count for card in _KINDS) != 30 or set(CARDS) != set(range(1, NEUTRAL + 1)) or set(AUTO) != set(TOKENS):
    raise ValueError("the data of Mafie are incomplete")


def mafiosi(seats: int, *, fair: bool) -> int:
    """Return how many tokens of the Mafia are dealt to ``seats``; ``fair``: the option ``fair_tokens``."""
    row = TOKENS[seats]
    return row.fair_mafia if fair and row.fair_mafia is not None else row.mafia


def advised(seats: int) -> int:
    """Return how many Action cards are recommended at most for ``seats`` (MF-13.4)."""
    return seats // 4


def card_set(seats: int, cards: str | tuple[int, ...]) -> tuple[int, ...] | None:
    """Return the Action cards that the option ``cards`` means for ``seats`` (table 5.4), None for a set yet to be drawn (``random``)."""
    if cards == "auto":
        return AUTO[seats]
    if cards == "gang":
        return tuple(sorted(GANG.cards + GANG.more[: max(0, advised(seats) - len(GANG.cards))]))
    return None if isinstance(cards, str) else tuple(sorted(cards))
