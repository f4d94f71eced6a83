"""The chronicle: notices become a few messages that grow.

Private notices make no message: hand and desk show them. Which message a line belongs to follows from the notices before it, so the
narrator reads a game from its first notice on.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.presenting.boxed.voice import BoxedVoice
from bot.presenting.page import Line
from bot.presenting.scene import Scene
from engines import Notice

Run = Sequence[Notice]
"""Notices of one kind that follow each other, told in one line."""

Spoken = TypeVar("Spoken", bound=BoxedVoice[Any])


@dataclass(slots=True)
class Place:
    """Where the narrator is: the round, the message that grows now, the heading that is still to be said."""

    round: int = 0
    story: str = "deal"
    heading: str = ""
    over: bool = False
    line: str = ""
    """Name of the line that all tellings share from here on, such as all that happens in one turn; empty: a line for each."""


@dataclass(frozen=True, slots=True)
class Chronicle(Generic[Spoken]):
    """How one game is told.

    ``tellings``: by notice key, what a run of such notices becomes (empty: nothing); what has none is told by nobody.
    ``follow`` notices which message grows from a notice on. ``families``: keys that are told together with another key.
    """

    voice: Callable[[Scene], Spoken]
    tellings: Mapping[str, Callable[[Spoken, Run], str]]
    follow: Callable[[Spoken, Place, Notice], None]
    families: Mapping[str, str]

    def narrate(self, notices: Sequence[Notice], scene: Scene, *, since: int = 0) -> list[Line]:
        """Return the lines of the notices from number ``since`` on.

        ``notices`` are all that were told since the game began. Raises ValueError when the first of them are missing.
        """
        if notices and notices[0].number != 0:
            raise ValueError("the narrator needs a game from its first notice on")
        voice, place, lines, last = self.voice(scene), Place(), [], ""
        if notices and since == 0:
            lines.append(Line(voice("deal"), 0, story="deal", pings=tuple(range(len(scene.names))), loud=True))
        for run in self._runs(notices, since):
            first = run[0]
            self.follow(voice, place, run[-1])  # of headings under which nothing happens only the last one matters
            tell = self.tellings.get(self._kind(first))
            text = tell(voice, run) if tell and not place.over else ""
            if not text:
                continue
            if place.heading:
                text = text if text.startswith(place.heading) else f"{place.heading} · {text}"
                place.heading = ""
            after = " · " if place.line and place.line == last else "\n"
            last = place.line
            if first.number >= since:
                lines.append(Line(text, first.number, story=place.story, after=after))
        return lines

    def _kind(self, notice: Notice) -> str:
        return self.families.get(notice.text.key, notice.text.key)

    def _runs(self, notices: Sequence[Notice], since: int) -> Iterator[list[Notice]]:
        """Return the public notices in runs of one kind; a run ends where news begins."""
        run: list[Notice] = []
        for notice in notices:
            if notice.to is not None:
                continue
            if run and (self._kind(notice) != self._kind(run[0]) or (notice.number >= since) != (run[0].number >= since)):
                yield run
                run = []
            run.append(notice)
        if run:
            yield run
