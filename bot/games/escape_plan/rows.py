"""What can be pressed on the board: the button of the phase, which opens the desk; the characters, which are chosen in the open."""

from bot.games.escape_plan.pictures.speech import COLOURS, SHAPES
from bot.games.escape_plan.voice import Voice
from bot.presenting.boxed.choosing import free_parts
from bot.presenting.page import Buttons, Part
from bot.presenting.questions import verb_button
from engines.escape_plan.asks import BORDER_DESTINATION, BORDER_OFFICER, CHARACTER, EXTRA_ACTION, WOUND_ASSET

LATE = ("evening", "night", "dawn")
LAST_DAY = 3


def phase_parts(voice: Voice) -> list[Part]:
    """Return the row of the present phase."""
    view = voice.view
    if view.phase == "setup":
        return character_parts(voice)
    if not view.awaited or view.phase == "end":
        return []
    return [Buttons((verb_button(voice.scene, "desk", voice(_label(voice)), "primary", "turn"),))]


def _label(voice: Voice) -> str:
    """Return the label of the button by what is asked; which questions come is public (rules, section 7)."""
    view = voice.view
    names = {ask.name for ask in voice.scene.asks}
    if view.phase == "city":
        return "b-ep-place"
    if EXTRA_ACTION in names:
        return "b-ep-extra"
    if names & {BORDER_OFFICER, BORDER_DESTINATION}:
        return "b-ep-police"
    if view.phase == "income" or WOUND_ASSET in names:
        return "b-ep-choose"
    late = view.day == LAST_DAY and view.part in LATE and view.open_exit is not None
    return "b-ep-escape" if late else "b-ep-turn"


def character_parts(voice: Voice) -> list[Part]:
    """Return a button for each free character: shape and name."""
    return free_parts(voice.scene, CHARACTER, lambda name: f"{SHAPES[COLOURS[name]]} {voice(f'pic-ep-character-{name}')}")
