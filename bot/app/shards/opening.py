"""From settings to the shards of this process."""

import asyncio
from collections.abc import Callable

from bot.app.shards.errors import OneProcessOnly
from bot.app.shards.holding import Holding
from bot.runtime.settings import Settings, ShardShare, read_share
from bot.store import Store
from bot.store.opening import POSTGRES
from bot.store.sharing import Fence


async def open_holding(settings: Settings, application_id: int, recommended: int) -> Holding | None:
    """Return what this process holds of the shards; None with SQLite, where one process holds all of them.

    ``recommended``: how many shards Discord recommends. Raises AnotherTotal, SessionLost, OneProcessOnly.
    """
    share = read_share(settings.shards)
    url = settings.database
    if not url.startswith(POSTGRES):
        if share is not None and not share.whole:
            raise OneProcessOnly
        return None
    from bot.app.shards.lock_session import LockSession  # only who uses PostgreSQL needs its driver

    session = await LockSession.open(url, application_id)
    try:
        if share is None:
            total = await session.running_total() or recommended
            share = ShardShare(tuple(range(total)), total)
        await session.join(share.total)
    except BaseException:
        await asyncio.shield(session.close())
        raise
    joined = share

    async def again() -> LockSession:
        made = await LockSession.open(url, application_id)
        try:
            await made.join(joined.total)
        except BaseException:  # one that is refused holds the lock of all that start
            made.cut()
            raise
        return made

    return Holding(session, again, joined)


def raise_fence(store: Store, holding: Holding, foreign: Callable[[str], bool]) -> None:
    """Let the store write only what the owner of a table may write; ``foreign``: whether a table is known here as a copy."""
    from bot.store.postgres import PostgresStore  # as above

    if isinstance(store, PostgresStore):
        store.fence = Fence(holding.share.total, holding.epochs)
        store.fence.on_refused = lambda _table: holding.doubt()
        store.fence.foreign = foreign
