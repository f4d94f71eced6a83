"""Help for the very moment. The same for everybody, so asking for it says nothing."""

from bot.games.escape_plan.voice import Voice
from bot.presenting.scene import Scene


def help_text(scene: Scene, _seat: int | None) -> str:
    """Return the help for the present phase, what the icons of the map mean, and where everything else is."""
    voice = Voice(scene)
    view = voice.view
    said = [voice(f"help-ep-{_moment(voice)}")]
    if view.phase == "actions":
        said += [voice("help-ep-map"), voice("help-ep-places"), voice("help-ep-end-day" if view.day == 3 else "help-ep-notoriety")]
    if view.bots and view.phase != "end":
        said.append(voice("help-ep-costa" if len(view.bots) > 1 else "help-ep-sandra"))
    return "\n".join([*said, voice("help-always")])


def _moment(voice: Voice) -> str:
    view = voice.view
    if view.phase != "actions":
        return view.phase.replace("_", "-")
    if view.adjusting:
        return "border"
    if view.turn is None:
        return "extra" if view.awaited else "actions"
    return view.turn.moment
