"""Whether a table has been left alone: nobody has answered for so long that nothing is kept closed any more."""

from bot.tables.session.core import LiveTable

FORSAKEN_AFTER = 3600.0
"""Seconds without an answer of a person after which a channel is not kept closed any more."""

SLOW_FORSAKEN_AFTER = 7 * 24 * 3600.0
"""The same in a slow game, where one phase may last for days."""


def is_abandoned(table: LiveTable) -> bool:
    """Whether nobody has answered at a running table for long. Raises Refused when no game is being played."""
    patience = SLOW_FORSAKEN_AFTER if table.slow else FORSAKEN_AFTER
    return table.now() - table.running.answered_at > patience
