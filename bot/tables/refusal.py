"""A refusal for a person: never a failure, always one sentence in the reader's language."""

from engines.table import Arg


class Refused(Exception):
    """Something that was asked for and is not done; nothing has changed. ``key`` and ``args`` make the Fluent message."""

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(key)
        self.key = key
        self.args_ = args


class Overtaken(Refused):
    """Another process has written into the log first; what it wrote is known by now, and what was asked for may still be possible."""
