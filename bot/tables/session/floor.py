"""Who has the floor at a table, whoever has given it: the rules to a suspect, or the table to one seat after another (TK-3.2).

Everything that closes, mutes, lets write or shows asks here. Made of the public view and the public part of the log alone (TK-10.1).
"""

from typing import Protocol

from bot.presenting.scene import Deadline, Floor
from bot.presenting.standing import speaking
from bot.tables.session.course import Course
from bot.tables.session.views import PublicView


class PlayedTable(Protocol):
    """A table as far as it says who has the floor."""

    @property
    def course(self) -> Course | None:
        """The game, None before the deal."""
        ...

    @property
    def phase(self) -> str:
        """Lobby, running, paused, ended or cancelled."""
        ...

    def now(self) -> float:
        """Return the time (unix seconds)."""
        ...


def floor_of(table: PlayedTable) -> Floor | None:
    """Return who alone may speak and write now; None while everybody may, or nobody, and where no game is being played."""
    course = table.course
    if course is None or table.phase not in ("running", "paused") or course.over(now := table.now()):
        return None
    return floor_in(course, now, course.public(now))


def floor_in(course: Course, now: float, view: PublicView) -> Floor | None:
    """Return who has the floor in a game at ``now`` (unix seconds), where so much is known of it as ``view`` shows."""
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
    """Return whether only who has the floor may speak and write: by night, in ballots, and while somebody speaks alone."""
    course = table.course
    if course is None or table.phase not in ("running", "paused") or course.over(now := table.now()):
        return False
    view = course.public(now)
    return view.phase in course.timing.rhythm.closed or course.speeches.floor(now, view) is not None


def hands_of(table: PlayedTable) -> tuple[int, ...]:
    """Return who asks for the floor of a free talk, in the order of their hands."""
    course = table.course
    return () if course is None else course.speeches.hands(course.public(table.now()))
