"""Escape Plan in Discord: the board with the whole city, the desk that walks through a turn, the chronicle of each part of the day.

``board`` is public and made of the public view alone; ``desk`` speaks to one seat; ``narration`` tells.
"""

from bot.games.escape_plan.board import board
from bot.games.escape_plan.calling import turns
from bot.games.escape_plan.confirming import needs_confirm
from bot.games.escape_plan.desk import desk, hand_page
from bot.games.escape_plan.helping import help_text
from bot.games.escape_plan.narration import CHRONICLE
from bot.games.escape_plan.pictures.poster import poster
from bot.games.escape_plan.receipts import receipt
from bot.games.escape_plan.story import story
from bot.games.escape_plan.story_text import story_text
from bot.presenting.presenter import Presenter
from engines.escape_plan.asks import CHARACTER

PRESENTER = Presenter(
    public_asks=frozenset({CHARACTER}),
    poster=poster,
    mark="exit",
    board=board,
    narrate=CHRONICLE.narrate,
    said=CHRONICLE.said,
    story=story,
    story_text=story_text,
    help=help_text,
    hand=hand_page,
    desk=desk,
    needs_confirm=needs_confirm,
    receipt=receipt,
    turns=turns,
)
