"""The direct message that asks one seat. By night it is the letter: one for everybody alike, regardless of its contents (MF-15.2).

A letter holds the open question or the answer, what the seat has learned in this step, and the lines of the Mafia to those who hear them.
So nothing of a night needs a message of its own.
"""

from collections.abc import Callable
from typing import Any

from bot.games.mafie.names import NAMED, NIGHT_PHASES
from bot.games.mafie.question import head, meeting, question_parts, until, whispered
from bot.games.mafie.voice import MafieVoice, number_of, numbers_of, word_of
from bot.presenting.limits import ROW
from bot.presenting.naming import bold, escaped
from bot.presenting.page import Button, Buttons, Page, Part
from bot.presenting.questions import verb_button
from bot.presenting.scene import Scene

MOST = 1_800
"""The most characters of the talk in a letter; a long one loses its oldest lines."""


def question(scene: Scene, seat: int, *, confirm: str | None = None, chosen: str | None = None) -> Page | None:
    """Return the question to ``seat`` by direct message, or its letter of the night; None when there is neither.

    ``confirm`` and ``chosen``: the name of a question and its pick, which needs a confirmation.
    """
    voice = MafieVoice(scene)
    parts = question_parts(voice, seat, confirm=confirm, chosen=chosen)
    if _has_letter(voice, seat):
        parts = _letter_parts(voice, seat, parts)
    if not parts:
        return None
    if scene.text_mode:
        parts.insert(0, f"{voice('secret-follows')}\n")
    ways = [verb_button(scene, "help", voice("b-help"))]
    if scene.link:
        ways.append(Button(voice("b-to-table"), url=scene.link))
    last = parts[-1]
    if isinstance(last, Buttons) and len(last.buttons) + len(ways) <= ROW:
        parts[-1] = Buttons((*last.buttons, *ways))
    else:
        parts.append(Buttons(tuple(ways)))
    return Page(tuple(parts), "night" if voice.view.phase in NIGHT_PHASES else "brass")


def question_key(scene: Scene, seat: int) -> str | None:
    """Return the identity of the question: the same key edits the message, another sends a new one.

    The recognition step of a gang asks nothing, so it shows in the letter of the step before.
    """
    voice = MafieVoice(scene)
    if _has_letter(voice, seat):
        return f"{'agent' if voice.view.phase == 'gang' else voice.view.phase}-{voice.view.round}"
    asks = whispered(voice, seat)
    return asks[0].id if asks else None


def loud_question(scene: Scene, seat: int) -> bool:
    """Return whether the message makes a sound: at night for everyone alike, by day for the awaited seat, never for a secret card."""
    voice = MafieVoice(scene)
    if _has_letter(voice, seat):
        return voice.view.phase != "gang"
    return any(ask.name in NAMED for ask in whispered(voice, seat))


def question_over(scene: Scene, seat: int, key: str | None) -> Page | None:
    """Return the end of this night's letter ``key``: the answer, or what was learned and said there; None for a question.

    The Agent's letter ends a night in which the Mafia doesn't meet.
    """
    voice = MafieVoice(scene)
    ends = {f"agent-{voice.view.round}": "gang", f"mafia-{voice.view.round}": "mafia"}
    if key not in ends:
        return None
    lines, said = _learned(voice, seat, ends[key]), said_lines(voice, seat) if ends[key] == "mafia" else ""
    if said:
        lines += [said, voice("room-closed")]
    return Page(("\n".join((voice("whisper-head"), *lines)) if lines else _answer(voice, seat, ends[key]),))


# ---- the letter


def _has_letter(voice: MafieVoice, seat: int) -> bool:
    """Return whether ``seat`` has a letter now: at night every player still in; without decoys only one with something to read."""
    if voice.view.phase not in NIGHT_PHASES or not voice.view.seats[seat].living:
        return False
    return bool(voice.view.options.get("decoys") or whispered(voice, seat) or meeting(voice, seat) or _told(voice, seat))


def _letter_parts(voice: MafieVoice, seat: int, asked: list[Part]) -> list[Part]:
    """Return the letter around the parts of its question, if any is open: what the seat has been told stands above it."""
    told = _told(voice, seat)
    if asked:
        return [asked[0], *told, *asked[1:]]
    said = [head(voice), *(told or [_answer(voice, seat, voice.view.phase)]), until(voice)]
    return [part for part in said if part]


def _told(voice: MafieVoice, seat: int) -> list[str]:
    """Return what the seat has learned in this step and what it hears in the meeting."""
    learned = _learned(voice, seat, voice.view.phase)
    said = said_lines(voice, seat) if voice.view.phase == "mafia" else ""
    return ["\n".join(part)] if (part := [*learned, *([said] if said else [])]) else []


def _learned(voice: MafieVoice, seat: int, phase: str) -> list[str]:
    """Return the private notices of a ``phase`` of this round's night, behind spoilers."""
    me = voice.mine(seat).me
    tell = _LEARNED.get(phase, {})
    known = me.known if me is not None else ()
    return [tell[one.key](voice, one.args) for one in known if one.round == voice.view.round and one.key in tell]


def said_lines(voice: MafieVoice, seat: int) -> str:
    """Return the last lines of the night talk that ``seat`` has said or heard."""
    names = voice.scene.names
    lines = [
        f"{bold(names, line.seat)}: {escaped(line.text)}"
        for line in voice.scene.night_talk
        if seat == line.seat or seat in line.hearers
    ]  # fmt: skip
    whole = len(lines)
    while sum(len(line) + 1 for line in lines) > MOST:
        del lines[0]
    return "\n".join(lines if len(lines) == whole else ("…", *lines))


def _answer(voice: MafieVoice, seat: int, phase: str) -> str:
    """Return the answer that ``seat`` has given in a ``phase`` to a question without a result."""
    me, number = voice.mine(seat).me, voice.view.round
    if me is not None and me.token == "agent" and phase in ("agent", "gang"):
        return voice("peek-none")
    if me is None or number not in me.hunches:
        return voice("question-over")
    pick = me.hunches[number]
    return voice("hunch-none") if pick is None else voice("hunch-given", who=voice.covered(voice.quiet(pick)))


Args = dict[str, Any]
Telling = Callable[[MafieVoice, Args], str]


def _crowd(key: str) -> Telling:
    return lambda voice, args: voice.covered(voice(key, list=voice.crowd(numbers_of(args["seats"]))))


def _look(voice: MafieVoice, args: Args) -> str:
    return voice("agent-saw", what=voice.fact(number_of(args["seat"]), word_of(args["token"])))


def _recruit(voice: MafieVoice, args: Args) -> str:
    by, who = (voice.quiet(number_of(args[name])) for name in ("by", "recruit"))
    return voice.covered(voice("wakers-recruit", by=by, who=who, list=voice.crowd(numbers_of(args["seats"]))))


def _victim(voice: MafieVoice, args: Args) -> str:
    return voice.covered(voice(f"victim-{args['how']}", who=voice.quiet(number_of(args["seat"]))))


_AGENT: dict[str, Telling] = {"mf-agent-saw": _look}
_LEARNED: dict[str, dict[str, Telling]] = {
    "agent": _AGENT,
    "gang": {**_AGENT, "mf-gang-known": _crowd("gang-known")},
    "mafia": {
        "mf-recruited": _crowd("recruited"),
        "mf-wakers-recruit": _recruit,
        "mf-no-target": lambda voice, _args: voice.covered(voice("no-target")),
        "mf-victim": _victim,
    },
}
"""By phase and key of a private notice."""
