"""What one seat knows, as the list "Víš" of its hand: everything it was told in private, round by round."""

from collections.abc import Callable
from typing import Any

from bot.games.mafie.voice import Voice, number_of, numbers_of, word_of
from engines.mafie.views import KnownText

Args = dict[str, Any]
_MOST = 1_400
"""Characters of the list; the oldest lines of a very long game are left out."""


def known_lines(voice: Voice, seat: int) -> list[str]:
    """Return one line for each thing that ``seat`` was told, the oldest first, secrets behind spoilers."""
    me = voice.mine(seat).me
    if me is None:
        return []
    lines = [line for line in (_line(voice, known) for known in me.known) if line]
    while lines and sum(len(line) + 3 for line in lines) > _MOST:
        lines = lines[1:]
    return lines


def _line(voice: Voice, known: KnownText) -> str:
    says = _SAYINGS.get(known.key)
    if says is None:
        return ""
    said = says(voice, dict(known.args))
    at_night = "no" if known.key == "mf-tapped" else "yes"
    when = voice("known-round", round=known.round, night=at_night)
    return f"{when} {voice.secret(said)}"


def _look(voice: Voice, args: Args) -> str:
    return f"{voice.quiet(number_of(args['seat']))}: {voice.token(word_of(args['token']))}"


def _swap(voice: Voice, args: Args) -> str:
    before, now = (voice.token(word_of(args[when])) for when in ("before", "now"))
    return voice("known-swap", who=voice.quiet(number_of(args["seat"])), before=before, now=now)


def _wakers(voice: Voice, args: Args) -> str:
    return voice("known-wakers", list=voice.crowd(numbers_of(args["seats"])))


def _recruit(voice: Voice, args: Args) -> str:
    return voice("known-recruit", by=voice.quiet(number_of(args["by"])), who=voice.quiet(number_of(args["recruit"])))


def _recruited(voice: Voice, args: Args) -> str:
    return voice("known-recruited", list=voice.crowd(numbers_of(args["seats"])))


def _gang(voice: Voice, args: Args) -> str:
    return voice("known-gang", list=voice.crowd(numbers_of(args["seats"])))


def _victim(voice: Voice, args: Args) -> str:
    return voice("known-victim", who=voice.quiet(number_of(args["seat"])))


_SAYINGS: dict[str, Callable[[Voice, Args], str]] = {
    "mf-agent-saw": _look,
    "mf-tapped": _look,
    "mf-swap-known": _swap,
    "mf-wakers": _wakers,
    "mf-wakers-recruit": _recruit,
    "mf-recruited": _recruited,
    "mf-gang-known": _gang,
    "mf-victim": _victim,
}
