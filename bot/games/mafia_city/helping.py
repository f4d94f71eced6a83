"""Help for the very moment. The same for everybody, so asking for it says nothing."""

from bot.games.mafia_city.voice import Voice
from bot.presenting.scene import Scene
from engines.mafia_city.components import NUMBERS


def help_text(scene: Scene, _seat: int | None) -> str:
    """Return the help for the present phase, how windows work, what the locations do, and where everything else is."""
    voice = Voice(scene)
    view = voice.view
    said = [voice(f"help-mc-{view.phase}")]
    if view.phase != "end":
        said += [voice("help-mc-window"), voice("help-mc-locations")]
        said += [f"- **{voice.place(number)}**: {voice(f'help-mc-location-{number}')}" for number in NUMBERS]
    return "\n".join([*said, voice("help-always")])
