"""The frozen standing of a closed season: a recount never changes it, forgetting does (CL-13.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.club.seasons import Row


class ArchivedRow(Struct, frozen=True, omit_defaults=True):
    """One row as it was at the close. ``name`` is "" for who was forgotten, or hidden then: shown is the place."""

    place: int
    person: int
    points: int
    wins: int
    games: int
    name: str = ""


def frozen(standing: Sequence[Row], names: Mapping[int, str]) -> tuple[ArchivedRow, ...]:
    """Return a standing with the names of now; a person without a name is shown by the place."""
    return tuple([ArchivedRow(row.place, row.person, row.points, row.wins, row.games, names.get(row.person, "")) for row in standing])


def forgotten(standing: Sequence[ArchivedRow], person: int, pseudonym: int) -> tuple[ArchivedRow, ...]:
    """Return an archive without the id and the name of ``person``; places and points of everybody stay (CL-16.4, 16.7)."""
    return tuple([replace(row, person=pseudonym, name="") if row.person == person else row for row in standing])


def written(standing: Sequence[ArchivedRow]) -> str:
    """Return an archive as the store keeps it, in JSON."""
    return msgspec.json.encode(standing).decode()


def read(text: str) -> tuple[ArchivedRow, ...]:
    """Return the archive that ``written`` wrote. Raises msgspec.ValidationError for anything else."""
    return msgspec.json.decode(text, type=tuple[ArchivedRow, ...])
