"""Whom an evening writes to in private: in which language, and who is reached no more (CL-7.4)."""

from bot.people.settings import PersonalSettings
from bot.store import StoreError
from bot.tables.refusal import Refused

MOST_MISSED = 2
"""Reminders in a row that reach nobody, after which they are switched off (CL-7.4)."""


class ReminderSettings:
    """The people whom evenings write to."""

    def __init__(self, personal: PersonalSettings) -> None:
        """``personal`` knows what people have set for themselves."""
        self._personal = personal

    async def language_of(self, user_id: int) -> str:
        """Return the language that a person reads, empty when they have set none. Raises StoreError."""
        return (await self._personal.of(user_id)).language

    async def unreached(self, user_id: int) -> bool:
        """Note that a reminder did not reach a person; after the second, switch them off: then True. Raises Refused: no store."""
        missed = (await self._personal.of(user_id)).reminders_missed + 1
        try:
            if missed < MOST_MISSED:
                await self._personal.change(user_id, reminders_missed=missed)
            else:
                await self._personal.change(user_id, reminders="off", reminders_missed=0)
        except StoreError as wrong:
            raise Refused("no-store") from wrong
        return missed >= MOST_MISSED
