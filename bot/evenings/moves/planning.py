"""Plans of evenings: drafted, announced, changed, cancelled (CL-4)."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from msgspec.structs import replace as with_fields

from bot.evenings.evening import LiveEvening, Move, columns, state_change
from bot.evenings.message_state import HOST, EveningMessageState, EveningNotice, read_evening_message_state
from bot.evenings.moments.wall import wall_of
from bot.evenings.moves.answering import telling_moved_up
from bot.evenings.moves.opening import LATE
from bot.evenings.plan import (
    LONGEST_HOURS,
    LONGEST_NAME,
    LONGEST_NOTE,
    LONGEST_PLACE,
    MOST_CHAIRS,
    MOST_CHANNELS,
    MOST_COHOSTS,
    MOST_GAMES,
    SHORTEST_HOURS,
    GamePlan,
    Plan,
    least_seats,
    why_unfit,
)
from bot.presenting.naming import line_of
from bot.store.evening_rows import AnswerRow, DateRow, EveningChange, EveningChanges, EveningState
from bot.tables.opening import chosen_options
from bot.tables.refusal import Refused

MERGED = 60.0
"""Seconds within which changes share one notice (CL-4.4)."""

MOVED = frozenset({"ev-moved", "ev-moved-place", "ev-moved-both"})
"""Private notices of a new time, of a new place, and of both."""

ENDS_BEFORE = 86_400.0
"""Seconds before its first date at which a poll ends."""

LASTS_AT_LEAST = 3600.0

SOONEST, FARTHEST = 600.0, 366 * 86_400.0
"""Least and most seconds from now to the start of an evening (CL-2.8)."""


@dataclass(frozen=True, slots=True)
class ChosenTime:
    """A chosen start: the instant (unix seconds), its wall time, and the zone."""

    starts_at: float
    wall_time: str
    zone: str


def announce(host_id: int, owed: tuple[int, ...] = (), role: str = "") -> Move:
    """Announce a drafted evening; ``owed``: people who are owed a chair, ``role``: the mentioned role (CL-4.3, 5.6)."""

    def move(evening: LiveEvening) -> EveningChange | None:
        evening.only_host(host_id)
        if evening.row.state != "draft":
            return None  # a double press
        plan = with_fields(evening.plan, announced_at=evening.now(), owed=tuple(map(str, owed)), called=role)
        state: EveningState = "poll" if evening.row.starts_at is None else "planned"
        if evening.row.starts_at is not None and evening.row.starts_at <= evening.now():
            raise Refused("when-past")
        if state == "poll":
            plan = with_fields(plan, poll_until=poll_until(evening.saved.dates, evening.now()))
        return EveningChange(columns=columns(evening, new_plan=plan, state=state))

    return move


def redraft(host_id: int, change: Callable[[Plan], Plan], name: str | None = None) -> Move:
    """Change the plan of a draft, without a notice."""

    def move(evening: LiveEvening) -> EveningChange | None:
        evening.only_host(host_id)
        if evening.row.state != "draft":
            raise Refused("ev-stale")
        plan = checked(change(evening.plan))
        return EveningChange(columns=columns(evening, new_plan=plan, **named(name)))

    return move


def move_to(host_id: int, when: ChosenTime) -> Move:
    """Move the start; answers stay, and people who said yes are asked whether it suits them (CL-4.4, 4.5)."""

    def move(evening: LiveEvening) -> EveningChange | None:
        evening.only_host(host_id)
        _changeable(evening, also=("draft", "missed"))
        changed: EveningChanges = {"starts_at": when.starts_at, "wall_time": when.wall_time, "zone": when.zone}
        if evening.row.state == "draft":
            return EveningChange(columns=columns(evening, **changed))
        if when.starts_at == evening.row.starts_at:
            return None
        answers = tuple(_unreminded(evening))
        said = [_line(evening, "ev-line-moved", when=f"<t:{int(when.starts_at)}:F>")]
        said += _to_all(evening, "ev-moved", presses=("yes", "no"))
        state = with_fields(evening.message_state, reminded=()).owing(*said)
        changed = {**columns(evening, **changed), "state": "planned", "surfaces": state.json()}
        return _trying_event_again(evening, EveningChange(columns=changed, answers=answers))

    return move


def adopted(seen: Mapping[str, Any], differing: Collection[str]) -> Move:
    """Adopt the time and the name that somebody gave the scheduled event by hand, like a change by the host (CL-6.7)."""

    def move(evening: LiveEvening) -> EveningChange | None:
        host, zone = evening.row.host_id, evening.row.zone
        typed = line_of(str(seen["name"])) if "name" in differing else ""
        name = typed if 1 <= len(typed) <= LONGEST_NAME else None
        if "scheduled_start_time" in differing:
            starts = datetime.fromisoformat(str(seen["scheduled_start_time"])).timestamp()
            if evening.now() + SOONEST <= starts <= evening.now() + FARTHEST:
                wall = wall_of(int(starts), zone).isoformat(timespec="minutes")
                if moved := move_to(host, ChosenTime(starts, wall, zone))(evening):
                    return replace(moved, columns={**moved.columns, **named(name)})
        if name is not None:
            return change_plan(host, lambda plan: plan, name=name)(evening)
        event = evening.message_state.calendar  # anything else is reverted
        return state_change(evening, calendar=with_fields(event, sent={**event.sent, **{key: seen.get(key) for key in differing}}))

    return move


def change_plan(host_id: int, change: Callable[[Plan], Plan], *, name: str | None = None, told: bool = True) -> Move:
    """Change the plan of an announced evening, with a public line and notices to people who move (CL-4.4, 4.5)."""

    def move(evening: LiveEvening) -> EveningChange | None:
        evening.only_host(host_id)
        if evening.row.state == "draft":
            return redraft(host_id, change, name)(evening)
        _changeable(evening)
        plan = checked(change(evening.plan))
        if plan == evening.plan and name in (None, evening.row.name):
            return None
        said = [_changed_line(evening)] if told else []
        if (plan.place, plan.voice) != (evening.plan.place, evening.plan.voice):
            said += _to_all(evening, "ev-moved-place", presses=("no",))
        made = EveningChange(columns=columns(evening, *said, new_plan=plan, **named(name)))
        return _trying_event_again(evening, _telling_moved_down(evening, telling_moved_up(evening, made)))

    return move


def set_options(host_id: int, game: str, values: Mapping[str, object]) -> Move:
    """Change options of a game in the plan (CL-4.1). Raises Refused, and changes none, for values that the rules refuse."""
    return change_plan(host_id, lambda plan: _with_options(plan, game, values))


def _with_options(plan: Plan, game: str, values: Mapping[str, object]) -> Plan:
    now = next((one.options for one in plan.games if one.game == game), None)
    if now is None:
        raise Refused("ev-stale")
    chosen, usual = chosen_options(game, {**now, **values}), chosen_options(game, {})
    new = GamePlan(game, {name: value for name, value in chosen.items() if value != usual[name]})
    if (why := why_unfit(new, plan.chairs)) is not None:
        raise Refused(why.key, **why.args)
    return with_fields(plan, games=tuple(new if one.game == game else one for one in plan.games))


def lose_voice(evening: LiveEvening) -> EveningChange | None:
    """Drop the voice channel of the plan, which was deleted, and tell the host (CL-22.8)."""
    if not evening.plan.voice:
        return None
    said = [] if evening.row.state == "draft" else [EveningNotice("ev-voice-gone", to=HOST, loud=True)]
    return EveningChange(columns=columns(evening, *said, new_plan=with_fields(evening.plan, voice="")))


def go_to(host_id: int, channel: str, lost: Collection[str], *, homeless: bool, staff: bool = False) -> Move:
    """Use another channel, at the host's request: for the managed message if ``homeless``, and for tables (CL-22.7, 22.8).

    It replaces the first ``lost`` channel, one that cannot hold a table any more; without one, it comes last.
    """

    def move(evening: LiveEvening) -> EveningChange | None:
        evening.only_host(host_id, staff=staff)
        _changeable(evening, also=("open",))
        state, row = evening.message_state, evening.row
        made: EveningChanges = {"channel_id": int(channel)} if homeless else {}
        if homeless:
            state = with_fields(state, message=0, posting=0, page="")
        elif row.state != "open":
            state = state.owing(_changed_line(evening))
        if row.state == "open" and evening.now() >= max(evening.starts_at, state.opened_at) + LATE:
            state = with_fields(state, opened_at=evening.now())  # its first table has an hour from now
        plan = evening.plan
        if lost or not homeless:
            plan = checked(with_fields(plan, channels=_with_channel(plan.channels, channel, lost)))
        change = _trying_event_again(evening, EveningChange(columns={**columns(evening, new_plan=plan), **made, "surfaces": state.json()}))
        return telling_moved_up(evening, change) if row.state == "planned" else change  # one channel more has room for more people

    return move


def _with_channel(channels: Sequence[str], channel: str, lost: Collection[str]) -> tuple[str, ...]:
    others = [one for one in channels if one != channel]
    first = next((number for number, one in enumerate(others) if one in lost), None)
    if first is not None:
        others[first] = channel
        return tuple(others)
    return (*others[: MOST_CHANNELS - 1], channel)


def cancel(host_id: int | None, *, staff: bool = False) -> Move:
    """Cancel the evening and tell people who said yes (CL-4.6). ``host_id`` None: a poll without a decision, or a missed one."""

    def move(evening: LiveEvening) -> EveningChange | None:
        if host_id is not None:
            evening.only_host(host_id, staff=staff)
        if evening.final:
            return None
        told = evening.row.state in ("planned", "open") and host_id is not None
        said = _to_all(evening, "ev-cancelled", presses=("calendar",)) if told else []
        return EveningChange(columns=columns(evening, *said, state="cancelled", over_at=evening.now()))

    return move


# ---- bounds


def checked(plan: Plan) -> Plan:
    """Return the plan. Raises Refused: the bound that it breaks (CL-1.8, 4.1)."""
    least = least_seats(plan.games) if plan.games else 0
    bounds = (
        (1 <= len(plan.games) <= MOST_GAMES, "ev-games-bounds", {"most": MOST_GAMES}),
        (1 <= len(plan.channels) <= MOST_CHANNELS, "ev-channels-bounds", {"most": MOST_CHANNELS}),
        (least <= plan.chairs <= MOST_CHAIRS, "ev-chairs-bounds", {"least": least, "most": MOST_CHAIRS}),
        (SHORTEST_HOURS <= plan.hours <= LONGEST_HOURS, "ev-hours-bounds", {"least": int(SHORTEST_HOURS), "most": int(LONGEST_HOURS)}),
        (len(plan.cohosts) <= MOST_COHOSTS, "ev-cohosts-bounds", {"most": MOST_COHOSTS}),
        (len(plan.note) <= LONGEST_NOTE, "ev-note-bounds", {"most": LONGEST_NOTE}),
        (len(plan.place) <= LONGEST_PLACE, "ev-note-bounds", {"most": LONGEST_PLACE}),
    )
    for holds, key, args in bounds:
        if not holds:
            raise Refused(key, **args)
    return plan


def game_plan(game: str, options: dict[str, object]) -> GamePlan:
    """Return a game of the programme. Raises Refused: unknown game, impossible options."""
    chosen_options(game, options)
    return GamePlan(game, options)


def named(name: str | None) -> EveningChanges:
    """Return the column of a new name. Raises Refused as ``name_in``."""
    return {} if name is None else {"name": name_in(name)}


def name_in(typed: str) -> str:
    """Return the name of an evening on one line. Raises Refused: nothing of it can be seen, or it is too long."""
    line = line_of(typed)
    if not 1 <= len(line) <= LONGEST_NAME:
        raise Refused("ev-name-bounds", most=LONGEST_NAME)
    return line


def _changeable(evening: LiveEvening, *, also: tuple[str, ...] = ()) -> None:
    if evening.row.state not in ("poll", "planned", *also):
        raise Refused("ev-stale")


# ---- notices


def _line(evening: LiveEvening, key: str, **args: str | int) -> EveningNotice:
    """Return the public line of a change; changes within a minute share one."""
    return EveningNotice(key, args=args, due=evening.now() + MERGED, merges="line")


def _changed_line(evening: LiveEvening) -> EveningNotice:
    """Return the public line of a change; a pending line with a new time says more, and stays in its place."""
    moved = next((one for one in evening.message_state.pending if one.key == "ev-line-moved"), None)
    return _line(evening, "ev-line-changed") if moved is None else _line(evening, moved.key, **moved.args)


def _to_all(evening: LiveEvening, key: str, *, presses: tuple[str, ...]) -> list[EveningNotice]:
    """Return notices to everybody with a chair or waiting for one, merged within a minute; time and place together have a text."""
    pending = {one.to: one.key for one in evening.message_state.pending if one.merges == "change"}
    said = []
    for row in evening.saved.answers:
        if row.answer != "yes":
            continue
        both = key in MOVED and pending.get(row.user_id, key) in MOVED - {key}
        to_say, buttons = ("ev-moved-both", ("yes", "no")) if both else (key, presses)
        said.append(EveningNotice(to_say, to=row.user_id, loud=True, due=evening.now() + MERGED, merges="change", presses=buttons))
    return said


def _unreminded(evening: LiveEvening) -> list[AnswerRow]:
    """Return the reminded answers without their marks: a new time brings new reminders (CL-7.2)."""
    return [replace(row, reminded=frozenset()) for row in evening.saved.answers if row.reminded]


def _telling_moved_down(evening: LiveEvening, change: EveningChange) -> EveningChange:
    """Add notices to people who lose their chair and wait, since there are fewer chairs (CL-4.5)."""
    before, after = evening.chairs(), evening.chairs(change)
    had = {row.user_id for row in before.seated}
    down = [(place, row) for place, row in enumerate(after.waiting, 1) if row.user_id in had]
    if not down:
        return change
    state = _state_after(evening, change)
    said = (EveningNotice("ev-down", to=row.user_id, args={"n": place}, loud=True) for place, row in down)
    return EveningChange(columns={**change.columns, "surfaces": state.owing(*said).json()}, answers=change.answers)


def _trying_event_again(evening: LiveEvening, change: EveningChange) -> EveningChange:
    """Return the host's change, after which Discord is asked again for an event that it refused (CL-6.9)."""
    if not evening.message_state.calendar.trouble:
        return change
    state = _state_after(evening, change)
    tried = with_fields(state, calendar=with_fields(state.calendar, trouble=""))
    return replace(change, columns={**change.columns, "surfaces": tried.json()})


def _state_after(evening: LiveEvening, change: EveningChange) -> EveningMessageState:
    """Return the message state as the change leaves it."""
    kept = change.columns.get("surfaces")
    return evening.message_state if kept is None else read_evening_message_state(kept)


def poll_until(dates: Sequence[DateRow], now: float) -> float:
    """Return when a poll opened now ends by itself (CL-3.6)."""
    return max(min(date.starts_at for date in dates) - ENDS_BEFORE, now + LASTS_AT_LEAST)


def dates_of(moments: list[ChosenTime]) -> tuple[DateRow, ...]:
    """Return the dates of a poll in order of time, numbered from 1."""
    ordered = sorted(moments, key=lambda when: when.starts_at)
    return tuple(DateRow(n=n, starts_at=when.starts_at, wall_time=when.wall_time) for n, when in enumerate(ordered, 1))
