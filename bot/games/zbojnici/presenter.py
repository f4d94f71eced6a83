"""Zbojníci in Discord: the board, the desk that walks through a plan, the chronicle.

``board`` is public and made of the public view alone; ``desk`` speaks to one seat; ``messages`` tells.
"""

from collections.abc import Mapping
from typing import Any

from bot.games.zbojnici.board import board
from bot.games.zbojnici.desk import desk, hand, receipt
from bot.games.zbojnici.messages import CHRONICLE
from bot.games.zbojnici.open_table import OPEN_TABLE
from bot.games.zbojnici.own_night import own_night
from bot.games.zbojnici.pictures.board import poster
from bot.games.zbojnici.story import moments, story, story_text, why
from bot.games.zbojnici.voice import ZbojniciVoice
from bot.presenting.boxed.pages import last_call
from bot.presenting.how_to_play import TableRules
from bot.presenting.presenter import Presenter, never
from bot.presenting.scene import Scene
from bot.presenting.texts import Words
from engines.zbojnici.asks import COLOR
from engines.zbojnici.components import RING


def help_text(scene: Scene, _seat: int | None) -> str:
    """Return the help for the present phase, today's loot of every district and what a day card replaces, and a pointer to the rest."""
    voice = ZbojniciVoice(scene)
    view = voice.view
    first = voice("help-zb-dungeon" if view.current == "dungeon" else f"help-zb-{view.phase}", duel="yes" if view.duel else "no")
    said = [first]
    if view.phase != "end":
        said += [voice("help-zb-districts"), *(_district(voice, district) for district in _in_order(voice))]
        said.append(voice("help-zb-duel" if view.duel else "help-zb-prince"))
    return "\n".join([*said, voice("help-always")])


def _in_order(voice: ZbojniciVoice) -> list[str]:
    return [place.district for place in voice.view.places if place.district in RING]


def _district(voice: ZbojniciVoice, district: str) -> str:
    place = next(one for one in voice.view.places if one.district == district)
    loot = voice.pictures.day_card(district) if place.day else voice.pictures.loot(district, day=False)
    said = f"- **{voice.place(district)}**: {loot}."
    return f"{said} {voice(f'help-zb-risk-{district}')}" if place.risky else said


def turns(scene: Scene) -> tuple[int, ...]:
    """Return the seats awaited at their desks; colours are chosen on the board."""
    return () if scene.public.step == "color" else last_call(scene)


DUEL = 2
"""Seats without a prince (ZB-16.2)."""


def at_table(words: Words, _options: Mapping[str, Any], seats: int | None) -> TableRules:
    """Return whether this is a duel; here: its guards, or how many robbers there are."""
    duel = seats == DUEL
    here = () if seats is None else (words("howto-zbojnici-duel") if duel else words("howto-zbojnici-robbers", n=seats - 1),)
    return TableRules({"duel": "yes" if duel else "no"}, here)


PRESENTER = Presenter(
    public_asks=frozenset({COLOR}),
    poster=poster,
    mark="ducat",
    at_table=at_table,
    board=board,
    narrate=CHRONICLE.narrate,
    talk_line=CHRONICLE.talk_line,
    story=story,
    story_text=story_text,
    moments=moments,
    decisive=lambda scene: why(ZbojniciVoice(scene, plain=True)),
    own_night=own_night,
    help=help_text,
    hand=hand,
    desk=desk,
    needs_confirm=never,
    receipt=receipt,
    turns=turns,
    open_table=OPEN_TABLE,
)
