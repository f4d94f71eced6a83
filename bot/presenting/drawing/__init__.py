"""The drawing kit of all pictures: tokens, lettering, shapes, icons, parts, and the way to PNG."""

from bot.presenting.drawing.drawing import MOST_ALT, Drawing
from bot.presenting.drawing.rendering import BoardTurns, Urgency, render
from bot.presenting.drawing.words import Words

__all__ = ["MOST_ALT", "BoardTurns", "Drawing", "Urgency", "Words", "render"]
