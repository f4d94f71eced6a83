"""The sentences of direct messages: what is told to one seat or to the wakers, each whole behind a spoiler: its mere words tell the role.

Most private notices make no message: the hand and the question show them, and what the Agent saw is the receipt of the look.
"""

from collections.abc import Callable

from bot.games.mafie.voice import Voice, number_of, numbers_of, word_of
from engines import Notice
from engines.table import Arg


def private_line(voice: Voice, notice: Notice) -> str:
    """Return the message for a private notice, empty when something else shows it."""
    says = _SAYINGS.get(notice.text.key)
    return says(voice, dict(notice.text.args)) if says else ""


def _swap(voice: Voice, args: dict[str, Arg]) -> str:
    before, now = (voice.token(word_of(args[when])) for when in ("before", "now"))
    said = voice("known-swap", who=voice.quiet(number_of(args["seat"])), before=before, now=now)
    return voice("swap-known", what=voice.secret(said))  # that tokens were swapped has been told to the table


def _crowd(key: str) -> Callable[[Voice, dict[str, Arg]], str]:
    return lambda voice, args: voice.secret(voice(key, list=voice.crowd(numbers_of(args["seats"]))))


def _recruit(voice: Voice, args: dict[str, Arg]) -> str:
    by, who = (voice.quiet(number_of(args[name])) for name in ("by", "recruit"))
    return voice.secret(voice("wakers-recruit", by=by, who=who, list=voice.crowd(numbers_of(args["seats"]))))


def _victim(voice: Voice, args: dict[str, Arg]) -> str:
    return voice.secret(voice(f"victim-{args['how']}", who=voice.quiet(number_of(args["seat"]))))


_SAYINGS: dict[str, Callable[[Voice, dict[str, Arg]], str]] = {
    "mf-swap-known": _swap,
    "mf-gang-known": _crowd("gang-known"),
    "mf-recruited": _crowd("recruited"),
    "mf-wakers-recruit": _recruit,
    "mf-no-target": lambda voice, _args: voice.secret(voice("no-target")),
    "mf-victim": _victim,
}
