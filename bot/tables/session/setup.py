"""The setup of one table: the wishes of its server, the proof of its deal, its hosts and waiting people. Stored in the column ``setup``.

A ``Setup`` is immutable, so that store and memory cannot drift apart half-way. Ids of people are text, since JSON of other programs rounds
such numbers.
"""

import secrets
from collections.abc import Mapping

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.tables.session.table_settings import TableSettings
from engines.chance import SALT_BYTES, SECRET_BYTES, commitment
from engines.deal_proof import VERSION, BadProof, read_proof


class Silencing(Struct, frozen=True, omit_defaults=True):
    """The silencing that is allowed around a table: close the ``channel``, mute in ``voice``, open a ``graveyard``."""

    channel: bool = True
    voice: bool = True
    graveyard: bool = True


class Offer(Struct, frozen=True):
    """An offer of a seat ``to`` a person; no other offer has its ``number``."""

    to: str
    number: str = msgspec.field(name="message")
    """In old rows the number of its message."""


class Setup(Struct, frozen=True, omit_defaults=True):
    """The whole column of one table. A field missing in an old row has its default, an unknown one is dropped."""

    host_name: str = ""
    """The name of the host on the board."""
    cohosts: tuple[str, ...] = ()
    """The co-hosts."""
    former: tuple[str, ...] = ()
    """People who have given up a seat of this game: they know too much for another one (MF-15.15)."""
    ghosts: tuple[str, ...] = ()
    """People without a seat who have entered the graveyard: they know too much for one (MF-15.12)."""
    guests: tuple[str, ...] = ()
    """Spectators who have made sealed guesses, in the order of their first ones (NT-5.1)."""

    offers: dict[str, Offer] = {}
    """The open offers, by the number of the seat."""

    salt: str = ""
    """First secret part of the commitment (hex)."""
    secret: str = ""
    """Second secret part of the commitment (hex), which makes the seed together with the presses."""
    seal: str = ""
    """The commitment to both, published when the lobby opens."""
    seal_version: int = 1
    """The version of the commitment; 1 for a lobby from before version 2."""
    presses: tuple[str, ...] = ()
    """Ids of the ready presses by seat, as parts of the seed; "0" for a seat without one, such as an automated player."""
    started_at: float | None = None
    """The time of the deal (unix seconds)."""

    clocks: dict[str, float] = {}
    """Seconds that the server has fixed, by kind of time."""
    factor: float = 1.0
    """Multiplies every clock."""
    beat: float = 3.0
    """Seconds of the breath between a name and a token."""
    text_mode: bool = False
    """Whether the server wants boards without pictures."""
    silence: Silencing = Silencing()
    """The silencing that is allowed around the table."""
    talk: TableSettings = TableSettings()
    """The talk settings at the deal; later changes are in the log."""

    touched: float | None = None
    """The last activity in the lobby (unix seconds)."""
    changed: dict[str, float] = {}
    """The last change of each option (unix seconds)."""
    waiting: tuple[tuple[str, str], ...] = ()
    """The waiting list: id and name, in order of arrival."""
    evening: str = ""
    """The evening of this table, empty without one."""
    kept: tuple[tuple[str, str], ...] = ()
    """People of the evening with a kept chair who have not sat down yet: id and name."""
    kept_until: float | None = None
    """Until when those chairs are kept (unix seconds)."""
    kept_playing: tuple[str, ...] = ()
    """Those of them who played another game of the evening when their chairs were kept longer (CL-22.19)."""
    queue: tuple[str, ...] = ()
    """The queue of the evening, in order: its people come before everybody else (CL-8.5)."""
    usernames: dict[str, str] = {}
    """The account names of people on the waiting list, by their ids."""
    readable: bool = False
    """Whether somebody who sits here may read hidden threads of the server."""
    expired: bool = False
    """Whether the lobby closed itself."""
    deal_at: float | None = None
    """When the deal of a slow game is due (unix seconds); None: once all are ready, or the host starts."""
    put_off: bool = False
    """Whether the deal was postponed already for too few people."""
    few: bool = False
    """Whether the lobby closed itself for too few people."""

    def json(self) -> dict[str, object]:
        made: dict[str, object] = msgspec.to_builtins(self)
        return made


def read_setup(column: Mapping[str, object]) -> Setup:
    """Return the setup of a stored table. Raises ValueError (msgspec.ValidationError) for a wrong field."""
    return msgspec.convert(column, Setup)


def sealed(setup: Setup, table: str) -> Setup:
    """Return ``setup`` with salt and secret for the deal of ``table``, and with the seal that the lobby publishes."""
    salt, secret = secrets.token_bytes(SALT_BYTES), secrets.token_bytes(SECRET_BYTES)
    return replace(setup, salt=salt.hex(), secret=secret.hex(), seal=commitment(table, salt, secret), seal_version=VERSION)


def proof_fields(setup: Setup, table: str) -> dict[str, object]:
    """Return the proof of the deal of ``table``, for the field ``fair`` of its record."""
    opened: dict[str, object] = {"salt": setup.salt, "secret": setup.secret, "seal": setup.seal, "presses": list(setup.presses)}
    return opened if setup.seal_version == 1 else {"version": setup.seal_version, "table": table, **opened}


def deal_holds(setup: Setup, table: str, seats: int, seed: str) -> bool:
    """Return whether salt and secret give the seal, and secret and ready presses the ``seed`` (hexadecimal)."""
    try:
        proof = read_proof(proof_fields(setup, table), seats)
    except BadProof:
        return False
    return proof.seal_holds and proof.seed == int(seed, 16)
