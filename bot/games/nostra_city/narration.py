"""The chronicle of Nostra City: a message for each phase of a Month, a line for each Collecting, bidder, space, briber and Revenge.

What belongs to one line grows it (``Place.line``). A Revenge card that comes between has a line of its own, ``<line>><number>``; what was
going on then goes on in a new line that says again whose it is.
"""

from bot.games.nostra_city.telling import FAMILIES, TELLINGS
from bot.games.nostra_city.voice import Voice
from bot.presenting.boxed.chronicle import Chronicle, Place
from bot.presenting.boxed.references import count_of, who_in, word_of
from engines import Notice
from engines.table import seat_of

_CARD = ">"

_OF_COLLECTING = frozenset(
    {"nc-count", "nc-raid", "nc-drawn", "nc-exchanged", "nc-shared", "nc-kept", "nc-starting-given", "nc-spared", "nc-betrayed"}
)
_OF_TRIAL = frozenset({"nc-bribe", "nc-pile-taken", "nc-pile-looked", "nc-drew-note", "nc-raid-single"})
_OF_CARDS = frozenset({"nc-aimed", "nc-returned"})
_ALONE = frozenset(
    {"nc-locations", "nc-bid-at", "nc-briber", "nc-no-briber", "nc-guilt", "nc-street", "nc-irs", "nc-verdict-note", "nc-verdict"}
    | {"nc-underboss", "nc-underboss-replaces", "nc-underboss-waits", "nc-last-round", "nc-bribers-left", "nc-bonus", "nc-starting"}
    | {"nc-bank-total", "nc-informant"}
)
"""What has a line of its own wherever it comes."""

_STORIES = {"business": "month", "meeting": "meeting", "trial": "trial", "reception": "reception", "final": "final"}


def _follow(voice: Voice, place: Place, notice: Notice) -> None:
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


def _story(voice: Voice, place: Place, name: str) -> None:
    """Begin a message of this Month."""
    voice.place = ""
    place.story, place.line, place.heading = f"{name}-{place.round}", "", ""


def _card_line(place: Place, notice: Notice) -> str:
    """Return the name of the line of a Revenge card, with whose and which it is; before it stands what it interrupts."""
    return f"{place.line.partition(_CARD)[0]}{_CARD}{notice.number} {_whose(notice)}"


def _whose(notice: Notice) -> str:
    return f"{notice.text.args['seat']} {notice.text.args['card']}"


def _follow_line(voice: Voice, place: Place, notice: Notice) -> None:
    key, args = notice.text.key, notice.text.args
    if key == "nc-colour":
        _begin(place, "colours", voice("nc-colours-line"))
        place.between = ", " if not place.heading else " "
    elif key == "nc-collects":
        place.line, place.heading = f"collect-{notice.number} {args['seat']} {args['kind']}", ""
    elif key in _OF_COLLECTING and place.line.startswith("collect"):
        _resume(voice, place, notice)
    elif key in _OF_CARDS and not place.line.endswith(_whose(notice)):
        card = voice.thing(str(args["card"]))
        place.line, place.heading = _card_line(place, notice), voice("nc-collecting-line", who=who_in(voice, notice), kind=card)
    elif key == "nc-bid":
        _begin(place, f"bids-{args['seat']}", voice("nc-bids-line", who=who_in(voice, notice)))
    elif key == "nc-auction":
        card = voice.thing(str(args["card"]))
        voice.place = "auction"
        place.line, place.heading = f"space-{notice.number}", voice("nc-space-line", space=count_of(args["space"]), card=card)
    elif place.story.startswith("trial") and _bribing(place, notice):
        voice.place = "trial"
        _begin(place, f"bribes-{args['seat']}", voice("nc-bribes-line", who=who_in(voice, notice)))
        place.between = " · "
    elif args.get("cause") == "meeting":
        place.line = "betrayed"
    elif key in _ALONE or (key == "nc-discarded" and place.story.startswith("reception")):
        place.line, place.heading = "", ""


def _bribing(place: Place, notice: Notice) -> bool:
    """Return whether a notice of a TRIAL belongs to a Bribe, not to a Revenge card."""
    key, args = notice.text.key, notice.text.args
    if key == "nc-ability":
        return word_of(args["gangster"]).startswith("carbone")
    return key in _OF_TRIAL or (key == "nc-marker" and place.line.startswith("bribes"))


def _begin(place: Place, line: str, heading: str) -> None:
    """Go on with the line of a player, or begin it under the name."""
    if place.line != line:
        place.line, place.heading = line, heading


def _resume(voice: Voice, place: Place, notice: Notice) -> None:
    """Go back from a Revenge card to the Collecting during which it was played, and say again whose that is."""
    line, card, _ = place.line.partition(_CARD)
    if card:
        _, seat, kind = line.split(" ")
        place.line = f"collect-{notice.number} {seat} {kind}"
        place.heading = voice("nc-collecting-line", who=voice.who(seat_of(seat)), kind=voice.thing(kind))


CHRONICLE = Chronicle(
    Voice, TELLINGS, _follow, FAMILIES, frozenset({"nc-month"}), frozenset({"nc-bid", "nc-bribe", "nc-betrayed", "nc-played", "nc-aimed"})
)
