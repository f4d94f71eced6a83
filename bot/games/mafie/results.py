"""What the club needs of Mafie: forces, tokens, classes of sizes, badges."""

from bot.games.mafie.badges import BADGES
from bot.games.result_rules import Finished, ResultRules, SeatEnd
from engines.mafie.views import MafieView, SeatView

SIZES = ((6, 8), (9, 13), (14, 19), (20, 21))


def ends(finished: Finished[MafieView]) -> tuple[SeatEnd, ...]:
    """Winners 1, others 2; a role is the token at the end, or the Gang (CL-12.2)."""
    view = finished.view
    if view.story is None:
        raise ValueError("a finished game has a story")
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
            for one, seat in zip(view.story.seats, view.seats, strict=True)
        ]
    )


def _left(seat: SeatView) -> bool:
    return seat.way_out in ("removed", "disqualified") or seat.withdrawing


def class_of(role: str, side: str) -> str:
    """Return the side of statistics (CL-11.5): the Agent of the Police is a side of his own, a recruit plays for the Mafia."""
    return role if side == "police" and role == "agent" else side


RESULTS = ResultRules(MafieView, ends, boxed=False, badges=BADGES, class_of=class_of, sizes=SIZES)
