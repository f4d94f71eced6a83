"""What automated players say at the table."""

from bot.presenting.games.mafie.voice import Voice
from bot.presenting.scene import Scene
from engines import Text


def said(scene: Scene, seat: int, text: Text) -> str:
    """Return the line of ``seat`` in one of several wordings."""
    voice = Voice(scene)
    drawn = voice.variant(f"{text.key}/{seat}/{voice.view.round}/{voice.view.phase}")
    words = scene.words.text(text, scene.names, theme="kids" if voice.kids else "town", variant=drawn)
    return voice("spoken", who=voice.who(seat), text=words)
