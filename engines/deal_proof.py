"""The proof of a deal: the opened seal of a finished game, and its check.

The table and ``verify`` call this module; the page of a replay makes the same check in JavaScript (``bot/replay/page/proof.js``), and
``docs/fairness.md`` describes it in words. The tests run both languages on the vectors in ``tests/data/deal_proofs.json``.

>>> proof = read_proof({"version": 2, "table": "t", "seal": "00" * 32, "salt": "00" * 16, "secret": "00" * 32, "presses": ["7", "0"]}, 2)
>>> proof.seal_holds, proof.seed
(False, 173912332040406281228979248632626386843)
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from engines.chance import SALT_BYTES, SECRET_BYTES, commitment, commitment_1, seed_of

VERSION: Literal[2] = 2
"""The version in which new deals are sealed."""

LARGEST_PRESS = (1 << 64) - 1

_TABLE = re.compile(r"[0-9A-Za-z_-]{1,40}")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,19}")


class BadProof(ValueError):
    """A malformed proof, which opens no seal; the text names the malformed field."""


@dataclass(frozen=True, slots=True)
class DealProof:
    """A well-formed proof. ``table`` is empty in version 1, which did not bind the table."""

    version: Literal[1, 2]
    table: str
    salt: bytes
    secret: bytes
    seal: str
    presses: tuple[int, ...]

    @property
    def seal_holds(self) -> bool:
        """Whether the published seal belongs to salt and secret."""
        if self.version == VERSION:
            return commitment(self.table, self.salt, self.secret) == self.seal
        return commitment_1(self.salt, self.secret) == self.seal

    @property
    def seed(self) -> int:
        """The seed that secret and presses make."""
        return seed_of(self.secret, self.presses)


def read_proof(fair: Mapping[str, object], seats: int) -> DealProof:
    """Return the proof in ``fair`` of a game with so many ``seats``. Raises BadProof.

    A proof without a version is of version 1. Salt, secret and seal are lower-case hexadecimal of their full lengths. There is exactly one
    press a seat, an unsigned 64-bit number or its decimal digits. A seat without a press has 0, and no other press occurs twice.
    """
    version = fair.get("version", 1)
    if type(version) is not int or version not in (1, 2):
        raise BadProof("version")
    table = fair.get("table", "") if version == VERSION else ""
    if version == VERSION and not (isinstance(table, str) and _TABLE.fullmatch(table)):
        raise BadProof("table")
    return DealProof(
        version=2 if version == VERSION else 1,
        table=str(table),
        salt=_bytes(fair, "salt", SALT_BYTES),
        secret=_bytes(fair, "secret", SECRET_BYTES),
        seal=_bytes(fair, "seal", 32).hex(),
        presses=_presses(fair.get("presses"), seats),
    )


def _bytes(fair: Mapping[str, object], field: str, length: int) -> bytes:
    value = fair.get(field)
    if not (isinstance(value, str) and re.fullmatch(rf"[0-9a-f]{{{2 * length}}}", value)):
        raise BadProof(field)
    return bytes.fromhex(value)


def _presses(given: object, seats: int) -> tuple[int, ...]:
    if not isinstance(given, Sequence) or isinstance(given, str) or len(given) != seats:
        raise BadProof("presses")
    presses = tuple([_press(one) for one in given])
    pressed = [press for press in presses if press]
    if len(set(pressed)) != len(pressed):
        raise BadProof("presses")
    return presses


def _press(given: object) -> int:
    digits = str(given) if isinstance(given, int | str) and not isinstance(given, bool) else ""
    if not _NUMBER.fullmatch(digits) or int(digits) > LARGEST_PRESS:
        raise BadProof("presses")
    return int(digits)
