"""Which picks are final and costly, so that they are confirmed first."""

from bot.games.nostra_city.asking import CANCEL
from bot.games.nostra_city.voice import Voice
from bot.presenting.scene import Scene
from engines import Ask
from engines.nostra_city.asks import BRIBE


def needs_confirm(scene: Scene, ask: Ask, picks: tuple[str, ...]) -> bool:
    """Return whether ``picks`` are a Bribe, or the third step back, which ends the turn (NC-1.14)."""
    if picks == (CANCEL,):
        return Voice(scene).own(ask.seat).cancels_left == 1 and scene.public.turn == ask.seat
    return ask.name == BRIBE
