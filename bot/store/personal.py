"""Where the database holds people: the one list that forgetting and export share (CL, section 29).

A migration that adds a column with a person in it adds it here; a test fails when a column is called like one and stands in neither list.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

Kind = Literal["id", "text id", "name", "json"]
"""What a column holds: the id of a person, that id as text among other words, a name, or JSON in which ids and names may stand."""

Fate = Literal["delete", "replace", "keep"]
"""What forgetting does: it deletes the row, puts a pseudonym in the place of the person, or leaves it until its own term (CL-16.5)."""


@dataclass(frozen=True, slots=True)
class Personal:
    """One column with people in it."""

    table: str
    column: str
    kind: Kind
    fate: Fate


PERSONAL = (
    Personal("tables", "host_id", "id", "replace"),
    Personal("tables", "options", "json", "replace"),
    Personal("tables", "setup", "json", "replace"),
    Personal("tables", "surfaces", "json", "replace"),
    Personal("seats", "user_id", "id", "replace"),
    Personal("seats", "name", "name", "replace"),
    Personal("seats", "extra", "json", "replace"),
    Personal("entries", "payload", "json", "replace"),
    Personal("deliveries", "payload", "json", "replace"),
    Personal("guild_settings", "settings", "json", "replace"),
    Personal("person_settings", "user_id", "id", "delete"),
    Personal("nights", "host_id", "id", "replace"),
    Personal("night_seats", "user_id", "id", "replace"),
    Personal("night_seats", "name", "name", "replace"),
    Personal("series", "host_id", "id", "replace"),
    Personal("series", "plan", "json", "replace"),
    Personal("evenings", "host_id", "id", "replace"),
    Personal("evenings", "plan", "json", "replace"),
    Personal("evenings", "surfaces", "json", "replace"),
    Personal("evening_votes", "user_id", "id", "delete"),
    Personal("evening_votes", "name", "name", "delete"),
    Personal("evening_answers", "user_id", "id", "delete"),
    Personal("evening_answers", "name", "name", "delete"),
    Personal("evening_people", "user_id", "id", "delete"),
    Personal("owed", "user_id", "id", "delete"),
    Personal("ratings", "who", "text id", "delete"),
    Personal("seasons", "standing", "json", "replace"),
    Personal("trophies", "user_id", "id", "replace"),
    Personal("trophies", "name", "name", "replace"),
    Personal("badges", "user_id", "id", "delete"),
    Personal("bans", "user_id", "id", "keep"),
    Personal("bans", "given_by", "id", "replace"),
    Personal("blocks", "user_id", "id", "delete"),
    Personal("blocks", "other_id", "id", "keep"),
    Personal("wishes", "user_id", "id", "delete"),
    Personal("lessons", "user_id", "id", "delete"),
)

IMPERSONAL: Mapping[tuple[str, str], str] = MappingProxyType(
    {
        ("evenings", "name"): "what the evening is called",
        ("seasons", "name"): "what the season is called",
        ("schema_version", "name"): "what the migration is called",
    }
)
"""Columns that are called like one with a person in it, and what they hold instead."""

SUSPICIOUS = frozenset({"user_id", "host_id", "other_id", "given_by", "by", "who", "name", "owner_id", "person_id", "author_id"})
"""How columns with a person in them are called."""


def columns(table: str, *kinds: Kind) -> tuple[str, ...]:
    """Return the personal columns of a table, of these kinds."""
    return tuple(one.column for one in PERSONAL if one.table == table and one.kind in kinds)
