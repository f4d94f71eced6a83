"""Questions of a table about its process and the other tables."""

from collections.abc import Collection, Mapping
from typing import Any, Protocol, TypeVar

from bot.presenting.lobby_scene import Leaning

T = TypeVar("T", contravariant=True)


class Surroundings(Protocol[T]):
    """The process and the tables around one table; the registry implements it."""

    def certain(self) -> bool:
        """Return whether this process certainly owns its tables now (PR-1.5)."""
        ...

    def reachable(self, table: T, /) -> bool:
        """Return whether presses arrive: on the board, and in direct messages if the game asks there."""
        ...

    def leaning(self, table: T, /) -> Leaning | None:
        """Return how a table with these options leans, for the lobby."""
        ...

    def playing_elsewhere(self, user_id: int, table: T, /) -> int | None:
        """Return the channel of another running game on the same server in which a person still plays, None without one (CL-21.2)."""
        ...

    def plays_same_evening(self, user_id: int, table: T, /) -> bool:
        """Return whether a person plays at another table of the same evening."""
        ...

    def sits_elsewhere(self, user_id: int, table: T, /) -> bool:
        """Return whether a person sits at another table of the same server."""
        ...

    def faces(self, table: T, /) -> Mapping[int, str]:
        """Return the faces of the people at a table by their ids, as far as they are known."""
        ...

    def face_gone(self, user_id: int, table: T, /) -> None:
        """Drop the face of a person who has left the server."""
        ...

    def new_phase(self, table: T, /) -> None:
        """Note that a phase of the game has begun."""
        ...

    async def left(self, users: Collection[int], table: T, /) -> frozenset[int]:
        """Return those of these people who have left the server of the table, as Discord says now."""
        ...


class NoSurroundings:
    """The surroundings of a table outside a registry, such as a copy or a finished game that somebody reads."""

    def certain(self) -> bool:
        """Return True: nobody else owns the table."""
        return True

    def reachable(self, _table: Any) -> bool:
        """Return True: its presses arrive elsewhere, if at all."""
        return True

    def leaning(self, _table: Any) -> Leaning | None:
        """Return None: nobody counts its games."""
        return None

    def playing_elsewhere(self, _user_id: int, _table: Any) -> None:
        """Return None: there is no other table."""

    def plays_same_evening(self, _user_id: int, _table: Any) -> bool:
        """Return False: there is no other table."""
        return False

    def sits_elsewhere(self, _user_id: int, _table: Any) -> bool:
        """Return False: there is no other table."""
        return False

    def faces(self, _table: Any) -> Mapping[int, str]:
        """Return none: nobody asks Discord for them."""
        return {}

    def face_gone(self, _user_id: int, _table: Any) -> None:
        """Do nothing: there are no faces."""

    def new_phase(self, _table: Any) -> None:
        """Do nothing: nobody waits for it."""

    async def left(self, _users: Collection[int], _table: Any) -> frozenset[int]:
        """Return nobody: nobody asks Discord."""
        return frozenset()


NO_SURROUNDINGS = NoSurroundings()
