"""Help for the very moment. The same for everybody, so asking for it says nothing."""

from bot.games.nostra_city.status import active
from bot.games.nostra_city.voice import Voice
from bot.presenting.scene import Scene


def help_text(scene: Scene, _seat: int | None) -> str:
    """Return the help for the present phase, how the Vendetta works, what the picture shows, and where everything else is."""
    voice = Voice(scene)
    view = voice.view
    said = [voice(f"help-nc-{view.phase}")]
    if view.phase != "end":
        said += [voice("help-nc-vendetta"), active(voice), voice("help-nc-signs"), voice("help-nc-goal")]
    return "\n".join([*(line for line in said if line), voice("help-always")])
