"""The whole course of a finished boxed game as plain text."""

from collections.abc import Sequence
from typing import Any

from bot.presenting.boxed.voice import BoxedVoice
from bot.presenting.closing import proof


def course_text(voice: BoxedVoice[Any], winner: str, told: Sequence[str]) -> str:
    """Return how the game ended (``winner``), the lines ``told`` of its course, the proof of the deal. ``voice`` must be a plain one."""
    closed = ["", proof(voice.scene)] if told and voice.scene.salt else []
    return "\n".join((voice("story-title"), winner, *told, *closed))
