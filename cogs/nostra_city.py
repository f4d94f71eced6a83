"""/nostracity: everything that the board and the desk of Nostra City do, by command, in the server and in direct messages."""

from discord import app_commands
from discord.app_commands import Choice

from bot.client import Consigliere
from bot.naming_commands import said
from bot.presenting.games.nostra_city.hand import bank_text
from cogs.finding import EVERYWHERE, OF_SERVERS
from cogs.game_commands import GameCommands, Interaction
from engines.nostra_city import asks

COLLECTING = (asks.COLLECTOR, asks.KIND_OF)
SHARING = (asks.SPLIT, asks.STARTING_CARD, asks.CARMELA, asks.PIETRO)
BIDDING = (asks.BIDDER, asks.SPACE, asks.BID, asks.KEEP, asks.TAKE_BACK, asks.CONSIGLIERE, asks.PRIMO_CAPO, asks.READY)
BRIBING = (asks.BRIBER, asks.BRIBE, asks.SILVIO, asks.CLAUDIA, asks.ORNELLA)
REVENGE = (asks.WINDOW, asks.LAST_ROUND, asks.TARGET, asks.EXTORTION, asks.ENVELOPE, asks.MASSIMO, asks.REACT)


class NostraCity(GameCommands):
    """Commands of Nostra City. Without a choice each shows the desk, which walks through the whole turn."""

    game = "nostra_city"
    nostracity = app_commands.Group(
        name=said("cmd-nostracity"),
        description=said("cmd-nostracity-about"),
        allowed_contexts=EVERYWHERE,
        allowed_installs=OF_SERVERS,
    )

    async def choose(self, interaction: Interaction, names: tuple[str, ...], choice: str | None) -> None:
        """Answer the open one of the questions ``names`` with ``choice``, an option id; without it show the desk."""
        if choice is None:
            await self.show_desk(interaction)
        else:
            await self.answer(interaction, names, choice)

    @nostracity.command(name=said("cmd-nc-collect"), description=said("cmd-nc-collect-about"))
    @app_commands.rename(choice=said("arg-choice"))
    @app_commands.describe(choice=said("arg-choice-about"))
    async def collect(self, interaction: Interaction, choice: str | None = None) -> None:
        """Collect: who, from where, what."""
        await self.choose(interaction, COLLECTING, choice)

    @nostracity.command(name=said("cmd-nc-share"), description=said("cmd-nc-share-about"))
    @app_commands.rename(choice=said("arg-choice"))
    @app_commands.describe(choice=said("arg-choice-about"))
    async def share(self, interaction: Interaction, choice: str | None = None) -> None:
        """Share what was drawn."""
        await self.choose(interaction, SHARING, choice)

    @nostracity.command(name=said("cmd-nc-bid"), description=said("cmd-nc-bid-about"))
    @app_commands.rename(choice=said("arg-choice"))
    @app_commands.describe(choice=said("arg-choice-about"))
    async def bid(self, interaction: Interaction, choice: str | None = None) -> None:
        """Seal an envelope, and whatever else the Meeting asks."""
        await self.choose(interaction, BIDDING, choice)

    @nostracity.command(name=said("cmd-nc-bribe"), description=said("cmd-nc-bribe-about"))
    @app_commands.rename(choice=said("arg-choice"))
    @app_commands.describe(choice=said("arg-choice-about"))
    async def bribe(self, interaction: Interaction, choice: str | None = None) -> None:
        """Slip a Note into the Corruption pile."""
        await self.choose(interaction, BRIBING, choice)

    @nostracity.command(name=said("cmd-nc-vendetta"), description=said("cmd-nc-vendetta-about"))
    @app_commands.rename(choice=said("arg-choice"))
    @app_commands.describe(choice=said("arg-choice-about"))
    async def vendetta(self, interaction: Interaction, choice: str | None = None) -> None:
        """Answer in a Vendetta window, aim a Revenge, or react to one."""
        await self.choose(interaction, REVENGE, choice)

    @nostracity.command(name=said("cmd-nc-bank"), description=said("cmd-nc-bank-about"))
    async def bank(self, interaction: Interaction) -> None:
        """Tell a player what is in the own Bank and hand."""
        await self.tell_own(interaction, bank_text)

    @nostracity.command(name=said("cmd-nc-rules"), description=said("cmd-nc-rules-about"))
    async def rules(self, interaction: Interaction) -> None:
        """Explain the very phase that is being played."""
        await self.explain(interaction)

    @collect.autocomplete("choice")
    async def collecting(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer Gangsters, then what can be Collected."""
        return self.offered(interaction, COLLECTING, current)

    @share.autocomplete("choice")
    async def sharing(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer the drawn Notes."""
        return self.offered(interaction, SHARING, current)

    @bid.autocomplete("choice")
    async def bidding(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer Gangsters, spaces, Notes."""
        return self.offered(interaction, BIDDING, current)

    @bribe.autocomplete("choice")
    async def bribing(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer Gangsters, then the Notes of the Bank."""
        return self.offered(interaction, BRIBING, current)

    @vendetta.autocomplete("choice")
    async def revenges(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer what can be played, or aimed at."""
        return self.offered(interaction, REVENGE, current)


async def setup(client: Consigliere) -> None:
    """Add the cog; discord.py calls this."""
    await client.add_cog(NostraCity(client))
