"""A finished game replayed from its record (CL-15.2)."""

import engines
from bot.games import game_of
from bot.presenting.scene import Scene
from bot.presenting.texts import Words
from bot.store import NightRow


def course_text(night: NightRow, words: Words) -> str:
    """Return the course of a stored game as text. Raises ReplayDiverged, ValueError, KeyError when it cannot be replayed."""
    return game_of(night.game).presenter.story_text(past_scene(night, words))


def past_scene(night: NightRow, words: Words) -> Scene:
    """Return the final scene of a stored game. Raises ReplayDiverged, ValueError, KeyError when it cannot be replayed."""
    game = engines.replay(engines.Record.model_validate(night.record["record"]))
    return Scene(
        table=night.table_id,
        game=night.game,
        public=game.view(None),
        view=game.view,
        asks=(),
        deadlines={},
        names=names_of(night),
        words=words,
        bot_players=frozenset(seat.seat for seat in night.seats if seat.bot_player),
        minutes=int((night.ended_at - (night.started_at or night.ended_at)) // 60),
        outcome=game.outcome,
        notices=game.notices,
        seal=proof_of(night, "seal"),
        seal_version=int(proof_of(night, "version") or 1),
        salt=proof_of(night, "salt"),
        secret=proof_of(night, "secret"),
    )


def proof_of(night: NightRow, what: str) -> str:
    """Return a field of a game's stored proof, "" without one."""
    fair = night.record.get("fair")
    return str(fair.get(what, "")) if isinstance(fair, dict) else ""


def names_of(night: NightRow) -> tuple[str, ...]:
    """Return the names of a stored game by seat."""
    return tuple([seat.name for seat in night.seats])
