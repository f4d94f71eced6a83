"""Private notices of an evening: a newer one replaces an older one, and no reminder counts twice (CL-4.4, CL-7.4)."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.discord_io.postman import DmClosed
from bot.evenings.evening import Move, applied
from bot.evenings.message_state import EveningNotice
from bot.evenings.messages import EveningMessages
from bot.store.evening_rows import EveningChange
from bot.tables.refusal import Refused
from tests.bot.evenings.test_chairs_after_host_moves import DAY, Club

PERSON = 7


class Mail:
    """The messages of an evening in memory, and what stands around them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *notices: EveningNotice) -> None:
        self.club = Club(starts_at=10 * DAY, chairs=6)
        self.evening = self.club.evening
        self.settings: dict[str, Any] = {"reminders_missed": 0, "reminders": "day", "language": "en", "calls": True}
        self.sent: list[str] = []
        self.closed = self.store_is_away = False
        monkeypatch.setattr(self.evening, "do", self._do)
        self.owe(*notices)
        around: Any = self
        self.messages = EveningMessages(self.evening, around, around, around, 0.0, around, around, around)
        monkeypatch.setattr(self.messages, "_show", self._nothing)

    def owe(self, *notices: EveningNotice) -> None:
        state = self.evening.message_state.owing(*notices)
        self.evening._take(applied(self.evening.saved, EveningChange(columns={"surfaces": state.json()})))

    async def _do(self, move: Move) -> bool:
        if self.store_is_away:
            raise Refused("no-store")
        self.club.do(move)
        return True

    async def _nothing(self) -> None:
        return None

    async def of(self, _user: int) -> Any:
        return SimpleNamespace(**self.settings)

    async def change(self, _user: int, **changes: Any) -> None:
        self.settings.update(changes)

    async def turn(self) -> None:
        """Wait for the limit of private messages."""

    async def dm_channel(self, user: int) -> int:
        if self.closed:
            raise DmClosed
        return user

    async def post(self, _channel: int, page: Any, **_more: Any) -> None:
        self.sent.append(str(page.parts[0]))


@pytest.mark.rule("CL-7.4")
async def test_a_reminder_that_reached_nobody_counts_once_although_the_store_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    mail = Mail(monkeypatch, EveningNotice("ev-day", to=PERSON))
    mail.closed = mail.store_is_away = True
    with pytest.raises(Refused):
        await mail.messages.attend()
    mail.store_is_away = False
    await mail.messages.attend()
    assert (mail.settings["reminders"], mail.settings["reminders_missed"]) == ("day", 1)
    mail.owe(EveningNotice("ev-day", to=PERSON))
    await mail.messages.attend()
    assert (mail.settings["reminders"], mail.settings["reminders_missed"]) == ("off", 0)
    assert [one.key for one in mail.evening.message_state.unsaid[str(PERSON)]] == ["ev-day", "ev-reminders-off"]


@pytest.mark.rule("CL-4.4")
async def test_a_notice_that_is_replaced_while_it_waits_its_turn_is_not_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    mail = Mail(monkeypatch, EveningNotice("ev-up", to=PERSON, merges="change"))

    async def replaced() -> None:
        mail.turn = Mail.turn.__get__(mail)  # type: ignore[method-assign]  # once
        mail.owe(EveningNotice("ev-reminders-off", to=PERSON, merges="change"))

    mail.turn = replaced  # type: ignore[method-assign]
    await mail.messages.attend()
    await mail.messages.attend()
    assert len(mail.sent) == 1 and mail.evening.message_state.pending == ()
