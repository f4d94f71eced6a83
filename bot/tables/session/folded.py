"""The game of one table in memory: folded from its log, when somebody asks for it first."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from bot.store import Basis, EntryRow
from bot.tables.session.course import Course


class Folded(ABC):
    """Holds a table's course, or how it is to be made."""

    def __init__(self) -> None:
        self._course: Course | None = None
        self._fold: Callable[[], Course] | None = None
        self.basis = Basis()
        """What was read from the log last: all that happens rests upon it."""
        self.settled = 0
        """How many of the notices are told by moves that are durable."""
        self.stale = False
        """Whether memory may differ from the log."""

    @property
    def course(self) -> Course | None:
        """The game and its clocks, None in a lobby; see ``fold_later`` for what it may raise."""
        if self._fold is not None:
            self.take(self._fold())
        return self._course

    @course.setter
    def course(self, course: Course | None) -> None:
        self._course, self._fold = course, None

    @property
    def folded(self) -> bool:
        """Whether the game is in memory already."""
        return self._course is not None

    @abstractmethod
    def new_course(self) -> Course:
        """Deal from the seed. Raises BadSetup when seats and options do not fit, RuntimeError without a seed."""

    def fold_later(self, rows: Sequence[EntryRow], then: Callable[[int], None]) -> None:
        """Let the game be folded from its log when somebody asks for it, since a start has a thousand; ``then`` learns how much it tells.

        Who asks for it first may get ReplayDiverged or ValueError instead.
        """

        def fold() -> Course:
            course = self.new_course()
            course.fold(rows)
            then(course.game.notices_made)
            return course

        self._fold = fold

    def forget_views(self) -> None:
        """Keep nothing that was made to be shown; it is made again when somebody looks."""
        if self._course is not None:
            self._course.forget_views()

    def take(self, course: Course) -> None:
        """Trust ``course`` as what the log says."""
        self.course, self.basis = course, Basis()
        self.settled = course.game.notices_made
        self.stale = False
