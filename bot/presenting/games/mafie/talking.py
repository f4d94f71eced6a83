"""What automated players say at the table."""

from bot.presenting.games.mafie.voice import Voice
from bot.presenting.scene import Scene
from engines import Text

WORDS = {
    "say-knows": "auto-knows",
    "say-agent": "auto-agent",
    "say-suspect": "auto-suspect",
    "say-unsure": "auto-unsure",
    "say-blame": "auto-blame",
    "say-defence": "auto-defence",
}
"""In which words an automated player says what people claim by button with the same key (TK-5.6)."""


def said(scene: Scene, seat: int, text: Text) -> str:
    """Return the line of ``seat`` in one of several wordings."""
    voice = Voice(scene)
    drawn = voice.variant(f"{text.key}/{seat}/{voice.view.round}/{voice.view.phase}")
    words = scene.words.text(Text(WORDS[text.key], text.args), scene.names, theme="kids" if voice.kids else "town", variant=drawn)
    return voice("spoken", who=voice.who(seat), text=words)
