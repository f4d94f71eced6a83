"""/report and [Nahlásit]: one message to the staff of the server, a receipt for who reports, nothing for anybody else (CL-19.7, 19.8)."""

from collections.abc import Mapping

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.app.client import Consigliere
from bot.discord_io.command_names import said, with_options
from bot.discord_io.components import text_modal
from bot.guilds.reports import LONGEST, REASONS, PlayerReport
from bot.presenting.page import Choice as Entry
from bot.presenting.page import Menu, Page, PersonMenu
from bot.presenting.texts import words_in
from bot.store import StoreError
from bot.tables.refusal import Refused
from cogs.opening import spoken_here
from cogs.requests import Request, Verb
from cogs.responses import Reply, answered


class Reporting(commands.Cog):
    """The command; the buttons of the desk lead to the same."""

    @app_commands.command(name=said("cmd-report"), description=said("cmd-report-about"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    @with_options(person="report-person", reason="report-reason", text="report-text")
    @app_commands.choices(reason=[Choice(name=said(f"report-{reason}"), value=reason) for reason in REASONS])
    @answered
    async def report(self, reply: Reply, person: discord.User, reason: str, text: app_commands.Range[str, 0, LONGEST] = "") -> None:
        """Report somebody to the staff."""
        await _hand_over(reply, person.id, reason, text)


async def _hand_over(reply: Reply, person: int, reason: str, text: str) -> None:
    """Hand a report over and say so. Raises Refused: oneself, three today already, nobody to hand it to."""
    interaction, client = reply.interaction, reply.client
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused("no-server")
    if person == reply.user_id or person == client.application_id or reason not in REASONS:
        raise Refused("report-nobody")
    if not client.reports.may_report(reply.user_id):
        raise Refused("report-enough")
    at_table = client.registry.table_in(interaction.channel_id) is not None
    report = PlayerReport(
        reporter=reply.user_id, person=person, reason=reason, text=text[:LONGEST], channel=interaction.channel_id, table=at_table,
        at=client.registry.now(),
    )  # fmt: skip
    try:
        words = words_in(spoken_here(reply, await client.registry.store.guild_settings(interaction.guild_id)))
        handed = await client.reports.hand_over(interaction.guild_id, report, words, str(interaction.id))
    except StoreError as wrong:
        raise Refused("no-store") from wrong
    await reply.say(reply.words("report-sent" if handed else "report-none"))


# ---- the way from the desk: whom, why, what


async def _whom(request: Request) -> None:
    """Ask whom it is about; on the page that follows, why."""
    reply, table = request.reply, request.press.table
    if reply.interaction.guild_id is None:
        raise Refused("no-server")
    await reply.show(Page((reply.words("report-whom"), PersonMenu(f"c1:{table}:rp.why", reply.words("report-pick"))), "quiet"))


async def _why(request: Request) -> None:
    person, words = next(iter(request.values), ""), request.words
    if not person.isdecimal():
        raise Refused("no-press")
    entries = tuple(Entry(reason, words(f"report-{reason}")) for reason in REASONS)
    menu = Menu(f"c1:{request.press.table}:rp.what:{person}", words("report-pick-reason"), entries)
    await request.reply.edit(Page((words("report-why", who=f"<@{person}>"), menu), "quiet"))


async def _what(request: Request) -> None:
    reason, words = next(iter(request.values), ""), request.words
    if reason not in REASONS:
        raise Refused("no-press")
    custom_id = f"c1:{request.press.table}:rp.send:{request.press.extra}:{reason}"
    await request.reply.ask(text_modal(custom_id, words("report-title"), words("report-label"), most=LONGEST, required=False))


async def _send(request: Request) -> None:
    person, _, reason = request.press.extra.partition(":")
    if not person.isdecimal():
        raise Refused("no-press")
    await _hand_over(request.reply, int(person), reason, next(iter(request.values), ""))


VERBS: Mapping[str, Verb] = {"report": _whom, "rp.why": _why, "rp.what": _what, "rp.send": _send}
"""The verbs by their names in custom ids."""


async def setup(client: Consigliere) -> None:
    """Add the cog; discord.py calls this."""
    await client.add_cog(Reporting())
