"""My desk and the card: the ephemeral pages behind [Moje místo] and [Moje karta]. Everyone may open them, so opening reveals nothing."""

from bot.games.mafie.board import cards_buttons, public_states
from bot.games.mafie.guesses import guess_parts
from bot.games.mafie.hand import living_parts, over_parts, title_parts
from bot.games.mafie.letter import said_lines
from bot.games.mafie.names import NEUTRAL_CARD, NIGHT_PHASES, SHARED
from bot.games.mafie.question import ask_parts, confirm_parts, free_cards, question_parts, whispered
from bot.games.mafie.status import floor_buttons, floor_lines, in_turn, request
from bot.games.mafie.voice import MafieVoice
from bot.presenting.desk import desk_page
from bot.presenting.page import Button, Buttons, Page, Part
from bot.presenting.questions import answer_button, from_asker, people_menu, rows, verb_button
from bot.presenting.scene import Scene
from engines import Ask
from engines.mafie.asks import CLOSING, FINAL, FIRST, OPENING, READY, WITHDRAW

_SHARED_LABELS = {"pass": "b-stay", "ready": "b-ready", "done": "b-done"}


def desk(scene: Scene, seat: int, *, confirm: str | None = None, chosen: str | None = None) -> Page:
    """Return the desk of ``seat``: its hand and all its open questions, also those of the board.

    ``confirm`` and ``chosen``: the name of a question and its pick, which needs a confirmation.
    """
    voice = MafieVoice(scene)
    above, have = title_parts(voice, seat), list[str]()
    if voice.view.phase != "end" and voice.view.seats[seat].living:
        table, have = living_parts(voice, seat)
        above += table
    else:
        above += over_parts(voice, seat)
    beside, folded = _beside(voice, seat), _folded(voice, seat)
    doubtful = _doubtful(scene, seat, confirm, chosen)
    if doubtful is not None and chosen is not None:
        return desk_page(scene, above, have, confirm_parts(voice, doubtful, chosen), *beside, folded=folded, accent="night")
    said = [said_lines(voice, seat)] if voice.view.phase == "mafia" else []
    asked = question_parts(voice, seat, at_desk=True) + _free(voice, seat) + floor_lines(voice, seat) + _shared(voice, seat)
    if voice.view.phase != "end":
        asked += guess_parts(voice, seat) if not voice.view.seats[seat].living else []
        asked = asked or [voice("desk-empty")]
    return desk_page(scene, above, have, [*said, *asked], *beside, folded=folded, accent="night")


def _doubtful(scene: Scene, seat: int, confirm: str | None, chosen: str | None) -> Ask | None:
    for ask in scene.asks_of(seat):
        if ask.name == confirm and any(option.id == chosen for option in ask.options):
            return ask
    return None


def _free(voice: MafieVoice, seat: int) -> list[Part]:
    return [part for ask in free_cards(voice, seat) for part in ask_parts(voice, ask)]


def _shared(voice: MafieVoice, seat: int) -> list[Part]:
    """The questions of the board, repeated for lost messages and for screen readers, with the controls of the talk in the same row."""
    parts, buttons = list[Part](), list[Button]()
    for ask in voice.scene.asks_of(seat):
        if ask.name not in SHARED or (ask.name == READY and in_turn(voice.scene) is not None):
            continue
        parts += [] if parts else [request(voice, seat)]
        if any(option.id.startswith("seat:") for option in ask.options):
            me = voice.mine(seat).me
            given = me.vote if me else None
            key = {FIRST: "ask-first", FINAL: "ask-final"}.get(ask.name, "ask-change")
            parts.append(people_menu(voice.scene, ask, from_asker(voice.scene, ask), voice(key), chosen=given, states=public_states(voice)))
        buttons += [
            answer_button(voice.scene, ask, option.id, voice(_SHARED_LABELS[option.id]))
            for option in ask.options
            if option.id in _SHARED_LABELS
        ]
    return [*parts, *rows([*buttons, *floor_buttons(voice, seat)])]


def _beside(voice: MafieVoice, seat: int) -> list[Button]:
    """Return what stands beside [More]: the talk of the Mafia, the claims, and for who is out the way back into the graveyard."""
    me = voice.mine(seat).me
    talks = voice.view.phase == "mafia" and me and len(me.wakers) > 1 and voice.view.options.get("mafia_chat")
    verbs = [*(["say"] if talks else []), *(["claims"] if voice.scene.claims else [])]
    is_out = voice.view.phase != "end" and not voice.view.seats[seat].living
    back = [verb_button(voice.scene, "grave", voice("b-ghosts-thread"))] if is_out and voice.scene.graveyard else []
    return [*(verb_button(voice.scene, verb, voice(f"b-{verb}")) for verb in verbs), *back]


def _folded(voice: MafieVoice, seat: int) -> list[Part]:
    """Return the button to resign, while the rules allow it."""
    offered = {option.id for ask in voice.scene.asks_of(seat) if ask.name == WITHDRAW for option in ask.options}
    return [Buttons((verb_button(voice.scene, "resign", voice("b-resign"), "danger"),))] if "withdraw" in offered else []


def spectator_desk(scene: Scene) -> Page:
    """Return the desk of a spectator: pointers, guesses, the rules, the claims and the graveyard (MF-15.12)."""
    voice = MafieVoice(scene)
    buttons = [verb_button(scene, "help", voice("b-help")), *cards_buttons(voice)]
    if scene.claims:
        buttons.append(verb_button(scene, "claims", voice("b-claims")))
    if scene.graveyard and voice.view.phase != "end":
        buttons.append(verb_button(scene, "grave", voice("b-ghosts")))
    guesses = guess_parts(voice, None) if voice.view.phase != "end" else []
    return Page((voice("desk-spectator"), *guesses, Buttons(tuple(buttons))), "quiet")


def card_page(scene: Scene, seat: int, *, confirm: str | None = None, chosen: str | None = None) -> Page:
    """Return the answer to [Moje karta]: the card's question if there is a choice, else the card and its window."""
    voice = MafieVoice(scene)
    doubtful = _doubtful(scene, seat, confirm, chosen)
    if doubtful is not None and chosen is not None:
        return Page(tuple(confirm_parts(voice, doubtful, chosen)), "brass")
    parts: list[Part] = [_card_words(voice, seat)]
    usable = [ask for ask in whispered(voice, seat) if ask.name in (OPENING, CLOSING) or not _nightly(voice)]
    for ask in (*free_cards(voice, seat), *usable):
        parts += ask_parts(voice, ask)
    return Page(tuple(parts), "brass")


def _nightly(voice: MafieVoice) -> bool:
    return voice.view.phase in NIGHT_PHASES


def _card_words(voice: MafieVoice, seat: int) -> str:
    me = voice.mine(seat).me
    if me is None or me.card is None:
        return voice("card-none-basic")
    card = voice.covered(voice.card(me.card))
    if me.card_spent:
        return voice("card-spent", card=card)
    if not me.card_effective or me.card == NEUTRAL_CARD:
        return voice("card-neutral", card=card)
    when, what = voice(f"pic-card-{me.card}-when"), voice(f"pic-card-{me.card}-what")
    return f"{voice('card-waits', card=card)}\n{voice.covered(f'{when} {what}')}"


def shared_confirm(scene: Scene, ask: Ask, picks: tuple[str, ...]) -> Page:
    """Return the ephemeral confirmation of a press on a shared message."""
    return Page(tuple(confirm_parts(MafieVoice(scene), ask, picks[0])), "danger")
