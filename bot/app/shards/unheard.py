"""What other processes have told of people and was not heard here: a look at all that was said lately finds it (PR-2.4, PR-2.5)."""

import logging
from collections.abc import Awaitable, Callable

from bot.store import Store
from bot.tables.refusal import Refused

log = logging.getLogger(__name__)


class Unheard:
    """Knows what was done of all that was said. What was heard is done once more, and changes nothing then."""

    def __init__(self, store: Store, doing: Callable[[str], Awaitable[None]]) -> None:
        """``doing`` does what a notice of a person says. Where it raises Refused, the next look tries again."""
        self._store = store
        self._doing = doing
        self._done: dict[str, tuple[str, float]] = {}

    def forget(self) -> None:
        """Do all of it again at the next look: tables were laid that were elsewhere when it was said."""
        self._done.clear()

    async def look(self) -> None:
        """Do what was said and is not done yet, after one query. Raises StoreError."""
        said = await self._store.sharing.said()
        self._done = {about: done for about, done in self._done.items() if about in said}
        for about, (notice, at) in said.items():
            if self._done.get(about) == (notice, at):
                continue
            try:
                await self._doing(notice)
            except Refused as refused:
                log.info("what was said of a person cannot be done now: %s", refused.key)
                continue
            self._done[about] = (notice, at)
