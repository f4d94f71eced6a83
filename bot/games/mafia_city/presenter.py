"""Mafia City in Discord: the board, the desk that walks through a play, the chronicle in which veto chains grow.

``board`` is public and made of the public view alone; ``desk`` speaks to one seat; ``messages`` tells.
"""

from collections.abc import Mapping
from typing import Any

from bot.games.mafia_city.board import board
from bot.games.mafia_city.desk import desk, hand, needs_confirm, receipt
from bot.games.mafia_city.messages import CHRONICLE
from bot.games.mafia_city.open_table import OPEN_TABLE, gives
from bot.games.mafia_city.own_night import own_night
from bot.games.mafia_city.pictures.board import poster
from bot.games.mafia_city.story import moments, story, story_text, why
from bot.games.mafia_city.voice import MafiaCityVoice
from bot.presenting.boxed.pages import last_call
from bot.presenting.how_to_play import TableRules
from bot.presenting.presenter import Presenter
from bot.presenting.scene import LONG, Scene
from bot.presenting.texts import Words
from engines.mafia_city.asks import COLOUR
from engines.mafia_city.components import NUMBERS, PLAYERS


def help_text(scene: Scene, _seat: int | None) -> str:
    """Return the help for the present phase, for windows and locations, and a pointer to the rest."""
    voice = MafiaCityVoice(scene)
    view = voice.view
    said = [voice(f"help-mc-{view.phase}")]
    if view.phase == "strategy":  # the draw after it asks nobody and is over at once
        said.append(voice("help-mc-draw"))
    if view.phase != "end":
        said += [voice("help-mc-window"), voice("help-mc-locations")]
        said += [f"- **{voice.place(number)}**: {gives(voice, number)}" for number in NUMBERS]
    return "\n".join([*said, voice("help-always")])


def turns(scene: Scene) -> tuple[int, ...]:
    """Return the seats awaited at their desks; a window of seconds is over before a call would help."""
    window = scene.public.window
    slow = any(end.seconds > LONG for end in scene.deadlines.values())
    return last_call(scene) if window is None or slow else ()


def at_table(words: Words, options: Mapping[str, Any], seats: int | None) -> TableRules:
    """Return, here, the target, the Mafiosi of each player, and whom the Prison frees."""
    if seats not in PLAYERS:
        return TableRules()
    row = PLAYERS[seats]
    target = row.beginner if options.get("target_mode") == "beginner" else row.advanced
    told = words("howto-mafia_city-target", target=target, hand=row.hand, reserve=row.reserve)
    freed = words("howto-mafia_city-cell", same="yes" if options.get("cell_same_round") else "no")
    return TableRules(here=(told, freed))


PRESENTER = Presenter(
    public_asks=frozenset({COLOUR}),
    poster=poster,
    mark="district",
    at_table=at_table,
    board=board,
    narrate=CHRONICLE.narrate,
    talk_line=CHRONICLE.talk_line,
    story=story,
    story_text=story_text,
    moments=moments,
    decisive=lambda scene: why(MafiaCityVoice(scene, plain=True)),
    own_night=own_night,
    help=help_text,
    hand=hand,
    desk=desk,
    open_table=OPEN_TABLE,
    needs_confirm=needs_confirm,
    receipt=receipt,
    turns=turns,
)
