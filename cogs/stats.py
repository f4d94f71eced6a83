"""/stats and /standings: a server's games by person and by board (CL-11.5, 13.4)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.app.client import Consigliere
from bot.discord_io.command_names import said, with_options
from bot.presenting.texts import Words
from bot.results.leaderboards import evening_leaderboard, hidden_of, rating_leaderboard, running_season, season_leaderboard, season_rows
from bot.results.pages.leaderboard_page import LeaderboardScene, leaderboard_page, season_title
from bot.results.pages.nights_page import NightsFilter
from bot.results.pages.statistics_page import EVERYTHING, StatsScene, badges_page, statistics_page
from bot.results.rating_cache import ratings_of
from bot.results.ratings import Rating
from bot.results.statistics import LAST_GAMES, Statistics, statistics_of
from bot.results.stored_results import result_from
from bot.store import SeasonRow
from bot.tables.refusal import Refused
from cogs.custom_ids import chosen_number
from cogs.finding import ServerContext, game_choices, here
from cogs.history import show_list
from cogs.requests import Request, Verb
from cogs.responses import Reply, answered
from engines import GAMES

SEASON, EVENING = "season", "evening"
"""Boards besides a game's by rating (its name) and that of a closed season or an evening (its id)."""


async def show_board(reply: Reply, what: str = SEASON) -> None:
    """Answer with a board. Raises Refused, StoreError."""
    await reply.show(leaderboard_page(await _board_scene(reply, what)))


async def _board_scene(reply: Reply, what: str, *, posted: bool = False) -> LeaderboardScene:
    """Return the board ``what``; ``posted``: for everybody, without the reader's row. Raises Refused, StoreError."""
    where = await here(reply)
    where.need_board()
    reader = None if posted else reply.user_id
    running = await running_season(where.store, where.guild_id)
    archives = [one for one in await where.store.honours.seasons(where.guild_id) if one.closed_at is not None]
    scene = await _of(where, what, running, archives, reader)
    choices = () if posted else _choices(reply.words, running, archives)
    if choices and all(value != what for value, _ in choices):  # an evening that is not the last one
        choices = ((what, scene.title), *choices)
    return replace(scene, choices=choices, may_post=where.may_post, posted=posted)


async def _of(
    where: ServerContext, what: str, running: SeasonRow | None, archives: list[SeasonRow], reader: int | None
) -> LeaderboardScene:
    words, store, guild_id = where.reply.words, where.store, where.guild_id
    if what in GAMES:
        board = await rating_leaderboard(store, guild_id, what, reader)
        title = words("board-rating", game=words(f"game-{what}"))
        return LeaderboardScene(words=words, title=title, board=board, what=what, by_rating=True, text_mode=where.text_mode)
    if what == EVENING:
        evening = await store.history.last_evening(guild_id, await where.sight())
        if evening is None:
            raise Refused("stats-none")
        board, title = await evening_leaderboard(store, guild_id, evening, reader), words("board-evening")
    else:
        season = running if what == SEASON else next((one for one in archives if one.id == what), None)
        if season is None and what != SEASON:
            return await _of_evening(where, what, reader)
        board, title = await season_leaderboard(store, guild_id, season, where.now, reader), season_title(words, season)
    return LeaderboardScene(words=words, title=title, board=board, what=what, text_mode=where.text_mode)


async def _of_evening(where: ServerContext, what: str, reader: int | None) -> LeaderboardScene:
    """Return the board of one evening. Raises Refused unless the reader may see a game of it, StoreError."""
    found = await where.store.history.evenings(where.guild_id, await where.sight(), most=1, only=what)
    if not found:
        raise Refused("no-season")
    board = await evening_leaderboard(where.store, where.guild_id, what, reader)
    return LeaderboardScene(words=where.reply.words, title=found[0].name, board=board, what=what, text_mode=where.text_mode)


def _choices(words: Words, running: SeasonRow | None, archives: list[SeasonRow]) -> tuple[tuple[str, str], ...]:
    """Return the boards of the menu: running season, last evening, games, then older seasons, newest first."""
    games = [(game, words("board-rating", game=words(f"game-{game}"))) for game in GAMES]
    older = [(one.id, season_title(words, one)) for one in archives]
    return ((SEASON, season_title(words, running)), (EVENING, words("board-evening")), *games, *older)


async def _what(request: Request) -> None:
    await request.reply.edit(leaderboard_page(await _board_scene(request.reply, request.value)))


async def _post_board(request: Request) -> None:
    scene = await _board_scene(request.reply, request.press.extra, posted=True)
    if not scene.may_post:
        raise Refused("no-foreign")
    await request.reply.post(leaderboard_page(scene))


LATEST = 1e12
"""Later than any game (unix seconds)."""


@dataclass(frozen=True, slots=True)
class StatsSelection:
    """A selection of statistics: a person, and one game and one season, or all of them (empty)."""

    person: int
    game: str = ""
    season: str = ""


async def show_statistics(reply: Reply, person: int, game: str = "", name: str = "") -> None:
    """Answer with the statistics of a person; ``name``: their name, when known. Raises Refused, StoreError."""
    await reply.show(statistics_page(await scene_of(reply, StatsSelection(person, game), name)))


async def scene_of(reply: Reply, looked: StatsSelection, name: str = "", *, posted: bool = False) -> StatsScene:
    """Return the statistics of a selection. Raises Refused for an unknown or hidden person (CL-11.6), StoreError."""
    where = await here(reply)
    store, person = where.store, looked.person
    own = person == reply.user_id
    if not own and person in await hidden_of(store, [person]):
        raise Refused("stats-none")
    seasons = {season.id: season for season in await store.honours.seasons(where.guild_id)} if where.settings.board else {}
    season = seasons.get(looked.season)
    found = await _counted(where, person, season)
    if not found.total.games and not own and not looked.season:
        raise Refused("stats-none")
    known = await store.history.names(where.guild_id, [person])
    return StatsScene(
        words=reply.words,
        person=person,
        name=reply.display_name if own else name or known.get(person, ""),
        statistics=found,
        ratings=await _ratings(where, person, found) if where.settings.board else {},
        badges=[row.badge for row in await store.honours.badges(where.guild_id, [person])],
        season=await _place(where, person, season) if where.settings.board else None,
        seasons=[(one.id, one.name) for one in seasons.values()],
        chosen=season.id if season is not None else "",
        game=looked.game if looked.game in GAMES else "",
        rates=where.settings.board,
        posted=posted,
        own=own,
    )


async def _counted(where: ServerContext, person: int, season: SeasonRow | None) -> Statistics:
    history, guild = where.store.history, where.guild_id
    since = season.opened_at if season is not None else 0.0
    until = season.closed_at if season is not None and season.closed_at is not None else LATEST
    parts = await history.parts(guild, person, since, until)
    last = await history.last_played(guild, person, since, until, most=LAST_GAMES)
    evenings = await history.count_evenings(guild, person, since, until)
    return statistics_of(person, parts, evenings, map(result_from, last))


async def _ratings(where: ServerContext, person: int, found: Statistics) -> dict[str, Rating]:
    ratings = {game: await ratings_of(where.store, where.guild_id, game) for game in found.games}
    return {game: all_of[str(person)] for game, all_of in ratings.items() if str(person) in all_of}


async def _place(where: ServerContext, person: int, season: SeasonRow | None) -> tuple[int, int] | None:
    """Return points and place of a person in the selected season, else in the running one."""
    season = season or await running_season(where.store, where.guild_id)
    if season is None or season.closed_at is not None:
        return None
    rows = await season_rows(where.store, where.guild_id, season, where.now)
    return next(((row.points, row.place) for row in rows if row.person == person), None)


# ---- presses


def _read(extra: str) -> StatsSelection:
    """Return the selection in a custom id, where the number of a further menu may follow. Raises Refused for a malformed one."""
    parts = extra.split(".")[:3]
    if len(parts) != 3:
        raise Refused("no-press")
    return StatsSelection(chosen_number([parts[0]]), *("" if part == EVERYTHING else part for part in parts[1:]))


async def _show(request: Request) -> None:
    await request.reply.edit(statistics_page(await scene_of(request.reply, _read(request.press.extra))))


async def _game(request: Request) -> None:
    looked, game = _read(request.press.extra), _chosen(request)
    await request.reply.edit(statistics_page(await scene_of(request.reply, StatsSelection(looked.person, game, looked.season))))


async def _season(request: Request) -> None:
    looked, season = _read(request.press.extra), _chosen(request)
    await request.reply.edit(statistics_page(await scene_of(request.reply, StatsSelection(looked.person, looked.game, season))))


def _chosen(request: Request) -> str:
    value = request.values[0] if request.values else EVERYTHING
    return "" if value == EVERYTHING else value


async def _badges(request: Request) -> None:
    await request.reply.edit(badges_page(await scene_of(request.reply, _read(request.press.extra))))


async def _games(request: Request) -> None:
    looked = _read(request.press.extra)
    await show_list(request.reply, NightsFilter(game=looked.game, person=looked.person))


async def _post(request: Request) -> None:
    looked = _read(request.press.extra)
    if looked.person != request.user_id:  # CL-11.5: people post only their own statistics
        raise Refused("no-foreign")
    await request.reply.post(statistics_page(await scene_of(request.reply, looked, posted=True)))


VERBS: Mapping[str, Verb] = {
    "bd.what": _what, "bd.post": _post_board,
    "st.show": _show, "st.game": _game, "st.season": _season, "st.badges": _badges, "st.games": _games, "st.post": _post,
}  # fmt: skip
"""The verbs by their names in custom ids."""


def _boards() -> list[Choice[str]]:
    return [Choice(name=said(f"choice-board-{what}"), value=what) for what in (SEASON, EVENING)] + game_choices()


class Stats(commands.Cog):
    """Statistics and boards of a server."""

    @app_commands.command(name=said("cmd-stats"), description=said("cmd-stats-about"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @with_options(person=("person", "stats-person"), game=("game", "stats-game"))
    @app_commands.choices(game=game_choices())
    @answered
    async def stats(self, reply: Reply, person: discord.Member | None = None, game: str = "") -> None:
        """Show the statistics of a person, by default the asker's."""
        if person is None:
            await show_statistics(reply, reply.user_id, game)
        else:
            await show_statistics(reply, person.id, game, person.display_name)

    @app_commands.command(name=said("cmd-standings"), description=said("cmd-standings-about"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @with_options(what="what")
    @app_commands.choices(what=_boards())
    @answered
    async def standings(self, reply: Reply, what: str = SEASON) -> None:
        """Show a board of the server."""
        await show_board(reply, what)


async def setup(client: Consigliere) -> None:
    """Add the cog; the client calls this at its start."""
    await client.add_cog(Stats())
