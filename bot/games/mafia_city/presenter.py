"""Mafia City in Discord: the board, the desk that walks through a play, the chronicle in which veto chains grow.

``board`` is public and made of the public view alone; ``desk`` speaks to one seat; ``messages`` tells.
"""

from bot.games.mafia_city.board import board
from bot.games.mafia_city.desk import desk, hand, needs_confirm, receipt
from bot.games.mafia_city.messages import CHRONICLE
from bot.games.mafia_city.pictures.board import poster
from bot.games.mafia_city.story import story, story_text
from bot.games.mafia_city.voice import MafiaCityVoice
from bot.presenting.boxed.pages import last_call
from bot.presenting.presenter import Presenter
from bot.presenting.scene import LONG, Scene
from engines.mafia_city.asks import COLOUR
from engines.mafia_city.components import NUMBERS


def help_text(scene: Scene, _seat: int | None) -> str:
    """Return the help for the present phase, for windows and locations, and a pointer to the rest."""
    voice = MafiaCityVoice(scene)
    view = voice.view
    said = [voice(f"help-mc-{view.phase}")]
    if view.phase != "end":
        said += [voice("help-mc-window"), voice("help-mc-locations")]
        said += [f"- **{voice.place(number)}**: {voice(f'help-mc-location-{number}')}" for number in NUMBERS]
    return "\n".join([*said, voice("help-always")])


def turns(scene: Scene) -> tuple[int, ...]:
    """Return the seats awaited at their desks; a window of seconds is over before a call would help."""
    window = scene.public.window
    slow = any(end.seconds > LONG for end in scene.deadlines.values())
    return last_call(scene) if window is None or slow else ()


PRESENTER = Presenter(
    public_asks=frozenset({COLOUR}),
    poster=poster,
    mark="district",
    board=board,
    narrate=CHRONICLE.narrate,
    talk_line=CHRONICLE.talk_line,
    story=story,
    story_text=story_text,
    help=help_text,
    hand=hand,
    desk=desk,
    needs_confirm=needs_confirm,
    receipt=receipt,
    turns=turns,
)
