"""The options of the games that an evening plans, chosen on the pages of a lobby (CL-4.1)."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from bot.evenings.evening import LiveEvening
from bot.evenings.moves.planning import set_options
from bot.evenings.pages.evening_desk import choice_page
from bot.evenings.plan import GamePlan
from bot.evenings.scenes import evening_scene, options_scene
from bot.games import game_of
from bot.presenting.lobby_scene import LobbyScene
from bot.presenting.page import MenuOption
from bot.presenting.setting import settings_of_plan
from bot.tables.pages.options import LISTS, OWN, options_page, read_value, settings_in
from bot.tables.refusal import Refused
from cogs.evenings.finding import evening_of
from cogs.forms import filled_in, numbered, options_form
from cogs.requests import Request, Verb

SEVERAL = "ev.several"
"""The verb of the form for several options."""


async def _open(request: Request) -> None:
    """Show the options of a game, those picked among them, or ask which of several games is meant. Raises Refused."""
    if request.press.extra:
        await _show(request, request.press.extra, request.values)
        return
    evening = _changing(request)
    games = list(dict.fromkeys(game.game for game in evening.plan.games if settings_of_plan(game.game)))
    if len(games) == 1:
        await _show(request, games[0])
        return
    if not games:
        raise Refused("ev-stale")
    choices = [MenuOption(game, request.words(f"game-{game}")) for game in games]
    await request.reply.edit(choice_page(evening_scene(evening, request.words), "options", "ev-options-menu", choices), kind="host")


async def picked(request: Request, _: LiveEvening, values: tuple[str, ...]) -> None:
    """Show the options of the picked game. Raises Refused."""
    await _show(request, values[0])


async def _show(request: Request, game: str, names: tuple[str, ...] = ()) -> None:
    """Show all options of a game, or the one with this name; for several names open their form. Raises Refused."""
    scene = _scene(request, game, *names)
    if len(names) > 1:
        await request.reply.ask(options_form(scene, names))
    else:
        await request.reply.edit(options_page(scene, setting="".join(names)), kind="host")


async def _set(request: Request) -> None:
    """Change an option, and show its new value. Raises Refused."""
    game, _, option = request.press.extra.partition(".")
    scene, values = _scene(request, game, option), request.values
    if not values:
        raise Refused("ev-stale")
    own = game_of(game).presenter.option_lists.get(option)
    if own is not None and values == (OWN,):
        await request.reply.edit(own.page(scene), kind="host")
    else:
        await _change(request, game, {option: read_value(values[0])}, option)


async def _set_list(option: str, request: Request) -> None:
    """Change an option whose value is a list. Raises Refused when this game has no such list."""
    game = request.press.extra
    _scene(request, game, option)
    own = game_of(game).presenter.option_lists.get(option)
    if own is None:
        raise Refused("ev-stale")
    await _change(request, game, {option: own.read(request.values)}, option)


async def _set_several(request: Request) -> None:
    """Change the options of a form, all at once. Raises Refused."""
    game, _, extra = request.press.extra.partition(".")
    scene = _scene(request, game)
    form = options_form(scene, numbered(extra, [one.name for one in settings_in(scene)]))
    changed = filled_in(form, request.press, request.fields)
    await _change(request, game, {option: read_value(values[0]) for option, values in changed.items() if values})


async def _change(request: Request, game: str, values: Mapping[str, Any], shown: str = "") -> None:
    await evening_of(request).do(set_options(request.user_id, game, values))
    await request.reply.edit(options_page(_scene(request, game), setting=shown), kind="host")


def _changing(request: Request) -> LiveEvening:
    """Return the evening. Raises Refused for everybody but hosts, and where its plan cannot be changed any more."""
    evening = evening_of(request)
    evening.only_host(request.user_id)
    if evening.row.state not in ("draft", "poll", "planned"):
        raise Refused("ev-stale")
    return evening


def _scene(request: Request, game: str, *options: str) -> LobbyScene:
    """Return the scene of a planned game. Raises Refused as ``_changing``, and for a game or an option that is not there."""
    evening = _changing(request)
    planned: GamePlan | None = next((one for one in evening.plan.games if one.game == game), None)
    if planned is None:
        raise Refused("ev-stale")
    scene = options_scene(evening, planned, request.words)
    if not {one.name for one in settings_in(scene)}.issuperset(options):
        raise Refused("ev-stale")
    return scene


VERBS: Mapping[str, Verb] = {
    "ev.options": _open,
    "ev.set": _set,
    SEVERAL: _set_several,
    **{f"ev.{option}": partial(_set_list, option) for option in LISTS},
}
"""The verbs by their names in custom ids."""
