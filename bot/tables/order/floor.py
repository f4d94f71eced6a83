"""Who has the floor: who may speak while the rest may not (TK-3.2). What closes text and voice asks here, and nowhere else."""

from bot.presenting.standing import speaking
from bot.tables.record.core import LiveTable
from bot.tables.record.views import PublicView


def floor_of(_table: LiveTable, view: PublicView) -> frozenset[int]:
    """Return the seats that alone may speak at a moment at which the table looks like ``view``; empty when nobody has the floor."""
    return speaking(view)
