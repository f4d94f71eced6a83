"""[How to play] and the commands beside it: which page answers at a table, and without one."""

from bot.games import game_of
from bot.practice.how_to_play import game_page, moment_page, way_back
from bot.presenting.page import Page
from bot.tables.session.live_table import LiveTable
from cogs.responses import Reply


def page_of_table(reply: Reply, table: LiveTable, *, whole: bool = False) -> Page:
    """Return the help for the moment of a running game, or how the game of a lobby is played; ``whole``: always the latter."""
    words, running = reply.words, table.course is not None and table.phase not in ("lobby", "cancelled")
    if running and not whole:
        return moment_page(words, table.id, game_of(table.game).presenter.help(table.scene(words), table.seat_of(reply.user_id)))
    return game_page(
        words,
        table.game,
        options=table.options,
        seats=len(table.seats) if len(table.seats) in table.rulebook.seats else None,
        under=words("howto-lobby") if table.phase == "lobby" else "",
        ways=(way_back(words, table.id),) if running else (),
        docs=reply.client.settings.docs_url,
    )
