"""Nostra City in Discord: the board, the desk that walks through every turn, the Vendetta windows, the chronicle.

``board`` is public and made of the public view alone; ``desk`` and ``hand`` speak to one seat; ``messages`` tells.
"""

from collections.abc import Mapping
from typing import Any

from bot.games.nostra_city.board import active, board
from bot.games.nostra_city.desk import CANCEL, desk, hand
from bot.games.nostra_city.labels import receipt
from bot.games.nostra_city.messages import CHRONICLE
from bot.games.nostra_city.open_table import OPEN_TABLE
from bot.games.nostra_city.own_night import own_night
from bot.games.nostra_city.pictures.board import poster
from bot.games.nostra_city.story import moments, story, story_text, why
from bot.games.nostra_city.voice import NostraCityVoice
from bot.presenting.boxed import pages
from bot.presenting.how_to_play import TableRules
from bot.presenting.naming import listed
from bot.presenting.presenter import Presenter
from bot.presenting.scene import Scene
from bot.presenting.texts import Words
from engines import Ask
from engines.nostra_city.asks import BRIBE, COLOUR, READY
from engines.nostra_city.components import START_FIELDS, VENDETTA


def help_text(scene: Scene, _seat: int | None) -> str:
    """Return the help for the present phase, for the Vendetta and the picture, and a pointer to the rest."""
    voice = NostraCityVoice(scene)
    view = voice.view
    said = [voice(f"help-nc-{view.phase}")]
    if view.phase != "end":
        vendetta = voice("help-nc-vendetta", every="yes" if view.every_auction else "no")
        said += [vendetta, playable(voice), active(voice), voice("help-nc-signs"), voice("help-nc-goal")]
    return "\n".join([*(line for line in said if line), voice("help-always")])


def playable(voice: NostraCityVoice) -> str:
    """Return which Revenge cards may be played in every Vendetta window, and which in one of them alone."""
    names: dict[str, list[str]] = {}
    for card in (card for card in VENDETTA.values() if card.windows):
        names.setdefault(card.windows[0] if len(card.windows) == 1 else "any", []).append(voice.thing(f"vendetta:{card.id}"))
    return voice("help-nc-vendetta-cards", any=listed(names["any"]), collecting=listed(names["VW2"]), envelopes=listed(names["VW4"]))


def needs_confirm(scene: Scene, ask: Ask, picks: tuple[str, ...]) -> bool:
    """Return whether ``picks`` are a Bribe, or the third step back, which ends the turn (NC-1.14)."""
    if picks == (CANCEL,):
        return NostraCityVoice(scene).own(ask.seat).cancels_left == 1 and scene.public.turn == ask.seat
    return ask.name == BRIBE


_AT_THE_BOARD = frozenset({"colour", "ready"})


def last_call(scene: Scene) -> tuple[int, ...]:
    """Return the seats of the last call; none in a Vendetta window, whose answers are secret (NC-V15)."""
    return () if scene.public.step == "window" else pages.last_call(scene)


def turns(scene: Scene) -> tuple[int, ...]:
    """Return the seats awaited at their desks: not those with a question on the board, and none in a Vendetta window."""
    return () if scene.public.step in _AT_THE_BOARD else last_call(scene)


def at_table(words: Words, options: Mapping[str, Any], seats: int | None) -> TableRules:
    """Return, here, where the Verdict starts and when Revenge may be played over open envelopes."""
    every = bool(options.get("every_auction"))
    verdict = (words("howto-nostra_city-verdict", n=START_FIELDS[seats]),) if seats in START_FIELDS else ()
    revenge = (words("howto-nostra_city-revenge", every="yes" if every else "no"),) if verdict or every else ()
    return TableRules(here=(*verdict, *revenge))


PRESENTER = Presenter(
    public_asks=frozenset({COLOUR, READY}),
    poster=poster,
    mark="envelope",
    at_table=at_table,
    board=board,
    narrate=CHRONICLE.narrate,
    talk_line=CHRONICLE.talk_line,
    story=story,
    story_text=story_text,
    moments=moments,
    decisive=lambda scene: why(NostraCityVoice(scene, plain=True)),
    own_night=own_night,
    help=help_text,
    hand=hand,
    desk=desk,
    needs_confirm=needs_confirm,
    receipt=receipt,
    turns=turns,
    last_call=last_call,
    open_table=OPEN_TABLE,
)
