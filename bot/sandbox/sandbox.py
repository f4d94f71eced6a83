"""Setting up and disturbing Discord: guilds, channels, people, and the bot's permissions and token."""

from collections.abc import Mapping
from hashlib import sha256

from bot.sandbox.changes.backend import Backend
from bot.sandbox.people.person import Person
from bot.sandbox.wire.address import SandboxAddress
from bot.sandbox.world import member_permissions
from bot.sandbox.world.avatars import draw_avatar
from bot.sandbox.world.message import Message
from bot.sandbox.world.records import KINDS, Channel, ChannelOverwrite, Guild, Role, Sound, User

Grants = Mapping[Person | Role | Guild, tuple[tuple[str, ...], tuple[str, ...]]]
"""Subject of an overwrite -> names of permissions (allowed, denied)."""


class Sandbox:
    """A world with one bot's application, and the operator's changes, which need no permissions."""

    def __init__(self, token: str, name: str) -> None:
        self.token = token
        self.address = SandboxAddress()
        self.backend = Backend(self.address)
        self.world = self.backend.world
        self.gateway = self.backend.gateway
        self.guilds = self.backend.guilds
        self.interactions = self.backend.interactions
        self.sounds = self.backend.sounds
        self.people: dict[int, Person] = {}
        self.application = self.world.add_application(name, token)

    # --- the bot ------------------------------------------------------------------------------------------------------------

    @property
    def bot(self) -> User:
        return self.application.bot

    @property
    def deadline(self) -> float:
        """Seconds in which the bot has to answer an interaction."""
        return self.interactions.deadline

    @deadline.setter
    def deadline(self, seconds: float) -> None:
        self.interactions.deadline = seconds

    def revoke_token(self) -> None:
        """Invalidate the bot's token: REST answers 401, the next identify closes with 4004."""
        self.world.tokens.pop(self.token, None)

    def restore_token(self) -> None:
        """Make the bot's token valid again."""
        self.world.tokens[self.token] = self.application

    # --- guilds -------------------------------------------------------------------------------------------------------------

    def create_guild(self, name: str, *, owner: Person | None = None, locale: str = "en-US", bot: bool = True) -> Guild:
        """Create a guild with a text channel ``general``; the bot joins with its own managed role unless ``bot`` is False."""
        owner_id = owner.id if owner is not None else self.world.add_user("Owner", locale=locale).id
        guild = self.guilds.create(name, owner_id, locale)
        self.guilds.add_member(guild, self.world.users[owner_id])
        self.guilds.create_channel(guild, "general")
        if bot:
            self.invite_bot(guild)
        return guild

    def invite_bot(self, guild: Guild) -> None:
        """Let the bot join a guild with the usual permissions of an invite."""
        self.guilds.add_bot(guild, self.application, member_permissions.bits(member_permissions.INVITE))

    def kick_bot(self, guild: Guild) -> None:
        self.guilds.remove_member(guild, self.bot)

    def outage(self, guild: Guild, *, over: bool = False) -> None:
        """Make a guild unavailable for the bot, or available again (``over``)."""
        if over:
            self.gateway.add_guild(self.application, guild, joined=False)
        else:
            self.gateway.remove_guild(self.application, guild, outage=True)

    def create_channel(self, guild: Guild, name: str, kind: str = "text", *, overwrites: Grants | None = None) -> Channel:
        """Create a channel of kind "text", "voice", "category", "stage", "announcement", "forum" or "media"."""
        made: dict[int, ChannelOverwrite] = {}
        for target, (allow, deny) in (overwrites or {}).items():
            kind_of_target = 1 if isinstance(target, Person) else 0
            made[target.id] = ChannelOverwrite(kind_of_target, member_permissions.bits(allow), member_permissions.bits(deny))
        return self.guilds.create_channel(guild, name, KINDS[kind], overwrites=made)

    def create_group(self, name: str, *people: Person) -> Channel:
        """Create a group chat of people, in which a bot can only be used by those who have installed it for themselves."""
        return self.guilds.group(name, [person.user for person in people])

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or thread, as the staff of the server would."""
        self.guilds.delete_channel(channel)

    def archive(self, thread: Channel, *, locked: bool | None = None) -> None:
        """Archive a thread, as Discord does after a time without messages; ``locked`` locks or unlocks it, as a moderator would."""
        member_permissions.change_thread(thread, {"archived": True} if locked is None else {"archived": True, "locked": locked})
        self.guilds.channel_changed(thread)

    def lock(self, thread: Channel, *, on: bool = True) -> None:
        """Lock or unlock a thread without archiving it, as a moderator would."""
        member_permissions.change_thread(thread, {"locked": on})
        self.guilds.channel_changed(thread)

    def add_sound(self, guild: Guild, name: str) -> Sound:
        """Add a sound to a guild's soundboard; raises ApiError 30045 when there is no place left."""
        return self.backend.sounds.create(guild, self.world.users[guild.owner_id], name, b"")

    def delete_sound(self, guild: Guild, sound: Sound) -> None:
        self.backend.sounds.delete(guild, sound)

    def delete_message(self, message: Message) -> None:
        self.backend.posting.delete(message)

    # --- people and permissions ---------------------------------------------------------------------------------------------

    def create_role(self, guild: Guild, name: str, *names: str, mentionable: bool = False) -> Role:
        return self.guilds.create_role(guild, name, member_permissions.bits(names), mentionable=mentionable)

    def create_person(
        self,
        name: str,
        *,
        guild: Guild | None = None,
        locale: str = "en-US",
        administrator: bool = False,
        permissions: tuple[str, ...] = (),
        dms_open: bool = True,
    ) -> Person:
        """Create a person, who joins ``guild`` if given, with a role of their own for permissions beyond everyone's."""
        user = self.world.add_user(name, locale=locale)
        user.dms_open = dms_open
        person = Person(self.backend, self.application, user)
        self.people[user.id] = person
        if guild is not None:
            person.join(guild)
            self._allow_more(guild, person, (*permissions, "administrator") if administrator else permissions)
        return person

    def set_avatar(self, person: Person, picture: bytes | None = None, *, guild: Guild | None = None, kind: str = "image/png") -> str:
        """Give a person a picture, by default a drawn one: in a guild, or everywhere; return its path on the CDN."""
        drawn = picture if picture is not None else draw_avatar(list(self.people).index(person.id))
        mark = sha256(drawn).hexdigest()[:32]
        if guild is not None:
            guild.members[person.id].avatar = mark
            path = f"guilds/{guild.id}/users/{person.id}/avatars/{mark}.png"
        else:
            self.world.users[person.id].avatar = mark
            path = f"avatars/{person.id}/{mark}.png"
        self.world.files[path] = (drawn, kind)
        for one in self.world.guilds.values():
            if person.id in one.members:
                self.guilds.member_changed(one, one.members[person.id])
        return path

    def _allow_more(self, guild: Guild, person: Person, names: tuple[str, ...]) -> None:
        if names:
            member = guild.members[person.id]
            member.roles.add(self.create_role(guild, f"{person.name}: more", *names).id)
            self.guilds.member_changed(guild, member)

    def withdraw(self, *names: str, guild: Guild, channel: Channel | None = None) -> None:
        """Take permissions from the bot: in a channel by an overwrite, otherwise from its role and from everyone's."""
        self._change_grant(names, guild, channel, give=False)

    def grant(self, *names: str, guild: Guild, channel: Channel | None = None) -> None:
        """Give permissions to the bot: in a channel by an overwrite, otherwise by its role."""
        self._change_grant(names, guild, channel, give=True)

    def _change_grant(self, names: tuple[str, ...], guild: Guild, channel: Channel | None, *, give: bool) -> None:
        value = member_permissions.bits(names)
        if channel is not None:
            before = channel.overwrites.get(self.bot.id, ChannelOverwrite(1, 0, 0))
            allow = before.allow | value if give else before.allow & ~value
            deny = before.deny & ~value if give else before.deny | value
            self.guilds.overwrite(channel, self.bot.id, 1, allow, deny)
            return
        for role_id in (*guild.members[self.bot.id].roles, *(() if give else (guild.id,))):
            role = guild.roles[role_id]
            role.permissions = role.permissions | value if give else role.permissions & ~value
            self.guilds.role_changed(guild, role)
