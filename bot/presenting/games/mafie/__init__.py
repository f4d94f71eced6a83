"""Mafie in Discord: the board, the hands, the questions, the words of the game master.

``board`` is public and made of the public view alone; ``hand``, ``question`` and ``desk`` speak to one seat; ``narration`` tells.
"""

from collections.abc import Sequence

from bot.presenting import absent
from bot.presenting.games.mafie import calling, confirming, course_text, desk, helping, narration, question, receipts, story
from bot.presenting.games.mafie.board import board
from bot.presenting.games.mafie.hand import hand
from bot.presenting.games.mafie.names import SHARED
from bot.presenting.games.mafie.voice import Voice
from bot.presenting.page import Line, Page
from bot.presenting.scene import Scene
from engines import Ask, Notice, Text


class MafiePresenter:
    """How Mafie is shown. See ``bot.presenting.presenter.Presenter`` for what each method promises."""

    game = "mafie"
    public_asks = SHARED
    at_desk = False

    def board(self, scene: Scene) -> Page:
        """Return the board."""
        return board(scene)

    def hand(self, scene: Scene, seat: int) -> Page:
        """Return the living message of ``seat``."""
        return hand(scene, seat)

    def question(self, scene: Scene, seat: int, *, confirm: str | None = None, chosen: str | None = None) -> Page | None:
        """Return what ``seat`` is asked by direct message."""
        return question.question(scene, seat, confirm=confirm, chosen=chosen)

    def question_key(self, scene: Scene, seat: int) -> str | None:
        """Return what tells one question from the next."""
        return question.question_key(scene, seat)

    def loud_question(self, scene: Scene, seat: int) -> bool:
        """Return whether the question makes a sound."""
        return question.loud_question(scene, seat)

    def turns(self, scene: Scene) -> tuple[int, ...]:  # noqa: ARG002 (asked by direct message)
        """Return nobody: questions come by direct message or stand on the board."""
        return ()

    def last_call(self, scene: Scene) -> tuple[int, ...]:
        """Return who is called once more."""
        return calling.last_call(Voice(scene))

    def last_call_line(self, scene: Scene, seat: int) -> str:
        """Return the last call."""
        return calling.last_call_line(Voice(scene), seat)

    def are_you_there(self, scene: Scene) -> Page:
        """Return the question to somebody who was missed."""
        return absent.are_you_there(scene)

    def absent_proposal(self, scene: Scene, seat: int, *, left: bool) -> Page:
        """Return the question to the host about an absent player."""
        return absent.absent_proposal(scene, seat, left=left)

    def desk(self, scene: Scene, seat: int, *, confirm: str | None = None, chosen: str | None = None) -> Page:
        """Return the desk of ``seat``."""
        return desk.desk(scene, seat, confirm=confirm, chosen=chosen)

    def card(self, scene: Scene, seat: int, *, confirm: str | None = None, chosen: str | None = None) -> Page:
        """Return the answer to the card button."""
        return desk.card_page(scene, seat, confirm=confirm, chosen=chosen)

    def spectator_desk(self, scene: Scene) -> Page:
        """Return the desk of whoever has no seat."""
        return desk.spectator_desk(scene)

    def needs_confirm(self, scene: Scene, ask: Ask, picks: tuple[str, ...]) -> bool:  # noqa: ARG002 (other games look at the scene)
        """Return whether ``picks`` are to be confirmed first."""
        return confirming.needs_confirm(ask, picks)

    def confirm(self, scene: Scene, ask: Ask, picks: tuple[str, ...]) -> Page:
        """Return the confirmation of a press on a shared message."""
        return desk.shared_confirm(scene, ask, picks)

    def receipt(self, scene: Scene, ask: Ask, picks: tuple[str, ...], notices: Sequence[Notice] = ()) -> str:
        """Return the sentence after an answer."""
        return receipts.receipt(Voice(scene), ask, picks, notices)

    def refusal(self, scene: Scene, seat: int, ask_name: str) -> str:
        """Return why a press does not count."""
        return receipts.refusal(Voice(scene), seat, ask_name)

    def narrate(self, notices: Sequence[Notice], scene: Scene, *, since: int = 0) -> list[Line]:
        """Return what is told of ``notices`` from number ``since`` on."""
        return narration.narrate(notices, scene, since=since)

    def said(self, scene: Scene, seat: int, text: Text) -> str:
        """Return what an automated player says."""
        voice = Voice(scene)
        drawn = voice.variant(f"{text.key}/{seat}/{voice.view.round}/{voice.view.phase}")
        words = scene.words.text(text, scene.names, theme="kids" if voice.kids else "town", variant=drawn)
        return voice("spoken", who=voice.who(seat), text=words)

    def story(self, scene: Scene) -> Page:
        """Return the message that closes the game."""
        return story.story(scene)

    def story_text(self, scene: Scene) -> str:
        """Return the whole course of the game as text."""
        return course_text.story_text(scene)

    def help(self, scene: Scene, seat: int | None) -> str:  # noqa: ARG002 (the same for everybody, so that it says nothing)
        """Return the help for this moment."""
        return helping.help_text(Voice(scene))
