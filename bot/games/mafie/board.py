"""The board of Mafie, made of the public view alone; also within a move, between a name and its token."""

from collections.abc import Callable, Sequence
from typing import Any

from bot.games.mafie.endings import table_text
from bot.games.mafie.headlines import HEADLINES
from bot.games.mafie.names import BALLOTS, NIGHT_PHASES, TALKING_PHASES
from bot.games.mafie.pictures.board import table
from bot.games.mafie.status import awaited, in_turn, lit, notes, request, title
from bot.games.mafie.tally import TALLY, votes_of
from bot.games.mafie.voice import MafieVoice, number_of, word_of
from bot.presenting.drawing.speech import as_drawn
from bot.presenting.floor import done_button, hand_button, write_buttons
from bot.presenting.page import Accent, Button, Buttons, Page, Part, Picture
from bot.presenting.questions import answer_button, bottom_row, people_menu, shared_seats, verb_button
from bot.presenting.scene import Scene, custom_id
from bot.presenting.text_cards import chosen_button
from engines import Notice
from engines.mafie import MafieView
from engines.mafie.asks import CHANGE, FIRST, READY, SPEECH

PICTURE = "table.png"


def board(scene: Scene) -> Page:
    """Return the board: phase, the table, request and clock, awaited people, buttons. Nothing moves within a phase (NT-2.2)."""
    scene = lit(scene)
    voice = MafieVoice(scene)
    parts: list[Part] = [f"## {title(voice)}", notes(voice)]
    if scene.text_mode:
        parts.append(table_text(voice))
    else:
        said = HEADLINES.first(MafieVoice(as_drawn(scene), plain=True)) if scene.public.phase == "end" else ""
        drawing = table(scene.public, scene.people, scene.words, bot_players=scene.bot_players, paused=scene.paused, headline=said)
        parts.append(Picture(PICTURE, drawing))
    parts += [request(voice), awaited(voice), *phase_parts(voice), bottom_row(scene, *cards_buttons(voice))]
    return Page(tuple(part for part in parts if part != ""), accent(scene))


def accent(scene: Scene) -> Accent:
    """Return the colour of the bar: night, day brass, ballots and verdict danger, pause quiet, end done."""
    phase = scene.public.phase
    if phase == "end":
        return "done"
    if scene.paused:
        return "quiet"
    if phase in NIGHT_PHASES:
        return "night"
    return "danger" if phase in ("first", "final", "tie", "verdict") else "brass"


def cards_buttons(voice: MafieVoice) -> tuple[Button, ...]:
    """Return the button of the cards in the deck, which are public (MF-13.2)."""
    return (chosen_button(voice.scene.words, voice.scene.table),) if voice.view.options.get("extended") else ()


# ---- controls


def phase_parts(voice: MafieVoice) -> list[Part]:
    """Return the menu and the buttons of the present phase, the main one first."""
    phase = voice.view.phase
    parts: list[Part] = []
    buttons: list[Button] = []
    if phase in ("first", "final"):
        parts += _ballot(voice)
    elif phase == "tie":
        if asks := voice.scene.asks_named(CHANGE):
            parts.append(people_menu(voice.scene, asks[0], shared_seats(asks), voice("ask-change"), states=public_states(voice)))
        buttons.append(_shared(voice, CHANGE, "pass", "b-stay"))
    elif phase == "discussion":
        buttons += _talk(voice)
    elif phase == "defence":
        buttons += [_shared(voice, SPEECH, "done", "b-done", wished=True), *write_buttons(voice.scene)]
    if voice.scene.claims and phase in TALKING_PHASES:
        buttons.append(verb_button(voice.scene, "claim", voice("b-claim")))
    if voice.view.options.get("extended") and phase not in NIGHT_PHASES and phase != "end":
        buttons.append(verb_button(voice.scene, "card", voice("b-card")))
    return [*parts, Buttons(tuple(buttons))] if buttons else parts


def _talk(voice: MafieVoice) -> list[Button]:
    """The controls of a discussion: [Ready] only after the last speech (TK-3.8)."""
    if in_turn(voice.scene) is not None:
        return [done_button(voice.scene), *write_buttons(voice.scene)]
    return [_shared(voice, READY, "ready", "b-ready", wished=True), hand_button(voice.scene)]


def _shared(voice: MafieVoice, name: str, option: str, label: str, *, wished: bool = False) -> Button:
    """A button for all seats with the question ``name``; disabled in its place during an interruption."""
    asks = voice.scene.asks_named(name)
    if asks:
        return answer_button(voice.scene, asks[0], option, voice(label), "primary" if wished else "secondary")
    return Button(voice(label), custom_id(voice.scene.table, name, "0"), disabled=True)


def public_states(voice: MafieVoice) -> dict[int, str]:
    """Return the public state of a seat, as the description of its entry in a menu."""
    said = {}
    only_suspects = voice.view.phase in ("final", "tie")
    for seat in voice.view.seats:
        suspect = seat.suspect and not only_suspects
        states = [(seat.commander, "state-commander"), (suspect, "state-suspect"), (seat.kidnapped, "state-kidnapped")]
        states += [(seat.arrested, "state-arrested"), (seat.hidden, "state-hidden"), (seat.safe, "state-safe")]
        holding = [voice(key) for holds, key in states if holds]
        if holding:
            said[seat.seat] = ", ".join(holding)
    return said


def _ballot(voice: MafieVoice) -> list[Part]:
    name = FIRST if voice.view.phase == "first" else BALLOTS[1]
    asks = voice.scene.asks_named(name)
    if not asks:
        return []
    ballot = voice.view.ballot
    seats = sorted(ballot.candidates) if ballot is not None else shared_seats(asks)
    placeholder = voice("ask-first" if name == FIRST else "ask-final")
    return [people_menu(voice.scene, asks[0], seats, placeholder, states=public_states(voice))]


# ---- within a move


_NAMED_AT = {"mafia": ("dawn", "victim"), "ballot": ("verdict", "condemned")}
"""By the cause of a strike: the phase in which its victim is named, and the field of the view that names them."""


def meanwhile(view: MafieView, told: Sequence[Notice], *, dealing: bool) -> MafieView:
    """Return the public view of this moment.

    ``view``: the view before the move; ``told``: the delivered notices of the move. ``dealing``: before the notice of the first night.
    """
    if dealing:
        return view.model_copy(update={"phase": "start", "night": False, "round": 0, "unanswered": None})
    for notice in told:
        follow = _FOLLOWED.get(notice.text.key)
        if notice.to is None and follow is not None:
            view = follow(view, notice)
    return view


def _dawn(view: MafieView, _notice: Notice) -> MafieView:
    return view.model_copy(update={"phase": "dawn", "night": False, "unanswered": None, "victim": None})


def _tally(view: MafieView, notice: Notice) -> MafieView:
    """The fingers are on the table, and the game waits for nobody."""
    if view.ballot is None:
        return view
    counted = view.ballot.model_copy(update={"votes": votes_of(notice), "closed": True})
    return _seats(view.model_copy(update={"ballot": counted}), lambda _: {"awaited": False})


def _struck(view: MafieView, notice: Notice) -> MafieView:
    seat = number_of(notice.text.args["seat"])
    named: dict[str, object] = {"struck": seat}
    phase, field = _NAMED_AT.get(word_of(notice.text.args["cause"]), ("", ""))
    if phase:
        named |= {"phase": phase, field: seat}
    return _seats(view.model_copy(update=named), lambda number: {"struck": number == seat, "awaited": False})


def _out(view: MafieView, notice: Notice) -> MafieView:
    seat, token = number_of(notice.text.args["seat"]), word_of(notice.text.args["token"])
    left = {**view.left, token: view.left[token] - 1}
    gone = {"living": False, "token": token, "struck": False}
    return _seats(view.model_copy(update={"left": left, "struck": None}), lambda number: gone if number == seat else {})


def _saved(view: MafieView, _notice: Notice) -> MafieView:
    return _seats(view.model_copy(update={"struck": None}), lambda _: {"struck": False})


def _seats(view: MafieView, change: Callable[[int], dict[str, Any]]) -> MafieView:
    return view.model_copy(update={"seats": tuple(seat.model_copy(update=change(seat.seat)) for seat in view.seats)})


_FOLLOWED: dict[str, Callable[[MafieView, Notice], MafieView]] = {
    "mf-dawn": _dawn,
    TALLY: _tally,
    "mf-struck": _struck,
    "mf-saved": _saved,
    "mf-exposed": _out,
    "mf-removed": _out,
    "mf-disqualified": _out,
    "mf-out": _out,
}
"""By notice key: its change of the board within a move."""
