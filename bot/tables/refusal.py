"""A refusal for a person: never a failure, always one sentence in the reader's language."""

from engines.table import Arg


class Refused(Exception):
    """Something that was asked for and is not done; nothing has changed. ``key`` and ``args`` make the Fluent message."""

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(key)
        self.key = key
        self.args_ = args
