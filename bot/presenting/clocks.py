"""Ends of questions as Discord shows them: a stamp that counts down by itself, so no edit ever counts time."""

from collections.abc import Iterable

from bot.presenting.scene import Deadline, Scene
from engines import Ask

LONG = 15 * 60
"""Clocks longer than this many seconds also show the time of day."""


def stamp(deadline: Deadline | None) -> str:
    """Return the stamp of ``deadline``, with the time of day for a long clock; empty while it stands still."""
    if deadline is None or deadline.at is None:
        return ""
    at = int(deadline.at)
    return f"<t:{at}:R> (<t:{at}:f>)" if deadline.seconds > LONG else f"<t:{at}:R>"


def end_of(scene: Scene, asks: Iterable[Ask]) -> Deadline | None:
    """Return the last end among ``asks`` that have one, None when none has."""
    ends = [scene.deadlines[ask.id] for ask in asks if ask.id in scene.deadlines]
    return max(ends, key=lambda end: end.at or 0) if ends else None


def until(scene: Scene, deadline: Deadline | None) -> str:
    """Return the sentence about the end of a question, or that the clocks stand still; empty when there is no clock."""
    if scene.paused:
        return scene.words("clock-stopped")
    when = stamp(deadline)
    return scene.words("until", until=when) if when else ""


def hurry(scene: Scene) -> str:
    """Return the reminder of the last minute and of the last seconds; empty when it is early, during a pause, and at the end."""
    if scene.paused or scene.reminder < 2 or scene.public.phase == "end":
        return ""
    return scene.words("last-minute" if scene.reminder == 2 else "last-seconds")
