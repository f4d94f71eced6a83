"""The chronicle of Zbojníci: a message for the deal, one a day for its card and all plans, one for the districts, one for the evening."""

from bot.games.zbojnici.telling import TELLINGS
from bot.games.zbojnici.voice import Voice
from bot.presenting.boxed.chronicle import Chronicle, Place
from bot.presenting.boxed.references import count_of, word_of
from engines import Notice


def _follow(voice: Voice, place: Place, notice: Notice) -> None:
    """Notice which message grows from here on."""
    args = notice.text.args
    match notice.text.key:
        case "zb-round":
            place.round = count_of(args["round"])
            place.story = f"day-{place.round}"
        case "zb-district":
            district = word_of(args["district"])
            place.story = f"evening-{place.round}" if district == "dungeon" else f"resolution-{place.round}"
            place.heading = f"**{voice.place(district)}**"
            if args["day"]:
                place.heading = f"{place.heading} ({voice('pic-zb-alt-day-card', loot=voice.pictures.loot(district, day=True))})"
        case "zb-evening":
            place.story, place.heading = f"evening-{place.round}", ""
        case "zb-end":
            place.over = True


CHRONICLE = Chronicle(Voice, TELLINGS, _follow, {"zb-wheel-at": "zb-wheel"})
