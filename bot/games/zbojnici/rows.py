"""What can be pressed on the board: the button of the phase, which opens the desk; the colours, which are chosen in the open."""

from bot.games.zbojnici.voice import MARKS, Voice
from bot.presenting.boxed.choosing import free_parts
from bot.presenting.page import Buttons, Part
from bot.presenting.questions import verb_button
from engines.zbojnici.asks import COLOR

_LABELS = {
    "wheel": "b-zb-wheel",
    "guards": "b-zb-choose",
    "kick": "b-zb-choose",
    "harbor": "b-zb-choose",
    "tavern": "b-zb-choose",
    "dungeon": "b-zb-choose",
    "upgrade": "b-zb-upgrade",
}


def phase_parts(voice: Voice) -> list[Part]:
    """Return the row of the present phase."""
    view = voice.view
    if view.step == "color":
        return color_parts(voice)
    if view.phase == "planning":
        return [Buttons((verb_button(voice.scene, "desk", voice("b-zb-plan"), "primary", "turn"),))]
    if view.step:
        return [Buttons((verb_button(voice.scene, "desk", voice(_LABELS[view.step]), "primary", "turn"),))]
    return []


def color_parts(voice: Voice) -> list[Part]:
    """Return a button for each free colour: shape and name."""
    return free_parts(voice.scene, COLOR, lambda color: f"{MARKS[color]} {voice(f'pic-zb-color-{color}')}")
