"""What automated players say at the table."""

from bot.games.mafie.voice import Voice
from bot.presenting.scene import Scene
from engines import Text

VARIANTS = 6
"""How many wordings each line has at least, in children's words too (MA-5.4)."""

OLD_KEYS = {"say-blame": "say-defence-blame"}
"""Lines by what they were called in the logs of older versions."""


def said(scene: Scene, seat: int, text: Text) -> str:
    """Return the line of ``seat`` in one of its wordings: the one that stands in its argument ``variant`` (from 1), else a drawn one."""
    voice = Voice(scene)
    chosen = text.args.get("variant")
    drawn = voice.variant(f"{text.key}/{seat}/{voice.view.round}/{voice.view.phase}", VARIANTS)
    number = chosen if isinstance(chosen, int) else drawn
    told = {name: value for name, value in text.args.items() if name != "variant"}
    line = Text(f"auto-{OLD_KEYS.get(text.key, text.key).removeprefix('say-')}", told)
    return voice(
        "spoken", who=voice.who(seat), text=scene.words.text(line, scene.names, theme="kids" if voice.kids else "town", variant=number)
    )
