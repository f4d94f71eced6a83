"""Taking back never reaches past something hidden that was shown: two worlds that nobody at the table can tell apart, until they can.

The worlds differ in one stream of chance, or in answers of which nothing could be seen. As soon as the same move makes a difference that
everybody sees, something hidden has come to light by it, and no checkpoint from before may be left (MF-15.19). A play that one seat puts
together step by step is no secret of this kind: nobody but that seat has it, until it is made.
"""

from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any

import pytest

import engines
from engines.chance import Chance, Stream
from engines.table import Ask, Game, Rulebook
from tests.engines.driving import legal_picks, play_out, random_game
from tests.engines.hooks import hooks_of, names
from tests.soak.amounts import little_or_much

pytestmark = pytest.mark.usefixtures("with_toy")
STEPS = 400


class OtherChance(Chance):
    """Chance in which the stream ``name`` gives other numbers."""

    def __init__(self, seed: int, name: str) -> None:
        super().__init__(seed)
        self._streams[name] = Stream(seed + 1, name)


def other_world(game: Game, name: str) -> Game:
    """Return the same table with other numbers in the stream ``name``."""
    rulebook, record = game.rulebook, game.record

    def deal(seats: int, options: object, _chance: Chance) -> object:
        return rulebook.table(seats, options, OtherChance(record.seed, name))

    rigged = Rulebook(rulebook.name, rulebook.version, rulebook.seats, rulebook.options, deal)  # type: ignore[arg-type]
    return Game(rigged, record.seats, rulebook.read_options(record.options), record.seed)


def streams_of(game: Game, stream: Stream) -> list[str]:
    """Return the names of all streams that such a game draws from, by playing one."""
    played = engines.replay(game.record)
    play_out(played, stream)
    return sorted(played._table.chance._streams)


def public(game: Game, since: int = 0) -> tuple[Any, ...]:
    """Return everything that everybody can see."""
    told = [notice.text for notice in game.notices[since:] if notice.to is None]
    asks = [(ask.id, ask.options, ask.default, ask.least, ask.most, ask.clock) for ask in game.asks if not ask.secret]
    return told, asks, game.view(None), game.outcome


def differing(one: tuple[Any, ...], two: tuple[Any, ...]) -> str:
    """Return the first difference of two public streams, to find the revealing sentence."""
    if one[0] != two[0]:
        return "told " + repr(next((pair for pair in zip_longest(one[0], two[0]) if pair[0] != pair[1]), ""))
    if one[1] != two[1]:
        return "asked"
    ours, theirs = one[2].model_dump(), two[2].model_dump()
    return "shown " + repr({name: (ours[name], theirs[name]) for name in ours if ours[name] != theirs[name]})


@dataclass
class Worlds:
    """Two games that look the same from outside, and what was tried with them."""

    one: Game
    two: Game
    stream: Stream
    seen: list[int] = field(default_factory=lambda: [0, 0])
    differ: str = ""
    """The question that was answered differently."""
    before: dict[str, str] = field(default_factory=dict)
    """Questions by those that continue them."""
    difference: str = ""
    """The cause of their parting."""

    def alike(self) -> bool:
        """Return whether nobody can tell them apart after the last move; what was told before has been compared."""
        one, two = public(self.one, self.seen[0]), public(self.two, self.seen[1])
        same = one == two
        self.difference = "" if same else differing(one, two)
        self.seen = [len(self.one.notices), len(self.two.notices)]
        return same

    def common(self) -> list[Ask]:
        """Return the questions that are open in both with the same options."""
        there = {ask.id: ask for ask in self.two.asks}
        return [ask for ask in self.one.asks if ask.id in there and there[ask.id].options == ask.options]

    def apart(self) -> bool:
        """Answer one question differently in secret; both worlds go back when that could be seen. Returns whether it stayed unseen."""
        asks = [ask for ask in self.common() if len(ask.options) > 1 and ask.clock is not None]
        if not asks:
            return False
        ask, kept, seen = self.stream.pick(asks), (self.one, self.two), self.seen
        self.one, self.two = self.one.at(self.one.moves_made), _copied(self.two)
        self.one.answer(ask.id, *legal_picks(ask, self.stream))
        self.two.answer(ask.id, *legal_picks(ask, self.stream))
        if self.alike():
            self.differ = ask.id
            return True
        self.one, self.two, self.seen = *kept, seen
        return False

    def put_together(self, ask: Ask) -> set[str]:
        """Return the questions whose answers make up one play with that to ``ask``."""
        chain = {ask.id}
        name = ask.continues
        while name and name not in chain:
            chain.add(name)
            name = self.before.get(name, "")
        return chain

    def together(self) -> Ask | None:
        """Make the same move in both; return which question was answered, None when they have none in common."""
        held = [ask for ask in self.common() if ask.clock is not None]
        if not held:
            return None
        self.before |= {ask.id: ask.continues for ask in held}
        ask = self.stream.pick(held)
        picks = legal_picks(ask, self.stream) if self.stream.below(8) else ask.default
        for game in (self.one, self.two):
            if ask.least <= len(picks):
                game.answer(ask.id, *picks)
            else:
                game.expire(ask.id)
        return ask


def _copied(game: Game) -> Game:
    """Return a game of its own at the same moment, its chance rigged alike."""
    again = Game(game.rulebook, game.seats, game.rulebook.read_options(game.record.options), game.record.seed)
    for move in game.record.moves:
        again._repeat(move.ask_name, move.seat, move.picks, move.by)
    return again


def check(worlds: Worlds, *, whispering: bool) -> int:
    """Play until the worlds come apart; return 1 when they did by something hidden, 0 when the game ended before."""
    for _ in range(STEPS):
        if worlds.one.outcome is not None or worlds.two.outcome is not None:
            return 0
        if whispering and not worlds.differ and not worlds.stream.below(8) and worlds.apart():
            continue
        before = (worlds.one.moves_made, worlds.two.moves_made)
        ask = worlds.together()
        if ask is None:
            return 0
        if not worlds.alike():
            if worlds.differ in worlds.put_together(ask):
                return 0
            for game, moves in zip((worlds.one, worlds.two), before, strict=True):
                left = [move for move in game.checkpoints if move <= moves]
                assert not left, f"after {moves} moves (seed {game.record.seed}) back to {left} is possible: {worlds.difference}"
            return 1
    return 0


@pytest.mark.long
@pytest.mark.rule("MF-15.19")
@pytest.mark.parametrize("amount", little_or_much((40, 8, 2), (20, 1_000, 4)))
@pytest.mark.parametrize("name", names())
def test_no_checkpoint_survives_a_reveal(name: str, amount: tuple[int, int, int]) -> None:
    """Look at one game in so many, and at fewer where something hidden has come to light often ``enough``."""
    one_in, enough, whispers = amount
    hooks, found = hooks_of(name), 0
    for seed in range(max(200 // one_in, hooks.games // one_in)):
        if found >= enough:
            break
        game, stream = random_game(hooks, 40_000 + seed)
        for chance in streams_of(game, stream):
            if found >= enough:
                break
            worlds = Worlds(engines.replay(game.record), other_world(game, chance), Stream(seed, f"worlds {chance}"))
            if worlds.alike():
                found += check(worlds, whispering=False)
        for turn in range(whispers):
            check(Worlds(engines.replay(game.record), engines.replay(game.record), Stream(seed, f"worlds {turn}")), whispering=True)
    assert found > 3
