"""/zbojnici: everything that the board and the desk of Zbojníci do, by command, in the server and in direct messages."""

from discord import app_commands
from discord.app_commands import Choice

from bot.client import Consigliere
from bot.naming_commands import said
from bot.presenting.games.zbojnici.table_text import purse_text
from cogs.finding import EVERYWHERE, OF_SERVERS
from cogs.game_commands import GameCommands, Interaction
from engines.zbojnici import asks

WHEELS = (asks.WHEEL_ROBBER, asks.WHEEL_PRINCE)
CHOICES = (asks.COLOR, asks.GUARDS, asks.KICK, asks.HARBOR, asks.TAVERN, asks.DUNGEON, asks.UPGRADE)


class Zbojnici(GameCommands):
    """Commands of Zbojníci."""

    game = "zbojnici"
    zbojnici = app_commands.Group(
        name=said("cmd-zbojnici"),
        description=said("cmd-zbojnici-about"),
        allowed_contexts=EVERYWHERE,
        allowed_installs=OF_SERVERS,
    )

    @zbojnici.command(name=said("cmd-zb-plan"), description=said("cmd-zb-plan-about"))
    async def plan(self, interaction: Interaction) -> None:
        """Show the desk, which walks through the plan."""
        await self.show_desk(interaction)

    @zbojnici.command(name=said("cmd-zb-wheel"), description=said("cmd-zb-wheel-about"))
    @app_commands.rename(choice=said("arg-choice"))
    @app_commands.describe(choice=said("arg-choice-about"))
    async def wheel(self, interaction: Interaction, choice: str) -> None:
        """Set the own wheel in the district that is being resolved."""
        await self.answer(interaction, WHEELS, choice)

    @zbojnici.command(name=said("cmd-zb-choose"), description=said("cmd-zb-choose-about"))
    @app_commands.rename(choice=said("arg-choice"))
    @app_commands.describe(choice=said("arg-choice-about"))
    async def choose(self, interaction: Interaction, choice: str) -> None:
        """Answer what is asked for one figure, or for a number."""
        await self.answer(interaction, CHOICES, choice)

    @zbojnici.command(name=said("cmd-zb-purse"), description=said("cmd-zb-purse-about"))
    async def purse(self, interaction: Interaction) -> None:
        """Tell what everybody has."""
        await self.tell(interaction, purse_text)

    @zbojnici.command(name=said("cmd-zb-rules"), description=said("cmd-zb-rules-about"))
    async def rules(self, interaction: Interaction) -> None:
        """Explain the very phase that is being played."""
        await self.explain(interaction)

    @wheel.autocomplete("choice")
    async def wheels(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer the actions of the own wheel."""
        return self.offered(interaction, WHEELS, current)

    @choose.autocomplete("choice")
    async def choices(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer what can be answered now."""
        return self.offered(interaction, CHOICES, current)


async def setup(client: Consigliere) -> None:
    """Add the cog; discord.py calls this."""
    await client.add_cog(Zbojnici(client))
