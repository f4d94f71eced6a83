"""The board of a game that has nothing but its words: the phase, what is wanted, whom the table waits for, what lies open."""

from bot.presenting.boxed.board import board_page
from bot.presenting.boxed.calling import awaited
from bot.presenting.boxed.default.voice import DefaultVoice
from bot.presenting.clocks import end_of
from bot.presenting.page import Buttons, Page
from bot.presenting.questions import verb_button
from bot.presenting.scene import Scene


def board(scene: Scene) -> Page:
    """Return the board: heading (``<game>-phase-<phase>``), what is wanted (``<game>-want-<phase>``), the view in words.

    The view is told field by field: ``<game>-board-<field>``.
    """
    voice = DefaultVoice(scene)
    title = voice.moment("phase") or voice(f"game-{scene.game}")
    table = "\n".join(voice.fields("board", voice.view))
    said = (f"## {title}", " ".join(line for line in (voice.moment("want"), _until(voice)) if line), _awaited(voice))
    return board_page(scene, said, table, () if scene.public.phase == "end" else (_answer(voice),))


def _answer(voice: DefaultVoice) -> Buttons:
    """Return the button to the desk. It always stands there: that a secret question is open shows nowhere."""
    return Buttons((verb_button(voice.scene, "desk", voice("b-answer"), "primary", "turn"),))


def _until(voice: DefaultVoice) -> str:
    """Return when the open questions end; a secret one shows in no clock but that of its step."""
    asked = [ask for ask in voice.scene.asks if not ask.secret]
    return voice.until(end_of(voice.scene, asked) or voice.scene.step)


def _awaited(voice: DefaultVoice) -> str:
    seats = awaited(voice.scene)
    return voice("missing", list=voice.people(seats)) if seats else ""
