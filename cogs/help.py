"""/help: what this bot is, how an evening starts, and where to find what is needed at the table."""

from discord import app_commands
from discord.ext import commands

from bot.client import Consigliere
from bot.naming_commands import said
from bot.presenting.presenter import presenter_of
from bot.tables.refusal import Refused
from cogs.finding import room_here
from cogs.replying import Reply, answered


class Help(commands.Cog):
    """The command for whoever is lost."""

    @app_commands.command(name=said("cmd-help"), description=said("cmd-help-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @answered
    async def help(self, reply: Reply) -> None:
        """Explain the phase that is being played here, or how to begin."""
        words = reply.words
        lines = [words("help-about")]
        try:
            table = room_here(reply.interaction).table
        except Refused:
            table = None
        if table is not None and table.course is not None:
            lines.append(presenter_of(table.game).help(table.scene(words), table.seat_of(reply.user_id)))
        else:
            lines += [words("help-lobby"), words("help-always")]
        if reply.client.settings.owner:
            lines.append(words("help-owner", owner=reply.client.settings.owner))
        await reply.say("\n\n".join(lines))


async def setup(client: Consigliere) -> None:
    """Add the cog; discord.py calls this."""
    await client.add_cog(Help())
