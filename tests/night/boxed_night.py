"""Common parts of whole evenings of boxed games: their beginning, the messages in the channel, and a restart in the middle of it all."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from bot.sandbox import Message, Person
from tests.night.evening import Evening, plain


async def begin(evening: Evening, game: str, people: list[Person], *, bot_players: int = 0, **options: Any) -> None:
    """Sit ``people`` and as many ``bot_players`` down at ``game``, choose ``options``, and deal."""
    await evening.open_table(people[0], game=game)
    await evening.seat(people)
    if bot_players:
        await evening.session.lobby_moves.fill(bot_players)
    for name, value in options.items():
        await evening.session.lobby_moves.change_option(name, value)
    await evening.deal(people[0])


def view(evening: Evening) -> Any:
    """Return what everybody at the table sees."""
    return evening.view


def channel_texts(evening: Evening) -> list[str]:
    """Return all that stands in the channel for everyone."""
    return [plain(message.text) for message in evening.channel.messages.values() if not message.ephemeral]


def story_of(evening: Evening) -> str:
    """Return what the message that closes the game says."""
    story = evening.living("again")
    assert story is not None
    return plain(story.text)


async def restart(evening: Evening) -> None:
    """Restart the bot; the same table goes on, and no move is lost."""
    moves, table = evening.table.course.game.moves_made, evening.table.id
    await evening.restart_bot()
    assert evening.table.id == table
    assert evening.table.course.game.moves_made >= moves


def nothing_secret_reaches(evening: Evening, people: list[Person], watcher: Person, secret: str, *, whispers: int) -> None:
    """A ``watcher`` reads nothing ``secret`` (a pattern); nobody gets more than so many direct messages, and only their own."""
    for message in watcher.messages(evening.channel):
        if not message.ephemeral:
            assert not re.search(secret, plain(message.text))
    for person in people:
        assert person.dm is not None
        assert len(person.messages(person.dm)) <= whispers, "nothing is asked by direct message"
        assert not any(other is not person and other.dm is not None and person.sees(other.dm) for other in people)


class Ledger:
    """How many messages stand new in the channel in each round.

    ``begins``: a pattern that the text of each message matches that begins a round. A line belongs to the round in which people read it;
    the game itself may be further on, since on a busy machine its lines come late.
    """

    def __init__(self, evening: Evening, begins: str) -> None:
        self.evening = evening
        self._begins = re.compile(begins)
        self._told: dict[int, Message] = {}

    def over(self) -> bool:
        """Count what is new; return whether the story stands there."""
        for message in self.evening.channel.messages.values():
            if not message.ephemeral and not message.buttons:
                self._told.setdefault(message.id, message)
        return self.evening.living("again") is not None

    @property
    def rounds(self) -> Counter[int]:
        """The number of messages by round, counted from 1; 0 stands for what was told before the first."""
        rounds: Counter[int] = Counter()
        now = 0
        for _, message in sorted(self._told.items()):
            now += len(self._begins.findall(plain(message.text)))
            rounds[now] += 1
        return rounds

    def most(self) -> int:
        """Return how many messages the fullest round had; what was told before the first of them counts for none."""
        return max(count for number, count in self.rounds.items() if number)


class Caught:
    """The first thing that ``look`` finds. As a ``hold`` it lets nobody press anything from then on, so that it stays."""

    def __init__(self, look: Callable[[], Any]) -> None:
        self.look = look
        self.found: Any = None

    def __call__(self) -> bool:
        """Look, unless something was found already; return whether something is."""
        self.found = self.found or self.look()
        return bool(self.found)
