"""When the badges of Mafia City are earned (CL-14); all of it was public when it happened."""

from collections.abc import Mapping

from bot.games.mafia_city.piles import last_vetoes, won_by_deals
from bot.games.result_rules import Claim, Earns
from engines.mafia_city.components import TOWN_HALL
from engines.mafia_city.story import RoundPart, StoryPart
from engines.mafia_city.views import MafiaCityView

Mine = Claim[MafiaCityView]


def _story(claim: Mine) -> StoryPart:
    if claim.view.story is None:
        raise ValueError("a finished game has a story")
    return claim.view.story


def _controlled(one: RoundPart, seat: int) -> list[int]:
    return [control.location for control in one.control if control.seat == seat]


def keys(claim: Mine) -> bool:
    """Won."""
    return claim.won


def club(claim: Mine) -> bool:
    """The extra point of the Private Club several times."""
    return sum(one.extra.count(claim.seat) for one in _story(claim).rounds) >= claim.limits["times"]


def word(claim: Mine) -> bool:
    """The last veto of a long chain."""
    return claim.seat in last_vetoes(claim.finished.told, claim.limits["vetoes"])


def point(claim: Mine) -> bool:
    """Won by exactly so many points."""
    scores = _story(claim).scores
    others = [points for seat, points in scores.items() if seat != claim.seat]
    return claim.won and scores[claim.seat] - max(others) == claim.limits["points"]


def clean(claim: Mine) -> bool:
    """No own token in the Cell at the end, and won."""
    return claim.won and claim.seat not in claim.view.cell


def street(claim: Mine) -> bool:
    """Won with an empty reserve."""
    return claim.won and claim.view.players[claim.seat].reserve == 0


def five(claim: Mine) -> bool:
    """Controlled many locations in one round."""
    return any(len(_controlled(one, claim.seat)) >= claim.limits["locations"] for one in _story(claim).rounds)


def deal(claim: Mine) -> bool:
    """Controlled a location that only the own Secret Deals decided."""
    return claim.seat in won_by_deals(claim.finished.told, claim.finished.seats)


def back(claim: Mine) -> bool:
    """Alone last after the second round or a later one, and won."""
    rounds = [one.vp for one in _story(claim).rounds if one.number >= claim.limits["round"] and one.vp]
    return claim.won and any(vp[claim.seat] == min(vp) and vp.count(min(vp)) == 1 for vp in rounds)


def mayor(claim: Mine) -> bool:
    """Controlled Town Hall several rounds running."""
    running = most = 0
    for one in _story(claim).rounds:
        running = running + 1 if TOWN_HALL in _controlled(one, claim.seat) else 0
        most = max(most, running)
    return most >= claim.limits["rounds"]


def bullet(claim: Mine) -> bool:
    """Acted after a pass with a Bullet several times."""
    spent = [text for text in claim.finished.told_of("mc-stands", claim.seat) if text.args["effect"] == "effect:bullet"]
    in_vain = list(claim.finished.told_of("mc-no-action", claim.seat))
    return len(spent) - len(in_vain) >= claim.limits["times"]


def past(claim: Mine) -> bool:
    """Won with points over the target."""
    return claim.won and _story(claim).scores[claim.seat] - claim.view.target >= claim.limits["points"]


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
