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
from engines import Notice, Text

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
    between: str = " · "
    """What stands between the tellings of one line; ``follow`` may set it for the next of them alone. Empty: as it reads best, a space
    after a sentence, else `` · ``."""
    under: str = " · "
    """What stands between a heading and what happens under it."""


@dataclass(slots=True)
class Row:
    """The line that is being told: its heading, and what was said in it last."""

    heading: str = ""
    said: str = ""

    def beginning(self, place: Place, text: str) -> str:
        """Return ``text`` at the beginning of a line, under its heading; a heading with which it begins is not said twice."""
        self.heading = place.heading
        self.said = text if not place.heading or text.startswith(place.heading) else f"{place.heading}{place.under}{text}"
        return self.said

    def going_on(self, place: Place, text: str) -> tuple[str, str]:
        """Return what stands before ``text`` in a line that goes on, and ``text`` without the heading that the line has already."""
        if self.heading and text.startswith((f"{self.heading} ", f"{self.heading}: ")):
            text = text.removeprefix(self.heading).removeprefix(":").removeprefix(" ")
        elif place.heading and not text.startswith(place.heading):
            text = f"{place.heading}{place.under}{text}"
        ended = self.said.endswith(".")
        after = place.between or (" " if ended else " · ")
        if ended and not place.between:
            text = text[:1].upper() + text[1:]
        self.said = text
        return after, text


@dataclass(frozen=True, slots=True)
class Chronicle(Generic[Spoken]):
    """How one game is told.

    ``tellings``: by notice key, what a run of such notices becomes (empty: nothing); what has none is told by nobody.
    ``follow`` notices which message grows from a notice on. ``families``: keys that are told together with another key. ``begins``: keys of
    notices with which a new message begins whatever was before, so that nobody has to read further back (a long game is told quickly).
    ``apart``: keys of which a run is always of one seat; such a run is followed from its first notice.
    """

    voice: Callable[[Scene], Spoken]
    tellings: Mapping[str, Callable[[Spoken, Run], str]]
    follow: Callable[[Spoken, Place, Notice], None]
    families: Mapping[str, str]
    begins: frozenset[str] = frozenset()
    apart: frozenset[str] = frozenset()

    def narrate(self, notices: Sequence[Notice], scene: Scene, *, since: int = 0) -> list[Line]:
        """Return the lines of the notices from number ``since`` on.

        ``notices`` are all that were told since the game began. Raises ValueError when the first of them are missing.
        """
        if notices and notices[0].number != 0:
            raise ValueError("the narrator needs a game from its first notice on")
        voice, place, lines, last, row = self.voice(scene), Place(), [], "", Row()
        if notices and since == 0:
            lines.append(Line(voice("deal"), 0, story="deal", pings=tuple(range(len(scene.names))), loud=True))
        for run in self._runs(notices[self._start(notices, since) :], since):
            first = run[0]
            # of headings under which nothing happens only the last one matters
            self.follow(voice, place, first if self._kind(first) in self.apart else run[-1])
            voice.growing = place.story
            tell = self.tellings.get(self._kind(first))
            text = tell(voice, run) if tell and not place.over else ""
            if not text:
                continue
            joined = bool(place.line) and place.line == last
            after, text = row.going_on(place, text) if joined else ("\n", row.beginning(place, text))
            last, place.heading, place.between = place.line, "", " · "
            if first.number >= since:
                lines.append(Line(text, first.number, story=place.story, after=after))
        return lines

    def said(self, scene: Scene, seat: int, text: Text) -> str:
        """Return what the automated player of ``seat`` says at the table."""
        voice = self.voice(scene)
        return voice("spoken", who=voice.who(seat), text=voice(text.key, **voice.arguments(text.args)))

    def _start(self, notices: Sequence[Notice], since: int) -> int:
        """Return where the narrator has to begin to read so as to tell the notices from ``since`` on."""
        news = next((index for index in range(len(notices), 0, -1) if notices[index - 1].number < since), 0)
        return next((index for index in range(news - 1, -1, -1) if notices[index].text.key in self.begins), 0)

    def _kind(self, notice: Notice) -> str:
        return self.families.get(notice.text.key, notice.text.key)

    def _alike(self, one: Notice, other: Notice) -> bool:
        """Return whether two notices are told in one run."""
        kind = self._kind(one)
        return kind == self._kind(other) and (kind not in self.apart or one.text.args.get("seat") == other.text.args.get("seat"))

    def _runs(self, notices: Sequence[Notice], since: int) -> Iterator[list[Notice]]:
        """Return the public notices in runs of one kind; a run ends where news begins."""
        run: list[Notice] = []
        for notice in notices:
            if notice.to is not None:
                continue
            if run and (not self._alike(run[0], notice) or (notice.number >= since) != (run[0].number >= since)):
                yield run
                run = []
            run.append(notice)
        if run:
            yield run
