"""The backend: the world and everything that changes it, with two small parts: reactions and the bot's own voice."""

from typing import Any

from bot.sandbox.changes.files import Files
from bot.sandbox.changes.guilds import Guilds
from bot.sandbox.changes.interactions import InteractionAnswers, Interactions
from bot.sandbox.changes.posting import Posting, SlowModeClock
from bot.sandbox.changes.threads import Threads
from bot.sandbox.changes.voice import Soundboard, VoiceStates
from bot.sandbox.wire import payloads
from bot.sandbox.wire.address import SandboxAddress
from bot.sandbox.wire.gateway import Gateway
from bot.sandbox.wire.request_log import RequestLog
from bot.sandbox.world.hub import Hub, HubEvent
from bot.sandbox.world.message import Message
from bot.sandbox.world.records import Application, Channel, Guild, User, World

ReactionKey = tuple[str | None, str]


class Reactions:
    """Reactions to messages."""

    def __init__(self, world: World, hub: Hub) -> None:
        self._world = world
        self._hub = hub
        self._who: dict[int, dict[ReactionKey, dict[int, None]]] = {}

    def who(self, message: Message, emoji: dict[str, Any]) -> list[int]:
        """Return the ids of the people who reacted with an emoji, in order."""
        return list(self._who.get(message.id, {}).get((emoji["id"], emoji["name"]), ()))

    def add(self, channel: Channel, message: Message, user: User, emoji: dict[str, Any]) -> None:
        """Add a reaction; repeating it has no effect."""
        people = self._who.setdefault(message.id, {}).setdefault((emoji["id"], emoji["name"]), {})
        if user.id in people:
            return
        people[user.id] = None
        more: dict[str, Any] = {"message_author_id": str(message.author_id), "burst": False, "type": 0}
        guild = self._world.guild_of(channel)
        if guild is not None and user.id in guild.members:
            more["member"] = payloads.member(guild.members[user.id])
        self._tell("MESSAGE_REACTION_ADD", channel, message, user.id, emoji, more)

    def remove(self, channel: Channel, message: Message, user_id: int, emoji: dict[str, Any]) -> None:
        """Remove one person's reaction, if there is one."""
        people = self._who.get(message.id, {}).get((emoji["id"], emoji["name"]), {})
        if user_id in people:
            del people[user_id]
            self._tell("MESSAGE_REACTION_REMOVE", channel, message, user_id, emoji, {"burst": False, "type": 0})

    def _tell(self, name: str, channel: Channel, message: Message, user_id: int, emoji: dict[str, Any], more: dict[str, Any]) -> None:
        self._show(message)
        data = {
            "user_id": str(user_id),
            "channel_id": str(channel.id),
            "message_id": str(message.id),
            "emoji": emoji,
            **_guild(channel),
            **more,
        }
        self._hub.publish(HubEvent(name, data, channel.guild_id, channel.id))

    def _show(self, message: Message) -> None:
        shown = [
            {
                "emoji": {"id": key[0], "name": key[1]}, "count": len(people), "count_details": {"burst": 0, "normal": len(people)},
                "burst_colors": [], "me_burst": False, "burst_me": False, "burst_count": 0, "me": message.author_id in people,
            }
            for key, people in self._who.get(message.id, {}).items() if people
        ]  # fmt: skip
        message.wire = {**message.wire, "reactions": shown}


def _guild(channel: Channel) -> dict[str, str]:
    return {} if channel.guild_id is None else {"guild_id": str(channel.guild_id)}


class BotVoice:
    """Applies op 4 (voice state update) of bots. Impossible requests are ignored, as on Discord."""

    def __init__(self, world: World, voice: VoiceStates) -> None:
        self._world = world
        self._voice = voice

    def move(self, application: Application, session_id: str, data: dict[str, Any]) -> Guild | None:
        """Let a bot enter, change or leave its one voice channel of a guild; return the guild if it has entered a channel."""
        guild = self._world.guilds.get(int(data["guild_id"]))
        bot_id = application.bot.id
        if guild is None or bot_id not in guild.members:
            return None
        if not data.get("channel_id"):
            self._voice.leave(guild, bot_id)
            return None
        channel = guild.channels.get(int(data["channel_id"]))
        if channel is None or not self._voice.admits(channel, bot_id):
            return None
        before = guild.voice.get(bot_id)
        came = before is None or before.channel_id != channel.id
        if came:
            self._voice.enter(guild, bot_id, channel, session_id)
        self._voice.self_set(guild, bot_id, mute=bool(data.get("self_mute")), deaf=bool(data.get("self_deaf")))
        return guild if came else None

    def session_over(self, application: Application, session_id: str) -> None:
        """Take a bot out of every voice channel of a session that has ended."""
        for guild in self._world.guilds.values():
            state = guild.voice.get(application.bot.id)
            if state is not None and state.session_id == session_id:
                self._voice.leave(guild, application.bot.id)


class Backend:
    """The parts behind bots' requests and people's clients; each part receives only what it uses."""

    def __init__(self, address: SandboxAddress) -> None:
        self.address = address
        self.world = World()
        self.hub = Hub()
        self.log = RequestLog()
        self.voice = VoiceStates(self.world, self.hub)
        self.bot_voice = BotVoice(self.world, self.voice)
        self.gateway = Gateway(self.world, self.hub, address, self.bot_voice, self.log)
        self.guilds = Guilds(self.world, self.hub, self.gateway, self.voice)
        self.files = Files(self.world, address)
        self.posting = Posting(self.world, self.hub, self.files, self.guilds)
        self.threads = Threads(self.world, self.guilds, self.posting)
        self.slow_mode = SlowModeClock(self.world)
        self.sounds = Soundboard(self.world, self.hub)
        self.reactions = Reactions(self.world, self.hub)
        self.interactions = Interactions(self.world, self.hub, self.gateway)
        self.answers = InteractionAnswers(self.world, self.hub, self.posting, self.interactions)
