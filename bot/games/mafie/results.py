"""The results of Mafie: forces, tokens, classes of sizes, badges."""

from collections.abc import Iterator, Mapping

from bot.games.result_rules import BadgeClaim, Earns, Finished, ResultRules, SeatEnd, story_of
from engines.asking import seat_ref
from engines.mafie.components import BANDAGE, VEST
from engines.mafie.story import RoundPart, StorySeat, StrikePart
from engines.mafie.views import MafieView, SeatView

SIZES = ((6, 8), (9, 13), (14, 19), (20, 21))


def ends(finished: Finished[MafieView]) -> tuple[SeatEnd, ...]:
    """Winners 1, others 2; a role is the token at the end, or the Gang (CL-12.2)."""
    view = finished.view
    return tuple(
        [
            SeatEnd(
                role="gang" if one.force == "gang" else one.token,
                side=one.force,
                place=1 if one.force == view.winner else 2,
                survived=seat.living,
                disqualified=seat.disqualified,
                left=_left(seat),
            )
            for one, seat in zip(story_of(view).seats, view.seats, strict=True)
        ]
    )


def _left(seat: SeatView) -> bool:
    return seat.way_out in ("removed", "disqualified") or seat.withdrawing


def class_of(role: str, side: str) -> str:
    """Return the side of statistics (CL-11.5): the Agent of the Police is a side of his own, a recruit plays for the Mafia."""
    return role if side == "police" and role == "agent" else side


# ---- badges


MafieBadgeClaim = BadgeClaim[MafieView]


TOKENS = frozenset({"police", "mafia", "agent"})


def _me(claim: MafieBadgeClaim) -> StorySeat:
    return story_of(claim.view).seats[claim.seat]


def _rounds(claim: MafieBadgeClaim) -> tuple[RoundPart, ...]:
    return story_of(claim.view).rounds


def _strikes(claim: MafieBadgeClaim) -> Iterator[StrikePart]:
    return (strike for one in _rounds(claim) for strike in one.strikes)


def _is_mafia(claim: MafieBadgeClaim, seat: int | None) -> bool:
    return seat is not None and story_of(claim.view).seats[seat].token == "mafia"


def eye(claim: MafieBadgeClaim) -> bool:
    """Agent, a look found a Mafia token, and won."""
    looks = [one.look for one in _rounds(claim) if one.look is not None and one.look.agent == claim.seat]
    return claim.won and any(look.token == "mafia" for look in looks)


def sweep(claim: MafieBadgeClaim) -> bool:
    """Won as Mafia, no Mafia token out."""
    return claim.won and _me(claim).force == "mafia" and all(one.living for one in claim.view.seats if one.token == "mafia")


def finger(claim: MafieBadgeClaim) -> bool:
    """Police token, several final votes, all of them on Mafia tokens."""
    ballots = [ballot for one in _rounds(claim) for ballot in one.ballots if ballot.kind == "final" and not ballot.annulled]
    votes = [ballot.votes[claim.seat] for ballot in ballots if claim.seat in ballot.votes]
    return _me(claim).token == "police" and len(votes) >= claim.limits["votes"] and all(_is_mafia(claim, vote) for vote in votes)


def vest(claim: MafieBadgeClaim) -> bool:
    """Saved by the own Vest, living at the end."""
    saved = [one for one in _strikes(claim) if one.saved_card == VEST and one.seat == one.saved_by == claim.seat]
    return bool(saved) and claim.view.seats[claim.seat].living


def recruit(claim: MafieBadgeClaim) -> bool:
    """Recruited, and won."""
    return claim.won and _me(claim).recruited


def hunch(claim: MafieBadgeClaim) -> bool:
    """Several named hunches, most of them on Mafia tokens."""
    named = [hunch.seat for one in _rounds(claim) for hunch in one.hunches if hunch.by == claim.seat and hunch.seat is not None]
    right = sum(_is_mafia(claim, seat) for seat in named)
    return len(named) >= claim.limits["named"] and right * claim.limits["of"] >= len(named) * claim.limits["right"]


def last(claim: MafieBadgeClaim) -> bool:
    """The only living seat of the winning force."""
    living = [one.seat for one in story_of(claim.view).seats if one.force == claim.view.winner and claim.view.seats[one.seat].living]
    return claim.won and living == [claim.seat]


def grave(claim: MafieBadgeClaim) -> bool:
    """Out in the first round by a strike, and won."""
    seat = claim.view.seats[claim.seat]
    return claim.won and not seat.living and (seat.out_round or 0) <= claim.limits["round"] and seat.way_out != "removed"


def tongue(claim: MafieBadgeClaim) -> bool:
    """Suspect in several rounds, never condemned, and won."""
    condemned = any(ballot.condemned == claim.seat for one in _rounds(claim) for ballot in one.ballots)
    return claim.won and not condemned and _times_suspect(claim) >= claim.limits["rounds"]


def _times_suspect(claim: MafieBadgeClaim) -> int:
    """Return the number of rounds with the seat as a suspect."""
    number, rounds = 0, set[int]()
    for text in claim.finished.told:
        if text.key == "mf-round":
            number += 1
        elif text.key == "mf-suspects" and seat_ref(claim.seat) in _seats(text.args):
            rounds.add(number)
    return len(rounds)


def _seats(args: Mapping[str, object]) -> tuple[object, ...]:
    seats = args["seats"]
    return seats if isinstance(seats, tuple) else ()


def nurse(claim: MafieBadgeClaim) -> bool:
    """The own Bandage saved one of the own force, and won."""
    seats = story_of(claim.view).seats
    saved = [one.seat for one in _strikes(claim) if one.saved_card == BANDAGE and one.saved_by == claim.seat]
    return claim.won and any(seats[seat].force == _me(claim).force for seat in saved)


def gang(claim: MafieBadgeClaim) -> bool:
    """Won with the Gang."""
    return claim.won and _me(claim).force == "gang"


def masks(claim: MafieBadgeClaim) -> bool:
    """Won here with each of the three tokens."""
    return claim.won and claim.won_as >= TOKENS


BADGES: Mapping[str, Earns[MafieView]] = {
    "mf_eye": eye,
    "mf_sweep": sweep,
    "mf_finger": finger,
    "mf_vest": vest,
    "mf_recruit": recruit,
    "mf_hunch": hunch,
    "mf_last": last,
    "mf_grave": grave,
    "mf_tongue": tongue,
    "mf_nurse": nurse,
    "mf_gang": gang,
    "mf_masks": masks,
}


RESULTS = ResultRules(MafieView, ends, boxed=False, badges=BADGES, class_of=class_of, sizes=SIZES)
