"""Mafia City in Discord: the board, the desk that walks through a play, the chronicle in which veto chains grow.

``board`` is public and made of the public view alone; ``desk`` speaks to one seat; ``narration`` tells.
"""

from collections.abc import Sequence

from bot.presenting.boxed.presenter import BoxedPresenter
from bot.presenting.clocks import LONG
from bot.presenting.games.mafia_city import course_text, desk, helping, receipts, story
from bot.presenting.games.mafia_city.board import board
from bot.presenting.games.mafia_city.narration import CHRONICLE
from bot.presenting.games.mafia_city.voice import Voice
from bot.presenting.page import Page
from bot.presenting.scene import Scene
from engines import Ask, Notice
from engines.mafia_city.asks import COLOUR, LEAVE


class MafiaCityPresenter(BoxedPresenter):
    """How Mafia City is shown. See ``bot.presenting.presenter.Presenter`` for what each method promises."""

    game = "mafia_city"
    public_asks = frozenset({COLOUR})
    chronicle = CHRONICLE

    def board(self, scene: Scene) -> Page:
        """Return the board."""
        return board(scene)

    def hand(self, scene: Scene, seat: int) -> Page:
        """Return the living message of ``seat``: its cards."""
        return desk.hand(scene, seat)

    def turns(self, scene: Scene) -> tuple[int, ...]:
        """Return whom the table waits for; a window that lasts seconds is over before a call would help."""
        window = scene.public.window
        slow = any(end.seconds > LONG for end in scene.deadlines.values())
        return self.last_call(scene) if window is None or slow else ()

    def desk(self, scene: Scene, seat: int, *, confirm: str | None = None, chosen: str | None = None) -> Page:  # noqa: ARG002
        """Return the desk of ``seat``; only leaving is confirmed there, a play has its own last pick."""
        return desk.desk(scene, seat, leaving=confirm == LEAVE)

    def needs_confirm(self, scene: Scene, ask: Ask, picks: tuple[str, ...]) -> bool:  # noqa: ARG002 (leaving is costly in every scene)
        """Return whether ``picks`` cannot be made good."""
        return ask.name == LEAVE and bool(picks)

    def receipt(self, scene: Scene, ask: Ask, picks: tuple[str, ...], notices: Sequence[Notice] = ()) -> str:
        """Return the sentence after an answer."""
        return receipts.receipt(Voice(scene), ask, picks, notices)

    def story(self, scene: Scene) -> Page:
        """Return the message that closes the game."""
        return story.story(scene)

    def story_text(self, scene: Scene) -> str:
        """Return the whole course of the game as text."""
        return course_text.story_text(scene)

    def help(self, scene: Scene, seat: int | None) -> str:  # noqa: ARG002 (the same for everybody, so that it says nothing)
        """Return the help for this moment."""
        return helping.help_text(Voice(scene))
