"""The poster of Mafia City: seven parts of the city, and whose they are."""

import math
from collections.abc import Iterable

from bot.presenting.drawing.icons import icon_at
from bot.presenting.drawing.players import player_mark
from bot.presenting.drawing.posters import poster_with
from bot.presenting.drawing.shapes import polygon, regular
from bot.presenting.drawing.tokens import GROUND, INK, TOKENS, Ground

_SIDE, _MIDDLE = 66.0, (301.0, 215.0)
_RIM = (("bank", "red"), ("factory", ""), ("market", "blue"), ("prison", ""), ("anchor", "yellow"), ("church", "green"))


def scene(ground: Ground) -> Iterable[str]:
    """Draw the town hall with the parts of the city around it, marks of players on four of them."""
    cx, cy = _MIDDLE
    yield _tile(cx, cy, TOKENS.city_tile["1"]["fill"], INK.brass)
    yield icon_at("mayor", cx, cy, 76, INK.brass, TOKENS.city_tile["1"]["fill"])
    for place, (mark, colour) in enumerate(_RIM):
        turn = math.radians(60 * place - 90)
        x, y = cx + _SIDE * math.sqrt(3) * 0.99 * math.cos(turn), cy + _SIDE * math.sqrt(3) * 0.99 * math.sin(turn)
        fill = TOKENS.city_tile[str(place + 2)]["fill"]
        yield _tile(x, y, fill, ground.line)
        yield icon_at(mark, x, y, 58, INK.ink2, fill)
        if colour:
            yield player_mark(colour, x + 36, y - 30, 15)


def _tile(x: float, y: float, fill: str, edge: str) -> str:
    return polygon(regular(x, y, _SIDE - 4, 6, start=0), fill, edge, 4)


poster = poster_with(scene, GROUND["city"])
