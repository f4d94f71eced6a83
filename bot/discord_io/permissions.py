"""Which permissions and events the bot asks for, each with what it is for; the list itself is ``permissions.toml``."""

import tomllib
from collections.abc import Collection
from importlib import resources
from typing import Literal

import discord
from pydantic import BaseModel, ConfigDict, field_validator

Feature = Literal[
    "table", "pictures", "graveyard", "silence", "voice", "calendar", "signals", "threads", "slow_mode", "ghost_voice", "sound", "clips"
]  # fmt: skip
SCOPES = ("bot", "applications.commands")


class Need(BaseModel):
    """One permission: its name in discord.py, what does not work without it, and whether nothing works without it.

    ``invite``: whether the standard invitation asks for it; what does not stand there is held through @everyone as a rule, or asked for
    when somebody chooses what needs it (TK-8.2).
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str
    feature: Feature
    required: bool
    invite: bool = True

    @field_validator("name")
    @classmethod
    def _is_a_permission(cls, name: str) -> str:
        if name not in discord.Permissions.VALID_FLAGS:
            raise ValueError(f"Discord has no permission {name}")
        return name

    @property
    def flag(self) -> int:
        """The bit of this permission."""
        return discord.Permissions.VALID_FLAGS[self.name]


def _needs(*, invite: bool) -> tuple[Need, ...]:
    table = tomllib.loads(resources.files("bot.discord_io").joinpath("permissions.toml").read_text("utf-8"))
    return tuple(need for need in (Need(**row) for row in table["need"]) if need.invite is invite)


NEEDS = _needs(invite=True)
"""What the standard invitation asks for."""
BESIDES = _needs(invite=False)
"""What it does not ask for."""
INVITE = discord.Permissions(sum({need.flag for need in NEEDS}))


def missing(granted: discord.Permissions, features: Collection[Feature] | None = None) -> tuple[Need, ...]:
    """Return the needs that are not granted, of the named features or of all; an administrator misses nothing."""
    if granted.administrator:
        return ()
    return tuple(
        need for need in NEEDS if not granted.value & need.flag and (need.required or features is None or need.feature in features)
    )


def invite_link(application_id: int, more: Collection[Need] = ()) -> str:
    """Return the address where a server's administrator lets the bot in, with exactly what it needs, and ``more`` that was chosen."""
    asked = discord.Permissions(INVITE.value | discord.Permissions(sum({need.flag for need in more})).value)
    return discord.utils.oauth_url(application_id, permissions=asked, scopes=SCOPES)


def intents() -> discord.Intents:
    """Return the events the bot wants from Discord.

    Members (privileged): who leaves the server, and who can read a hidden thread. Not message content: private messages
    carry their text without it, and nobody's words at the table are read. Scheduled events: what people do by hand with those of evenings.
    """
    return discord.Intents(guilds=True, members=True, voice_states=True, guild_messages=True, dm_messages=True, guild_scheduled_events=True)
