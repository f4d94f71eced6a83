"""News of a slow game since a person last opened their desk (TK-4.12)."""

import logging

from bot.games import game_of
from bot.presenting.page import Line, Page
from bot.store import StoreError
from bot.tables.session.live_table import LiveTable

log = logging.getLogger(__name__)

MOST_LINES = 10
MOST_CHARACTERS = 1_500
"""Most news at the head of a desk; older lines can be read in the channel."""


def news_of(table: LiveTable, seat: int) -> list[str]:
    """Return the public lines, and those for ``seat``, since its person last opened the desk; the newest last."""
    course = table.running
    told = course.game.notices[: course.time.released(table.now())]
    read = table.seat(seat).read
    if read >= len(told):
        return []
    lines = game_of(table.game).presenter.narrate(told, table.scene_of(seat), since=read)
    return _last([_said(line) for line in lines if line.seat in (None, seat)])


async def note_read(table: LiveTable, seat: int) -> None:
    """Note that the person at ``seat`` has read everything. If the store fails it is news again."""
    course, place = table.running, table.seat(seat)
    place.read = course.time.released(table.now())
    try:
        await table.store.put_seat(table.id, place.row())
    except StoreError as wrong:
        log.warning("table %s: the read position was not stored: %s", table.id, type(wrong).__name__)


def with_news(page: Page, head: str, lines: list[str]) -> Page:
    """Return a desk with its news under ``head`` on top; unchanged without news."""
    if not lines:
        return page
    return Page(("\n".join((f"**{head}**", *lines)), *page.parts), page.accent)


def _said(line: Line) -> str:
    """Return the text of a line without its clock."""
    return line.text if line.clock is None else line.clock.over


def _last(texts: list[str]) -> list[str]:
    """Return the last lines within the limits."""
    kept: list[str] = []
    for line in reversed([line for text in texts for line in text.split("\n") if line.strip()]):
        if len(kept) == MOST_LINES or sum(map(len, kept)) + len(line) > MOST_CHARACTERS:
            break
        kept.insert(0, line)
    return kept
