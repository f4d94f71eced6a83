"""/help: the purpose of this bot, how to start a game, and the current phase of the table. /verify: whether a record holds."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Consigliere
from bot.discord_io.command_names import said, with_options
from bot.discord_io.request_faults import REQUEST_FAULTS
from bot.operations.record_checking import CheckPending, NoCheck, RecordChecker
from bot.practice.how_to_play import choice_of_games
from bot.presenting.page import Button, Buttons, Page, Part
from bot.tables.refusal import Refused
from cogs.finding import session_here
from cogs.how_to_play import page_of_table
from cogs.responses import Reply, answered

MOST_BYTES = 1_000_000
"""Bytes of a record that somebody sends; those of the longest games have some 200,000."""


class Help(commands.Cog):
    """The commands for help and for a check of a record."""

    def __init__(self) -> None:
        self._checker = RecordChecker()

    @app_commands.command(name=said("cmd-help"), description=said("cmd-help-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @answered
    async def help(self, reply: Reply) -> None:
        """Explain the game of the table here, its current phase, or offer the games."""
        words = reply.words
        lines = [words("help-about")]
        try:
            table = session_here(reply.interaction).table
        except Refused:
            table = None
        if table is None:
            lines.append(words("help-always"))
        if reply.client.settings.owner:
            lines.append(words("help-owner", owner=reply.client.settings.owner))
        links = _links(reply)
        about: list[Part] = ["\n\n".join(lines), *([Buttons(links)] if links else [])]
        if table is None:
            await reply.show(Page((*about, *choice_of_games(words)), "quiet"))
            return
        await table.settled()
        await reply.show(Page((*about, *page_of_table(reply, table).parts), "quiet"))

    @app_commands.command(name=said("cmd-verify"), description=said("cmd-verify-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @with_options(record="record")
    @answered
    async def verify(self, reply: Reply, record: discord.Attachment) -> None:
        """Check the record in an attached file: the seal, the seed, every answer played again (NT-7). Raises Refused."""
        words = reply.words
        if record.size > MOST_BYTES:
            raise Refused("verify-large")
        await reply.defer()
        try:
            lines = await self._checker.check(await record.read(), record.filename, words.language, person=reply.user_id)
        except REQUEST_FAULTS as wrong:
            raise Refused("verify-lost") from wrong
        except CheckPending as wrong:
            raise Refused("verify-pending") from wrong
        except NoCheck as wrong:
            raise Refused("verify-stuck") from wrong
        await reply.say("\n".join(lines))


def _links(reply: Reply) -> tuple[Button, ...]:
    """Return buttons to the operator's own pages that are set (CL-20.7)."""
    settings = reply.client.settings
    pages = (("b-privacy", settings.privacy_url), ("b-support", settings.support_url))
    return tuple(Button(reply.words(label), url=url) for label, url in pages if url)


async def setup(client: Consigliere) -> None:
    """Add the cog; the client calls this at its start."""
    await client.add_cog(Help())
