"""Refusals: not failures, but one sentence in the language of the reader."""

from engines.table import Arg


class Refused(Exception):
    """A refused request, which has changed nothing. ``key`` and ``args`` make the Fluent message."""

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(key)
        self.key = key
        self.args_ = args
