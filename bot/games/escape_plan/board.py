"""The board of Escape Plan: the city, the request to the table, the button of the phase."""

from bot.games.escape_plan.pictures.alt import exits_text, map_sentences, offer_sentences, pawn_sentences, people_sentences
from bot.games.escape_plan.pictures.board import city
from bot.games.escape_plan.pictures.market import contact_strip, prices
from bot.games.escape_plan.pictures.speech import COLOURS, SHAPES, title_of
from bot.games.escape_plan.voice import EscapePlanVoice
from bot.presenting.boxed.on_table import open_buttons
from bot.presenting.boxed.pages import board_page, drawn_board, free_parts, request_line
from bot.presenting.naming import listed
from bot.presenting.page import Buttons, Page, Part, Picture
from bot.presenting.questions import verb_button
from bot.presenting.scene import Scene
from engines.escape_plan.asks import BORDER_DESTINATION, BORDER_OFFICER, CHARACTER, EXTRA_ACTION, WOUND_ASSET


def table_text(voice: EscapePlanVoice, *, whole: bool = True) -> str:
    """Return the city as a list of lines: exits, pawns, every tile with its neighbours, the offers, people.

    Not ``whole``: only the map, for a desk with little room; [On the table] tells the rest.
    """
    view, speech = voice.view, voice.pictures
    lines = [exits_text(view, speech), *pawn_sentences(view, speech), *map_sentences(view, speech)]
    if whole:
        lines += offer_sentences(view, speech)
        lines += [contacts_text(voice)] if view.offer else []
        lines += people_sentences(view, speech, voice.scene.bot_players)
    return "\n".join(f"- {line}" for line in lines if line)


def contacts_text(voice: EscapePlanVoice) -> str:
    """Return the contact offer, the newest card first."""
    return voice("ep-contact-offer", list=listed(voice.named(f"contact:{number}") for number in voice.view.offer))


def title(voice: EscapePlanVoice) -> str:
    """Return the heading: game, day, part or phase."""
    view = voice.view
    if view.phase in ("setup", "end"):
        return voice(f"ep-head-{view.phase}")
    when = title_of(view, voice.pictures)
    if view.phase == "actions":
        return voice("ep-head", title=when)
    return voice("ep-head-phase", title=when, phase=voice(f"pic-ep-phase-{view.phase.replace('_', '-')}"))


def request(voice: EscapePlanVoice) -> str:
    """Return the request to the table."""
    view = voice.view
    if view.phase != "actions":
        who = voice.people(view.awaited)
        return voice(f"ep-want-{view.phase.replace('_', '-')}", who=who, n=len(view.awaited))
    if view.adjusting:
        return voice("ep-want-border", who=voice.figure(view.active)) if view.active else voice("ep-want-adjusting")
    if view.active is None:
        return voice("ep-want-extra", who=voice.people(view.awaited)) if view.awaited else voice("ep-want-actions")
    moment = view.turn.moment if view.turn is not None else "choice"
    return voice(f"ep-want-{moment}", who=voice.figure(view.active))


def awaited(voice: EscapePlanVoice) -> str:
    """Return the awaited people besides the player on turn: public in every step (rules, section 7)."""
    view = voice.view
    if view.phase == "city" or (view.phase == "actions" and view.active is None):
        return ""  # the request names them
    others = [seat for seat in view.awaited if f"seat:{seat}" != view.active]
    return voice("missing", list=voice.people(others)) if others else ""


def order(voice: EscapePlanVoice) -> str:
    """Return the turn order with the finished turns; on the last day the way out and its price."""
    view = voice.view
    if view.phase != "actions":
        return ""
    told = [f"{voice.figure(who)} ✓" if who in view.acted else voice.figure(who) for who in view.order]
    said = [voice("ep-order-line", list=listed(told))] if told else []
    if view.day == LAST_DAY and view.open_exit is not None:
        said.append(voice("ep-way-out", number=view.open_exit, cost=view.exit_cost or 0, toll="yes" if view.toll else "no"))
    return " ".join(said)


LATE = ("evening", "night", "dawn")
LAST_DAY = 3


def phase_parts(voice: EscapePlanVoice) -> list[Part]:
    view = voice.view
    if view.phase == "setup":
        return character_parts(voice)
    if not view.awaited or view.phase == "end":
        return []
    return [Buttons((verb_button(voice.scene, "desk", voice(_label(voice)), "primary", "turn"),))]


def _label(voice: EscapePlanVoice) -> str:
    """Return the label of the button by the open questions, which are public (rules, section 7)."""
    view = voice.view
    names = {ask.name for ask in voice.scene.asks}
    if view.phase == "city":
        return "b-ep-place"
    if EXTRA_ACTION in names:
        return "b-ep-extra"
    if names & {BORDER_OFFICER, BORDER_DESTINATION}:
        return "b-ep-police"
    if view.phase == "income" or WOUND_ASSET in names:
        return "b-ep-choose"
    late = view.day == LAST_DAY and view.part in LATE and view.open_exit is not None
    return "b-ep-escape" if late else "b-ep-turn"


def character_parts(voice: EscapePlanVoice) -> list[Part]:
    """Return a button for each free character: shape and name."""
    return free_parts(voice.scene, CHARACTER, lambda name: f"{SHAPES[COLOURS[name]]} {voice(f'pic-ep-character-{name}')}")


def board(scene: Scene) -> Page:
    """Return the board: day and part, the turn order, the city, request and clock, awaited people, buttons."""
    voice = EscapePlanVoice(scene)
    news, wanted = (f"## {title(voice)}", order(voice)), (request_line(voice, request(voice)), awaited(voice))
    table = table_text(voice) if scene.text_mode else drawn_board(city, scene)
    return board_page(scene, news, table, wanted, phase_parts(voice), *open_buttons(scene), beside=market(scene))


def market(scene: Scene) -> list[Picture]:
    """Return the pictures below the city: the contact offer, and the prices (OP-1.1)."""
    if scene.text_mode or scene.public.phase == "end":
        return []
    drawn = (contact_strip(scene.public, scene.people, scene.words), prices(scene.public, scene.people, scene.words))
    return [Picture(name, drawing) for name, drawing in zip(MARKET, drawn, strict=True)]


MARKET = ("offer.png", "prices.png")
