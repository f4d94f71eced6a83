"""What is told of a game that has nothing but its words: each notice by its own sentence, a dozen to a message."""

from collections.abc import Sequence

from bot.presenting.boxed.default.voice import DefaultVoice
from bot.presenting.page import Line
from bot.presenting.scene import Scene
from engines import Ask, Notice, Text

LINES = 12
"""So many lines grow one message."""


def narrate(notices: Sequence[Notice], scene: Scene, *, since: int = 0) -> list[Line]:
    """Return a line for each of ``notices`` from number ``since`` on: public ones for the channel, others for whom they are told.

    ``notices`` are all that were told since the game began. Raises ValueError when the first of them are missing.
    """
    if notices and notices[0].number != 0:
        raise ValueError("the narrator needs a game from its first notice on")
    voice = DefaultVoice(scene)
    lines = [_deal(voice)] if notices and since == 0 else []
    public = 0
    for notice in notices:
        if notice.number >= since:
            lines += _lines(voice, notice, public // LINES)
        public += notice.to is None
    return lines


def _deal(voice: DefaultVoice) -> Line:
    return Line(voice("deal"), 0, story="deal", pings=tuple(range(len(voice.scene.names))), loud=True)


def _lines(voice: DefaultVoice, notice: Notice, message: int) -> list[Line]:
    text = voice.told(notice)
    if notice.to is None:
        return [Line(text, notice.number, story=f"told-{message}")]
    return [Line(voice.covered(text), notice.number, seat=seat) for seat in sorted(notice.to)]


def said(scene: Scene, seat: int, text: Text) -> str:
    """Return what the automated player of ``seat`` says at the table."""
    voice = DefaultVoice(scene)
    return voice("spoken", who=voice.who(seat), text=voice(text.key, **voice.arguments(text.args)))


def receipt(scene: Scene, ask: Ask, picks: tuple[str, ...], _notices: Sequence[Notice] = ()) -> str:
    """Return the sentence after an answer: the game's own (``<game>-given-<question>``), or what was chosen."""
    voice = DefaultVoice(scene)
    what = ", ".join(voice.option(option) for option in ask.options if option.id in picks)
    return voice.of_ask("given", ask, what=what) or (voice("given", what=what) if what else voice("given-nothing"))
