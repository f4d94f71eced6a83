"""What is chosen in the open before a game begins, by whoever comes first: colours, characters."""

from collections.abc import Callable

from bot.presenting.page import Part
from bot.presenting.questions import answer_button, option_ids, rows
from bot.presenting.scene import Scene


def free_parts(scene: Scene, name: str, label: Callable[[str], str]) -> list[Part]:
    """Return a button for each thing that the question ``name`` still offers, none when nobody is asked it.

    ``label``: what a thing is called, by its id without its kind.
    """
    asks = scene.asks_named(name)
    if not asks:
        return []
    return [*rows(answer_button(scene, asks[0], option, label(option.partition(":")[2])) for option in option_ids(asks[0]))]
