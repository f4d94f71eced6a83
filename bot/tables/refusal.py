"""Refusals: not failures, but one sentence in the language of the reader."""

from collections.abc import Iterator
from contextlib import contextmanager

from bot.store import StoreError
from engines.table import Arg


class Refused(Exception):
    """A refused request, which has changed nothing. ``key`` and ``args`` make the Fluent message."""

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(key)
        self.key = key
        self.args_ = args


@contextmanager
def refused_without_store() -> Iterator[None]:
    """Turn an error of the store into Refused."""
    try:
        yield
    except StoreError as wrong:
        raise Refused("no-store") from wrong
