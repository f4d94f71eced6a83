"""Who has the floor: who may speak while the rest may not (TK-3.2). What closes text and voice asks here, and nowhere else."""

from bot.tables.session.core import LiveTable
from bot.tables.session.floor import floor_in
from bot.tables.session.views import PublicView


def seats_with_floor(table: LiveTable, view: PublicView) -> frozenset[int]:
    """Return the seats that alone may speak at a moment at which the table looks like ``view``; empty when nobody has the floor."""
    course = table.course
    floor = floor_in(course, table.now(), view) if course is not None else None
    return frozenset() if floor is None else frozenset({floor.seat})
