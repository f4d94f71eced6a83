"""What a person has set for themselves: one row, read wherever they sit down and wherever they are answered (CL-8.10, CL-16.1)."""

import asyncio
import logging
from collections import OrderedDict
from typing import Literal

import msgspec
from msgspec import Struct

from bot.presenting.texts import Words, words_for, words_in
from bot.store import Store, StoreError

log = logging.getLogger(__name__)

REMEMBERED = 10_000
"""Of how many people the settings are kept in memory."""


Reminders = Literal["off", "hour", "day"]
"""``day``: a day before and an hour before."""

Consent = Literal["ask", "always", "never"]


class Personal(Struct, frozen=True):
    """The settings of one person; a field that is not in the row has its default.

    ``language``: in which they are spoken to, empty: in that of their Discord. ``text_mode``: they read without pictures.
    ``reminders``: of evenings for which they have a chair, an hour before or also a day before (CL-7.1);
    ``reminders_missed``: how many in a row could not be sent. ``shown``: whether they stand in
    standings and badge lines. ``stories``: whether their name stands in stories that are shown around (CL-16.6): they are asked each time,
    always, never. ``writes``: they write rather than speak, and the table is told so (TK-11.1).
    """

    language: Literal["", "cs", "en"] = ""
    text_mode: bool = False
    reminders: Reminders = "off"
    reminders_missed: int = 0
    shown: bool = True
    stories: Consent = "ask"
    writes: bool = False

    def words(self, locale: str | None) -> Words:
        """Return the words for this person, whose Discord speaks ``locale``."""
        return words_in(self.language) if self.language else words_for(locale)


async def read_personal(store: Store, user_id: int) -> Personal:
    """Return what a person has set; defaults where the row is damaged. Raises StoreError."""
    row = await store.person_settings(user_id)
    try:
        return msgspec.convert(row, Personal)
    except msgspec.ValidationError as wrong:
        log.warning("settings of a person cannot be read: %s", wrong)
        return Personal()


class PersonalSettings:
    """The settings of everybody, read once and then kept in memory until they change, here or in another process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[int, Personal] = OrderedDict()
        self._changes = 0
        """How often something was changed or forgotten: what was read from the store meanwhile may be older, and is not kept."""
        self._changing = asyncio.Lock()

    async def of(self, user_id: int) -> Personal:
        """Return what a person has set; defaults while the store does not answer."""
        known = self._known.get(user_id)
        if known is not None:
            self._known.move_to_end(user_id)
            return known
        changes = self._changes
        try:
            read = await read_personal(self._store, user_id)
            return self._keep(user_id, read) if self._changes == changes else read
        except StoreError as wrong:
            log.warning("settings of a person are not known now: %s", type(wrong).__name__)
            return Personal()

    async def change(self, user_id: int, *, locale: str | None = None, **changes: object) -> Personal:
        """Set fields of ``Personal``, and return what is set then. What this version does not know in the row stays. Raises StoreError.

        ``locale``: what the person's Discord speaks, where the change is to be seen at their tables: then other processes are told how they
        read. They hear of every change, in its transaction (PR-2.5). Raises msgspec.ValidationError for a value that a field cannot have.
        """
        async with self._changing:
            row = {**await self._store.person_settings(user_id), **changes}
            made = msgspec.convert(row, Personal)
            await self._store.put_person_settings(user_id, row, "" if locale is None else _reads(user_id, made, locale))
            self._changes += 1
            return self._keep(user_id, made)

    def forget(self, user_id: int) -> None:
        """Keep nothing of a person in memory."""
        self._changes += 1
        self._known.pop(user_id, None)

    def forget_all(self) -> None:
        """Keep nothing in memory: what other processes have changed for a while was not heard."""
        self._changes += 1
        self._known.clear()

    def _keep(self, user_id: int, personal: Personal) -> Personal:
        self._known[user_id] = personal
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return personal


def _reads(user_id: int, made: Personal, locale: str) -> str:
    """Return how other processes are told what a person reads; they do not know the person's Discord."""
    return f"reads:{user_id}:{made.words(locale).language}:{int(made.text_mode)}:{int(made.writes)}"
