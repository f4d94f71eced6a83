"""Whether the bot has done all that an act has brought about: told by what it is doing, never by waiting long enough."""

import asyncio
from itertools import islice

from bot.sandbox.wire.request_log import GATEWAY
from bot.tables.table_session import TableSession
from tests.night.evening import Evening
from tests.night.striking import unattended

A_MOMENT = 0.01
CALM = 3
"""So many moments on end in which nothing is done are rest."""

SOON = 0.3
"""Actions due within so many seconds are part of the last act."""

LONGEST = 60.0
"""Seconds within which the bot comes to rest on the slowest machine."""

OPEN_REQUESTS = 60
"""So many of the newest requests are looked at: older ones have been answered."""

AT_WORK = (
    "discord.py: ",
    "attendance ",
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
    soon, evening_scheduler = evening.now() + SOON, evening.client.evening_scheduler
    if any(when <= soon for when in evening.registry.roll_call._wake_queue._wanted.values()):
        return "a roll call"
    if any(when <= soon and one in evening_scheduler.evenings for one, when in evening_scheduler._wake_queue._wanted.items()):
        return "an evening"
    return next((f"table {session.table.id}" for session in evening.registry.sessions.values() if _has_work(evening, session)), "")


def _has_heard_all(evening: Evening) -> bool:
    """Whether every event that Discord has sent has arrived."""
    gateway = evening.discord.gateway
    gathering = evening.client._connection._ready_task  # after a new session the library gathers the servers for two seconds
    if not gateway.ready or not evening.client.is_ready() or (gathering is not None and not gathering.done()):
        return False
    heard = {shard.id: shard._parent.ws.sequence for shard in evening.client.shards.values()}
    return all(heard.get(session.shard[0]) == session.number for session in gateway.sessions.values() if session.transport is not None)


def _has_work(evening: Evening, session: TableSession) -> bool:
    table, box = session.table, session.outbox
    if session.over:
        return session.at_work or (box._task is not None and not box._task.done())
    waits = bool(box.trouble) or table.message_state.departures.homeless
    silence = session.silence.due if table.phase == "running" else None
    hands = silence is not None and silence <= session.now() + 1.0
    return unattended(evening.registry, session) or session.at_work or hands or bool(box.lines.pending and not waits)
