"""A deleted channel while evenings come and go."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.evenings.evening_scheduler import EveningScheduler

CHANNEL = 7


class Lobbies:
    """The lobbies of one evening, of which one stands in the channel."""

    def __init__(self, evenings: dict[str, Any]) -> None:
        self.alive = [SimpleNamespace(table=SimpleNamespace(channel_id=CHANNEL))]
        self.left = 0
        self._evenings = evenings

    async def leave(self, _session: object) -> None:
        """Move the lobby; another evening ends meanwhile and is forgotten."""
        self.left += 1
        self._evenings.pop("second", None)


def an_evening(number: str) -> Any:
    return SimpleNamespace(id=number, row=SimpleNamespace(state="open", channel_id=1), plan=SimpleNamespace(channels=(), voice=""))


@pytest.mark.rule("CL-22.7", "CL-22.8")
async def test_an_evening_that_ends_while_another_moves_is_left_out() -> None:
    scheduler: Any = EveningScheduler.__new__(EveningScheduler)
    scheduler.evenings = {number: an_evening(number) for number in ("first", "second", "third")}
    openings: dict[str, Any] = {}
    openings.update({number: Lobbies(openings) for number in scheduler.evenings})
    second = openings["second"]
    scheduler._lobby_opening = openings
    await scheduler.channel_gone(CHANNEL)
    assert (openings["first"].left, second.left, openings["third"].left) == (1, 0, 1)
