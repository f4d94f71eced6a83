"""When which cue sounds (TK-6.1): right after a message that stands, and shortly before the end of a clock that all can see.

Only what everybody has been told counts: notices for all of them, and the ends of questions that are no secret.
"""

from collections.abc import Sequence

from bot.tables.session.course import Course
from bot.tables.session.sound_settings import Cue
from engines import Notice

TOLD: dict[str, Cue] = {"mf-round": "dusk", "mf-no-victim": "dawn"}
"""Notices whose line is a cue, by key."""
STRUCK: dict[str, Cue] = {"cause:mafia": "dawn", "cause:ballot": "gavel"}
"""Causes of a strike whose line is a cue: the victim at dawn, the verdict."""
ON_THE_BOARD: dict[str, Cue] = {"mf-ballot": "gavel"}
"""Notices that have no line: the board that shows them is the message."""

LAST_BEFORE = 10.0
"""Seconds before the end at which the cue ``last`` sounds."""
LONG_ENOUGH = 45.0
"""Seconds that a clock has at least that is worth it."""
CLOCKS = frozenset({"discussion", "tie_discussion", "defence", "vote", "vote_turn"})
"""Kinds of clocks of discussions, speeches and ballots: none of the night, none of a window."""


def told_cue(notices: Sequence[Notice]) -> Cue | None:
    """Return the cue of the last of these notices that has one, now that their lines stand."""
    cues: list[Cue] = [cue for notice in notices if notice.to is None and (cue := _told(notice)) is not None]
    return cues[-1] if cues else None


def _told(notice: Notice) -> Cue | None:
    if notice.text.key == "mf-struck":
        return STRUCK.get(str(notice.text.args.get("cause")))
    return TOLD.get(notice.text.key)


def board_cue(notices: Sequence[Notice]) -> Cue | None:
    """Return the cue of the last of these notices that has one, now that the board shows them."""
    cues: list[Cue] = [ON_THE_BOARD[notice.text.key] for notice in notices if notice.to is None and notice.text.key in ON_THE_BOARD]
    return cues[-1] if cues else None


def next_end(course: Course, now: float) -> float | None:
    """Return the end (unix seconds) before which the cue ``last`` is to sound; None for none.

    It is that of a speech in turn while there is one, else of the open clock that ends first.
    """
    speech = course.speeches.floor(now, course.public(now))
    if speech is not None:
        return speech.ends.at if speech.ends.seconds >= LONG_ENOUGH else None
    asked = [ask for ask in course.open_asks(now) if ask.clock in CLOCKS and not ask.secret]
    ends = [end for ask in asked if (end := course.time.shown_end(ask.id)) is not None and course.time.timers[ask.id].whole >= LONG_ENOUGH]
    return min(ends, default=None)
