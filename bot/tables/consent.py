"""Who may be named in what people show of a finished game (CL-16.6, NT-4.6)."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from bot.store import Store
from bot.tables.session.live_table import LiveTable
from bot.tables.session.seating import Seat

STORIES = "stories"
"""The personal setting: ``ask``, ``always`` or ``never``."""


@dataclass(frozen=True, slots=True)
class Consent:
    """The ids of the ``people`` of a table, and of those who ``agree``."""

    agree: AbstractSet[int]
    people: AbstractSet[int]

    @property
    def count(self) -> tuple[int, int]:
        """The numbers of people who agree, and of all people."""
        return len(self.agree), len(self.people)

    def names(self, seat: Seat) -> bool:
        """Whether ``seat`` may be named: an automated player, or somebody who agrees."""
        return seat.bot_player or seat.user_id in self.agree


async def consent_at(table: LiveTable, store: Store) -> Consent:
    """Return who agrees: those who agreed at this table or always do, without those who never do. Raises StoreError."""
    people = {seat.user_id for seat in table.seats if seat.user_id is not None and not seat.bot_player}
    kept = await store.history.settings_of(people)
    chosen = {user: kept.get(user, {}).get(STORIES, "ask") for user in people}
    here = set(table.message_state.copies.agreed)
    return Consent({user for user in people if chosen[user] == "always" or (chosen[user] != "never" and str(user) in here)}, people)
