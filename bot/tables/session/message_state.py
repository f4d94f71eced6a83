"""What a table has put into Discord and what it has changed there: kept in the column ``surfaces``, so that a restart finds it again.

Messages and people stand here by their ids. The fields are changed in place and written down with the table; what is empty is not written.
"""

from collections.abc import Mapping

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from bot.discord_io.permission_flags import OverwriteMark


class ManagedMessage(Struct, omit_defaults=True):
    """A message that is kept up to date; all empty when there is none, or when it was deleted."""

    id: int | None = None
    page: str = ""
    """What it shows, as a hash of the page; empty: something else than its page."""
    pics: list[str] = []
    """Hashes of the pictures that hang on it."""
    posting: int | None = None
    """The number of the message that is to stand here next, from before it is sent until it is known."""
    leaving: int | None = None
    """The message that the next one replaces, until it has been taken away."""

    def clear(self) -> None:
        """Forget it all: the message is gone."""
        empty = type(self)()
        for name in self.__struct_fields__:
            setattr(self, name, getattr(empty, name))


class ChannelMessage(ManagedMessage, omit_defaults=True):
    """The lobby, the board or the story, in the table's channel."""

    hung: float = 0.0
    """When it was posted anew below everything (unix seconds)."""


class TalkMessage(ManagedMessage, omit_defaults=True):
    """What was claimed and what automated players have said in the ``step`` (round and phase), and the ``text`` that says it."""

    step: str = ""
    text: str = ""
    reaches: int = 0
    """The number of the last entry that the text says."""
    upto: int = 0
    """The number of the last entry of the talk that has been shown, here or in an earlier message, or that nobody is to see."""


class HandMessage(ManagedMessage, omit_defaults=True):
    """The hand in somebody's direct messages; the page is empty while it is not what the hand is now."""

    channel: int | None = None
    """The channel of the direct messages."""


class QuestionMessage(ManagedMessage, omit_defaults=True):
    """The last question in a seat's direct messages; the page is empty when it shows its receipt or says that it is over."""

    channel: int | None = None
    """The channel of the direct messages."""
    step: str | None = None
    """The step of the game that it belongs to: a new step gets a new message."""
    user: int | None = None
    """Who sat there when it was sent."""


class LastWhisper(Struct):
    """The last private line that a person was told: the number ``n`` of the delivery, and its message."""

    n: int
    id: int


class TalkMemory(Struct, omit_defaults=True):
    """How many lines of the night talk have been relayed, and after how many its end was told."""

    relayed: int = 0
    closed: int = 0


class GrowingStory(Struct):
    """A story that may still grow: all its ``text`` so far without running clocks, and the number of the ``delivery`` that told it last."""

    text: str
    delivery: int


class RunningLine(Struct, omit_defaults=True):
    """A told line with a clock that runs: its ``message``, the whole ``text`` of that without the clock, and when it ``ends``.

    ``ask``: the question whose clock it is, empty when it is that of several.
    """

    message: int
    text: str
    ends: int
    ask: str = ""


class TurnCalls(Struct, omit_defaults=True):
    """Who needs no call to the desk any more in the ``step`` (round and phase) that was looked at last."""

    step: str = ""
    seats: list[int] = []


class DayMark(Struct, omit_defaults=True):
    """Where the day begins: the number ``n`` of the delivery that says so, and its ``message`` once that stands.

    ``deaf``: whether direct messages had stopped to reach somebody by then. It stays as it is until the next day, so that nobody sees from
    the moment of a change who was being written to.
    """

    n: int = -1
    message: int | None = None
    deaf: bool = False


class CallMemory(Struct, omit_defaults=True):
    """Whom a slow game has called: before the end of which ``clocks``, by the questions with which they began.

    ``seats``: how often in the ``round`` each seat was called.
    """

    clocks: list[str] = []
    round: int = -1
    seats: dict[str, int] = {}


class Overridden(Struct, omit_defaults=True):
    """What somebody keeps changing by hand, which we leave alone as long as the ``step`` (round and phase) lasts (TK-9.3)."""

    step: str = ""
    things: list[str] = []


class SilenceMemory(Struct, omit_defaults=True):
    """What silence has changed around the table, and what was there before."""

    muted: list[int] = []
    """People whose voice we have taken."""
    voice: int | None = None
    """The voice channel of the table; 0: it has none; None: that has not been decided."""
    voice_chosen: str = ""
    """What the option of the talk said when that was decided."""
    voice_left: bool = False
    """Whether mutes do not take there, so that voices are left alone (TK-1.8)."""
    insisted: Overridden = field(default_factory=Overridden)
    """People whose mute somebody keeps undoing by hand, by their ids."""
    moved: dict[str, int] = {}
    """People who were moved to the ghost channel, and from where."""
    ghost_closed: int | None = None
    """The ghost channel that we have closed to the living."""
    ghost_role: int | None = None
    """The role to which it is closed."""
    marks: dict[str, OverwriteMark] = {}
    """What is ours in the overwrites of the place, by the id of role or person."""
    locked: bool = False
    """Whether the lock of the thread is ours."""
    yielded: Overridden = field(default_factory=Overridden)
    invited: list[int] | None = None
    """People who were at a table in a private thread, or have been let into it, since the deal; None before."""
    announced: bool = False
    """Whether the table knows what silence there is."""

    role: int | None = None
    """The role of those who play."""
    role_asked: float | None = None
    """When Discord was asked to make it (unix seconds), until it is known which one that is."""
    role_ready: bool = False
    """Whether everybody who plays carries it."""
    carriers: list[int] = []
    """People who carry it."""
    slowmode: int | None = None
    """The slow mode of the place before the free discussion of now, in seconds; None while we have not set any."""
    slowed: int = 0
    """What we have set."""
    thread: int | None = None
    """The graveyard."""
    inside: list[int] = []
    """People who have been let into it."""
    graveless: bool = False
    """Whether there is nothing under which a graveyard could hang."""

    def forget(self, user: int) -> None:
        """Remember no more that a person was given the role and let into threads: that went with their membership of the server."""
        for given in (self.carriers, self.inside, self.invited or []):
            if user in given:
                given.remove(user)


class SoundMemory(Struct, omit_defaults=True):
    """What is to be known of the sounds of a game."""

    off: str = ""
    """Why there are none any more, as the end of a key; empty: they have not been switched off."""
    said: bool = False
    """Whether the table was told why the bot sits in its voice."""


class MessageState(Struct, omit_defaults=True):
    """All of one table's column. A field that is not in an old row has its default; one that is not known here any more is dropped."""

    lobby: ChannelMessage = field(default_factory=ChannelMessage)
    board: ChannelMessage = field(default_factory=ChannelMessage)
    story: ChannelMessage = field(default_factory=ChannelMessage)
    """The story of the finished game."""
    hands: dict[str, HandMessage] = {}
    """By the id of the person."""
    questions: dict[str, QuestionMessage] = {}
    """By seat."""
    talk: TalkMessage = field(default_factory=TalkMessage)
    posts: int = 0
    """How many living messages have had a number: each needs a nonce that Discord has not seen."""
    first: int | None = None
    """The first message of this table in the channel."""
    homeless: bool = False
    """Whether the channel is gone: nothing is told there, and the game waits until its host names another."""
    dealt: bool = False
    """Whether the lobby says that the cards are dealt."""

    stories: dict[str, GrowingStory] = {}
    """The last stories that may still grow, by name."""
    told: dict[str, int] = {}
    """The messages that told the last deliveries, by the number of the delivery."""
    last: int | None = None
    """The last message that told something in the channel."""
    renewed: dict[str, int] = {}
    """The messages of lines that are edited when they are said again, by the name of the line."""
    running: list[RunningLine] = []
    """Told lines with a clock that runs."""
    lines: int = 0
    """How many lines have been planned that belong to no notice of the game."""
    whispered: dict[str, LastWhisper] = {}
    """The last line that each person was told by direct message, by the person's id."""

    turns: TurnCalls = field(default_factory=TurnCalls)
    night_talk: TalkMemory = field(default_factory=TalkMemory)
    silence: SilenceMemory = field(default_factory=SilenceMemory)
    alive: float = 0.0
    """When the bot was last known to be at work at this table (unix seconds); only where a long clock runs."""
    day: DayMark = field(default_factory=DayMark)
    called: CallMemory = field(default_factory=CallMemory)
    morning: list[int] = []
    """Seats that were to be called to something in quiet hours, and are in the morning."""
    sound: SoundMemory = field(default_factory=SoundMemory)
    lacking: list[str] = []
    """Permissions that the bot lacked when it last looked."""
    gate_called: int = -1
    """The notice before which the narrator was reminded that the table waits; -1 while none waits."""
    host_told: bool = False
    """Whether the host was told that there are enough seats."""
    left: list[int] = []
    """People who hold a seat and have left the server, of whom the host was told."""
    agreed: list[str] = []
    """People who have agreed to their name in copies of the story, by their ids."""

    def elsewhere(self) -> "MessageState":
        """Return what is left of these surfaces when the table moves to another channel: what stands with its people, and what is owed."""
        fresh = MessageState()
        old = self.silence
        silence = SilenceMemory(
            muted=old.muted, voice=old.voice, voice_chosen=old.voice_chosen, moved=old.moved,
            ghost_closed=old.ghost_closed, ghost_role=old.ghost_role, voice_left=old.voice_left, insisted=old.insisted,
        )  # fmt: skip
        return replace(
            self, lobby=fresh.lobby, board=fresh.board, story=fresh.story, talk=fresh.talk, first=None, homeless=False,
            stories={}, told={}, running=[], last=None, silence=silence, day=fresh.day,
        )  # fmt: skip

    def not_after(self, now: float) -> None:
        """Let nothing have been posted after ``now`` (unix seconds): the wall clock was set back since."""
        for message in (self.lobby, self.board, self.story):
            message.hung = min(message.hung, now)
        if self.silence.role_asked is not None:
            self.silence.role_asked = min(self.silence.role_asked, now)

    def json(self) -> dict[str, object]:
        """Return the column as it is stored."""
        made: dict[str, object] = msgspec.to_builtins(self)
        return made


def read_surfaces(column: Mapping[str, object]) -> MessageState:
    """Return the surfaces of a stored table. Raises ValueError (msgspec.ValidationError) when a field is not what it should be."""
    return msgspec.convert(column, MessageState)
