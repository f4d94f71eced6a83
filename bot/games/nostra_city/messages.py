"""The sentences of the chronicle, one for each run of equal notices. Sentences of single notices are those of the rules."""

from collections.abc import Callable, Sequence

from bot.games.nostra_city.labels import about, bonus_lines
from bot.games.nostra_city.pictures.speech import signed
from bot.games.nostra_city.voice import NostraCityVoice
from bot.presenting.boxed.chronicle import Chronicle, Run, StoryPlace, no_line, plainly
from bot.presenting.naming import listed
from bot.presenting.voice import count_of, who_in, word_of
from engines import Notice
from engines.nostra_city.components import BRIBER, BRIBER_MONTH, NOTE_KINDS, TITLES
from engines.table import Arg, seat_of

_A_LINE = 3
"""The number of Notes of the Corruption pile in one line."""


def bribe(voice: NostraCityVoice, run: Run) -> str:
    """Bribes by their Gangsters and their numbers of Notes."""
    items = (voice("nc-bribe-told", gangster=voice.thing(str(one.text.args["gangster"])), n=count_of(one.text.args["n"])) for one in run)
    return listed(items, " · ")


def stays(voice: NostraCityVoice, run: Run) -> str:
    """A card that nobody gains; for an Investigation its price."""
    return "" if str(run[-1].text.args["card"]).startswith("investigation:") else voice("nc-stays-told")


def pile_looked(voice: NostraCityVoice, run: Run) -> str:
    """A look into the pile, with the number of Notes."""
    return voice("nc-pile-looked-told", n=count_of(run[-1].text.args["n"]))


def pile_taken(voice: NostraCityVoice, _run: Run) -> str:
    """A Note taken from the pile."""
    return voice("nc-pile-taken-told")


def discards(voice: NostraCityVoice, run: Run) -> str:
    """Openly discarded Notes, without those of an Auction, which the bids have shown."""
    if voice.place == "auction":
        return ""
    items = (voice("nc-discards-item", who=who_in(voice, one), notes=voice.kinds_in(one.text.args["notes"])) for one in run)
    return voice("nc-discards", list=listed(items, " · "))


def guilts(voice: NostraCityVoice, run: Run) -> str:
    """Investigations that push the Verdict."""
    cards = listed(voice.thing(str(one.text.args["investigation"])) for one in run)
    return voice("nc-guilts", list=cards, field=voice.field(count_of(run[-1].text.args["field"])))


def verdict_notes(voice: NostraCityVoice, run: Run) -> str:
    """The Notes of the Corruption pile, a few a line, each with the field of the marker after it.

    Where a phone breaks such a line, the middle dot goes to the next one.
    """
    told = [f"{voice.thing(str(one.text.args['note']))}\u00a0→\u00a0**{voice.field(count_of(one.text.args['field']))}**" for one in run]
    return "\n".join(listed(told[at : at + _A_LINE], " ·\u00a0") for at in range(0, len(told), _A_LINE))


def verdict(voice: NostraCityVoice, run: Run) -> str:
    """The First Verdict in full; the end tells the meaning of the last one."""
    notice = run[-1]
    if notice.text.args["final"]:
        return voice("nc-verdict-final", field=voice.field(count_of(notice.text.args["field"])))
    return voice.sentence(notice)


def totals(voice: NostraCityVoice, run: Run) -> str:
    """The money of every Bank, now public."""
    items = (f"{who_in(voice, one)} {voice.money(count_of(one.text.args['money']))}" for one in run)
    return voice("nc-bank-totals", list=listed(items))


def bonuses(voice: NostraCityVoice, run: Run) -> str:
    """The End bonuses, also those without a winner."""
    items = []
    for one in run:
        bonus = voice.thing(str(one.text.args["bonus"]))
        given = one.text.key == "nc-bonus"
        items.append(voice("nc-bonus-item", bonus=bonus, who=who_in(voice, one)) if given else voice("nc-bonus-none", bonus=bonus))
    return voice("nc-bonuses", n=len(items), list=listed(items, " · "))


def informants(voice: NostraCityVoice, run: Run) -> str:
    """The Informants."""
    return voice("nc-informants", n=len(run), list=listed(who_in(voice, one) for one in run))


MONEY = {kind.id: kind.money for kind in NOTE_KINDS}


def _in_several_ways(voice: NostraCityVoice, run: Run) -> str:
    """Each notice by its own sentence, in one of several wordings."""
    return " ".join(voice.sentence(one, variant=voice.wording(one.text.key, one.text.args.get("n", ""))) for one in run)


def _names(voice: NostraCityVoice, arg: Arg) -> str:
    return listed(voice.thing(str(one)) for one in arg) if isinstance(arg, tuple) else ""


# ---- the start


def _territories(voice: NostraCityVoice, run: Run) -> str:
    told = (
        voice(
            "nc-territory-item",
            who=who_in(voice, one),
            gangsters=_names(voice, one.text.args["gangsters"]),
            districts=_names(voice, one.text.args["districts"]),
        )
        for one in run
    )
    return "\n".join([voice("nc-territories"), *told])


def _colours(voice: NostraCityVoice, run: Run) -> str:
    return listed(
        voice("nc-coloured", who=who_in(voice, one), colour=voice("name-colour", id=word_of(one.text.args["colour"]))) for one in run
    )


def _cards(key: str) -> Callable[[NostraCityVoice, Run], str]:
    """New cards on the Street, in one sentence ``key``."""

    def tell(voice: NostraCityVoice, run: Run) -> str:
        items = (
            voice("nc-space-item", space=count_of(one.text.args["space"]), card=voice.thing(str(one.text.args["card"]))) for one in run
        )
        return voice(key, list=listed(items))

    return tell


def _laid_out(voice: NostraCityVoice, run: Run) -> str:
    """The first Starting Player; under it the cards for Respect that lie face up from the beginning (NC-2.10)."""
    titles = listed(f"{voice.thing(f'title:{title}')} {signed(row.respect)}" for title, row in TITLES.items())
    stack = (voice("nc-stack"), voice("nc-stack-titles", list=titles), voice("nc-open-come-bribers", n=BRIBER.count), *bonus_lines(voice))
    return "\n".join([voice.sentence(run[-1]), *stack])


def _underboss(voice: NostraCityVoice, run: Run) -> str:
    """The Underboss on the Street, and what it gives."""
    return f"{voice.sentence(run[-1])} {about(voice.scene.words, 'title:underboss')}"


def _month(voice: NostraCityVoice, run: Run) -> str:
    month = count_of(run[-1].text.args["month"])
    said = voice.varied("nc-opens-month", month=voice.month(month), who=who_in(voice, run[-1]))
    return f"{said} {voice('nc-bribers-begin', respect=signed(BRIBER.respect))}" if month == BRIBER_MONTH else said


def _phase(voice: NostraCityVoice, run: Run) -> str:
    args = run[-1].text.args
    phase, month = str(args["phase"]).partition(":")[2], count_of(args["month"])
    if phase == "business":
        return ""
    if phase == "final":
        return voice("nc-opens-final")
    return voice.varied(f"nc-opens-{phase}", month=voice.month(month), first="yes" if month == 1 else "no")


# ---- Business


def _shared(voice: NostraCityVoice, run: Run) -> str:
    given = [(who_in(voice, one, "target"), count_of(one.text.args["n"])) for one in run]
    told = listed(voice("nc-item", who=who, n=n) for who, n in given if n)
    return voice("nc-gets", list=told) if told else ""


def _betrayed(voice: NostraCityVoice, run: Run) -> str:
    """The Betrayed in one sentence, with the cards that each has drawn for it; cards by an Ability stand before it."""
    betrayed = {one.text.args["seat"]: one for one in run if one.text.key == "nc-betrayed"}  # one may be Betrayed twice in a run
    own = dict.fromkeys(betrayed, 0)
    told = []
    for one in run:
        if one.text.key == "nc-vendetta" and one.text.args["seat"] in own:
            own[one.text.args["seat"]] += count_of(one.text.args["n"])
        elif one.text.key == "nc-vendetta":
            told.append(voice.sentence(one))
    if betrayed:
        told.append(_of_betrayal(voice, list(betrayed.values()), list(own.values())))
    return " ".join(told)


_CAUSES = {"meeting": "nc-outbid", "election": "nc-untitled"}
"""The sentences for those who draw one card each because nothing has come to them."""


def _of_betrayal(voice: NostraCityVoice, betrayed: Run, cards: Sequence[int]) -> str:
    """Return the sentence for people Betrayed at once, by its cause; ``cards`` are the numbers of cards that they draw.

    People who draw none, or only after a re-shuffle that is told next, are named without a number.
    """
    people = [who_in(voice, one) for one in betrayed]
    causes = {str(one.text.args["cause"]) for one in betrayed}
    key = _CAUSES.get(causes.pop()) if len(causes) == 1 else None
    if key and set(cards) == {1}:
        return voice(key, n=len(people), list=listed(people))
    if len(people) == 1 and cards[0]:
        return f"{voice('nc-betrayed-first')} {voice('nc-vendetta', seat=people[0], n=cards[0])}"
    items = [voice("nc-item", who=who, n=n) for who, n in zip(people, cards, strict=True) if n]
    first = voice("nc-betrayed-first") if len(items) == len(people) else voice("nc-betrayed-who", list=listed(people))
    return f"{first} {voice('nc-betrayed-cards', list=listed(items))}" if items else first


def _helps(voice: NostraCityVoice, run: Run) -> str:
    """An Ability at work; in a TRIAL the Bribe names the Gangster."""
    if voice.place == "trial" and word_of(run[-1].text.args["gangster"]).startswith("carbone"):
        return ""
    return " ".join(voice("nc-helps", gangster=voice.thing(str(one.text.args["gangster"]))) for one in run)


def _exchanged(voice: NostraCityVoice, run: Run) -> str:
    return voice("nc-exchange-told", note=voice.thing(str(run[-1].text.args["note"])))


def _drew(voice: NostraCityVoice, _run: Run) -> str:
    return voice("nc-drew-told") if voice.place == "trial" else ""


def _single_raid(voice: NostraCityVoice, run: Run) -> str:
    return voice("nc-raid-told") if voice.place == "trial" else plainly(voice, run)


# ---- Vendetta


def _aimed(voice: NostraCityVoice, run: Run) -> str:
    """The target of a card, unless its effect names it."""
    kind = str(run[-1].text.args["target"]).partition(":")[0]
    return plainly(voice, run) if kind in ("gangster", "turf") else ""


def _marker(voice: NostraCityVoice, run: Run) -> str:
    said = voice("nc-marker-told", field=voice.field(count_of(run[-1].text.args["field"])))
    return said if voice.place == "trial" else f"{said}."


# ---- Meeting


def _opened(voice: NostraCityVoice, run: Run) -> str:
    """The envelopes open, if anybody has sealed one."""
    return _in_several_ways(voice, run) if voice.place == "bids" else voice("nc-locations-none")


def _locations(voice: NostraCityVoice, run: Run) -> str:
    places: dict[int, list[str]] = {}
    for one in run:
        places.setdefault(count_of(one.text.args["space"]), []).append(who_in(voice, one))
    items = (voice("nc-location-item", space=space, who=listed(people)) for space, people in sorted(places.items()))
    return voice("nc-locations-list", list=listed(items, " · "))


def _bids(voice: NostraCityVoice, run: Run) -> str:
    """The revealed bids, each with its worth and, if that adds information, its Notes."""
    return f"{listed((_bid_shown(voice, one) for one in run), ' · ')}."


def _bid_shown(voice: NostraCityVoice, one: Notice) -> str:
    money, kinds = count_of(one.text.args["money"]), one.text.args["notes"]
    notes = voice.kinds_in(kinds)
    if isinstance(kinds, tuple) and len(kinds) == 1 and money == MONEY[word_of(kinds[0])]:
        return voice("nc-bid-item", who=who_in(voice, one), money=notes)
    return voice("nc-bid-item-notes", who=who_in(voice, one), money=voice.money(money), notes=notes)


def _alone(voice: NostraCityVoice, run: Run) -> str:
    return voice("nc-alone", n=count_of(run[-1].text.args["n"]))


def _bid(voice: NostraCityVoice, run: Run) -> str:
    items = (voice("nc-bid-told", gangster=voice.thing(str(one.text.args["gangster"])), n=count_of(one.text.args["n"])) for one in run)
    return listed(items, " · ")


TELLINGS: dict[str, Callable[[NostraCityVoice, Run], str]] = {
    "nc-territory": _territories,
    "nc-colour": _colours,
    "nc-street": _cards("nc-arrives"),
    "nc-starting": _laid_out,
    "nc-month": _month,
    "nc-phase": _phase,
    "nc-collects": plainly,
    "nc-count": no_line,
    "nc-reshuffled": plainly,
    "nc-raid": plainly,
    "nc-raid-single": _single_raid,
    "nc-drawn": _in_several_ways,
    "nc-exchanged": _exchanged,
    "nc-shared": _shared,
    "nc-kept": no_line,
    "nc-starting-given": plainly,
    "nc-betrayed": _betrayed,
    "nc-spared": plainly,
    "nc-ability": _helps,
    "nc-laid-out": plainly,
    "nc-vendetta-reshuffled": plainly,
    "nc-note-stolen": plainly,
    "nc-played": plainly,
    "nc-returned": plainly,
    "nc-aimed": _aimed,
    "nc-blocked": plainly,
    "nc-shamed": plainly,
    "nc-contract": plainly,
    "nc-broken-legs": plainly,
    "nc-arson": plainly,
    "nc-tipped": plainly,
    "nc-marker": _marker,
    "nc-envelope": plainly,
    "nc-talk": no_line,
    "nc-bid": _bid,
    "nc-locations": _opened,
    "nc-bid-at": _locations,
    "nc-auction": no_line,
    "nc-bid-shown": _bids,
    "nc-price": plainly,
    "nc-won": plainly,
    "nc-tied": plainly,
    "nc-lot-stays": stays,
    "nc-card-removed": plainly,
    "nc-keeps": _alone,
    "nc-took-back": plainly,
    "nc-discarded": discards,
    "nc-discarded-hidden": no_line,
    "nc-title": plainly,
    "nc-bribe": bribe,
    "nc-pile-taken": pile_taken,
    "nc-pile-looked": pile_looked,
    "nc-drew-note": _drew,
    "nc-briber": plainly,
    "nc-no-briber": plainly,
    "nc-irs": plainly,
    "nc-guilt": guilts,
    "nc-underboss": _underboss,
    "nc-underboss-replaces": plainly,
    "nc-underboss-waits": plainly,
    "nc-verdict-opens": plainly,
    "nc-verdict-note": verdict_notes,
    "nc-verdict": verdict,
    "nc-last-round": plainly,
    "nc-bribers-left": plainly,
    "nc-bonus": bonuses,
    "nc-bank-total": totals,
    "nc-informant": informants,
    "nc-end": no_line,
    "nc-respect": no_line,
}
"""By notice key; without those that the board or another line shows, and the end, which is the story."""

FAMILIES = {"nc-vendetta": "nc-betrayed", "nc-bonus-tie": "nc-bonus"}
"""Notices that share a run with those of another key."""


_CARD = ">"

_OF_COLLECTING = frozenset(
    {"nc-count", "nc-raid", "nc-drawn", "nc-exchanged", "nc-shared", "nc-kept", "nc-starting-given", "nc-spared", "nc-betrayed"}
)
_OF_TRIAL = frozenset({"nc-bribe", "nc-pile-taken", "nc-pile-looked", "nc-drew-note", "nc-raid-single"})
_OF_CARDS = frozenset({"nc-aimed", "nc-returned"})
_ALONE = frozenset(
    {"nc-bid-at", "nc-briber", "nc-no-briber", "nc-guilt", "nc-street", "nc-irs", "nc-verdict-note", "nc-verdict"}
    | {"nc-underboss", "nc-underboss-replaces", "nc-underboss-waits", "nc-last-round", "nc-bribers-left", "nc-starting"}
    | {"nc-bonus", "nc-bonus-tie", "nc-bank-total", "nc-informant"}
)
"""Notices that always have a line of their own."""

_STORIES = {"business": "month", "meeting": "meeting", "trial": "trial", "reception": "reception", "final": "final"}


def _follow(voice: NostraCityVoice, place: StoryPlace, notice: Notice) -> None:
    """Notice which message and which line grow from here on."""
    place.between, place.under = " ", " "
    args = notice.text.args
    match notice.text.key:
        case "nc-month":
            place.round = count_of(args["month"])
            _story(voice, place, "month")
        case "nc-phase":
            _story(voice, place, _STORIES[word_of(args["phase"])])
        case "nc-verdict-opens":
            _story(voice, place, "verdict")
        case "nc-played":
            voice.place = "card"
            place.line = _card_line(place, notice)
        case "nc-end":
            place.over = True
        case _:
            _follow_line(voice, place, notice)


def _story(voice: NostraCityVoice, place: StoryPlace, name: str) -> None:
    """Begin a message of this Month."""
    voice.place = ""
    place.story, place.line, place.heading = f"{name}-{place.round}", "", ""


def _card_line(place: StoryPlace, notice: Notice) -> str:
    """Return the name of the line of a Revenge card: the interrupted line, then player and card."""
    return f"{place.line.partition(_CARD)[0]}{_CARD}{notice.number} {_whose(notice)}"


def _whose(notice: Notice) -> str:
    return f"{notice.text.args['seat']} {notice.text.args['card']}"


def _follow_line(voice: NostraCityVoice, place: StoryPlace, notice: Notice) -> None:
    key, args = notice.text.key, notice.text.args
    if key == "nc-colour":
        place.begin("colours", voice("nc-colours-line"))
        place.between = ", " if not place.heading else " "
    elif key == "nc-collects":
        place.line, place.heading = f"collect-{notice.number} {args['seat']} {args['kind']}", ""
    elif key in _OF_COLLECTING and place.line.startswith("collect"):
        _resume(voice, place, notice)
    elif key in _OF_CARDS and not place.line.endswith(_whose(notice)):
        card = voice.thing(str(args["card"]))
        place.line, place.heading = _card_line(place, notice), voice("nc-card-line", who=who_in(voice, notice), card=card)
    elif key == "nc-bid":
        place.begin(f"bids-{args['seat']}", voice("nc-bids-line", who=who_in(voice, notice)))
        place.between = " · "
    elif key == "nc-locations":
        voice.place = "bids" if place.line.startswith("bids") else ""
        place.line, place.heading = "", ""
    elif key == "nc-auction":
        card = voice.thing(str(args["card"]))
        voice.place = "auction"
        place.line, place.heading = f"space-{notice.number}", voice("nc-space-line", space=count_of(args["space"]), card=card)
    elif place.story.startswith("trial") and _bribing(place, notice):
        voice.place = "trial"
        place.begin(f"bribes-{args['seat']}", voice("nc-bribes-line", who=who_in(voice, notice)))
        place.between = " · "
    elif args.get("cause") == "meeting":
        place.line = "betrayed"
    elif key in _ALONE or (key == "nc-discarded" and place.story.startswith("reception")):
        place.line, place.heading = "", ""


def _bribing(place: StoryPlace, notice: Notice) -> bool:
    """Return whether a notice of a TRIAL belongs to a Bribe, not to a Revenge card."""
    key, args = notice.text.key, notice.text.args
    if key == "nc-ability":
        return word_of(args["gangster"]).startswith("carbone")
    return key in _OF_TRIAL or (key == "nc-marker" and place.line.startswith("bribes"))


def _resume(voice: NostraCityVoice, place: StoryPlace, notice: Notice) -> None:
    """Return from a Revenge card to the interrupted Collecting, and name its player again."""
    line, card, _ = place.line.partition(_CARD)
    if card:
        _, seat, kind = line.split(" ")
        place.line = f"collect-{notice.number} {seat} {kind}"
        place.heading = voice("nc-collecting-line", who=voice.who(seat_of(seat)), kind=voice.thing(kind))


CHRONICLE = Chronicle(
    NostraCityVoice,
    TELLINGS,
    _follow,
    FAMILIES,
    frozenset({"nc-month"}),
    frozenset({"nc-bid", "nc-bribe", "nc-played", "nc-aimed"}),
    led=frozenset({"nc-betrayed"}),
)
