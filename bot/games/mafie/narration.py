"""What is told: notices become lines of the channel and of direct messages. What the board shows already is not told again.

A round makes few messages: the night is one that grows, the dawn one, each ballot one that grows with what follows from it. Which message
a line belongs to follows from the public notices before it, so the narrator reads a game from its first notice on.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bot.games.mafie.book import out_of_game, to_ghosts
from bot.games.mafie.telling import TELLINGS, Moment, clock_of
from bot.games.mafie.voice import Voice, count_of, number_of, numbers_of, word_of
from bot.presenting.page import Line
from bot.presenting.scene import Scene
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


SPEECHES_APART = 2
"""Up to so many suspects are called one message each; more share one, so that a round keeps to its number of messages."""

_NEAR = 2
"""Private lines so few notices apart reach a person in one message, under one beginning."""


@dataclass(slots=True)
class _Telling:
    """Where the narrator is: the round, the message that grows now, and who is to be told that they are out."""

    voice: Voice
    round: int = 0
    story: str = "deal"
    suspects: tuple[int, ...] = ()
    ballots: int = 0
    alone: bool = False
    """Whether speeches stand between the fingers and the verdict: of a sole suspect, or of a tie."""
    counted: bool = True
    """Whether the last tally had any fingers; an empty one makes no line, so the next goes on with its message."""
    shots: int = 0
    cause: str = ""
    """Why somebody was named last."""
    tied: bool = False
    """Whether the ballot that ends came to a tie in which votes could be changed."""
    shown: list[str] = field(default_factory=list)
    """The tokens that lie open."""
    lost: bool = False
    """Whether this dawn has already told of somebody who is gone, before it comes to the victim."""
    going: list[int] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)

    def moment(self, notice: Notice) -> Moment:
        """Return a notice with what the table knows by then."""
        return Moment(self.voice, self.round, notice, self.cause, self.tied, tuple(self.shown))


_LOSSES = frozenset({"mf-exposed", "mf-removed", "mf-disqualified"})
_SHOWING = _LOSSES | {"mf-out"}
"""Notices with which somebody leaves and a token is shown."""


def narrate(notices: Sequence[Notice], scene: Scene, *, since: int = 0) -> list[Line]:
    """Return the lines of the notices from number ``since`` on.

    ``notices`` are all that were told since the game began. Raises ValueError when the first of them are missing.
    """
    if notices and notices[0].number != 0:
        raise ValueError("the narrator needs a game from its first notice on")
    telling = _Telling(Voice(scene))
    for place, notice in enumerate(notices):
        fresh = notice.number >= since
        following = notices[place + 1].text.key if place + 1 < len(notices) else ""
        if notice.number == 0 and fresh:
            telling.lines.append(Line(telling.voice("deal"), 0, story="deal", pings=tuple(range(len(scene.names))), loud=True))
        _follow(telling, notice)
        if fresh:
            telling.lines += _lines(telling, notice, following)
        if notice.text.key in _SHOWING:
            telling.shown.append(word_of(notice.text.args["token"]))
    return telling.lines


def _follow(telling: _Telling, notice: Notice) -> None:
    """Notice which message grows from here on."""
    key, args = notice.text.key, notice.text.args
    telling.lost = key in _LOSSES or (telling.lost and key != "mf-dawn")
    match key:
        case "mf-round":
            telling.round = count_of(args["round"])
            telling.story = f"night-{telling.round}"
            telling.ballots = telling.shots = 0
            telling.alone, telling.counted = False, True
        case "mf-dawn":
            telling.story = f"dawn-{telling.round}"
        case "mf-tally":
            telling.tied = False
            _count(telling, fingers=bool(args["voters"]))
        case "mf-no-verdict" if not telling.story.startswith("vote"):
            _count(telling, fingers=True)
        case "mf-suspects":
            telling.suspects = numbers_of(args["seats"])
            telling.alone = args["sole"] is True
        case "mf-tie":
            telling.alone = telling.tied = True
        case "mf-struck":
            telling.cause = word_of(args["cause"])
            if telling.cause == "ballot" and telling.alone:
                telling.story = f"verdict-{telling.round}"
        case "mf-card-shown" | "mf-card-shown-at":
            telling.shots += 1
            telling.story = f"card-{telling.round}-{telling.shots}"
        case "mf-removed" | "mf-disqualified" | "mf-withdraws" if telling.story.startswith("vote"):
            telling.story = f"seat-{telling.round}-{notice.number}"


def _count(telling: _Telling, *, fingers: bool) -> None:
    """A ballot is counted aloud: it begins a message, unless the one before it was empty."""
    if telling.counted or not telling.story.startswith("vote"):
        telling.ballots += 1
        telling.story = f"vote-{telling.round}-{telling.ballots}"
    telling.counted = fingers


def _lines(telling: _Telling, notice: Notice, following: str) -> list[Line]:
    if notice.to is not None:
        return _whispered(telling, notice, notice.to)
    made = []
    if notice.text.key == "mf-speech":
        made.append(_speech(telling, notice))
    else:
        tell = TELLINGS.get(notice.text.key)
        if notice.text.key == "mf-no-victim" and telling.lost:  # somebody is missing, though not by the Mafia
            tell = _nobody_else
        text = tell(telling.moment(notice)) if tell else ""
        if text:
            made.append(Line(text, notice.number, story=telling.story))
    return made + _out(telling, notice, following)


def _nobody_else(moment: Moment) -> str:
    return moment.voice("dawn-rest")


def _whispered(telling: _Telling, notice: Notice, hearers: frozenset[int]) -> list[Line]:
    """A private line; a locked screen shows its beginning, so that is harmless."""
    text = private_line(telling.voice, notice)
    head = telling.voice("whisper-head")
    begun = {line.seat for line in telling.lines if line.notice >= notice.number - _NEAR and line.text.startswith(head)}
    return [Line(text if seat in begun else f"{head}\n{text}", notice.number, seat=seat) for seat in sorted(hearers)] if text else []


def _speech(telling: _Telling, notice: Notice) -> Line:
    """One suspect is called. Few are called one by one; of many all are called at once, and the message grows."""
    seat = number_of(notice.text.args["seat"])
    moment = telling.moment(notice)
    text, clock = TELLINGS["mf-speech"](moment), clock_of(moment)
    if len(telling.suspects) <= SPEECHES_APART:
        return Line(text, notice.number, story=f"speech-{telling.round}-{notice.number}", pings=(seat,), loud=True, clock=clock)
    first = bool(telling.suspects) and seat == telling.suspects[0]
    pings = telling.suspects if first else ()
    return Line(text, notice.number, story=f"speeches-{telling.round}-{telling.ballots}", pings=pings, loud=first, clock=clock)


def _out(telling: _Telling, notice: Notice, following: str) -> list[Line]:
    """Say goodbye to whoever is out: when the token is shown, or after the shot that was still theirs."""
    key = notice.text.key
    leaves = key in ("mf-removed", "mf-disqualified", "mf-exposed") or (key == "mf-out" and following != "mf-may-shoot")
    if not leaves and key not in ("mf-shoots", "mf-no-shot"):
        return []
    seat = number_of(notice.text.args["seat"])
    voice = telling.voice
    wins = "" if key == "mf-disqualified" else voice("you-win-too")
    text = " ".join(part for part in (out_of_game(voice), wins, voice.scene.graveyard) if part)
    return [Line(text, notice.number, seat=seat, buttons=to_ghosts(voice))]
