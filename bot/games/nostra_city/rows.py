"""What can be pressed on the board: the buttons of the phase, the same from its beginning to its end; the colours, chosen in the open."""

from bot.games.nostra_city.voice import MARKS, Voice
from bot.presenting.boxed.choosing import free_parts
from bot.presenting.page import Button, Buttons, Part
from bot.presenting.questions import answer_button, verb_button
from bot.presenting.scene import custom_id
from engines.nostra_city.asks import COLOUR, READY

_ACTIONS = {"business": "b-nc-collect", "meeting": "b-nc-bid", "trial": "b-nc-bribe", "reception": "b-nc-choose"}
"""The button of each phase; it opens the desk."""


def phase_parts(voice: Voice) -> list[Part]:
    """Return the row of the present phase: its action, in a MEETING the end of the talk, and the Vendetta window."""
    view = voice.view
    if view.step == "colour":
        return colour_parts(voice)
    if view.phase not in (*_ACTIONS, "final"):
        return []
    buttons = [verb_button(voice.scene, "desk", voice(_ACTIONS[view.phase]), "primary", "turn")] if view.phase in _ACTIONS else []
    if view.phase == "meeting":
        buttons.append(ready_button(voice))
    open_now = view.step in ("window", "last_round")
    vendetta = verb_button(voice.scene, "desk", voice("b-nc-vendetta"), "primary" if open_now else "secondary", "vendetta")
    return [Buttons((*buttons, vendetta))]


def ready_button(voice: Voice) -> Button:
    """Return the button that ends the talk for whoever presses it; asleep when there is no talk."""
    asks = voice.scene.asks_named(READY)
    if asks:
        return answer_button(voice.scene, asks[0], "ready", voice("b-nc-ready"))
    return Button(voice("b-nc-ready"), custom_id(voice.scene.table, "page"), disabled=True)


def colour_parts(voice: Voice) -> list[Part]:
    """Return a button for each free colour: shape and name."""
    return free_parts(voice.scene, COLOUR, lambda colour: f"{MARKS[colour]} {voice('name-colour', id=colour)}")
