"""People who play a boxed game by what they see: they open the desk from the board and press what stands there.

The same people play every such game, since custom ids tell everything: answers begin with the name of the game, ``look`` leads through
long questions, ``mark`` and ``take`` answer with several things at once.
"""

import asyncio
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bot.presenting.texts import LANGUAGES, words_in
from bot.sandbox import InteractionOutcome, Message, NotPossible, Person
from engines.chance import Stream
from tests.night.evening import Evening, plain
from tests.night.striking import LONGEST, Idle

Press = tuple[str, tuple[str, ...] | None]
"""A custom id, and the values of a menu (None: a button)."""


UNKNOWN = frozenset(words_in(language)("no-press") for language in LANGUAGES)


@dataclass
class DeskPlayer:
    """One person at the table. ``desks`` are the texts that stood on the own desk, ``pictures`` how many pictures it had.

    ``skips``: names of questions that this person leaves alone, such as settings. ``shuns``: custom ids that are pressed only where there
    is nothing else. ``hold``: while it is true nobody presses anything.
    """

    evening: Evening
    person: Person
    chance: Stream
    desks: list[str] = field(default_factory=list)
    pictures: int = 0
    desk: Message | None = None
    skips: frozenset[str] = frozenset()
    shuns: re.Pattern[str] | None = None
    hold: Callable[[], object] = bool

    @property
    def asked(self) -> bool:
        """Whether something is asked of this person, so that it is worth looking."""
        table = self.evening.table
        seat = table.seat_of(self.person.id)
        return seat is not None and any(ask.holds and ask.seat == seat for ask in table.course.open_asks(table.now()))

    async def act(self) -> bool:
        """Press one thing; return whether there was one."""
        board = self.evening.living("desk")
        if board is None or not self.asked or self.hold():
            self.desk = None
            return False
        try:
            on_board = [press for press in self._presses(board) if press[0].split(":")[2].startswith(self._game)]
            if on_board:
                outcome = await self._press(board, self.chance.pick(on_board))
                await asyncio.sleep(0.02)  # the board that everybody sees follows a moment later
                return outcome.message is not None
            return await self._at_desk(board)
        except NotPossible:
            self.desk = None
            return False

    @property
    def _game(self) -> str:
        return f"{self.evening.table.game}."

    async def _at_desk(self, board: Message) -> bool:
        if self.desk is None:
            openers = [one["custom_id"] for one in board.buttons if ":desk:" in one.get("custom_id", "") and not one.get("disabled")]
            opener = next(iter(openers), None)
            if opener is None:
                return False
            self._see((await self.person.press(board, opener)).message)
            return self.desk is not None
        presses = self._presses(self.desk)
        if not presses:
            self.desk = None
            return False
        outcome = await self._press(self.desk, self.chance.pick(presses))
        self._see(outcome.message)
        return True

    def _see(self, message: Message | None) -> None:
        """Keep the desk as long as it is one; anything else is a note that is read and put away."""
        ids = [button.get("custom_id", "") for button in message.buttons] if message is not None else []
        self.desk = message if any(one.endswith(":more") for one in ids) else None
        if self.desk is not None:
            self.desks.append(plain(self.desk.text))

    def _presses(self, message: Message) -> list[Press]:
        """Return the presses there that answer a question or lead to an answer. Where something is marked, it is sometimes taken."""
        found: list[Press] = []
        buttons = [one["custom_id"] for one in message.buttons if one.get("custom_id") and not one.get("disabled")]
        buttons = [one for one in buttons if one.split(":")[2] not in self.skips]
        for custom_id in buttons:
            what = custom_id.split(":")[2]
            if what == "take":
                found += [(custom_id, None)] * 3
            elif what.startswith(self._game) or what == "sure":
                found.append((custom_id, None))
        for menu in message.selects:
            values = [option["value"] for option in menu["options"]]
            what = menu["custom_id"].split(":")[2]
            if what in self.skips:
                continue
            if what.startswith(self._game) or what == "mark":
                least, most = max(1, menu.get("min_values", 1)), menu.get("max_values", 1)
                some = self.chance.shuffled(values)[: least + self.chance.below(most - least + 1)]
                found += [(menu["custom_id"], tuple(some))] * (len(values) if most == 1 else 1)
            elif what == "look":
                found += [(menu["custom_id"], (value,)) for value in values]
        if self.shuns is not None:
            found = [press for press in found if not self.shuns.search(press[0])] or found
        return found or [(one, None) for one in buttons if one.split(":")[2] == "look"]

    async def _press(self, message: Message, press: Press) -> InteractionOutcome:
        custom_id, values = press
        pressed = self.person.press(message, custom_id) if values is None else self.person.choose(message, custom_id, *values)
        outcome = await pressed
        assert outcome.message is None or outcome.message.text not in UNKNOWN, f"the bot shows {custom_id} and cannot read it"
        return outcome


async def play(
    evening: Evening,
    people: Sequence[Person],
    *,
    seed: int = 1,
    until: Callable[[], object] | None = None,
    within: float = LONGEST,
    skips: frozenset[str] = frozenset(),
    shuns: re.Pattern[str] | None = None,
    hold: Callable[[], object] = bool,
) -> list[DeskPlayer]:
    """Let all ``people`` play until ``until`` is true, without it until the story stands in the channel; return them.

    With a ``hold`` they press one after another, so that nothing is on its way when it catches what it waits for.
    """
    players = [
        DeskPlayer(evening, person, Stream(seed, f"person {number}"), skips=skips, shuns=shuns, hold=hold)
        for number, person in enumerate(people)
    ]
    over = until or (lambda: evening.living("again"))
    idle = Idle(evening)
    async with asyncio.timeout(within):
        while not over():
            if hold is bool:
                acted = await asyncio.gather(*(player.act() for player in players))
            else:
                acted = [await player.act() for player in players]
            if not any(acted) and hold is bool:
                await idle.wait()
            else:
                await asyncio.sleep(0.01)  # people read before they press again
    return players
