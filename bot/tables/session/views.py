"""The common part of the public views of all games."""

from typing import Protocol


class PublicView(Protocol):
    """The view of a game that everybody may see. Presenters know the rest of the view of their game."""

    @property
    def round(self) -> int:
        """Number of the night, day, month or round; a game has one word for it."""
        ...

    @property
    def phase(self) -> str:
        """Name of the part of the round that is being played; "end" when the game is over."""
        ...


def step_of(view: PublicView) -> str:
    """Return the step of a view, its round and phase, as the log and stored messages name it."""
    return f"{view.round}.{view.phase}"
