"""The escape step in words: who is still to be avoided on the tiles that were left."""

from bot.games.escape_plan.voice import Voice
from bot.presenting.naming import listed
from engines import Ask
from engines.escape_plan.asks import AVOID


def danger(voice: Voice, ask: Ask) -> str:
    """Return who is still to be avoided, for the question of the escape step; empty for any other."""
    turn = voice.view.turn
    if ask.name != AVOID or turn is None:
        return ""
    view = voice.view
    told = []
    for tile in view.tiles:
        if tile.id not in turn.left:
            continue
        police = [f"officer:{kind}" for kind in tile.officers if f"{kind}@{tile.id}" not in turn.avoided]
        police += [bot.who for bot in view.bots if not bot.gone and bot.tile == tile.id and f"{bot.id}@{tile.id}" not in turn.avoided]
        if police:
            told.append(f"{tile.id.upper()} {listed(voice.named(one) for one in police)}")
    return voice("ep-danger", list=listed(told, "; ")) if told else voice("ep-no-danger")
