"""Boards of a server: which are offered, the page of one, and showing it to everybody (CL-13.4)."""

from collections.abc import Mapping
from dataclasses import replace

from bot.presenting.texts import Words
from bot.results.boards import evening_board, rating_board, running_season, season_board
from bot.results.pages.board_page import BoardScene, board_page, season_title
from bot.store import SeasonRow
from bot.tables.refusal import Refused
from cogs.here import Here, here
from cogs.requests import Request, Verb
from cogs.responses import Reply
from engines import GAMES

SEASON, EVENING = "season", "evening"
"""What may be shown besides a game by rating (its name), a closed season and an evening (their ids)."""


async def show_board(reply: Reply, what: str = SEASON) -> None:
    """Answer with a board. Raises Refused, StoreError."""
    await reply.show(board_page(await _scene(reply, what)))


async def _scene(reply: Reply, what: str, *, posted: bool = False) -> BoardScene:
    """Return the board ``what``; ``posted``: as everybody sees it, without the reader's own row. Raises Refused, StoreError."""
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


async def _of(where: Here, what: str, running: SeasonRow | None, archives: list[SeasonRow], reader: int | None) -> BoardScene:
    words, store, guild_id = where.reply.words, where.store, where.guild_id
    if what in GAMES:
        board = await rating_board(store, guild_id, what, reader)
        title = words("board-rating", game=words(f"game-{what}"))
        return BoardScene(words=words, title=title, board=board, what=what, by_rating=True, text_mode=where.text_mode)
    if what == EVENING:
        evening = await store.history.last_evening(guild_id, await where.sight())
        if evening is None:
            raise Refused("stats-none")
        board, title = await evening_board(store, guild_id, evening, reader), words("board-evening")
    else:
        season = running if what == SEASON else next((one for one in archives if one.id == what), None)
        if season is None and what != SEASON:
            return await _of_evening(where, what, reader)
        board, title = await season_board(store, guild_id, season, where.now, reader), season_title(words, season)
    return BoardScene(words=words, title=title, board=board, what=what, text_mode=where.text_mode)


async def _of_evening(where: Here, what: str, reader: int | None) -> BoardScene:
    """Return the board of one evening, to who may see a game of it. Raises Refused, StoreError."""
    found = await where.store.history.evenings(where.guild_id, await where.sight(), most=1, only=what)
    if not found:
        raise Refused("no-season")
    board = await evening_board(where.store, where.guild_id, what, reader)
    return BoardScene(words=where.reply.words, title=found[0].name, board=board, what=what, text_mode=where.text_mode)


def _choices(words: Words, running: SeasonRow | None, archives: list[SeasonRow]) -> tuple[tuple[str, str], ...]:
    """Return the boards of the menu: what runs, the last evening, games, then older seasons, the newest first."""
    games = [(game, words("board-rating", game=words(f"game-{game}"))) for game in GAMES]
    older = [(one.id, season_title(words, one)) for one in archives]
    return ((SEASON, season_title(words, running)), (EVENING, words("board-evening")), *games, *older)


async def _what(request: Request) -> None:
    if not request.values:
        raise Refused("no-press")
    await request.reply.edit(board_page(await _scene(request.reply, request.values[0])))


async def _post(request: Request) -> None:
    scene = await _scene(request.reply, request.press.extra, posted=True)
    if not scene.may_post:
        raise Refused("no-foreign")
    await request.reply.post(board_page(scene))


VERBS: Mapping[str, Verb] = {"bd.what": _what, "bd.post": _post}
"""The verbs by their names in custom ids."""
