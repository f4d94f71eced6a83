"""The talk that is going on at a table: which questions end it, what was said in it, and who is still to answer (MACHINES.md, 5.2).

Made of the public part of the log alone. What belongs to a talk is told by the notice that began it, not by the time nor by the name of the
phase: a day may have the same talk twice (MF-7.9, 7.19), a pause moves the clocks and no line, and an undo takes back the lines with it.
"""

from collections.abc import Collection, Iterable, Sequence

from bot.tables.session.course import Course
from bot.tables.session.talk_log import TAKEN_BACK, Spoken
from engines import Ask

ACCUSING = ("say-knows", "say-agent")
"""What is said of a seat that it has to answer: that it is known to be of the Mafia (MA-5.2)."""


def is_talk(ask: Ask, course: Course) -> bool:
    """Return whether a question is one that ends an open talk: that there has been enough of it, or another vote in a tie."""
    timing = course.timing.speeches
    return timing is not None and ask.name in (timing.question, timing.tie)


def is_defence(ask: Ask, course: Course) -> bool:
    """Return whether a question is the one to whoever speaks alone by the rules."""
    timing = course.timing.speeches
    return timing is not None and ask.name == timing.defence


def spoken_in_talk(course: Course) -> list[Spoken]:
    """Return the lines of machines and the claims of people since the last talk began, or the last speech of one seat."""
    timing, notices = course.timing.speeches, course.game.notices
    if timing is None:
        return []
    told = ((number, notice) for number, notice in zip(range(len(notices), 0, -1), reversed(notices), strict=True))
    begun = next((number for number, notice in told if notice.to is None and notice.text.key in timing.begins), 0)
    return [one for one in course.talk.spoken if one.entry.what in ("said", "claim") and course.told_after(one.moves) >= begun]


def said(spoken: Iterable[Spoken]) -> list[Spoken]:
    """Return the lines of machines among what was spoken."""
    return [one for one in spoken if one.entry.what == "said"]


def unanswered(spoken: Sequence[Spoken], bot_players: Collection[int]) -> list[Spoken]:
    """Return what accuses one of these machines that has said nothing since; nobody answers what was taken back."""
    standing: list[Spoken] = []
    for one in spoken:
        entry = one.entry
        if entry.what == "said":
            standing = [other for other in standing if spoken_of(other) != entry.seat]
        elif entry.key == TAKEN_BACK:
            taken = entry.seat, entry.args.get("back"), entry.target
            standing = [other for other in standing if (other.entry.seat, other.entry.key, other.entry.target) != taken]
        if entry.key in ACCUSING and spoken_of(one) in bot_players and spoken_of(one) != entry.seat:
            standing.append(one)
    return standing


def spoken_of(one: Spoken) -> int:
    """Return the seat that an entry of talk speaks of, -1 for none."""
    if one.entry.what == "claim":
        return one.entry.target
    about = one.entry.args.get("seat")
    return int(about.partition(":")[2]) if isinstance(about, str) and about.startswith("seat:") else -1
