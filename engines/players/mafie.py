"""An automated player of Mafie: it infers the roles from public facts and its own knowledge, and talks like everybody.

``mafie_actions`` and ``mafie_votes`` answer, ``mafie_talk`` and ``mafie_claims`` speak, ``mafie_memory`` feeds ``inference``.
"""

from collections.abc import Callable, Sequence
from typing import cast

from pydantic import BaseModel

from engines.asking import Ask, Notice, Text
from engines.mafie import asks
from engines.mafie.views import MafieView
from engines.players import mafie_actions as actions
from engines.players import mafie_talk as talk
from engines.players import mafie_votes as votes
from engines.players.mafie_memory import Beliefs
from engines.players.mafie_mind import Mind
from engines.players.protocol import ByHearing, GamePlayers, Picks
from engines.players.whims import Whims


def _last(_mind: Mind, options: Sequence[str]) -> str | None:
    return options[-1]


ANSWERS: dict[str, Callable[[Mind, Sequence[str]], str | None]] = {
    asks.ROLE_SWAP: actions.swap,
    asks.PEEK: actions.look,
    asks.HUNCH: actions.hunch,
    asks.RECRUIT: actions.recruit,
    asks.VICTIM: actions.victim,
    asks.CORNER_SHOT: actions.corner_shot,
    asks.VEST_WINDOW: actions.vest,
    asks.BANDAGE_WINDOW: actions.bandage,
    asks.LAST_SHOT: actions.last_shot,
    asks.OPENING: actions.opening,
    asks.WIRETAP: actions.tap,
    asks.READY: _last,
    asks.FIRST: votes.vote,
    asks.FINAL: votes.vote,
    asks.CHANGE: votes.change,
    asks.SPEECH: _last,
    asks.CLOSING: actions.closing,
}
"""The answer to each question."""


class MafiePlayer(ByHearing):
    """One automated player; see ``engines.players.protocol.Player`` for what each method takes and returns."""

    __slots__ = ("_whims", "beliefs", "seat")

    def __init__(self, seat: int, whims: Whims) -> None:
        self.seat = seat
        self._whims = whims
        self.beliefs = Beliefs()

    def share(self, other: ByHearing) -> None:
        """Share the memory of public notices and lines with another player of Mafie at the table."""
        if isinstance(other, MafiePlayer):
            self.beliefs.share(other.beliefs)

    def hear(self, notice: Notice) -> None:
        """Take in a public notice; private ones are in the view."""
        self.beliefs.hear(notice)

    def listen(self, seat: int, line: Text) -> None:
        """Take in a line, its own too."""
        self.beliefs.listen(seat, line)

    def choose(self, ask: Ask, view: BaseModel) -> Picks | None:
        """Answer with the function for this question; leave a single ``pass`` to the clock (MF-14.10), and giving up to people."""
        options = [option.id for option in ask.options if not option.host_only]
        answer = ANSWERS.get(ask.name)
        if answer is None or options == ["pass"]:
            return None
        self._whims.about(ask.id)
        pick = answer(self._mind(view), options)
        self._whims.release_stream()
        return None if pick is None else (pick,)

    def say(self, view: BaseModel) -> Text | None:
        """Speak in a discussion and in the own speech of defence."""
        mind = self._mind(view)
        town = mind.view
        if not town.seats[self.seat].living:
            return None
        self._whims.about(f"line {mind.recall.heard}")
        line: Text | None = None
        if town.phase == "defence" and town.seats[self.seat].speaking:
            line = talk.defended(mind)
        elif town.phase in ("discussion", "tie"):
            line = talk.discussed(mind)
        self._whims.release_stream()
        return line

    def _mind(self, view: BaseModel) -> Mind:
        town = cast("MafieView", view)
        public = self.beliefs.public(town)
        return Mind(self.seat, town, public, self.beliefs.recall, self._whims)


PLAYERS = GamePlayers(MafiePlayer, levels=("gentle", "normal", "strong"))
