"""What a board says of its pace: where the day begins that is talked in writing, and that quiet hours let the clocks stand still."""

from bot.presenting.scene import LONG, Deadline, stamp
from bot.presenting.texts import Words


def pace_lines(words: Words, *, quiet_until: float | None = None, day: str = "") -> str:
    """Return the lines; empty when there are none.

    ``quiet_until``: when the quiet hours of now end (unix seconds); ``day``: the address of the message with which the day began.
    """
    said = [words("day-begins", link=day)] if day else []
    if quiet_until is not None:
        said.append(words("quiet", until=stamp(Deadline(quiet_until, LONG + 1))))
    return " ".join(said)
