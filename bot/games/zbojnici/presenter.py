"""Zbojníci in Discord: the board, the desk that walks through a plan, the chronicle.

``board`` is public and made of the public view alone; ``desk`` speaks to one seat; ``narration`` tells.
"""

from bot.games.zbojnici.board import board
from bot.games.zbojnici.calling import turns
from bot.games.zbojnici.desk import desk, hand
from bot.games.zbojnici.helping import help_text
from bot.games.zbojnici.narration import CHRONICLE
from bot.games.zbojnici.pictures.poster import poster
from bot.games.zbojnici.receipts import receipt
from bot.games.zbojnici.story import story
from bot.games.zbojnici.story_text import story_text
from bot.presenting.presenter import Presenter, never
from engines.zbojnici.asks import COLOR

PRESENTER = Presenter(
    public_asks=frozenset({COLOR}),
    poster=poster,
    mark="crown",
    board=board,
    narrate=CHRONICLE.narrate,
    said=CHRONICLE.said,
    story=story,
    story_text=story_text,
    help=help_text,
    hand=hand,
    desk=desk,
    needs_confirm=never,
    receipt=receipt,
    turns=turns,
)
