"""Which picks cannot be taken back, so that they are confirmed first."""

from bot.presenting.scene import Scene
from engines import Ask
from engines.escape_plan.asks import END


def needs_confirm(_scene: Scene, ask: Ask, picks: tuple[str, ...]) -> bool:
    """Return whether the picked end is gone to at once past police, or out of the city."""
    if ask.name != END or not picks:
        return False
    picked = next((option for option in ask.options if option.id == picks[0]), None)
    if picked is None or picked.text.key not in ("opt-ep-end", "opt-ep-escape"):
        return False
    args = picked.text.args
    return args["routes"] == 1 and (picked.id == "escape" or args["officers"] != 0)
