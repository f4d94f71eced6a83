"""The objects of this Discord: applications, users, roles, members, channels, guilds, and the registers that find them by id.

These are plain records; the code that changes one publishes the change on the hub.
"""

import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from bot.sandbox.world.message import Message

EPOCH_MS = 1_420_070_400_000
"""The first millisecond of 2015, the start of Discord's ids."""


class Snowflakes:
    """Makes ids in strictly increasing order; the upper bits are milliseconds since Discord's epoch."""

    def __init__(self) -> None:
        self._last = 0

    def next(self) -> int:
        """Return a new id, greater than all before."""
        now = (time.time_ns() // 1_000_000 - EPOCH_MS) << 22
        self._last = max(now, self._last + 1)
        return self._last

    def tick(self) -> None:
        """Make sure that the next id belongs to a later millisecond."""
        self._last = ((self._last >> 22) + 1) << 22


def moment(snowflake: int) -> str:
    """Return the creation time of an id, as Discord writes timestamps."""
    return stamp(((snowflake >> 22) + EPOCH_MS) / 1000)


def stamp(seconds: float | None = None) -> str:
    """Return a Unix time (now by default) as Discord writes timestamps."""
    return datetime.fromtimestamp(time.time() if seconds is None else seconds, UTC).isoformat()


TEXT, DM, VOICE, GROUP, CATEGORY, ANNOUNCEMENT = 0, 1, 2, 3, 4, 5
ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD, STAGE, FORUM, MEDIA = 10, 11, 12, 13, 15, 16
THREADS = frozenset({ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD})
FORUMS = frozenset({FORUM, MEDIA})
"""Channels without messages of their own: they hold posts, which are public threads."""
THREADS_OF = {
    TEXT: frozenset({PUBLIC_THREAD, PRIVATE_THREAD}),
    ANNOUNCEMENT: frozenset({ANNOUNCEMENT_THREAD}),
    FORUM: frozenset({PUBLIC_THREAD}),
    MEDIA: frozenset({PUBLIC_THREAD}),
}
"""Type of a channel -> types of its threads; other channels have none."""
KINDS = {
    "text": TEXT,
    "voice": VOICE,
    "category": CATEGORY,
    "stage": STAGE,
    "announcement": ANNOUNCEMENT,
    "forum": FORUM,
    "media": MEDIA,
}


@dataclass(slots=True, eq=False)
class User:
    """A person or a bot."""

    id: int
    name: str
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True
    avatar: str = ""
    """The hash of their picture; empty: none of their own."""
    blocked: set[int] = field(default_factory=set)


@dataclass(slots=True, eq=False)
class Application:
    """A bot's application: commands, emojis, the intents that its owner enabled, and the ``users`` who installed it for themselves."""

    id: int
    name: str
    bot: User
    owner: User
    privileged: int = (1 << 1) | (1 << 8) | (1 << 15)
    commands: list[dict[str, Any]] = field(default_factory=list)
    synced: int = 0
    emojis: dict[int, dict[str, Any]] = field(default_factory=dict)
    profile: dict[str, Any] = field(default_factory=dict)
    users: set[int] = field(default_factory=set)


@dataclass(slots=True, eq=False)
class Role:
    """A role of a guild; the everyone role has the guild's own id."""

    id: int
    name: str
    permissions: int
    position: int
    color: int = 0
    hoist: bool = False
    mentionable: bool = False
    managed_by: int | None = None


@dataclass(slots=True, eq=False)
class Member:
    """A user in a guild. ``mute`` and ``deaf`` are the server's: they hold in the whole guild, also outside voice."""

    user: User
    roles: set[int] = field(default_factory=set)
    nick: str | None = None
    avatar: str = ""
    """The hash of their picture in this guild."""
    mute: bool = False
    deaf: bool = False
    joined_at: str = field(default_factory=stamp)


@dataclass(slots=True, eq=False)
class VoiceState:
    """A person's voice channel, mutes and deafens.

    ``mute`` and ``deaf`` repeat the member's; ``suppress`` is decided on entering (no Speak; audience of a stage). With ``asked_at``
    and ``suppress`` somebody asks to speak on a stage; with ``asked_at`` and without ``suppress`` they are invited and have to accept.
    """

    user_id: int
    channel_id: int
    session_id: str
    mute: bool = False
    deaf: bool = False
    self_mute: bool = False
    self_deaf: bool = False
    suppress: bool = False
    asked_at: str | None = None

    @property
    def invited(self) -> bool:
        """Whether they are invited to speak on a stage and have not accepted yet."""
        return not self.suppress and self.asked_at is not None


@dataclass(slots=True)
class ChannelOverwrite:
    """Permissions of a role (kind 0) or member (kind 1) in one channel."""

    kind: int
    allow: int
    deny: int


@dataclass(slots=True, eq=False)
class Channel:
    """A channel of a guild, a thread, a DM, or a group chat of people. Fields that do not apply to its type keep their defaults."""

    id: int
    type: int
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    parent_type: int | None = None
    position: int = 0
    topic: str | None = None
    nsfw: bool = False
    slowmode: int = 0
    post_slowmode: int = 0
    bitrate: int = 64000
    user_limit: int = 0
    status: str | None = None
    overwrites: dict[int, ChannelOverwrite] = field(default_factory=dict)
    recipients: tuple[User, ...] = ()
    owner_id: int = 0
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    auto_archive: int = 1440
    archive_stamp: str = ""
    joined: dict[int, str] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)
    last_message_id: int | None = None
    sent: int = 0
    deleted: bool = False

    @property
    def is_thread(self) -> bool:
        return self.type in THREADS

    @property
    def private(self) -> bool:
        return self.type == PRIVATE_THREAD


@dataclass(slots=True, eq=False)
class Sound:
    """A sound of a guild's soundboard and its uploader; ``volume`` is between 0 and 1."""

    id: int
    guild_id: int
    name: str
    user: User
    volume: float = 1.0
    emoji_id: int | None = None
    emoji_name: str | None = None
    available: bool = True


@dataclass(slots=True, eq=False)
class Guild:
    """A guild, which people call a server."""

    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    threads: dict[int, Channel] = field(default_factory=dict)
    voice: dict[int, VoiceState] = field(default_factory=dict)
    events: dict[int, dict[str, Any]] = field(default_factory=dict)
    interest: dict[int, dict[int, None]] = field(default_factory=dict)
    emojis: dict[int, dict[str, Any]] = field(default_factory=dict)
    sounds: dict[int, Sound] = field(default_factory=dict)
    system_channel: int | None = None

    def channel(self, name: str) -> Channel:
        """Return the channel or thread with this name, the oldest one first; raises KeyError."""
        for channel in (*self.channels.values(), *self.threads.values()):
            if channel.name == name:
                return channel
        raise KeyError(name)


class World:
    """All objects by id; it gives the ids."""

    def __init__(self) -> None:
        self.ids = Snowflakes()
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.applications: dict[int, Application] = {}
        self.tokens: dict[str, Application] = {}
        self.dms: dict[tuple[int, int], Channel] = {}
        self.files: dict[str, tuple[bytes, str]] = {}

    def add_user(self, name: str, *, bot: bool = False, locale: str = "en-US") -> User:
        user = User(self.ids.next(), name, bot=bot, locale=locale)
        self.users[user.id] = user
        return user

    def add_application(self, name: str, token: str) -> Application:
        """Create an application with its token and its bot, who has the application's id."""
        bot = self.add_user(name, bot=True)
        application = Application(bot.id, name, bot, self.add_user(f"{name} owner"))
        self.applications[application.id] = application
        self.tokens[token] = application
        return application

    def application_of_bot(self, user_id: int) -> Application | None:
        """Return the application of a bot; None for a person."""
        return self.applications.get(user_id)

    def guild_of(self, channel: Channel) -> Guild | None:
        return None if channel.guild_id is None else self.guilds.get(channel.guild_id)

    def message(self, channel_id: int, message_id: int) -> Message | None:
        channel = self.channels.get(channel_id)
        return None if channel is None else channel.messages.get(message_id)
