"""What a seat can tell of the hidden parts of the city, from its notices and its view alone (MA-6.2).

Everybody sees each play with its cards and targets, the number of cards drawn, and discards. A seat also sees its own cards, cards stolen
by or from it, and hands seen with the Policeman. Nobody sees the order of the decks, vetoes that others did not use, Secret Deals not
played, and whether a pass was final. Answers in an open window are hidden too, so none are guessed there.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import cast

from engines.asking import Ask, Text
from engines.chance import Stream
from engines.imagining import Known, Order, Seen
from engines.mafia_city import asks
from engines.mafia_city.holding import dealt
from engines.mafia_city.tracing import KIND_OF, Tracing, cards_of, number_of, seat_of
from engines.mafia_city.views import MafiaCityView

Picks = tuple[str, ...]

LATE = 2
"""How much earlier than the next notice others stayed out, if the seat chose ``watch`` only after its turn."""

BESIDE = ("mc-looks", "mc-looked", "mc-leaves")
"""Notices that may come at any time, beside other questions."""


class MafiaCitySight:
    """See ``engines.imagining.Sight`` for what each method takes and returns."""

    answered: tuple[int, ...] = ()

    def __init__(self, seen: Seen, seats: int, stream: Stream) -> None:
        """Make a possible deal of the cards. Raises Contradiction when none is found."""
        self._seat = seen.seat
        self._told = seen.told
        self._view = cast("MafiaCityView", seen.view)
        self._late: dict[int, bool] = {}
        """By number of notices, when the seat chose ``watch``, and whether no Bullet question came before the next one."""
        for one in seen.given:
            if one.name in (asks.CHANGE, asks.BULLET):
                self._late[one.told] = one.picks == ("watch",)
        self._acts = [len(seen.told)]
        for at in range(len(seen.told) - 1, -1, -1):
            self._acts.append(self._acts[-1] if seen.told[at].key in BESIDE else at)
        self._acts.reverse()
        deal = dealt(Tracing(seen, seats), stream)
        first, *again = [Order(dict(enumerate(deck))) for deck in deal.decks]
        self._draws: dict[str, Sequence[Known]] = {
            "mafia_city.layout": [
                Order(dict(enumerate(map(number_of, cast("Picks", one.args["locations"]))))) for one in seen.told if one.key == "mc-city"
            ],
            "mafia_city.starting": [seat_of(one) for one in seen.told if one.key == "mc-starts"],
            "mafia_city.deck": [first],
            "mafia_city.reshuffle": again,
            asks.THIEF: deal.stolen,  # the stream has the name of the question
        }

    # ---- draws

    def draw(self, stream: str, number: int) -> Known | None:
        """Return the known part of a draw."""
        draws = self._draws.get(stream, ())
        return draws[number] if number < len(draws) else None

    # ---- answers

    def answer(self, ask: Ask, told: int, _before: Sequence[tuple[str, Picks]]) -> tuple[int, Picks | None] | None:
        """Return the answer that the next event tells; the seat's own answers are known already."""
        if ask.seat == self._seat:
            return None
        if not ask.holds:
            return self._beside(ask, told)
        at = self._acts[told]
        if at == len(self._told):
            return self._untold(ask, told)
        if ask.name == asks.PASS_MODE:
            return at, self._mode(ask.seat, at)
        picks = READS[ask.name](ask, self._told[at])
        if picks == ("stay",) and ask.name == asks.BULLET:
            return told - LATE * self._late.get(told, False), picks
        return None if picks is None else (at, picks)

    def _beside(self, ask: Ask, told: int) -> tuple[int, Picks] | None:
        """Return the answer to a standing question: a look with the Policeman, leaving the table."""
        text = self._told[told] if told < len(self._told) else None
        if text is None or text.args.get("seat") != f"seat:{ask.seat}":
            return None
        if ask.name == asks.LOOK and text.key == "mc-looks":
            return told, (str(text.args["victim"]),)
        return (told, ("withdraw",)) if ask.name == asks.LEAVE and text.key == "mc-leaves" else None

    def _mode(self, seat: int, at: int) -> Picks | None:
        """Return the mode of a pass: ``watch`` if a Bullet followed in the same phase, else unknown.

        After the phase it does not matter.
        """
        for text in self._told[at + 1 :]:
            if text.key == "mc-phase":
                return ("final",)
            if text.key == "mc-bullet" and seat_of(text) == seat:
                return ("watch",)
        return None

    def _untold(self, ask: Ask, told: int) -> tuple[int, Picks] | None:
        """Return an answer that no notice tells, by the question open now."""
        step, quiet = QUIET.get(ask.name, ("", ""))
        now = self._view.step == step and ask.seat in self._view.awaited
        if ask.name == asks.STRATEGY_PLAYER and self._view.step == "withdraw":
            return told, (f"seat:{self._view.turn}",)
        return (told, (quiet,)) if quiet and not now else None


Read = Callable[[Ask, Text], Picks | None]


def _named(name: str) -> Read:
    """Return the reader of an answer that is this argument of a notice."""
    return lambda _ask, text: (str(text.args[name]),)


def _card(place: int) -> Read:
    """Return the reader of an answer that is one of the cards of a notice."""
    return lambda _ask, text: (f"card:{cards_of(text)[place]}",)


def _token(_ask: Ask, text: Text) -> Picks:
    return (f"token:{number_of(text.args['location'])}:{text.args['place']}",)


def _play(_ask: Ask, text: Text) -> Picks | None:
    return (PLAYS.get(text.key, "text"),)


def _unless(key: str, read: Read, quiet: str) -> Read:
    """Return the reader of an answer that an announcement of ``key`` tells; ``quiet`` without that announcement."""
    return lambda ask, text: read(ask, text) if text.key == key and seat_of(text) == ask.seat else (quiet,)


def _veto(ask: Ask, text: Text) -> Picks | None:
    """Read a veto; if another seat was faster, it is unknown and does not matter."""
    if "against" not in text.args:
        return ("pass",)
    if seat_of(text) != ask.seat:
        return None
    return ("fists",) if KIND_OF[text.key] == "fists" else (f"card:{cards_of(text)[0]}",)


def _deals(ask: Ask, text: Text) -> Picks:
    """Read the Secret Deals of a stage; deals not played were dropped unseen (MC-5.4)."""
    if text.key not in ("mc-deals", "mc-secret-deal") or seat_of(text) != ask.seat:
        return (asks.NONE.id,)
    return tuple([f"card:{card}" for card in cards_of(text)])


def _withdrawn(_ask: Ask, text: Text) -> Picks:
    number = number_of(text.args["location"])
    return tuple([f"token:{number}:{place}" for place in cast("tuple[int, ...]", text.args["places"])])


PLAYS = {"mc-passes": "pass", "mc-places": "place", "mc-waits": "wait", "mc-hat-one": "hat_one", "mc-hat-two": "hat_two"}
"""The first pick of a turn by the notice of its play; all others are texts."""

QUIET = {
    asks.BULLET: ("bullet", "stay"),
    asks.COMPLICITY: ("case", "pass"),
    asks.PRISON: ("prison", "nobody"),
    asks.KILLER: ("contract", "stop"),
    asks.CLUB: ("club", "stop"),
    asks.DISTRICT: ("district", "spare"),
}
"""Answers that no notice tells: the step they are given in, and their picks."""

_LOCATION, _TARGET = _named("location"), _named("target")
READS: Mapping[str, Read] = {
    asks.COLOUR: _named("colour"),
    asks.EXCHANGE: lambda _ask, text: ("keep" if text.key == "mc-keeps" else "exchange",),
    **dict.fromkeys((asks.TURN, asks.BULLET_ACTION), _play),
    **dict.fromkeys((asks.PLACE, asks.INFORMER_LOCATION, asks.RAID, asks.STRINGS_FIRST, asks.PLAN_LOCATION, asks.HATS_LOCATION), _LOCATION),
    **dict.fromkeys((asks.STRINGS_SECOND, asks.PLAN_TARGET), _TARGET),
    **dict.fromkeys(
        (asks.INFORMER_TOKEN, asks.PLAN_TOKEN, asks.HAT_TOKEN, asks.COMPLICITY_TOKEN, asks.PRISON_TOKEN, asks.KILLER_TOKEN), _token
    ),
    **dict.fromkeys((asks.THIEF, asks.COMPLICITY_PLAYER), _named("victim")),
    **dict.fromkeys((asks.TEXT, asks.WAIT, asks.HAT_CARD, asks.HATS_FIRST, asks.VETO_FIRST, asks.RACKETS), _card(0)),
    **dict.fromkeys((asks.HATS_SECOND, asks.VETO_SECOND), _card(1)),
    asks.BULLET: _unless("mc-bullet", _card(0), "stay"),
    asks.VETO: _veto,
    asks.COMPLICITY: _unless("mc-complicity", _card(0), "pass"),
    asks.EVALUATE: _LOCATION,
    asks.SECRET_DEAL: _deals,
    asks.PRISON: _unless("mc-prison", _LOCATION, "nobody"),
    asks.HARBOUR: _unless("mc-harbour", _TARGET, "stay"),
    asks.KILLER: _unless("mc-hired-killer", _card(0), "stop"),
    asks.DISTRICT: _unless("mc-discards", _card(0), "spare"),
    asks.CLUB: _unless("mc-plus1", _card(0), "stop"),
    asks.STRATEGY_LOCATION: _LOCATION,
    asks.STRATEGY_PLAYER: _named("seat"),
    asks.WITHDRAW: _withdrawn,
}
"""By question, the reader of its answer in the next event."""
