"""Shuffles, draws and the commitment to the deal, specified so that anyone can re-implement them.

The standard library promises stable numbers only for a part of its generator, so the engines have their own. It is defined by
SHA-256 alone; ``docs/fairness.md`` repeats the definition in words:

* key of a stream  = SHA-256( seed as 32 bytes, big endian ‖ name of the stream in UTF-8 )
* block number i   = SHA-256( key ‖ i as 8 bytes, big endian ), i = 0, 1, 2, …; a block is four words of 64 bits, big endian
* a number below n = the next word w with w < 2^64 − (2^64 mod n), taken modulo n (other words are skipped: no bias)
* a shuffle        = Fisher–Yates from the last place down: place i is exchanged with place (number below i + 1)

Each use of chance has a stream of its own name, so that a new draw in one place never shifts another.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_WORDS = 1 << 64
_BLOCK = Struct(">4Q")


class Stream:
    """One named sequence of numbers below chosen bounds."""

    __slots__ = ("_block", "_key", "_words")

    def __init__(self, seed: int, name: str) -> None:
        self._key = sha256(seed.to_bytes(32, "big") + name.encode()).digest()
        self._block = 0
        self._words: list[int] = []

    def _word(self) -> int:
        if not self._words:
            block = sha256(self._key + self._block.to_bytes(8, "big")).digest()
            self._block += 1
            self._words = list(_BLOCK.unpack(block)[::-1])
        return self._words.pop()

    def below(self, bound: int) -> int:
        """Return a number from 0 to ``bound`` − 1, each equally likely. Raises ValueError when ``bound`` < 1."""
        if bound < 1:
            raise ValueError("a draw needs at least one possibility")
        limit = _WORDS - _WORDS % bound
        while (word := self._word()) >= limit:
            pass
        return word % bound

    def pick(self, things: Sequence[T]) -> T:
        """Return one of ``things``, each equally likely."""
        return things[self.below(len(things))]

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """Return a new list of ``things`` in random order, each order equally likely."""
        deck = list(things)
        for place in range(len(deck) - 1, 0, -1):
            other = self.below(place + 1)
            deck[place], deck[other] = deck[other], deck[place]
        return deck


class Chance:
    """All chance of one game: streams by name, made from one seed."""

    __slots__ = ("_seed", "_streams")

    def __init__(self, seed: int) -> None:
        """``seed``: 0 to 2^256 − 1 (in play 128 bits). Raises ValueError outside that range."""
        if not 0 <= seed < 1 << 256:
            raise ValueError("a seed is a number from 0 to 2^256 - 1")
        self._seed = seed
        self._streams: dict[str, Stream] = {}

    def stream(self, name: str) -> Stream:
        """Return the stream ``name``; the same one, further on, at each call."""
        stream = self._streams.get(name)
        if stream is None:
            stream = self._streams[name] = Stream(self._seed, name)
        return stream


SALT_BYTES, SECRET_BYTES = 16, 32
SEAL_DOMAIN = b"consigliere deal 2\n"
"""The prefix of the bytes under a seal: the program and the version of the layout."""


def commitment(table: str, salt: bytes, secret: bytes) -> str:
    """Return the seal of a deal in hex, published before it, so that the secret cannot be changed after it.

    SHA-256( ``consigliere deal 2`` ‖ newline ‖ ``table`` in UTF-8 ‖ newline ‖ salt ‖ secret ). The lengths are fixed, so the bytes can be
    cut in one way only. Raises ValueError unless salt and secret have 16 and 32 bytes and ``table`` is one line.
    """
    _demand_lengths(salt, secret)
    if "\n" in table:
        raise ValueError("the id of a table is one line")
    return sha256(SEAL_DOMAIN + table.encode() + b"\n" + salt + secret).hexdigest()


def commitment_1(salt: bytes, secret: bytes) -> str:
    """Return the seal as version 1 made it: SHA-256( salt ‖ secret ) in hex. Raises ValueError unless they have 16 and 32 bytes."""
    _demand_lengths(salt, secret)
    return sha256(salt + secret).hexdigest()


def _demand_lengths(salt: bytes, secret: bytes) -> None:
    if (len(salt), len(secret)) != (SALT_BYTES, SECRET_BYTES):
        raise ValueError(f"a salt has {SALT_BYTES} bytes and a secret {SECRET_BYTES}, not {len(salt)} and {len(secret)}")


def seed_of(secret: bytes, presses: Iterable[int]) -> int:
    """Return the 128-bit seed made of the dealer's secret and of the presses after the commitment.

    ``presses`` are the ids (64-bit numbers) of the players' ready presses in the order of the seats, 0 for a seat without a person; the
    dealer could not know them when the commitment was published. The seed is the first 16 bytes of
    SHA-256( secret ‖ each id as 8 bytes, big endian ). Raises OverflowError for an id that is no 64-bit number.
    """
    digest = sha256(secret + b"".join(press.to_bytes(8, "big") for press in presses)).digest()
    return int.from_bytes(digest[:16], "big")
