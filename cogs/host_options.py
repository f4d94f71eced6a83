"""The options of the rules on the host's desk: each is shown, and changed by what is picked."""

from functools import partial
from typing import Any

from bot.games import game_of
from bot.tables.pages.options import OWN, options_page, read_value
from bot.tables.refusal import Refused
from bot.tables.session.lobby_view import lobby_scene
from bot.tables.table_session import TableSession
from cogs.requests import Request, merged
from engines import GAMES


async def _options(request: Request) -> None:
    """Show the options, or one of them."""
    setting = request.values[0] if request.values else ""
    _known_option(request.session, setting)
    await _show_option(request, setting)


async def _set(request: Request) -> None:
    """Change an option of the rules and show what it became."""
    option, values = request.press.extra, request.values
    if not values:
        raise Refused("no-press")
    _known_option(request.session, option)
    own = game_of(request.session.table.game).presenter.option_lists.get(option)
    if own is not None and values == (OWN,):
        await request.reply.edit(own.page(lobby_scene(request.session.table, request.words)), kind="host")
    else:
        await _change(request, option, read_value(values[0]))


async def _set_list(option: str, request: Request) -> None:
    """Change an option whose value is chosen one by one. Raises Refused when this game has no such list."""
    own = game_of(request.session.table.game).presenter.option_lists.get(option)
    if own is None:
        raise Refused("no-press")
    await _change(request, option, own.read(request.values))


async def _change(request: Request, option: str, value: Any) -> None:
    await request.session.lobby.change(option, value)
    await _show_option(request, option)


async def _show_option(request: Request, option: str) -> None:
    await request.reply.edit(options_page(lobby_scene(request.session.table, request.words), setting=option), kind="host")


def _known_option(session: TableSession, option: str) -> None:
    """Raise Refused unless the rulebook has this option (or none is named)."""
    if option and option not in session.table.rulebook.options.model_fields:
        raise Refused("no-press")


LISTS = tuple(dict.fromkeys(option for game in GAMES for option in game_of(game).presenter.option_lists))
"""Options of any game whose value is a list."""

VERBS = merged({option: partial(_set_list, option) for option in LISTS}, {"options": _options, "set": _set})
"""What is done with options, by its name on the desk."""
