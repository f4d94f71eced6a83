"""Which process serves a table (PR-1.5, PR-2.3)."""

from enum import Enum, auto


class Ownership(Enum):
    """What this process may do for a table."""

    OWNED = auto()
    """Everything."""
    IN_DOUBT = auto()
    """Play and store, but change nothing in Discord: another process may have taken the table."""
    COPY = auto()
    """Take answers, which its owner delivers: another process serves the table."""
    RELEASED = auto()
    """Nothing: another process or another session serves the table."""
