"""Settings on the desk that nobody else sees: windows that pass by themselves, the Bullet after a pass, a look with the Policeman."""

from bot.games.mafia_city.voice import Voice
from bot.presenting.limits import CHOICE_LABEL, DESCRIPTION, cut
from bot.presenting.page import Button, Buttons, Choice, Menu, Part
from bot.presenting.questions import answer_button, from_asker, option_ids
from bot.presenting.scene import ask_number, custom_id
from engines import Ask
from engines.mafia_city.asks import AUTO, CHANGE, LOOK

STANDING = (LOOK, CHANGE, AUTO)
"""Questions without an end that may be answered at any time, in the order of the desk."""


def standing_parts(voice: Voice, seat: int) -> list[Part]:
    """Return what ``seat`` may set now."""
    parts: list[Part] = []
    for name in STANDING:
        for ask in voice.scene.asks_of(seat):
            if ask.name == name:
                parts += _PARTS[name](voice, ask)
    return parts


def _auto(voice: Voice, ask: Ask) -> list[Part]:
    me = voice.mine(ask.seat).me
    chosen = me.auto if me is not None else "off"
    choices = tuple(
        Choice(
            option,
            cut(voice(f"mc-auto-{option}"), CHOICE_LABEL),
            cut(voice(f"mc-auto-{option}-about"), DESCRIPTION),
            chosen=option == chosen,
        )
        for option in option_ids(ask)
    )
    return [Menu(custom_id(voice.scene.table, ask.name, ask_number(ask)), voice("mc-auto-placeholder"), choices)]


def _change(voice: Voice, ask: Ask) -> list[Part]:
    me = voice.mine(ask.seat).me
    now = "watch" if me is not None and me.watch else "final"
    buttons = tuple(_mode(voice, ask, option, now) for option in option_ids(ask))
    return [voice("mc-change-title"), Buttons(buttons)]


def _mode(voice: Voice, ask: Ask, option: str, now: str) -> Button:
    return answer_button(voice.scene, ask, option, voice(f"opt-mc-{option}"), "primary" if option == now else "secondary")


def _look(voice: Voice, ask: Ask) -> list[Part]:
    choices = tuple(
        Choice(f"seat:{seat}", cut(voice.label(seat), CHOICE_LABEL), voice("mc-held", n=voice.view.players[seat].cards))
        for seat in from_asker(voice.scene, ask)
    )
    return [Menu(custom_id(voice.scene.table, ask.name, ask_number(ask)), voice("mc-look-placeholder"), choices)]


_PARTS = {AUTO: _auto, CHANGE: _change, LOOK: _look}
