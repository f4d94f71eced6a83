"""The number of private messages of a night, which must give nothing away: new ones, and edits that the bot makes by itself (MF-15.2).

Whole evenings of Mafie with pictures, in virtual time. People answer after a human time; members of the Mafia point again and write to each
other. An onlooker guesses from the numbers of two people which of them is not of the Police: right in half of the pairs, whose numbers tell
nothing. What a person's own press changes on the message that they look at is not counted.
"""

from tests.virtual_loop import VirtualLoop  # isort: skip  # before what keeps a clock

import asyncio
import multiprocessing
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import NotPossible, Person
from bot.tables.tempo import Tempo
from engines.chance import Stream
from tests.bench.result import Result
from tests.night.evening import Evening
from tests.night.small_pictures import ask_small
from tests.night.threads import account_for_threads

from bot.presenting.drawing.studio import Studio  # isort: skip

SEATS = 11
NIGHTS = 200
MOST = 0.55
"""Of the pairs in which the onlooker may be right."""
LINES = 4
"""Lines that a member of the Mafia writes in a night, at most."""
PHASES = ("agent", "gang", "mafia", "dawn")
"""Phases of the night: at dawn letters end and hands follow."""


@dataclass
class Counted:
    """One night: the tokens of the people who live, and how many messages and edits each of them got."""

    tokens: dict[int, str]
    new: Counter[int] = field(default_factory=Counter)
    edits: Counter[int] = field(default_factory=Counter)

    def told_apart(self, numbers: Counter[int], token: str) -> Iterator[float]:
        """Yield for each pair of one with this token and one of the Police: 1 if the former has the greater number, 0.5 for equal ones."""
        police = [numbers[seat] for seat, one in self.tokens.items() if one == "police"]
        for seat, one in self.tokens.items():
            if one == token:
                yield from ((numbers[seat] > other) + (numbers[seat] == other) / 2 for other in police)


class Ledger:
    """Counts what the bot sends to people while it is night."""

    def __init__(self, evening: Evening, people: list[Person]) -> None:
        self.evening = evening
        self.nights: list[Counted] = []
        self._seats = {person.open_dm().id: seat for seat, person in enumerate(people)}
        self._round = 0

    def __call__(self, exchange: Any) -> None:
        if exchange.status != 200 or exchange.method not in ("POST", "PATCH") or "/messages" not in exchange.path:
            return
        answer = exchange.answer if isinstance(exchange.answer, dict) else {}
        seat = self._seats.get(int(answer.get("channel_id", 0)))
        night = self._night() if seat is not None else None
        if night is not None and seat is not None:
            (night.new if exchange.method == "POST" else night.edits)[seat] += 1

    def _night(self) -> Counted | None:
        """Return the night that is shown now."""
        table = self.evening.registry.table_in(self.evening.channel.id)
        if table is None or table.phase != "running" or table.course is None:
            return None
        game = table.course.shown(table.now())
        view: Any = game.view(None)
        if view.phase not in PHASES:
            return None
        if view.phase == "dawn" and view.struck is not None and self.nights:
            self.nights[-1].tokens.pop(view.struck, None)  # everybody knows why this person gets more
        if view.round != self._round:
            self._round = view.round
            living = [seat.seat for seat in view.seats if seat.living]
            self.nights.append(Counted({seat: _side(game.view(seat)) for seat in living}))
        return self.nights[-1]


def _side(view: Any) -> str:
    return str(view.me.token)


class Guest:
    """One person who plays at a human pace."""

    def __init__(self, evening: Evening, person: Person, chance: Stream) -> None:
        self.evening, self.person, self.chance = evening, person, chance
        self._done: set[str] = set()
        self._lines: Counter[int] = Counter()

    async def play(self) -> None:
        """Play until the table has ended."""
        while (table := self.evening.registry.table_in(self.evening.channel.id)) is not None and table.phase in ("running", "paused"):
            await asyncio.sleep(1 + self.chance.below(60) / 10)
            await self._act()

    async def _act(self) -> None:
        before = self.person.messages(self.person.dm)[-3:] if self.person.dm is not None else []
        board = self.evening.living("desk")
        for message in [*reversed(before), *([board] if board is not None else [])]:
            for menu in message.selects:
                again = ".night.victim" in menu["custom_id"]
                if again:
                    self._talk()
                if _asks(menu["custom_id"]) and menu["custom_id"] not in self._done and (not again or self.chance.below(2)):
                    self._done.add(menu["custom_id"])
                    values = [option["value"] for option in menu["options"]]
                    await self._through(self.person.choose(message, menu["custom_id"], self.chance.pick(values)))
                    return
            for button in message.buttons:
                custom_id = button.get("custom_id", "")
                if _asks(custom_id) and custom_id not in self._done and not button.get("disabled"):
                    self._done.add(custom_id)
                    await self._through(self.person.press(message, custom_id))
                    return

    def _talk(self) -> None:
        """Write to the Mafia, in every other night more often."""
        number = self.evening.view.round
        if self._lines[number] < LINES and self.chance.below(3):
            self._lines[number] += 1
            self.person.write(self.person.open_dm(), self.chance.pick(["Koho?", "Já bych řekl trojku.", "Ne, radši někoho jiného."]))

    async def _through(self, press: Any) -> None:
        try:
            outcome = await press
        except NotPossible:
            return
        sure = [one for one in (outcome.message.buttons if outcome.message else ()) if ":sure:" in one.get("custom_id", "")]
        if sure:
            await asyncio.sleep(1)
            await self._through(self.person.press(outcome.message, sure[0]["custom_id"]))


def _asks(custom_id: str) -> bool:
    parts = custom_id.split(":")
    return len(parts) > 3 and parts[2].startswith("mafie.") and "withdraw" not in custom_id


async def evening_of(folder: Path, seed: int) -> list[Counted]:
    """Play one game; return its nights."""
    async with Evening(folder, tempo=Tempo(odds=())) as evening:
        people = evening.crowd(SEATS)
        for person in people:
            person.open_dm()
        await evening.open_table(people[0])
        await evening.seat(people)
        await evening.deal(people[0])
        ledger = Ledger(evening, people)
        evening.discord.watchers.append(ledger)
        guests = [Guest(evening, person, Stream(seed, f"guest {number}")) for number, person in enumerate(people)]
        await asyncio.gather(*(guest.play() for guest in guests))
        return ledger.nights


def game(seed: int) -> list[Counted]:
    """Play one game, in a process that does nothing else; return its nights."""
    with pytest.MonkeyPatch.context() as patches:
        account_for_threads(patches)
        patches.setattr(Studio, "ask", ask_small)
        with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=VirtualLoop) as runner:
            return runner.run(evening_of(Path(folder), seed))


def played(nights: int) -> list[Counted]:
    """Play so many nights, a game on each processor at a time: a game takes some fifteen seconds of one."""
    counted: list[Counted] = []
    processors = os.cpu_count() or 1
    with ProcessPoolExecutor(processors, multiprocessing.get_context("spawn")) as pool:
        seed = 1
        while len(counted) < nights:
            for found in pool.map(game, range(seed, seed + processors)):
                counted += found
            seed += processors
            print(f"  {min(len(counted), nights)} of {nights} nights", file=sys.stderr, flush=True)
    return counted[:nights]


def measure() -> list[Result]:
    """Play the nights and guess."""
    nights = played(NIGHTS)
    results = [Result(f"nights of {SEATS} people", f"{len(nights)}")]
    for token in ("mafia", "agent"):
        for what, numbers in (("new messages", "new"), ("edits", "edits")):
            pairs = [right for night in nights for right in night.told_apart(getattr(night, numbers), token)]
            share = sum(pairs) / len(pairs)
            off = max(share, 1 - share)
            results.append(Result(f"the {token} told from the Police by {what}", f"{off:.3f}", f"{MOST} at most", off <= MOST))
    for what, numbers in (("new messages", "new"), ("edits", "edits")):
        each = [getattr(night, numbers)[seat] for night in nights for seat in night.tokens]
        results.append(Result(f"{what} to a person in a night: mean, most", f"{sum(each) / len(each):.1f}, {max(each)}"))
    return results
