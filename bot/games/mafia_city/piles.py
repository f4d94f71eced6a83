"""The piles of tokens followed through what everybody was told: who would have controlled a location without Secret Deals."""

from collections.abc import Callable, Iterable, Mapping

from engines.asking import Arg, Text
from engines.mafia_city.components import NUMBERS
from engines.mafia_city.control import controller

VETOES = ("mc-fists", "mc-police-chief", "mc-fbi")
"""How vetoes are announced."""


def number_of(arg: Arg) -> int:
    """Return the number of a reference such as ``location:3``, or a plain number."""
    return int(str(arg).rpartition(":")[2])


class Piles:
    """The piles by location, tokens from the head on. ``announced``: the effect whose chain is open; ``last_veto``: who vetoed last."""

    def __init__(self) -> None:
        self.tokens: dict[int, list[int]] = {number: [] for number in NUMBERS}
        self.announced: Text | None = None
        self.last_veto: int | None = None

    def follow(self, text: Text) -> None:
        """Take in the next sentence that everybody was told."""
        if text.key == "mc-places":
            self.tokens[number_of(text.args["location"])].append(number_of(text.args["seat"]))
        elif text.key == "mc-withdraws":
            self._withdraw(text.args)
        elif text.key == "mc-stands":
            self._perform()
        elif text.key == "mc-cancelled":
            self.announced = None
        elif text.key in VETOES:
            self.last_veto = number_of(text.args["seat"])
        elif text.key.removeprefix("mc-") in _EFFECTS:
            self.announced = text

    def without_deals(self, number: int, seats: int) -> int | None:
        """Return who would control ``number`` if no Secret Deal counted."""
        return controller(number, self.tokens[number], (), seats)

    def _withdraw(self, args: Mapping[str, Arg]) -> None:
        places = args["places"]
        taken = sorted([number_of(place) for place in places], reverse=True) if isinstance(places, tuple) else []
        for place in taken:
            del self.tokens[number_of(args["location"])][place - 1]

    def _perform(self) -> None:
        text, self.announced = self.announced, None
        if text is not None:
            _EFFECTS[text.key.removeprefix("mc-")](self.tokens, text.args)


Effect = Callable[[dict[int, list[int]], Mapping[str, Arg]], None]


def _take(tokens: dict[int, list[int]], args: Mapping[str, Arg]) -> None:
    del tokens[number_of(args["location"])][number_of(args["place"]) - 1]


def _add(tokens: dict[int, list[int]], args: Mapping[str, Arg]) -> None:
    tokens[number_of(args["location"])].append(number_of(args["seat"]))


def _clear(tokens: dict[int, list[int]], args: Mapping[str, Arg]) -> None:
    tokens[number_of(args["location"])].clear()


def _swap(tokens: dict[int, list[int]], args: Mapping[str, Arg]) -> None:
    one, other = tokens[number_of(args["location"])], tokens[number_of(args["target"])]
    one[0], other[0] = other[0], one[0]


def _move(tokens: dict[int, list[int]], args: Mapping[str, Arg]) -> None:
    token = tokens[number_of(args["location"])].pop(number_of(args["place"]) - 1)
    tokens[number_of(args["target"])].append(token)


_EFFECTS: Mapping[str, Effect] = {  # what moves tokens of piles, by its announcement
    "hat-one": _take,
    "hat-two": _add,
    "police-raid": _clear,
    "pulling-strings": _swap,
    "big-plan": _move,
    **dict.fromkeys(("informer", "prison", "complicity", "hired-killer"), _take),
}


def won_by_deals(told: Iterable[Text], seats: int) -> set[int]:
    """Return who once controlled a location only because of Secret Deals, all of which were the own ones."""
    piles, dealers, winners = Piles(), set[int](), set[int]()
    dealer = -1
    for text in told:
        piles.follow(text)
        match text.key:
            case "mc-location":
                dealers = set()
            case "mc-secret-deal":
                dealer = number_of(text.args["seat"])
            case "mc-stands" if text.args["effect"] == "effect:secret_deal":
                dealers.add(dealer)
            case "mc-control":
                seat = number_of(text.args["seat"])
                if dealers == {seat} and piles.without_deals(number_of(text.args["location"]), seats) != seat:
                    winners.add(seat)
            case _:
                pass
    return winners


def last_vetoes(told: Iterable[Text], least: int) -> set[int]:
    """Return who once had the last veto of a chain of at least ``least`` vetoes."""
    piles, found = Piles(), set[int]()
    for text in told:
        piles.follow(text)
        vetoes = text.args.get("vetoes", 0) if text.key in ("mc-stands", "mc-cancelled") else 0
        if isinstance(vetoes, int) and vetoes >= least and piles.last_veto is not None:
            found.add(piles.last_veto)
    return found
