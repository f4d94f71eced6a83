"""The durable log: what was acknowledged survives a power cut."""

from bot.store.errors import (
    AlreadyDecided,
    ChannelTaken,
    NoSuchTable,
    StoreError,
    StoreFull,
    StoreLocked,
    StoreTooNew,
    StoreUnreachable,
    StoreUnwritable,
    TableExists,
)
from bot.store.opening import open_store
from bot.store.protocol import Store
from bot.store.rows import (
    DeliveryRow,
    EntryRow,
    Forgotten,
    Json,
    NightRow,
    NightSeat,
    Phase,
    SavedTable,
    SeatRow,
    TableChanges,
    TableRow,
)

__all__ = [
    "AlreadyDecided",
    "ChannelTaken",
    "DeliveryRow",
    "EntryRow",
    "Forgotten",
    "Json",
    "NightRow",
    "NightSeat",
    "NoSuchTable",
    "Phase",
    "SavedTable",
    "SeatRow",
    "Store",
    "StoreError",
    "StoreFull",
    "StoreLocked",
    "StoreTooNew",
    "StoreUnreachable",
    "StoreUnwritable",
    "TableChanges",
    "TableExists",
    "TableRow",
    "open_store",
]
