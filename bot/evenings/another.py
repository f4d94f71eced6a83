"""Another evening like one that is over: the same people, weekday and hour, in the first free week (NT-6.1)."""

from collections.abc import Iterable
from datetime import datetime

from bot.evenings.evening import LiveEvening
from bot.evenings.moments.recurrence import first_free
from bot.evenings.moments.wall import Moment, wall_of
from bot.evenings.plan import MOST_COHOSTS, MOST_INVITED, copied
from bot.presenting.naming import escaped
from bot.runtime.ids import random_id
from bot.store.evening_rows import EveningRow, SavedEvening
from bot.tables.refusal import Refused
from engines import GAMES

AHEAD = 86_400.0
"""Least seconds from now to the offered time."""


def new_id() -> str:
    """Return an unused id of an evening (CL-1.7)."""
    return f"e{random_id()}"


def offered_moment(last: LiveEvening, planned: Iterable[LiveEvening], zone: str, now: float) -> Moment:
    """Return the weekday and hour of ``last`` in the first week without one of the ``planned`` evenings that day."""
    row = last.row
    first = datetime.fromisoformat(row.wall_time) if row.wall_time else wall_of(int(row.starts_at or now), zone)
    taken = {wall_of(int(one.row.starts_at), zone).date() for one in planned if one.row.starts_at is not None}
    return first_free(first, zone, int(max(row.starts_at or 0.0, now + AHEAD)), taken)


def guests_of(last: LiveEvening) -> tuple[int, ...]:
    """Return the people to invite again: those who were there, and those who would come, without the host and people removed."""
    there = (one.user_id for one in last.saved.people if one.outcome in ("played", "sat_out"))
    people = dict.fromkeys((*there, *map(int, last.message_state.would_come)))
    off = {last.row.host_id, *map(int, last.plan.uninvited)}
    return tuple(user for user in people if user > 0 and user not in off)


def draft_like(
    last: LiveEvening,
    moment: Moment,
    host: tuple[int, str],
    channel_id: int,
    channels: tuple[str, ...],
    guests: Iterable[int],
    *,
    assumed_hour: bool = False,
) -> SavedEvening:
    """Return the draft of an evening like ``last``. ``host``: id and display name; ``channel_id``: of the invitation.

    ``channels`` are those for its tables, ``guests`` the people it invites. Raises Refused when none of its games is known any more.
    """
    host_id, name = host
    games = tuple(game for game in last.plan.games if game.game in GAMES)
    if not games:
        raise Refused("ev-series-no-game", name=escaped(last.row.name))
    helpers = (one for one in (str(last.row.host_id), *last.plan.cohosts) if one != str(host_id))
    plan = copied(
        last.plan,
        games=games,
        channels=channels,
        host_name=name,
        cohosts=tuple(dict.fromkeys(helpers))[:MOST_COHOSTS],
        shift=moment.shift,
        assumed_hour=assumed_hour,
        invited=tuple(str(user) for user in guests if user != host_id)[:MOST_INVITED],
    )
    row = EveningRow(
        id=new_id(),
        guild_id=last.row.guild_id,
        channel_id=channel_id,
        host_id=host_id,
        state="draft",
        name=last.row.name,
        starts_at=float(moment.instant),
        zone=moment.zone,
        wall_time=moment.wall.isoformat(timespec="minutes"),
        plan=plan.json(),
        created_at=last.now(),
    )
    return SavedEvening(evening=row)
