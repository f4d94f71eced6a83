"""How many requests it takes to close and to open the text of a table (TK-13)."""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import Person
from engines.chance import Stream
from tests.night.evening import FAST, Evening
from tests.night.places import THREADS, dealt, gather, place
from tests.night.players import Player
from tests.night.striking import LONGEST, next_due, pass_until
from tests.night.test_silence import soon
from tests.night.walks.at_rest import at_rest

STANDING = replace(FAST, factor=10.0)
"""No clock runs out by itself: each is struck once the bot has finished with the phase before."""

MOST = 3
MOST_IN_A_THREAD = 2


@dataclass
class Texts:
    """Counts the changes of the place in each phase of the game and for each speech, once everybody who plays carries the role."""

    evening: Evening
    thread: bool
    counts: Counter[str] = field(default_factory=Counter)

    def __call__(self, exchange: Any) -> None:
        table = self.evening.table
        if table.phase != "running" or not (self.thread or table.message_state.silence.role_ready):
            return
        place = f"/channels/{self.evening.channel.id}"
        if f"{place}/permissions/" in exchange.path or (exchange.method == "PATCH" and exchange.path.endswith(place)):
            view = table.scene().public
            speaking = [seat.seat for seat in view.seats if seat.speaking]
            self.counts[f"{view.round} {view.phase} {speaking}"] += 1


async def play_at_rest(evening: Evening, people: Sequence[Person], until: Callable[[], object]) -> None:
    """Let people press one after the other, and clocks strike, only while the bot is at rest.

    A change of the place is then made in the phase that wants it. A speech that ends sooner than its change leaves it to the next phase.
    """
    players = [Player(person, Stream(1, f"person {number}")) for number, person in enumerate(people)]
    async with asyncio.timeout(LONGEST):
        while not until():
            acted = False
            for player in players:
                await at_rest(evening)
                acted |= await player.act(player.before(evening.living("desk")))
            await at_rest(evening)
            if not acted and evening.table.phase == "running":
                due = next_due(evening.session)
                assert due is not None, "nobody has anything to press, and no clock runs"
                pass_until(evening, evening.session, due + 0.001)


@pytest.mark.rule("TK-1.5", "TK-2.8")
@pytest.mark.parametrize("kind", ["text", "public thread", pytest.param("voice", marks=pytest.mark.soak)])
async def test_a_change_of_phase_takes_few_requests_for_text(tmp_path: Path, kind: str) -> None:
    """TK-13: 3 with the role, 2 for a thread, in every phase and with any number of seats."""
    async with Evening(tmp_path, tempo=STANDING) as evening:
        here = place(evening, kind)
        people = gather(evening, here, 9)
        await dealt(evening, people)
        texts = Texts(evening, kind in THREADS)
        if not texts.thread:
            await soon(evening, lambda: evening.table.message_state.silence.role_ready)
        evening.discord.watchers.append(texts)
        await play_at_rest(evening, people, lambda: evening.view.round > 1 or evening.table.phase == "ended")
        most = MOST_IN_A_THREAD if texts.thread else MOST
        assert texts.counts and max(texts.counts.values()) <= most, texts.counts
