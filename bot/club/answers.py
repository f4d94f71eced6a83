"""Answers to an evening: who has a chair, who waits, what is held for the owed (CL-5, CL-4.5).

The yes-list is those who took a chair held for the owed, then everybody else who said yes, each in the order of the store. Its first ones
have the chairs. So a chair is lost only by the own word, by being taken off, or to fewer chairs (CL-4.5); never to another person.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

HOUR = 3600
HOLD = 24 * HOUR
HOLD_ENDS_BEFORE_START = 48 * HOUR
SHORT_HOLD = 2 * HOUR
"""How long chairs are held when an evening is called within 48 h of its start (CL-5.6)."""
LOUD_BEFORE_START = 24 * HOUR
MOST_ANSWERS = 300


class Said(StrEnum):
    """What somebody answered. ``LEFT`` is a yes taken back when the evening was open already: its place stays empty (CL-5.11)."""

    YES = "yes"
    MAYBE = "maybe"
    NO = "no"
    LEFT = "left"


class Source(StrEnum):
    """Where an answer came from. ``HELD`` is a yes that took one of the chairs held for the owed (CL-5.6)."""

    PRESS = "press"
    EVENT = "event"
    POLL = "poll"
    HELD = "held"


@dataclass(frozen=True, slots=True)
class Answer:
    """One row: who said what, when (unix seconds). ``seq`` is the order of the store; it grows with each change of mind (CL-5.2)."""

    person: int
    said: Said
    seq: int
    at: int
    source: Source = Source.PRESS


@dataclass(frozen=True, slots=True)
class Terms:
    """What an evening offers.

    ``held`` chairs are for the people ``owed`` until ``hold_until`` (unix seconds), those of them included that were taken already.
    ``is_open``: its first lobby or door stands, the list is frozen (CL-5.11).
    """

    chairs: int
    held: int = 0
    hold_until: int = 0
    owed: frozenset[int] = field(default_factory=frozenset)
    is_open: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """Who has a chair and who waits, each in order; how many chairs are held for others, and until when (0: none)."""

    seated: tuple[int, ...]
    waiting: tuple[int, ...]
    held: int = 0
    held_until: int = 0


class ListIsFull(Exception):
    """Raised when one more person would answer than an evening takes (CL-1.8)."""


def hold(owed: int, chairs: int, posted: int, starts: int, opens: int) -> tuple[int, int]:
    """Return how many chairs are held for ``owed`` people, and until when (CL-5.6).

    Times are unix seconds: when the evening was posted, when it starts, when its first lobby or door opens.
    """
    last = starts - HOLD_ENDS_BEFORE_START
    until = min(posted + HOLD, last) if posted < last else min(posted + SHORT_HOLD, opens)
    return min(owed, chairs // 2), until


def standing(terms: Terms, answers: Iterable[Answer], now: int) -> Standing:
    """Return who has a chair and who waits at ``now`` (unix seconds), by the terms of the evening (CL-5.3, CL-5.6, CL-5.11)."""
    listed = _yes_list(answers)
    held = _unclaimed(terms, listed, now)
    given = max(0, terms.chairs - held)
    seated = tuple(one.person for one in listed[:given] if one.said is Said.YES)
    waiting = tuple(one.person for one in listed[given:] if one.said is Said.YES)
    return Standing(seated, waiting, held, terms.hold_until if held else 0)


def give(terms: Terms, answers: Sequence[Answer], person: int, said: Said, now: int, source: Source = Source.PRESS) -> tuple[Answer, ...]:
    """Return the rows after ``person`` has said yes, maybe or no; rows that differ are to be stored.

    The same again changes nothing (CL-5.1); another answer goes to the end (CL-5.2). Once the evening is open only a yes is taken back
    (CL-5.11). Raises ListIsFull for a 301st person.
    """
    own = next((one for one in answers if one.person == person), None)
    if own and own.said is said:
        return tuple(answers)
    if terms.is_open:
        return tuple(_left(one, now) if one is own and said is Said.NO else one for one in answers)
    if not own and len(answers) >= MOST_ANSWERS:
        raise ListIsFull
    last = max((one.seq for one in answers), default=0)
    others = [one for one in answers if one is not own]
    return _claimed(terms, [*others, Answer(person, said, last + 1, now, source)], now)


def take_off(terms: Terms, answers: Sequence[Answer], person: int, now: int) -> tuple[Answer, ...]:
    """Return the rows without that of ``person``: taken off by the host, banned, or gone from the server (CL-5.7, CL-5.8)."""
    if terms.is_open:
        return tuple(_left(one, now) if one.person == person else one for one in answers if one.person != person or one.said is Said.YES)
    return _claimed(terms, [one for one in answers if one.person != person], now)


def interest(terms: Terms, answers: Sequence[Answer], person: int, now: int, *, is_interested: bool) -> tuple[Answer, ...]:
    """Return the rows after Discord's [Interested] was pressed or taken back: a maybe of those who have not answered us (CL-6.5)."""
    own = next((one for one in answers if one.person == person), None)
    if is_interested:
        can_add = not own and not terms.is_open and len(answers) < MOST_ANSWERS
        return give(terms, answers, person, Said.MAYBE, now, Source.EVENT) if can_add else tuple(answers)
    return tuple(one for one in answers if one is not own or one.source is not Source.EVENT)


def with_chairs(terms: Terms, answers: Sequence[Answer], chairs: int, now: int) -> Terms:
    """Return the terms with another number of chairs (CL-4.5).

    Fewer: the last of the yes-list become the first who wait. Before anybody has to stand up, chairs that are only held are given up.
    Raises ValueError for an evening that is open.
    """
    if terms.is_open:
        raise ValueError("the list of an open evening is frozen")
    free = max(0, chairs - len(standing(terms, answers, now).seated))
    return replace(terms, chairs=chairs, held=min(terms.held, chairs // 2, _claims(answers) + free))


def moved_up(before: Standing, after: Standing) -> tuple[int, ...]:
    """Return who waited before and has a chair now, in the order of the list (CL-5.4)."""
    return tuple(person for person in after.seated if person in before.waiting)


def moved_down(before: Standing, after: Standing) -> tuple[int, ...]:
    """Return who had a chair before and waits now, in the order of the list (CL-4.5)."""
    return tuple(person for person in after.waiting if person in before.seated)


def is_told_loud(starts: int, now: int) -> bool:
    """Whether somebody who moves up is told with a sound: only within 24 h of the start (CL-5.4)."""
    return now >= starts - LOUD_BEFORE_START


def _yes_list(answers: Iterable[Answer]) -> list[Answer]:
    """Who said yes, in order: those on held chairs, then the others. Empty places of an open evening keep theirs."""
    listed = (one for one in answers if one.said in (Said.YES, Said.LEFT))
    return sorted(listed, key=lambda one: (one.source is not Source.HELD, one.seq))


def _claims(answers: Iterable[Answer]) -> int:
    return sum(one.source is Source.HELD for one in answers)


def _unclaimed(terms: Terms, answers: Sequence[Answer], now: int) -> int:
    """Return how many chairs are still held at ``now`` for owed people who have not come."""
    return 0 if terms.is_open or now >= terms.hold_until else max(0, terms.held - _claims(answers))


def _claimed(terms: Terms, answers: Sequence[Answer], now: int) -> tuple[Answer, ...]:
    """Give the chairs that are still held to the owed who said yes, the first of them first."""
    ready = (one for one in _yes_list(answers) if one.person in terms.owed and one.source is not Source.HELD)
    taking = {one.person for one, _ in zip(ready, range(_unclaimed(terms, answers, now)), strict=False)}
    return tuple(replace(one, source=Source.HELD) if one.person in taking else one for one in answers)


def _left(answer: Answer, now: int) -> Answer:
    return replace(answer, said=Said.LEFT, at=now) if answer.said is Said.YES else answer
