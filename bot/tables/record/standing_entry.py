"""Whether an entry is in a log although the answer that it is there was lost with the connection."""

from collections.abc import Mapping

from bot.store import Store, StoreError
from bot.store.encoding import from_json, to_json


async def stands(store: Store, table_id: str, number: int, kind: str, payload: Mapping[str, object]) -> bool:
    """Return whether entry ``number`` of a table is this one; False as well while the store does not answer."""
    try:
        rows = await store.entries(table_id, number)
    except StoreError:
        return False
    return bool(rows) and (rows[0].n, rows[0].kind, rows[0].payload) == (number, kind, from_json(to_json(payload)))
