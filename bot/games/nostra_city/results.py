"""What the club needs of Nostra City: loyal people and Informants, Respect, badges."""

from collections.abc import Iterator, Mapping

from bot.games.result_rules import Claim, Earns, Finished, ResultRules, SeatEnd, places
from engines.nostra_city.story import AuctionPart, CollectingPart, StoryPart
from engines.nostra_city.views import NostraCityView, PlayerView

Mine = Claim[NostraCityView]


def _story(claim: Mine) -> StoryPart:
    if claim.view.story is None:
        raise ValueError("a finished game has a story")
    return claim.view.story


def _me(claim: Mine) -> PlayerView:
    return claim.view.players[claim.seat]


def _collectings(claim: Mine) -> Iterator[CollectingPart]:
    return (one for month in _story(claim).months for one in month.collectings if one.seat == claim.seat)


def _auctions(claim: Mine) -> Iterator[AuctionPart]:
    return (one for month in _story(claim).months for one in month.auctions if one.winner == claim.seat)


def clean(claim: Mine) -> bool:
    """Won, the Godfather Innocent."""
    return claim.won and not claim.view.guilty


def double(claim: Mine) -> bool:
    """Won as the Informant."""
    return claim.won and _me(claim).informant is True


def word(claim: Mine) -> bool:
    """Several own Collectings with somebody owed, nobody Betrayed in them, and won."""
    owing = [one for one in _collectings(claim) if one.given or one.betrayed]
    return claim.won and len(owing) >= claim.limits["collectings"] and not any(one.betrayed for one in owing)


def trust(claim: Mine) -> bool:
    """Never Betrayed."""
    return not any(claim.finished.told_of("nc-betrayed", claim.seat))


def hand(claim: Mine) -> bool:
    """Underboss at the end."""
    return _me(claim).title == "underboss"


def trial(claim: Mine) -> bool:
    """Several Biggest Briber cards."""
    return _me(claim).bribers >= claim.limits["cards"]


def lone(claim: Mine) -> bool:
    """Several Auctions as the only bidder."""
    return sum(len(one.bids) == 1 for one in _auctions(claim)) >= claim.limits["auctions"]


def trace(claim: Mine) -> bool:
    """Won several Investigations."""
    return len(_me(claim).investigations) >= claim.limits["investigations"]


def team(claim: Mine) -> bool:
    """The bonus Fine Team."""
    return "fine_team" in _me(claim).bonuses


def calm(claim: Mine) -> bool:
    """No Revenge card played, and won."""
    return claim.won and not any(claim.finished.told_of("nc-played", claim.seat))


def purse(claim: Mine) -> bool:
    """The bonus Full of Cash."""
    return "full_of_cash" in _me(claim).bonuses


def regard(claim: Mine) -> bool:
    """Much Respect at the end."""
    return _me(claim).respect >= claim.limits["respect"]


BADGES: Mapping[str, Earns[NostraCityView]] = {
    "nc_clean": clean,
    "nc_double": double,
    "nc_word": word,
    "nc_trust": trust,
    "nc_hand": hand,
    "nc_trial": trial,
    "nc_lone": lone,
    "nc_trace": trace,
    "nc_team": team,
    "nc_calm": calm,
    "nc_purse": purse,
    "nc_regard": regard,
}


def ends(finished: Finished[NostraCityView]) -> tuple[SeatEnd, ...]:
    """Winners, then who could have won by Respect, then the rest, who are equal (CL-12.2)."""
    view = finished.view
    ranks = places([_merit(one, guilty=view.guilty) for one in view.players])
    return tuple([_end(one, place) for one, place in zip(view.players, ranks, strict=True)])


def _merit(one: PlayerView, *, guilty: bool) -> tuple[int, ...]:
    """Among the Informants if the Godfather is Guilty, else among the loyal (NC-19.8)."""
    if one.won:
        return 2, 0
    return (1, one.respect) if bool(one.informant) == guilty else (0, 0)


def _end(one: PlayerView, place: int) -> SeatEnd:
    side = "informant" if one.informant else "loyal"
    return SeatEnd(role=side, side=side, place=place)


RESULTS = ResultRules(NostraCityView, ends, badges=BADGES)
