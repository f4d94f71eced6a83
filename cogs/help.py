"""/help: the purpose of this bot, how to start a game, and the current phase of the table."""

from discord import app_commands
from discord.ext import commands

from bot.app.client import Consigliere
from bot.discord_io.command_names import said
from bot.practice.how_to_play import choice_of_games
from bot.presenting.page import Button, Buttons, Page, Part
from bot.tables.refusal import Refused
from cogs.finding import session_here
from cogs.how_to_play import page_of_table
from cogs.responses import Reply, answered


class Help(commands.Cog):
    """The command for help."""

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


def _links(reply: Reply) -> tuple[Button, ...]:
    """Return buttons to the operator's own pages that are set (CL-20.7)."""
    settings = reply.client.settings
    pages = (("b-privacy", settings.privacy_url), ("b-support", settings.support_url))
    return tuple(Button(reply.words(label), url=url) for label, url in pages if url)


async def setup(client: Consigliere) -> None:
    """Add the cog; the client calls this at its start."""
    await client.add_cog(Help())
