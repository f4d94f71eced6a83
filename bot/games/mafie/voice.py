"""The voice of the table: Fluent messages in the reader's language and the table's theme, with people, tokens and cards put in."""

from collections.abc import Iterable

from bot.presenting.clocks import until
from bot.presenting.naming import bold, escaped, listed, short
from bot.presenting.naming import plain as plain_name
from bot.presenting.scene import Deadline, Scene
from bot.presenting.wording import drawn
from engines.mafie import MafieView


class Voice:
    """Speaks about one scene. Calling it formats a message; ``kids`` says whether the children's story is told."""

    def __init__(self, scene: Scene, *, plain: bool = False) -> None:
        """``scene.public`` must be the public view of a game of Mafie. ``plain``: for a file, so without any markdown."""
        self.scene = scene
        self.plain = plain
        self.view: MafieView = scene.public
        self.kids = bool(self.view.options.get("kids_theme"))
        self.language = scene.words.language
        self._theme = "kids" if self.kids else "town"

    def __call__(self, key: str, /, **args: str | int) -> str:
        """Format the message ``key`` in the theme of the table."""
        said = self.scene.words(key, theme=self._theme, **args)
        return said.replace("**", "") if self.plain else said

    def who(self, seat: int) -> str:
        """Return ``**7 Bára**``."""
        return self.quiet(seat) if self.plain else bold(self.scene.names, seat)

    def quiet(self, seat: int) -> str:
        """Return ``7 Bára`` without bold, for what stands inside a spoiler or a list of many."""
        if self.plain:
            return plain_name(self.scene.names, seat)
        return f"{seat + 1} {escaped(short(self.scene.names[seat]))}"

    def people(self, seats: Iterable[int]) -> str:
        """Return the names of ``seats``, bold, with commas."""
        return listed(self.who(seat) for seat in seats)

    def crowd(self, seats: Iterable[int]) -> str:
        """Return the names of ``seats``, plain, with commas."""
        return listed(self.quiet(seat) for seat in seats)

    def token(self, token: str) -> str:
        """Return the name of a token in the nominative."""
        return self(f"pic-token-{token}")

    def card(self, card: int) -> str:
        """Return the title of a card in the nominative."""
        return self(f"pic-card-{card}-title")

    def cards(self, cards: Iterable[int]) -> str:
        """Return the titles of cards with commas; New Gang, which lies there three times, is named once."""
        return listed(dict.fromkeys(self.card(card) for card in cards))

    def secret(self, text: str) -> str:
        """Return ``text`` behind a spoiler; in text mode, which readers could not announce, as it is."""
        return text if self.scene.text_mode else f"||{text}||"

    def fact(self, seat: int, token: str) -> str:
        """Return ``||7 Bára: Policista||``."""
        return self.secret(f"{self.quiet(seat)}: {self.token(token)}")

    def until(self, deadline: Deadline | None) -> str:
        """Return the sentence about the end of a question, or that the clocks stand still; empty when there is no clock."""
        return until(self.scene, deadline)

    def mine(self, seat: int) -> MafieView:
        """Return what ``seat`` may know. Never for anything that others read."""
        view: MafieView = self.scene.view(seat)
        return view

    def variant(self, salt: str, among: int = 4) -> int:
        """Return a number from 1 to ``among``, drawn from public facts only: the table and ``salt``."""
        return drawn(self.scene.table, salt, among)


def number_of(reference: object) -> int:
    """Return the number in a reference such as ``seat:3`` or ``card:7``. Raises ValueError for anything else."""
    if not isinstance(reference, str):
        raise ValueError(f"{reference!r} refers to nothing")
    return int(reference.partition(":")[2])


def count_of(arg: object) -> int:
    """Return an argument that is a number. Raises ValueError for anything else."""
    if not isinstance(arg, int):
        raise ValueError(f"{arg!r} is no number")
    return arg


def word_of(reference: object) -> str:
    """Return the word in a reference such as ``token:police``. Raises ValueError for anything else."""
    if not isinstance(reference, str) or ":" not in reference:
        raise ValueError(f"{reference!r} refers to nothing")
    return reference.partition(":")[2]


def numbers_of(references: object) -> tuple[int, ...]:
    """Return the numbers in a tuple of references. Raises ValueError for anything else."""
    if not isinstance(references, tuple):
        raise ValueError(f"{references!r} is no list")
    return tuple(number_of(reference) for reference in references)
