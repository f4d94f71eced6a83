"""What an evening is to be (CL-4.1): games, chairs, channels, whom it calls. Kept in the column ``plan``.

A ``Plan`` is never changed, it is replaced. People and channels stand in it by their ids as text, since JSON of other programs rounds such
numbers.
"""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from bot.evenings.moments.wall import Shift
from bot.store.evening_rows import Repeat
from engines import GAMES

MOST_GAMES, MOST_CHANNELS, MOST_CHAIRS, MOST_COHOSTS = 4, 4, 84, 5
LONGEST_NAME, LONGEST_NOTE, LONGEST_PLACE = 60, 300, 100
SHORTEST_HOURS, LONGEST_HOURS = 1.0, 12.0

EveningCall = Literal["role", "nobody"]
LobbyCall = Literal["chairs", "role", "nobody"]


class GamePlan(Struct, frozen=True, omit_defaults=True):
    """One game of the programme and its options, as far as they differ from the usual ones."""

    game: str
    options: dict[str, object] = {}


class Plan(Struct, frozen=True, omit_defaults=True):
    """All of an evening's column. A field that is not in an old row has its default; one that is not known any more is dropped."""

    games: tuple[GamePlan, ...]
    channels: tuple[str, ...]
    """Channels for the tables, in the order in which they are laid."""
    chairs: int
    """How many people are promised a place."""
    language: str = "cs"
    host_name: str = ""
    hours: float = 4.0
    voice: str = ""
    """A voice channel as the place."""
    place: str = ""
    """The place in words, where it is no voice channel."""
    repeat: Repeat | None = None
    cohosts: tuple[str, ...] = ()
    call: EveningCall = "role"
    """Who is mentioned when the evening is called."""
    lay: LobbyCall = "chairs"
    """Who is mentioned when the table is laid."""
    note: str = ""
    event: bool = True
    """Whether it stands in the server's calendar."""
    lead: float = 900.0
    """Seconds before the start at which the lobby opens."""
    keep: float = 600.0
    """Seconds after the start for which chairs are kept."""
    assumed_hour: bool = False
    """Whether the hour was not said, but the usual one was taken (CL-2.6)."""
    shift: Shift = Shift.NONE
    """What the changing clocks did to the time that was typed (CL-2.9)."""
    announced_at: float | None = None
    called: str = ""
    """The role that was mentioned when the evening was called; empty: none."""
    poll_until: float | None = None
    """When the poll for a date ends (CL-3.6)."""
    owed: tuple[str, ...] = ()
    """People for whom chairs are held, since they had none last time (CL-5.5)."""
    occurs: float | None = None
    """The moment of its series for which this evening stands (unix seconds), wherever it was moved since (CL-4.7)."""
    uninvited: tuple[str, ...] = ()
    """People whom the host has taken off this evening (CL-5.7)."""

    def json(self) -> dict[str, object]:
        """Return the column as it is stored."""
        made: dict[str, object] = msgspec.to_builtins(self)
        return made

    @property
    def tables(self) -> int:
        """How many tables are expected: more than one when the first game does not seat everybody, and there are channels (CL-9.1)."""
        most = most_seats(self.games)
        return max(1, min(len(self.channels), -(-self.chairs // most)))


def read_plan(column: Mapping[str, object]) -> Plan:
    """Return the plan of a stored evening. Raises ValueError (msgspec.ValidationError) when a field is not what it should be."""
    return msgspec.convert(column, Plan)


def most_seats(games: Sequence[GamePlan]) -> int:
    """Return how many people the first game seats."""
    return GAMES[games[0].game].seats[-1]


def usual_chairs(games: Sequence[GamePlan], channels: int) -> int:
    """Return the usual number of chairs: the most seats of the first game at each table (CL-4.1)."""
    return min(MOST_CHAIRS, most_seats(games) * max(1, channels))
