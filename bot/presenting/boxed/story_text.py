"""The whole course of a finished boxed game as plain text."""

from collections.abc import Callable
from typing import Any, TypeVar

from bot.presenting.boxed.voice import BoxedVoice
from bot.presenting.closing import proof

Spoken = TypeVar("Spoken", bound=BoxedVoice[Any])


def text_of_story(voice: Spoken, winner: Callable[[Spoken], str], told: Callable[[Spoken, Any], list[str]]) -> str:
    """Return how the game ended, the lines of its course, the proof of the deal; of a game without a story only how it ended.

    ``voice`` must be a plain one. ``winner`` says how the game ended, ``told`` makes lines of the story in its view.
    """
    lines = [voice("story-title"), winner(voice)]
    if voice.view.story is not None:
        lines += told(voice, voice.view.story)
        if voice.scene.salt:
            lines += ["", proof(voice.scene)]
    return "\n".join(lines)
