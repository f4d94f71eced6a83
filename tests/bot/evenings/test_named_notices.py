"""Every notice says which evening it is about: several evenings may be announced in one channel, by one host (CL-1.8)."""

from typing import cast

import pytest

from bot.evenings.evening import LiveEvening
from bot.evenings.message_state import EveningMessageState, PendingNotice
from bot.evenings.messages import args_of
from bot.evenings.plan import GamePlan, Plan
from bot.presenting.texts import words_in
from bot.store import Store
from bot.store.evening_rows import EveningRow, SavedEvening
from tests.bot.presenting.catalogues import LANGUAGES

NOTICES = (
    "ev-cancelled", "ev-day", "ev-down", "ev-drawn", "ev-event-gone", "ev-few-host", "ev-host-gone", "ev-host-new", "ev-hour", "ev-laid",
    "ev-laid-elsewhere", "ev-line-changed", "ev-line-cohosts", "ev-line-moved", "ev-missed-host", "ev-moved", "ev-moved-both",
    "ev-moved-place", "ev-no-channel",
    "ev-no-free-channel", "ev-short", "ev-table-gone", "ev-up", "ev-voice-gone", "poll-over", "poll-struck", "poll-taken",
)  # fmt: skip
"""Keys of the notices that people read outside the channel of a table of that evening."""


@pytest.mark.rule("CL-4.4")
@pytest.mark.parametrize("key", NOTICES)
def test_a_notice_stored_without_a_name_is_read_with_the_name_of_its_evening(key: str) -> None:
    state = EveningMessageState(pending=(PendingNotice(n=1, key=key, args={"when": "…", "who": "…", "list": "…", "n": 1, "least": 1}),))
    row = EveningRow(
        id="e00000000", guild_id=1, channel_id=1, host_id=9, state="planned", name="Friday_Mafia", starts_at=1.0, zone="Europe/Prague",
        wall_time="2026-11-27T20:00", plan=Plan(games=(GamePlan("mafie"),), channels=("1",), chairs=6).json(), surfaces=state.json(),
    )  # fmt: skip
    evening = LiveEvening(SavedEvening(evening=row), cast(Store, None), lambda: 0.0)
    for words in map(words_in, LANGUAGES):
        assert "**Friday\\_Mafia**" in words(key, **args_of(evening, evening.message_state.pending[0], words))
