"""The course of the game: the run sheet of MF-3.7, and the table that the kernel runs."""

from engines.mafie.cards import commander, lying, new_gang
from engines.mafie.day import closing, dawn, discussion
from engines.mafie.ending import Over, check_stalemate, finish
from engines.mafie.meeting import mafia_phase
from engines.mafie.night import agent_phase
from engines.mafie.seats import remove_withdrawn, withdraw
from engines.mafie.setup import set_up
from engines.mafie.strike import strike
from engines.mafie.table import Town
from engines.mafie.viewing import view
from engines.mafie.views import MafieView
from engines.mafie.vote import vote
from engines.table import Aborted, Answer, Outcome


class Mafie(Town):
    """The town with its rules: what the rulebook hands to the kernel."""

    async def play(self) -> Outcome:
        """Play from the deal to the end (MF-1 to MF-9); the host may end it at any time (MF-9.12)."""
        try:
            await set_up(self)
            while True:
                await play_round(self)
        except Over as end:
            return finish(self, end.reason)
        except Aborted:
            return finish(self, "aborted")

    def view(self, seat: int | None) -> MafieView:
        """Return what ``seat`` (None: a spectator) may know now."""
        return view(self, seat)

    def witness(self) -> MafieView:
        """Return what a human narrator sees who is let see the tokens: them and the nights."""
        return view(self, None, witness=True)

    async def on_standing(self, answer: Answer) -> None:
        """D-18: a player resigns, or the host removes or disqualifies somebody (MF-15.16)."""
        withdraw(self, answer)


async def play_round(t: Town) -> None:
    """One round: night, then day (MF-3.1 to 3.5). Raises Over."""
    begin_round(t)
    await night(t)
    await day(t)
    clean_up(t)


async def night(t: Town) -> None:
    """Agent phase, recognition, Mafia phase, each if it is held (MF-3.1 to 3.6)."""
    await agent_phase(t)
    await new_gang.recognition(t)
    await mafia_phase(t)


async def day(t: Town) -> None:
    """The Police phase from P0 to P7 (MF-6.1)."""
    await dawn(t)
    await discussion(t)
    await assembly(t)


async def assembly(t: Town) -> None:
    """The vote with its verdict, and the closing window: P3 to P7 (MF-6.7 to 6.9)."""
    await vote(t)
    await verdict(t)
    await closing(t)


def begin_round(t: Town) -> None:
    """Begin a new round with all living players (MF-3.4); nothing is left of the last one but what lies on the table."""
    state = t.state
    state.phase = "agent"
    t.begin_chapter(state.round + 1)
    state.victim = state.condemned = state.ballot = state.exposed = None
    state.ready.clear()
    t.kept = ()
    t.tell(None, "mf-round", round=state.round)
    t.mark()


async def verdict(t: Town) -> None:
    """P6: strike the condemned; Arrest and Kidnap are taken off the table (MF-6.8). Raises Over."""
    t.state.phase = "verdict"
    condemned = t.state.condemned
    if condemned is not None:
        await strike(t, condemned, "ballot")
    lying.end_arrest(t)
    lying.end_kidnap(t)


def clean_up(t: Town) -> None:
    """P8: Hideout off the table, Commander passes on, three quiet rounds end the game (MF-6.10, MF-9.10). Raises Over."""
    t.state.phase = "closing"
    remove_withdrawn(t)
    lying.end_hideout(t)
    commander.pass_on(t)
    check_stalemate(t)
