"""The sentences of the chronicle, one for each run of equal notices. Sentences of single notices are those of the rules."""

from collections import Counter
from collections.abc import Callable

from bot.games.zbojnici.voice import ZbojniciVoice
from bot.presenting.boxed.chronicle import Chronicle, Run, StoryPlace, no_line, plainly
from bot.presenting.naming import listed
from bot.presenting.voice import count_of, who_in, word_of
from engines import Notice
from engines.table import Arg

_CROWD, _CROWD_OF_TWO = 4, 6
"""The number of figures that make a district crowded, and in a duel, where eight go out."""


def _counts(key: str) -> Callable[[ZbojniciVoice, Run], str]:
    """People with a number each, in one sentence ``key``."""
    return lambda voice, run: voice(key, list=_counted(voice, run))


def _varied(key: str) -> Callable[[ZbojniciVoice, Run], str]:
    """People with a number each, in a sentence ``key`` of several wordings."""
    return lambda voice, run: voice.varied(key, by=(counted := _counted(voice, run)), list=counted)


def _counted(voice: ZbojniciVoice, run: Run) -> str:
    return listed(voice("zb-item", who=who_in(voice, one), n=count_of(one.text.args["n"])) for one in run)


def _colors(voice: ZbojniciVoice, run: Run) -> str:
    colors = [(who_in(voice, one), word_of(one.text.args["color"])) for one in run]
    return listed(f"{who} ({voice(f'pic-zb-color-{color}')})" for who, color in colors)


def _bands(voice: ZbojniciVoice, run: Run) -> str:
    """All plans at once, one line for each district in arrow order."""
    places: dict[str, list[str]] = {}
    figures: dict[str, int] = {}
    for one in run:
        args = one.text.args
        district = word_of(args["district"])
        bandits, guards = count_of(args["bandits"]), count_of(args["guards"])
        said = voice("zb-item", who=who_in(voice, one), n=bandits) if bandits else who_in(voice, one)
        said = f"{said} {voice('zb-plan-guard', n=guards)}" if guards else said
        places.setdefault(district, []).append(f"{said} {voice('zb-plan-token')}" if args["token"] else said)
        figures[district] = figures.get(district, 0) + bandits + guards
    lines = [f"**{voice.place(district)}**: {listed(told)}" for district, told in places.items()]
    fullest = max(figures, key=lambda district: figures[district])
    if figures[fullest] >= (_CROWD_OF_TWO if voice.view.duel else _CROWD):
        lines.insert(0, voice.varied("zb-crowded", district=fullest))
    return "\n".join(lines)


def _wheels(voice: ZbojniciVoice, run: Run) -> str:
    told = []
    for one in run:
        action = voice("zb-action", action=word_of(one.text.args["action"]))
        target = f" → {who_in(voice, one, 'target')}" if "target" in one.text.args else ""
        told.append(f"{who_in(voice, one)} {action}{target}")
    return voice("zb-wheels", list=listed(told, " · "))


def _robbed(voice: ZbojniciVoice, run: Run) -> str:
    items = (
        voice("zb-robbed-item", who=who_in(voice, one), target=who_in(voice, one, "target"), n=count_of(one.text.args["n"])) for one in run
    )
    return voice("zb-robs", list=listed(items, " · "))


def _gains(voice: ZbojniciVoice, run: Run) -> str:
    gained = listed(f"{who_in(voice, one)} +{count_of(one.text.args['n'])}" for one in run)
    return voice.varied("zb-gains", by=gained, list=gained)


def _left(voice: ZbojniciVoice, run: Run) -> str:
    count = count_of(run[-1].text.args["n"])
    return voice("zb-left", n=count) if count else ""


def _dice(arg: Arg) -> str:
    return " + ".join(map(str, arg)) if isinstance(arg, tuple) else str(arg)


def _rolled(voice: ZbojniciVoice, run: Run) -> str:
    told = []
    for one in run:
        args = one.text.args
        paid = f" ({voice('zb-paid', n=count_of(args['paid']))})" if args["paid"] else ""
        sum_of = f"{_dice(args['dice'])} = " if isinstance(args["dice"], tuple) and len(args["dice"]) > 1 else ""
        told.append(f"{who_in(voice, one)} {sum_of}{count_of(args['n'])}{paid}")
    return voice("zb-rolls", list=listed(told, " · "))


def _loot(voice: ZbojniciVoice, run: Run) -> str:
    args = run[-1].text.args
    return voice("zb-loot", dice=_dice(args["dice"]), n=count_of(args["n"]))


def _sold(voice: ZbojniciVoice, run: Run) -> str:
    items = (
        voice("zb-sold-item", who=who_in(voice, one), n=count_of(one.text.args["n"]), ducats=count_of(one.text.args["ducats"]))
        for one in run
    )
    return voice("zb-sales", list=listed(items))


def _judged(voice: ZbojniciVoice, run: Run) -> str:
    items = (
        voice("zb-judged-item", who=who_in(voice, one), n=count_of(one.text.args["n"]), ducats=count_of(one.text.args["ducats"]))
        for one in run
    )
    return voice("zb-judgement", list=listed(items))


def _purses(voice: ZbojniciVoice, run: Run) -> str:
    ranked = sorted(run, key=lambda one: -count_of(one.text.args["n"]))
    return voice("zb-purses", list=listed(f"{who_in(voice, one)} {count_of(one.text.args['n'])}" for one in ranked))


def _new_day(voice: ZbojniciVoice, run: Run) -> str:
    """The new day with its card, and what the card replaces (ZB-3.3)."""
    day = word_of(run[-1].text.args["day"])
    said = voice.varied("zb-new-day", round=count_of(run[-1].text.args["round"]), day=day)
    return f"{said} {voice('zb-day-replaces', usual=voice.pictures.loot(day, day=False))}"


def _prisoners(key: str) -> Callable[[ZbojniciVoice, Run], str]:
    """Return a telling by ``key`` with the number of prisoners of each person, since each of them answers alone."""

    def tell(voice: ZbojniciVoice, run: Run) -> str:
        counts = Counter(who_in(voice, one) for one in run)
        return voice(key, list=listed(voice("zb-item", who=who, n=n) for who, n in counts.items()))

    return tell


TELLINGS: dict[str, Callable[[ZbojniciVoice, Run], str]] = {
    "zb-city": plainly,
    "zb-prince": plainly,
    "zb-duel": plainly,
    "zb-color": _colors,
    "zb-round": _new_day,
    "zb-reserve": plainly,
    "zb-planning": no_line,
    "zb-reveal": lambda voice, run: voice.sentence(run[-1], variant=voice.wording("zb-reveal")),
    "zb-band": _bands,
    "zb-returned": _counts("zb-returns"),
    "zb-district": no_line,
    "zb-wheel": _wheels,
    "zb-recon": _counts("zb-recons"),
    "zb-withdrew": plainly,
    "zb-fled": _counts("zb-flight"),
    "zb-robbed": _robbed,
    "zb-missed": plainly,
    "zb-moved": plainly,
    "zb-kicks": no_line,
    "zb-kicked": plainly,
    "zb-arrested": _varied("zb-arrests"),
    "zb-trapped": _varied("zb-trap"),
    "zb-gain": _gains,
    "zb-loot": _loot,
    "zb-left": _left,
    "zb-rolled": _rolled,
    "zb-tokens": _counts("zb-token-gains"),
    "zb-sold": _sold,
    "zb-day-used": no_line,
    "zb-upgrade": plainly,
    "zb-judged": _judged,
    "zb-escaped": _prisoners("zb-escapes"),
    "zb-stays": _prisoners("zb-stayers"),
    "zb-evening": no_line,
    "zb-purse": _purses,
    "zb-end": no_line,
}
"""By notice key; without those that the board shows, and the end, which is the story."""


def _follow(voice: ZbojniciVoice, place: StoryPlace, notice: Notice) -> None:
    """Notice which message grows from here on."""
    args = notice.text.args
    match notice.text.key:
        case "zb-color":
            place.begin("colors", voice("zb-colors"))
            place.between, place.under = ", ", " "
        case "zb-round":
            place.round = count_of(args["round"])
            place.story, place.line, place.under = f"day-{place.round}", "", " · "
        case "zb-district":
            district = word_of(args["district"])
            place.story = f"evening-{place.round}" if district == "dungeon" else f"resolution-{place.round}"
            place.heading = f"**{voice.place(district)}**"
            if args["day"]:
                place.heading = f"{place.heading} ({voice.pictures.day_card(district)})"
        case "zb-evening":
            place.story, place.heading = f"evening-{place.round}", ""
        case "zb-end":
            place.over = True


CHRONICLE = Chronicle(ZbojniciVoice, TELLINGS, _follow, {"zb-wheel-at": "zb-wheel"})
