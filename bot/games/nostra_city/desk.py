"""My desk: the one ephemeral message that walks through all picks of a turn and through every other question of a seat."""

from bot.games.nostra_city.asking import ask_parts, confirm_parts, standing_parts
from bot.games.nostra_city.board import active, crews, running, table_text
from bot.games.nostra_city.hand import hand_parts
from bot.games.nostra_city.voice import Voice
from bot.presenting.boxed.desk import desk_page, waiting
from bot.presenting.clocks import end_of
from bot.presenting.page import Page, Part, Rule
from bot.presenting.scene import Scene


def desk(scene: Scene, seat: int, *, confirm: str | None = None, chosen: str | None = None) -> Page:
    """Return the desk of ``seat``: what it holds, what goes on, its open question, the settings.

    ``confirm``, ``chosen``: the question whose pick is to be confirmed first; then nothing else can be pressed (the settings come later).
    """
    voice = Voice(scene)
    parts: list[Part] = [*hand_parts(voice, seat), Rule()]
    now = "\n".join(line for line in (running(voice), active(voice)) if line)
    parts += [now] if now else []
    asks = scene.asks_of(seat)
    doubted = next((ask for ask in asks if ask.name == confirm), None)
    if doubted is not None and chosen is not None:
        return Page((*parts, *confirm_parts(voice, doubted, chosen)), "brass")
    waited = tuple(ask for ask in asks if ask.holds)
    for ask in waited:
        parts += ask_parts(voice, ask)
    if waited:
        until = voice.until(end_of(scene, waited))
        parts += [until] if until else []
    else:
        parts.append(_waiting(voice, seat))
    for ask in asks:
        parts += [] if ask.holds else standing_parts(voice, ask)
    parts.append(table_text(voice) if scene.text_mode else crews(voice))
    return desk_page(scene, parts)


def _waiting(voice: Voice, seat: int) -> str:
    """Return what stands where nothing is asked. In a window nobody is named: who has answered is secret (NC-V15)."""
    if voice.view.step != "window":
        return waiting(voice)
    key = "nc-desk-window-given" if voice.view.players[seat].cards else "nc-desk-window"
    return f"{voice(key)} {voice.until(end_of(voice.scene, voice.scene.asks))}".strip()
