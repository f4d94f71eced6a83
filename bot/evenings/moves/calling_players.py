"""The call for the last players: people who opted in are told once, the day before, that an evening is a few people short (NT-6.5)."""

from collections.abc import Collection
from datetime import datetime, time, timedelta

from bot.evenings.evening import LiveEvening, Move, state_change
from bot.evenings.message_state import EveningNotice
from bot.evenings.moments.wall import moment_of, wall_of
from bot.evenings.moves.reminding import TOO_FRESH
from bot.evenings.plan import least_seats
from bot.store.evening_rows import EveningChange
from bot.tables.quiet_hours import USUAL

MOST_MISSING = 3
"""Most missing players for whom the bot calls."""

MOST_CALLED = 100
"""Most people called for one evening."""

FIRST_HOUR, LAST_HOUR = 18, USUAL[0]
"""Hours of the day before, on the evening's clock, between which people are called."""

CALL = "ev-short"
"""The notice, and the mark that it was sent."""


def players_missing(evening: LiveEvening) -> int:
    """Return how many players the first game lacks; 0 or less when there are enough."""
    return least_seats(evening.plan.games) - len(evening.chairs().seated)


def call_hours(evening: LiveEvening) -> tuple[float, float]:
    """Return from when until when people may be called (unix seconds); none are called soon after the announcement."""
    zone = evening.row.zone or "UTC"
    day = wall_of(int(evening.starts_at), zone).date() - timedelta(days=1)
    first, last = (float(moment_of(datetime.combine(day, time(hour)), zone).instant) for hour in (FIRST_HOUR, LAST_HOUR))
    return max(first, (evening.plan.announced_at or 0.0) + TOO_FRESH["day"]), last


def wants_call(evening: LiveEvening) -> bool:
    """Whether people are to be called, now or later, as things are."""
    if CALL in evening.message_state.asked or not 1 <= players_missing(evening) <= MOST_MISSING:
        return False
    return evening.now() < call_hours(evening)[1]


def call_players(people: Collection[int]) -> Move:
    """Call the first of ``people`` who may still be called; never again for this evening."""

    def move(evening: LiveEvening) -> EveningChange | None:
        if not wants_call(evening):
            return None
        called = [user for user in people if _may_be_called(evening, user)][:MOST_CALLED]
        missing = players_missing(evening)
        said = (EveningNotice(CALL, to=user, args={"n": missing}, loud=True, presses=("yes", "no")) for user in called)
        return state_change(evening, *said, asked=(*evening.message_state.asked, CALL), called=tuple(map(str, called)))

    return move


def is_call_stale(evening: LiveEvening, user_id: int) -> bool:
    """Whether a pending call is no longer worth sending: it is too late, nobody is missing, or the person has answered."""
    if evening.row.state != "planned" or evening.now() >= call_hours(evening)[1]:
        return True
    return players_missing(evening) < 1 or not _may_be_called(evening, user_id)


def _may_be_called(evening: LiveEvening, user_id: int) -> bool:
    return not (evening.may_host(user_id) or evening.answer_of(user_id) or str(user_id) in evening.plan.uninvited)
