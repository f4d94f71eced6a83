"""Nostra City in Discord: the board, the desk that walks through every turn, the Vendetta windows, the chronicle.

``board`` is public and made of the public view alone; ``desk`` and ``hand`` speak to one seat; ``narration`` tells.
"""

from bot.games.nostra_city.board import board
from bot.games.nostra_city.calling import last_call, turns
from bot.games.nostra_city.confirming import needs_confirm
from bot.games.nostra_city.desk import desk
from bot.games.nostra_city.hand import hand
from bot.games.nostra_city.helping import help_text
from bot.games.nostra_city.narration import CHRONICLE
from bot.games.nostra_city.pictures.poster import poster
from bot.games.nostra_city.receipts import receipt
from bot.games.nostra_city.story import story
from bot.games.nostra_city.story_text import story_text
from bot.presenting.presenter import Presenter
from engines.nostra_city.asks import COLOUR, READY

PRESENTER = Presenter(
    public_asks=frozenset({COLOUR, READY}),
    poster=poster,
    mark="envelope",
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
    last_call=last_call,
)
