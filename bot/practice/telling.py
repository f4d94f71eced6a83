"""What has happened in a lesson since the person's last move, in the words in which the table would hear it."""

from bot.games import game_of
from bot.practice.playing import LessonGame
from bot.presenting.scene import Scene
from bot.tables.pages.claims import ShownClaim, claim_line
from engines import Text
from engines.table import seat_of

LONGEST = 900
"""Characters of what has happened, at most; what came first is left out."""


def told(play: LessonGame, scene: Scene, *, private: bool = True) -> list[str]:
    """Return the lines for everybody and, where they are wanted, those for the person alone, in order."""
    to = (None, play.seat) if private else (None,)
    presenter = game_of(scene.game).presenter
    lines = [line.text for line in presenter.narrate(play.game.notices, scene, since=play.since) if line.seat in to and line.text.strip()]
    return lines + [_said(play, scene, seat, text) for _, seat, text in play.lines[play.said_since :]]


def _said(play: LessonGame, scene: Scene, seat: int, text: Text) -> str:
    if seat != play.seat:
        return game_of(scene.game).presenter.said(scene, seat, text)
    about = text.args.get("seat")
    return claim_line(scene, ShownClaim(seat, text.key, seat_of(str(about)) if about is not None else None))


def shortened(lines: list[str], most: int = LONGEST) -> str:
    """Return the last of ``lines`` that fit into ``most`` characters, with an ellipsis where some were left out."""
    kept: list[str] = []
    for line in reversed(lines):
        if sum(map(len, kept)) + len(kept) + len(line) + 2 > most:
            kept.append("…")
            break
        kept.append(line)
    return "\n".join(reversed(kept))
