"""Which questions a seat is asked in private, and how each of them looks: words, menus, buttons."""

from collections.abc import Callable, Sequence

from bot.games.mafie.board import public_states
from bot.games.mafie.names import (
    BANDAGE,
    CLOSING,
    CORNER_SHOT,
    FREE,
    HUNCH,
    LAST_SHOT,
    OPENING,
    PEEK,
    RECRUIT,
    SWAP,
    VEST,
    VICTIM,
    WHISPERED,
    WINDOWS,
    WIRETAP,
)
from bot.games.mafie.voice import Voice
from bot.presenting.page import Button, Buttons, Menu, Part
from bot.presenting.questions import answer_button, from_asker, option_ids, people_menu
from engines import Ask

_CARD_BUTTONS = {1: "b-vest", 2: "b-bandage", 8: "b-hideout", 9: "b-safe", 10: "b-arrest"}
_PASS = {
    SWAP: "b-pass-swap",
    PEEK: "b-pass-peek",
    HUNCH: "b-pass-hunch",
    RECRUIT: "b-pass-recruit",
    VEST: "b-pass-vest",
    BANDAGE: "b-pass-bandage",
    LAST_SHOT: "b-pass-shot",
    OPENING: "b-pass-opening",
    CLOSING: "b-pass-closing",
}


def has_choice(ask: Ask) -> bool:
    """Return whether there is more to it than letting be."""
    return len(option_ids(ask)) > 1


def whispered(voice: Voice, seat: int) -> tuple[Ask, ...]:
    """Return what ``seat`` is asked by direct message now; a window of many only when it has a choice there (MF-14.10)."""
    own = voice.scene.asks_of(seat)
    found = [ask for name in WHISPERED for ask in own if ask.name == name]
    return tuple(ask for ask in found if ask.name not in WINDOWS or has_choice(ask))


def free_cards(voice: Voice, seat: int) -> tuple[Ask, ...]:
    """Return the questions of cards that ``seat`` may use at any moment (MF-14.5)."""
    return tuple(ask for ask in voice.scene.asks_of(seat) if ask.name in FREE)


def ask_parts(voice: Voice, ask: Ask) -> list[Part]:
    """Return the words, the menu and the buttons of one question, the harmless answer last."""
    parts: list[Part] = [" ".join(_wording(voice, ask))]
    menu = _menu(voice, ask)
    if menu:
        parts.append(menu)
    buttons = _buttons(voice, ask)
    return [*parts, Buttons(tuple(buttons))] if buttons else parts


def _wording(voice: Voice, ask: Ask) -> list[str]:
    """The question, and what happens without an answer where that is no secret."""
    says = _WORDINGS[ask.name]
    keys = says(ask) if callable(says) else says
    struck = voice.view.struck
    args = {"who": voice.who(struck)} if struck is not None else {}
    return [voice(key, **args) for key in keys]


def _menu(voice: Voice, ask: Ask) -> Menu | None:
    seats = from_asker(voice.scene, ask)
    if not seats:
        return None
    placeholder = voice("choose-name")
    if ask.name == VICTIM:
        me = voice.mine(ask.seat).me
        pick = me.picks.get(ask.seat) if me else None
        if pick is not None:
            placeholder = voice("now-chosen", who=f"{pick + 1} {voice.scene.names[pick]}"[:40])
    return people_menu(voice.scene, ask, seats, placeholder, states=public_states(voice))


def _buttons(voice: Voice, ask: Ask) -> list[Button]:
    buttons = []
    for option in option_ids(ask):
        if option.startswith("card:"):
            label = voice(_CARD_BUTTONS[int(option[5:])])
            buttons.append(answer_button(voice.scene, ask, option, label, "primary"))
    if "pass" in option_ids(ask):
        buttons.append(answer_button(voice.scene, ask, "pass", voice(_PASS[ask.name])))
    return buttons


def _vest(ask: Ask) -> Sequence[str]:
    return ("q-vest", "d-vest") if has_choice(ask) else ("q-vest-none",)


def _shot(ask: Ask) -> Sequence[str]:
    return ("q-last-shot", "d-last-shot") if has_choice(ask) else ("q-last-shot-none",)


def _opening(ask: Ask) -> Sequence[str]:
    return ("q-opening-arrest" if "card:10" in option_ids(ask) else "q-opening-kidnap", "d-pass")


def _closing(ask: Ask) -> Sequence[str]:
    return ("q-closing-hideout" if "card:8" in option_ids(ask) else "q-closing-safe", "d-pass")


# The default is named where it hurts. At night it is left out on purpose: a sentence there would tell the real question from the decoy.
_WORDINGS: dict[str, Sequence[str] | Callable[[Ask], Sequence[str]]] = {
    SWAP: ("q-swap", "d-swap"),
    PEEK: ("agent-ask",),
    HUNCH: ("decoy",),
    VICTIM: ("victim-ask",),
    RECRUIT: ("recruit-ask",),
    CORNER_SHOT: ("q-corner-shot",),
    WIRETAP: ("q-wiretap",),
    VEST: _vest,
    LAST_SHOT: _shot,
    BANDAGE: ("q-bandage", "d-pass"),
    OPENING: _opening,
    CLOSING: _closing,
}
