"""What the club needs of Mafia City: its full ranking, who has left, badges."""

from bot.games.mafia_city.badges import BADGES
from bot.games.result_rules import Finished, ResultRules, SeatEnd
from engines.mafia_city.views import MafiaCityView


def ends(finished: Finished[MafiaCityView]) -> tuple[SeatEnd, ...]:
    """Return the ranking of the rules (CL-12.2); who has left the table has not played to the end."""
    return tuple([SeatEnd(place=one.place or 1, left=one.left) for one in finished.view.players])


RESULTS = ResultRules(MafiaCityView, ends, badges=BADGES)
