"""What a seat can tell of the hidden parts of the city, from its notices and its view alone (MA-6.2).

Everybody sees the ring, the prince, the day cards turned up, every die, and all plans and wheels once they are revealed. The prince and
his victim see the cards of a recon; others learn their number, and from the next plan which cards they were not. Nobody sees the day cards
to come and the random plans.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import cast

from engines.asking import Arg, Ask, Text
from engines.chance import Stream
from engines.imagining import Known, Order, Seen, name_of, names_of
from engines.zbojnici import asks
from engines.zbojnici.components import HOME, PRISON
from engines.zbojnici.views import ZbojniciView

Told = Mapping[str, Arg]
Before = Sequence[tuple[str, tuple[str, ...]]]


class ZbojniciSight:
    """See ``engines.imagining.Sight`` for what each method takes and returns."""

    def __init__(self, seen: Seen, seats: int, _stream: Stream) -> None:
        self._seen = seen
        self._seats = seats
        self._colors = {name_of(one.args["seat"]): name_of(one.args["color"]) for one in seen.told if one.key == "zb-color"}
        self._draws: dict[str, list[Known]] = {
            "zbojnici.city": [
                Order(dict(enumerate(names_of(one.args["districts"])[:PRISON]))) for one in seen.told if one.key == "zb-city"
            ],
            "zbojnici.days": [Order(dict(enumerate(name_of(one.args["day"]) for one in seen.told if one.key == "zb-round")))],
            "zbojnici.prince": [int(name_of(one.args["seat"])) for one in seen.told if one.key == "zb-prince"],
            "zbojnici.dice": [
                cast("int", die) - 1 for one in seen.told if "dice" in one.args for die in cast("tuple[Arg, ...]", one.args["dice"])
            ],
            "zbojnici.recon": [self._recon(at, one) for at, one in enumerate(seen.told) if one.key == "zb-recon"],
        }

    @property
    def answered(self) -> tuple[int, ...]:
        """Other seats with a plan or wheel that nobody knows yet."""
        view = cast("ZbojniciView", self._seen.view)
        return tuple(player.seat for player in view.players if player.answered and player.seat != self._seen.seat)

    # ---- draws

    def draw(self, stream: str, number: int) -> Known | None:
        """Return the known part of a draw."""
        draws = self._draws.get(stream, [])
        return draws[number] if number < len(draws) else None

    def _recon(self, at: int, told: Text) -> Order:
        """Return the cards that a recon took, or the cards that it did not (ZB-12.3, 12.4)."""
        taken = int(cast("int", told.args["n"]))
        following = self._seen.told[at + 1] if at + 1 < len(self._seen.told) else None
        if taken and following is not None and following.key in ("zb-recon-cards", "zb-recon-lost"):
            return Order(dict(enumerate(names_of(following.args["districts"]))))
        return Order(late=tuple(dict.fromkeys(self._plan(name_of(told.args["seat"]), at))), first=taken)

    # ---- answers

    def answer(self, ask: Ask, told: int, before: Before) -> tuple[int, tuple[str, ...]] | None:
        """Return the answer that the next notice about the seat tells."""
        if ask.name in PLANNING:
            return self._planned(ask, told, before)
        reads = READS.get(ask.name, {})
        for at in range(told, len(self._seen.told)):
            text = self._seen.told[at]
            if text.key in reads and text.args["seat"] == f"seat:{ask.seat}":
                return at, (reads[text.key](text.args, self._colors),)
        return None

    def _planned(self, ask: Ask, told: int, before: Before) -> tuple[int, tuple[str, ...]] | None:
        """Return the next part of a revealed plan; its order does not matter."""
        revealed = next((at for at in range(told, len(self._seen.told)) if self._seen.told[at].key == "zb-reveal"), None)
        if revealed is None:
            return None
        if ask.name == asks.COMMIT:
            return revealed, ("commit",)
        bands = [text.args for text in self._bands(str(ask.seat), revealed)]
        if ask.name == asks.TOKENS:
            offered = {option.id for option in ask.options}
            return revealed, tuple(str(band["district"]) for band in bands if band["token"] and band["district"] in offered)
        left = self._figures(bands, guards=ask.name == asks.GUARD or ask.seat in self._draws["zbojnici.prince"])
        for pick in placed(ask.name, before):
            if pick in left:
                left.remove(pick)
        return revealed, (left[0] if left else HOME,)

    def _figures(self, bands: Sequence[Told], *, guards: bool) -> list[str]:
        return [str(band["district"]) for band in bands for _ in range(cast("int", band["guards" if guards else "bandits"]))]

    def _plan(self, seat: str, at: int) -> Iterator[str]:
        """Return the districts of the plan of ``seat`` that was revealed next after notice ``at``."""
        revealed = next((later for later in range(at, len(self._seen.told)) if self._seen.told[later].key == "zb-reveal"), None)
        if revealed is not None:
            yield from (name_of(text.args["district"]) for text in self._bands(seat, revealed))

    def _bands(self, seat: str, revealed: int) -> Iterator[Text]:
        """Return the notices of the figures of ``seat`` in the plans revealed at ``revealed``."""
        for text in self._seen.told[revealed + 1 :]:
            if text.key != "zb-band":
                return
            if text.args["seat"] == f"seat:{seat}":
                yield text


def placed(name: str, before: Before) -> list[str]:
    """Return the figures that a seat has placed since it began its plan, last of all."""
    figures: list[str] = []
    for asked, picks in before:
        if asked == asks.COMMIT:
            figures.clear()
        elif asked == name:
            figures += picks
    return figures


PLANNING = (asks.FIGURE, asks.GUARD, asks.TOKENS, asks.COMMIT)

Read = Callable[[Told, Mapping[str, str]], str]


def _action(told: Told, _colors: Mapping[str, str]) -> str:
    return name_of(told["action"])


def _action_at(told: Told, colors: Mapping[str, str]) -> str:
    return f"{name_of(told['action'])}:{colors[name_of(told['target'])]}"


_WHEEL: Mapping[str, Read] = {"zb-wheel": _action, "zb-wheel-at": _action_at}
READS: Mapping[str, Mapping[str, Read]] = {
    asks.COLOR: {"zb-color": lambda told, _colors: str(told["color"])},
    asks.WHEEL_ROBBER: _WHEEL,
    asks.WHEEL_PRINCE: _WHEEL,
    asks.GUARDS: dict.fromkeys(("zb-withdrew", "zb-moved"), lambda told, _colors: f"guards:{told['n']}"),
    asks.KICK: {"zb-kicks": lambda told, _colors: f"bandits:{told['n']}"},
    asks.HARBOR: {"zb-tokens": lambda _told, _colors: "take", "zb-sold": lambda told, _colors: f"sell:{told['n']}"},
    asks.TAVERN: {"zb-rolled": lambda told, _colors: "three_dice" if told["paid"] else "one_die"},
    asks.DUNGEON: {"zb-escaped": lambda _told, _colors: "escape", "zb-stays": lambda _told, _colors: "stay"},
    asks.UPGRADE: {"zb-upgrade": lambda told, _colors: name_of(told["track"])},
}
"""By question the notices that tell its answer, with their readers."""
