"""Private drafts (MC-15.10): a play put together by several picks, each a question; only the complete play is announced.

A draft is a generator that yields its questions and returns the play. ``Draft`` runs it: it offers ``back``, takes single options without
asking, continues the clock, and drops everything when the time runs out.
"""

from collections.abc import Callable, Generator

from engines.mafia_city import asks
from engines.mafia_city.state import Effect
from engines.mafia_city.table import City
from engines.table import Answer, Ask, Option

Question = tuple[str, tuple[Option, ...], bool]
"""Name, options without ``back``, and whether it is the last one, which commits the play and is always asked."""

Steps = Generator[Question, str, Effect | None]
"""Yields questions, is sent picks, returns the play (None: nothing is played)."""


class Draft:
    """One draft of one seat. ``ask``: its open question; ``play``: its result, None for no play."""

    __slots__ = ("_clock", "_default", "_make", "_picked", "_seat", "_steps", "ask", "play")

    def __init__(self, t: City, seat: int, clock: str, make: Callable[[], Steps], default: str) -> None:
        """``make`` begins the draft, again after ``back``; ``default`` answers its first question when the time runs out."""
        self._seat = seat
        self._clock = clock
        self._make = make
        self._default = (default,)
        self._picked = t.state.players[seat].draft
        self.play: Effect | None = None
        self._begin("")

    def _begin(self, continues: str) -> None:
        self._steps = self._make()
        name, options, _ = next(self._steps)
        self._picked.clear()
        self.ask = Ask(name, self._seat, options, self._default, secret=True, clock=self._clock, continues=continues)

    def take(self, answer: Answer) -> bool:
        """Take the answer to ``ask``; return whether the draft is over. If not, ``ask`` is the next question."""
        if not answer.picks or (answer.by != "seat" and answer.lapsed):
            self.drop()
            return True
        pick = answer.picks[0]
        if pick == "back":
            self._begin(self.ask.id)
            return False
        try:
            while True:
                self._picked.append(pick)
                name, options, last = self._steps.send(pick)
                if last or len(options) != 1:
                    break
                pick = options[0].id
        except StopIteration as done:
            self.play = done.value
            self._picked.clear()
            return True
        self.ask = Ask(name, self._seat, (*options, asks.BACK), secret=True, clock=self._clock, continues=self.ask.id)
        return False

    def drop(self) -> None:
        """Forget all picks."""
        self._picked.clear()
        self._steps.close()


async def compose(t: City, draft: Draft) -> Effect | None:
    """Let one seat complete ``draft``; return its play."""
    while not draft.take(await t.next((draft.ask,))):
        pass
    return draft.play


async def contest(t: City, drafts: list[Draft]) -> Effect | None:
    """Let several seats draft at once; return the first complete play, which closes the other drafts (MC-11.7)."""
    open_now = list(drafts)
    while open_now:
        answer = await t.next(tuple([draft.ask for draft in open_now]))
        (draft,) = [draft for draft in open_now if draft.ask is answer.ask]
        if draft.take(answer):
            open_now.remove(draft)
            if draft.play is not None:
                for other in open_now:
                    other.drop()
                return draft.play
    return None


def token_steps(t: City, effect: Effect, name: str, number: int, *, last: bool) -> Generator[Question, str, Effect]:
    """Name a token of the pile of ``number`` as the target of ``effect``."""
    pile = tuple(t.state.piles[number])
    _, effect.place = asks.token_of((yield name, asks.tokens_once(number, pile), last))
    effect.location = number
    effect.victim = pile[effect.place - 1]
    return effect
