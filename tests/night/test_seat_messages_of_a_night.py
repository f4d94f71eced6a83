"""Night letters leave alike: neither their order nor the gaps between them tell at the server who reads more than a question."""

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import pytest

from bot.discord_io import components
from bot.sandbox import Person
from bot.store import SeatRow, TableRow
from bot.tables.delivery.managed_posts import ManagedPosts
from bot.tables.delivery.seat_messages import SeatMessages
from bot.tables.delivery.whispers import Whispers
from bot.tables.session.entries import Deal, Expire
from bot.tables.session.live_table import LiveTable
from engines import GAMES
from tests.bot.pairs_at_a_table import Log
from tests.night.evening import Evening
from tests.soak.amounts import little_or_much

SEATS = 11
SLOW = 0.003
"""Seconds that a slow painter takes for a picture."""


class Arrivals:
    """When a question came into each channel; it bears the button that explains the moment. Those of one moment still have an order."""

    def __init__(self) -> None:
        self.at: dict[int, float] = {}

    def place(self, channel: int) -> int:
        """Return how many came before this one."""
        return list(self.at).index(channel)

    def __call__(self, exchange: Any) -> None:
        if exchange.method == "POST" and exchange.path.endswith("/messages") and ":help" in repr(exchange.body):
            self.at[int(exchange.answer["channel_id"])] = time.monotonic()


class Dealt:
    """A table that is just dealt, at which nobody has a letter yet, and the moment at it."""

    def __init__(self, evening: Evening, people: Sequence[Person], seed: int) -> None:
        options = GAMES["mafie"].read_options({}).model_dump(mode="json")
        setup = {"salt": "00", "secret": "11", "seal": "9f3a27c1", "beat": 0.0, "started_at": 1.0}
        row = TableRow(
            id=f"night{seed}", guild_id=evening.guild.id, channel_id=evening.channel.id, host_id=people[0].id, game="mafie",
            phase="running", options=options, setup=setup, seed=f"{seed:032x}", created_at=time.time(),
        )  # fmt: skip
        chairs = [SeatRow(seat=seat, user_id=person.id, name=person.name) for seat, person in enumerate(people)]
        self.now = 2_000_000_000.0
        self.table = LiveTable(row, chairs, Log(), lambda: self.now)  # type: ignore[arg-type]
        course = self.table.new_course()
        course.apply(Deal(clocked=True), self.now)
        self.table.course = course
        postman = evening.registry.postman
        posts = ManagedPosts(self.table, postman)
        self.seat_messages = SeatMessages(self.table, Whispers(self.table, postman, posts), posts, 2.0)
        self._told = 0

    async def show(self) -> None:
        """Send what there is to be sent."""
        told = self.table.running.game.notices
        self.seat_messages.noticed(told[self._told :])
        self._told = len(told)
        await self.seat_messages.show()

    def meet(self) -> None:
        """Let the clocks run to the meeting of the Mafia, of which the others get decoys."""
        course = self.table.running
        while course.public(self.now).phase != "mafia":
            self.now += 5
            due = course.time.due(self.now)
            if due:
                course.apply(Expire(due), self.now)


async def night(evening: Evening, people: Sequence[Person], seed: int) -> tuple[float, float]:
    """Send the letters of one meeting; the Mafia learns something in it, so that their hands change as well.

    Return by how much of a chance a letter to the Mafia or the Agent comes later than one to the Police, and after a longer gap.
    """
    dealt, arrivals = Dealt(evening, people, seed), Arrivals()
    await dealt.show()
    dealt.meet()
    evening.discord.watchers.append(arrivals)
    await dealt.show()
    evening.discord.watchers.remove(arrivals)
    game = dealt.table.running.game
    police = [game.view(seat).me.token == "police" for seat in range(SEATS)]  # type: ignore[attr-defined]
    channels = [person.open_dm().id for person in people]
    times = [arrivals.at[channel] for channel in channels]
    before = sorted([min(times), *times])
    gaps = [when - before[before.index(when) - 1] if when > min(times) else 0.0 for when in times]
    return _later([arrivals.place(channel) for channel in channels], police), _later(gaps, police)


def _later(values: Sequence[float], police: Sequence[bool]) -> float:
    """Return the share of pairs in which the value of one who is not of the Police is the greater; half for each tie."""
    ones = [value for value, known in zip(values, police, strict=True) if not known]
    others = [value for value, known in zip(values, police, strict=True) if known]
    return sum((one > other) + (one == other) / 2 for one in ones for other in others) / (len(ones) * len(others))


@pytest.mark.long
@pytest.mark.rule("MF-15.4")
@pytest.mark.parametrize("nights", little_or_much(50, 400))
async def test_when_letters_come_does_not_tell_roles(evening: Evening, nights: int, monkeypatch: pytest.MonkeyPatch) -> None:
    async def slow(drawing: Any, _urgency: object) -> bytes:
        await asyncio.sleep(SLOW * (1 + len(drawing.svg) % 5))
        return PIXEL

    monkeypatch.setattr(components, "render", slow)
    people = evening.crowd(SEATS)
    for person in people:
        person.open_dm()
    later = [await night(evening, people, seed) for seed in range(1, nights + 1)]
    order, gaps = (sum(chances) / nights for chances in zip(*later, strict=True))
    assert 0.45 <= order <= 0.55, order
    assert 0.45 <= gaps <= 0.55, gaps


PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154789c63606060000000040001f61738550000000049454e44ae426082"
)
"""A picture of one point."""
