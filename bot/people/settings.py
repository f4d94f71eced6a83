"""Personal settings: one row a person, for all tables and replies (CL-8.10, CL-16.1)."""

import asyncio
import logging
from typing import Literal

import msgspec
from msgspec import Struct

from bot.presenting.texts import Words, words_for, words_in
from bot.runtime.lru_cache import LruCache
from bot.store import Store, StoreError

log = logging.getLogger(__name__)

REMEMBERED = 10_000
"""Most people whose settings are cached."""

Reminders = Literal["off", "hour", "day"]
"""``day``: a day and an hour before."""

Consent = Literal["ask", "always", "never"]


class PersonSettings(Struct, frozen=True):
    """The settings of one person; missing fields have their defaults.

    ``language``: empty for that of their Discord. ``text_mode``: no pictures. ``reminders``: of evenings for which they have a chair
    (CL-7.1); ``reminders_missed``: undelivered ones in a row. ``shown``: listed in standings and badge lines. ``stories``: whether shared
    stories may show their name (CL-16.6). ``writes``: they write rather than speak, and the table says so (TK-11.1). ``calls``: they are
    told when an evening that they may join is a few players short (NT-6.5). ``face``: discs show their avatar (NT-3.2). ``turns``: they are
    called when a game waits for them and their desk is not open.
    """

    language: Literal["", "cs", "en"] = ""
    text_mode: bool = False
    reminders: Reminders = "off"
    reminders_missed: int = 0
    shown: bool = True
    stories: Consent = "ask"
    writes: bool = False
    calls: bool = False
    face: bool = True
    turns: bool = True

    def words(self, locale: str | None) -> Words:
        """Return the texts for this person; ``locale``: the language of their Discord."""
        return words_in(self.language) if self.language else words_for(locale)


async def read_person_settings(store: Store, user_id: int) -> PersonSettings:
    """Return a person's settings; defaults for a damaged row. Raises StoreError."""
    row = await store.person_settings(user_id)
    try:
        return msgspec.convert(row, PersonSettings)
    except msgspec.ValidationError as wrong:
        log.warning("cannot read the settings of a person: %s", wrong)
        return PersonSettings()


class PersonSettingsCache:
    """Everybody's settings, cached until they change here or in another process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known = LruCache[int, PersonSettings](REMEMBERED)
        self._changes = 0
        """Counts changes and evictions: a read that began before one may be stale and is not cached."""
        self._changing = asyncio.Lock()

    async def of(self, user_id: int) -> PersonSettings:
        """Return a person's settings; defaults while the store does not answer."""
        known = self._known.get(user_id)
        if known is not None:
            return known
        changes = self._changes
        try:
            read = await read_person_settings(self._store, user_id)
            return self._known.keep(user_id, read) if self._changes == changes else read
        except StoreError as wrong:
            log.warning("the settings of a person are unavailable: %s", type(wrong).__name__)
            return PersonSettings()

    async def change(self, user_id: int, *, locale: str | None = None, **changes: object) -> PersonSettings:
        """Change fields of ``PersonSettings`` and return the result; unknown fields of the row stay.

        ``locale``: the language of the person's Discord, where their tables show the change: then other processes get their reading mode,
        in the same transaction (PR-2.5). Raises StoreError, msgspec.ValidationError for an invalid value.
        """
        async with self._changing:
            row = {**await self._store.person_settings(user_id), **changes}
            made = msgspec.convert(row, PersonSettings)
            await self._store.put_person_settings(user_id, row, "" if locale is None else _reads(user_id, made, locale))
            self._changes += 1
            return self._known.keep(user_id, made)

    def forget(self, user_id: int) -> None:
        """Drop a person from the cache."""
        self._changes += 1
        self._known.forget(user_id)

    def forget_all(self) -> None:
        """Drop the cache: changes by other processes may have been missed."""
        self._changes += 1
        self._known.clear()


def _reads(user_id: int, made: PersonSettings, locale: str) -> str:
    """Return the message that tells other processes a person's language and modes, as they do not know the locale."""
    return f"reads:{user_id}:{made.words(locale).language}:{int(made.text_mode)}:{int(made.writes)}"
