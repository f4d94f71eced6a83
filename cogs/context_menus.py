"""Commands in the menus of a person and of a message (NT-7): statistics, block and report of a person; the replay of a story."""

from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord import app_commands

from bot.app.client import Consigliere
from bot.discord_io.command_names import said
from bot.tables.refusal import Refused
from cogs.custom_ids import Press, parts_of, read_press
from cogs.finding import IN_SERVERS, OF_SERVERS
from cogs.me import turn_block
from cogs.moderation import ask_about
from cogs.presses import handle
from cogs.responses import BotInteraction, Reply, run_handler
from cogs.stats import show_statistics

REPLAY = "replay"
"""The verb of the button under a story."""


async def statistics(interaction: BotInteraction, person: discord.User) -> None:
    """Show the statistics of a person."""
    reply = _reply_to(interaction)
    await run_handler(reply, show_statistics(reply, person.id, name=person.display_name))


async def block(interaction: BotInteraction, person: discord.User) -> None:
    """Block or unblock a person."""
    reply = _reply_to(interaction)
    await run_handler(reply, turn_block(reply, person))


async def report(interaction: BotInteraction, person: discord.User) -> None:
    """Open the form for a report about a person."""
    reply = _reply_to(interaction)
    await run_handler(reply, ask_about(reply, person.id))


async def replay(interaction: BotInteraction, message: discord.Message) -> None:
    """Answer as the button [Replay] of a message does."""
    reply = _reply_to(interaction)
    await run_handler(reply, _replay(reply, message))


def _reply_to(interaction: BotInteraction) -> Reply:
    reply = Reply(interaction)
    reply.client.upkeep.pressed(reply.user_id)
    return reply


async def _replay(reply: Reply, message: discord.Message) -> None:
    press = _replay_of(message) if message.author.id == reply.client.application_id else None
    if press is None:
        raise Refused("no-replay-here")
    await handle(reply, press, ())


def _replay_of(message: discord.Message) -> Press | None:
    """Return the press of the button for a replay, None when the message has none."""
    presses = (read_press(getattr(part, "custom_id", None)) for part in parts_of(message))
    return next((press for press in presses if press is not None and press.what == REPLAY), None)


MENUS: dict[str, Callable[..., Coroutine[Any, Any, None]]] = {
    "menu-stats": statistics, "menu-block": block, "menu-report": report, "menu-replay": replay,
}  # fmt: skip
"""The commands by the keys of their names."""


async def setup(client: Consigliere) -> None:
    """Add the commands; the client calls this at its start."""
    for key, callback in MENUS.items():
        menu = app_commands.ContextMenu(name=said(key), callback=callback)
        menu.allowed_contexts, menu.allowed_installs = IN_SERVERS, OF_SERVERS
        client.tree.add_command(menu)
