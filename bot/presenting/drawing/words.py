"""What pictures and the names of things need of the texts: Fluent messages of one language, formatted."""

from __future__ import annotations

from typing import Protocol


class Words(Protocol):
    """Formats messages of one language, without marks of bidirectional isolation."""

    @property
    def language(self) -> str:
        """`cs` or `en`."""
        ...

    def __call__(self, key: str, /, **args: str | int) -> str:
        """Format the message `key` with `args` in it."""
        ...
