"""The permissions and gateway events of the bot, with their purposes; the list is ``permissions.toml``."""

import tomllib
from collections.abc import Collection
from importlib import resources
from typing import Literal

import discord
from pydantic import BaseModel, ConfigDict, field_validator

Feature = Literal[
    "table", "pictures", "graveyard", "silence", "voice", "calendar", "signals", "threads", "slow_mode", "ghost_voice", "sound", "clips",
    "voice_status",
]  # fmt: skip
SCOPES = ("bot", "applications.commands")


class Need(BaseModel):
    """One permission: its name in discord.py, the feature that needs it, and whether the bot needs it at all.

    ``invite``: whether the standard invitation asks for it. The bot usually has the others through @everyone, or asks for them when
    somebody chooses a feature that needs them (TK-8.2).
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
        return discord.Permissions.VALID_FLAGS[self.name]


def _needs(*, invite: bool) -> tuple[Need, ...]:
    table = tomllib.loads(resources.files("bot.discord_io").joinpath("permissions.toml").read_text("utf-8"))
    return tuple(need for need in (Need(**row) for row in table["need"]) if need.invite is invite)


NEEDS = _needs(invite=True)
"""Permissions in the standard invitation."""
OPTIONAL_NEEDS = _needs(invite=False)
"""Permissions outside it."""
INVITE = discord.Permissions(sum({need.flag for need in NEEDS}))


def missing(granted: discord.Permissions, features: Collection[Feature] | None = None) -> tuple[Need, ...]:
    """Return the needs that are not granted, of the named features or of all; an administrator misses nothing."""
    if granted.administrator:
        return ()
    return tuple(
        need for need in NEEDS if not granted.value & need.flag and (need.required or features is None or need.feature in features)
    )


def invite_link(application_id: int, more: Collection[Need] = ()) -> str:
    """Return the invitation URL, with the standard permissions and ``more``."""
    asked = discord.Permissions(INVITE.value | discord.Permissions(sum({need.flag for need in more})).value)
    return discord.utils.oauth_url(application_id, permissions=asked, scopes=SCOPES)


def intents() -> discord.Intents:
    """Return the gateway intents of the bot.

    Members (privileged): for members who leave the server, and for readers of a hidden thread. Scheduled events: for manual changes of
    those of evenings. Not message content: direct messages carry their text without it, and the bot does not read the talk at the table.
    """
    return discord.Intents(guilds=True, members=True, voice_states=True, guild_messages=True, dm_messages=True, guild_scheduled_events=True)
