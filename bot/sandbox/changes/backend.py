"""The world and everything that can change it, put together."""

from bot.sandbox.changes.bot_voice import BotVoice
from bot.sandbox.changes.files import Files
from bot.sandbox.changes.guilds import Guilds
from bot.sandbox.changes.interaction_answers import Answers
from bot.sandbox.changes.open_interactions import Interactions
from bot.sandbox.changes.posting import Posting
from bot.sandbox.changes.reactions import Reactions
from bot.sandbox.changes.slow_mode import SlowMode
from bot.sandbox.changes.sounds import Sounds
from bot.sandbox.changes.threads import Threads
from bot.sandbox.changes.voice_states import VoiceStates
from bot.sandbox.wire.address import Address
from bot.sandbox.wire.gateway import Gateway
from bot.sandbox.wire.request_log import RequestLog
from bot.sandbox.world.hub import Hub
from bot.sandbox.world.registers import World


class Backend:
    """What the bot's requests and the people's clients work on; each part is handed only what it needs."""

    def __init__(self, address: Address) -> None:
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
        self.slow_mode = SlowMode(self.world)
        self.sounds = Sounds(self.world, self.hub)
        self.reactions = Reactions(self.world, self.hub)
        self.interactions = Interactions(self.world, self.hub, self.gateway)
        self.answers = Answers(self.world, self.hub, self.posting, self.interactions)
