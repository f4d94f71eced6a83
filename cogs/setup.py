"""/setup: how a server wants its evenings: language, clocks, silence of channels and voice. For who may manage the server."""

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import Consigliere
from bot.naming_commands import said
from bot.presenting.texts import Words
from bot.store import StoreError
from bot.tables.manners import manners_of
from bot.tables.opening import closing_of
from bot.tables.refusal import Refused
from cogs.finding import IN_SERVERS, OF_SERVERS
from cogs.opening import spoken_here
from cogs.replying import Reply, answered
from engines import GAMES

LEAST, MOST = 10, 7200
"""Bounds of a clock in seconds: no press is faster than ten."""

PACES = ("1.0", "1.5", "2.0")
"""By how much all clocks may be multiplied."""

Change = Callable[[dict[str, Any]], None]


def _pace_choices() -> list[Choice[float]]:
    return [Choice(name=said(f"choice-pace-{value.replace('.', '-')}"), value=float(value)) for value in PACES]


def _clock_choices() -> list[Choice[str]]:
    kinds = dict.fromkeys(kind for game in GAMES for kind, length in manners_of(game).clocks.items() if not length.chance)
    return [Choice(name=said(f"choice-clock-{kind.replace('_', '-')}"), value=kind) for kind in kinds]


class Setup(commands.Cog):
    """Settings of a server."""

    setup_group = app_commands.Group(
        name=said("cmd-setup"),
        description=said("cmd-setup-about"),
        allowed_contexts=IN_SERVERS,
        allowed_installs=OF_SERVERS,
        default_permissions=discord.Permissions(manage_guild=True),
    )

    @setup_group.command(name=said("cmd-language"), description=said("cmd-language-about"))
    @app_commands.rename(language=said("arg-language"))
    @app_commands.describe(language=said("arg-language-about"))
    @app_commands.choices(
        language=[Choice(name=said("choice-language-cs"), value="cs"), Choice(name=said("choice-language-en"), value="en")]
    )
    @answered
    async def language(self, reply: Reply, language: str) -> None:
        """Set the language in which new tables speak."""

        def change(kept: dict[str, Any]) -> None:
            kept["language"] = language

        await _change(reply, change)

    @setup_group.command(name=said("cmd-clocks"), description=said("cmd-clocks-about"))
    @app_commands.rename(pace=said("arg-pace"), clock=said("arg-clock"), seconds=said("arg-clock-seconds"))
    @app_commands.describe(pace=said("arg-pace-about"), clock=said("arg-clock-about"), seconds=said("arg-clock-seconds-about"))
    @app_commands.choices(pace=_pace_choices())
    @app_commands.choices(clock=_clock_choices())
    @answered
    async def clocks(
        self,
        reply: Reply,
        pace: float | None = None,
        clock: str | None = None,
        seconds: app_commands.Range[int, LEAST, MOST] | None = None,
    ) -> None:
        """Multiply all clocks, or set one of them (without seconds: back to its usual length)."""

        def change(kept: dict[str, Any]) -> None:
            if pace is None and clock is None:
                raise Refused("setup-clock-unknown")
            if pace is not None:
                kept["factor"] = pace
            if clock is not None:
                own = {kind: length for kind, length in kept.get("clocks", {}).items() if kind != clock}
                kept["clocks"] = own if seconds is None else {**own, clock: seconds}

        await _change(reply, change)

    @setup_group.command(name=said("cmd-channels"), description=said("cmd-channels-about"))
    @app_commands.rename(close=said("arg-close"), graveyard=said("arg-graveyard"), role=said("arg-role"), pictures=said("arg-pictures"))
    @app_commands.describe(
        close=said("arg-close-about"),
        graveyard=said("arg-graveyard-about"),
        role=said("arg-role-about"),
        pictures=said("arg-pictures-about"),
    )
    @answered
    async def channels(
        self,
        reply: Reply,
        close: bool | None = None,
        graveyard: bool | None = None,
        role: discord.Role | None = None,
        pictures: bool | None = None,
    ) -> None:
        """Set what happens in channels: closed by night, a graveyard for the dead, whom a new lobby calls, boards with pictures."""

        def change(kept: dict[str, Any]) -> None:
            silence = dict(kept.get("silence", {}))
            silence.update({name: value for name, value in (("channel", close), ("graveyard", graveyard)) if value is not None})
            kept["silence"] = silence
            if role is not None:
                if role.is_default():
                    raise Refused("setup-no-everyone")
                kept["ping_role"] = str(role.id)
            if pictures is not None:
                kept["text_mode"] = not pictures

        await _change(reply, change)

    @setup_group.command(name=said("cmd-voice"), description=said("cmd-voice-about"))
    @app_commands.rename(hush=said("arg-hush"))
    @app_commands.describe(hush=said("arg-hush-about"))
    @answered
    async def voice(self, reply: Reply, hush: bool) -> None:
        """Set whether voices are hushed by night and the dead stay muted."""

        def change(kept: dict[str, Any]) -> None:
            kept["silence"] = {**kept.get("silence", {}), "voice": hush}

        await _change(reply, change)

    @setup_group.command(name=said("cmd-show"), description=said("cmd-show-about"))
    @answered
    async def show(self, reply: Reply) -> None:
        """Show what is set."""

        def look(_kept: dict[str, Any]) -> None:
            return

        await _change(reply, look)


async def _change(reply: Reply, change: Change) -> None:
    """Change the server's settings and show them. Raises Refused."""
    guild_id, store = reply.interaction.guild_id, reply.client.house.store
    if guild_id is None:
        raise Refused("no-server")
    try:
        before = await store.guild_settings(guild_id)
        kept = await store.change_guild_settings(guild_id, change)
    except StoreError as wrong:
        raise Refused("no-store") from wrong
    saved = f"{reply.words('setup-saved')}\n" if kept != before else ""
    await reply.say(saved + described(reply.words, kept, spoken_here(reply, kept)))


def described(words: Words, kept: dict[str, Any], language: str) -> str:
    """Return the settings as lines for a person. ``language``: in which tables of this server speak."""
    silence = {"voice": True, "graveyard": True, **kept.get("silence", {})}
    closing = closing_of(kept)
    own = ", ".join(
        f"{words('choice-clock-' + kind.replace('_', '-'))} {seconds} s" for kind, seconds in sorted(kept.get("clocks", {}).items())
    )
    pace = str(float(kept.get("factor", 1.0))).replace(".", "-")
    lines = [
        words("setup-line-language", language=words(f"choice-language-{language}")),
        words("setup-line-clocks", pace=words(f"choice-pace-{pace}"), own=own or words("setup-clocks-usual")),
        words("setup-line-channel", closed="unsaid" if closing is None else closing, graveyard=bool(silence["graveyard"])),
        words("setup-line-voice", hush=bool(silence["voice"])),
        words("setup-line-pictures", pictures=not kept.get("text_mode", False)),
    ]
    if kept.get("ping_role"):
        lines.append(words("setup-line-role", role=f"<@&{kept['ping_role']}>"))
    return "\n".join(lines)


async def setup(client: Consigliere) -> None:
    """Add the cog; discord.py calls this."""
    await client.add_cog(Setup())
