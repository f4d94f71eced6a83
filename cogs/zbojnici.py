"""/zbojnici: everything that the board and the desk of Zbojníci do, by command, in the server and in direct messages."""

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import Consigliere
from bot.naming_commands import said
from bot.presenting.games.zbojnici.table_text import purse_text
from bot.tables.refusal import Refused
from cogs.answers import Answering
from cogs.finding import EVERYWHERE, OF_SERVERS, option_choices, own_room, room_here
from cogs.replying import Reply, attend
from engines.zbojnici import asks

WHEELS = (asks.WHEEL_ROBBER, asks.WHEEL_PRINCE)
CHOICES = (asks.COLOR, asks.GUARDS, asks.KICK, asks.HARBOR, asks.TAVERN, asks.DUNGEON, asks.UPGRADE)

Interaction = discord.Interaction[Consigliere]


class Zbojnici(commands.Cog):
    """Commands of Zbojníci."""

    zbojnici = app_commands.Group(
        name=said("cmd-zbojnici"),
        description=said("cmd-zbojnici-about"),
        allowed_contexts=EVERYWHERE,
        allowed_installs=OF_SERVERS,
    )

    def __init__(self, client: Consigliere) -> None:
        self.client = client

    @zbojnici.command(name=said("cmd-zb-plan"), description=said("cmd-zb-plan-about"))
    async def plan(self, interaction: Interaction) -> None:
        """Show the desk, which walks through the plan."""
        reply = Reply(interaction)

        async def show() -> None:
            at = self._seated(reply)
            at.room.turns.opened(at.seat)
            await reply.show(at.presenter.desk(at.scene(), at.seat))

        await attend(reply, show())

    @zbojnici.command(name=said("cmd-zb-wheel"), description=said("cmd-zb-wheel-about"))
    @app_commands.rename(choice=said("arg-choice"))
    @app_commands.describe(choice=said("arg-choice-about"))
    async def wheel(self, interaction: Interaction, choice: str) -> None:
        """Set the own wheel in the district that is being resolved."""
        await self._by_command(interaction, WHEELS, choice)

    @zbojnici.command(name=said("cmd-zb-choose"), description=said("cmd-zb-choose-about"))
    @app_commands.rename(choice=said("arg-choice"))
    @app_commands.describe(choice=said("arg-choice-about"))
    async def choose(self, interaction: Interaction, choice: str) -> None:
        """Answer what is asked for one figure, or for a number."""
        await self._by_command(interaction, CHOICES, choice)

    @zbojnici.command(name=said("cmd-zb-purse"), description=said("cmd-zb-purse-about"))
    async def purse(self, interaction: Interaction) -> None:
        """Tell what everybody has."""
        reply = Reply(interaction)

        async def tell() -> None:
            table = room_here(self.client, interaction).table
            if table.game != "zbojnici" or table.course is None:
                raise Refused("no-game-here")
            await reply.say(purse_text(table.scene(reply.words)))

        await attend(reply, tell())

    @zbojnici.command(name=said("cmd-zb-rules"), description=said("cmd-zb-rules-about"))
    async def rules(self, interaction: Interaction) -> None:
        """Explain the very phase that is being played."""
        reply = Reply(interaction)

        async def tell() -> None:
            at = self._seated(reply)
            await reply.say(at.presenter.help(at.scene(), at.seat))

        await attend(reply, tell())

    @wheel.autocomplete("choice")
    async def wheels(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer the actions of the own wheel."""
        return option_choices(self.client, interaction, WHEELS, current)

    @choose.autocomplete("choice")
    async def choices(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer what can be answered now."""
        return option_choices(self.client, interaction, CHOICES, current)

    def _seated(self, reply: Reply) -> Answering:
        """Return the person's dealings with the table at which they sit. Raises Refused."""
        room = own_room(self.client, reply.interaction)
        if room.table.game != "zbojnici" or room.table.course is None:
            raise Refused("no-game-here")
        return Answering(room, reply, "command")

    async def _by_command(self, interaction: Interaction, names: tuple[str, ...], choice: str) -> None:
        """Answer the one of the questions ``names`` that is open for this person and offers ``choice``, an option id."""
        reply = Reply(interaction)

        async def answer() -> None:
            at = self._seated(reply)
            mine = [ask for ask in at.scene().asks if ask.seat == at.seat and ask.name in names]
            if not mine:
                raise Refused("no-question")
            option = choice.strip()
            for ask in mine:
                if any(offered.id == option for offered in ask.options):
                    await at.answer(ask.name, None, (option,))
                    return
            raise Refused("no-pick")

        await attend(reply, answer())


async def setup(client: Consigliere) -> None:
    """Add the cog; discord.py calls this."""
    await client.add_cog(Zbojnici(client))
