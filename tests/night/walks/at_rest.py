"""Whether the bot has done all that an act has brought about: told by what it is doing, never by waiting long enough."""

import asyncio
from itertools import islice

from bot.rehearsal.wire.request_log import GATEWAY
from bot.tables.room import Room
from tests.night.evening import Evening
from tests.night.striking import unattended

A_MOMENT = 0.01
CALM = 3
"""So many moments on end in which nothing is done are rest."""

SOON = 0.3
"""What is due within so many seconds is part of what has just happened."""

LONGEST = 60.0
"""Seconds within which the bot comes to rest on the slowest machine."""

OPEN_REQUESTS = 60
"""So many of the newest requests are looked at: older ones have been answered."""

AT_WORK = (
    "discord.py: ",
    "evening ",
    "series ",
    "table ",
    "outbox ",
    "whisper",
    "closing ",
    "tables set aside",
    "narrator's desk ",
    "roll call",
)
"""How the names of tasks begin that end by themselves."""


async def at_rest(evening: Evening, within: float = LONGEST) -> None:
    """Wait until the bot has nothing to do. Raises TimeoutError."""
    calm = 0
    async with asyncio.timeout(within):
        while calm < CALM:
            calm = 0 if busy_with(evening) else calm + 1
            await asyncio.sleep(A_MOMENT)


def busy_with(evening: Evening) -> str:
    """Return something that the bot is doing, or is about to do; empty when it is at rest."""
    if not _has_heard_all(evening):
        return "events"
    requests = islice(reversed(evening.discord.log.requests), OPEN_REQUESTS)
    if one := next((one for one in requests if not one.status and one.method != GATEWAY), None):
        return one.summary
    if task := next((task for task in asyncio.all_tasks() if task.get_name().startswith(AT_WORK)), None):
        return task.get_name()
    soon, keeper = evening.now() + SOON, evening.client.keeper
    if any(when <= soon for when in evening.house.roll_call._waking._wanted.values()):
        return "a roll call"
    if any(when <= soon and one in keeper.evenings for one, when in keeper._waking._wanted.items()):
        return "an evening"
    return next((f"table {room.table.id}" for room in evening.house.rooms.values() if _has_work(evening, room)), "")


def _has_heard_all(evening: Evening) -> bool:
    """Whether every event that Discord has sent has arrived."""
    gateway = evening.discord.gateway
    gathering = evening.client._connection._ready_task  # after a new session the library gathers the servers for two seconds
    if not gateway.ready or not evening.client.is_ready() or (gathering is not None and not gathering.done()):
        return False
    heard = {shard.id: shard._parent.ws.sequence for shard in evening.client.shards.values()}
    return all(heard.get(session.shard[0]) == session.number for session in gateway.sessions.values() if session.transport is not None)


def _has_work(evening: Evening, room: Room) -> bool:
    table, box = room.table, room.outbox
    if room.over:
        return room.at_work or (box._task is not None and not box._task.done())
    waits = bool(box.trouble) or table.surfaces.homeless
    silence = room.silence.due if table.phase == "running" else None
    hands = silence is not None and silence <= room.now() + 1.0
    return unattended(evening.house, room) or room.at_work or hands or bool(box.lines.pending and not waits)
