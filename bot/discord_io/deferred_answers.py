"""Deferred answers that are still owed, kept in the store, so that a kill leaves nobody with «… is thinking».

Discord shows that for a quarter of an hour, until somebody finishes the answer with the token of its interaction. The token is kept only
while the answer is owed, and stands in no log.
"""

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine
from typing import Any

import discord
import msgspec
from discord.http import HTTPClient, Route
from msgspec import Struct

from bot.discord_io.request_faults import REQUEST_FAULTS
from bot.presenting.texts import words_in
from bot.runtime.shard_share import shard_of
from bot.store import Store, StoreError

log = logging.getLogger(__name__)

FINISH = "/webhooks/{application_id}/{webhook_token}/messages/@original"

NOTED_WITHIN = 0.5
"""Seconds for which an answer waits for its note: Discord takes it for three seconds, and a slow store is a reason to defer."""


class OwedAnswer(Struct):
    """The data to finish an answer: the token of the interaction, and the language of its person."""

    application: int
    token: str
    language: str


class DeferredAnswers:
    """Notes deferred answers of this process, and finishes those that an earlier one has left."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        """``now``: the clock in unix seconds."""
        self._store = store
        self._now = now
        self._noting: dict[int, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def defer(self, interaction: discord.Interaction[Any], language: str, shards: int) -> None:
        """Note that an answer is owed, before Discord shows it; ``shards``: their total."""
        shard = shard_of(interaction.guild_id or 0, max(1, shards))
        owed = OwedAnswer(interaction.application_id, interaction.token, language)
        noting = self._noting[interaction.id] = self._begin(self._note(shard, interaction.id, msgspec.json.encode(owed).decode()))
        await asyncio.wait({noting}, timeout=NOTED_WITHIN)

    def given(self, interaction_id: int) -> None:
        """Note that an answer was given, if it was owed."""
        noting = self._noting.pop(interaction_id, None)
        if noting is not None:
            _ = self._begin(self._forget(noting, interaction_id))

    def finish(self, http: HTTPClient, shards: Collection[int] | None = None) -> None:
        """Ask the people whose answers a process of these shards (None: of any) has left to press again, beside everything else."""
        _ = self._begin(self._finish(http, shards))

    async def _finish(self, http: HTTPClient, shards: Collection[int] | None) -> None:
        try:
            owed = await self._store.inbox.owed_answers(self._now(), shards)
            for press, payload in owed.items():
                if press not in self._noting:
                    await _finish(http, msgspec.json.decode(payload, type=OwedAnswer))
                    await self._store.inbox.answer_given(press)
        except StoreError as wrong:
            log.warning("deferred answers stay unfinished: %s", type(wrong).__name__)

    def stop(self) -> None:
        """Stop: the connection closes. What is still owed stays in the store."""
        for task in self._tasks:
            task.cancel()

    def _begin(self, doing: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(doing, name="deferred answer")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _note(self, shard: int, press: int, payload: str) -> None:
        try:
            await self._store.inbox.owe_answer(press, shard, payload, self._now())
        except StoreError as wrong:
            log.info("a deferred answer is not noted: %s", type(wrong).__name__)

    async def _forget(self, noting: asyncio.Task[None], press: int) -> None:
        await noting
        try:
            await self._store.inbox.answer_given(press)
        except StoreError as wrong:
            log.info("a deferred answer stays noted: %s", type(wrong).__name__)


async def _finish(http: HTTPClient, owed: OwedAnswer) -> None:
    """Finish an answer; one that Discord does not take is over."""
    route = Route("PATCH", FINISH, application_id=owed.application, webhook_token=owed.token)
    try:
        await http.request(route, json={"content": words_in(owed.language)("press-again")})
    except REQUEST_FAULTS as wrong:
        log.info("a deferred answer was not finished: %s", type(wrong).__name__)
