"""The messages of a table in Discord and its changes there, stored in the column ``surfaces`` for the next start.

Messages and people stand here by their ids. Each part has one owner, which alone changes its fields in place. The column stores all parts
together, without empty fields.
"""

from collections.abc import Mapping

import msgspec
from msgspec import Struct, field
from msgspec.structs import fields, replace

from bot.discord_io.permission_flags import OverwriteMark


class ManagedMessage(Struct, omit_defaults=True):
    """A message that the bot keeps up to date; all fields are empty without one, and after its deletion."""

    id: int | None = None
    page: str = ""
    """The hash of the page that it shows; empty when it shows something else."""
    pics: list[str] = []
    """Hashes of its pictures."""
    posting: int | None = None
    """The number of the next message here, from before its request until its id is known."""
    leaving: int | None = None
    """The message that the next one replaces, until it is deleted."""

    def clear(self) -> None:
        """Clear all fields: the message is gone."""
        empty = type(self)()
        for name in self.__struct_fields__:
            setattr(self, name, getattr(empty, name))


class ChannelMessage(ManagedMessage, omit_defaults=True):
    """The lobby, the board or the story, in the table's channel."""

    reposted_at: float = field(default=0.0, name="hung")
    """When it was last reposted below everything (unix seconds)."""


class TalkMessage(ManagedMessage, omit_defaults=True):
    """The message with the claims and the lines of automated players of one ``step`` (round and phase), and its ``text``."""

    step: str = ""
    text: str = ""
    reaches: int = 0
    """The number of the last entry in the text."""
    upto: int = 0
    """The number of the last entry that is shown, here or in an earlier message, or that nobody may see."""


class HandMessage(ManagedMessage, omit_defaults=True):
    """The hand in the direct messages of a person; ``page`` is empty while the message is out of date."""

    channel: int | None = None
    """The channel of the direct messages."""


class QuestionMessage(ManagedMessage, omit_defaults=True):
    """The last question in the direct messages of a seat; ``page`` is empty when it shows a receipt or is over."""

    channel: int | None = None
    """The channel of the direct messages."""
    step: str | None = None
    """Its step of the game: a new step gets a new message."""
    user: int | None = None
    """Who sat there when it was sent."""


class LastWhisper(Struct):
    """The last private line to a person: the number ``n`` of the delivery, and its message."""

    n: int
    id: int


class TemporaryLine(Struct, omit_defaults=True):
    """A line to be deleted once it has done its work: its reader ``user``, its ``message``, and what it is ``about``.

    ``user``: 0 for a line in the table's channel: the offer of a seat, or a call, which is stored with its ``text`` before it is posted,
    ``message`` being 0 until then.
    ``seat``, ``person``: the seat that it speaks of, and who held it; -1 and 0 for none.
    """

    user: int
    message: int
    seat: int
    person: int
    about: str
    text: str = ""


class GrowingStory(Struct, omit_defaults=True):
    """A story that may still grow: its ``text`` so far without running clocks, and the number of its last ``delivery``.

    ``picture``: the number of the notice whose picture stands below the text.
    """

    text: str
    delivery: int
    picture: int | None = None


class RunningLine(Struct, omit_defaults=True):
    """A posted line with a running clock: its ``message``, the whole ``text`` of that without the clock, and when the clock ``ends``.

    ``ask``: the question of the clock, empty for several.
    """

    message: int
    text: str
    ends: int
    ask: str = ""


class TurnCalls(Struct, omit_defaults=True):
    """The seats that need no further call to the desk in the last ``step``: round, phase and the turn in it."""

    step: str = ""
    seats: list[int] = []


class DayMark(Struct, omit_defaults=True):
    """The beginning of the day: the number ``n`` of its delivery, and its ``message`` once posted.

    ``dm_closed``: whether direct messages did not reach somebody by then. It stays the same until the next day, since the moment of a
    change would reveal the addressee.
    """

    n: int = -1
    message: int | None = None
    dm_closed: bool = field(default=False, name="deaf")


class CallMemory(Struct, omit_defaults=True):
    """The calls of a slow game: the ``clocks`` whose ends they precede, by the questions that started them.

    ``seats``: the number of calls to each seat in the ``round``.
    """

    clocks: list[str] = []
    round: int = -1
    seats: dict[str, int] = {}


class Overridden(Struct, omit_defaults=True):
    """The ``things`` that somebody keeps changing by hand, which the bot leaves alone during the ``step`` (round and phase; TK-9.3)."""

    step: str = ""
    things: list[str] = []


class SilenceMemory(Struct, omit_defaults=True):
    """The changes of the moderation around the table, and the state before."""

    muted: list[int] = []
    """People whom the bot has muted."""
    voice: int | None = None
    """The voice channel of the table; 0: none; None: undecided."""
    voice_chosen: str = ""
    """The option of the talk at that decision."""
    voice_left: bool = False
    """Whether mutes have no effect there, so that the bot leaves voices alone (TK-1.8)."""
    insisted: Overridden = field(default_factory=Overridden)
    """People whose mute somebody keeps undoing by hand, by their ids."""
    status_in: int | None = None
    """The voice channel whose status the bot has set."""
    moved: dict[str, int] = {}
    """People whom the bot moved to the ghost channel, and from where."""
    ghost_closed: int | None = None
    """The ghost channel that the bot has closed to the living."""
    ghost_role: int | None = None
    """The role that may not enter it."""
    marks: dict[str, OverwriteMark] = {}
    """The bot's part of the overwrites of the channel, by the id of role or person."""
    locked: bool = False
    """Whether the bot has locked the thread."""
    yielded: Overridden = field(default_factory=Overridden)
    invited: list[int] | None = None
    """People who were in the private thread of the table at the deal, or were added to it since; None before the deal."""
    announced: bool = False
    """Whether the table has been told how it is moderated."""

    role: int | None = None
    """The role of the players."""
    role_asked: float | None = None
    """When the bot requested the role (unix seconds), until its id is known."""
    role_ready: bool = False
    """Whether all players have it."""
    carriers: list[int] = []
    """People who have it."""
    slowmode: int | None = None
    """The slow mode of the channel before the present free discussion, in seconds; None while the bot has not changed it."""
    slowed: int = 0
    """The slow mode that the bot has set."""
    thread: int | None = None
    """The graveyard."""
    thread_asked: float | None = None
    """When the bot requested it (unix seconds), until its id is known."""
    inside: list[int] = []
    """People whom the bot has added to it."""
    graveless: bool = False
    """Whether no channel can have a graveyard."""

    def elsewhere(self) -> "SilenceMemory":
        """Return the state after a move to another channel: changes of the old one go, voices, the role and the graveyard stay."""
        return replace(
            self, marks={}, locked=False, yielded=Overridden(), invited=None, announced=False, slowmode=None, slowed=0, graveless=False
        )

    def forget(self, user: int) -> None:
        """Forget the role and the threads of a person, which they lost with their membership of the server."""
        for given in (self.carriers, self.inside, self.invited or []):
            if user in given:
                given.remove(user)


class SoundMemory(Struct, omit_defaults=True):
    """The state of the sounds of a game."""

    off: str = ""
    """Why sounds are off, as the end of a key; empty while they are on."""
    said: bool = False
    """Whether the table has been told why the bot is in its voice channel."""


class SpreadPart(Struct, omit_defaults=True):
    """A part whose fields stand in the column beside those of other parts; any other part stands there under its own name."""


class ChannelMessages(SpreadPart, omit_defaults=True):
    """The managed messages in the table's channel. Owner: ``Board``."""

    lobby: ChannelMessage = field(default_factory=ChannelMessage)
    board: ChannelMessage = field(default_factory=ChannelMessage)
    story: ChannelMessage = field(default_factory=ChannelMessage)
    """The story of the finished game."""
    praise: str = ""
    """The line of the story about badges."""
    dealt: bool = False
    """Whether the lobby says that the cards are dealt."""


class SeatMessageMemory(SpreadPart, omit_defaults=True):
    """The managed messages in direct messages. Owner: ``SeatMessages``."""

    hands: dict[str, HandMessage] = {}
    """By the id of the person."""
    questions: dict[str, QuestionMessage] = {}
    """By seat."""
    by_night: bool = False
    """Whether the letters of a night are out; at its end they and all hands are edited."""


class PostMemory(SpreadPart, omit_defaults=True):
    """The common state of all managed messages. Owner: ``ManagedPosts``."""

    count: int = field(default=0, name="posts")
    """The number of managed messages so far: each needs a nonce that Discord has not seen."""
    first: int | None = None
    """The first message of this table in the channel."""


class LineMemory(SpreadPart, omit_defaults=True):
    """The lines in the table's channel. Owner: the outbox with ``ChannelLines``."""

    entries: int | None = None
    """The number of entries of the log whose lines are planned; None before the first entry."""

    stories: dict[str, GrowingStory] = {}
    """The last stories that may still grow, by name."""
    told: dict[str, int] = {}
    """The messages of the last deliveries, by the number of the delivery."""
    drawn: dict[str, list[str]] = {}
    """Hashes of the pictures of messages with lines, by the id of the message."""
    last: int | None = None
    """The last message with a delivery in the channel."""
    renewed: dict[str, int] = {}
    """The messages of lines that a repetition edits, by the name of the line."""
    running: list[RunningLine] = []
    """The posted lines with a running clock."""
    day: DayMark = field(default_factory=DayMark)
    morning: list[int] = []
    """Seats whose calls wait for the end of the quiet hours."""
    refused: list[str] = []
    """Lines that AutoMod has refused, the oldest first; ``/board`` posts them together."""

    def elsewhere(self) -> "LineMemory":
        """Return the state after a move to another channel, where no line is posted yet."""
        return LineMemory(entries=self.entries, renewed=self.renewed, morning=self.morning, refused=self.refused)


class WhisperMemory(SpreadPart, omit_defaults=True):
    """The lines that belong to no notice, and private lines. Owner: ``Whispers``."""

    lines: int = 0
    """The number of planned lines that belong to no notice of the game."""
    whispered: dict[str, LastWhisper] = {}
    """The last line to each person by direct message, by the id of the person."""
    temporary: list[TemporaryLine] = field(default_factory=list, name="passing")
    """The lines that still have work to do."""
    enough_called: int = 0
    """The host who was called because there are enough players."""


class DepartureMemory(SpreadPart, omit_defaults=True):
    """The channel and the people that are gone. Owner: ``Departures``."""

    homeless: bool = False
    """Whether the channel is gone: the game waits until its host names another."""
    left: list[int] = []
    """People who hold a seat and have left the server, of whom the host was told."""


class HeartbeatMemory(SpreadPart, omit_defaults=True):
    """Owner: ``Heartbeat``."""

    alive: float = 0.0
    """The last heartbeat (unix seconds); only while a long clock runs."""


class PermissionMemory(SpreadPart, omit_defaults=True):
    """Owner: ``MissingPermissions``."""

    lacking: list[str] = []
    """Permissions that the bot lacked at the last check."""
    automod: bool = False
    """Whether the host knows that AutoMod blocks messages of the bot."""


class NarrationMemory(SpreadPart, omit_defaults=True):
    """Owner: ``Narration``."""

    gate_called: int = -1
    """The notice of the last gate that the bot reminded the narrator of; -1 without one."""


class CopyMemory(SpreadPart, omit_defaults=True):
    """Owner: the buttons of the story."""

    agreed: list[str] = []
    """The ids of people who have agreed to their names in copies of the story."""
    posted: list[int] = []
    """The seats whose person has posted the line of their night."""
    moments: dict[str, str] = {}
    """The vote for the moment of the night: its id by the id of the person."""


class MessageState(Struct):
    """The whole column of one table, by owner. A field missing in an old row has its default, an unknown one is dropped."""

    channel: ChannelMessages = field(default_factory=ChannelMessages)
    seat_messages: SeatMessageMemory = field(default_factory=SeatMessageMemory)
    posts: PostMemory = field(default_factory=PostMemory)
    lines: LineMemory = field(default_factory=LineMemory)
    whispers: WhisperMemory = field(default_factory=WhisperMemory)
    talk: TalkMessage = field(default_factory=TalkMessage)
    turns: TurnCalls = field(default_factory=TurnCalls)
    called: CallMemory = field(default_factory=CallMemory)
    silence: SilenceMemory = field(default_factory=SilenceMemory)
    sound: SoundMemory = field(default_factory=SoundMemory)
    departures: DepartureMemory = field(default_factory=DepartureMemory)
    heartbeat: HeartbeatMemory = field(default_factory=HeartbeatMemory)
    permissions: PermissionMemory = field(default_factory=PermissionMemory)
    narration: NarrationMemory = field(default_factory=NarrationMemory)
    copies: CopyMemory = field(default_factory=CopyMemory)

    def elsewhere(self) -> "MessageState":
        """Return the state after a move to another channel: direct messages and open changes stay, public messages go."""
        return replace(
            self,
            channel=ChannelMessages(dealt=self.channel.dealt),
            posts=replace(self.posts, first=None),
            lines=self.lines.elsewhere(),
            talk=TalkMessage(),
            silence=self.silence.elsewhere(),
            departures=replace(self.departures, homeless=False),
        )

    def not_after(self, now: float) -> None:
        """Move later moments back to ``now`` (unix seconds): the wall clock may have been set back."""
        for message in (self.channel.lobby, self.channel.board, self.channel.story):
            message.reposted_at = min(message.reposted_at, now)
        if self.silence.role_asked is not None:
            self.silence.role_asked = min(self.silence.role_asked, now)
        if self.silence.thread_asked is not None:
            self.silence.thread_asked = min(self.silence.thread_asked, now)

    def json(self) -> dict[str, object]:
        column: dict[str, object] = {}
        for name, part in msgspec.to_builtins(self).items():
            column |= part if name in SPREAD else {name: part}
        return column


SPREAD = frozenset(part.name for part in fields(MessageState) if issubclass(part.type, SpreadPart))


def read_message_state(column: Mapping[str, object]) -> MessageState:
    """Return the state of a stored table. Raises ValueError (msgspec.ValidationError) for a wrong field."""
    return msgspec.convert({**column, **dict.fromkeys(SPREAD, column)}, MessageState)
