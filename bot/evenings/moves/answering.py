"""Answers: yes, maybe, no; and how the waiting list moves because of them (CL-5)."""

from collections.abc import Mapping
from dataclasses import replace

from msgspec.structs import replace as with_fields

from bot.evenings.attendance import LATE
from bot.evenings.chairs import Chairs
from bot.evenings.evening import LiveEvening, Move, columns, state_change
from bot.evenings.message_state import EveningNotice, read_evening_message_state
from bot.evenings.plan import Plan
from bot.store.evening_rows import AnswerRow, AnswerSource, EveningAnswer, EveningChange, EveningChanges
from bot.tables.refusal import Refused

MOST_ANSWERS = 300
"""Most answers of one evening; presses of Discord's [Interested] are counted apart, as many at most (CL-1.8)."""

LOUD_WITHIN = 86_400.0
"""Seconds before the start from which the notice of a freed chair is loud (CL-5.4)."""


def answer(user_id: int, name: str, said: EveningAnswer, *, source: AnswerSource = "person") -> Move:
    """Record an answer (CL-5.1, 5.2): the last one counts, repeating it keeps the place."""

    def move(evening: LiveEvening) -> EveningChange | None:
        _may_answer(evening, user_id, said)
        before = evening.answer_of(user_id)
        if source == "event" and (before is not None or is_full(evening, source)):
            return None
        if (before is None or before.source == "event") and is_full(evening, source):
            raise Refused("ev-answers-bounds", most=MOST_ANSWERS)
        if before is not None and before.answer == said and before.source != "event":
            return renamed({user_id: name})(evening)
        row = AnswerRow(user_id=user_id, name=name, answer=said, seq=next_seq(evening), at=evening.now(), source=source)
        return _moving_up(evening, EveningChange(columns=_withdrawn(evening, before, row), answers=(row,)), user_id)

    return move


def is_full(evening: LiveEvening, source: AnswerSource) -> bool:
    """Whether the evening has the most answers of people, or of users interested in the event."""
    return sum((row.source == "event") == (source == "event") for row in evening.saved.answers) >= MOST_ANSWERS


def renamed(names: Mapping[int, str]) -> Move:
    """Note the present display ``names`` of people, by id: of the host, in answers and in votes."""

    def move(evening: LiveEvening) -> EveningChange | None:
        saved, plan = evening.saved, evening.plan
        plan = with_fields(plan, host_name=names.get(evening.row.host_id, plan.host_name))
        answers = tuple(replace(row, name=names[row.user_id]) for row in saved.answers if names.get(row.user_id, row.name) != row.name)
        voters = {vote.user_id for vote in saved.votes if names.get(vote.user_id, vote.name) != vote.name}
        votes = {user: tuple(replace(vote, name=names[user]) for vote in saved.votes if vote.user_id == user) for user in voters}
        if plan == evening.plan and not answers and not votes:
            return None
        return EveningChange(columns=columns(evening, new_plan=plan), answers=answers, votes=votes)

    return move


def not_interested(user_id: int) -> Move:
    """Withdraw a maybe that came from Discord's event, and no other answer (CL-6.5)."""

    def move(evening: LiveEvening) -> EveningChange | None:
        before = evening.answer_of(user_id)
        if before is None or before.source != "event":
            return None
        return EveningChange(withdrawn=(user_id,))

    return move


def withdraw(user_id: int) -> Move:
    """Withdraw answer and votes of somebody who left the server or may not sit at its tables, and what was to be told them (CL-5.8)."""

    def move(evening: LiveEvening) -> EveningChange | None:
        change = _taken_out(evening, user_id)
        return _moving_up(evening, change, user_id) if change != EveningChange() else None

    return move


def untold(user_id: int) -> Move:
    """Drop what was yet to be told somebody who left the server or may not sit at its tables; the answers of a past evening stay."""

    def move(evening: LiveEvening) -> EveningChange | None:
        state = evening.message_state.without(user_id)
        return EveningChange(columns={"surfaces": state.json()}) if state != evening.message_state else None

    return move


def uninvite(host_id: int, user_id: int) -> Move:
    """Remove somebody from this evening without a public line (CL-5.7)."""

    def move(evening: LiveEvening) -> EveningChange | None:
        evening.only_host(host_id)
        if evening.final:
            raise Refused("ev-stale")
        if user_id == evening.row.host_id:
            raise Refused("ev-host-stays")
        if str(user_id) in evening.plan.uninvited:
            return None
        plan = with_fields(_without_invitation(evening.plan, user_id), uninvited=(*evening.plan.uninvited, str(user_id)))
        change = _taken_out(evening, user_id)
        return _moving_up(evening, replace(change, columns={**change.columns, **columns(evening, new_plan=plan)}), user_id)

    return move


def _taken_out(evening: LiveEvening, user_id: int) -> EveningChange:
    """Return the change that removes a person's invitation, answer, votes, presence at the door, and all pending messages to them."""
    saved, came = evening.saved, str(user_id) in evening.message_state.here
    state = evening.message_state.without(user_id)
    plan = columns(evening, new_plan=_without_invitation(evening.plan, user_id))
    return EveningChange(
        columns={**plan, "surfaces": state.json()} if state != evening.message_state else plan,
        withdrawn=(user_id,) if evening.answer_of(user_id) is not None else (),
        votes={user_id: ()} if any(one.user_id == user_id for one in saved.votes) else {},
        people=tuple(replace(one, present_at=None) for one in saved.people if came and one.user_id == user_id),
    )


def _without_invitation(plan: Plan, user_id: int) -> Plan:
    return with_fields(plan, invited=tuple(one for one in plan.invited if one != str(user_id)))


def _withdrawn(evening: LiveEvening, before: AnswerRow | None, after: AnswerRow) -> EveningChanges:
    """Return the columns that note when a yes was taken back; a new yes removes the note (CL-10.4)."""
    kept, user = evening.message_state.withdrew, str(after.user_id)
    if after.answer == "yes":
        left = {one: at for one, at in kept.items() if one != user}
        return state_change(evening, withdrew=left).columns if user in kept else {}
    if before is None or before.answer != "yes":
        return {}
    return state_change(evening, withdrew={**kept, user: evening.now()}).columns


def next_seq(evening: LiveEvening) -> int:
    """Return the next number in the order of answers and votes (CL-5.2)."""
    saved = evening.saved
    return 1 + max((row.seq for rows in (saved.answers, saved.votes) for row in rows), default=0)


def _may_answer(evening: LiveEvening, user_id: int, said: EveningAnswer) -> None:
    if evening.row.state not in ("planned", "open"):
        raise Refused("ev-stale")
    if str(user_id) in evening.plan.uninvited:
        raise Refused("no-invited")
    if evening.row.state == "open" and said != "no":
        raise Refused("ev-open-already", link=evening.table_link)  # from here on, presence counts at the tables (CL-5.11)


def _moving_up(evening: LiveEvening, change: EveningChange, because_of: int) -> EveningChange:
    """Add a notice to everybody who gets a chair by the change, except the answerer (CL-5.4)."""
    if evening.row.state != "planned":
        return change  # an open lobby gives its chairs away itself
    return telling_moved_up(evening, change, besides=because_of)


def telling_moved_up(evening: LiveEvening, change: EveningChange, *, besides: int = 0, before: Chairs | None = None) -> EveningChange:
    """Add a notice to everybody who gets a chair by the change. ``before``: the chairs to compare with, default those of now."""
    said = moved_up(evening, before or evening.chairs(), evening.chairs(change), besides=besides)
    if not said:
        return change
    kept = change.columns.get("surfaces")
    state = (evening.message_state if kept is None else read_evening_message_state(kept)).owing(*said)
    if evening.starts_at - evening.now() < LATE:
        state = with_fields(state, late_chairs=(*state.late_chairs, *(str(one.to) for one in said)))
    return replace(change, columns={**change.columns, "surfaces": state.json()})


def moved_up(evening: LiveEvening, before: Chairs, after: Chairs, *, besides: int = 0) -> tuple[EveningNotice, ...]:
    """Return the notices to people who waited ``before`` and have a chair ``after``."""
    waited = {row.user_id for row in before.waiting} - {besides}
    rising = [row for row in after.seated if row.user_id in waited]
    loud = bool(rising) and evening.starts_at - evening.now() < LOUD_WITHIN  # a poll has no start, and nobody waits
    return tuple(EveningNotice("ev-up", to=row.user_id, loud=loud, presses=("no",)) for row in rising)
