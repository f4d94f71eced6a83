"""Help for the very moment, from the game's own texts."""

from bot.presenting.boxed.default.voice import DefaultVoice
from bot.presenting.scene import Scene


def help_text(scene: Scene, _seat: int | None) -> str:
    """Return what the game is about (``<game>-help``), the present phase (``<game>-help-<phase>``), and where everything else is."""
    voice = DefaultVoice(scene)
    return "\n".join(line for line in (voice(f"{scene.game}-help"), voice.moment("help"), voice("help-always")) if line)
