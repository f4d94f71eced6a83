"""Zbojníci in Discord: the board, the desk that walks through a plan, the chronicle.

``board`` is public and made of the public view alone; ``desk`` speaks to one seat; ``narration`` tells.
"""

from collections.abc import Sequence

from bot.presenting.boxed.presenter import BoxedPresenter
from bot.presenting.games.zbojnici import course_text, desk, helping, receipts, story
from bot.presenting.games.zbojnici.board import board
from bot.presenting.games.zbojnici.narration import CHRONICLE
from bot.presenting.games.zbojnici.voice import Voice
from bot.presenting.page import Page
from bot.presenting.scene import Scene
from engines import Ask, Notice
from engines.zbojnici.asks import COLOR


class ZbojniciPresenter(BoxedPresenter):
    """How Zbojníci is shown. See ``bot.presenting.presenter.Presenter`` for what each method promises."""

    game = "zbojnici"
    public_asks = frozenset({COLOR})
    chronicle = CHRONICLE

    def board(self, scene: Scene) -> Page:
        """Return the board."""
        return board(scene)

    def hand(self, scene: Scene, seat: int) -> Page:
        """Return the living message of ``seat``."""
        return desk.hand(scene, seat)

    def turns(self, scene: Scene) -> tuple[int, ...]:
        """Return whom the table waits for; colours are chosen on the board."""
        return () if scene.public.step == "color" else self.last_call(scene)

    def desk(self, scene: Scene, seat: int, *, confirm: str | None = None, chosen: str | None = None) -> Page:  # noqa: ARG002
        """Return the desk of ``seat``; nothing is confirmed there, the plan has its own commit."""
        return desk.desk(scene, seat)

    def receipt(self, scene: Scene, ask: Ask, picks: tuple[str, ...], notices: Sequence[Notice] = ()) -> str:  # noqa: ARG002
        """Return the sentence after an answer; what was told because of it stands in the chronicle."""
        return receipts.receipt(Voice(scene), ask, picks)

    def refusal(self, scene: Scene, seat: int, ask_name: str) -> str:  # noqa: ARG002 (the same for every question)
        """Return why a press does not count."""
        return receipts.refusal(Voice(scene), seat)

    def story(self, scene: Scene) -> Page:
        """Return the message that closes the game."""
        return story.story(scene)

    def story_text(self, scene: Scene) -> str:
        """Return the whole course of the game as text."""
        return course_text.story_text(scene)

    def help(self, scene: Scene, seat: int | None) -> str:  # noqa: ARG002 (the same for everybody, so that it says nothing)
        """Return the help for this moment."""
        return helping.help_text(Voice(scene))
