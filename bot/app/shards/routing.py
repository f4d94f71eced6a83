"""Routes presses in direct messages, which reach shard 0 but concern tables of all shards, to a process that can answer (PR-2.1).

A copy of the table takes answers to questions here. Any other event goes to the owner of the table, as it came from Discord; if the owner
does not take it in time, this process answers as well as it can.
"""

import asyncio
import json
import logging
import re
from collections.abc import Callable, Mapping
from typing import Any

from bot.app.shards.copies import TableCopies
from bot.app.shards.holding import Holding
from bot.discord_io.gateway_patches import Parse
from bot.presenting.leafing import TAKE
from bot.runtime.shard_share import shard_of
from bot.store import StoreError
from bot.store.errors import StoreUnsure
from bot.tables.refusal import Refused
from bot.tables.registry import TableRegistry
from engines import GAMES

log = logging.getLogger(__name__)


CLAIMED_WITHIN = 1.5
"""Seconds that the owner has to take an event before it is answered here; Discord waits for three."""

INTERACTION, MESSAGE = "INTERACTION_CREATE", "MESSAGE_CREATE"

_TABLE = re.compile(r"c1:([a-z0-9]{1,16}):([a-z][a-z0-9_.]*)")

STEPS = frozenset({"sure", "back", TAKE})
"""Verbs of custom ids that belong to a question without naming it. Leafing opens a desk, which only the owner keeps up to date."""


class Routing:
    """Sends each event in direct messages to the process that can answer it."""

    def __init__(self, holding: Holding, registry: TableRegistry, copies: TableCopies, known: Callable[[str], bool]) -> None:
        """``known``: whether this id belongs to an evening of this process."""
        self._holding = holding
        self._registry = registry
        self._store = registry.store
        self._copies = copies
        self._known = known
        self._tasks: set[asyncio.Task[None]] = set()
        self.parsers: dict[str, Parse] = {}

    def install(self, parsers: dict[str, Parse]) -> None:
        """Wrap the library's ``parsers`` of interactions and messages."""
        for name in (INTERACTION, MESSAGE):
            self.parsers[name] = parsers[name]
            parsers[name] = self._wrapped(name)

    def _wrapped(self, name: str) -> Parse:
        parse = self.parsers[name]

        def parsed(data: Any) -> None:
            guild_id = data.get("guild_id")
            if not self._holding.owns_or_regains(int(guild_id or 0)):
                return  # our connection outlives the lost shard by a moment
            if guild_id is not None or self._holding.everything or (name == MESSAGE and data.get("author", {}).get("bot")):
                parse(data)
            else:
                self._do(self._route(name, data))

        return parsed

    def _do(self, work: Any) -> None:
        task = asyncio.create_task(work, name="routing")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- events from Discord

    async def _route(self, name: str, data: dict[str, Any]) -> None:
        try:
            shard = await self._owner(data)
            if shard is not None:
                await self._hand_over(name, data, shard)
                return
        except (StoreError, Refused) as wrong:
            log.warning("cannot find the owner of a press now: %s", type(wrong).__name__)
            self._doubt(data)
        except Exception:
            log.exception("finding the owner of a press failed")
        self.parsers[name](data)

    def _doubt(self, data: Mapping[str, Any]) -> None:
        """Refuse a press for a moment: its table is not gone, and its owner may have answered."""
        pressed = _TABLE.match(str(data.get("data", {}).get("custom_id", "")))
        if pressed is not None:
            self._copies.doubt(pressed[1])

    async def _owner(self, data: Mapping[str, Any]) -> int | None:
        """Return the shard whose owner answers, None for this process. Raises StoreError."""
        pressed = _TABLE.match(str(data.get("data", {}).get("custom_id", "")))
        if pressed is None:
            return await self._of_person(data)
        table, verb = pressed[1], pressed[2]
        if table in self._registry.sessions or self._known(table):
            return None
        if _is_answer(verb) and await self._copies.fetch(table) is not None:
            return None
        guild_id = await self._store.lookups.server_of(table)
        if guild_id is None or self._holding.owns(guild_id):
            return None
        return shard_of(guild_id, self._holding.share.total)

    async def _of_person(self, data: Mapping[str, Any]) -> int | None:
        """Return the shard of the person's game, None when it is a table of this process or there is none."""
        user = data.get("user") or data.get("author") or {}
        if not str(user.get("id", "")).isdecimal() or self._registry.sessions_of(int(user["id"])):
            return None
        servers = await self._store.lookups.servers_of_person(int(user["id"]))
        if not servers or self._holding.owns(servers[0]):
            return None
        return shard_of(servers[0], self._holding.share.total)

    async def _hand_over(self, name: str, data: dict[str, Any], shard: int) -> None:
        """Hand an event to the owner of a shard, or answer here. Raises StoreError; then the owner may have answered."""
        event_id = str(data["id"])
        unsure: StoreUnsure | None = None
        try:
            await self._store.inbox.put_event(event_id, shard, json.dumps([name, data]), self._registry.now())
        except StoreUnsure as wrong:
            unsure = wrong
        await asyncio.sleep(CLAIMED_WITHIN)
        payload = await self._store.inbox.take_event(event_id)
        if payload is None and unsure is not None:
            raise unsure
        if payload is None:
            return
        log.info("the owner of shard %d did not take an event in time", shard)
        pressed = _TABLE.match(str(data.get("data", {}).get("custom_id", "")))
        if pressed is not None:
            await self._copies.fetch(pressed[1])
        self.parsers[name](data)

    # ---- events from other processes

    def handed_over(self, shard: int, event_id: str) -> None:
        """Take an event from another process, if it is for a shard of ours."""
        if shard in self._holding.epochs:
            self._do(self._take(event_id))

    async def _take(self, event_id: str) -> None:
        try:
            payload = await self._store.inbox.take_event(event_id)
        except StoreError as wrong:
            log.warning("cannot take an event from another process: %s", type(wrong).__name__)
            return
        if payload is not None:
            name, data = json.loads(payload)
            self.parsers[name](data)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _is_answer(verb: str) -> bool:
    """Whether a verb belongs to a question of a game; questions are named ``<game>.<name>``."""
    return verb in STEPS or verb.partition(".")[0] in GAMES
