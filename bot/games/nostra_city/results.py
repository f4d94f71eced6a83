"""The results of Nostra City: loyal people and Informants by Respect, badges."""

from collections.abc import Iterator, Mapping

from bot.games.result_rules import BadgeClaim, Earns, Finished, ResultRules, SeatEnd, places, story_of
from engines.nostra_city.story import AuctionPart, CollectingPart
from engines.nostra_city.views import NostraCityView, PlayerView


def ends(finished: Finished[NostraCityView]) -> tuple[SeatEnd, ...]:
    """Winners, then the possible winners by Respect, then the rest as equals (CL-12.2)."""
    view = finished.view
    return tuple([_end(one, place) for one, place in zip(view.players, ranks(view), strict=True)])


def ranks(view: NostraCityView) -> tuple[int, ...]:
    """Return the place of each seat at the end of a game."""
    return places([_merit(one, guilty=view.guilty) for one in view.players])


def _merit(one: PlayerView, *, guilty: bool) -> tuple[int, ...]:
    """Among the Informants if the Godfather is Guilty, else among the loyal (NC-19.8)."""
    if one.won:
        return 2, 0
    return (1, one.respect) if bool(one.informant) == guilty else (0, 0)


def _end(one: PlayerView, place: int) -> SeatEnd:
    side = "informant" if one.informant else "loyal"
    return SeatEnd(role=side, side=side, place=place)


# ---- badges


NostraCityBadgeClaim = BadgeClaim[NostraCityView]


def _me(claim: NostraCityBadgeClaim) -> PlayerView:
    return claim.view.players[claim.seat]


def _collectings(claim: NostraCityBadgeClaim) -> Iterator[CollectingPart]:
    return (one for month in story_of(claim.view).months for one in month.collectings if one.seat == claim.seat)


def _auctions(claim: NostraCityBadgeClaim) -> Iterator[AuctionPart]:
    return (one for month in story_of(claim.view).months for one in month.auctions if one.winner == claim.seat)


def clean(claim: NostraCityBadgeClaim) -> bool:
    """Won, the Godfather Innocent."""
    return claim.won and not claim.view.guilty


def double(claim: NostraCityBadgeClaim) -> bool:
    """Won as the Informant."""
    return claim.won and _me(claim).informant is True


def word(claim: NostraCityBadgeClaim) -> bool:
    """Several own Collectings with somebody owed, nobody Betrayed in them, and won."""
    owing = [one for one in _collectings(claim) if one.given or one.betrayed]
    return claim.won and len(owing) >= claim.limits["collectings"] and not any(one.betrayed for one in owing)


def trust(claim: NostraCityBadgeClaim) -> bool:
    """Never Betrayed."""
    return not any(claim.finished.texts_about("nc-betrayed", claim.seat))


def hand(claim: NostraCityBadgeClaim) -> bool:
    """Underboss at the end."""
    return _me(claim).title == "underboss"


def trial(claim: NostraCityBadgeClaim) -> bool:
    """Several Biggest Briber cards."""
    return _me(claim).bribers >= claim.limits["cards"]


def lone(claim: NostraCityBadgeClaim) -> bool:
    """Several Auctions as the only bidder."""
    return sum(len(one.bids) == 1 for one in _auctions(claim)) >= claim.limits["auctions"]


def trace(claim: NostraCityBadgeClaim) -> bool:
    """Won several Investigations."""
    return len(_me(claim).investigations) >= claim.limits["investigations"]


def team(claim: NostraCityBadgeClaim) -> bool:
    """The bonus Fine Team."""
    return "fine_team" in _me(claim).bonuses


def calm(claim: NostraCityBadgeClaim) -> bool:
    """No Revenge card played, and won."""
    return claim.won and not any(claim.finished.texts_about("nc-played", claim.seat))


def purse(claim: NostraCityBadgeClaim) -> bool:
    """The bonus Full of Cash."""
    return "full_of_cash" in _me(claim).bonuses


def regard(claim: NostraCityBadgeClaim) -> bool:
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


RESULTS = ResultRules(NostraCityView, ends, badges=BADGES)
