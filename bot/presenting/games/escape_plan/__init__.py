"""Escape Plan in Discord: the board with the whole city, the desk that walks through a turn, the chronicle of each part of the day.

``board`` is public and made of the public view alone; ``desk`` speaks to one seat; ``narration`` tells.
"""

from collections.abc import Sequence

from bot.presenting.boxed.presenter import BoxedPresenter
from bot.presenting.games.escape_plan import course_text, desk, helping, receipts, story
from bot.presenting.games.escape_plan.board import board
from bot.presenting.games.escape_plan.narration import CHRONICLE
from bot.presenting.games.escape_plan.voice import Voice
from bot.presenting.page import Page
from bot.presenting.scene import Scene
from engines import Ask, Notice
from engines.escape_plan.asks import CHARACTER, END


class EscapePlanPresenter(BoxedPresenter):
    """How Escape Plan is shown. See ``bot.presenting.presenter.Presenter`` for what each method promises."""

    game = "escape_plan"
    public_asks = frozenset({CHARACTER})
    chronicle = CHRONICLE

    def board(self, scene: Scene) -> Page:
        """Return the board."""
        return board(scene)

    def hand(self, scene: Scene, seat: int) -> Page:
        """Return the living message of ``seat``."""
        return desk.hand_page(scene, seat)

    def turns(self, scene: Scene) -> tuple[int, ...]:
        """Return whom the table waits for; characters are chosen on the board."""
        return () if scene.public.phase == "setup" else self.last_call(scene)

    def desk(self, scene: Scene, seat: int, *, confirm: str | None = None, chosen: str | None = None) -> Page:
        """Return the desk of ``seat``."""
        return desk.desk(scene, seat, confirm=confirm, chosen=chosen)

    def needs_confirm(self, scene: Scene, ask: Ask, picks: tuple[str, ...]) -> bool:  # noqa: ARG002 (the question says it all)
        """Return whether the picked end is gone to at once past police, or out of the city: neither can be taken back."""
        if ask.name != END or not picks:
            return False
        picked = next((option for option in ask.options if option.id == picks[0]), None)
        if picked is None or picked.text.key not in ("opt-ep-end", "opt-ep-escape"):
            return False
        args = picked.text.args
        return args["routes"] == 1 and (picked.id == "escape" or args["officers"] != 0)

    def receipt(self, scene: Scene, ask: Ask, picks: tuple[str, ...], notices: Sequence[Notice] = ()) -> str:  # noqa: ARG002
        """Return the sentence after an answer; what was told because of it stands in the chronicle."""
        return receipts.receipt(Voice(scene), ask, picks)

    def story(self, scene: Scene) -> Page:
        """Return the message that closes the game."""
        return story.story(scene)

    def story_text(self, scene: Scene) -> str:
        """Return the whole course of the game as text."""
        return course_text.story_text(scene)

    def help(self, scene: Scene, seat: int | None) -> str:  # noqa: ARG002 (the same for everybody, so that it says nothing)
        """Return the help for this moment."""
        return helping.help_text(Voice(scene))
