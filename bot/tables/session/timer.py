"""The clock of one question."""

from msgspec import Struct

from bot.tables.quiet_hours import NEVER, ClockRest

LONG = 15 * 60.0
"""Clocks of more seconds stand still in quiet hours, and do not start over after downtime (TK-4.5, 4.7)."""

CALLED_BEFORE = 7200.0
"""Seconds before the end of a long clock at which a slow game calls missing people; at most a tenth of the clock (TK-4.8)."""


class Timer(Struct, gc=False):
    """The clock of one question: ``left`` seconds as of ``since``; ``since`` None while it is stopped.

    ``beyond``: by how many seconds the end that people see lies behind the real one. ``first``: the question that started it. ``rest``:
    when it stands still.
    """

    whole: float
    left: float
    since: float | None
    beyond: float = 0.0
    first: str = ""
    rest: ClockRest = NEVER

    @property
    def deadline(self) -> float | None:
        """When it runs out (unix seconds), None while it is stopped."""
        return None if self.since is None else self.rest.end(self.since, self.left)

    @property
    def shown(self) -> float | None:
        """The end that people see, None while it is stopped."""
        return None if self.since is None else self.rest.end(self.since, self.left + self.beyond)

    @property
    def slow_call(self) -> float | None:
        """When a slow game calls missing people; None while it is stopped."""
        return self.with_left(min(self.whole / 10, CALLED_BEFORE))

    def with_left(self, seconds: float) -> float | None:
        """Return when people see ``seconds`` left; if it starts with less, the moment of its start."""
        return None if self.since is None else self.rest.end(self.since, max(self.left + self.beyond - seconds, 0.0))

    def extend(self, seconds: float) -> None:
        """Run ``seconds`` longer."""
        self.left += seconds
        self.whole += seconds

    def postpone(self, since: float, by: float) -> None:
        """Begin ``by`` seconds later, if it begins at or after ``since``."""
        if self.since is not None and self.since >= since:
            self.since += by

    def top_up(self, at: float, least: float) -> None:
        """Extend it until people see at least ``least`` seconds from ``at``."""
        if self.since is None:
            return
        gone = self.rest.used(self.since, at) if at >= self.since else at - self.since
        wanted = max(self.left + self.beyond, gone + least)
        if self.beyond:
            self.beyond = wanted - self.left
        else:
            self.left = wanted

    def hold(self, until: float) -> None:
        """Run out at ``until`` (unix seconds) at the earliest."""
        self.top_up(until, 0.0)

    def begin_again(self, at: float, least: float) -> None:
        """Restart at ``at`` with the whole length; people see at least ``least`` seconds."""
        seconds, shown = self.whole - self.beyond, max(self.whole, least)
        self.left = max(seconds, 0.0) if self.beyond else shown
        self.beyond = shown - self.left
        self.since = at

    def give_back(self, at: float, away: float, least: float) -> None:
        """Give back the last ``away`` seconds before ``at``, and at least ``least`` seconds from ``at``."""
        if self.since is not None and self.since < at:
            self.left += self.rest.used(max(self.since, at - away), at)
            self.top_up(at, least)

    def move(self, by: float) -> None:
        """Follow a leap of the wall clock ``by`` seconds."""
        if self.since is not None:
            self.since += by

    def stop(self, at: float) -> None:
        if self.since is not None:
            self.left -= min(self.rest.used(self.since, at), self.left)
            self.since = None

    def resume(self, paused_at: float, at: float) -> None:
        """Resume at ``at`` with the remaining time at ``paused_at``; a later start shifts by the difference."""
        if self.since is not None:
            self.left -= min(self.rest.used(self.since, paused_at), self.left)
            self.since = max(self.since, paused_at) + at - paused_at
