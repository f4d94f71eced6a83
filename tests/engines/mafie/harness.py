"""Plays the test vectors of the rules in their own notation: seats from 1, ``1>3`` for a vote, ``peek:2`` for an answer.

``town(...)`` deals given tokens and cards and begins at a given step; the ``Play`` it returns answers, waits and tells what was told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engines.mafie import RULEBOOK, Mafie, MafieOptions
from engines.mafie.components import Token
from engines.mafie.course import assembly, begin_round, clean_up, day, night, play_round
from engines.mafie.day import discussion
from engines.mafie.ending import Over, finish
from engines.mafie.setup import set_up
from engines.mafie.state import TownState
from engines.mafie.table import Town
from engines.mafie.views import BallotView, MafieView, MyPart
from engines.table import Aborted, Ask, Game, Outcome

T7, T8, T10 = "AMPPPPP", "AMMPPPPP", "AMMPPPPPPP"
T14, T20 = "AMMM" + "P" * 10, "AMMMMM" + "P" * 14
TOKENS: dict[str, Token] = {"A": "agent", "M": "mafia", "P": "police"}

VERBS = {
    "swap": ("mafie.start.role_swap",),
    "keep": ("mafie.start.role_swap",),
    "peek": ("mafie.night.peek",),
    "suspect": ("mafie.night.hunch",),
    "recruit": ("mafie.night.recruit",),
    "kill": ("mafie.night.victim",),
    "shoot": ("mafie.day.corner_shot", "mafie.strike.last_shot"),
    "kidnap": ("mafie.day.opening",),
    "tap": ("mafie.day.wiretap",),
    "vest": ("mafie.strike.vest",),
    "accept": ("mafie.strike.vest",),
    "bandage": ("mafie.strike.bandage",),
    "arrest": ("mafie.day.opening",),
    "hideout": ("mafie.day.closing",),
    "safe_conduct": ("mafie.day.closing",),
    "change": ("mafie.vote.change",),
    "stay": ("mafie.vote.change",),
    "ready": ("mafie.day.ready",),
    "done": ("mafie.day.speech",),
    "resign": ("mafie.seat.withdraw",),
    "disqualify": ("mafie.seat.withdraw",),
    "hold_fire": ("mafie.strike.last_shot",),
    "not_tonight": ("mafie.night.recruit",),
    "no_look": ("mafie.night.peek",),
    "no_idea": ("mafie.night.hunch",),
    "leave_it": ("mafie.strike.bandage", "mafie.day.opening", "mafie.day.closing"),
}
WORDS = {"vest": "card:1", "bandage": "card:2", "hideout": "card:8", "safe_conduct": "card:9", "arrest": "card:10"}
WORDS |= {"ready": "ready", "done": "done", "resign": "withdraw", "disqualify": "disqualify"}

STEPS: dict[str, tuple[Callable[[Town], Any], ...]] = {
    "night": (night, day),
    "dawn": (day,),
    "discussion": (discussion, assembly),
    "vote": (assembly,),
}


def town(
    tokens: str,
    cards: Mapping[int, int] | None = None,
    *,
    living: str | None = None,
    begin: str = "night",
    prepare: Callable[[TownState], None] | None = None,
    seed: int = 1,
    card_set: tuple[int, ...] | None = None,
    **options: Any,
) -> Play:
    """Deal ``tokens`` (one letter a seat) and ``cards`` (seat → number) and begin round 1 at the step ``begin``.

    ``living``: the seats still in ("2 9 10"); ``prepare`` may change the state after the deal; ``card_set``: the set, if other than dealt.
    """
    hands = [(cards or {}).get(seat, 17) for seat in range(1, len(tokens) + 1)]

    class Dealt(Mafie):
        def deal_tokens(self) -> list[Token]:
            for number, seat in enumerate(self.state.seats, 1):
                seat.living = living is None or str(number) in living.split()
            return [TOKENS[letter] for letter in tokens]

        def deal_cards(self) -> list[int]:
            return list(hands)

        def deal_set(self) -> tuple[int, ...]:
            return tuple(sorted(card_set or [card for card in hands if card != 17]))

        async def play(self) -> Outcome:
            try:
                await set_up(self)
                begin_round(self)
                if prepare:
                    prepare(self.state)
                for step in STEPS[begin]:
                    await step(self)
                clean_up(self)
                while True:
                    await play_round(self)
            except Over as end:
                return finish(self, end.reason)
            except Aborted:
                return finish(self, "aborted")

    if cards is not None or card_set is not None:
        chosen = [14, 15, 16] if options.get("gang_recognition") else []
        options = {"extended": True, "cards": chosen, **options}
    return Play(Game(replace(RULEBOOK, table=Dealt), len(tokens), MafieOptions(**options), seed))


class Play:
    """A game in progress, spoken to in the notation of the vectors."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def town(self) -> Mafie:
        table = self.game._table
        assert isinstance(table, Mafie)
        return table

    @property
    def state(self) -> TownState:
        return self.town.state

    # ---- what is open

    def open(self, name: str) -> dict[int, list[str]]:
        """Return the seats asked the question whose name ends so, with the options in the notation of the vectors."""
        return {ask.seat + 1: [spoken(option.id) for option in ask.options] for ask in self.game.asks if ask.name.endswith(name)}

    def options(self, name: str, seat: int) -> set[str]:
        return set(self.open(name).get(seat, []))

    def names(self) -> set[str]:
        return {ask.name.removeprefix("mafie.") for ask in self.game.asks if ask.name != "mafie.seat.withdraw"}

    def find(self, seat: int, names: tuple[str, ...]) -> Ask:
        for ask in self.game.asks:
            if ask.seat == seat - 1 and ask.name in names:
                return ask
        raise AssertionError(f"seat {seat} is not asked {names}; open: {sorted(self.names())}")

    # ---- answering

    def do(self, *answers: str) -> Play:
        """Answer in turn: ``1 peek:2``, ``5 vest``, ``9 change:2``."""
        for answer in answers:
            seat, word = answer.split()
            verb, _, target = word.partition(":")
            ask = self.find(int(seat), VERBS[verb])
            option = f"seat:{int(target) - 1}" if target else WORDS.get(verb, "pass")
            self.game.answer(ask.id, option, by="host" if verb == "disqualify" else "seat")
        return self

    def vote(self, votes: str) -> Play:
        """Give votes in the open ballot: ``1>3 2>3``; who is not named stays silent so far."""
        for vote in votes.split():
            voter, candidate = vote.split(">")
            ask = self.find(int(voter), ("mafie.vote.first", "mafie.vote.final"))
            self.game.answer(ask.id, f"seat:{int(candidate) - 1}")
        return self

    def ballot(self, votes: str) -> Play:
        """Hold the whole open ballot: the votes, then the clock for all others, in turn order when there is a Commander."""
        given = dict(vote.split(">") for vote in votes.split())
        ballot = self.state.ballot
        assert ballot is not None
        while not (ballot.closed or ballot.annulled):
            asks = [ask for ask in self.game.asks if ask.name in ("mafie.vote.first", "mafie.vote.final")]
            voiced = [ask for ask in asks if str(ask.seat + 1) in given]
            if voiced:
                self.game.answer(voiced[0].id, f"seat:{int(given.pop(str(voiced[0].seat + 1))) - 1}")
            else:
                self.clock("vote.first", "vote.final")
        assert not given, f"nobody asked {given} to vote"
        return self

    def clock(self, *names: str) -> Play:
        """Let the clock run out on the open questions whose names end so (none named: on all)."""
        ids = [ask.id for ask in self.game.asks if ask.clock and (not names or ask.name.endswith(names))]
        if ids:
            self.game.expire(*ids)
        return self

    def until(self, name: str) -> Play:
        """Let clocks run out until the question whose name ends so is open."""
        for _ in range(400):
            if any(ask.name.endswith(name) for ask in self.game.asks):
                return self
            if self.game.outcome is not None:
                raise AssertionError(f"the game ended before {name} was asked")
            self.clock()
        raise AssertionError(f"{name} is never asked")

    def until_end(self) -> Play:
        """Let clocks run out until the game is over."""
        for _ in range(400):
            if self.game.outcome is not None:
                return self
            self.clock()
        raise AssertionError("the game does not end")

    def speeches(self) -> list[int]:
        """Let all suspects speak; return the order."""
        order = []
        while speaking := self.open("day.speech"):
            order += list(speaking)
            self.clock("day.speech")
        return order

    # ---- what was told

    def notices_of(self, key: str, to: int | None = None) -> list[dict[str, Any]]:
        """The arguments of all notices ``key`` so far (``to``: only those that this seat may read), in the notation of the vectors."""
        found = []
        for notice in self.game.notices:
            if notice.text.key == key and (to is None or notice.to is None or to - 1 in notice.to):
                found.append({name: spoken(value) for name, value in notice.text.args.items()})
        return found

    def last(self, key: str) -> dict[str, Any]:
        found = self.notices_of(key)
        assert found, f"{key} was never told"
        return found[-1]

    def sequence(self, since: int = 0) -> list[str]:
        return [notice.text.key.removeprefix("mf-") for notice in self.game.notices[since:]]

    def view(self, seat: int | None) -> MafieView:
        view = self.game.view(None if seat is None else seat - 1)
        assert isinstance(view, MafieView)
        return view

    def shown_ballot(self) -> BallotView:
        """The open or last ballot as everybody sees it."""
        ballot = self.view(None).ballot
        assert ballot is not None
        return ballot

    def me(self, seat: int) -> MyPart:
        me = self.view(seat).me
        assert me is not None
        return me

    # ---- where it stands

    def living(self) -> list[int]:
        return [seat + 1 for seat in self.town.living()]

    def suspects(self) -> list[int]:
        return [int(seat) for seat in self.last("mf-suspects")["seats"]]

    def condemned(self) -> int | None:
        """Return the seat struck last with cause ballot."""
        struck = [told["seat"] for told in self.notices_of("mf-struck") if told["cause"] == "ballot"]
        return int(struck[-1]) if struck else None

    def reason(self) -> str | None:
        return self.game.outcome.reason if self.game.outcome else None

    def winners(self) -> set[int]:
        assert self.game.outcome
        return {seat + 1 for seat in self.game.outcome.winners}


def spoken(value: Any) -> Any:
    """Return a reference as the vectors write it: ``seat:3`` → "4", ``card:7`` → "card:7", ``token:mafia`` → "mafia"."""
    if isinstance(value, tuple):
        return tuple(spoken(part) for part in value)
    if isinstance(value, str):
        kind, _, name = value.partition(":")
        if kind == "seat":
            return str(int(name) + 1)
        return value if kind == "card" or not name else name
    return value


def lay(state: TownState, card: int, seat: int) -> None:
    """Put a card of the day before ``seat`` as if it had been played: Hideout (for round 1), Safe conduct, Arrest or Kidnap."""
    name = {8: "hideout", 9: "safe", 10: "arrested", 12: "kidnapped"}[card]
    setattr(state, name, seat - 1)
    state.hideout_round = 1
    state.seats[seat - 1].open_cards.append(card)


def numbers(text: str) -> set[str]:
    return set(text.split())
