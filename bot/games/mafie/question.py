"""The questions to one seat alone. Real questions and decoys of a night have the same shape."""

from collections.abc import Callable, Sequence

from bot.games.mafie.board import public_states
from bot.games.mafie.names import BALLOTS, FREE, NIGHT_PHASES, WHISPERED, WINDOWS
from bot.games.mafie.voice import MafieVoice
from bot.presenting.desk import with_end
from bot.presenting.naming import plain
from bot.presenting.page import Button, Buttons, Menu, Part, Style
from bot.presenting.questions import answer_button, from_asker, option_ids, people_menu, sure_buttons
from bot.presenting.scene import Scene, end_of
from engines import Ask
from engines.mafie.asks import (
    BANDAGE_WINDOW,
    CHANGE,
    CLOSING,
    CORNER_SHOT,
    HUNCH,
    LAST_SHOT,
    OPENING,
    PEEK,
    RECRUIT,
    ROLE_SWAP,
    VEST_WINDOW,
    VICTIM,
    WIRETAP,
    WITHDRAW,
)
from engines.mafie.components import BANDAGE, NEW_GANG
from engines.table import seat_of


def question_parts(
    voice: MafieVoice, seat: int, *, confirm: str | None = None, chosen: str | None = None, at_desk: bool = False
) -> list[Part]:
    """Return the parts of the question: its words, its end, its buttons; empty without a question.

    ``at_desk``: on the desk, which stands in the table's channel: nothing that is typed there reaches the meeting.
    """
    asks = whispered(voice, seat)
    met = meeting(voice, seat, at_desk=at_desk)
    if not asks and not met:
        return []
    parts: list[Part] = [head(voice)]
    doubtful = next((ask for ask in asks if ask.name == confirm), None)
    if doubtful is not None and chosen is not None and any(option.id == chosen for option in doubtful.options):
        return [*parts, *confirm_parts(voice, doubtful, chosen)]
    if met:
        parts.append(met)
    end = until(voice, asks)
    return [*parts, *(with_end((ask_parts(voice, ask) for ask in asks), end) or ([end] if end else []))]


def head(voice: MafieVoice) -> str:
    """The first line, which a locked screen shows: a round, no secrets."""
    time = "night" if voice.view.phase in NIGHT_PHASES else "day" if voice.view.round else "start"
    return f"{voice(f'q-head-{time}', round=voice.view.round)} {voice('q-care')}"


def until(voice: MafieVoice, asks: tuple[Ask, ...] = ()) -> str:
    """Return the end of the questions ``asks``, or else of the step of the night."""
    return voice.until(end_of(voice.scene, asks) or voice.scene.step)


def meeting(voice: MafieVoice, seat: int, *, at_desk: bool = False) -> str:
    """The meeting of the Mafia: the wakers, their picks, the changes left; empty for a sleeping seat."""
    if voice.view.phase != "mafia":
        return ""
    me = voice.mine(seat).me
    if me is None or me.changes_left is None or not me.wakers:
        return ""
    alone = me.wakers == (seat,)
    lines = [voice.covered(voice("wakers-alone")) if alone else voice("wakers", list=voice.covered(voice.crowd(me.wakers)))]
    lines += [voice("pick", who=voice.quiet(by), target=voice.covered(voice.quiet(at))) for by, at in sorted(me.picks.items())]
    if seat in me.picks:
        lines.append(voice("changes-left", n=me.changes_left))
    if voice.view.options.get("mafia_chat") and len(me.wakers) > 1:
        lines.append(voice("room-open-desk" if at_desk else "room-open"))
    return "\n".join(lines)


# ---- one question


_CARD_BUTTONS = {1: "b-vest", 2: "b-bandage", 8: "b-hideout", 9: "b-safe", 10: "b-arrest"}
_PASS = {
    ROLE_SWAP: "b-pass-swap",
    PEEK: "b-pass-peek",
    HUNCH: "b-pass-hunch",
    RECRUIT: "b-pass-recruit",
    VEST_WINDOW: "b-pass-vest",
    BANDAGE_WINDOW: "b-pass-bandage",
    LAST_SHOT: "b-pass-shot",
    OPENING: "b-pass-opening",
    CLOSING: "b-pass-closing",
}


def has_choice(ask: Ask) -> bool:
    """Return whether there is another answer than to pass."""
    return len(option_ids(ask)) > 1


def whispered(voice: MafieVoice, seat: int) -> tuple[Ask, ...]:
    """Return the questions of ``seat`` by direct message; a window of many only when it has a choice there (MF-14.10)."""
    own = voice.scene.asks_of(seat)
    found = [ask for name in WHISPERED for ask in own if ask.name == name]
    return tuple(ask for ask in found if ask.name not in WINDOWS or has_choice(ask))


def free_cards(voice: MafieVoice, seat: int) -> tuple[Ask, ...]:
    """Return the questions of cards that ``seat`` may use at any moment (MF-14.5)."""
    return tuple(ask for ask in voice.scene.asks_of(seat) if ask.name in FREE)


def ask_parts(voice: MafieVoice, ask: Ask) -> list[Part]:
    """Return the words, the menu and the buttons of one question, the harmless answer last."""
    parts: list[Part] = [" ".join(_wording(voice, ask))]
    menu = _menu(voice, ask)
    if menu:
        parts.append(menu)
    buttons = _buttons(voice, ask)
    return [*parts, Buttons(tuple(buttons))] if buttons else parts


def _wording(voice: MafieVoice, ask: Ask) -> list[str]:
    """The question, and its default unless that is secret."""
    says = _WORDINGS[ask.name]
    keys = says(ask) if callable(says) else says
    view, me = voice.view, voice.mine(ask.seat).me
    args = {
        "who": voice.who(view.struck) if view.struck is not None else "",
        "alone": "yes" if me is not None and me.wakers == (ask.seat,) else "no",
        "gang": "yes" if NEW_GANG[0] in view.card_set else "no",
        "saved": "yes" if BANDAGE in view.card_set and BANDAGE not in view.spent else "no",
    }
    return [voice(key, **args) for key in keys]


def _menu(voice: MafieVoice, ask: Ask) -> Menu | None:
    seats = from_asker(voice.scene, ask)
    if not seats:
        return None
    placeholder = voice("choose-name")
    if ask.name == VICTIM:
        me = voice.mine(ask.seat).me
        pick = me.picks.get(ask.seat) if me else None
        if pick is not None:
            placeholder = voice("now-chosen", who=plain(voice.scene.names, pick))
    return people_menu(voice.scene, ask, seats, placeholder, states=public_states(voice))


def _buttons(voice: MafieVoice, ask: Ask) -> list[Button]:
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


# Name a default that hurts, but never at night: the sentence would distinguish the real question from the decoy.
_WORDINGS: dict[str, Sequence[str] | Callable[[Ask], Sequence[str]]] = {
    ROLE_SWAP: ("q-swap", "d-swap"),
    PEEK: ("agent-ask",),
    HUNCH: ("decoy",),
    VICTIM: ("victim-ask",),
    RECRUIT: ("recruit-ask",),
    CORNER_SHOT: ("q-corner-shot",),
    WIRETAP: ("q-wiretap",),
    VEST_WINDOW: _vest,
    LAST_SHOT: _shot,
    BANDAGE_WINDOW: ("q-bandage", "d-pass"),
    OPENING: _opening,
    CLOSING: _closing,
}


# ---- its confirmation


_KINDS: dict[str, tuple[str, str, Style]] = {
    ROLE_SWAP: ("swap-confirm", "b-sure-swap", "primary"),
    PEEK: ("look-confirm", "b-sure-look", "primary"),
    RECRUIT: ("recruit-confirm", "b-sure-recruit", "primary"),
    OPENING: ("kidnap-confirm", "b-sure-kidnap", "primary"),
    WIRETAP: ("tap-confirm", "b-sure-look", "primary"),
    CORNER_SHOT: ("shot-confirm", "b-sure-shoot", "danger"),
    LAST_SHOT: ("shot-confirm", "b-sure-shoot", "danger"),
    CHANGE: ("change-confirm", "b-sure", "primary"),
    **dict.fromkeys(BALLOTS, ("vote-confirm", "b-sure", "primary")),
}
"""By question: the sentence, the label of the sure button, its style."""
_SECRET = frozenset({PEEK, RECRUIT})


def needs_confirm(_scene: Scene, ask: Ask, picks: tuple[str, ...]) -> bool:
    """Return whether ``picks`` must be confirmed: final and costly ones; never a pass, nor an answer that can be changed."""
    if ask.name == WITHDRAW:
        return picks == ("withdraw",)
    if not picks or not picks[0].startswith("seat:") or ask.name not in _KINDS:
        return False
    return ask.name not in BALLOTS or ask.clock == "vote_turn"


def confirm_parts(voice: MafieVoice, ask: Ask, option: str) -> list[Part]:
    """Return the confirmation of ``option``: the choice in bold, the note on unconfirmed picks, the safe button second."""
    if ask.name == WITHDRAW:
        buttons = sure_buttons(voice.scene, ask, option, voice("b-resign"), voice("b-other"), "danger")
        return [f"{voice('resign-confirm')}\n{voice('confirm-note')}", Buttons(buttons)]
    key, sure, style = _KINDS[ask.name]
    seat = seat_of(option)
    who = voice.covered(voice.quiet(seat)) if ask.name in _SECRET else voice.who(seat)
    back = voice("b-other" if ask.name in (*BALLOTS, CHANGE) else "b-other-name")
    buttons = sure_buttons(voice.scene, ask, option, voice(sure), back, style)
    return [f"{voice(key, who=who)}\n{voice('confirm-note')}", Buttons(buttons)]
