"""Nostra City in Discord: the board, the desk that walks through every turn, the Vendetta windows, the chronicle.

``board`` is public and made of the public view alone; ``desk`` and ``hand`` speak to one seat; ``narration`` tells.
"""

from collections.abc import Sequence

from bot.presenting.boxed.presenter import BoxedPresenter
from bot.presenting.games.nostra_city import course_text, desk, hand, helping, receipts, story
from bot.presenting.games.nostra_city.asking import CANCEL
from bot.presenting.games.nostra_city.board import board
from bot.presenting.games.nostra_city.narration import CHRONICLE
from bot.presenting.games.nostra_city.voice import Voice
from bot.presenting.page import Page
from bot.presenting.scene import Scene
from engines import Ask, Notice
from engines.nostra_city.asks import BRIBE, COLOUR, READY, WINDOW

_AT_THE_BOARD = frozenset({"colour", "ready"})


class NostraCityPresenter(BoxedPresenter):
    """How Nostra City is shown. See ``bot.presenting.presenter.Presenter`` for what each method promises."""

    game = "nostra_city"
    public_asks = frozenset({COLOUR, READY})
    chronicle = CHRONICLE

    def board(self, scene: Scene) -> Page:
        """Return the board."""
        return board(scene)

    def hand(self, scene: Scene, seat: int) -> Page:
        """Return the living message of ``seat``."""
        return hand.hand(scene, seat)

    def turns(self, scene: Scene) -> tuple[int, ...]:
        """Return whom the table waits for at the desk; not who is asked at the board, and nobody in a Vendetta window."""
        return () if scene.public.step in _AT_THE_BOARD else self.last_call(scene)

    def last_call(self, scene: Scene) -> tuple[int, ...]:
        """Return who is called once more; in a Vendetta window nobody is, since nobody may see who has answered (NC-V15)."""
        return () if scene.public.step == "window" else super().last_call(scene)

    def desk(self, scene: Scene, seat: int, *, confirm: str | None = None, chosen: str | None = None) -> Page:
        """Return the desk of ``seat``."""
        return desk.desk(scene, seat, confirm=confirm, chosen=chosen)

    def needs_confirm(self, scene: Scene, ask: Ask, picks: tuple[str, ...]) -> bool:
        """Return whether ``picks`` are final and costly: a Bribe, and the third step back, which ends the turn (NC-1.14)."""
        if picks == (CANCEL,):
            return Voice(scene).own(ask.seat).cancels_left == 1 and scene.public.turn == ask.seat
        return ask.name == BRIBE

    def receipt(self, scene: Scene, ask: Ask, picks: tuple[str, ...], notices: Sequence[Notice] = ()) -> str:  # noqa: ARG002
        """Return the sentence after an answer; what was told because of it stands in the chronicle."""
        return receipts.receipt(Voice(scene), ask, picks)

    def refusal(self, scene: Scene, seat: int, ask_name: str) -> str:
        """Return why a press does not count. In a window all holders are awaited all the time, so there it is not asked who is."""
        if scene.public.step == "window" and ask_name == WINDOW:
            return scene.words("no-double")
        return super().refusal(scene, seat, ask_name)

    def story(self, scene: Scene) -> Page:
        """Return the message that closes the game."""
        return story.story(scene)

    def story_text(self, scene: Scene) -> str:
        """Return the whole course of the game as text."""
        return course_text.story_text(scene)

    def help(self, scene: Scene, seat: int | None) -> str:  # noqa: ARG002 (the same for everybody, so that it says nothing)
        """Return the help for this moment."""
        return helping.help_text(Voice(scene))
