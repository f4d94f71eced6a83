"""The voice of Mafie: messages in the theme of the table, the arguments of notices, and how sentences name tokens and cards."""

from collections.abc import Iterable

from bot.presenting.naming import bold, listed
from bot.presenting.naming import plain as plain_name
from bot.presenting.naming import quiet as quiet_name
from bot.presenting.scene import Scene
from bot.presenting.texts import Things, Words, drawn
from bot.presenting.voice import GameVoice
from engines.mafie import MafieView


class MafieVoice(GameVoice[MafieView]):
    """Speaks about one scene of Mafie in the theme of its table; ``kids``: in the children's."""

    def __init__(self, scene: Scene, *, plain: bool = False) -> None:
        super().__init__(scene, plain=plain)
        self.kids = bool(self.view.options.get("kids_theme"))
        self.theme = "kids" if self.kids else "town"

    def __call__(self, key: str, /, **args: str | int) -> str:
        """Format the message ``key`` in the theme of the table."""
        return super().__call__(key, theme=self.theme, **args)

    def who(self, seat: int) -> str:
        """Return ``**7 Bára**``."""
        return self.quiet(seat) if self.plain else bold(self.scene.names, seat)

    def quiet(self, seat: int) -> str:
        """Return ``7 Bára`` without bold, for spoilers and long lists."""
        if self.plain:
            return plain_name(self.scene.names, seat)
        return quiet_name(self.scene.names, seat)

    def crowd(self, seats: Iterable[int]) -> str:
        """Return the names of ``seats``, plain, with commas."""
        return listed(self.quiet(seat) for seat in seats)

    def token(self, token: str) -> str:
        return self(f"pic-token-{token}")

    def card(self, card: int) -> str:
        return self(f"pic-card-{card}-title")

    def cards(self, cards: Iterable[int]) -> str:
        """Return the titles of cards with commas; New Gang, three cards of one title, is named once."""
        return listed(dict.fromkeys(self.card(card) for card in cards))

    def fact(self, seat: int, token: str) -> str:
        """Return ``||7 Bára: Policista||``."""
        return self.covered(f"{self.quiet(seat)}: {self.token(token)}")

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


def _token(words: Words, token: str, theme: str) -> str:
    return words(f"pic-token-{token}", theme=theme)


def _card(words: Words, card: str, theme: str) -> str:
    return words(f"pic-card-{card}-title", theme=theme)


THINGS = Things(selectors=frozenset({"side", "cause", "phase"}), namings={"token": _token, "card": _card})
