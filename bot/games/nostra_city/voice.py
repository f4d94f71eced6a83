"""The voice of the Family: Fluent messages in the reader's language, with people, cards and money put in."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from bot.games.nostra_city.pictures.speech import NostraCityPictureSpeech
from bot.presenting.naming import listed
from bot.presenting.scene import Scene
from bot.presenting.texts import Things
from bot.presenting.voice import GameVoice
from engines.nostra_city.asks import CARD
from engines.nostra_city.components import NOTE_KINDS
from engines.nostra_city.views import MyPart, NostraCityView, NoteView
from engines.table import Arg

MARKS = {"black": "✕", "white": "⋈", "red": "▲", "yellow": "◆", "blue": "●"}
"""The shape of each Capo colour, as in the pictures."""

BY_ID = frozenset({"colour", "phase"})
"""Kinds of things that are selectors in sentences; all others stand in sentences by their names."""

_MONEY = frozenset({"money", "sum", "price"})
_ORDER = {kind.id: place for place, kind in enumerate(NOTE_KINDS)}


class NostraCityVoice(GameVoice[NostraCityView]):
    """Speaks about one scene of Nostra City."""

    def __init__(self, scene: Scene, *, plain: bool = False) -> None:
        super().__init__(scene, plain=plain)
        self.pictures = NostraCityPictureSpeech(scene.words, self.view, scene.people)
        self.marks = [MARKS.get(player.colour or "", "") for player in self.view.players]
        self.place = ""
        """The scene of the narrator: ``auction``, ``trial``, ``card`` or ``bids``; each makes some words unnecessary."""

    def thing(self, reference: str) -> str:
        """Return a thing by its name, a selector by its id."""
        kind, _, name = reference.partition(":")
        return name if kind in BY_ID else self.scene.words(f"name-{kind}", id=name)

    def card(self, card: str) -> str:
        """Return the name of a Street card or Title by its id."""
        return self.thing(CARD[card])

    def arguments(self, args: Mapping[str, Arg]) -> dict[str, str | int]:
        """Return the arguments of a notice; money and fields of the Verdict track as finished words."""
        spoken = super().arguments(args)
        for name, value in args.items():
            if isinstance(value, int) and not isinstance(value, bool):
                if name in _MONEY:
                    spoken[name] = self.money(value)
                elif name == "field":
                    spoken[name] = self.field(value)
        return spoken

    def money(self, dollars: int) -> str:
        """Return an amount of money as the language writes it."""
        return self.pictures.money(dollars)

    def field(self, field: int) -> str:
        """Return a field of the Verdict track in words."""
        return self.pictures.field(field)

    def month(self, number: int) -> str:
        return self("name-month", id=number)

    def counted(self, names: Iterable[tuple[str, int]]) -> str:
        """Return names with their numbers, ``Hněv ×2``; a single thing without one."""
        return listed(self("nc-times", what=name, n=count) if count > 1 else name for name, count in names)

    def notes(self, notes: Sequence[NoteView]) -> str:
        """Return Notes by kind with their numbers, the smallest money first."""
        return self.note_kinds([note.kind for note in notes])

    def note_kinds(self, kinds: Sequence[str]) -> str:
        """Return kinds of Notes with their numbers, the smallest money first."""
        counts = Counter(kinds)
        return self.counted((self.thing(f"note:{kind}"), counts[kind]) for kind in sorted(counts, key=_ORDER.__getitem__))

    def kinds_in(self, arg: Arg) -> str:
        """Return the Notes that an argument lists, by kind with their numbers."""
        return self.note_kinds([str(one).partition(":")[2] for one in arg]) if isinstance(arg, tuple) else ""

    def cards(self, cards: Sequence[str]) -> str:
        """Return Vendetta cards by name with their numbers."""
        return self.counted((self.thing(f"vendetta:{card}"), count) for card, count in Counter(cards).items())

    def own(self, seat: int) -> MyPart:
        """Return the private part of ``seat``. Raises ValueError for a view without it."""
        me = self.mine(seat).me
        if me is None:
            raise ValueError("the view of a seat has its own part")
        return me


_PEOPLE = frozenset({"gangster", "title"})
_PLACES = frozenset({"turf", "space", "direction"})
_CARDS = frozenset({"luxury", "investigation", "note", "vendetta", "bonus", "kind"})

THINGS = Things(selectors=frozenset({"district", "phase", "colour"}), named=_PEOPLE | _PLACES | _CARDS)
