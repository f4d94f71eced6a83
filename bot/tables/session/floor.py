"""Who has the floor at a table: a suspect by the rules, or one seat after another in speeches in turn (TK-3.2).

Code that closes channels, mutes people or shows a speaker asks here. Only the public view and the public part of the log decide (TK-10.1).
"""

from typing import Protocol

from bot.presenting.scene import Deadline, Floor
from bot.presenting.standing import speaking
from bot.tables.session.course import Course
from bot.tables.session.views import PublicView


class PlayedTable(Protocol):
    """The part of a ``LiveTable`` that decides who has the floor."""

    @property
    def course(self) -> Course | None: ...
    @property
    def phase(self) -> str: ...
    def now(self) -> float: ...


def floor_of(table: PlayedTable) -> Floor | None:
    """Return the only seat that may speak and write now; None while everybody or nobody may, and without a running game."""
    course = table.course
    if course is None or table.phase not in ("running", "paused") or course.over(now := table.now()):
        return None
    return floor_in(course, now, course.public(now))


def floor_in(course: Course, now: float, view: PublicView) -> Floor | None:
    """Return who has the floor in a game at ``now`` (unix seconds), as far as ``view`` shows."""
    return course.speeches.floor(now, view) or _by_rules(course, view, now)


def _by_rules(course: Course, view: PublicView, now: float) -> Floor | None:
    heard = speaking(view)
    if not heard or course.timing.speeches is None:
        return None
    seat, question = min(heard), course.timing.speeches.defence
    asked = next((ask.id for ask in course.open_asks(now) if ask.seat == seat and ask.name == question), "")
    timer = course.time.timers.get(asked)
    if timer is None:
        return Floor(seat, Deadline(None, 0.0))
    return Floor(seat, Deadline(course.time.shown_end(asked), timer.whole), began=timer.since or 0.0, speech=asked)


def is_closed(table: PlayedTable) -> bool:
    """Return whether only the seat with the floor may speak and write: by night, in ballots, and during a speech."""
    course = table.course
    if course is None or table.phase not in ("running", "paused") or course.over(now := table.now()):
        return False
    view = course.public(now)
    return view.phase in course.timing.rhythm.closed or course.speeches.floor(now, view) is not None


def hands_of(table: PlayedTable) -> tuple[int, ...]:
    """Return the seats that ask for the floor of a free talk, in the order of their hands."""
    course = table.course
    return () if course is None else course.speeches.hands(course.public(table.now()))
