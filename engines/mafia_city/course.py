"""The course of the game: rounds of four phases, and the table that the kernel runs (MC-2.1)."""

from engines.mafia_city.ending import finish, verdict
from engines.mafia_city.evaluation import location_phase
from engines.mafia_city.setup import set_up
from engines.mafia_city.strategy import end_of_round, strategy_phase
from engines.mafia_city.table import City
from engines.mafia_city.turns import action_phase
from engines.mafia_city.viewing import view
from engines.mafia_city.views import MafiaCityView
from engines.table import Aborted, Outcome, seat_ref


class MafiaCity(City):
    """The city with its rules, as the kernel runs it."""

    async def play(self) -> Outcome:
        """Play from the set-up to the end; the host may end it at any time."""
        try:
            await set_up(self)
            return finish(self, *await rounds(self))
        except Aborted:
            return finish(self, "aborted")

    def view(self, seat: int | None) -> MafiaCityView:
        """Return what ``seat`` (None: a spectator) may know now."""
        return view(self, seat)


async def rounds(t: City) -> tuple[str, tuple[int, ...]]:
    """Play rounds until somebody has reached the target at the end of phase II (MC-2.1, 9.1); return reason and winners."""
    while True:
        begin(t)
        await action_phase(t)
        await location_phase(t)
        take_stock(t)
        end = verdict(t)
        if end is not None:
            return end
        await strategy_phase(t)
        end_of_round(t)


def begin(t: City) -> None:
    """Begin the next round."""
    state = t.state
    t.begin_chapter(state.round + 1)
    state.jailed = len(state.cell)
    t.tell(None, "mc-round", round=state.round, seat=seat_ref(state.starting))
    t.mark()


def take_stock(t: City) -> None:
    """At the end of phase II, note the points and whether anybody gained one (MC-9.5)."""
    state = t.state
    state.today.vp = [player.vp for player in state.players]
    gained = any(one.seat is not None for one in state.today.control)
    state.idle = 0 if gained else state.idle + 1
