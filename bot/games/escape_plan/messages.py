"""The sentences of the chronicle, one for each run of equal notices. The events of a turn share one line of short pieces."""

from collections import Counter
from collections.abc import Callable

from bot.games.escape_plan.labels import source
from bot.games.escape_plan.voice import EscapePlanVoice
from bot.presenting.boxed.chronicle import Chronicle, Run, StoryPlace, no_line
from bot.presenting.naming import listed
from bot.presenting.voice import count_of, word_of
from engines import Notice
from engines.escape_plan.components import TOP_ROW, WOUND_CUBES
from engines.escape_plan.tiles import TILE_OF
from engines.table import Arg


def _plainly(voice: EscapePlanVoice, run: Run) -> str:
    """Each notice by its own sentence."""
    return " · ".join(voice.sentence(notice) for notice in run)


def _took(voice: EscapePlanVoice, run: Run) -> str:
    """Items that Costa takes; several of a stack as a number."""
    items = Counter(voice.named(str(item)) for one in run for item in _refs(one))
    return voice("ep-bot-took", items=listed(f"{name} ×{n}" if n > 1 else name for name, n in items.items()))


def _lines(voice: EscapePlanVoice, run: Run) -> str:
    """Each notice by its own sentence, one a line."""
    return "\n".join(voice.sentence(notice) for notice in run)


def _person(voice: EscapePlanVoice, notice: Notice) -> str:
    args = notice.text.args
    return voice.figure(str(args["who"] if "who" in args else args["seat"]))


# ---- set-up and the beginning of a day


def _characters(voice: EscapePlanVoice, run: Run) -> str:
    told = (f"{_person(voice, one)} ({voice.named(str(one.text.args['character']))})" for one in run)
    return listed(told)


def _patrols(voice: EscapePlanVoice, run: Run) -> str:
    return voice("ep-patrols", list=listed(voice.sentence(one) for one in run))


def _placed(voice: EscapePlanVoice, run: Run) -> str:
    told = []
    for one in run:
        spots = voice.arguments({"spots": one.text.args["spots"]})["spots"]
        told.append(voice.sentence(one) + (f" ({spots})" if spots else ""))
    return "\n".join(told)


def _earned(voice: EscapePlanVoice, run: Run) -> str:
    """Income of everybody in one sentence; in a turn the amount alone."""
    if str(run[0].text.args["cause"]) == "income":
        return voice("ep-incomes", list=listed(f"{_person(voice, one)} {voice('ep-money', n=count_of(one.text.args['n']))}" for one in run))
    return voice("ep-earned", n=sum(count_of(one.text.args["n"]) for one in run))


def _paid(voice: EscapePlanVoice, run: Run) -> str:
    """Payments; a price that another sentence mentions is left out."""
    told = [
        voice.sentence(one) for one in run if str(one.text.args["cause"]) in ("toll", "exit_cost", "church", "hospital", "costa", "gang")
    ]
    late = [_person(voice, one) for one in run if str(one.text.args["cause"]) == "late_unlock"]
    return " · ".join([*told, *([voice("ep-late-unlocks", list=listed(late))] if late else [])])


# ---- turns


def _moved(voice: EscapePlanVoice, run: Run) -> str:
    told = []
    for one in run:
        args = one.text.args
        origin, target = (word_of(args[name]) for name in ("origin", "location"))
        here, there = TILE_OF[origin].upper(), TILE_OF[target].upper()
        if here == there:
            said = voice("ep-moved-within", who=_person(voice, one), tile=there)
        else:
            said = voice.varied(
                "ep-moved", by=one.text.args, who=_person(voice, one), origin=here, tile=there, n=count_of(args["officers"])
            )
        kind = voice.pictures.place(target)
        told.append(f"{said} {kind[:1].upper()}{kind[1:]}" if target.startswith(("metro", "heli")) else said)
    return "\n".join(told)


def _leaving(voice: EscapePlanVoice, run: Run) -> str:
    one = run[-1]
    args = one.text.args
    return voice("ep-leaving", who=_person(voice, one), exit=word_of(args["exit"]), n=count_of(args["officers"]))


def _visits(voice: EscapePlanVoice, run: Run) -> str:
    return " · ".join(voice.named(str(one.text.args["spot"] or one.text.args["location"])) for one in run)


def _used(voice: EscapePlanVoice, run: Run) -> str:
    """Name the used sources; those that avoid police stand with the police they avoid."""
    told = []
    for one in run:
        args = one.text.args
        if not str(args["effect"]).startswith("avoid"):
            told.append(voice("ep-use-told", what=source(voice, str(args["source"])), n=count_of(args["cost"])))
    return " · ".join(told)


def _tokens(voice: EscapePlanVoice, run: Run) -> str:
    """Nothing for the asset that gives one: its use says so."""
    return " · ".join(voice.sentence(one) for one in run if one.text.args["cause"] != "as_extra")


def _avoided(voice: EscapePlanVoice, run: Run) -> str:
    told = []
    for one in run:
        args = one.text.args
        police = args["officers"] if isinstance(args["officers"], tuple) else ()
        who = listed(voice.named(str(officer)) for officer in police)
        told.append(voice("ep-avoided", source=source(voice, str(args["source"])), tile=voice.named(str(args["tile"])), who=who))
    return " · ".join(told)


def _wounded(voice: EscapePlanVoice, run: Run) -> str:
    count = sum(count_of(one.text.args["n"]) for one in run)
    near = "yes" if count_of(run[-1].text.args["wounds"]) >= WOUND_CUBES else "no"
    return voice("ep-wounded", n=count, near=near)


def _handcuffs(voice: EscapePlanVoice, run: Run) -> str:
    told = []
    for one in run:
        args = one.text.args
        lost = str(args["asset"] or args["contact"])
        told.append(voice("ep-handcuffs-lost", what=voice.named(lost)) if lost else voice("ep-handcuffs"))
    counted = {said: told.count(said) for said in told}
    return " · ".join(said if count == 1 else f"{said} ×{count}" for said, count in counted.items())


def _notoriety(voice: EscapePlanVoice, run: Run) -> str:
    change = sum(count_of(one.text.args["n"]) for one in run)
    return voice("ep-notoriety", change=signed(change)) if change else ""


def signed(change: int) -> str:
    """Return ``+2`` or ``−1``."""
    return f"+{change}" if change > 0 else f"−{-change}"


def _cubes(voice: EscapePlanVoice, run: Run) -> str:
    """The purpose of a cube; that of a bot's cube is secret now (EP-28.8, EP-29.3)."""
    return " · ".join(voice("ep-cube-of-bot") if str(one.text.args["who"]).startswith("bot:") else voice.sentence(one) for one in run)


def _contacts(voice: EscapePlanVoice, run: Run) -> str:
    told = []
    for one in run:
        args = one.text.args
        old = voice.named(str(args["old"])) if args["old"] else ""
        told.append(voice("ep-contact", contact=voice.named(str(args["contact"])), how=str(args["how"]), old=old))
    return " · ".join(told)


def _items(voice: EscapePlanVoice, run: Run) -> str:
    return " · ".join(voice("ep-item-old", item=voice.named(str(one.text.args["old"]))) for one in run if one.text.args["old"])


def _officers_moved(voice: EscapePlanVoice, run: Run) -> str:
    """In a turn the move alone; at a border the mover, too."""
    told = []
    for one in run:
        args = one.text.args
        alone = str(args["cause"]) == "effect" or not args["who"]
        said = {name: voice.named(str(args[name])) for name in ("officer", "origin", "tile")}
        told.append(voice("ep-officer-moved", **said) if alone else voice("ep-officer-moved-by", who=_person(voice, one), **said))
    return " · ".join(told)


def _passed(voice: EscapePlanVoice, run: Run) -> str:
    return voice("ep-passes", list=listed(_person(voice, one) for one in run))


def _unlocked(voice: EscapePlanVoice, run: Run) -> str:
    assets = [voice.named(str(one.text.args["asset"])) for one in run]
    return voice("ep-unlocked", list=listed(assets), n=len(assets))


# ---- the end of a part, the bots, the end


def _rows(voice: EscapePlanVoice, run: Run) -> str:
    """The rows of notoriety; at an end of the track the surplus of a change is lost, so the row stands without it (EP-24.2, 24.3)."""
    told = []
    for one in run:
        row, change = count_of(one.text.args["row"]), count_of(one.text.args["n"])
        end = "lowest" if row == 1 and change < 0 else "highest" if row == TOP_ROW and change > 0 else "no"
        told.append(voice("ep-row-told", who=_person(voice, one), row=row, change=signed(change), end=end))
    return voice("ep-rows", list=listed(told))


def _cards(voice: EscapePlanVoice, run: Run) -> str:
    told = []
    for one in run:
        location = word_of(one.text.args["location"])
        place = voice.at(location) if location else voice.named(str(one.text.args["card"]))
        told.append(voice("ep-bot-card", who=_person(voice, one), place=place))
    return "\n".join(told)


def _away(voice: EscapePlanVoice, run: Run) -> str:
    """The things that a bot takes out of the game, then the contacts that replace them or a taken one in the offer (EP-15.5)."""
    items = [voice.named(str(item)) for one in run if one.text.key == "ep-bot-away" for item in _refs(one)]
    new = [voice.named(str(one.text.args["contact"])) for one in run if one.text.key == "ep-offer-contact"]
    told = [voice("ep-bot-away", items=listed(items))] if items else []
    return " · ".join([*told, *([voice("ep-offer-contact", list=listed(new))] if new else [])])


def _refs(notice: Notice) -> tuple[Arg, ...]:
    items = notice.text.args["items"]
    return items if isinstance(items, tuple) else ()


def _escaped(voice: EscapePlanVoice, run: Run) -> str:
    return "\n".join(voice.varied("ep-escaped", by=_person(voice, one), who=_person(voice, one)) for one in run)


TELLINGS: dict[str, Callable[[EscapePlanVoice, Run], str]] = {
    "ep-city": _plainly,
    "ep-officers": no_line,
    "ep-start": _plainly,
    "ep-character": _characters,
    "ep-day": _plainly,
    "ep-income": no_line,
    "ep-earned": _earned,
    "ep-paid": _paid,
    "ep-patrol": _patrols,
    "ep-exit-closed": _plainly,
    "ep-exit-open": _plainly,
    "ep-exit-stack": no_line,
    "ep-placed": _placed,
    "ep-offer": _plainly,
    "ep-order": _plainly,
    "ep-part": lambda voice, run: voice.sentence(run[-1], variant=voice.wording("ep-part")),
    "ep-turn": no_line,
    "ep-act": no_line,
    "ep-pass": _passed,
    "ep-rest": _plainly,
    "ep-no-turn": _plainly,
    "ep-moved": _moved,
    "ep-leaving": _leaving,
    "ep-used": _used,
    "ep-avoided": _avoided,
    "ep-officer-moved": _officers_moved,
    "ep-officer-removed": _plainly,
    "ep-wounded": _wounded,
    "ep-handcuffs": _handcuffs,
    "ep-healed": _plainly,
    "ep-notoriety": _notoriety,
    "ep-token": _tokens,
    "ep-visit": _visits,
    "ep-cube": _cubes,
    "ep-closed": _plainly,
    "ep-contact": _contacts,
    "ep-gang": _plainly,
    "ep-gang-free": _plainly,
    "ep-can": _plainly,
    "ep-bought": _plainly,
    "ep-item": _items,
    "ep-key": _plainly,
    "ep-key-used": _plainly,
    "ep-locker": _plainly,
    "ep-exit-tiles": _plainly,
    "ep-unlocked": _unlocked,
    "ep-refreshed": no_line,
    "ep-bonus": _plainly,
    "ep-adjust": no_line,
    "ep-row": _rows,
    "ep-border": _plainly,
    "ep-escaped": _escaped,
    "ep-arrested": _lines,
    "ep-new-day": no_line,
    "ep-bot-card": _cards,
    "ep-bot-passed": no_line,
    "ep-bot-stays": _plainly,
    "ep-bot-away": _away,
    "ep-bot-took": _took,
    "ep-score": no_line,
    "ep-hidden": no_line,
    "ep-end": no_line,
}
"""By notice key; without those that the board shows, and the end, which is the story."""


_NIGHT = ("night", "dawn")
_OWN_LINE = frozenset({"ep-placed", "ep-offer", "ep-order", "ep-adjust", "ep-pass"})
"""Notices that end the line that was growing."""


def _follow(voice: EscapePlanVoice, place: StoryPlace, notice: Notice) -> None:
    """Notice which message and which line grow from here on."""
    args = notice.text.args
    place.between = ""
    match notice.text.key:
        case "ep-character":
            place.begin("characters", voice("ep-characters"))
            place.between, place.under = ", ", " "
        case "ep-day":
            place.round, place.under = count_of(args["day"]), " · "
            place.story, place.line = f"day-{place.round}", f"day-{place.round}"
        case "ep-part":
            part = word_of(args["part"])
            place.round = count_of(args["day"])
            place.story = f"night-{place.round}" if part in _NIGHT else f"{part}-{place.round}"
            place.line, place.heading = "", ""
        case "ep-turn":
            place.heading = voice.figure(str(args["who"]))
            place.line = f"turn-{place.round}-{notice.number}"
        case "ep-row":
            place.line, place.heading = f"row-{notice.number}", ""  # handcuffs and wounds of this row go on with its line
        case "ep-border":
            place.line, place.heading = f"border-{notice.number}", ""
        case "ep-end":
            place.over = True
        case key if key in _OWN_LINE:
            place.line, place.heading = "", ""


def _goes_unsaid(notice: Notice) -> bool:
    """Return whether a notice is told by the payment before it: the asset that somebody buys at the beginning of a day (EP-4.3)."""
    return notice.text.key == "ep-unlocked" and notice.text.args["cause"] == "late_unlock"


CHRONICLE = Chronicle(
    EscapePlanVoice,
    TELLINGS,
    _follow,
    {"ep-offer-contact": "ep-bot-away"},
    begins=frozenset({"ep-day", "ep-part"}),
    unsaid=_goes_unsaid,
)
