"""Mafia City in Discord: the board, the desk that walks through a play, the chronicle in which veto chains grow.

``board`` is public and made of the public view alone; ``desk`` speaks to one seat; ``narration`` tells.
"""

from bot.games.mafia_city.board import board
from bot.games.mafia_city.calling import turns
from bot.games.mafia_city.desk import desk, hand, needs_confirm
from bot.games.mafia_city.helping import help_text
from bot.games.mafia_city.narration import CHRONICLE
from bot.games.mafia_city.pictures.poster import poster
from bot.games.mafia_city.receipts import receipt
from bot.games.mafia_city.story import story
from bot.games.mafia_city.story_text import story_text
from bot.presenting.presenter import Presenter
from engines.mafia_city.asks import COLOUR

PRESENTER = Presenter(
    public_asks=frozenset({COLOUR}),
    poster=poster,
    mark="district",
    board=board,
    narrate=CHRONICLE.narrate,
    said=CHRONICLE.said,
    story=story,
    story_text=story_text,
    help=help_text,
    hand=hand,
    desk=desk,
    needs_confirm=needs_confirm,
    receipt=receipt,
    turns=turns,
)
