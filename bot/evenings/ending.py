"""How an evening ended for each of its people: attendance, who is owed a chair next time, who is not any more (CL-5.5, 10.4, 10.6)."""

from collections.abc import Sequence
from dataclasses import replace

from bot.evenings.attendance import LATE, Course, Guest, attendance
from bot.evenings.evening import LiveEvening
from bot.evenings.lobbies.seated import SatTable
from bot.evenings.moves.ending import Tally
from bot.evenings.moves.opening import attendee
from bot.evenings.priority import Ended, debts_of, sat_out


def tally_of(evening: LiveEvening, tables: Sequence[SatTable]) -> Tally:
    """Return how the evening ends now for everybody; ``tables``: those that were laid."""
    dealt = [table for table in tables if table.dealt]
    played = frozenset(user for table in dealt for user in table.sat)
    guests = _guests(evening, played)
    course = Course(starts_at=evening.starts_at, held=True, games=len(dealt), bot_away=evening.surfaces.away)
    outcomes = attendance(course, guests)
    people = tuple(replace(attendee(evening, user), outcome=outcome) for user, outcome in sorted(outcomes.items()))
    owed = _owed(evening, guests, played) if dealt else ()
    return Tally(people=people, owed=owed, paid=tuple(sorted(played)), games=len(dealt))


def _guests(evening: LiveEvening, played: frozenset[int]) -> list[Guest]:
    chairs, surfaces = evening.chairs(), evening.surfaces
    given = {row.user_id: row.at for row in chairs.seated}
    late = {int(user): evening.starts_at - LATE + 1 for user in surfaces.late_chairs}
    withdrew = {int(user): at for user, at in surfaces.withdrew.items()}
    there = {one.user_id for one in evening.saved.people if one.present_at is not None}
    waited = {row.user_id for row in chairs.waiting}
    off = set(map(int, evening.plan.uninvited))
    return [
        Guest(
            person=user,
            present=user in there,
            played=user in played,
            waited=user in waited,
            chair_at=max(given[user], late.get(user, 0.0)) if user in given else None,
            withdrew_at=withdrew.get(user),
            taken_off=user in off,
        )
        for user in sorted({*given, *waited, *withdrew, *there, *played, *off})
    ]


def _owed(evening: LiveEvening, guests: Sequence[Guest], played: frozenset[int]) -> tuple[tuple[int, float], ...]:
    """Return who is owed a chair next time, and until when; whom the host has taken off is owed none."""
    present = [one.person for one in guests if one.present and not one.taken_off]
    waited = [one.person for one in guests if one.waited and not one.taken_off]
    ended = Ended(evening.id, int(evening.now()))
    return tuple((debt.person, float(debt.until)) for debt in debts_of(ended, sat_out(present, waited, played)))
