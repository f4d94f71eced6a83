"""The sentences of the chronicle, one for each run of equal notices. A play and its vetoes make one line, a location another."""

from collections.abc import Callable

from bot.games.mafia_city.effect_text import effect_of, numbers_in, short
from bot.games.mafia_city.voice import MafiaCityVoice
from bot.presenting.boxed.chronicle import Chronicle, Run, StoryPlace, no_line, plainly
from bot.presenting.naming import listed
from bot.presenting.voice import count_of, who_in, word_of
from engines import Notice
from engines.mafia_city.components import CANCELLED_BY
from engines.table import seat_of

VETOES = frozenset({"mc-fists", "mc-police-chief", "mc-fbi"})
ANNOUNCED = frozenset(f"mc-{kind.replace('_', '-')}" for kind in CANCELLED_BY) - VETOES
"""Announcements by notice key: those that begin a chain, and those that continue one."""

Tell = Callable[[MafiaCityVoice, Run], str]


def place_in(voice: MafiaCityVoice, notice: Notice) -> str:
    """Return the location of a notice by number and name."""
    return voice.place(int(word_of(notice.text.args["location"])))


def _said(key: str) -> Tell:
    return lambda voice, _run: voice(key)


def _people(key: str) -> Tell:
    return lambda voice, run: voice(key, list=listed(dict.fromkeys(who_in(voice, one) for one in run)))


def _person(key: str) -> Tell:
    return lambda voice, run: listed((voice(key, who=who_in(voice, one)) for one in run), " · ")


def _counted(key: str) -> Tell:
    """People with a number each, in one sentence ``key``."""

    def tell(voice: MafiaCityVoice, run: Run) -> str:
        items = (voice("mc-line-item", who=who_in(voice, one), n=count_of(one.text.args["n"])) for one in run)
        return voice(key, list=listed(items))

    return tell


def _effects(voice: MafiaCityVoice, run: Run) -> str:
    return listed((short(voice, effect_of(one)) for one in run), " · ")


def _vetoes(voice: MafiaCityVoice, run: Run) -> str:
    return listed((short(voice, effect_of(one)) for one in run), " ← ")


def _passes(voice: MafiaCityVoice, run: Run) -> str:
    told = []
    for one in run:
        who = who_in(voice, one)
        told.append(voice("mc-line-forced", who=who) if one.text.args["forced"] else f"{who}: {voice('mc-does-pass')}")
    return listed(told, " · ")


def _verdict(key: str) -> Tell:
    """The outcome of a chain; nothing for one without vetoes."""
    return lambda voice, run: voice(key) if count_of(run[-1].text.args["vetoes"]) else ""


def _round(voice: MafiaCityVoice, run: Run) -> str:
    return voice.varied("mc-line-round", round=count_of(run[-1].text.args["round"]), who=who_in(voice, run[-1]))


def _colours(voice: MafiaCityVoice, run: Run) -> str:
    told = (f"{who_in(voice, one)} ({voice('mc-hue', colour=word_of(one.text.args['colour']))})" for one in run)
    return listed(told, " · ")


def _draws(voice: MafiaCityVoice, run: Run) -> str:
    return voice("mc-line-draws", n=sum(count_of(one.text.args["n"]) for one in run))


def _discards(voice: MafiaCityVoice, run: Run) -> str:
    return voice("mc-line-discards", card=voice.card(int(word_of(run[-1].text.args["card"]))))


def _cards(key: str) -> Tell:
    """A person with public cards, in the sentence ``key``."""
    return lambda voice, run: listed(
        (voice(key, who=who_in(voice, one), cards=voice.cards(numbers_in(one.text.args["cards"]))) for one in run), " · "
    )


def _rules(voice: MafiaCityVoice, run: Run) -> str:
    return voice.varied("mc-line-rules", by=place_in(voice, run[-1]), place=place_in(voice, run[-1]), who=who_in(voice, run[-1]))


def _nobody(voice: MafiaCityVoice, run: Run) -> str:
    tied = run[-1].text.args["seats"]
    seats = [seat_of(str(one)) for one in tied] if isinstance(tied, tuple) else []
    place = place_in(voice, run[-1])
    if seats:
        return voice.varied("mc-line-tie", by=place, place=place, list=voice.people(seats))
    return voice.varied("mc-line-nobody", by=place, place=place)


def _withdraws(voice: MafiaCityVoice, run: Run) -> str:
    """The players with the numbers of tokens they take back, without those who take none."""
    moved = [one for one in run if count_of(one.text.args["n"])]
    return listed((voice("mc-line-withdraws", who=who_in(voice, one), n=count_of(one.text.args["n"])) for one in moved), " · ")


def _stolen(voice: MafiaCityVoice, run: Run) -> str:
    return voice("mc-line-stolen", victim=who_in(voice, run[-1], "victim"))


def _poorest(voice: MafiaCityVoice, run: Run) -> str:
    """The players who draw more than all do: the steps before the last one."""
    extra = [one for one in run if count_of(one.text.args["step"]) < 3 and count_of(one.text.args["n"])]
    return voice("mc-line-poorest", who=who_in(voice, extra[0]), n=len(extra)) if extra else ""


def _looks(voice: MafiaCityVoice, run: Run) -> str:
    pairs = dict.fromkeys((who_in(voice, one), who_in(voice, one, "victim")) for one in run)
    return listed((voice("mc-line-looks", who=who, target=target) for who, target in pairs), " · ")


TELLINGS: dict[str, Tell] = {
    "mc-city": no_line,
    "mc-target": plainly,
    "mc-starts": plainly,
    "mc-colour": _colours,
    "mc-keeps": _person("mc-line-keeps"),
    "mc-exchanges": _cards("mc-line-exchanges"),
    "mc-round": _round,
    "mc-phase": no_line,
    "mc-places": _effects,
    "mc-waits": _effects,
    "mc-passes": _passes,
    "mc-awake": _people("mc-line-awake"),
    "mc-no-action": _said("mc-line-no-action"),
    **dict.fromkeys(sorted(ANNOUNCED), _effects),
    **dict.fromkeys(sorted(VETOES), _vetoes),
    "mc-stands": _verdict("mc-stood"),
    "mc-cancelled": _verdict("mc-fell"),
    "mc-stolen": _stolen,
    "mc-nothing": _said("mc-line-nothing"),
    "mc-returned": _counted("mc-line-returned"),
    "mc-draws": _draws,
    "mc-discards": _discards,
    "mc-reshuffle": _said("mc-line-reshuffle"),
    "mc-location": no_line,
    "mc-deals": _cards("mc-line-deals"),
    "mc-control": _rules,
    "mc-nobody": _nobody,
    "mc-tough": _people("mc-line-tough"),
    "mc-policeman": _person("mc-line-policeman"),
    "mc-policeman-back": _said("mc-line-policeman-back"),
    "mc-mayor": _person("mc-line-mayor"),
    "mc-mayor-back": _said("mc-line-mayor-back"),
    "mc-extra": _said("mc-line-extra"),
    "mc-killer-stays": no_line,
    "mc-withdraw-at": no_line,
    "mc-withdraws": _withdraws,
    "mc-next": lambda voice, run: voice.varied("mc-line-next", who=who_in(voice, run[-1])),
    "mc-draw-step": _poorest,
    "mc-looks": _looks,
    "mc-leaves": _people("mc-line-leaves"),
    "mc-end": no_line,
    "mc-score": no_line,
}
"""By notice key; without those that the board shows, and the end, which is the story."""


_PLAYS = frozenset({"mc-places", "mc-waits", "mc-passes"})
_NESTED = frozenset({"mc-complicity", "mc-secret-deal", "mc-prison", "mc-harbour", "mc-hired-killer", "mc-plus1"})
"""Announcements that belong to the present line."""


def _follow(voice: MafiaCityVoice, place: StoryPlace, notice: Notice) -> None:
    """Notice which message grows from here on, and which line of it."""
    args, key = notice.text.args, notice.text.key
    place.between = " · "
    if key in VETOES:
        place.between = " ← "
    elif key in ("mc-stands", "mc-cancelled"):
        place.between = ", "
    elif key in _PLAYS:
        place.line = _lap(voice, place.line, str(args["seat"]), notice.number)
    elif key in ANNOUNCED - _NESTED:
        place.line = f"play {notice.number}"
    elif key in ("mc-keeps", "mc-exchanges"):
        place.line = "cards"
    elif key == "mc-colour" and place.line != "colours":
        place.line, place.heading = "colours", voice("mc-line-colours")
    match key:
        case "mc-round":
            place.round, place.line = count_of(args["round"]), ""
            place.story = f"action-{place.round}"
        case "mc-phase":
            phase = word_of(args["phase"])
            place.story = f"{phase if phase in ('action', 'location') else 'evening'}-{place.round}"
            place.line = place.heading = ""
        case "mc-location" | "mc-withdraw-at":
            place.heading = f"**{place_in(voice, notice)}**"
            place.line = f"at {notice.number}"
        case "mc-nobody" if not args["seats"]:
            place.line = "nobody"
        case "mc-next":
            place.heading, place.line = "", f"next {notice.number}"
        case "mc-end":
            place.over = True


def _lap(voice: MafiaCityVoice, line: str, seat: str, number: int) -> str:
    """Return the line of a plain play of ``seat``: the present one, unless the seat is in it already."""
    if line.startswith("lap ") and seat not in voice.lap[:-1]:
        voice.lap = [*(one for one in voice.lap if one != seat), seat]
        return line
    voice.lap = [seat]
    return f"lap {number}"


CHRONICLE = Chronicle(MafiaCityVoice, TELLINGS, _follow, {}, begins=frozenset({"mc-round"}), apart=_PLAYS)
