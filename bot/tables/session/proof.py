"""The record of a finished game, and the proof of its deal."""

from bot.tables.refusal import Refused
from bot.tables.session.core import LiveTable
from bot.tables.session.fairness import proof_fields
from bot.tables.session.transcript import lines_in


def record_of(table: LiveTable) -> dict[str, object]:
    """Return the downloadable record of a finished game, with the names by seat. Raises Refused while it goes on."""
    return {**proof_of(table), "seats": list(table.names())}


def proof_of(table: LiveTable) -> dict[str, object]:
    """Return what is kept of a finished game: the game, and what proves the deal, without names. Raises Refused until its end is told."""
    course, setup = table.course, table.setup
    if course is None or not course.over(table.now()):
        raise Refused("no-record")
    fair = proof_fields(setup, table.id)
    lines = lines_in(course.talk.spoken)
    return {"record": course.game.record.model_dump(mode="json"), "fair": fair, **({"lines": lines} if lines else {})}
