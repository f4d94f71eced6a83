"""Tables that cannot be restored after a start: a row is damaged, or the rules have changed under the game.

Such a table stays in the store, in case another version can read it; its channel is free meanwhile. One line in the channel and a direct
message to the host announce it, with a code that finds the fault in the log.
"""

import logging
from dataclasses import dataclass
from typing import Literal

import engines
from bot.discord_io.postman import Postman, Trouble
from bot.presenting.texts import words_in
from bot.runtime.ids import fault_code
from bot.store import ChannelTaken, DamagedTable, SavedTable, Store, StoreError, TableRow
from bot.tables.delivery.whispers import tell_person
from bot.tables.session.live_table import LiveTable

log = logging.getLogger(__name__)

TOLD = "set-aside"
"""The position that stores whether the people of a table know of its quarantine: 1 or 0."""


@dataclass(frozen=True, slots=True)
class Lost:
    """A table in quarantine, the reason, and the code in the log."""

    table: TableRow | DamagedTable | LiveTable
    reason: Literal["damaged", "rules"]
    code: str


class Quarantine:
    """The tables of one start that cannot be restored."""

    def __init__(self, store: Store, postman: Postman) -> None:
        self._store = store
        self._postman = postman
        self._lost: list[Lost] = []

    def damaged(self, table: DamagedTable) -> None:
        """Note a table with an unreadable row."""
        self._note(table, "damaged", table.reason, known=bool(table.positions.get(TOLD)))

    def unplayable(self, saved: SavedTable, fault: Exception) -> None:
        """Note a readable table whose game cannot go on."""
        kind: Literal["damaged", "rules"] = "rules" if _other_rules(saved) else "damaged"
        self._note(saved.table, kind, _reason(fault), known=bool(saved.positions.get(TOLD)))

    def broken(self, table: LiveTable, fault: Exception) -> None:
        """Note a restored table whose game cannot be replayed: its rules are these, and nobody was told of it (see ``doubts``)."""
        self._note(table, "damaged", _reason(fault), known=False)

    def _note(self, table: TableRow | DamagedTable | LiveTable, kind: Literal["damaged", "rules"], reason: str, *, known: bool) -> None:
        code = fault_code()
        log.error("%s: table %s cannot be restored: %s", code, table.id, reason)
        if not known:
            self._lost.append(Lost(table, kind, code))

    def doubts(self, saved: SavedTable) -> bool:
        """Return whether to check the game of a table at once: it was in quarantine before, or the rules have changed."""
        return _other_rules(saved) or bool(saved.positions.get(TOLD))

    async def readable_again(self, saved: SavedTable) -> bool:
        """Return whether a restorable table may be restored: not while another table has its channel. Raises StoreError."""
        if not saved.positions.get(TOLD):
            return True
        try:
            await self._store.save_table(saved.table.id, channel_id=saved.table.channel_id)
        except ChannelTaken:
            log.error("table %s can be restored when its channel is free", saved.table.id)
            return False
        await self._store.set_position(saved.table.id, 0, TOLD)
        return True

    async def tell(self) -> None:
        """Free the channels of new tables in quarantine, and tell their people; after a failure, the next start tells them."""
        lost_now, self._lost = self._lost, []
        for lost in lost_now:
            try:
                await self._store.leave_channel(lost.table.id)
                if await self._told(lost):
                    await self._store.set_position(lost.table.id, 1, TOLD)
            except StoreError as wrong:
                log.warning("table %s: its people may read of its quarantine again: %s", lost.table.id, type(wrong).__name__)

    async def _told(self, lost: Lost) -> bool:
        """Tell the channel and the host; return whether one of them was reached."""
        table, words = lost.table, words_in(lost.table.language)
        here = words("set-aside", reason=lost.reason, code=lost.code)
        host = words("set-aside-host", reason=lost.reason, code=lost.code, channel=f"<#{table.channel_id}>")
        reached = await tell_person(self._postman, table.host_id, host, nonce=f"{table.id}.{lost.code}.host")
        try:
            await self._postman.post(table.channel_id, here, nonce=f"{table.id}.{lost.code}")
        except Trouble as trouble:
            log.info("table %s: its channel was not told of its quarantine: %s", table.id, type(trouble).__name__)
            return reached
        return True


def _other_rules(saved: SavedTable) -> bool:
    """Whether a table was dealt by other rules than those of this version."""
    rulebook = engines.GAMES.get(saved.table.game)
    return rulebook is None or saved.table.rules_version not in (None, rulebook.version)


def _reason(fault: Exception) -> str:
    return f"{type(fault).__name__}: {fault}"
