"""The course of the game: six Months of four phases, and the table that the kernel runs (NC-1.1)."""

from engines.nostra_city.business import business
from engines.nostra_city.components import MONTHS
from engines.nostra_city.ending import final_verdict, finish
from engines.nostra_city.meeting import meeting
from engines.nostra_city.reception import reception
from engines.nostra_city.setup import set_up
from engines.nostra_city.table import Family
from engines.nostra_city.trial import trial
from engines.nostra_city.viewing import view
from engines.nostra_city.views import NostraCityView
from engines.table import Aborted, Outcome, seat_ref


class NostraCity(Family):
    """The table with its rules, as the kernel runs it."""

    async def play(self) -> Outcome:
        """Play from the set-up to the FINAL VERDICT; the host may end it at any time."""
        try:
            await set_up(self)
            self.state.month = 1
            while self.state.month < MONTHS:
                await play_month(self)
                await reception(self)
            await play_month(self)
            return finish(self, *await final_verdict(self))
        except Aborted:
            return finish(self, "aborted")

    def view(self, seat: int | None) -> NostraCityView:
        """Return what ``seat`` (None: a spectator) may know now."""
        return view(self, seat)


async def play_month(t: Family) -> None:
    """BUSINESS, MEETING and TRIAL of one Month; RECEPTION or the FINAL VERDICT follows (NC-1.1, 17.9)."""
    begin_month(t)
    await business(t)
    await meeting(t)
    await trial(t)


def begin_month(t: Family) -> None:
    """Begin a Month: standing Passes end, and the Starting Player card may be passed on again (NC-7.3, 23.7)."""
    state = t.state
    t.begin_chapter(state.month)
    state.passed_on = False
    for player in state.players:
        player.standing = ""
    t.offer_standing()
    t.tell(None, "nc-month", month=state.month, seat=seat_ref(state.starter))
    if state.month % 2:  # a checksum takes as long as some ten decisions
        t.mark()
