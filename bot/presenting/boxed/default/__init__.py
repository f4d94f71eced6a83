"""How a game is shown that has nothing but its engine, its manners and its words."""

from bot.presenting.boxed.board import board_page
from bot.presenting.boxed.calling import awaited
from bot.presenting.boxed.default.asking import ask_parts, confirm_parts, needs_confirm
from bot.presenting.boxed.default.telling import narrate, receipt, said
from bot.presenting.boxed.default.voice import DefaultVoice
from bot.presenting.boxed.desk import desk_page, waiting
from bot.presenting.clocks import end_of
from bot.presenting.closing import closing_page, proof
from bot.presenting.drawing import Drawing
from bot.presenting.drawing.posters import draw_poster, emblem
from bot.presenting.drawing.tokens import GROUND
from bot.presenting.naming import listed
from bot.presenting.page import Buttons, Page, Part
from bot.presenting.questions import verb_button
from bot.presenting.scene import Scene
from bot.presenting.texts import Words


def story(scene: Scene) -> Page:
    """Return the message that closes the game: who won, the scores, the proof of the deal, what to do next."""
    voice = DefaultVoice(scene)
    return closing_page(scene, _winners(voice), (), _scores(voice))


def story_text(scene: Scene) -> str:
    """Return everything that was told to all, without markdown."""
    voice = DefaultVoice(scene, plain=True)
    told = [line.text.replace("**", "") for line in narrate(scene.notices, scene) if line.seat is None]
    ended = [voice("story-title"), _winners(voice), *_scores(voice), "", *told]
    return "\n".join([*ended, "", proof(scene)] if scene.salt else ended)


def _winners(voice: DefaultVoice) -> str:
    """Say who won and why it ended (``<game>-end-<reason>``)."""
    outcome = voice.scene.outcome
    if outcome is None:
        return ""
    won = voice("winners", n=len(outcome.winners), list=voice.people(sorted(outcome.winners)))
    return " ".join(line for line in (voice.maybe("end", outcome.reason), won) if line)


def _scores(voice: DefaultVoice) -> list[str]:
    outcome = voice.scene.outcome
    if outcome is None or not outcome.scores:
        return []
    ranked = sorted(outcome.scores.items(), key=lambda entry: (-entry[1], entry[0]))
    return [voice("scores", list=listed((f"{voice.who(seat)} {points}" for seat, points in ranked), " · "))]


_ICON, _GROUND = "star", "wood"


def poster(game: str, words: Words) -> Drawing:
    """Draw the name of ``game``, and the lines ``pic-poster-<game>-line`` and ``-foot`` where it has them."""
    keys = (f"pic-poster-{game}-{part}" for part in ("line", "foot"))
    title, (said, foot) = words(f"game-{game}"), (words(key) if words.has(key) else "" for key in keys)
    return draw_poster(GROUND[_GROUND], emblem(_ICON), (title, said, foot), " ".join(part for part in (f"{title}.", said, foot) if part))


def help_text(scene: Scene, _seat: int | None) -> str:
    """Return what the game is about (``<game>-help``), the present phase (``<game>-help-<phase>``), and where everything else is."""
    voice = DefaultVoice(scene)
    return "\n".join(line for line in (voice(f"{scene.game}-help"), voice.moment("help"), voice("help-always")) if line)


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


def board(scene: Scene) -> Page:
    """Return the board: heading (``<game>-phase-<phase>``), what is wanted (``<game>-want-<phase>``), the view in words.

    The view is told field by field: ``<game>-board-<field>``.
    """
    voice = DefaultVoice(scene)
    title = voice.moment("phase") or voice(f"game-{scene.game}")
    table = "\n".join(voice.fields("board", voice.view))
    said = (f"## {title}", " ".join(line for line in (voice.moment("want"), _until(voice)) if line), _awaited(voice))
    return board_page(scene, said, table, () if scene.public.phase == "end" else (_answer(voice),))


def _answer(voice: DefaultVoice) -> Buttons:
    """Return the button to the desk. It always stands there: that a secret question is open shows nowhere."""
    return Buttons((verb_button(voice.scene, "desk", voice("b-answer"), "primary", "turn"),))


def _until(voice: DefaultVoice) -> str:
    """Return when the open questions end; a secret one shows in no clock but that of its step."""
    asked = [ask for ask in voice.scene.asks if not ask.secret]
    return voice.until(end_of(voice.scene, asked) or voice.scene.step)


def _awaited(voice: DefaultVoice) -> str:
    seats = awaited(voice.scene)
    return voice("missing", list=voice.people(seats)) if seats else ""


__all__ = ["board", "desk", "hand", "help_text", "narrate", "needs_confirm", "poster", "receipt", "said", "story", "story_text"]
