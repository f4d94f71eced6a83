"""Seats. A seat outlives its person: the host can hand it over, an automated player can play it, its owner can take it back."""

import logging
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, fields

from bot.people.settings import read_person_settings
from bot.store import Json, SeatRow, Store, StoreError

log = logging.getLogger(__name__)

_COUNTED = ("misses", "asked", "read")
"""Numbers that are stored only when they are not 0."""


@dataclass(slots=True)
class Seat:
    """One place at the table.

    ``user_id``: the person who acts for it (None: an automated player). ``name``: the display name; ``username``: the account name, for
    pictures whose font lacks the display name; empty when unknown. ``owner``: the person whose seat an automated player plays, who may
    take it back at any time. ``press``: id of the ready press, a part of the seed. ``dm_closed``: direct messages do not arrive.
    ``language``: of the person. ``misses``: how many clocks in a row ran out on them, ``asked``: the number of misses at the last
    reaction. ``seen_at``: their last press here (unix seconds). ``read``: the number of notices when they last opened their desk.
    ``writes``: the person writes rather than speaks (TK-11.1). ``notes``: the notebook of the person (NT-5.4).
    """

    seat: int
    user_id: int | None
    name: str
    username: str = ""
    bot_player: bool = False
    press: int | None = None
    dm_closed: bool = False
    owner: int | None = None
    language: str = ""
    text_mode: bool = False
    misses: int = 0
    asked: int = 0
    read: int = 0
    joined_at: float = 0.0
    seen_at: float = 0.0
    writes: bool = False
    notes: str = ""

    @property
    def person(self) -> int | None:
        """The person whose seat it is, also while an automated player keeps it; None for nobody's."""
        return self.user_id or self.owner

    @property
    def occupant(self) -> int:
        """The number of the person who sits here, or one made of the automated player's name: it moves with them from chair to chair."""
        return zlib.crc32(self.name.encode()) if self.user_id is None else self.user_id

    def row(self) -> SeatRow:
        extra: Json = {
            "press": str(self.press) if self.press is not None else None,
            "deaf": self.dm_closed,
            "owner": str(self.owner) if self.owner is not None else None,
            "language": self.language,
            "text_mode": self.text_mode,
            "username": self.username,
            **{name: count for name in _COUNTED if (count := getattr(self, name))},
            **({"writes": True} if self.writes else {}),
            **({"notes": self.notes} if self.notes else {}),
        }
        return SeatRow(
            seat=self.seat, user_id=self.user_id, name=self.name, bot_player=self.bot_player, joined_at=self.joined_at, extra=extra
        )

    @classmethod
    def of(cls, row: SeatRow) -> "Seat":
        extra = row.extra
        return cls(
            seat=row.seat,
            user_id=row.user_id,
            name=row.name,
            username=str(extra.get("username", "")),
            bot_player=row.bot_player,
            press=_number(extra.get("press")),
            dm_closed=bool(extra.get("deaf")),
            owner=_number(extra.get("owner")),
            language=str(extra.get("language", "")),
            text_mode=bool(extra.get("text_mode")),
            misses=_number(extra.get("misses")) or 0,
            asked=_number(extra.get("asked")) or 0,
            read=_number(extra.get("read")) or 0,
            writes=bool(extra.get("writes")),
            notes=str(extra.get("notes", "")),
            joined_at=row.joined_at,
        )


def _number(text: object) -> int | None:
    return int(str(text)) if text else None


def seats_read_again(known: Sequence[Seat], rows: Sequence[SeatRow]) -> list[Seat]:
    """Return the stored seats; a seat with the same person or automated player stays the known object, with its counts of the moment."""
    before = {seat.seat: seat for seat in known}
    stored = [Seat.of(row) for row in rows]
    return [_as(same, seat) if (same := before.get(seat.seat)) is not None and _sits(seat) == _sits(same) else seat for seat in stored]


def _as(known: Seat, stored: Seat) -> Seat:
    """Give a known seat the stored values, except for its counts of the moment."""
    for name in (field.name for field in fields(Seat) if field.name not in (*_COUNTED, "seen_at")):
        setattr(known, name, getattr(stored, name))
    return known


def _sits(seat: Seat) -> tuple[int | None, int | None, bool]:
    return seat.user_id, seat.owner, seat.bot_player


async def with_personal_settings(store: Store, seat: Seat) -> Seat:
    """Return the seat with the personal settings of its person (CL-8.10): language, text mode, whether they write.

    Without settings, or when the store fails, the seat stays as it is.
    """
    if seat.user_id is None:
        return seat
    try:
        personal = await read_person_settings(store, seat.user_id)
    except StoreError as wrong:
        log.warning("a seat is taken without its person's settings: %s", type(wrong).__name__)
        return seat
    seat.language = personal.language or seat.language
    seat.text_mode, seat.writes = personal.text_mode, personal.writes
    return seat
