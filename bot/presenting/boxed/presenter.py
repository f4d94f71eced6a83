"""What every boxed game does alike in Discord."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from bot.presenting import absent
from bot.presenting.boxed import calling, desk
from bot.presenting.boxed.chronicle import Chronicle
from bot.presenting.boxed.voice import BoxedVoice
from bot.presenting.page import Line, Page
from bot.presenting.scene import Scene
from engines import Ask, Notice, Text


class BoxedPresenter(ABC):
    """The part of ``bot.presenting.presenter.Presenter`` that does not depend on the game: nothing is asked by direct message.

    A game adds ``game``, ``public_asks``, ``chronicle``, ``board``, ``hand``, ``desk``, ``receipt``, ``story``, ``story_text`` and
    ``help``, and overrides what it does otherwise.
    """

    at_desk = True
    chronicle: ClassVar[Chronicle[Any]]
    """How the game is told, and with which voice."""

    def voice(self, scene: Scene) -> BoxedVoice[Any]:
        """Return the voice that speaks about ``scene``."""
        voice: BoxedVoice[Any] = self.chronicle.voice(scene)
        return voice

    def narrate(self, notices: Sequence[Notice], scene: Scene, *, since: int = 0) -> list[Line]:
        """Return what is told of ``notices`` from number ``since`` on."""
        return self.chronicle.narrate(notices, scene, since=since)

    @abstractmethod
    def desk(self, scene: Scene, seat: int, *, confirm: str | None = None, chosen: str | None = None) -> Page:
        """Return the ephemeral desk of ``seat``."""

    def question(self, scene: Scene, seat: int, *, confirm: str | None = None, chosen: str | None = None) -> Page | None:  # noqa: ARG002
        """Return None: everything is asked on the desk."""
        return None

    def question_key(self, scene: Scene, seat: int) -> str | None:  # noqa: ARG002 (nothing is asked by direct message)
        """Return None: nothing is asked by direct message."""
        return None

    def loud_question(self, scene: Scene, seat: int) -> bool:  # noqa: ARG002 (nothing is asked by direct message)
        """Return False: nothing is asked by direct message."""
        return False

    def turns(self, scene: Scene) -> tuple[int, ...]:
        """Return whom the table waits for at the desk."""
        return self.last_call(scene)

    def last_call(self, scene: Scene) -> tuple[int, ...]:
        """Return who is called once more."""
        return calling.last_call(self.voice(scene))

    def last_call_line(self, scene: Scene, seat: int) -> str:
        """Return the last call."""
        return calling.last_call_line(self.voice(scene), seat)

    def are_you_there(self, scene: Scene) -> Page:
        """Return the question to somebody who was missed."""
        return absent.are_you_there(scene)

    def absent_proposal(self, scene: Scene, seat: int, *, left: bool) -> Page:
        """Return the question to the host about an absent player."""
        return absent.absent_proposal(scene, seat, left=left)

    def card(self, scene: Scene, seat: int, *, confirm: str | None = None, chosen: str | None = None) -> Page:
        """Return the desk: what is held in the hand is played there."""
        return self.desk(scene, seat, confirm=confirm, chosen=chosen)

    def spectator_desk(self, scene: Scene) -> Page:
        """Return the desk of whoever has no seat."""
        return desk.spectator_desk(scene)

    def needs_confirm(self, scene: Scene, ask: Ask, picks: tuple[str, ...]) -> bool:  # noqa: ARG002 (a game with costly picks says which)
        """Return False: what is picked can be taken back, or is small."""
        return False

    def confirm(self, scene: Scene, ask: Ask, picks: tuple[str, ...]) -> Page:
        """Return the desk with the confirmation of ``picks``."""
        return self.desk(scene, ask.seat, confirm=ask.name, chosen=picks[0] if picks else None)

    def refusal(self, scene: Scene, seat: int, ask_name: str) -> str:  # noqa: ARG002 (the same for every question)
        """Return why a press of ``seat`` does not count, made of public facts only."""
        voice = self.voice(scene)
        return voice("no-stale" if seat in voice.view.awaited else "no-double")

    def said(self, scene: Scene, seat: int, text: Text) -> str:
        """Return what an automated player says."""
        voice = self.voice(scene)
        return voice("spoken", who=voice.who(seat), text=voice(text.key, **voice.arguments(text.args)))
