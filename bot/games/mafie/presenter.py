"""Mafie in Discord: the board, the hands, the questions, the words of the game master.

``board`` is public and made of the public view alone; ``hand``, ``question`` and ``desk`` speak to one seat; ``narration`` tells.
"""

from bot.games.mafie.aloud import aloud, book, wanted
from bot.games.mafie.board import board
from bot.games.mafie.calling import last_call, last_call_line
from bot.games.mafie.card_list import cards_page, read_cards
from bot.games.mafie.confirming import needs_confirm
from bot.games.mafie.desk import card_page, desk, shared_confirm, spectator_desk
from bot.games.mafie.hand import hand
from bot.games.mafie.helping import help_text
from bot.games.mafie.lobby_lines import setting_lines, theme_of
from bot.games.mafie.meanwhile import meanwhile
from bot.games.mafie.names import SHARED
from bot.games.mafie.narration import narrate
from bot.games.mafie.pictures.poster import poster
from bot.games.mafie.question import loud_question, question, question_key
from bot.games.mafie.receipts import receipt
from bot.games.mafie.story import story
from bot.games.mafie.story_text import story_text
from bot.games.mafie.talking import said
from bot.presenting.option_list import OptionList
from bot.presenting.presenter import Presenter

PRESENTER = Presenter(
    public_asks=SHARED,
    poster=poster,
    mark="mafia",
    setting_lines=setting_lines,
    theme=theme_of,
    option_lists={"cards": OptionList(cards_page, read_cards)},
    board=board,
    meanwhile=meanwhile,
    narrate=narrate,
    said=said,
    wanted=wanted,
    aloud=aloud,
    book=book,
    story=story,
    story_text=story_text,
    help=help_text,
    hand=hand,
    desk=desk,
    spectator_desk=spectator_desk,
    card_page=card_page,
    question=question,
    question_key=question_key,
    loud_question=loud_question,
    needs_confirm=needs_confirm,
    confirm_page=shared_confirm,
    receipt=receipt,
    turns=None,
    last_call=last_call,
    last_call_line=last_call_line,
)
