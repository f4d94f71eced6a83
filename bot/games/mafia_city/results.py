"""The results of Mafia City: the full ranking, players who have left, badges."""

from collections.abc import Callable, Iterable, Mapping

from bot.games.result_rules import BadgeClaim, Earns, Finished, ResultRules, SeatEnd, story_of
from engines.asking import Arg, Text
from engines.mafia_city.components import NUMBERS, TOWN_HALL
from engines.mafia_city.control import controller
from engines.mafia_city.story import RoundPart
from engines.mafia_city.views import MafiaCityView


def ends(finished: Finished[MafiaCityView]) -> tuple[SeatEnd, ...]:
    """Return the ranking of the rules (CL-12.2); a player who has left has not played to the end."""
    return tuple([SeatEnd(place=one.place or 1, left=one.left) for one in finished.view.players])


# ---- badges


VETOES = ("mc-fists", "mc-police-chief", "mc-fbi")
"""The notice keys of vetoes."""


def number_of(arg: Arg) -> int:
    """Return the number of a reference such as ``location:3``, or a plain number."""
    return int(str(arg).rpartition(":")[2])


class Piles:
    """The piles by location, tokens from the head on.

    ``announced``: the effect whose chain is open; ``last_veto``: the seat of the last veto.
    """

    def __init__(self) -> None:
        self.tokens: dict[int, list[int]] = {number: [] for number in NUMBERS}
        self.announced: Text | None = None
        self.last_veto: int | None = None

    def follow(self, text: Text) -> None:
        """Take in the next public sentence."""
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
        """Return the controller of ``number`` without Secret Deals."""
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


_EFFECTS: Mapping[str, Effect] = {  # effects that move tokens of piles, by announcement
    "hat-one": _take,
    "hat-two": _add,
    "police-raid": _clear,
    "pulling-strings": _swap,
    "big-plan": _move,
    **dict.fromkeys(("informer", "prison", "complicity", "hired-killer"), _take),
}


def won_by_deals(told: Iterable[Text], seats: int) -> set[int]:
    """Return the seats that once controlled a location only by their own Secret Deals, the only ones there."""
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
    """Return the seats with the last veto of some chain of at least ``least`` vetoes."""
    piles, found = Piles(), set[int]()
    for text in told:
        piles.follow(text)
        vetoes = text.args.get("vetoes", 0) if text.key in ("mc-stands", "mc-cancelled") else 0
        if isinstance(vetoes, int) and vetoes >= least and piles.last_veto is not None:
            found.add(piles.last_veto)
    return found


MafiaCityBadgeClaim = BadgeClaim[MafiaCityView]


def _controlled(one: RoundPart, seat: int) -> list[int]:
    return [control.location for control in one.control if control.seat == seat]


def keys(claim: MafiaCityBadgeClaim) -> bool:
    """Won."""
    return claim.won


def club(claim: MafiaCityBadgeClaim) -> bool:
    """The extra point of the Private Club several times."""
    return sum(one.extra.count(claim.seat) for one in story_of(claim.view).rounds) >= claim.limits["times"]


def word(claim: MafiaCityBadgeClaim) -> bool:
    """The last veto of a long chain."""
    return claim.seat in last_vetoes(claim.finished.told, claim.limits["vetoes"])


def point(claim: MafiaCityBadgeClaim) -> bool:
    """Won by a lead of exactly ``limits["points"]``."""
    scores = story_of(claim.view).scores
    others = [points for seat, points in scores.items() if seat != claim.seat]
    return claim.won and scores[claim.seat] - max(others) == claim.limits["points"]


def clean(claim: MafiaCityBadgeClaim) -> bool:
    """No own token in the Cell at the end, and won."""
    return claim.won and claim.seat not in claim.view.cell


def street(claim: MafiaCityBadgeClaim) -> bool:
    """Won with an empty reserve."""
    return claim.won and claim.view.players[claim.seat].reserve == 0


def five(claim: MafiaCityBadgeClaim) -> bool:
    """Controlled many locations in one round."""
    return any(len(_controlled(one, claim.seat)) >= claim.limits["locations"] for one in story_of(claim.view).rounds)


def deal(claim: MafiaCityBadgeClaim) -> bool:
    """Controlled a location that only the own Secret Deals decided."""
    return claim.seat in won_by_deals(claim.finished.told, claim.finished.seats)


def back(claim: MafiaCityBadgeClaim) -> bool:
    """Alone last after the second round or a later one, and won."""
    rounds = [one.vp for one in story_of(claim.view).rounds if one.number >= claim.limits["round"] and one.vp]
    return claim.won and any(vp[claim.seat] == min(vp) and vp.count(min(vp)) == 1 for vp in rounds)


def mayor(claim: MafiaCityBadgeClaim) -> bool:
    """Controlled Town Hall several rounds running."""
    running = most = 0
    for one in story_of(claim.view).rounds:
        running = running + 1 if TOWN_HALL in _controlled(one, claim.seat) else 0
        most = max(most, running)
    return most >= claim.limits["rounds"]


def bullet(claim: MafiaCityBadgeClaim) -> bool:
    """Acted after a pass with a Bullet several times."""
    spent = [text for text in claim.finished.texts_about("mc-stands", claim.seat) if text.args["effect"] == "effect:bullet"]
    in_vain = list(claim.finished.texts_about("mc-no-action", claim.seat))
    return len(spent) - len(in_vain) >= claim.limits["times"]


def past(claim: MafiaCityBadgeClaim) -> bool:
    """Won with points over the target."""
    return claim.won and story_of(claim.view).scores[claim.seat] - claim.view.target >= claim.limits["points"]


BADGES: Mapping[str, Earns[MafiaCityView]] = {
    "mc_keys": keys,
    "mc_club": club,
    "mc_word": word,
    "mc_point": point,
    "mc_clean": clean,
    "mc_street": street,
    "mc_five": five,
    "mc_deal": deal,
    "mc_back": back,
    "mc_mayor": mayor,
    "mc_bullet": bullet,
    "mc_past": past,
}


RESULTS = ResultRules(MafiaCityView, ends, badges=BADGES)
