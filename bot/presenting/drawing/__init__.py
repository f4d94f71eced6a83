"""The drawing kit of all pictures: tokens, lettering, shapes, icons, parts, and the way to PNG.

It offers ``Drawing`` (an SVG with its description), ``render``, and modules to draw with; games bring their own pictures. It may import
``bot.runtime`` and the texts of ``bot.presenting``.
"""

from bot.presenting.drawing.rendering import MOST_ALT, BoardTurns, Drawing, Urgency, render

__all__ = ["MOST_ALT", "BoardTurns", "Drawing", "Urgency", "render"]
