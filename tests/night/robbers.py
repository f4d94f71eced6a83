"""People who play Zbojníci by what they see: they open the desk from the board and press what stands there."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bot.rehearsal import Message, NotPossible, Person
from engines.chance import Stream
from tests.night.evening import Evening, plain


@dataclass
class Robber:
    """One person at the table. ``desks`` are the texts that stood on the own desk."""

    evening: Evening
    person: Person
    chance: Stream
    desks: list[str] = field(default_factory=list)
    desk: Message | None = None

    @property
    def awaited(self) -> bool:
        """Whether the board says that everybody waits for this person."""
        seat = self.evening.table.seat_of(self.person.id)
        return seat in self.evening.table.scene().public.awaited

    async def act(self) -> bool:
        """Answer one question; return whether there was one."""
        board = self.evening.living("desk")
        if board is None or not self.awaited:
            self.desk = None
            return False
        colours = [button["custom_id"] for button in board.buttons if ":zbojnici.color:" in button.get("custom_id", "")]
        try:
            if colours:
                outcome = await self.person.press(board, self.chance.pick(colours))
                return outcome.message is not None
            return await self._at_desk(board)
        except NotPossible:
            self.desk = None
            return False

    async def _at_desk(self, board: Message) -> bool:
        if self.desk is None:
            opener = next((button["custom_id"] for button in board.buttons if button.get("custom_id", "").endswith(":desk:turn")), None)
            if opener is None:
                return False
            self.desk = (await self.person.press(board, opener)).message
            return self.desk is not None
        self.desks.append(plain(self.desk.text))
        picks = [(button["custom_id"], None) for button in self.desk.buttons if ":zbojnici." in button.get("custom_id", "")]
        menus = [menu for menu in self.desk.selects if ":zbojnici." in menu["custom_id"]]
        picks += [(menu["custom_id"], option["value"]) for menu in menus for option in menu["options"]]
        if not picks:
            self.desk = None
            return False
        custom_id, value = self.chance.pick(picks)
        press = self.person.press(self.desk, custom_id) if value is None else self.person.choose(self.desk, custom_id, value)
        outcome = await press
        if outcome.message is not None and any(":refresh" in button.get("custom_id", "") for button in outcome.message.buttons):
            self.desk = outcome.message
        else:
            self.desk = None
        return True


async def play(
    evening: Evening, people: Sequence[Person], *, seed: int = 1, until: Callable[[], object] | None = None, within: float = 90.0
) -> list[Robber]:
    """Let all ``people`` play until ``until`` is true, without it until the story stands in the channel; return them."""
    robbers = [Robber(evening, person, Stream(seed, f"person {number}")) for number, person in enumerate(people)]
    over = until or (lambda: evening.living("again"))
    async with asyncio.timeout(within):
        while not over():
            acted = await asyncio.gather(*(robber.act() for robber in robbers))
            if not any(acted):
                await asyncio.sleep(0.01)
    return robbers
