"""A person who answers every question, and knows which answers were acknowledged."""

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, partial

from bot.sandbox import Channel, InteractionOutcome, Message, NotPossible, Person
from engines import GAMES
from engines.chance import Stream
from tests.night.evening import plain
from tests.night.wordings import wordings

REFUSALS = (
    *("no-stale", "no-double", "no-foreign", "no-theirs", "no-turn", "no-self", "not-yet", "no-option", "no-count", "no-clock"),
    *("no-log", "no-store", "no-store-unsure", "no-press", "no-press-old", "no-pick", "no-question", "no-game", "no-while-paused"),
    *("unconfirmed", "slipped", "press-again"),
)
"""Every sentence that a press at a question may get instead of a receipt."""


@cache
def _sentences() -> tuple[list[str], ...]:
    """Every refusal as the parts between what may be anything."""
    ways = [way for key in REFUSALS for way in wordings("cs", key, who="…", code="…")]
    return tuple(re.split(r"…|\d+", way) for way in ways)


def refused(text: str) -> bool:
    """Whether the bot said no, or that it does not know."""
    return any(all(part in plain(text) for part in parts) for parts in _sentences())


def sure_of(outcome: InteractionOutcome) -> str:
    """Return the button by which an answer is confirmed, where the bot asks for that; the message may show something else by now."""
    presses = outcome.first.presses if outcome.first is not None else ()
    return next((press for press in presses if ":sure:" in press), "")


def acknowledges(outcome: InteractionOutcome) -> bool:
    """Whether the bot has said that it has taken an answer: no refusal, no question whether it is meant, no promise to say so later."""
    first = outcome.first
    return first is not None and not first.loading and not sure_of(outcome) and not refused(first.text)


@dataclass
class Sitter:
    """A person who answers every question, in the channel and in direct messages."""

    person: Person
    place: Channel
    chance: Stream
    done: set[str] = field(default_factory=set)
    acknowledged: dict[int, str] = field(default_factory=dict)
    """Interactions whose answer said that the press was taken, and that answer."""
    failed: int = 0
    private: int = 0
    """How many presses in direct messages were acknowledged."""

    async def act(self) -> bool:
        """Answer the first thing that is asked; return whether there was one."""
        whispers = self.person.messages(self.person.dm)[-3:] if self.person.dm is not None else []
        here = [message for message in self.person.messages(self.place) if message.buttons or message.selects][-2:]
        for message in [*reversed(whispers), *reversed(here)]:
            if await self._answer(message):
                return True
        return False

    async def _answer(self, message: Message) -> bool:
        for menu in message.selects:
            if self._open(menu["custom_id"]):
                self.done.add(menu["custom_id"])
                values = [option["value"] for option in menu["options"]]
                least = int(menu.get("min_values", 1))
                picked = self.chance.shuffled(values)[: max(1, least)]
                await self._through(menu["custom_id"], partial(self.person.choose, message, menu["custom_id"], *picked))
                return True
        buttons = [one for one in message.buttons if self._open(one.get("custom_id", "")) and not one.get("disabled")]
        if not buttons:
            return False
        chosen = self.chance.pick(buttons)["custom_id"]
        self.done.update(button["custom_id"] for button in buttons)
        await self._through(chosen, partial(self.person.press, message, chosen))
        return True

    def _open(self, custom_id: str) -> bool:
        parts = custom_id.split(":")
        return len(parts) > 3 and parts[2].partition(".")[0] in GAMES and custom_id not in self.done

    async def _through(self, custom_id: str, press: Callable[[], asyncio.Future[InteractionOutcome]]) -> None:
        try:
            outcome = await press()
            if outcome.message is not None and (sure := sure_of(outcome)):
                outcome = await self.person.press(outcome.message, sure, force=True)
        except (NotPossible, TimeoutError):
            return
        if outcome.failed or outcome.first is None:
            self.failed += 1
            self.done.discard(custom_id)
        elif acknowledges(outcome):
            self.acknowledged[outcome.interaction.id] = f"{outcome.kind} of {custom_id}: {outcome.first.text}"
            self.private += outcome.interaction.channel.id != self.place.id
