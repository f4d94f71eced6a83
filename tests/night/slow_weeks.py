"""A slow game over the loopback at a clock that the test moves: people come by now and then, the bot is stopped or killed every night."""

import dataclasses
import json
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.sandbox import Person
from bot.tables.table_session import TableSession
from engines.chance import Stream
from tests.night.evening import FAST, Evening
from tests.night.players import Player
from tests.night.striking import look_again, next_due, quiet

SILENT = 1 << 12
HOUR = 3600.0


def wall(text: str, zone: str) -> float:
    """Return the moment at which the clock on the wall shows ``2027-03-15 18:00``."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


@asynccontextmanager
async def slow_evening(folder: Path, language: str, begins: float, **talk: object) -> AsyncIterator[Evening]:
    """A server whose tables are slow, with a bot whose clock shows ``begins``."""
    made = Evening(folder, tempo=dataclasses.replace(FAST, factor=1.0), language=language)
    made.ahead = begins - made.now()
    async with made:
        await made.prefer(talk={"pace": "slow", **talk})
        yield made


@dataclass
class Ear:
    """The posts: those with a sound in quiet hours, and the number of direct messages of each person in each round."""

    evening: Evening
    zone: str
    loud: list[str] = field(default_factory=list)
    whispers: dict[tuple[str, int], list[str]] = field(default_factory=lambda: defaultdict(list))

    def __call__(self, exchange: Any) -> None:
        if exchange.method != "POST" or not exchange.path.endswith("/messages") or exchange.status != 200:
            return
        body, answer = _decoded(exchange.body), _decoded(exchange.answer)
        hour = datetime.fromtimestamp(self.evening.now(), ZoneInfo(self.zone)).hour
        if not int(body.get("flags", 0)) & SILENT and (hour >= 22 or hour < 8):
            self.loud.append(f"{hour}: {answer}")
        place = int(answer["channel_id"])
        table = self.evening.registry.table_in(self.evening.channel.id)
        if place != self.evening.channel.id and table is not None and table.phase == "running":
            self.whispers[str(table.scene().public.round), place].append(str(answer["content"] or answer["components"])[:200])


def _decoded(body: Any) -> dict[str, Any]:
    made = body if isinstance(body, dict) else json.loads(body)
    return json.loads(made["payload_json"]) if "payload_json" in made else made


class Visitor(Player):
    """Somebody who comes by now and then and lets the day last as long as it likes."""

    def _open(self, custom_id: str) -> bool:
        return "mafie.day.ready" not in custom_id and super()._open(custom_id)


async def pass_hours(evening: Evening, hours: float) -> None:
    """Let so much time pass, and the table do what has become due meanwhile, one thing after another."""
    goal = evening.now() + hours * HOUR
    while True:
        await calm(evening)
        due = next_due(evening.session)
        if due is None or due >= goal or evening.session.table.phase != "running":
            break
        evening.ahead += max(due - evening.now(), 0.0) + 0.01
        look_again(evening, evening.session)
    evening.ahead += max(goal - evening.now(), 0.0)
    look_again(evening, evening.session)
    await calm(evening)


async def calm(evening: Evening) -> None:
    """Wait until the table has nothing to do now, and has told what it may."""
    session = evening.session
    looked = session.looked_at
    look_again(evening, session)
    try:
        await evening.eventually(lambda: session.looked_at > looked or session.over, 60)
        await evening.eventually(lambda: quiet(session), 60)
    except TimeoutError:
        box = session.outbox
        state = session.at_work, session.looked_at, looked, box.lines.pending, box.trouble, box.retry_at, session.now(), next_due(session)
        raise AssertionError(f"the table has no rest: {state}") from None


async def kill(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """End the bot without a word: nothing is given back, nothing is written down any more."""

    async def nothing(_room: TableSession, _within: float) -> None:
        pass

    with monkeypatch.context() as dead:
        dead.setattr(TableSession, "close", nothing)
        await evening.stop_bot()


@dataclass
class Village:
    """The people of one slow game, and how they live."""

    evening: Evening
    people: Sequence[Person]
    chance: Stream

    def __post_init__(self) -> None:
        self.visitors = [Visitor(person, Stream(7, f"visitor {number}")) for number, person in enumerate(self.people)]

    async def come_by(self, silent: Sequence[Person] = ()) -> None:
        """Let some of them look in, and answer what stands before them; ``silent`` ones do not."""
        for visitor in self.visitors:
            if visitor.person not in silent and self.chance.below(100) < 70:
                while await visitor.act(visitor.before(self.evening.living("desk"))):
                    pass
