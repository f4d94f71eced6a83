"""The desk and the hand of a game that has nothing but its words: what the view of a seat shows, and every open question."""

from bot.presenting.boxed.default.asking import ask_parts, confirm_parts
from bot.presenting.boxed.default.voice import DefaultVoice
from bot.presenting.boxed.desk import desk_page, waiting
from bot.presenting.clocks import end_of
from bot.presenting.page import Page, Part
from bot.presenting.scene import Scene


def desk(scene: Scene, seat: int, *, confirm: str | None = None, chosen: str | None = None) -> Page:
    """Return the desk of ``seat``: what it has (``<game>-desk-<field>``), what it is asked, the settings.

    ``confirm``, ``chosen``: the question whose pick is to be confirmed first; then nothing else can be pressed.
    """
    voice = DefaultVoice(scene)
    parts: list[Part] = ["\n".join([_title(voice, seat), *_held(voice, seat)])]
    asks = sorted(scene.asks_of(seat), key=lambda ask: not ask.holds)
    doubted = next((ask for ask in asks if ask.name == confirm and any(option.id == chosen for option in ask.options)), None)
    if doubted is not None and chosen is not None:
        return Page((*parts, *confirm_parts(voice, doubted, chosen)), "brass")
    if not any(ask.holds for ask in asks):
        parts.append(waiting(voice))
    for ask in asks:
        parts += ask_parts(voice, ask)
    parts.append(voice.until(end_of(scene, asks)))
    return desk_page(scene, parts)


def hand(scene: Scene, seat: int) -> Page:
    """Return the direct message of ``seat``: what it has, behind spoilers. Everything is asked on the desk."""
    voice = DefaultVoice(scene)
    opening = [f"{voice('secret-follows')}\n"] if scene.text_mode else []
    said = "\n".join([_title(voice, seat), *(voice.covered(line) for line in _held(voice, seat))])
    return Page((*opening, said), "done" if voice.view.phase == "end" else "brass")


def _title(voice: DefaultVoice, seat: int) -> str:
    return f"## {voice('desk-title', who=voice.who(seat))}"


def _held(voice: DefaultVoice, seat: int) -> list[str]:
    return voice.fields("desk", voice.mine(seat))
