"""Help for the very moment. The same for everybody, so asking for it says nothing."""

from bot.games.zbojnici.voice import Voice
from bot.presenting.scene import Scene
from engines.zbojnici.components import RING


def help_text(scene: Scene, _seat: int | None) -> str:
    """Return the help for the present phase, what every district brings today, and where everything else is."""
    voice = Voice(scene)
    view = voice.view
    first = voice("help-zb-dungeon" if view.current == "dungeon" else f"help-zb-{view.phase}")
    said = [first]
    if view.phase != "end":
        said += [voice("help-zb-districts"), *(_district(voice, district) for district in _in_order(voice))]
        said.append(voice("help-zb-duel" if view.duel else "help-zb-prince"))
    return "\n".join([*said, voice("help-always")])


def _in_order(voice: Voice) -> list[str]:
    return [place.district for place in voice.view.places if place.district in RING]


def _district(voice: Voice, district: str) -> str:
    place = next(one for one in voice.view.places if one.district == district)
    loot = voice.pictures.loot(district, day=place.day)
    said = f"- **{voice.place(district)}**: {loot}."
    return f"{said} {voice(f'help-zb-risk-{district}')}" if place.risky else said
