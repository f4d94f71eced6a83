"""Nights with cards for tests: hands dealt as wished, and people who do at the table what their script says, by what they see.

What is not in the script is answered in the most harmless way: a pass, a ready press, the first name of a menu.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import pytest

from bot.sandbox import InteractionOutcome, Message, NotPossible, Person
from engines import Ask
from engines.mafie.components import NEUTRAL
from engines.mafie.table import Town
from tests.night.evening import Evening, plain
from tests.night.striking import LONGEST, Idle

TOKENS = {"P": "police", "M": "mafia", "A": "agent"}
PLACES = ("dm", "card", "desk", "command")
CLOCKS = dict.fromkeys(("night", "window", "reaction", "vote_turn", "vote", "discussion", "start"), 1000)
"""Seconds before the tests' tempo shortens them: time for everybody on a slow machine; what nobody answers strikes at once."""

EVERYBODY, NOBODY = -1, -2
"""In the votes of a script: all who are not named, and no vote at all."""

VOTES = ("mafie.vote.first", "mafie.vote.final")


def deal(patch: pytest.MonkeyPatch, tokens: str, cards: dict[int, int]) -> None:
    """Let every game from now on deal these tokens (``"AMMPPP"``, by seat) and these cards (by seat, the others Neutral)."""
    patch.setattr(Town, "deal_tokens", lambda _town: [TOKENS[sign] for sign in tokens])
    patch.setattr(Town, "deal_cards", lambda town: [cards.get(seat, NEUTRAL) for seat in range(town.seats)])


@dataclass
class Wish:
    """One thing that the person at ``seat`` does in ``round``: answer the question ``ask`` with the option ``pick``.

    ``place``: the surface on which it is done. ``during``: the name of the public question beside which it happens: everybody else
    waits with that one until it has, as soon as ``after`` votes are given and ``when`` is true.
    """

    seat: int
    ask: str
    pick: str
    round: int = 1
    place: Literal["dm", "card", "desk", "command"] = "dm"
    during: str = ""
    after: int = 0
    when: Callable[[], bool] = lambda: True
    done: bool = False
    answer: str = ""
    """The text that the person read after it."""
    question: str = ""
    """The text that the person read before it."""


@dataclass
class Script:
    """The course of a table: ``votes`` by round and ballot (voter to candidate), ``kills`` by round, everything else as wishes."""

    wishes: list[Wish] = field(default_factory=list)
    kills: dict[int, int] = field(default_factory=dict)
    votes: dict[tuple[int, str], dict[int, int]] = field(default_factory=dict)

    def wished(self, ask: str, number: int = 1) -> Wish:
        """Return the wish with this question in this round, which must have come true."""
        found = next(wish for wish in self.wishes if wish.ask == ask and wish.round == number)
        assert found.done, f"{ask} of seat {found.seat} was never answered"
        return found


class Guest:
    """One person who follows the script."""

    def __init__(self, night: "CardNight", seat: int, person: Person) -> None:
        self.night = night
        self.seat = seat
        self.person = person
        self.done: set[str] = set()
        self.seen: list[str] = []
        """Every question this person was asked in private, as it stood there."""

    async def act(self) -> bool:
        """Do one thing; return whether there was one."""
        asks = self.night.open_asks(self.seat)
        for wish in self.night.wishes_of(self.seat):
            meant = next((ask for ask in asks if ask.name == wish.ask), None)
            if meant is not None and self.night.time_for(wish) and await self._fulfil(wish, meant):
                return True
        for ask in asks:
            if ask.holds and not self.night.held_back(self.seat, ask.name) and await self._by_habit(ask):
                return True
        return False

    # ---- wishes

    async def _fulfil(self, wish: Wish, ask: Ask) -> bool:
        if wish.place == "command":
            outcome = await self.person.command("mafie card", self.night.evening.channel, choice=wish.pick)
        else:
            message = await self._place(wish, ask)
            if message is None:
                return False
            wish.question = plain(message.text)
            pressed = self._press(message, ask, wish.pick)
            if pressed is None:
                return False
            outcome = await pressed
        wish.answer = plain((await self._sure(outcome)).text)
        wish.done = True
        return True

    async def _place(self, wish: Wish, ask: Ask) -> Message | None:
        if wish.place == "dm":
            return next(iter(self._whispers(ask)), None)
        board = self.night.evening.living(wish.place)
        if board is None:
            return None
        outcome = await self.person.press(board, self.night.evening.press_id(wish.place))
        return outcome.message

    # ---- habits

    async def _by_habit(self, ask: Ask) -> bool:
        """Answer in the way of the script's votes and kills, else harmlessly."""
        for message in (*self._whispers(ask), *self._board(ask)):
            pick = self.night.habit(self.seat, ask)
            if pick is None:
                return False
            key = f"{ask.id}"
            if key in self.done:
                return False
            try:
                pressed = self._press(message, ask, pick)
                if pressed is None:
                    continue
                self.done.add(key)
                await self._sure(await pressed)
            except NotPossible:
                self.done.discard(key)
                return False
            return True
        return False

    def _whispers(self, ask: Ask) -> list[Message]:
        found = [one for one in self.person.messages(self.person.dm)[-3:] if _bears(one, ask)] if self.person.dm else []
        for message in found:
            text = plain(message.text)
            if text not in self.seen:
                self.seen.append(text)
        return found[::-1]

    def _board(self, ask: Ask) -> list[Message]:
        board = self.night.evening.living("desk")
        return [board] if board is not None and self.person.sees_message(board) and _bears(board, ask) else []

    def _press(self, message: Message, ask: Ask, pick: str) -> "asyncio.Future[InteractionOutcome] | None":
        for menu in message.selects:
            if _asks(menu["custom_id"], ask) and pick in [option["value"] for option in menu["options"]]:
                return self.person.choose(message, menu["custom_id"], pick)
        for button in message.buttons:
            custom_id = str(button.get("custom_id", ""))
            if _asks(custom_id, ask) and not button.get("disabled") and _picks(custom_id, pick):
                return self.person.press(message, custom_id)
        return None

    async def _sure(self, outcome: InteractionOutcome) -> InteractionOutcome:
        """Confirm where that is asked."""
        message = outcome.message
        sure = next((one for one in message.buttons if ":sure:" in one.get("custom_id", "")), None) if message is not None else None
        if sure is None or message is None:
            return outcome
        self.seen.append(plain(message.text))
        return await self.person.press(message, sure["custom_id"])


def _asks(custom_id: str, ask: Ask) -> bool:
    """Whether a component serves this very opening of a question; one that was left standing from an earlier one is not pressed."""
    parts = [*custom_id.split(":"), "", "", "", ""]
    return parts[2] == ask.name and parts[3] == ask.id.rpartition("/")[2]


def _picks(custom_id: str, pick: str) -> bool:
    return custom_id.endswith((pick, pick.replace(":", "=")))


def _bears(message: Message, ask: Ask) -> bool:
    return any(_asks(str(one.get("custom_id", "")), ask) for one in (*message.selects, *message.buttons))


class CardNight:
    """A table in an evening, with a script."""

    def __init__(self, evening: Evening, script: Script) -> None:
        self.evening = evening
        self.script = script
        self.guests: list[Guest] = []

    # ---- what the choreographer knows

    @property
    def course(self) -> Any:
        return self.evening.table.course

    @property
    def round(self) -> int:
        found: int = self.course.public(self.evening.table.now()).round
        return found

    def open_asks(self, seat: int) -> list[Ask]:
        """Return what a person could be asked now by what the bot shows."""
        return [ask for ask in self.course.open_asks(self.evening.table.now()) if ask.seat == seat]

    def wishes_of(self, seat: int) -> list[Wish]:
        return [wish for wish in self.script.wishes if wish.seat == seat and not wish.done and wish.round == self.round]

    def time_for(self, wish: Wish) -> bool:
        """Whether what the wish waits for is going on."""
        if not wish.during:
            return True
        view = self.course.public(self.evening.table.now())
        asked = any(ask.name == wish.during for ask in self.course.open_asks(self.evening.table.now()))
        voted = len(view.ballot.voted) if view.ballot is not None and not view.ballot.closed else 0
        return asked and voted >= wish.after and wish.when()

    def held_back(self, seat: int, ask: str) -> bool:
        """Whether this question has to wait: for a wish of this very person, or for what somebody else wants to do first."""
        if any(wish.ask == ask for wish in self.wishes_of(seat)):
            return True
        waiting = [wish.after for wish in self.script.wishes if not wish.done and wish.round == self.round and wish.during == ask]
        if not waiting:
            return False
        ballot = self.course.public(self.evening.table.now()).ballot
        voters = ballot.voters if ballot is not None and not ballot.closed else ()
        return seat not in voters[: min(waiting)]

    def habit(self, seat: int, ask: Ask) -> str | None:
        """Return the option that the script means for a question without a wish, None to let it be."""
        offered = [option.id for option in ask.options if not option.host_only]
        if ask.name == "mafie.night.victim":
            pick = f"seat:{self.script.kills.get(self.round, -1)}"
            return pick if pick in offered else None
        if ask.name in VOTES:
            kind = ask.name.rpartition(".")[2]
            votes = self.script.votes.get((self.round, kind), {})
            meant = votes.get(seat, votes.get(EVERYBODY))
            if meant is None or meant == NOBODY:
                return None
            return f"seat:{meant}" if f"seat:{meant}" in offered else offered[0]
        return next((one for one in ("pass", "ready", "done") if one in offered), offered[0] if offered else None)

    # ---- the night

    async def begin(self, people: Sequence[Person], *, bot_players: int = 0, options: dict[str, Any] | None = None) -> None:
        """Open a table, seat everybody, set the options, deal."""
        host = people[0]
        await self.evening.open_table(host, extended=True)
        await self.evening.seat(list(people))
        if bot_players:
            await self.evening.session.lobby_moves.fill(bot_players)
        for name, value in (options or {}).items():
            await self.evening.session.lobby_moves.change_option(name, value)
        await self.evening.deal(host)
        self.guests = [Guest(self, seat, person) for seat, person in enumerate(people)]

    async def play(self, *, until: str = "again", within: float = LONGEST) -> Message:
        """Let everybody act until a message with a button of this verb stands in the channel; return it."""
        found: Message = await self.play_till(lambda: self.evening.living(until), within=within)
        return found

    async def play_till(self, check: Any, *, within: float = LONGEST, only: Iterable[int] | None = None) -> Any:
        """Let everybody (or ``only`` these seats) act until ``check()`` is true; return it."""
        guests = self.guests if only is None else [self.guests[seat] for seat in only]
        idle = Idle(self.evening)
        try:
            async with asyncio.timeout(within):
                while not (found := check()):
                    acted = await asyncio.gather(*(guest.act() for guest in guests))
                    if not any(acted):
                        await idle.wait()
        except TimeoutError:
            self.show()
            raise
        return found

    # ---- what people have read

    def told(self) -> str:
        """Return all that stands in the channel for everyone, in order."""
        messages = sorted(self.evening.channel.messages.values(), key=lambda one: one.id)
        return "\n".join(plain(one.text) for one in messages if not one.ephemeral)

    def whispered(self, seat: int) -> str:
        """Return all that stands in a person's direct messages now."""
        person = self.guests[seat].person
        return "\n".join(plain(one.text) for one in person.messages(person.dm)) if person.dm else ""

    def asked(self, seat: int) -> str:
        """Return every question that this person has been asked."""
        return "\n".join(self.guests[seat].seen)

    async def handed(self, command: str, seat: int = 0) -> str:
        """Return the text of the file that a command of a person answers with."""
        outcome = await self.guests[seat].person.command(command, self.evening.channel)
        message = await outcome.settled() if outcome.kind == "deferred" else outcome.message
        assert message is not None
        address = str(message.attachments[0]["url"]).partition("/cdn/")[2]
        return str(self.evening.discord.world.files[address][0].decode())

    def all_done(self) -> None:
        """Fail unless everything in the script has been done."""
        left = [wish for wish in self.script.wishes if not wish.done]
        assert not left, f"never done: {left}"

    def show(self) -> None:
        """Print all texts read by the people, for proofreading."""
        now = self.evening.table.now()
        print([(ask.seat, ask.name, self.course.time.deadline(ask.id)) for ask in self.course.open_asks(now) if ask.holds], now)
        start = self.course.time.releases[0]
        print(
            [
                f"{when - start:.1f} {notice.text.key}"
                for when, notice in zip(self.course.time.releases, self.course.game.notices, strict=True)
            ]
        )
        print("=" * 30, "channel")
        print(self.told())
        for guest in self.guests:
            print("=" * 30, guest.seat + 1, guest.person.name, "| now:")
            print(self.whispered(guest.seat))
            print("-" * 10, "was asked:")
            print(self.asked(guest.seat))
        for wish in self.script.wishes:
            print("=" * 30, wish.seat + 1, wish.ask, wish.place, "\n", wish.question, "\n ->", wish.answer)
