"""What the history keeps of a game that has ended."""

from bot.results.stored_results import BOT_PLAYERS, STORY
from bot.store import NightRow
from bot.tables.result_making import MadeResults, night_seats
from bot.tables.session.core import LiveTable
from bot.tables.session.proof import proof_of
from engines import Outcome


def finished_night(table: LiveTable, outcome: Outcome, made: MadeResults, *, at: float) -> NightRow:
    """Return the finished game of a table as the history keeps it; it has ended ``at`` (unix seconds)."""
    record = {**proof_of(table), STORY: str(table.surfaces.story.id or "")}
    if made.held:
        record[BOT_PLAYERS] = made.bot_players
    return NightRow(
        table_id=table.id,
        guild_id=table.guild_id,
        game=table.game,
        ended_at=float(int(at)),
        winner=outcome.reason,
        record=record,
        seats=night_seats(table.seats, made.held, outcome),
        channel_id=table.channel_id,
        started_at=table.setup.started_at or table.created_at,
        host_id=table.host_id,
    )
