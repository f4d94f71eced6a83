"""A walk: one act after another, drawn by lot; after each the bot comes to rest, and every law is asked.

The same seed takes the same walk, and each act draws from a stream of its own: an act that is left out changes no lot of another, so a walk
that has found something can be made shorter.
"""

import logging
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import date, datetime, timedelta
from unittest.mock import patch

from bot.evenings.evening import LiveEvening
from bot.sandbox import Channel, InteractionOutcome, Message, NotPossible, Person
from bot.sandbox.world.hub import HubEvent
from bot.sandbox.world.records import DM
from bot.tables.table_session import TableSession
from engines.chance import Stream
from tests.bot.sandbox.openapi import OpenApi
from tests.night.club_evening import PRAGUE
from tests.night.evening import FAST, Evening
from tests.night.mischief import FAULT
from tests.night.walks.at_rest import at_rest, busy_with

UNHURRIED = replace(FAST, factor=1.0, grace=30.0)
"""Clocks of games run out only when time passes by an act; the rest of a night goes fast."""

GUESTS = 7
CHANNELS = 3
FAR = 20
"""Acts are tried so often until one is possible."""


@dataclass(frozen=True, slots=True)
class Found:
    """Something that a law has found: ``name`` says which kind it is, see ``LEFT_OUT``; ``text`` what was seen."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Said:
    """A message of the bot. ``to``: the addressee if it was private; ``away``, ``banned``: people addressed although gone or banned."""

    act: int
    message: Message
    place: int
    to: int | None
    text: str
    nonce: str
    of_evening: bool
    """Whether it is a line or a private word of an evening."""
    away: tuple[int, ...]
    banned: tuple[int, ...]


@dataclass(slots=True)
class Act:
    """One thing that may happen. ``weight``: how likely it is; ``down``: also while the bot is stopped. ``does`` says what was done."""

    name: str
    weight: int
    down: bool
    does: "Callable[[Walk, Stream], Awaitable[str]]"


@dataclass
class Walk:
    """One walk: who and what there is, what was done, said and found."""

    evening: Evening
    seed: int
    done: list[str] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    """Which acts have happened."""
    number: int = 0
    said: list[Said] = field(default_factory=list)
    found: list[Found] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    description: OpenApi = field(default_factory=OpenApi)
    """Discord's description of its requests and answers, which judges both."""
    let_go: set[int] = field(default_factory=set)
    """People who gave a chair up in this act, or lost it by an act meant to take it."""
    acted: dict[int, int] = field(default_factory=dict)
    """The last act of each person."""
    hosted: int = -1
    """The last act by which a host changed something."""
    banned: set[int] = field(default_factory=set)
    muted: set[int] = field(default_factory=set)
    """People muted by a moderator at some time."""
    down: bool = False
    chairs: dict[str, frozenset[int]] = field(default_factory=dict)
    """People with a chair before this act, by evening."""
    waiting: dict[str, frozenset[int]] = field(default_factory=dict)
    """People who waited for one."""
    names: dict[str, str] = field(default_factory=dict)
    """The name of each evening before this act: words may be said before a new one is taken over."""
    loaded: frozenset[str] = frozenset()
    """The tables that stood before this act."""
    hosts: list[Person] = field(default_factory=list)
    guests: list[Person] = field(default_factory=list)
    moderator: Person = field(init=False)

    # ---- who and what there is

    @property
    def people(self) -> list[Person]:
        """Everybody but the moderator."""
        return [*self.hosts, *self.guests]

    def here(self, person: Person) -> bool:
        """Whether somebody is a member of the server."""
        return person.id in self.evening.guild.members

    @property
    def places(self) -> list[Channel]:
        """The text channels that there are."""
        return [one for one in self.evening.guild.channels.values() if one.type == 0]

    @property
    def live(self) -> LiveEvening | None:
        """The evening that is not over, None when there is none, or the bot is stopped."""
        if self.down:
            return None
        return next(iter(self.evening.client.evening_scheduler.in_guild(self.evening.guild.id, "poll", "planned", "missed", "open")), None)

    @property
    def sessions(self) -> list[TableSession]:
        """The tables that are not over."""
        sessions = [] if self.down else list(self.evening.registry.sessions.values())
        return sorted(
            (session for session in sessions if session.table.phase in ("lobby", "running", "paused")), key=lambda one: one.table.channel_id
        )

    def named(self, user: int) -> str:
        """Return the name of somebody, for what is printed."""
        return next((one.name for one in (*self.people, self.moderator) if one.id == user), str(user))

    # ---- going on

    async def begin(self) -> None:
        """Gather people and channels."""
        evening = self.evening
        evening.discord.deadline = 10.0
        self.hosts = [evening.person(name, permissions=("manage_guild", "create_events")) for name in ("Host", "Other host")]
        self.moderator = evening.person(
            "Moderator", permissions=("manage_guild", "moderate_members", "manage_events", "manage_channels", "manage_messages")
        )
        self.guests = evening.crowd(GUESTS)
        channels = [evening.channel, *(evening.discord.create_channel(evening.guild, f"table-{n}") for n in range(2, CHANNELS + 1))]
        await evening.prefer(table_channels=[str(one.id) for one in channels[:2]], silence={"channel": True})
        await at_rest(evening)

    async def step(self, number: int, acts: Collection[Act]) -> None:
        """Let one act happen, and let the bot come to rest."""
        self.number = number
        if not self.down:  # events while it is stopped count when it is started
            self.let_go = set()
        chance = Stream(self.seed, f"act {number}")
        for act in _in_order(acts, chance, down=self.down):
            try:
                self.done.append(f"{number:3} {act.name}: {await act.does(self, chance)}")
            except NotPossible:
                continue
            self.numbers.append(number)
            break
        if not self.down:
            try:
                await at_rest(self.evening)
            except TimeoutError:
                self.found.append(Found("no rest", f"the bot does not come to rest: {busy_with(self.evening)}"))

    def judge(self, person: Person, outcome: InteractionOutcome) -> InteractionOutcome:
        """Note an answer that is a fault; return it."""
        self.acted[person.id] = self.number
        asked = outcome.interaction.data
        what = f"{person.name}: {asked.get('custom_id', asked.get('name'))}"
        if outcome.failed:
            self.faults.append(f"{what}: no answer in time")
        elif FAULT.search(outcome.text):
            self.faults.append(f"{what}: {outcome.text[:100]}")
        return outcome

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Note what the bot says, and what it writes into its journal as a warning or worse."""
        journal = _Journal(self)
        self.evening.discord.watchers.append(self.description)
        end = self.evening.discord.backend.hub.listen(self._heard)
        logging.getLogger().addHandler(journal)
        try:
            with patch("bot.tables.roll_call.BETWEEN", 0.0):  # else each start and each lost connection takes a second
                yield
        finally:
            end()
            logging.getLogger().removeHandler(journal)
            self.evening.discord.watchers.remove(self.description)

    def _heard(self, event: HubEvent) -> None:
        evening = self.evening
        world, bot = evening.discord.world, evening.discord.bot.id
        if event.name != "MESSAGE_CREATE" or event.only is not None or int(event.data["author"]["id"]) != bot:
            return
        channel = world.channels[int(event.data["channel_id"])]
        message = channel.messages[int(event.data["id"])]
        to = next((user.id for user in channel.recipients if user.id != bot), None) if channel.type == DM else None
        addressed = [to] if to is not None else message.mentions
        away = tuple(user for user in addressed if user not in evening.guild.members)
        banned = tuple(user for user in addressed if user in self.banned)
        nonce = str(message.wire.get("nonce", ""))
        said = Said(self.number, message, channel.id, to, message.text, nonce, self._of_evening(nonce), away, banned)
        self.said.append(said)

    def _of_evening(self, nonce: str) -> bool:
        """Whether this is the nonce of something that an evening owed."""
        client = self.evening.client
        owed = ((one.id, n) for one in client.evening_scheduler.evenings.values() for n in range(one.message_state.next))
        return any(client.registry.postman.opaque(f"{evening}.o{n}") == nonce for evening, n in owed)

    def __str__(self) -> str:
        found = "\n".join(f"  FOUND {one.name}: {one.text}" for one in self.found)
        only = ",".join(map(str, self.numbers))
        return (
            f"walk of seed {self.seed}\n"
            + "\n".join(self.done)
            + f"\n{found}\n  again: walked(folder, {self.seed}, {self.number + 1}, only=[{only}])"
        )


def _in_order(acts: Collection[Act], chance: Stream, *, down: bool) -> Iterator[Act]:
    """Give acts in an order drawn by lot, the likely ones sooner."""
    lots = [act for act in acts if act.down or not down for _ in range(act.weight)]
    for _ in range(FAR):
        yield chance.pick(lots)


class _Journal(logging.Handler):
    """Notes warnings and errors of the bot as faults of a walk."""

    def __init__(self, walk: Walk) -> None:
        super().__init__(logging.WARNING)
        self._walk = walk

    def emit(self, record: logging.LogRecord) -> None:
        self._walk.faults.append(f"journal: {record.levelname} {record.name}: {record.getMessage()[:300]}")


def first_moment() -> float:
    """Return when each walk begins by the bot's clock: at noon of a Monday of January, so that no walk depends on the day it is taken."""
    begins = date(datetime.now(PRAGUE).year + 1, 1, 8)
    monday = begins + timedelta(days=-begins.weekday() % 7)
    return datetime(monday.year, monday.month, monday.day, 12, tzinfo=PRAGUE).timestamp()
