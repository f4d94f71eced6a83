"""My desk: the one ephemeral message that walks through all picks of a play and through every other question of a seat."""

from bot.games.mafia_city.asking import ask_parts
from bot.games.mafia_city.draft_text import draft_text
from bot.games.mafia_city.holding import cards_parts, counts
from bot.games.mafia_city.standing_inputs import STANDING, standing_parts
from bot.games.mafia_city.table_text import table_text
from bot.games.mafia_city.voice import Voice
from bot.presenting.boxed.desk import desk_page, waiting
from bot.presenting.clocks import end_of
from bot.presenting.page import Buttons, Page, Part, Rule
from bot.presenting.questions import sure_buttons, verb_button
from bot.presenting.scene import Scene
from engines import Ask
from engines.mafia_city.asks import LEAVE


def desk(scene: Scene, seat: int, *, confirm: str | None = None, chosen: str | None = None) -> Page:  # noqa: ARG001 - all desks are asked alike; leaving has one option
    """Return the desk of ``seat``: what it holds, its play so far, its open question, the settings.

    Only leaving is confirmed here, instead of everything; a play has its own last pick.
    """
    voice = Voice(scene)
    resigning = next((ask for ask in scene.asks_of(seat) if ask.name == LEAVE), None)
    if confirm == LEAVE and resigning is not None:
        return _leaving(voice, resigning)
    parts: list[Part] = [f"## {voice('desk-title', who=voice.who(seat))}\n{counts(voice, seat)}"]
    parts += [*cards_parts(voice, seat, playable=True), Rule(), draft_text(voice, seat)]
    asks = [ask for ask in scene.asks_of(seat) if ask.name not in (*STANDING, LEAVE)]
    for ask in asks:
        parts += ask_parts(voice, ask)
    parts.append(voice.until(end_of(scene, asks)) if asks else nothing_asked(voice))
    if scene.text_mode:
        parts.append(table_text(voice))
    parts += standing_parts(voice, seat)
    return desk_page(scene, parts, *([verb_button(scene, "resign", voice("b-resign"), "danger")] if resigning is not None else []))


def needs_confirm(_scene: Scene, ask: Ask, picks: tuple[str, ...]) -> bool:
    """Return whether ``picks`` cannot be made good: to leave the table."""
    return ask.name == LEAVE and bool(picks)


def _leaving(voice: Voice, ask: Ask) -> Page:
    """Ask once more; the safe answer stands second."""
    buttons = sure_buttons(voice.scene, ask, "withdraw", voice("b-resign"), voice("b-other"), "danger")
    return Page((f"{voice('mc-leave-confirm')}\n{voice('confirm-note')}", Buttons(buttons)), "danger")


def nothing_asked(voice: Voice) -> str:
    """Return what stands where nothing is asked; in a window of many nobody is named."""
    window = voice.view.window
    return voice("desk-empty") if window is not None and window.kind != "case" else waiting(voice)


def hand(scene: Scene, seat: int) -> Page:
    """Return the direct message of ``seat``: the cards it holds, edited in place. Everything is asked at the table."""
    voice = Voice(scene)
    over = voice.view.phase == "end"
    parts: list[Part] = [f"{voice('secret-follows')}\n"] if scene.text_mode and not over else []
    parts.append(f"## {voice('desk-title', who=voice.who(seat))}\n{voice('mc-hand-hint')}")
    parts += [] if over else cards_parts(voice, seat, playable=False)
    return Page(tuple(parts), "done" if over else "brass")
