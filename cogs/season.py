"""/season: opening, closing and showing the seasons of a server, for its staff (CL-13.1 to 13.3)."""

import logging
from collections.abc import Mapping

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Consigliere
from bot.app.season_lines import OwedLine, owe_line, season_line, settle_line
from bot.discord_io.command_names import said, with_options
from bot.discord_io.request_faults import REQUEST_FAULTS
from bot.presenting.naming import line_of
from bot.presenting.page import Page
from bot.results.leaderboards import close_season, open_trophies, running_season
from bot.results.pages.leaderboard_page import close_question, trophy_lines
from bot.results.pages.statistics_page import bold
from bot.runtime.ids import random_id
from bot.store import SeasonClosed, SeasonRow, StoreError
from bot.tables.refusal import Refused
from cogs.finding import IN_SERVERS, OF_SERVERS, ServerContext, here
from cogs.requests import Request, Verb
from cogs.responses import Reply, answered

log = logging.getLogger(__name__)

LONGEST_NAME = 40
SHOWN = 10
"""Closed seasons shown with their trophies."""


class Season(commands.Cog):
    """Seasons of a server."""

    season = app_commands.Group(
        name=said("cmd-season"),
        description=said("cmd-season-about"),
        allowed_contexts=IN_SERVERS,
        allowed_installs=OF_SERVERS,
        default_permissions=discord.Permissions(manage_guild=True),
    )

    @season.command(name=said("cmd-season-open"), description=said("cmd-season-open-about"))
    @with_options(name="season-name")
    @answered
    async def open(self, reply: Reply, name: app_commands.Range[str, 1, LONGEST_NAME]) -> None:
        where = await _staff(reply)
        reply.must_write()
        before = [one.closed_at or 0.0 for one in await where.store.honours.seasons(where.guild_id)]
        begins = max([float(int(where.now)), *before])  # no game counts for two seasons
        season = SeasonRow(id=random_id(), guild_id=where.guild_id, name=line_of(name) or "–", opened_at=begins)
        if (running := await running_season(where.store, where.guild_id)) is not None:
            raise Refused("season-runs", name=bold(running.name))
        await _owe(where, season, closed=False)
        if not await where.store.honours.open_season(season):  # another press was faster
            running = await running_season(where.store, where.guild_id)
            raise Refused("season-runs", name=bold(running.name if running is not None else name))
        await reply.say(reply.words("season-done"))
        await _tell(where, season, closed=False)

    @season.command(name=said("cmd-season-close"), description=said("cmd-season-close-about"))
    @answered
    async def close(self, reply: Reply) -> None:
        """Ask for confirmation to end the running season."""
        where = await _staff(reply)
        running = await running_season(where.store, where.guild_id)
        if running is None:
            raise Refused("season-none")
        sessions = reply.client.registry.sessions.values()
        playing = [one for one in sessions if one.table.guild_id == where.guild_id and one.table.phase in ("running", "paused")]
        await reply.show(close_question(reply.words, running, len(playing)))

    @season.command(name=said("cmd-season-show"), description=said("cmd-season-show-about"))
    @answered
    async def show(self, reply: Reply) -> None:
        """Show the running season, and the trophies of earlier ones."""
        where = await _staff(reply)
        running, words = await running_season(where.store, where.guild_id), reply.words
        lines = [words("season-none")]
        if running is not None:
            lines = [words("season-runs-since", name=bold(running.name), when=f"<t:{int(running.opened_at)}:D>")]
        closed = [one for one in await where.store.honours.seasons(where.guild_id) if one.closed_at is not None]
        for one in closed[:SHOWN]:
            span = {"from": f"<t:{int(one.opened_at)}:d>", "to": f"<t:{int(one.closed_at or 0)}:d>"}
            lines.append(words("season-over", name=bold(one.name), **span))
            lines += [f"-# {line}" for line in trophy_lines(words, await open_trophies(where.store, one.id))]
        await reply.show(Page(("\n".join(lines),), "quiet"))


async def _staff(reply: Reply) -> ServerContext:
    """Return the server of an interaction. Raises Refused for everybody but staff, and while seasons are off."""
    where = await here(reply)
    where.need_staff()
    where.need_board()
    return where


async def _owe(where: ServerContext, season: SeasonRow, *, closed: bool) -> None:
    """Store that the line of a season is owed here. Raises StoreError."""
    channel = str(where.reply.interaction.channel_id or 0)
    await owe_line(where.store, season, OwedLine(channel=channel, language=where.language, closed=closed, at=where.now))


async def _tell(where: ServerContext, season: SeasonRow, *, closed: bool) -> None:
    """Post the line of a season in the channel without a ping; it stays owed if that fails."""
    try:
        line = await season_line(where.store, season, closed=closed, language=where.language)
        await where.reply.interaction.followup.send(line, silent=True, allowed_mentions=discord.AllowedMentions.none())
        await settle_line(where.store, where.guild_id, season.id)
    except (*REQUEST_FAULTS, StoreError) as wrong:
        log.warning("line about a season not delivered yet: %s", type(wrong).__name__)


# ---- presses


async def _close(request: Request) -> None:
    """End the season: freeze its standings, award its trophies, announce it in the channel. Raises Refused, StoreError."""
    reply = request.reply
    where = await _staff(reply)
    reply.must_write()
    season = await running_season(where.store, where.guild_id)
    if season is None or season.id != request.press.extra:
        raise Refused("season-none")
    await _owe(where, season, closed=True)
    try:
        await close_season(where.store, season, where.now)
    except SeasonClosed as lost:
        raise Refused("season-none") from lost
    await reply.edit(Page((reply.words("season-done"),), "done"))
    await _tell(where, season, closed=True)


async def _keep(request: Request) -> None:
    await request.reply.edit(Page((request.words("season-kept"),), "quiet"))


VERBS: Mapping[str, Verb] = {"sn.close": _close, "sn.keep": _keep}
"""The verbs by their names in custom ids."""


async def setup(client: Consigliere) -> None:
    """Add the cog; the client calls this at its start."""
    await client.add_cog(Season())
