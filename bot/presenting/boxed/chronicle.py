"""The chronicle of a boxed game: notices become a few growing messages.

Private notices make no message: hand and desk show them. The message of a line depends on earlier notices, so the narrator reads a game
from its first notice on.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.presenting.page import Line
from bot.presenting.scene import Scene
from bot.presenting.voice import GameVoice
from engines import Notice, Text

Run = Sequence[Notice]
"""Consecutive notices of one kind, for one line."""

VoiceT = TypeVar("VoiceT", bound=GameVoice[Any])


def plainly(voice: GameVoice[Any], run: Run) -> str:
    """Each notice by the sentence of the rules."""
    return " ".join(voice.sentence(notice) for notice in run)


def no_line(_voice: GameVoice[Any], _run: Run) -> str:
    """Nothing: the board or another line shows it."""
    return ""


def from_the_first(notices: Sequence[Notice]) -> None:
    """Raise ValueError unless ``notices`` begin with the first one of a game."""
    if notices and notices[0].number != 0:
        raise ValueError("the narrator needs a game from its first notice on")


def deal_line(voice: Callable[[str], str], seats: int) -> Line:
    """Return the loud line that opens a game and mentions everybody."""
    return Line(voice("deal"), 0, story="deal", pings=tuple(range(seats)), loud=True)


@dataclass(slots=True)
class StoryPlace:
    """The state of the narrator: the round, the growing message, the pending heading."""

    round: int = 0
    story: str = "deal"
    heading: str = ""
    over: bool = False
    line: str = ""
    """Name of the line that later tellings share, such as those of one turn; empty: a line for each."""
    between: str = " · "
    """Separator of the tellings of one line; ``follow`` may set it for the next one. Empty: a space after a sentence, else `` · ``."""
    under: str = " · "
    """Separator of a heading and the events under it."""

    def begin(self, line: str, heading: str) -> None:
        """Go on with the line of this name, or begin it under the heading."""
        if self.line != line:
            self.line, self.heading = line, heading


@dataclass(slots=True)
class GrowingLine:
    """The growing line: its heading, and its last telling."""

    heading: str = ""
    said: str = ""

    def beginning(self, place: StoryPlace, text: str) -> str:
        """Return ``text`` at the beginning of a line, under its heading, unless it repeats the heading."""
        self.heading = place.heading
        self.said = text if not place.heading or text.startswith(place.heading) else f"{place.heading}{place.under}{text}"
        return self.said

    def going_on(self, place: StoryPlace, text: str) -> tuple[str, str]:
        """Return the separator before ``text`` in a continued line, and ``text`` without the heading of the line."""
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


def _never(_notice: Notice) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Chronicle(Generic[VoiceT]):
    """The narration of one game.

    ``tellings``: the text for a run of notices, by key (empty: nothing); other keys make no line. ``follow`` moves the ``StoryPlace`` on
    with each run. ``families``: keys that share a run with another key. ``begins``: keys of notices that always begin a new message, so
    that the narrator reads no further back. ``apart``: keys whose runs are of one seat. ``led``: further keys whose first notice tells
    what a run is about. ``follow`` sees the first notice of a run of ``apart`` or ``led``, of any other run the last. ``unsaid``: whether
    another line tells a notice, which then parts no run.
    """

    voice: Callable[[Scene], VoiceT]
    tellings: Mapping[str, Callable[[VoiceT, Run], str]]
    follow: Callable[[VoiceT, StoryPlace, Notice], None]
    families: Mapping[str, str]
    begins: frozenset[str] = frozenset()
    apart: frozenset[str] = frozenset()
    led: frozenset[str] = frozenset()
    unsaid: Callable[[Notice], bool] = _never

    def narrate(self, notices: Sequence[Notice], scene: Scene, *, since: int = 0) -> list[Line]:
        """Return the lines of the notices from number ``since`` on.

        ``notices`` are all since the game began. Raises ValueError when the first of them are missing.
        """
        from_the_first(notices)
        voice, place, lines, last, row = self.voice(scene), StoryPlace(), [], "", GrowingLine()
        if notices and since == 0:
            lines.append(deal_line(voice, len(scene.names)))
        for run in self._runs(notices[self._start(notices, since) :], since):
            first = run[0]
            self.follow(voice, place, first if self._kind(first) in self.apart | self.led else run[-1])
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

    def talk_line(self, scene: Scene, seat: int, text: Text) -> str:
        return self.voice(scene).spoken(seat, text)

    def _start(self, notices: Sequence[Notice], since: int) -> int:
        """Return the index of the first notice that the narrator must read for those from ``since`` on."""
        news = next((index for index in range(len(notices), 0, -1) if notices[index - 1].number < since), 0)
        return next((index for index in range(news - 1, -1, -1) if notices[index].text.key in self.begins), 0)

    def _kind(self, notice: Notice) -> str:
        return self.families.get(notice.text.key, notice.text.key)

    def _alike(self, one: Notice, other: Notice) -> bool:
        """Return whether two notices belong to one run."""
        kind = self._kind(one)
        return kind == self._kind(other) and (kind not in self.apart or one.text.args.get("seat") == other.text.args.get("seat"))

    def _runs(self, notices: Sequence[Notice], since: int) -> Iterator[list[Notice]]:
        """Return the public notices in runs of one kind; a run never crosses ``since``."""
        run: list[Notice] = []
        for notice in notices:
            if notice.to is not None or self.unsaid(notice):
                continue
            if run and (not self._alike(run[0], notice) or (notice.number >= since) != (run[0].number >= since)):
                yield run
                run = []
            run.append(notice)
        if run:
            yield run
