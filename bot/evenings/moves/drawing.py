"""The draw of people at the door to tables, and exchanges of chairs before the deal (CL-9.2 to 9.7, 9.9)."""

from collections.abc import Collection, Sequence

from msgspec.structs import replace as with_fields

from bot.evenings.evening import LiveEvening, Move, state_change
from bot.evenings.message_state import DrawnTable, EveningNotice
from bot.presenting.naming import escaped, short
from bot.presenting.texts import words_in
from bot.store.evening_rows import EveningChange
from bot.tables.refusal import Refused

MOST_NAMED = 5
"""Most people without a chair whom the message of the draw names."""


def drawn(
    tables: Sequence[DrawnTable], left: Sequence[tuple[str, str]], present: Collection[int], before: tuple[bool, tuple[DrawnTable, ...]]
) -> Move:
    """Record the draw before any lobby opens (CL-1.6). Changes nothing if other people than ``present`` are there now.

    ``before``: whether the door was open, and the tables drawn until then. Raises Refused when another draw was faster.
    """

    def move(evening: LiveEvening) -> EveningChange | None:
        if evening.row.state != "open" or before != (evening.message_state.door, evening.message_state.drawn):
            raise Refused("ev-stale")
        if set(present) != set(present_people(evening)):
            return None
        said = (_announced(evening, tables, left),) if len(tables) > 1 or left else ()
        out = tuple(user for user, _ in left)
        return state_change(evening, *said, door=False, drawn=tuple(tables), left_out=out, swap=())

    return move


def shut(evening: LiveEvening) -> EveningChange | None:
    """Close an empty door: one table opens for people with a chair (CL-22.18)."""
    return state_change(evening, door=False, drawn=(), left_out=(), swap=())


def present_people(evening: LiveEvening) -> list[int]:
    """Return the ids of people at the door or at a table of the evening."""
    off = evening.plan.uninvited
    return sorted(one.user_id for one in evening.saved.people if one.present_at is not None and str(one.user_id) not in off)


def _announced(evening: LiveEvening, tables: Sequence[DrawnTable], left: Sequence[tuple[str, str]]) -> EveningNotice:
    """Return the message of the draw: a line for each table, and the people without a chair (CL-9.6, 9.7)."""
    words, loud = words_in(evening.plan.language), evening.plan.lobby_call != "nobody"
    lines = [
        words(
            "ev-drawn-table",
            place=words(f"ev-place-{table.place or 'lamp'}"),
            channel=f"<#{table.channel}>",
            people=", ".join(f"<@{user}>" for user, _ in table.people),  # short: 84 names may be longer than a text takes
        )
        for table in tables
    ]
    if left:
        names = [escaped(short(name)) for _, name in left[:MOST_NAMED]]
        others = [words("ev-others", n=len(left) - MOST_NAMED)] if len(left) > MOST_NAMED else []
        lines.append(words("ev-drawn-out", people=" ".join([", ".join(names), *others])))
    pings = tuple(int(user) for table in tables for user, _ in table.people) if loud else ()
    return EveningNotice("ev-drawn", args={"list": "\n".join(lines)}, loud=loud, pings=pings)


def drawn_opened(place: str, round_: int, table_id: str) -> Move:
    def move(evening: LiveEvening) -> EveningChange | None:
        made = tuple(
            with_fields(one, table=table_id) if (one.place, one.round) == (place, round_) else one for one in evening.message_state.drawn
        )
        return state_change(evening, drawn=made) if made != evening.message_state.drawn else None

    return move


def reopen(table: DrawnTable) -> Move:
    """Record, once, that ``table`` replaces the lobby ``table.instead``: its channel was lost, or its game changes (CL-8.9, 22.8).

    It takes that lobby's place in the draw, and pending notices for that channel are dropped.
    """

    def move(evening: LiveEvening) -> EveningChange | None:
        before = evening.message_state
        if any(one.instead == table.instead for one in before.drawn):
            return None
        drawn = tuple(table if one.table == table.instead else one for one in before.drawn)
        pending = tuple(one for one in before.pending if str(one.channel) != table.channel)
        return state_change(evening, drawn=drawn if table in drawn else (*drawn, table), pending=pending)

    return move


def tell_waiting(table: DrawnTable, barred: Collection[int]) -> Move:
    """Tell people of a lost lobby, once, that they will be called when another channel is found, but not the ``barred`` (CL-22.8)."""

    def move(evening: LiveEvening) -> EveningChange | None:
        mark = f"waits-{table.instead}"
        if mark in evening.message_state.asked:
            return None
        people = [int(user) for user, _ in table.people if int(user) not in barred]
        said = (EveningNotice("ev-table-gone", to=user, loud=True) for user in people)
        return state_change(evening, *said, asked=(*evening.message_state.asked, mark))

    return move


def claim_swap(host_id: int, one: int, other: int, *, staff: bool) -> Move:
    """Record an exchange of chairs before it is done. Raises Refused: the two do not sit at two drawn tables."""

    def move(evening: LiveEvening) -> EveningChange | None:
        evening.only_host(host_id, staff=staff)
        if evening.row.state != "open":
            raise Refused("ev-stale")
        first, second = table_of(evening, one), table_of(evening, other)
        if first is None or second is None or first.place == second.place:
            raise Refused("ev-swap-not")
        return state_change(evening, swap=(str(one), str(other)))

    return move


def swapped(evening: LiveEvening) -> EveningChange | None:
    """Record that the exchange of chairs is done."""
    if len(evening.message_state.swap) < 2:
        return None
    one, other = evening.message_state.swap
    names = {user: name for table in evening.message_state.drawn for user, name in table.people}
    turned = {one: (other, names.get(other, "")), other: (one, names.get(one, ""))}
    made = tuple(
        with_fields(table, people=tuple(turned.get(user, (user, name)) for user, name in table.people))
        for table in evening.message_state.drawn
    )
    return state_change(evening, drawn=made, swap=())


def table_of(evening: LiveEvening, user_id: int) -> DrawnTable | None:
    return next((table for table in evening.message_state.drawn if any(user == str(user_id) for user, _ in table.people)), None)
