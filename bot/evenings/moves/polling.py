"""A poll for a date (CL-3)."""

from collections.abc import Sequence

from msgspec.structs import replace as with_fields

from bot.evenings.evening import LiveEvening, Move, columns, state_change
from bot.evenings.message_state import HOST, EveningNotice
from bot.evenings.moves.answering import MOST_ANSWERS, next_seq
from bot.evenings.moves.planning import ChosenTime
from bot.store.evening_rows import AnswerRow, DateRow, EveningChange, VoteRow
from bot.tables.refusal import Refused

MOST_DATES = 10
MOST_PINGS = 100
"""Most people mentioned in one message."""
UNTAKEN = 7 * 86_400.0
"""Seconds for which an ended poll waits for its host."""


def vote(user_id: int, name: str, numbers: Sequence[int]) -> Move:
    """Vote for dates; the last vote counts and may be empty (CL-3.2). As many people vote as may answer, once a date is taken (CL-1.8)."""

    def move(evening: LiveEvening) -> EveningChange | None:
        _open(evening)
        if str(user_id) in evening.plan.uninvited:
            raise Refused("no-invited")
        known = {date.n for date in evening.saved.dates}
        if not set(numbers) <= known:
            raise Refused("ev-date-gone")
        seq = next_seq(evening)
        chosen = tuple(VoteRow(n=n, user_id=user_id, name=name, seq=seq) for n in sorted(set(numbers)))
        before = {one.n for one in votes_of(evening, user_id)}
        if before == set(numbers):
            return None
        if not before and len({one.user_id for one in evening.saved.votes}) >= MOST_ANSWERS:
            raise Refused("ev-answers-bounds", most=MOST_ANSWERS)
        return EveningChange(votes={user_id: chosen})

    return move


def votes_of(evening: LiveEvening, user_id: int) -> tuple[VoteRow, ...]:
    return tuple(one for one in evening.saved.votes if one.user_id == user_id)


def tally(evening: LiveEvening) -> list[tuple[DateRow, tuple[VoteRow, ...]]]:
    """Return the dates in order of time, each with its votes in order of the presses (CL-3.3)."""
    dates = sorted(evening.saved.dates, key=lambda date: date.starts_at)
    return [(date, tuple(one for one in evening.saved.votes if one.n == date.n)) for date in dates]


def leader(evening: LiveEvening) -> DateRow | None:
    """Return the date with most votes, the earlier of two; None without votes (CL-3.5)."""
    counted = [(len(votes), -date.starts_at, date) for date, votes in tally(evening) if votes]
    return max(counted, key=lambda one: one[:2])[2] if counted else None


def add_date(host_id: int, when: ChosenTime) -> Move:
    """Add a date to the poll (CL-3.1)."""

    def move(evening: LiveEvening) -> EveningChange | None:
        evening.only_host(host_id)
        _open(evening, also=("draft",))
        dates = evening.saved.dates
        if len(dates) >= MOST_DATES:
            raise Refused("ev-dates-bounds", most=MOST_DATES)
        if any(date.starts_at == when.starts_at for date in dates):
            return None
        number = 1 + max((date.n for date in dates), default=0)
        return EveningChange(dates=(*dates, DateRow(n=number, starts_at=when.starts_at, wall_time=when.wall_time)))

    return move


def strike_date(host_id: int, number: int) -> Move:
    """Remove a date, with a public line if it has votes (CL-3.2)."""

    def move(evening: LiveEvening) -> EveningChange | None:
        evening.only_host(host_id)
        _open(evening, also=("draft",))
        left = tuple(date for date in evening.saved.dates if date.n != number)
        gone = next((date for date in evening.saved.dates if date.n == number), None)
        if gone is None:
            return None
        if not left:
            raise Refused("ev-last-date")
        chosen = any(one.n == number for one in evening.saved.votes)
        said = (EveningNotice("poll-struck", args={"when": f"<t:{int(gone.starts_at)}:F>"}),) if chosen else ()
        return EveningChange(columns=columns(evening, *said), dates=left)

    return move


def take_date(host_id: int, number: int) -> Move:
    """Plan the evening on one of the dates; its votes become yes answers in their order (CL-3.5, 3.7)."""

    def move(evening: LiveEvening) -> EveningChange | None:
        evening.only_host(host_id)
        if evening.row.state == "planned":
            return None
        _open(evening, ended=True)
        date = next((one for one in evening.saved.dates if one.n == number), None)
        if date is None or date.starts_at <= evening.now():
            raise Refused("ev-date-gone")
        chosen = [one for one in evening.saved.votes if one.n == number]
        start = next_seq(evening)
        answers = tuple(
            AnswerRow(user_id=one.user_id, name=one.name, answer="yes", seq=start + place, at=evening.now(), source="poll")
            for place, one in enumerate(chosen)
        )
        plan = with_fields(evening.plan, poll_until=None, announced_at=evening.now())
        pings = tuple(one.user_id for one in chosen[:MOST_PINGS])
        said = EveningNotice("poll-taken", args={"when": f"<t:{int(date.starts_at)}:F>"}, loud=True, pings=pings)
        made = columns(evening, said, new_plan=plan, state="planned", starts_at=date.starts_at, wall_time=date.wall_time)
        return EveningChange(columns=made, answers=answers)

    return move


def end_poll(evening: LiveEvening) -> EveningChange | None:
    """Ask the host to choose a date: the poll is over (CL-3.6)."""
    if evening.row.state != "poll" or "poll-over" in evening.message_state.asked:
        return None
    said = EveningNotice("poll-over", to=HOST, loud=True, presses=("desk",))
    return state_change(evening, said, asked=(*evening.message_state.asked, "poll-over"))


def poll_over(evening: LiveEvening) -> bool:
    """Whether voting is over."""
    until = evening.plan.poll_until
    return until is not None and evening.now() >= until


def _open(evening: LiveEvening, *, also: tuple[str, ...] = (), ended: bool = False) -> None:
    if evening.row.state not in ("poll", *also) or (evening.row.state == "poll" and poll_over(evening) and not ended):
        raise Refused("ev-stale")
