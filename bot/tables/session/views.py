"""What the views of all games have in common. Each game's own views say much more, to its own presenter."""

from typing import Protocol


class PublicView(Protocol):
    """What everybody may see of a game."""

    @property
    def round(self) -> int:
        """Number of the night, day, month or round; a game has one word for it."""
        ...

    @property
    def phase(self) -> str:
        """Name of the part of the round that is being played; "end" when the game is over."""
        ...
