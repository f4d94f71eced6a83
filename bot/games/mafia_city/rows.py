"""What is pressed on the board: the buttons of the phase, which open the desk; the colours, which are chosen in the open.

The buttons of a phase are always the same ones in the same places; what cannot be done now cannot be pressed.
"""

from bot.games.mafia_city.voice import MARKS, Voice
from bot.presenting.boxed.choosing import free_parts
from bot.presenting.page import Button, Buttons, Part
from bot.presenting.scene import custom_id
from engines.mafia_city.asks import COLOUR

_CONTROLLER = frozenset({"prison", "harbour", "contract", "district", "club"})
_ROWS: dict[str, tuple[tuple[str, str, frozenset[str]], ...]] = {
    "setup": (("hand", "b-mc-hand", frozenset({"exchange"})),),
    "action": (
        ("turn", "b-mc-play", frozenset({"turn", "bullet", "bullet_action", "rackets"})),
        ("react", "b-mc-react", frozenset({"veto", "case"})),
    ),
    "location": (
        ("choose", "b-mc-choose-location", frozenset({"evaluate"})),
        ("deal", "b-mc-deal", frozenset({"deal"})),
        ("turn", "b-mc-play", _CONTROLLER),
        ("react", "b-mc-react", frozenset({"veto", "case"})),
    ),
    "strategy": (
        ("choose", "b-mc-choose", frozenset({"choose_location", "choose_player"})),
        ("turn", "b-mc-withdraw", frozenset({"withdraw"})),
    ),
}
"""By phase: what tells the buttons apart, their labels, the steps in which they can be pressed."""


def phase_parts(voice: Voice) -> list[Part]:
    """Return the row of the present phase."""
    view = voice.view
    if view.step == "color":
        return color_parts(voice)
    row = tuple(
        Button(
            voice(label),
            custom_id(voice.scene.table, "desk", name),
            "primary" if view.step in steps else "secondary",
            disabled=view.step not in steps,
        )
        for name, label, steps in _ROWS.get(view.phase, ())
    )
    return [Buttons(row)] if row else []


def color_parts(voice: Voice) -> list[Part]:
    """Return a button for each free colour: shape and name."""
    return free_parts(voice.scene, COLOUR, lambda color: f"{MARKS[color]} {voice('opt-mc-colour', colour=color)}")
