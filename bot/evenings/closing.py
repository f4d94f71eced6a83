"""What the message that closes an evening tells: the standing, the games with who has won, the next date (CL-10.3)."""

from bot.evenings.evening import LiveEvening
from bot.evenings.lobbies.seated import SatTable, tables_of
from bot.evenings.pages.evening_end import EndScene
from bot.evenings.pages.evening_picture import PlayedLine
from bot.evenings.scenes import day_of
from bot.presenting.texts import words_in
from bot.results.boards import evening_board
from bot.results.pages.standings import StandingRow
from bot.results.visibility import has_board
from bot.store import NightRow
from bot.tables.registry import TableRegistry

NAMED = 8
"""Winners of a game who are named."""


async def closing_scene(evening: LiveEvening, registry: TableRegistry, next_at: float | None) -> EndScene | None:
    """Return what the closing message is made of, None while a game of the evening goes on. Raises StoreError."""
    tables = await tables_of(evening, registry)
    if any(table.phase in ("running", "paused") for table in tables):
        return None
    store, guild = registry.store, evening.row.guild_id
    rows: tuple[StandingRow, ...] = ()
    if await has_board(store, guild):
        board = await evening_board(store, guild, evening.id, None)
        rows = tuple(StandingRow(line.row.place, line.name, line.row.points) for line in board.lines)
    played = [(table, night) for table in tables if (night := await store.history.night(table.id)) is not None]
    return EndScene(
        words=words_in(evening.plan.language),
        name=evening.row.name,
        day=day_of(evening.row.wall_time, evening.plan.language),
        rows=rows,
        games=tuple(_line(table, night) for table, night in played),
        next_at=next_at,
        pictures=not (await store.guild_settings(guild)).get("text_mode"),
        id=evening.id,
    )


def _line(table: SatTable, night: NightRow) -> PlayedLine:
    winners = tuple(seat.name for seat in night.seats if seat.won)
    return PlayedLine(night.game, table.place, winners[:NAMED], max(0, len(winners) - NAMED))
