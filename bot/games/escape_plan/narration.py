"""The chronicle of Escape Plan: a message for the deal, one a day for income, patrols and tiles, one for each part of the day.

Night and dawn share one. Whatever happens in one turn is one line.
"""

from bot.games.escape_plan.telling import TELLINGS
from bot.games.escape_plan.voice import Voice
from bot.presenting.boxed.chronicle import Chronicle, Place
from bot.presenting.boxed.references import count_of, word_of
from engines import Notice

_NIGHT = ("night", "dawn")
_OWN_LINE = frozenset({"ep-placed", "ep-offer", "ep-order", "ep-adjust", "ep-row", "ep-pass"})
"""Notices that end the line that was growing."""


def _follow(voice: Voice, place: Place, notice: Notice) -> None:
    """Notice which message and which line grow from here on."""
    args = notice.text.args
    place.between = ""
    match notice.text.key:
        case "ep-day":
            place.round = count_of(args["day"])
            place.story, place.line = f"day-{place.round}", f"day-{place.round}"
        case "ep-part":
            part = word_of(args["part"])
            place.round = count_of(args["day"])
            place.story = f"night-{place.round}" if part in _NIGHT else f"{part}-{place.round}"
            place.line, place.heading = "", ""
        case "ep-turn":
            place.heading = voice.figure(str(args["who"]))
            place.line = f"turn-{place.round}-{notice.number}"
        case "ep-border":
            place.line, place.heading = f"border-{notice.number}", ""
        case "ep-end":
            place.over = True
        case key if key in _OWN_LINE:
            place.line, place.heading = "", ""


CHRONICLE = Chronicle(Voice, TELLINGS, _follow, {"ep-offer-contact": "ep-bot-away"}, begins=frozenset({"ep-day", "ep-part"}))
