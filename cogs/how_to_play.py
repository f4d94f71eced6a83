"""[How to play], [Cards] and the commands beside them: which page answers at a table, and without one."""

from collections.abc import Sequence

from bot.games import game_of
from bot.practice.how_to_play import cards_at_table, game_page
from bot.presenting.page import Page
from bot.presenting.text_cards import TextCard, chosen_page
from bot.presenting.texts import Words
from bot.tables.session.live_table import LiveTable
from cogs.responses import Reply


def page_of_table(reply: Reply, table: LiveTable) -> Page:
    """Return how the game of a table is played, below the help for the moment once it runs (OP-3)."""
    words, running = reply.words, table.course is not None and table.phase not in ("lobby", "cancelled")
    return game_page(
        words,
        table.game,
        options=table.options,
        seats=len(table.seats) if len(table.seats) in table.rulebook.seats else None,
        now=game_of(table.game).presenter.help(table.scene(words), table.seat_of(reply.user_id)) if running else "",
        under=words("howto-lobby") if table.phase == "lobby" else "",
        table=table.id,
        docs=reply.client.settings.docs_url,
    )


def text_cards(words: Words, table: LiveTable) -> Sequence[TextCard]:
    """Return the text cards of the game with as many seats as at this table, in its theme."""
    presenter = game_of(table.game).presenter
    return [card for card in presenter.text_cards(words, presenter.theme(table.options)) if len(table.seats) not in card.not_with]


def chosen_cards_page(words: Words, table: LiveTable) -> Page:
    """Return the cards chosen for the game of this table; all cards of a game without a choice."""
    presenter = game_of(table.game).presenter
    if presenter.chosen_cards is None:
        return all_cards_page(words, table)
    drawn = None if table.course is None else table.scene(words).public.card_set
    chosen = presenter.chosen_cards(table.options, len(table.seats), drawn)
    found = {card.id: card for card in text_cards(words, table)}
    return chosen_page(
        words, table.id, [found[one] for one in chosen or ()], words("option-cards-random" if chosen is None else "card-none-basic")
    )


def all_cards_page(words: Words, table: LiveTable, picked: str = "") -> Page:
    """Return all cards of the game of this table with the ``picked`` one open."""
    return cards_at_table(words, table.id, table.game, text_cards(words, table), picked)
