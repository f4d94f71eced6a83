"""The chronicle: notices become a few messages that grow.

One is the deal, one a day for its card and all plans, one or two for the districts one after the other, one for the dungeon and the
purses. Private notices make no message: hand and desk show them. Which message a line belongs to follows from the notices before it,
so the narrator reads a game from its first notice on.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.presenting.games.zbojnici.telling import TELLINGS, word_of
from bot.presenting.games.zbojnici.voice import Voice
from bot.presenting.page import Line
from bot.presenting.scene import Scene
from engines import Notice

_FAMILY = {"zb-wheel-at": "zb-wheel"}
"""Notices that are told together with others."""


@dataclass(slots=True)
class _Place:
    """Where the narrator is: the day, the message that grows now, the district whose name is still to be said."""

    round: int = 0
    story: str = "deal"
    heading: str = ""
    over: bool = False


def narrate(notices: Sequence[Notice], scene: Scene, *, since: int = 0) -> list[Line]:
    """Return the lines of the notices from number ``since`` on.

    ``notices`` are all that were told since the game began. Raises ValueError when the first of them are missing.
    """
    if notices and notices[0].number != 0:
        raise ValueError("the narrator needs a game from its first notice on")
    voice, place, lines = Voice(scene), _Place(), []
    if notices and since == 0:
        lines.append(Line(voice("deal"), 0, story="deal", pings=tuple(range(len(scene.names))), loud=True))
    for run in _runs(notices, since):
        first = run[0]
        _follow(voice, place, run[-1])  # of districts in which nothing happens only the last one matters
        tell = TELLINGS.get(_kind(first))
        text = tell(voice, run) if tell and not place.over else ""
        if not text:
            continue
        if place.heading:
            text, place.heading = f"{place.heading} · {text}", ""
        if first.number >= since:
            lines.append(Line(text, first.number, story=place.story))
    return lines


def _kind(notice: Notice) -> str:
    return _FAMILY.get(notice.text.key, notice.text.key)


def _runs(notices: Sequence[Notice], since: int) -> Iterator[list[Notice]]:
    """Return the public notices in runs of one kind; a run ends where news begins."""
    run: list[Notice] = []
    for notice in notices:
        if notice.to is not None:
            continue
        if run and (_kind(notice) != _kind(run[0]) or (notice.number >= since) != (run[0].number >= since)):
            yield run
            run = []
        run.append(notice)
    if run:
        yield run


def _follow(voice: Voice, place: _Place, notice: Notice) -> None:
    """Notice which message grows from here on."""
    args = notice.text.args
    match notice.text.key:
        case "zb-round":
            place.round = args["round"] if isinstance(args["round"], int) else 0
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
