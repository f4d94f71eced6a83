"""Zbojníci in Discord: the board, the desk that walks through a plan, the chronicle.

``board`` is public and made of the public view alone; ``desk`` speaks to one seat; ``narration`` tells. There are no questions by direct
message: the button of the phase opens the desk.
"""

from collections.abc import Sequence

from bot.presenting import absent
from bot.presenting.games.zbojnici import calling, course_text, desk, helping, narration, receipts, story
from bot.presenting.games.zbojnici.board import board
from bot.presenting.games.zbojnici.voice import Voice
from bot.presenting.page import Line, Page
from bot.presenting.scene import Scene
from engines import Ask, Notice, Text
from engines.zbojnici.asks import COLOR


class ZbojniciPresenter:
    """How Zbojníci is shown. See ``bot.presenting.presenter.Presenter`` for what each method promises."""

    game = "zbojnici"
    public_asks = frozenset({COLOR})

    def board(self, scene: Scene) -> Page:
        """Return the board."""
        return board(scene)

    def hand(self, scene: Scene, seat: int) -> Page:
        """Return the living message of ``seat``."""
        return desk.hand(scene, seat)

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
        """Return whom the table waits for; colours are chosen on the board."""
        return calling.turns(Voice(scene))

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

    def desk(self, scene: Scene, seat: int, *, confirm: str | None = None, chosen: str | None = None) -> Page:  # noqa: ARG002
        """Return the desk of ``seat``; nothing is confirmed there, the plan has its own commit."""
        return desk.desk(scene, seat)

    def card(self, scene: Scene, seat: int, *, confirm: str | None = None, chosen: str | None = None) -> Page:  # noqa: ARG002
        """Return the desk: there are no cards to be played."""
        return desk.desk(scene, seat)

    def spectator_desk(self, scene: Scene) -> Page:
        """Return the desk of whoever has no seat."""
        return desk.spectator_desk(scene)

    def needs_confirm(self, scene: Scene, ask: Ask, picks: tuple[str, ...]) -> bool:  # noqa: ARG002 (no pick is costly)
        """Return False: a plan can be begun again until it is committed, and every other pick is small."""
        return False

    def confirm(self, scene: Scene, ask: Ask, picks: tuple[str, ...]) -> Page:  # noqa: ARG002 (nothing is confirmed)
        """Return the desk, which shows the question as it stands."""
        return desk.desk(scene, ask.seat)

    def receipt(self, scene: Scene, ask: Ask, picks: tuple[str, ...], notices: Sequence[Notice] = ()) -> str:  # noqa: ARG002
        """Return the sentence after an answer."""
        return receipts.receipt(Voice(scene), ask, picks)

    def refusal(self, scene: Scene, seat: int, ask_name: str) -> str:  # noqa: ARG002 (the same for every question)
        """Return why a press does not count."""
        return receipts.refusal(Voice(scene), seat)

    def narrate(self, notices: Sequence[Notice], scene: Scene, *, since: int = 0) -> list[Line]:
        """Return what is told of ``notices`` from number ``since`` on."""
        return narration.narrate(notices, scene, since=since)

    def said(self, scene: Scene, seat: int, text: Text) -> str:
        """Return what an automated player says."""
        voice = Voice(scene)
        return voice("spoken", who=voice.who(seat), text=voice(text.key, **voice.arguments(text.args)))

    def story(self, scene: Scene) -> Page:
        """Return the message that closes the game."""
        return story.story(scene)

    def story_text(self, scene: Scene) -> str:
        """Return the whole course of the game as text."""
        return course_text.story_text(scene)

    def help(self, scene: Scene, seat: int | None) -> str:  # noqa: ARG002 (the same for everybody, so that it says nothing)
        """Return the help for this moment."""
        return helping.help_text(Voice(scene))
