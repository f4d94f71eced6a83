"""What a game must be able to show, and where the shown games are found."""

from collections.abc import Sequence
from typing import Protocol

from bot.presenting.games.escape_plan import EscapePlanPresenter
from bot.presenting.games.mafia_city import MafiaCityPresenter
from bot.presenting.games.mafie import MafiePresenter
from bot.presenting.games.nostra_city import NostraCityPresenter
from bot.presenting.games.zbojnici import ZbojniciPresenter
from bot.presenting.page import Line, Page
from bot.presenting.scene import Scene
from engines import Ask, Notice, Text


class Presenter(Protocol):
    """How one game is shown. All methods are pure: the same scene gives the same page, so only what differs is edited."""

    @property
    def game(self) -> str:
        """The name of the game."""
        ...

    @property
    def public_asks(self) -> frozenset[str]:
        """The names of the questions that everybody answers on the board; all others are asked in private."""
        ...

    def board(self, scene: Scene) -> Page:
        """Return the living message of the table channel, made of ``scene.public`` and open facts only."""
        ...

    def hand(self, scene: Scene, seat: int) -> Page:
        """Return the living direct message of ``seat``: what it holds and knows."""
        ...

    def question(self, scene: Scene, seat: int, *, confirm: str | None = None, chosen: str | None = None) -> Page | None:
        """Return what ``seat`` is asked by direct message now, None when nothing is.

        ``confirm``: the name of a question whose picked option ``chosen`` is to be confirmed before it counts.
        """
        ...

    def question_key(self, scene: Scene, seat: int) -> str | None:
        """Return what tells one question from the next: the same key means an edit, another a new message, None that nothing is asked."""
        ...

    def loud_question(self, scene: Scene, seat: int) -> bool:
        """Return whether a new question makes a sound."""
        ...

    @property
    def at_desk(self) -> bool:
        """Whether people are asked on their desk, not by direct message."""
        ...

    def turns(self, scene: Scene) -> tuple[int, ...]:
        """Return the seats that are asked on their desk, where everybody may know that; none in a game that asks by direct message."""
        ...

    def last_call(self, scene: Scene) -> tuple[int, ...]:
        """Return the seats that the open step still waits for and that may be called once more without giving anything away."""
        ...

    def last_call_line(self, scene: Scene, seat: int) -> str:
        """Return the last call to ``seat``."""
        ...

    def are_you_there(self, scene: Scene) -> Page:
        """Return the question to a person who has been missed twice."""
        ...

    def absent_proposal(self, scene: Scene, seat: int, *, left: bool) -> Page:
        """Return what the host is asked about the absent player of ``seat``; ``left``: the person is no longer on the server."""
        ...

    def desk(self, scene: Scene, seat: int, *, confirm: str | None = None, chosen: str | None = None) -> Page:
        """Return the ephemeral desk of ``seat``: hand, every open question, settings."""
        ...

    def card(self, scene: Scene, seat: int, *, confirm: str | None = None, chosen: str | None = None) -> Page:
        """Return the ephemeral answer to the card button."""
        ...

    def spectator_desk(self, scene: Scene) -> Page:
        """Return the desk of whoever has no seat."""
        ...

    def needs_confirm(self, scene: Scene, ask: Ask, picks: tuple[str, ...]) -> bool:
        """Return whether ``picks`` are final and costly, so that they are confirmed first."""
        ...

    def confirm(self, scene: Scene, ask: Ask, picks: tuple[str, ...]) -> Page:
        """Return the ephemeral confirmation of ``picks`` that were pressed on a message everybody shares."""
        ...

    def receipt(self, scene: Scene, ask: Ask, picks: tuple[str, ...], notices: Sequence[Notice] = ()) -> str:
        """Return one sentence after an answer; ``notices`` were told because of it and may hold what it uncovered."""
        ...

    def refusal(self, scene: Scene, seat: int, ask_name: str) -> str:
        """Return one sentence on why a press of ``seat`` on the question ``ask_name`` does not count now."""
        ...

    def narrate(self, notices: Sequence[Notice], scene: Scene, *, since: int = 0) -> list[Line]:
        """Return what is told of ``notices`` (all since the game began) from number ``since`` on, in order."""
        ...

    def said(self, scene: Scene, seat: int, text: Text) -> str:
        """Return what the automated player of ``seat`` says at the table."""
        ...

    def story(self, scene: Scene) -> Page:
        """Return the message that closes the game."""
        ...

    def story_text(self, scene: Scene) -> str:
        """Return the whole course of a game that is over as plain text."""
        ...

    def help(self, scene: Scene, seat: int | None) -> str:
        """Return the help for this very moment; ``seat`` None: a spectator."""
        ...


_PRESENTERS: dict[str, Presenter] = {
    "mafie": MafiePresenter(),
    "zbojnici": ZbojniciPresenter(),
    "mafia_city": MafiaCityPresenter(),
    "nostra_city": NostraCityPresenter(),
    "escape_plan": EscapePlanPresenter(),
}

SHOWN = tuple(_PRESENTERS)
"""The games that can be shown, and so be offered."""


def presenter_of(game: str) -> Presenter:
    """Return how ``game`` is shown. Raises KeyError for a game that is not."""
    return _PRESENTERS[game]
