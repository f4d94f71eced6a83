"""Merging lines into deliveries: a story is one growing message, neighbours without a story share one."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from bot.presenting.page import Buttons, Line, Page
from bot.tables.delivery.deliveries import PlannedLine, SeatWhisper, TableLine, sheet_of
from bot.tables.session.message_state import GrowingStory

LONGEST_STORY = 1_500
"""Characters after which a story that grows by edits continues in a new message."""

LONGEST_LINE = 1_900
"""Characters up to which the last line of a story may grow."""

STORIES = 6
"""Stories that may still grow."""

PLACES = 64
"""Most messages for one notice; keeps the numbers of deliveries apart."""


class Planning:
    """Makes the deliveries of one plan.

    ``stories``: the text of each story so far, by name; kept up to date. ``taken``: numbers of pending deliveries, which notices after an
    undo could repeat. ``nonce`` makes the nonce of a number; ``entries``: the length of the log.
    """

    def __init__(self, stories: dict[str, GrowingStory], taken: Iterable[int], nonce: Callable[[int], str], entries: int) -> None:
        self.stories = stories
        self.made: list[PlannedLine] = []
        self._taken = set(taken)
        self._nonce = nonce
        self._entries = entries

    def add(self, line: Line) -> PlannedLine:
        """Add a line to the planned message where it belongs, or to a new one; return the message."""
        delivery = self._joined(line)
        if delivery is not None:
            _go_on(delivery, line)
        else:
            delivery = self._new(line)
            self.made.append(delivery)
        remember(self.stories, delivery)
        return delivery

    def _joined(self, line: Line) -> PlannedLine | None:
        """Return the planned message that the line can join, None for none."""
        if line.pings or line.buttons:
            return None
        own = [delivery for delivery in self.made if _goes_to(delivery, line.seat)]
        if line.story is None:
            own = [delivery for delivery in own[-1:] if delivery.story is None]
        for delivery in reversed(own):
            if delivery.story == line.story:
                return delivery if _fits(delivery.text, line) else None
        return self._below(line) if line.joins and line.story not in self.stories else None

    def _below(self, line: Line) -> TableLine | None:
        """Return the last planned message if a new story can begin in it; the story that it has told ends there."""
        last = next((delivery for delivery in reversed(self.made) if isinstance(delivery, TableLine)), None)
        if last is None or last.story is None or last.grows is not None or last.loud or last.buttons or not _fits(last.text, line):
            return None
        self.stories.pop(last.story, None)
        last.story = line.story
        return last

    def _new(self, line: Line) -> PlannedLine:
        n, loud = self._number(line), line.loud or bool(line.pings)
        if line.seat is not None:
            page = sheet_of(Page((line.text, Buttons(line.buttons)))) if line.buttons else None
            text = line.text if page is None else ""
            return SeatWhisper(line.seat, n, self._nonce(n), text=text, page=page, loud=loud, story=line.story, after=self._entries)
        made = TableLine(n, line.text, self._nonce(n), loud=loud, story=line.story, pings=line.pings, after=self._entries)
        made.clock, made.buttons, made.picture = line.clock, line.buttons, line.notice if line.drawn else None
        told = self.stories.get(line.story or "")
        if told is not None and not line.pings and not line.buttons and _fits(told.text, line):
            made.text, made.grows, made.clock, made.picture = told.text, told.delivery, None, told.picture
            _go_on(made, line)
        return made

    def _number(self, line: Line) -> int:
        number = line.notice * PLACES
        while number in self._taken:
            number += 1
        self._taken.add(number)
        return number


def _go_on(delivery: PlannedLine, line: Line) -> None:
    """Append a line to a message, which ends a clock in its former text."""
    before = _clockless(delivery) + line.after
    delivery.text = before + line.text
    if isinstance(delivery, TableLine):
        delivery.picture = line.notice if line.drawn else delivery.picture
        delivery.clock = replace(line.clock, over=before + line.clock.over) if line.clock is not None else None


def _clockless(delivery: PlannedLine) -> str:
    clock = delivery.clock if isinstance(delivery, TableLine) else None
    return delivery.text if clock is None else clock.over


def remember(stories: dict[str, GrowingStory], delivery: PlannedLine) -> None:
    """Note where the story of ``delivery`` continues; only the last few are kept."""
    if not isinstance(delivery, TableLine) or delivery.story is None or delivery.buttons:
        return
    stories.pop(delivery.story, None)
    stories[delivery.story] = GrowingStory(_clockless(delivery), delivery.n, delivery.picture)
    while len(stories) > STORIES:
        stories.pop(next(iter(stories)))


def _goes_to(delivery: PlannedLine, seat: int | None) -> bool:
    if seat is None:
        return isinstance(delivery, TableLine) and not delivery.buttons
    return isinstance(delivery, SeatWhisper) and delivery.seat == seat and delivery.page is None


def _fits(text: str, line: Line) -> bool:
    return len(text) + len(line.text) < (LONGEST_STORY if line.after == "\n" else LONGEST_LINE)
