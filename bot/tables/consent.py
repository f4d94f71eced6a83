"""Who may be named in what people show of a finished game (CL-16.6, NT-4.6)."""

from collections.abc import Collection, Iterable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from bot.store import Store
from bot.tables.session.live_table import LiveTable

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

    def names(self, person: int | None) -> bool:
        """Whether the seat of ``person`` (None: an automated player's own) may be named."""
        return person is None or person in self.agree


async def consent_at(table: LiveTable, store: Store) -> Consent:
    """Return who agrees of the people of a table, also those whose seats automated players keep. Raises StoreError."""
    return await consent_of([seat.person for seat in table.seats], table.message_state.copies.agreed, store)


async def consent_of(seats: Iterable[int | None], agreed: Collection[str], store: Store) -> Consent:
    """Return who agrees: those who ``agreed`` at their table or always do, without those who never do. Raises StoreError.

    ``seats``: the people by seat. A forgotten one, whose id is a negative pseudonym, is not asked and stays a seat.
    """
    people = {person for person in seats if person is not None and person > 0}
    kept = await store.history.settings_of(people)
    chosen = {user: kept.get(user, {}).get(STORIES, "ask") for user in people}
    return Consent({user for user in people if chosen[user] == "always" or (chosen[user] != "never" and str(user) in agreed)}, people)
