"""A move that the store has taken without saying whether it is written."""

from dataclasses import replace

import msgspec

from bot.store import EntryRow, Store, StoreError, StoreUnsure
from bot.tables.refusal import Refused


async def is_written(store: Store, table_id: str, entry: EntryRow, wrong: StoreError) -> bool:
    """Whether an entry stands in the log though ``wrong`` came back for it. Raises Refused: that is in doubt, and cannot be read now."""
    if not isinstance(wrong, StoreUnsure):
        return False
    stored = replace(entry, payload=msgspec.json.decode(msgspec.json.encode(entry.payload)))
    try:
        return stored in await store.entries(table_id, entry.n)
    except StoreError:
        raise Refused("no-store-unsure") from wrong
