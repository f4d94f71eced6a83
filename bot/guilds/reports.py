"""Reports of players to a server's staff (CL-19.7, 19.8): one message, nothing stored."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.discord_io.postman import Postman, Trouble
from bot.guilds.settings import read_server
from bot.presenting.naming import escaped, one_line
from bot.presenting.texts import Words
from bot.runtime.lru_cache import LruCache
from bot.runtime.personal_limit import PersonalLimit
from bot.store import Store

REASONS = ("insult", "cheating", "spoiling", "harassment", "other")
MOST_A_DAY = 3
DAY = 86_400.0
LONGEST = 500
"""Most characters of a report's text."""
COUNTED = 1000
"""The most reports that are recognised when they are sent again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerReport:
    """Who reports whom, why, and in which channel; ``table``: whether it has a table; ``at``: unix seconds."""

    reporter: int
    person: int
    reason: str
    text: str
    channel: int
    table: bool
    at: float

    def said(self, words: Words) -> str:
        """Return the message for the staff, without seat, token or anything else of a game."""
        head = words("report-line", reporter=f"<@{self.reporter}>", who=f"<@{self.person}>", reason=words(f"report-{self.reason}"))
        place = words("report-place-table" if self.table else "report-place", channel=f"<#{self.channel}>", at=f"<t:{int(self.at)}:F>")
        quoted = f"\n> {escaped(one_line(self.text))}" if self.text.strip() else ""
        return f"{head}\n{place}{quoted}"


class Reports:
    """Posts reports in the staff's channel. Counts of the day and reports already posted are known until this process ends."""

    def __init__(self, store: Store, postman: Postman, now: Callable[[], float]) -> None:
        """``now`` is the clock in unix seconds."""
        self._store = store
        self._postman = postman
        self._limit = PersonalLimit(MOST_A_DAY, DAY, now)
        self._counted: LruCache[str, int] = LruCache(COUNTED)  # by opaque nonce: the message for the staff, 0 before it is posted

    def may_report(self, reporter: int, nonce: str) -> bool:
        """Whether this person has reports left today, or has handed over the report of this nonce already."""
        return self._counted.get(self._postman.opaque(nonce)) is not None or self._limit.allowed_at(reporter) is None

    async def hand_over(self, guild_id: int, report: PlayerReport, words: Words, nonce: str) -> bool:
        """Post a report in the staff's channel; return False when there is none or it cannot be reached. Raises StoreError.

        The report counts from the beginning, so that several at once are no more than several in turn; one that fails does not count, and
        one of the same nonce counts once and is posted once.
        """
        key = self._postman.opaque(nonce)
        before = self._counted.get(key)
        if before:
            return True
        if before is None:
            self._limit.take(report.reporter)
            self._counted.keep(key, 0)
        try:
            channel = read_server(await self._store.guild_settings(guild_id)).staff_channel
            if channel.isdecimal():
                self._counted.keep(key, await self._postman.post(int(channel), report.said(words), nonce=f"report.{nonce}"))
        except Trouble:
            pass
        finally:
            posted = bool(self._counted.get(key))
            if before is None and not posted:
                self._limit.refund(report.reporter)
                self._counted.forget(key)
        return posted
