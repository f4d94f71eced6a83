"""The chronicle of Mafia City: a message for the deal, and in a round one for the actions, one for the locations, one for its end.

Plain plays of one lap around the table share a line; a card begins a line of its own, to which its vetoes and what comes of it are added;
so does a location.
"""

from bot.games.mafia_city.telling import ANNOUNCED, TELLINGS, VETOES, place_in
from bot.games.mafia_city.voice import Voice
from bot.presenting.boxed.chronicle import Chronicle, Place
from bot.presenting.boxed.references import count_of, word_of
from engines import Notice

_PLAYS = frozenset({"mc-places", "mc-waits", "mc-passes"})
_NESTED = frozenset({"mc-complicity", "mc-secret-deal", "mc-prison", "mc-harbour", "mc-hired-killer", "mc-plus1"})
"""Announcements that belong to what is being told already."""


def _follow(voice: Voice, place: Place, notice: Notice) -> None:
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


def _lap(voice: Voice, line: str, seat: str, number: int) -> str:
    """Return the line of a plain play of ``seat``: the present one, until somebody comes again who stands in it already."""
    if line.startswith("lap ") and seat not in voice.lap[:-1]:
        voice.lap = [*(one for one in voice.lap if one != seat), seat]
        return line
    voice.lap = [seat]
    return f"lap {number}"


CHRONICLE = Chronicle(Voice, TELLINGS, _follow, {}, begins=frozenset({"mc-round"}), apart=_PLAYS)
