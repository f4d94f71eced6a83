"""Which permissions and events the bot asks for, each with what it is for; the list itself is ``permissions.toml``."""

import tomllib
from collections.abc import Collection
from importlib import resources
from typing import Literal

import discord
from pydantic import BaseModel, ConfigDict, field_validator

Feature = Literal["table", "pictures", "graveyard", "silence", "voice", "calendar"]
SCOPES = ("bot", "applications.commands")


class Need(BaseModel):
    """One permission: its name in discord.py, what does not work without it, and whether nothing works without it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str
    feature: Feature
    required: bool

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


def _needs() -> tuple[Need, ...]:
    table = tomllib.loads(resources.files("bot").joinpath("permissions.toml").read_text("utf-8"))
    return tuple(Need(**row) for row in table["need"])


NEEDS = _needs()
INVITE = discord.Permissions(sum({need.flag for need in NEEDS}))


def missing(granted: discord.Permissions, features: Collection[Feature] | None = None) -> tuple[Need, ...]:
    """Return the needs that are not granted, of the named features or of all; an administrator misses nothing."""
    if granted.administrator:
        return ()
    return tuple(
        need for need in NEEDS if not granted.value & need.flag and (need.required or features is None or need.feature in features)
    )


def invite_link(application_id: int) -> str:
    """Return the address where a server's administrator lets the bot in, with exactly what it needs."""
    return discord.utils.oauth_url(application_id, permissions=INVITE, scopes=SCOPES)


def intents() -> discord.Intents:
    """Return the events the bot wants from Discord.

    Members (privileged): who leaves the server, and who can read a hidden thread. Not message content: private messages
    carry their text without it, and nobody's words at the table are read. Scheduled events: what people do by hand with those of evenings.
    """
    return discord.Intents(guilds=True, members=True, voice_states=True, guild_messages=True, dm_messages=True, guild_scheduled_events=True)
