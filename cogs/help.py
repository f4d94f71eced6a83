"""/help: what this bot is, how a game starts, and the current phase of the table."""

from discord import app_commands
from discord.ext import commands

from bot.app.client import Consigliere
from bot.discord_io.command_names import said
from bot.games import game_of
from bot.presenting.page import Button, Buttons, Page
from bot.tables.refusal import Refused
from cogs.finding import session_here
from cogs.responses import Reply, answered


class Help(commands.Cog):
    """The command for help."""

    @app_commands.command(name=said("cmd-help"), description=said("cmd-help-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @answered
    async def help(self, reply: Reply) -> None:
        """Explain the current phase here, or how to begin."""
        words = reply.words
        lines = [words("help-about")]
        try:
            table = session_here(reply.interaction).table
        except Refused:
            table = None
        if table is not None and table.course is not None:
            await table.settled()
            lines.append(game_of(table.game).presenter.help(table.scene(words), table.seat_of(reply.user_id)))
        else:
            lines += [words("help-lobby"), words("help-always")]
        if reply.client.settings.owner:
            lines.append(words("help-owner", owner=reply.client.settings.owner))
        text = "\n\n".join(lines)
        links = _links(reply)
        await (reply.show(Page((text, Buttons(links)))) if links else reply.say(text))


def _links(reply: Reply) -> tuple[Button, ...]:
    """Return buttons to the operator's own pages that are set (CL-20.7)."""
    settings = reply.client.settings
    pages = (("b-privacy", settings.privacy_url), ("b-support", settings.support_url))
    return tuple(Button(reply.words(label), url=url) for label, url in pages if url)


async def setup(client: Consigliere) -> None:
    """Add the cog; the client calls this at its start."""
    await client.add_cog(Help())
