"""How a game is shown that has nothing but its engine, its manners and its words."""

from bot.presenting.boxed.default.asking import needs_confirm
from bot.presenting.boxed.default.board import board
from bot.presenting.boxed.default.desk import desk, hand
from bot.presenting.boxed.default.helping import help_text
from bot.presenting.boxed.default.poster import poster
from bot.presenting.boxed.default.story import story, story_text
from bot.presenting.boxed.default.telling import narrate, receipt, said

__all__ = ["board", "desk", "hand", "help_text", "narrate", "needs_confirm", "poster", "receipt", "said", "story", "story_text"]
