"""/stats, /standings, /nights: what a server has played, by person, by standing, game by game (CL-11.5, 13.4, 15.1)."""

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.app.client import Consigliere
from bot.discord_io.command_names import said, with_options
from bot.results.pages.nights_page import NightsFilter
from cogs import boards, history, statistics
from cogs.responses import Reply, answered
from engines import GAMES


def _games() -> list[Choice[str]]:
    return [Choice(name=said(f"choice-game-{game}"), value=game) for game in GAMES]


def _boards() -> list[Choice[str]]:
    return [Choice(name=said(f"choice-board-{what}"), value=what) for what in (boards.SEASON, boards.EVENING)] + _games()


class Stats(commands.Cog):
    """What a server has played."""

    @app_commands.command(name=said("cmd-stats"), description=said("cmd-stats-about"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @with_options(person=("person", "stats-person"), game=("game", "stats-game"))
    @app_commands.choices(game=_games())
    @answered
    async def stats(self, reply: Reply, person: discord.Member | None = None, game: str = "") -> None:
        """Show the statistics of a person, the own ones when nobody is named."""
        if person is None:
            await statistics.show_statistics(reply, reply.user_id, game)
        else:
            await statistics.show_statistics(reply, person.id, game, person.display_name)

    @app_commands.command(name=said("cmd-standings"), description=said("cmd-standings-about"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @with_options(what="what")
    @app_commands.choices(what=_boards())
    @answered
    async def standings(self, reply: Reply, what: str = boards.SEASON) -> None:
        """Show a board of the server."""
        await boards.show_board(reply, what)

    @app_commands.command(name=said("cmd-nights"), description=said("cmd-nights-about"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @with_options(game=("game", "stats-game"), person=("person", "nights-person"))
    @app_commands.choices(game=_games())
    @answered
    async def nights(self, reply: Reply, game: str = "", person: discord.Member | None = None) -> None:
        """Show finished games of the server, the newest first."""
        await history.show_list(reply, NightsFilter(game=game, person=person.id if person is not None else 0))


async def setup(client: Consigliere) -> None:
    """Add the cog; discord.py calls this."""
    await client.add_cog(Stats())
