"""What belongs to the talk at one table, folded from the entries ``talk`` of its log: options, claims, raised hands, speeches, gates."""

from dataclasses import dataclass, replace

from bot.tables.session.entries import Talk
from bot.tables.session.talk_settings import TalkSettings, with_option


@dataclass(frozen=True, slots=True)
class Spoken:
    """One entry: ``at`` (unix seconds) it happened, when the game had so many ``moves``.

    ``number``: the how-manieth of its game, from 1; what an undo takes back keeps its number, and nothing else gets it.
    """

    entry: Talk
    at: float
    moves: int
    number: int = 0


class TalkLog:
    """The entries of one game in order, and the options that hold after them."""

    __slots__ = ("_numbers", "options", "spoken")

    def __init__(self, options: TalkSettings) -> None:
        """``options``: as they stood at the deal."""
        self.options = options
        self.spoken: list[Spoken] = []
        self._numbers = 0

    def add(self, entry: Talk, at: float, moves: int) -> None:
        """Note one entry. Raises ValueError for an option that there is not."""
        if entry.what == "option":
            self.options = with_option(self.options, entry.key, entry.value)
        else:
            self._numbers += 1
            self.spoken.append(Spoken(entry, at, moves, self._numbers))

    def take_back(self, moves: int) -> None:
        """Forget what was said after move number ``moves``; options stay, they are the host's (TK-5.8)."""
        self.spoken = [one for one in self.spoken if one.moves <= moves]

    def move(self, by: float) -> None:
        """Follow a wall clock that was set by so many seconds."""
        self.spoken = [replace(one, at=one.at + by) for one in self.spoken]

    def resume(self, paused_at: float, by: float) -> None:
        """Follow a pause that has lasted so many seconds: what was said before it is as long ago as it was then (MA-5.7)."""
        self.spoken = [replace(one, at=one.at + by) if one.at <= paused_at else one for one in self.spoken]

    def lines_in(self, seat: int, speech: str) -> int:
        """Return how many lines ``seat`` has written in the speech of that name."""
        return sum((one.entry.what, one.entry.seat, one.entry.key) == ("line", seat, speech) for one in self.spoken)
