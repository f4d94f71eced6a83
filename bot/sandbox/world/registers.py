"""The registers in which everything that exists is found by its id."""

from bot.sandbox.world.message import Message
from bot.sandbox.world.records import Application, Channel, Guild, User
from bot.sandbox.world.snowflakes import Snowflakes


class World:
    """Everything that exists, by id; ids are given here."""

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
        """Make an application with its bot, who has the same id as the application, and its token."""
        bot = self.add_user(name, bot=True)
        application = Application(bot.id, name, bot, self.add_user(f"{name} owner"))
        self.applications[application.id] = application
        self.tokens[token] = application
        return application

    def application_of_bot(self, user_id: int) -> Application | None:
        """Return the application whose bot this user is, None for a person."""
        return self.applications.get(user_id)

    def guild_of(self, channel: Channel) -> Guild | None:
        """Return the guild of a channel, None for a DM."""
        return None if channel.guild_id is None else self.guilds.get(channel.guild_id)

    def message(self, channel_id: int, message_id: int) -> Message | None:
        """Return a message that has not been deleted."""
        channel = self.channels.get(channel_id)
        return None if channel is None else channel.messages.get(message_id)
