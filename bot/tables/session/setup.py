"""How one table was set up: what its server wants, what proves the deal, and who is more than a seat. Kept in the column ``setup``.

A ``Setup`` is never changed, it is replaced: what was written down and what stands in memory cannot drift apart half-way. People stand in
it by their ids as text, since JSON of other programs rounds such numbers.
"""

import secrets
from collections.abc import Mapping

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.tables.session.talk_settings import TalkSettings
from engines.chance import SALT_BYTES, SECRET_BYTES, commitment
from engines.deal_proof import VERSION, BadProof, read_proof


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
    talk: TalkSettings = TalkSettings()
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


def sealed(setup: Setup, table: str) -> Setup:
    """Return ``setup`` with salt and secret of a new deal of ``table``, and with the seal that the lobby publishes."""
    salt, secret = secrets.token_bytes(SALT_BYTES), secrets.token_bytes(SECRET_BYTES)
    return replace(setup, salt=salt.hex(), secret=secret.hex(), seal=commitment(table, salt, secret), seal_version=VERSION)


def proof_fields(setup: Setup, table: str) -> dict[str, object]:
    """Return the proof of the deal of ``table``, as its record holds it under ``fair``."""
    opened: dict[str, object] = {"salt": setup.salt, "secret": setup.secret, "seal": setup.seal, "presses": list(setup.presses)}
    return opened if setup.seal_version == 1 else {"version": setup.seal_version, "table": table, **opened}


def deal_holds(setup: Setup, table: str, seats: int, seed: str) -> bool:
    """Return whether salt and secret give the seal, and secret and ready presses the seed of the game (hexadecimal)."""
    try:
        proof = read_proof(proof_fields(setup, table), seats)
    except BadProof:
        return False
    return proof.seal_holds and proof.seed == int(seed, 16)
