"""Mafie for a human narrator: what stands on the board, what it will ask next, and the book of one who sees the tokens."""

from bot.games.mafie import status
from bot.games.mafie.book import book_parts
from bot.games.mafie.voice import Voice
from bot.presenting.page import Part
from bot.presenting.scene import Scene
from engines import Notice
from engines.mafie import MafieView


def wanted(scene: Scene) -> str:
    """Return what the board asks of whom now, and until when."""
    return status.wanted(Voice(scene))


def aloud(scene: Scene, notice: Notice) -> str:
    """Return with which sentence the board calls to a ballot; everything else that is read is told in the channel."""
    return Voice(scene)(f"want-{notice.text.args['kind']}") if notice.text.key == "mf-ballot" else ""


def book(scene: Scene, witness: MafieView) -> list[Part]:
    """Return all tokens and the nights so far, as the eliminated see them (MF-15.11)."""
    return book_parts(Voice(scene), witness, silent=False)
