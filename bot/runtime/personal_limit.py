"""How often each person may do something that costs the bot or other people much. In memory only."""

from collections.abc import Callable


class PersonalLimit:
    """So many times in a stretch of time for each person."""

    def __init__(self, most: int, seconds: float, now: Callable[[], float]) -> None:
        """``now`` is the clock in unix seconds."""
        self._most = most
        self._seconds = seconds
        self._now = now
        self._taken: dict[int, tuple[float, ...]] = {}

    def allowed_at(self, person: int) -> float | None:
        """Return when the person may do it again, None: now."""
        now = self._now()
        self._taken = {user: left for user, times in self._taken.items() if (left := tuple(at for at in times if at > now - self._seconds))}
        taken = self._taken.get(person, ())
        return None if len(taken) < self._most else taken[-self._most] + self._seconds

    def take(self, person: int) -> None:
        """Note that the person does it now."""
        self._taken[person] = (*self._taken.get(person, ()), self._now())

    def refund(self, person: int) -> None:
        """Undo the last ``take``: nothing came of it."""
        self._taken[person] = self._taken.get(person, ())[:-1]
