"""How others answered, read from the next notices: what was done is told at once, what was let pass is not (MA-6.2)."""

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from engines.asking import Ask, Text
from engines.imagining import Fit
from engines.nostra_city import asks
from engines.nostra_city.papers import Paper
from engines.nostra_city.seen_words import name_of, seat_in

Picks = tuple[str, ...]

SILVIO, CARMELA = "gangster:carbone_silvio", "gangster:agnello_carmela"
PIETRO, ORNELLA = "gangster:donata_pietro", "gangster:carbone_ornella"


class Answers(Struct):
    """``told``: all notices; ``moved``: the Notes that were moved by the notice at each place."""

    told: Sequence[Text]
    moved: Mapping[int, Sequence[Paper]]

    def read(self, ask: Ask, told: int, *, owes: bool) -> Picks | Fit | None:
        """Return how ``ask`` was answered when so many notices had been told; None while that is not known.

        ``owes``: the seat itself answers something before the next notice, so this was answered without a word, if at all.
        """
        if told == len(self.told) or (owes and ask.name == asks.WINDOW):
            return QUIET.get(ask.name)
        picks = READS[ask.name](self, ask, told)
        return None if owes and ask.name in QUIET and picks != QUIET[ask.name] else picks

    def is_at(self, at: int, key: str, seat: int) -> bool:
        """Return whether at a place something of this key was told about ``seat``."""
        return at < len(self.told) and self.told[at].key == key and seat_in(self.told[at]) == seat

    def works(self, at: int, seat: int, gangster: str) -> bool:
        """Return whether at a place the Ability of a Gangster of ``seat`` worked."""
        return self.is_at(at, "nc-ability", seat) and self.told[at].args["gangster"] == gangster

    def notes(self, at: int) -> Picks:
        """Return the options of the Notes that were moved by the notice at a place."""
        return tuple([f"note:{paper.course.number}" for paper in self.moved[at]])

    def later(self, at: int, key: str, ask: Ask) -> int | None:
        """Return the place of the next notice of this key about the seat that is asked."""
        return next((place for place in range(at, len(self.told)) if self.is_at(place, key, ask.seat)), None)

    def bribe(self, at: int, seat: int) -> int | None:
        """Return the place of the Bribe of ``seat`` that is told next."""
        while at < len(self.told) and self.told[at].key in ("nc-ability", "nc-pile-taken") and seat_in(self.told[at]) == seat:
            at += 1
        return at if self.is_at(at, "nc-bribe", seat) else None


Read = Callable[[Answers, Ask, int], Picks | Fit | None]


def _named(key: str, name: str) -> Read:
    """Return what reads an argument that is the option itself, of the next notice if it is of this key, else nobody knows."""
    return lambda a, _ask, at: (str(a.told[at].args[name]),) if a.told[at].key == key else None


def _done(key: str, name: str, not_done: Picks) -> Read:
    """Return what reads an argument that is the option itself, of the next notice if it is of this key, else ``not_done``."""
    return lambda a, ask, at: (str(a.told[at].args[name]),) if a.is_at(at, key, ask.seat) else not_done


def _moved(key: str) -> Read:
    """Return what reads the Notes that are moved by the next notice of a key about the seat."""

    def read(a: Answers, ask: Ask, at: int) -> Picks | None:
        place = a.later(at, key, ask)
        return None if place is None else a.notes(place)

    return read


def _window(a: Answers, ask: Ask, at: int) -> Picks:
    while at < len(a.told) and a.told[at].key == "nc-played":
        if seat_in(a.told[at]) == ask.seat:
            return (f"card:{name_of(a.told[at].args['card'])}",)
        at += 1
    return ("pass",)


def _last_round(a: Answers, ask: Ask, at: int) -> Picks:
    return (f"card:{name_of(a.told[at].args['card'])}",) if a.is_at(at, "nc-played", ask.seat) else ("pass",)


def _target(a: Answers, ask: Ask, at: int) -> Picks | None:
    if a.is_at(at, "nc-returned", ask.seat):
        return ("cancel",)
    if not a.is_at(at, "nc-aimed", ask.seat):
        return None
    kind, _, name = str(a.told[at].args["target"]).partition(":")
    if kind == "direction":
        return (name,)
    return (f"{AIMS.get(kind, kind)}:{name}",)


AIMS = {"turf": "district", "space": "bid"}
"""What options call what notices call otherwise."""


def _react(a: Answers, ask: Ask, at: int) -> Picks:
    return ("use" if a.works(at, ask.seat, str(ask.options[0].text.args["gangster"])) else "skip",)


def _massimo(a: Answers, ask: Ask, at: int) -> Picks:
    return ("use" if a.is_at(at, "nc-blocked", ask.seat) else "skip",)


def _pietro(a: Answers, ask: Ask, at: int) -> Picks:
    return (str(a.told[at + 1].args["target"]),) if a.works(at, ask.seat, PIETRO) else ()


def _kind(a: Answers, ask: Ask, at: int) -> Picks | None:
    if not a.is_at(at, "nc-collects", ask.seat):
        return None
    return (f"district:{name_of(a.told[at].args['district'])}:{name_of(a.told[at].args['kind'])}",)


def _carmela(a: Answers, ask: Ask, at: int) -> Picks:
    return a.notes(at + 1) if a.works(at, ask.seat, CARMELA) else ()


def _split(a: Answers, ask: Ask, at: int) -> Picks | None:
    """Read what was given to who is asked about: the number is told when all has been split."""
    target = ask.options[0].text.args["target"]
    while a.told[at].key == "nc-shared" or at < len(a.told) - 1:
        if a.told[at].key == "nc-shared" and a.told[at].args["target"] == target:
            return a.notes(at)
        at += 1
    return None


def _space(a: Answers, ask: Ask, at: int) -> Picks | Fit | None:
    """Read where a bid was, as soon as all Locations have been revealed; before that it is guessed."""
    if not a.is_at(at, "nc-bid", ask.seat):
        return None
    gangster = a.told[at].args["gangster"]
    for text in a.told[at + 1 :]:
        if text.key == "nc-phase":
            break
        if text.key == "nc-bid-at" and seat_in(text) == ask.seat and text.args["gangster"] == gangster:
            return (f"space:{text.args['space']}",)
    offered = [option.id for option in ask.options if option != asks.CANCEL]
    return lambda guess: guess if guess is not None and guess[0] in offered else (offered[0],)


def _briber(a: Answers, ask: Ask, at: int) -> Picks:
    if a.works(at, ask.seat, SILVIO):
        return (SILVIO,)
    place = a.bribe(at, ask.seat)
    return ("end",) if place is None else (str(a.told[place].args["gangster"]),)


def _silvio(a: Answers, ask: Ask, at: int) -> Picks | None:
    if a.works(at, ask.seat, SILVIO):
        return ("take",)
    return None if a.bribe(at, ask.seat) is None else ("skip",)


def _bribe(which: slice) -> Read:
    """Return what reads the first Note of a Bribe, or the second one."""

    def read(a: Answers, ask: Ask, at: int) -> Picks | None:
        place = a.bribe(at, ask.seat)
        return None if place is None else a.notes(place)[which]

    return read


def _ornella(a: Answers, ask: Ask, at: int) -> Picks:
    return (name_of(a.told[at + 1].args["direction"]),) if a.works(at, ask.seat, ORNELLA) else ("skip",)


_TITLE = _named("nc-title", "seat")

READS: Mapping[str, Read] = {
    asks.COLOUR: _named("nc-colour", "colour"),
    asks.WINDOW: _window,
    asks.LAST_ROUND: _last_round,
    asks.TARGET: _target,
    asks.EXTORTION: lambda a, _ask, at: a.notes(at) if a.told[at].key == "nc-note-stolen" else None,
    asks.ENVELOPE: _moved("nc-envelope"),
    asks.MASSIMO: _massimo,
    asks.REACT: _react,
    asks.PIETRO: _pietro,
    asks.COLLECTOR: _done("nc-collects", "gangster", ("end",)),
    asks.KIND_OF: _kind,
    asks.CARMELA: _carmela,
    asks.SPLIT: _split,
    asks.STARTING_CARD: _done("nc-starting-given", "target", ()),
    asks.READY: lambda _a, _ask, _at: ("ready",),
    asks.BIDDER: _done("nc-bid", "gangster", ("end",)),
    asks.SPACE: _space,
    asks.BID: _moved("nc-bid"),
    asks.KEEP: _moved("nc-keeps"),
    asks.TAKE_BACK: _moved("nc-took-back"),
    asks.CONSIGLIERE: _TITLE,
    asks.PRIMO_CAPO: _TITLE,
    asks.BRIBER: _briber,
    asks.SILVIO: _silvio,
    asks.BRIBE: _bribe(slice(1)),
    asks.CLAUDIA: _bribe(slice(1, None)),
    asks.ORNELLA: _ornella,
    asks.DISCARD: _moved("nc-discarded"),
}
"""How the next notices tell the answer to each question."""

QUIET: Mapping[str, Picks] = {
    asks.WINDOW: ("pass",),
    asks.LAST_ROUND: ("pass",),
    asks.MASSIMO: ("skip",),
    asks.REACT: ("skip",),
    asks.COLLECTOR: ("end",),
    asks.CARMELA: (),
    asks.READY: ("ready",),
    asks.BIDDER: ("end",),
    asks.BRIBER: ("end",),
    asks.ORNELLA: ("skip",),
}
"""Answers of which nothing is told."""
