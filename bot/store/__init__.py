"""The durable log: what was acknowledged survives a power cut."""

from bot.store.errors import (
    AlreadyDecided,
    ChannelTaken,
    NoSuchTable,
    StoreDamaged,
    StoreError,
    StoreFull,
    StoreLocked,
    StoreTooNew,
    StoreUnreachable,
    StoreUnwritable,
    TableExists,
)
from bot.store.members import BanRow, Members, ServerRow
from bot.store.opening import open_store
from bot.store.protocol import Store
from bot.store.rows import (
    DamagedTable,
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
    "BanRow",
    "ChannelTaken",
    "DamagedTable",
    "DeliveryRow",
    "EntryRow",
    "Forgotten",
    "Json",
    "Members",
    "NightRow",
    "NightSeat",
    "NoSuchTable",
    "Phase",
    "SavedTable",
    "SeatRow",
    "ServerRow",
    "Store",
    "StoreDamaged",
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
