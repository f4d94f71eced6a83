"""/tableban and /report: moderators ban people from tables, and players report people to the staff (CL-19.4, 19.7, 19.8)."""

from collections.abc import Mapping

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.app.client import Consigliere
from bot.discord_io.command_names import said, with_options
from bot.discord_io.components import FIELD
from bot.guilds.reports import LONGEST, REASONS, PlayerReport
from bot.presenting.naming import escaped, line_of
from bot.presenting.page import Field, Form, Menu, MenuOption, PersonMenu, TextEntry
from bot.presenting.scene import custom_id
from bot.presenting.texts import words_in
from bot.results.pages.statistics_page import CLUB
from bot.store import BanRow
from bot.tables.refusal import Refused
from cogs.custom_ids import chosen_number, picked_person
from cogs.finding import IN_SERVERS, OF_SERVERS
from cogs.opening import spoken_here
from cogs.requests import Request, Verb
from cogs.responses import LONGEST as LONGEST_ANSWER
from cogs.responses import Reply, answered

DAY = 86_400.0
LONGEST_REASON = 200


class TableBan(commands.Cog):
    """Table bans of one server."""

    group = app_commands.Group(
        name=said("cmd-tableban"),
        description=said("cmd-tableban-about"),
        allowed_contexts=IN_SERVERS,
        allowed_installs=OF_SERVERS,
        default_permissions=discord.Permissions(moderate_members=True),
    )

    @group.command(name=said("cmd-ban-add"), description=said("cmd-ban-add-about"))
    @with_options(person="ban-person", days="ban-days", reason="ban-reason")
    @answered
    async def add(
        self,
        reply: Reply,
        person: discord.User,
        days: app_commands.Range[int, 1, 365] | None = None,
        reason: app_commands.Range[str, 0, LONGEST_REASON] = "",
    ) -> None:
        """Ban a person from tables, for some days or until lifted. Their seat in a running game stays."""
        guild_id, registry = _server(reply), reply.client.registry
        if person.bot or person.id == reply.user_id:
            raise Refused("ban-nobody")
        until = None if days is None else registry.now() + days * DAY
        ban = BanRow(guild_id=guild_id, user_id=person.id, until=until, reason=reason, given_by=reply.user_id)
        await registry.store.members.ban(ban)
        await registry.event_router.banned(guild_id, person.id)
        await reply.say(reply.words("ban-done", who=f"<@{person.id}>", until=_until(reply, until)))

    @group.command(name=said("cmd-ban-lift"), description=said("cmd-ban-lift-about"))
    @with_options(person="ban-person")
    @answered
    async def lift(self, reply: Reply, person: discord.User) -> None:
        lifted = await reply.client.registry.store.members.lift_ban(_server(reply), person.id)
        await reply.say(reply.words("ban-lifted" if lifted else "ban-none-of", who=f"<@{person.id}>"))

    @group.command(name=said("cmd-ban-list"), description=said("cmd-ban-list-about"))
    @answered
    async def show(self, reply: Reply) -> None:
        """Show all bans with their ends and reasons."""
        guild_id, registry = _server(reply), reply.client.registry
        bans = await registry.store.members.bans(guild_id, registry.now())
        lines = [f"<@{ban.user_id}> · {_until(reply, ban.until)}" + (f" · {escaped(ban.reason)}" if ban.reason else "") for ban in bans]
        text, shown = "\n".join(lines), len(lines)
        while len(text) > LONGEST_ANSWER:
            shown -= 1
            text = "\n".join([*lines[:shown], reply.words("ban-more", n=len(lines) - shown)])
        await reply.say(text or reply.words("ban-none"))


def _server(reply: Reply) -> int:
    """Return the server of the command. Raises Refused for everybody but moderators."""
    may = reply.interaction.permissions
    if reply.interaction.guild_id is None:
        raise Refused("no-server")
    if not (may.administrator or may.moderate_members):
        raise Refused("no-staff")
    return reply.interaction.guild_id


def _until(reply: Reply, until: float | None) -> str:
    return reply.words("ban-open") if until is None else f"<t:{int(until)}:D>"


class Reporting(commands.Cog):
    """Reports by command; a button of the desk does the same."""

    @app_commands.command(name=said("cmd-report"), description=said("cmd-report-about"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    @with_options(person="report-person", reason="report-reason", text="report-text")
    @app_commands.choices(reason=[Choice(name=said(f"report-{reason}"), value=reason) for reason in REASONS])
    @answered
    async def report(self, reply: Reply, person: discord.User, reason: str, text: app_commands.Range[str, 0, LONGEST] = "") -> None:
        await _hand_over(reply, person.id, reason, text, str(reply.interaction.id))


async def _hand_over(reply: Reply, person: int, reason: str, text: str, nonce: str) -> None:
    """Deliver a report, once for each ``nonce``, and confirm it. Raises Refused for oneself, and after three reports a day."""
    interaction, client = reply.interaction, reply.client
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused("no-server")
    if person == reply.user_id or person == client.application_id or reason not in REASONS:
        raise Refused("report-nobody")
    if not client.reports.may_report(reply.user_id, nonce):
        raise Refused("report-enough")
    at_table = client.registry.table_in(interaction.channel_id) is not None
    report = PlayerReport(
        reporter=reply.user_id, person=person, reason=reason, text=text[:LONGEST], channel=interaction.channel_id, table=at_table,
        at=client.registry.now(),
    )  # fmt: skip
    words = words_in(spoken_here(reply, await client.registry.store.guild_settings(interaction.guild_id)))
    handed = await client.reports.hand_over(interaction.guild_id, report, words, nonce)
    await reply.say(reply.words("report-sent" if handed else "report-none"))


# ---- reports by a form: from the desk, and from the menu of a person

SEND = "rp.send"
"""The verb of the form."""

PERSON, REASON = "person", "reason"
"""Its fields beside the text."""


async def _ask(request: Request) -> None:
    """Open the form for a report about somebody of this server. Raises Refused outside servers."""
    if request.reply.interaction.guild_id is None:
        raise Refused("no-server")
    await request.reply.ask(_form(request.reply, request.press.table))


async def ask_about(reply: Reply, person: int) -> None:
    """Open the form for a report about a person who has been chosen. Raises Refused for oneself and the bot."""
    if person in (reply.user_id, reply.client.application_id):
        raise Refused("report-nobody")
    await reply.ask(_form(reply, CLUB, person))


def _form(reply: Reply, table: str, person: int | None = None) -> Form:
    """Return the form; it asks for the person unless it is about ``person``.

    It carries its press, so that a repeated submission is recognised.
    """
    words, about = reply.words, "" if person is None else person
    reasons = tuple(MenuOption(reason, words(f"report-{reason}")) for reason in REASONS)
    whom = (Field(words("report-whom"), PersonMenu(PERSON, words("report-pick")), words("report-whom-about")),) if person is None else ()
    why = Field(words("report-pick-reason"), Menu(REASON, "", reasons))
    text = Field(words("report-label"), TextEntry(FIELD, LONGEST, long=True), required=False)
    return Form(custom_id(table, SEND, f"{about}:{reply.interaction.id}"), words("report-title"), (*whom, why, text))


async def _send(request: Request) -> None:
    """Take a report from its form; a repeated submission posts nothing. Raises Refused."""
    fields = request.fields
    named, _, form = request.press.extra.partition(":")
    person = chosen_number([named]) if named else picked_person(request.reply.interaction, fields.get(PERSON, ())).id
    reason, text = "".join(fields.get(REASON, ())), request.value
    await _hand_over(request.reply, person, reason, text, f"{form or request.reply.interaction.id}.{person}.{reason}.{line_of(text)}")


VERBS: Mapping[str, Verb] = {"report": _ask, "rp.why": _ask, "rp.what": _ask, SEND: _send}
"""The verbs by their names in custom ids; ``rp.why`` and ``rp.what`` stand on pages of before."""


async def setup(client: Consigliere) -> None:
    """Add the cog; the client calls this at its start."""
    await client.add_cog(TableBan())
    await client.add_cog(Reporting())
