"""The presenter of a game: a record of functions, each with a default.

All functions are pure: the same scene gives the same page, so the bot edits only changed messages. The defaults
(``bot.presenting.boxed.default``) need nothing but words.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from bot.presenting import setting
from bot.presenting.boxed import default
from bot.presenting.boxed.on_table import OpenTable, cards_of
from bot.presenting.boxed.pages import last_call, last_call_line, spectator_desk, whose_turn
from bot.presenting.drawing import Drawing
from bot.presenting.drawing.posters import Poster
from bot.presenting.guesses import OpenGuess
from bot.presenting.host_desk import OptionList
from bot.presenting.how_to_play import RulesAtTable, as_everywhere
from bot.presenting.naming import bold
from bot.presenting.own_night import OwnNight
from bot.presenting.page import Buttons, Line, Page, Part
from bot.presenting.questions import verb_button
from bot.presenting.scene import Scene
from bot.presenting.standing import drops_out
from bot.presenting.text_cards import TextCard
from bot.presenting.texts import Words
from engines import Ask, Notice, Text

MISSES = 3
"""The number of missed questions in a row after which the bot asks the host (MF-15.14)."""


def are_you_there(scene: Scene) -> Page:
    """Return the question to a person who has missed two questions in a row."""
    words = scene.words
    return Page((words("are-you-there"), Buttons((verb_button(scene, "here", words("b-here"), "primary"),))), "quiet")


def absent_proposal(scene: Scene, seat: int, *, left: bool) -> Page:
    """Return the host's choice about ``seat``: wait, another person, an automated player, or removal if the rules have it.

    ``left``: the person has left the server.
    """
    words, who = scene.words, bold(scene.names, seat)
    said = words("absent-left", who=who) if left else words("absent-proposal", who=who, n=MISSES)
    buttons = (
        verb_button(scene, "h.wait", words("b-wait"), "primary", seat),
        verb_button(scene, "h.replace", words("b-person"), extra=seat),
        verb_button(scene, "h.automate", words("b-automat"), extra=seat),
    )
    out = (verb_button(scene, "h.remove", words("b-remove"), "danger", seat),) if drops_out(scene.public) else ()
    return Page((said, Buttons((*buttons, *out))), "quiet")


Picks = tuple[str, ...]
"""Ids of the picked options."""


class Desk(Protocol):
    """Makes a page for one seat. ``confirm``: the name of a question whose pick ``chosen`` needs a confirmation."""

    def __call__(self, scene: Scene, seat: int, /, *, confirm: str | None = None, chosen: str | None = None) -> Page: ...


class Question(Protocol):
    """Makes the question to one seat by direct message; ``confirm`` and ``chosen`` as in ``Desk``."""

    def __call__(self, scene: Scene, seat: int, /, *, confirm: str | None = None, chosen: str | None = None) -> Page | None: ...


class Receipt(Protocol):
    """Makes one sentence after an answer."""

    def __call__(self, scene: Scene, ask: Ask, picks: Picks, notices: Sequence[Notice] = (), /) -> str:
        """Return the sentence; ``notices`` are the results of the answer."""
        ...


class Narrator(Protocol):
    """Makes lines of notices."""

    def __call__(self, notices: Sequence[Notice], scene: Scene, /, *, since: int = 0) -> list[Line]:
        """Return the lines of ``notices`` (all since the game began) from number ``since`` on, in order."""
        ...


class LinePicture(Protocol):
    """Draws what a line of the narration shows below its text."""

    def __call__(self, scene: Scene, notices: Sequence[Notice], number: int, /) -> Drawing | None:
        """Return the picture of the notice with this ``number`` among the ``notices`` told so far, None for none."""
        ...


class ChosenCards(Protocol):
    """Finds the cards that are chosen for one game."""

    def __call__(self, options: Mapping[str, Any], seats: int, drawn: tuple[int, ...] | None, /) -> tuple[str, ...] | None:
        """Return the ids of their text cards, None before the draw. ``drawn``: the cards of the public view of a running game."""
        ...


class Meanwhile(Protocol):
    """Makes the public view within a partly delivered move."""

    def __call__(self, view: Any, told: Sequence[Notice], /, *, dealing: bool) -> Any:
        """Return ``view``, as before the move, changed by the notices ``told`` so far. ``dealing``: the deal is incomplete."""
        ...


class Proposal(Protocol):
    """Makes the question to the host about an absent player."""

    def __call__(self, scene: Scene, seat: int, /, *, left: bool) -> Page:
        """Return the question; ``left``: the person has left the server."""
        ...


def _no_question(_scene: Scene, _seat: int, *, confirm: str | None = None, chosen: str | None = None) -> None:
    """Ask nothing by direct message: all questions are on the desk."""


def question_over(_scene: Scene, _seat: int, _key: str | None) -> Page | None:
    """Return nothing: a question without an answer ends with a line that says no more than that."""
    return None


def _no_request(_scene: Scene) -> str:
    """Return nothing: the board has the request in full."""
    return ""


def _nothing_aloud(_scene: Scene, _notice: Notice) -> str:
    """Return nothing: a narrator reads the channel."""
    return ""


def _no_book(_scene: Scene, _witness: Any) -> Sequence[Part]:
    """Return nothing: this game has no narrator."""
    return ()


def _no_moments(_scene: Scene) -> Sequence[tuple[str, str]]:
    """Return nothing: this game has no headlines."""
    return ()


def _points(_words: Words, score: int) -> str:
    return str(score).replace("-", "−")


def _nothing_decided(_scene: Scene) -> str:
    return ""


def _no_night(_scene: Scene, _seat: int) -> OwnNight:
    """Return nothing: this game has no facts for one seat."""
    return OwnNight("", ())


def _no_picture(_scene: Scene, _notices: Sequence[Notice], _number: int) -> None:
    """Return nothing: the lines of this game are words."""


def _no_guesses(_scene: Scene, _seat: int | None) -> Sequence[OpenGuess]:
    """Return nothing: nobody guesses along in this game."""
    return ()


def _as_before(view: Any, _told: Sequence[Notice], **_dealing: bool) -> Any:
    """Return the view before the move: the board waits for its end."""
    return view


def _no_cards(_words: Words, _theme: str) -> Sequence[TextCard]:
    """Return nothing: the cards of the open table are all."""
    return ()


def never(*_: object) -> bool:
    """Return False for any question."""
    return False


def _no_matter(_words: Words, _options: Mapping[str, Any], _seats: int) -> tuple[int, str] | None:
    """Return nothing: more people play the same game."""
    return None


def _town(_options: Mapping[str, Any]) -> str:
    return "town"


@dataclass(frozen=True, kw_only=True)
class Presenter:
    """The presenter of one game."""

    public_asks: frozenset[str] = frozenset()
    """The names of the questions on the board; all others are private."""

    # ---- before the deal

    mark: str = "cards"
    """The icon of the game in lists of games."""
    poster: Poster = default.poster
    """The picture of the lobby, and the head of other posters."""
    more_people: Callable[[Words, Mapping[str, Any], int], tuple[int, str] | None] = _no_matter
    """The effect of more people than so many, by the options: how many more, and a sentence; None where nothing changes."""
    setting_lines: setting.SettingLines = setting.setting_lines
    """The setting, in short lines for the lobby."""
    theme: Callable[[Mapping[str, Any]], str] = _town
    """The theme by the options: an argument of the sentences that differ."""
    at_table: RulesAtTable = as_everywhere
    """The rules by options and seats, for [How to play]."""
    option_lists: Mapping[str, OptionList] = field(default_factory=dict)
    """The options with lists as values, by name."""

    # ---- the channel

    board: Callable[[Scene], Page] = default.board
    """The managed message of the table channel, made of ``scene.public`` and open facts only."""
    meanwhile: Meanwhile = _as_before
    """The public view while a move is partly delivered."""
    narrate: Narrator = default.narrate
    """The narration, in the channel and to single seats."""
    line_picture: LinePicture = _no_picture
    """The picture of a ``drawn`` line."""
    talk_line: Callable[[Scene, int, Text], str] = default.talk_line
    """The line of the automated player of a seat."""
    request: Callable[[Scene], str] = _no_request
    """The present request of the board with its end, in one line."""
    aloud: Callable[[Scene, Notice], str] = _nothing_aloud
    """The sentence of the board for a notice that only the board shows, for a narrator to read."""
    book: Callable[[Scene, Any], Sequence[Part]] = _no_book
    """All secrets for a narrator, from the view of a witness."""
    story: Callable[[Scene], Page] = default.story
    """The closing message."""
    story_text: Callable[[Scene], str] = default.story_text
    """The whole course of a finished game, as plain text."""
    moments: Callable[[Scene], Sequence[tuple[str, str]]] = _no_moments
    """The headlines of a finished game, the rarest first: name and sentence without markdown."""
    score: Callable[[Words, int], str] = _points
    """A score with its unit, if it needs one, and the sign of a negative number as texts write it."""
    decisive: Callable[[Scene], str] = _nothing_decided
    """How a finished game was decided, without markdown: its reason, with the ballot where one ended it; empty for no such thing."""
    own_night: Callable[[Scene, int], OwnNight] = _no_night
    """The end of a finished game for one seat."""
    help: Callable[[Scene, int | None], str] = default.help_text
    """The help for this very moment; without a seat: to a spectator."""

    open_table: OpenTable | None = None
    """Everything that lies open, behind [On the table]; None: the board shows it all."""
    roles_and_cards: Callable[[Words, str], Sequence[TextCard]] = _no_cards
    """The text cards of a game without an open table, in a theme."""
    chosen_cards: ChosenCards | None = None
    """The cards chosen for one game; None: every game is played with all."""

    # ---- one seat

    hand: Callable[[Scene, int], Page] = default.hand
    """The managed direct message of a seat: its belongings and knowledge."""
    desk: Desk = default.desk
    """The ephemeral desk of a seat: hand, every open question, settings."""
    spectator_desk: Callable[[Scene], Page] = spectator_desk
    """The desk of a spectator."""
    open_guesses: Callable[[Scene, int | None], Sequence[OpenGuess]] = _no_guesses
    """The guesses open now to a seat that is out or a spectator (None); none for a seat in the game."""
    card_page: Desk | None = None
    """The ephemeral answer to the card button; None: the desk."""
    question: Question = _no_question
    """The present question to a seat by direct message."""
    question_key: Callable[[Scene, int], str | None] = _no_question
    """The identity of a question: the same key means an edit, another a new message, None no question."""
    question_over: Callable[[Scene, int, str | None], Page | None] = question_over
    """The end of the question with this identity."""
    loud_question: Callable[[Scene, int], bool] = never
    """Whether a new question makes a sound."""

    # ---- answers

    needs_confirm: Callable[[Scene, Ask, Picks], bool] = default.needs_confirm
    """Whether picks are final and costly, and need a confirmation."""
    confirm_page: Callable[[Scene, Ask, Picks], Page] | None = None
    """The ephemeral confirmation of picks on a shared message; None: the desk."""
    receipt: Receipt = default.receipt
    """One sentence after an answer."""

    # ---- silent people

    turns: Callable[[Scene], tuple[int, ...]] | None = last_call
    """The seats with a question on their desk, if that is public. None: the game asks by direct message."""
    slow_turns: Callable[[Scene], tuple[int, ...]] | None = None
    """The seats that a slow table calls to a public step of a game without ``turns``; None: it calls nobody."""
    whose_turn: Callable[[Any], str] = whose_turn
    """The turn within the phase of a public view; empty while nobody is on turn. A person is called once a turn."""
    last_call: Callable[[Scene], tuple[int, ...]] = last_call
    """The seats that the open step waits for and that the bot may call without revealing a secret."""
    last_call_line: Callable[[Scene, int], str] = last_call_line
    """The last call to a seat."""
    are_you_there: Callable[[Scene], Page] = are_you_there
    """The question to a person who has missed two questions."""
    absent_proposal: Proposal = absent_proposal
    """The host's choice about an absent player."""

    def text_cards(self, words: Words, theme: str = "town") -> Sequence[TextCard]:
        """Return the text cards of all components and roles of the game."""
        return cards_of(self.open_table, words) if self.open_table is not None else self.roles_and_cards(words, theme)

    def card(self, scene: Scene, seat: int) -> Page:
        """Return the ephemeral answer to the card button of ``seat``."""
        return (self.card_page or self.desk)(scene, seat)

    def confirm(self, scene: Scene, ask: Ask, picks: Picks) -> Page:
        """Return the ephemeral confirmation of ``picks``."""
        if self.confirm_page is not None:
            return self.confirm_page(scene, ask, picks)
        return self.desk(scene, ask.seat, confirm=ask.name, chosen=picks[0] if picks else None)
