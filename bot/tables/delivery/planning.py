"""How lines become deliveries: a story is one message that grows, neighbours without a story stand together."""

import re
from collections.abc import Callable, Iterable

from bot.presenting.page import Line
from bot.tables.delivery.deliveries import Delivery, SeatWhisper, TableLine
from bot.tables.record.surfaces import Story

RUNNING = re.compile(r",[^,\n]*<t:\d+:R>")
"""The end of a sentence that says until when something lasts."""

LONGEST_STORY = 1_500
"""Characters after which a story that grows by edits goes on in a new message."""

LONGEST_LINE = 1_900
"""Characters up to which the last line of a story may go on."""

STORIES = 6
"""How many told stories may still grow."""

PLACES = 64
"""How many messages one notice may make at most; keeps the numbers of deliveries apart."""


class Planning:
    """Makes the deliveries of one look at what may be told.

    ``stories``: what has been told of each story, by its name; brought up to date. ``taken``: numbers that are still owed, since a game
    that was taken back tells notices of the same numbers again. ``nonce`` makes the nonce of a number; ``entries``: the length of the log.
    """

    def __init__(self, stories: dict[str, Story], taken: Iterable[int], nonce: Callable[[int], str], entries: int) -> None:
        self.stories = stories
        self.made: list[Delivery] = []
        self._taken = set(taken)
        self._nonce = nonce
        self._entries = entries

    def add(self, line: Line) -> None:
        """Put a line into the message where it belongs."""
        delivery = self._joined(line)
        if delivery is not None:
            delivery.text = f"{clocks_over(delivery.text)}{line.after}{line.text}"
        else:
            delivery = self._new(line)
            self.made.append(delivery)
        remember(self.stories, delivery)

    def _joined(self, line: Line) -> Delivery | None:
        """Return the planned message into which the line fits, if there is one."""
        if line.pings:
            return None
        own = [delivery for delivery in self.made if _goes_to(delivery, line.seat)]
        if line.story is None:
            own = [delivery for delivery in own[-1:] if _story_of(delivery) is None]
        for delivery in reversed(own):
            if _story_of(delivery) == line.story:
                return delivery if _fits(delivery.text, line) else None
        return None

    def _new(self, line: Line) -> Delivery:
        """Return a new planned message for the line."""
        n, loud = self._number(line), line.loud or bool(line.pings)
        if line.seat is not None:
            return SeatWhisper(line.seat, n, self._nonce(n), text=line.text, loud=loud, story=line.story, after=self._entries)
        text, grows, told = line.text, None, self.stories.get(line.story or "")
        if told is not None and not line.pings and _fits(told.text, line):
            text, grows = f"{clocks_over(told.text)}{line.after}{line.text}", told.delivery
        return TableLine(n, text, self._nonce(n), loud=loud, story=line.story, grows=grows, pings=line.pings, after=self._entries)

    def _number(self, line: Line) -> int:
        number = line.notice * PLACES
        while number in self._taken:
            number += 1
        self._taken.add(number)
        return number


def clocks_over(text: str) -> str:
    """Return what was told before without its running clocks: once the story goes on, they say nothing any more."""
    return RUNNING.sub("", text)


def remember(stories: dict[str, Story], delivery: Delivery) -> None:
    """Note that the story of ``delivery`` goes on there; only the last few are kept."""
    if not isinstance(delivery, TableLine) or delivery.story is None:
        return
    stories.pop(delivery.story, None)
    stories[delivery.story] = Story(delivery.text, delivery.n)
    while len(stories) > STORIES:
        stories.pop(next(iter(stories)))


def _goes_to(delivery: Delivery, seat: int | None) -> bool:
    return isinstance(delivery, TableLine) if seat is None else isinstance(delivery, SeatWhisper) and delivery.seat == seat


def _story_of(delivery: Delivery) -> str | None:
    return None if not isinstance(delivery, TableLine | SeatWhisper) else delivery.story


def _fits(text: str, line: Line) -> bool:
    return len(text) + len(line.text) < (LONGEST_STORY if line.after == "\n" else LONGEST_LINE)
