"""Chairs of a lobby that an evening has promised (CL-8.3 to 8.6): kept for their people until a moment, then free for everybody."""

from collections.abc import Sequence

from bot.tables.session.setup import Setup

Waiting = tuple[tuple[str, str], ...]
"""People without a chair: id and name, in order."""


def is_kept(setup: Setup, user_id: int) -> bool:
    """Whether a chair is kept for this person."""
    return any(user == str(user_id) for user, _ in setup.kept)


def taken(setup: Setup, user_id: int) -> Waiting:
    """Return for whom chairs are kept still, once this person has sat down or has given the chair up."""
    return tuple(one for one in setup.kept if one[0] != str(user_id))


def free_for(setup: Setup, user_id: int, seats: int, most: int) -> bool:
    """Whether this person may sit down: on the own chair, or on one that is kept for nobody (CL-8.5)."""
    return seats < most if is_kept(setup, user_id) else seats + len(setup.kept) < most


def in_line(setup: Setup, waiting: Waiting, user_id: int, name: str) -> Waiting:
    """Return the waiting list with this person: the evening's own in its order, then who came by, as they came (CL-8.5)."""
    line = [*waiting, (str(user_id), name)]
    return tuple(sorted(line, key=lambda one: _place(setup.queue, one[0])))  # a stable sort: strangers stay as they came


def _place(queue: Sequence[str], user: str) -> int:
    return queue.index(user) if user in queue else len(queue)
