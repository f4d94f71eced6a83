"""Which picture of the city the desk shows: around the pawn, around an opened tile, or what is needed to place a tile."""

from collections.abc import Sequence

from bot.games.escape_plan.ends import numbers, opened
from bot.games.escape_plan.pictures.near import near
from bot.games.escape_plan.pictures.sites import offered, sites, turned
from bot.games.escape_plan.voice import Voice
from bot.presenting.drawing import Drawing
from engines import Ask
from engines.escape_plan import EscapePlanView
from engines.escape_plan.asks import BORDER_DESTINATION, BORDER_OFFICER, CITY_POSITION, CITY_ROTATION, CITY_TILE, END


def desk_picture(voice: Voice, seat: int, asks: Sequence[Ask]) -> Drawing | None:
    """Return the picture for what is asked, None for who has left the city and is asked nothing."""
    scene, view = voice.scene, voice.view
    for ask in asks:
        if ask.name == END:
            tile = opened(voice, ask) or view.players[seat].tile
            return near(view, tile, scene.people, scene.words, ends=numbers(ask))
        if ask.name == CITY_TILE:
            return offered(view, scene.people, scene.words)
        if ask.name == CITY_POSITION:
            return sites(view, [_at(ask, number) for number in range(len(ask.options))], scene.people, scene.words)
        if ask.name == CITY_ROTATION:
            edges = [str(option.text.args["edges"]) for option in ask.options]
            args = ask.options[0].text.args
            tile, at = str(args["tile"]).partition(":")[2], (int(str(args["q"])), int(str(args["r"])))
            return turned(view, tile, at, edges, scene.people, scene.words)
        if ask.name in (BORDER_OFFICER, BORDER_DESTINATION) and (tile := _tile_of(view, view.active)):
            return near(view, tile, scene.people, scene.words)
    if view.phase == "end" or view.players[seat].gone:
        return None
    return near(view, view.players[seat].tile, scene.people, scene.words)


def _tile_of(view: EscapePlanView, who: str | None) -> str:
    """Return the tile of a player or bot, where the others send officers."""
    figures = {f"seat:{one.seat}": one.tile for one in view.players} | {one.who: one.tile for one in view.bots}
    return figures.get(who or "", "")


def _at(ask: Ask, number: int) -> tuple[int, int]:
    q, _, r = ask.options[number].id.partition(":")[2].partition(",")
    return int(q), int(r)
