"""The narration of Mafie: a sentence for each public notice that the board does not show, private lines, and growing messages."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bot.games.mafie.at_table import special
from bot.games.mafie.endings import counts, fingers
from bot.games.mafie.hand import out_of_game, to_ghosts
from bot.games.mafie.pictures.role import SMALL_MOST
from bot.games.mafie.tally import LOSSES, TALLY, suspects_of, votes_of
from bot.games.mafie.voice import MafieVoice, count_of, number_of, numbers_of, word_of
from bot.presenting.boxed.chronicle import deal_line, from_the_first
from bot.presenting.page import Line, LineClock
from bot.presenting.scene import Deadline, Scene, end_of, stamp
from bot.presenting.text_cards import chosen_button
from engines import Notice
from engines.mafie import MafieView
from engines.mafie.asks import SPEECH
from engines.table import Arg

_FEW = 4
"""The verdict mentions that so few players are left."""

_LAST = 3
"""The number of players left that the sentence about the last token mentions."""

_WORDINGS = {"dusk": 5, **dict.fromkeys(("vest", "bandage", "last-shot", "tie", "lot", "verdict"), 6), "out": 3}
"""The number of wordings of a message, in each of its situations; four for all others."""
_CARDS_SHOWN = {7: "card-wiretap", 8: "card-hideout", 9: "card-safe", 10: "card-arrest", 11: "card-corner", 12: "card-kidnap"}


@dataclass(frozen=True, slots=True)
class ToldNotice:
    """One notice in its round, and the voice that tells it."""

    voice: MafieVoice
    round: int
    notice: Notice
    cause: str = ""
    """The cause of the last strike: ``mafia``, ``ballot`` and so on."""
    tied: bool = False
    """Whether voters could still change their votes in the ballot that ends."""
    shown: tuple[str, ...] = ()
    """The open tokens."""
    told: int = 0
    """The number of times that this occasion has been told before; its wordings take turns."""
    speeches: int = 0
    """The number of speeches since the last ballot."""
    suspects: tuple[int, ...] = ()
    """Of a tally: its suspects, the most votes first."""

    @property
    def left(self) -> int:
        """The number of players still in."""
        return len(self.voice.view.seats) - len(self.shown)

    def arg(self, name: str) -> Arg:
        return self.notice.text.args[name]

    def who(self, name: str = "seat") -> str:
        """Return the person that an argument names, bold."""
        return self.voice.who(number_of(self.arg(name)))

    def people(self, name: str = "seats") -> str:
        return self.voice.people(numbers_of(self.arg(name)))

    def varied(self, key: str, **args: str | int) -> str:
        """Format a message of several wordings. They take turns; the table decides which comes first."""
        return self.voice(key, variant=self.wording(key), **args)

    def wording(self, key: str) -> int:
        """Return the wording of a message whose turn it is, from 1."""
        among = _WORDINGS.get(key, 4)
        return (self.voice.variant(key, among) + self.told) % among + 1

    def varied_for(self, key: str, **args: str | int) -> str:
        """Format a message of several wordings about the seat of the notice."""
        return self.varied(key, who=self.who(), **args)


def _said(key: str, **names: str) -> Callable[[ToldNotice], str]:
    """A sentence about people: ``names`` maps its variables to arguments of the notice."""

    def tell(moment: ToldNotice) -> str:
        return moment.voice(key, **{into: moment.who(name) for into, name in names.items()})

    return tell


def _set(moment: ToldNotice) -> str:
    cards = moment.voice.cards(numbers_of(moment.arg("cards")))
    neutral = moment.arg("neutral")
    return moment.voice("set-cards", list=cards, n=neutral if isinstance(neutral, int) else 0)


def _dusk(moment: ToldNotice) -> str:
    return moment.varied("dusk")


def _agent_phase(moment: ToldNotice) -> str:
    voice = moment.voice
    small = len(voice.view.seats) <= SMALL_MOST and voice.view.options.get("small_group_first_night") == "no_mafia"
    woken = moment.varied("agent-wakes")
    return f"{woken} {voice('agent-alone-night')}" if small else woken


def _commander(moment: ToldNotice) -> str:
    return moment.voice("commander-shown" if moment.arg("how") == "shown" else "commander-now", who=moment.who())


def _struck(moment: ToldNotice) -> str:
    """Nothing for a shot whose card has told it."""
    cause = word_of(moment.arg("cause"))
    if cause == "mafia":
        return moment.varied("dawn-name" if moment.voice.scene.dawn_steps else "dawn", who=moment.who())
    return moment.varied_for("verdict", few="yes" if moment.left <= _FEW else "no") if cause == "ballot" else ""


def _dawn(moment: ToldNotice) -> str:
    """The same whether anybody is missing or not (NT-3.5)."""
    return moment.varied("dawn-chairs") if moment.voice.scene.dawn_steps else ""


def _no_victim(moment: ToldNotice) -> str:
    return moment.varied("dawn-all" if moment.voice.scene.dawn_steps else "dawn-quiet")


def _saved(moment: ToldNotice) -> str:
    if number_of(moment.arg("card")) == 1:
        return moment.varied_for("vest")
    return moment.varied_for("bandage", by=moment.who("by"))


def _out(moment: ToldNotice) -> str:
    if moment.arg("gang") is True:
        return _with_token(moment, "out-gang")
    token = word_of(moment.arg("token"))
    return moment.varied_for("out", how=_how(moment.voice, token, moment.shown, moment.cause), token=moment.voice.token(token))


def _how(voice: MafieVoice, token: str, shown: Sequence[str], cause: str) -> str:
    """Return the meaning of a shown token for the table, from open tokens alone; the numbers of the deal are public."""
    if token == "agent":
        return "agent"
    if token == "mafia":
        return "another" if "mafia" in shown else "only" if _mafia_tokens(voice.view) == 1 else "first"
    if len(voice.view.seats) - len(shown) - 1 == _LAST:
        return "three"
    return "voted" if cause == "ballot" else "struck"


def _mafia_tokens(view: MafieView) -> int:
    """Return how many Mafia tokens the game was dealt with."""
    return view.left.get("mafia", 0) + sum(seat.token == "mafia" for seat in view.seats if not seat.living)


def _last_shot(moment: ToldNotice) -> str:
    return moment.varied_for("last-shot", target=moment.who("target"))


def _tie(moment: ToldNotice) -> str:
    return moment.varied("tie", list=moment.people())


def _lot(moment: ToldNotice) -> str:
    return moment.varied_for("lot", how="stayed" if moment.tied else "drawn")


def _gone(key: str) -> Callable[[ToldNotice], str]:
    def tell(moment: ToldNotice) -> str:
        said = _with_token(moment, key)
        return f"{said} {moment.voice('gang-card-too')}" if moment.notice.text.args.get("gang") is True else said

    return tell


def _with_token(moment: ToldNotice, key: str) -> str:
    return moment.voice(key, who=moment.who(), token=moment.voice.token(word_of(moment.arg("token"))))


def _card(moment: ToldNotice) -> str:
    key = _CARDS_SHOWN[number_of(moment.arg("card"))]
    args = moment.notice.text.args
    return moment.voice(key, who=moment.who(), **({"target": moment.who("target")} if "target" in args else {}))


def _discussion(moment: ToldNotice) -> str:
    return moment.varied("talk") if moment.arg("kind") == "open" else moment.voice("talk-again")


def _tally(moment: ToldNotice) -> str:
    votes = votes_of(moment.notice)
    if not votes:
        return ""
    return moment.varied("tally", list=counts(moment.voice, votes, moment.suspects) if is_drawn(moment) else fingers(moment.voice, votes))


def is_drawn(moment: ToldNotice) -> bool:
    """Whether the picture of the notice stands below its line: of every ballot with votes, unless the table reads words."""
    scene = moment.voice.scene
    return moment.notice.text.key == TALLY and bool(votes_of(moment.notice)) and scene.tally_picture and not scene.text_mode


def _suspects(moment: ToldNotice) -> str:
    seats = numbers_of(moment.arg("seats"))
    if moment.arg("sole") is True:
        return moment.voice("suspect-sole", who=moment.voice.people(seats))
    return moment.varied("suspects", list=moment.voice.people(seats))


def _speech(moment: ToldNotice) -> str:
    when = stamp(_speech_end(moment)[1])
    return _floor(moment, "speech", until=when) if when else _floor(moment, "speech-open")


def _floor(moment: ToldNotice, key: str, **args: str) -> str:
    """Give the floor to a suspect; the first of several asks for quiet."""
    return moment.varied_for(key, first="no" if moment.speeches else "yes", **args)


def _speech_end(moment: ToldNotice) -> tuple[str, Deadline | None]:
    """Return the question behind the floor of a speaker with its end; nothing once it is closed."""
    scene, seat = moment.voice.scene, number_of(moment.arg("seat"))
    ask = next((ask for ask in scene.asks_named(SPEECH) if ask.seat == seat), None)
    return (ask.id, end_of(scene, (ask,))) if ask is not None else ("", None)


def clock_of(moment: ToldNotice) -> LineClock | None:
    """Return the running clock in the sentence of this notice: a speech has one, others None."""
    if moment.notice.text.key != "mf-speech":
        return None
    ask, end = _speech_end(moment)
    if end is None or end.at is None:
        return None
    return LineClock(_floor(moment, "speech-open"), int(end.at), ask)


def _commander_decides(moment: ToldNotice) -> str:
    return moment.voice("commander" if moment.arg("what") == "condemned" else "commander-suspect", who=moment.who("target"))


def _no_verdict(moment: ToldNotice) -> str:
    return moment.voice("nobody-out" if moment.arg("why") == "nobody_voted" else "nobody-can")


def _withdraws(moment: ToldNotice) -> str:
    return moment.voice("withdraws", who=moment.who(), cause=word_of(moment.arg("cause")))


TELLINGS: dict[str, Callable[[ToldNotice], str]] = {
    "mf-set": _set,
    "mf-commander": _commander,
    "mf-swap-shown": _said("swap-shown", who="seat"),
    "mf-swap": _said("swap", who="seat", target="partner"),
    "mf-swap-none": _said("swap-none", who="seat"),
    "mf-swap-nobody": _said("swap-nobody"),
    "mf-round": _dusk,
    "mf-agent-phase": _agent_phase,
    "mf-gang-phase": _said("gang-wakes"),
    "mf-mafia-phase": lambda moment: moment.varied("mafia-meets"),
    "mf-recruiting": _said("recruiting"),
    "mf-dawn": _dawn,
    "mf-struck": _struck,
    "mf-no-victim": _no_victim,
    "mf-exposed": _gone("exposed"),
    "mf-saved": _saved,
    "mf-out": _out,
    "mf-shoots": _last_shot,
    "mf-no-shot": _said("no-shot", who="seat"),
    "mf-card-shown": _card,
    "mf-card-shown-at": _card,
    "mf-discussion": _discussion,
    TALLY: _tally,
    "mf-suspects": _suspects,
    "mf-speech": _speech,
    "mf-tie": _tie,
    "mf-vote-changed": _said("tie-turned", who="seat", target="target"),
    "mf-lot": _lot,
    "mf-commander-decides": _commander_decides,
    "mf-annulled": _said("annulled"),
    "mf-no-verdict": _no_verdict,
    "mf-withdraws": _withdraws,
    "mf-removed": _gone("removed"),
    "mf-disqualified": _gone("disqualified"),
}
"""By notice key.

Missing on purpose: notices that the board shows (single votes, ready marks, removed cards) and the end, which is the story.
"""


def private_line(voice: MafieVoice, notice: Notice) -> str:
    """Return the message for a private notice by day, empty if another message shows it. Those of the night stand in the letters."""
    says = _SAYINGS.get(notice.text.key)
    return says(voice, dict(notice.text.args)) if says else ""


def _swap(voice: MafieVoice, args: dict[str, Arg]) -> str:
    before, now = (voice.token(word_of(args[when])) for when in ("before", "now"))
    said = voice("known-swap", who=voice.quiet(number_of(args["seat"])), before=before, now=now)
    return voice("swap-known", what=voice.covered(said))  # the swap itself is public


_SAYINGS: dict[str, Callable[[MafieVoice, dict[str, Arg]], str]] = {
    "mf-swap-known": _swap,
}


SPEECHES_APART = 2
"""The most suspects with a message each; more share one, to limit the messages of a round."""

_NEAR = 2
"""The most notices between private lines that share one message with one beginning."""


@dataclass(slots=True)
class _Telling:
    """The state of the narrator: the round, the growing message, and the facts told so far."""

    voice: MafieVoice
    round: int = 0
    story: str = "deal"
    suspects: tuple[int, ...] = ()
    ballots: int = 0
    alone: bool = False
    """Whether speeches follow between the fingers and the verdict: of a sole suspect, or of a tie."""
    counted: bool = True
    """Whether the last tally had any fingers; an empty one makes no line, so the next continues its message."""
    shots: int = 0
    cause: str = ""
    """The cause of the last strike."""
    tied: bool = False
    """Whether the ballot that ends had a tie with changeable votes."""
    shown: list[str] = field(default_factory=list)
    """The open tokens."""
    lost: bool = False
    """Whether this dawn has told of another loss before the victim."""
    going: list[int] = field(default_factory=list)
    told: Counter[str] = field(default_factory=Counter)
    """How often each occasion has been told."""
    speeches: int = 0
    """The number of speeches since the last ballot."""
    counted_for: tuple[int, ...] = ()
    """The suspects of the last tally, the most votes first."""
    lines: list[Line] = field(default_factory=list)

    def moment(self, notice: Notice) -> ToldNotice:
        """Return a notice with the knowledge of the table at that point."""
        return ToldNotice(
            self.voice, self.round, notice, self.cause, self.tied, tuple(self.shown),
            told=self.told[self.occasion(notice)], speeches=self.speeches, suspects=self.counted_for,
        )  # fmt: skip

    def occasion(self, notice: Notice) -> str:
        """Return what the wordings of a notice take turns for; each token and each cause has wordings of its own."""
        args = notice.text.args
        match notice.text.key:
            case "mf-out":
                return f"out {_how(self.voice, word_of(args['token']), self.shown, self.cause)}"
            case "mf-struck":
                return f"struck {args['cause']}"
            case "mf-saved":
                return f"saved {args['card']}"
            case key:
                return key


_LOSSES = LOSSES - {"mf-out"}
"""Notices of a loss that follows no strike."""


def narrate(notices: Sequence[Notice], scene: Scene, *, since: int = 0) -> list[Line]:
    """Return the lines of the notices from number ``since`` on.

    ``notices`` are all since the game began. Raises ValueError when the first of them are missing.
    """
    from_the_first(notices)
    telling = _Telling(MafieVoice(scene))
    for place, notice in enumerate(notices):
        fresh = notice.number >= since
        following = notices[place + 1].text.key if place + 1 < len(notices) else ""
        if notice.number == 0 and fresh:
            telling.lines += _deal_lines(telling.voice)
        _follow(telling, notice)
        if notice.text.key == TALLY and notice.text.args["voters"]:
            telling.counted_for = suspects_of(notices, place)
        if fresh:
            telling.lines += _lines(telling, notice, following)
        telling.told[telling.occasion(notice)] += 1
        if notice.text.key == "mf-speech":
            telling.speeches += 1
        if notice.text.key in LOSSES:
            telling.shown.append(word_of(notice.text.args["token"]))
    return telling.lines


def _deal_lines(voice: MafieVoice) -> list[Line]:
    """The loud line that opens the game, and below it what is special at this table."""
    seats = len(voice.scene.names)
    said = " ".join(special(voice.scene.words, voice.view.options, seats))
    return [deal_line(voice, seats), *([Line(said, 0, story="deal")] if said else [])]


def _follow(telling: _Telling, notice: Notice) -> None:
    """Choose the message that grows from here on."""
    key, args = notice.text.key, notice.text.args
    telling.lost = key in _LOSSES or (telling.lost and key != "mf-dawn")
    match key:
        case "mf-round":
            telling.round = count_of(args["round"])
            telling.story = f"night-{telling.round}"
            telling.ballots = telling.shots = 0
            telling.alone, telling.counted = False, True
        case "mf-set":  # its message has a button and does not grow
            telling.story = "deal-start"
        case "mf-dawn":
            telling.story = f"dawn-{telling.round}"
        case "mf-tally":
            telling.tied = False
            telling.speeches = 0
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
        made.append(_speech_line(telling, notice))
    else:
        tell = TELLINGS.get(notice.text.key)
        if notice.text.key == "mf-no-victim" and telling.lost:  # a loss, though not by the Mafia
            tell = _nobody_else
        text = tell(telling.moment(notice)) if tell else ""
        if notice.text.key == "mf-set":
            buttons = (chosen_button(telling.voice.scene.words, telling.voice.scene.table),)
            made.append(Line(text, notice.number, story="deal-cards", buttons=buttons))
        elif text:
            drawn = is_drawn(telling.moment(notice))
            made.append(Line(text, notice.number, story=telling.story, joins=telling.story.startswith("night"), drawn=drawn))
    return made + _left(telling, notice, following)


def _nobody_else(moment: ToldNotice) -> str:
    return moment.voice("dawn-rest")


def _whispered(telling: _Telling, notice: Notice, hearers: frozenset[int]) -> list[Line]:
    """A private line; a locked screen shows its beginning, so that is harmless."""
    text = private_line(telling.voice, notice)
    head = telling.voice("whisper-head")
    begun = {line.seat for line in telling.lines if line.notice >= notice.number - _NEAR and line.text.startswith(head)}
    return [Line(text if seat in begun else f"{head}\n{text}", notice.number, seat=seat) for seat in sorted(hearers)] if text else []


def _speech_line(telling: _Telling, notice: Notice) -> Line:
    """One suspect is called. Few are called one by one; of many all are called at once, and the message grows."""
    seat = number_of(notice.text.args["seat"])
    moment = telling.moment(notice)
    text, clock = TELLINGS["mf-speech"](moment), clock_of(moment)
    if len(telling.suspects) <= SPEECHES_APART:
        return Line(text, notice.number, story=f"speech-{telling.round}-{notice.number}", pings=(seat,), loud=True, clock=clock)
    first = bool(telling.suspects) and seat == telling.suspects[0]
    pings = telling.suspects if first else ()
    return Line(text, notice.number, story=f"speeches-{telling.round}-{telling.ballots}", pings=pings, loud=first, clock=clock)


def _left(telling: _Telling, notice: Notice, following: str) -> list[Line]:
    """Say goodbye to an eliminated player: when the token is shown, or after their last shot."""
    key = notice.text.key
    leaves = key in ("mf-removed", "mf-disqualified", "mf-exposed") or (key == "mf-out" and following != "mf-may-shoot")
    if not leaves and key not in ("mf-shoots", "mf-no-shot"):
        return []
    seat = number_of(notice.text.args["seat"])
    voice = telling.voice
    wins = "" if key == "mf-disqualified" else voice("you-win-too")
    text = " ".join(part for part in (out_of_game(voice), wins, voice.scene.graveyard) if part)
    return [Line(text, notice.number, seat=seat, buttons=to_ghosts(voice))]
