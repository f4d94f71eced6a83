"""What stands below the board and pushes it off the screen, measured in lines of text."""

WIDTH = 50
"""Characters of one line on a narrow screen."""

UNREAD = 2
"""Lines of a message of which we do not know what it says: a name and a sentence."""


class ScrolledAway:
    """The messages below one board. A message that is put there again has grown."""

    __slots__ = ("_lines",)

    def __init__(self) -> None:
        self._lines: dict[int, int] = {}

    def put(self, message_id: int, text: str = "") -> None:
        """Let a message stand there; ``text``: what it says, where that is known."""
        said = sum(max(1, -(-len(line) // WIDTH)) for line in text.split("\n")) + 1
        self._lines[message_id] = said if text else UNREAD

    def grown(self, message_id: int, text: str) -> None:
        """Let a message say ``text``, if it stands there."""
        if message_id in self._lines:
            self.put(message_id, text)

    def clear(self) -> None:
        """Let nothing stand there: the board was hung anew."""
        self._lines.clear()

    @property
    def lines(self) -> int:
        """How many lines stand there."""
        return sum(self._lines.values())
