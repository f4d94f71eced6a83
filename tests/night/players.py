"""People who play by what they see: they press what stands before them, chosen by a generator of their own."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bot.sandbox import InteractionOutcome, Message, NotPossible, Person
from engines.chance import Stream
from tests.night.evening import Evening
from tests.night.striking import LONGEST, Idle


@dataclass
class Player:
    """One person at the table. ``done`` holds the custom ids that this person has pressed, ``refused`` what the bot said no to."""

    person: Person
    chance: Stream
    votes: frozenset[str] = frozenset()
    """The options that this person votes for, where offered; everything else is chosen by chance."""
    done: set[str] = field(default_factory=set)
    said: list[str] = field(default_factory=list)
    _put_away: dict[int, object] = field(default_factory=dict)
    """Components by message on which nothing was left to press."""

    def before(self, board: Message | None) -> list[Message]:
        """Return what this person looks at: the newest direct messages and the board. What was put away is read anew once it is edited."""
        whispers = self.person.messages(self.person.dm)[-3:]
        unread = [one for one in (*whispers, board) if one is not None and self._put_away.get(one.id) is not one.wire["components"]]
        return [one for one in unread if self.person.sees_message(one)]

    async def act(self, messages: Sequence[Message]) -> bool:
        """Answer the first thing that is asked on these messages; return whether there was one."""
        for message in messages:
            for menu in message.selects:
                if self._open(menu["custom_id"]):
                    self.done.add(menu["custom_id"])
                    values = [option["value"] for option in menu["options"]]
                    wanted = self.votes.intersection(values) if ":mafie.vote." in menu["custom_id"] else ()
                    own = sorted(wanted) or [value for value in values if value != "pass"] or values
                    await self._through(self.person.choose(message, menu["custom_id"], self.chance.pick(own)))
                    return True
            buttons = [button for button in message.buttons if self._open(button.get("custom_id", "")) and not button.get("disabled")]
            if buttons:
                self.done.update(button["custom_id"] for button in buttons)
                await self._through(self.person.press(message, self.chance.pick(buttons)["custom_id"]))
                return True
            self._put_away[message.id] = message.wire["components"]
        return False

    def _open(self, custom_id: str) -> bool:
        parts = custom_id.split(":")
        return len(parts) > 3 and parts[2].startswith("mafie.") and custom_id not in self.done

    async def _through(self, press: "asyncio.Future[InteractionOutcome]") -> None:
        """Press, and confirm when asked to."""
        try:
            outcome = await press
        except NotPossible:
            return
        if outcome.message is None:
            return
        sure = next((button for button in outcome.message.buttons if ":sure:" in button.get("custom_id", "")), None)
        if sure is not None:
            outcome = await self.person.press(outcome.message, sure["custom_id"])
        self.said.append(outcome.message.text if outcome.message else outcome.kind)


async def play_soon_over(evening: Evening, people: Sequence[Person]) -> None:
    """Let all ``people`` play to the story, for the sake of a finished game: everybody votes for the Mafia, so few rounds are played."""
    game = evening.table.course.game
    mafia = frozenset(f"seat:{seat}" for seat in range(len(evening.table.seats)) if game.view(seat).me.token == "mafia")
    await play(evening, people, votes=mafia)


async def play(
    evening: Evening,
    people: Sequence[Person],
    *,
    seed: int = 1,
    until: str | Callable[[], object] = "again",
    within: float = LONGEST,
    votes: frozenset[str] = frozenset(),
) -> list[Player]:
    """Let all ``people`` press until ``until`` is true, or a message with a button of that verb stands in the channel; return them."""
    over = (lambda: evening.living(until)) if isinstance(until, str) else until
    players = [Player(person, Stream(seed, f"person {number}"), votes) for number, person in enumerate(people)]
    idle = Idle(evening)
    async with asyncio.timeout(within):
        while not over():
            board = evening.living("desk")
            looks = [(player, messages) for player in players if (messages := player.before(board))]
            acted = await asyncio.gather(*(player.act(messages) for player, messages in looks))
            if not any(acted):
                await idle.wait()
    return players
