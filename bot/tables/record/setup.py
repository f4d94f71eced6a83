"""How one table was set up: what its server wants, what proves the deal, and who is more than a seat. Kept in the column ``setup``.

A ``Setup`` is never changed, it is replaced: what was written down and what stands in memory cannot drift apart half-way. People stand in
it by their ids as text, since JSON of other programs rounds such numbers.
"""

from collections.abc import Mapping

import msgspec
from msgspec import Struct

from bot.tables.record.talking import Talking


class Silencing(Struct, frozen=True, omit_defaults=True):
    """What the server lets the bot do around a table: close the ``channel``, mute in ``voice``, open a ``graveyard``."""

    channel: bool = True
    voice: bool = True
    graveyard: bool = True


class Offer(Struct, frozen=True):
    """A seat offered ``to`` a person, by the ``message`` with the button that accepts it."""

    to: str
    message: str


class Setup(Struct, frozen=True, omit_defaults=True):
    """All of one table's column. A field that is not in an old row has its default; one that is not known here any more is dropped."""

    host_name: str = ""
    """Name of the host as the board shows it."""
    cohosts: tuple[str, ...] = ()
    """People whom the host has made hosts beside them."""
    former: tuple[str, ...] = ()
    """People who have held a seat of this game and do not any more: they know too much for another one (MF-15.15)."""
    ghosts: tuple[str, ...] = ()
    """People without a seat who have entered the graveyard: they know too much for one (MF-15.12)."""

    offers: dict[str, Offer] = {}
    """Seats that the host has offered to somebody, by their numbers."""

    salt: str = ""
    """First secret part of the commitment (hex)."""
    secret: str = ""
    """Second secret part of the commitment (hex), from which with the presses the seed is made."""
    seal: str = ""
    """The commitment to both, published when the lobby opens."""
    seal_version: int = 1
    """The version of the commitment; 1 for a lobby that was sealed before version 2 existed."""
    presses: tuple[str, ...] = ()
    """Ids of the ready presses by seat, as they went into the seed; "0" for a seat that was not ready, such as an automated player."""
    started_at: float | None = None
    """When the cards were dealt (unix seconds)."""

    clocks: dict[str, float] = {}
    """Seconds that the server has fixed, by kind of time."""
    factor: float = 1.0
    """By how much every clock is multiplied."""
    beat: float = 3.0
    """Seconds of the breath between a name and a token."""
    text_mode: bool = False
    """Whether the server wants boards without pictures."""
    silence: Silencing = Silencing()
    """What may be done around the table."""
    talk: Talking = Talking()
    """How the talk goes, as it stood at the deal: what changes later is in the log."""

    touched: float | None = None
    """When somebody last did something in the lobby (unix seconds)."""
    changed: dict[str, float] = {}
    """When each option was changed last (unix seconds)."""
    waiting: tuple[tuple[str, str], ...] = ()
    """The waiting list: id and name, in order of arrival."""
    evening: str = ""
    """The evening to which this table belongs, empty for one that was opened by itself."""
    kept: tuple[tuple[str, str], ...] = ()
    """People of the evening for whom a chair is kept and who have not sat down yet: id and name."""
    kept_until: float | None = None
    """Until when those chairs are kept (unix seconds)."""
    queue: tuple[str, ...] = ()
    """Who waits for a chair of the evening, in its order: they come before whoever walks in (CL-8.5)."""
    usernames: dict[str, str] = {}
    """The names of the accounts of those who have been on the waiting list, by their ids."""
    readable: bool = False
    """Whether somebody who sits here may read hidden threads of the server."""
    expired: bool = False
    """Whether the lobby closed itself."""
    deal_at: float | None = None
    """When the cards of a slow game are dealt (unix seconds); None: once all are ready, or the host says so."""
    put_off: bool = False
    """Whether that was put off already, since too few had come."""
    few: bool = False
    """Whether the lobby closed itself since too few people came."""

    def json(self) -> dict[str, object]:
        """Return the column as it is stored."""
        made: dict[str, object] = msgspec.to_builtins(self)
        return made


def read_setup(column: Mapping[str, object]) -> Setup:
    """Return the setup of a stored table. Raises ValueError (msgspec.ValidationError) when a field is not what it should be."""
    return msgspec.convert(column, Setup)
