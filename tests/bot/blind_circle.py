"""Games among players that pick at random."""

from pydantic import BaseModel

from bot.simulation.playing import Circle
from tests.engines.driving import UNSEEN


class BlindCircle(Circle):
    """Players around one game that look at nothing, so that no view is made."""

    def _view(self, seat: int) -> BaseModel:  # the same for every seat
        return UNSEEN
