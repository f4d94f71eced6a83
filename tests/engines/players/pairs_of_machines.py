"""Pairs of games that are equal in all that one seat may know: a machine in that seat does, says and takes the same in both (MA-4.2)."""

import engines
from bot.tables.players.conversation import time_to_think
from engines.chance import Stream
from engines.players import Level, Player, player_for
from engines.table import Ask, Game, Text
from tests.engines.driving import random_game
from tests.engines.hooks import hooks_of
from tests.engines.pairs import Pair, step_together, together, whisper_apart
from tests.engines.rigging import start_swapped

THINKING = (3.0, 8.0)
LINES = ("say-knows", "say-agent", "say-suspect", "say-trust", "say-police")
OF_ITSELF = ("say-agent", "say-police")

Deed = tuple[str, tuple[str, ...] | None, float]
"""A question, what is answered, and how long was thought about it."""


class Machine:
    """A machine in one seat of one game, told all that reaches the seat."""

    def __init__(self, player: Player, game: Game, seat: int) -> None:
        self.player = player
        self.game = game
        self.seat = seat
        self._told = 0

    def listen(self) -> None:
        """Hear the notices that are new."""
        for notice in self.game.notices[self._told :]:
            if notice.to is None or self.seat in notice.to:
                self.player.hear(notice)
        self._told = len(self.game.notices)

    def deeds(self) -> tuple[Text | None, list[Deed]]:
        """Return what it says now and what it answers to each of its questions."""
        self.listen()
        view = self.game.view(self.seat)
        asks = [ask for ask in self.game.asks if ask.seat == self.seat]
        return self.player.say(view), [self._deed(ask) for ask in asks]

    def _deed(self, ask: Ask) -> Deed:
        return ask.id, self.player.choose(ask, self.game.view(self.seat)), time_to_think("one", ask, THINKING)


class PairOfMachines(Pair):
    """Two games, and a machine of the same whims in the same seat of both."""

    def __init__(self, game: Game, other: Game, x: int, level: Level, seed: int) -> None:
        super().__init__(game, other, x)
        self.machines = [Machine(player_for(game.rulebook.name, x, seed, level), one, x) for one in (game, other)]
        self.deeds = 0
        self._lines = Stream(seed, "lines")

    def compare(self) -> None:
        super().compare()
        one, two = (machine.deeds() for machine in self.machines)
        assert one == two
        self.deeds += len(one[1]) + (one[0] is not None)
        if not self._lines.below(3):
            self._say()

    def _say(self) -> None:
        """Let somebody else say the same in both games."""
        seats = [seat for seat in range(self.games[0].seats) if seat != self.x]
        by, key, about = self._lines.pick(seats or [self.x]), self._lines.pick(LINES), self._lines.below(len(seats) + 1)
        for machine in self.machines:
            machine.player.listen(by, Text(key, {} if key in OF_ITSELF else {"seat": f"seat:{about}"}))


def dealt_apart(name: str, seed: int, level: Level) -> int:
    """Compare games whose deals differ in what is hidden from a seat; return how many deeds were compared."""
    hooks = hooks_of(name)
    game, stream = random_game(hooks, seed)
    x = stream.below(game.seats)
    places = hooks.hidden.places(game, x, stream)
    if places is None:
        return 0
    record = game.record
    other = start_swapped(hooks.rulebook, record.seats, record.options, seed, hooks.hidden.stream, places)
    pair = PairOfMachines(game, other, x, level, seed)
    together(hooks, pair, places, stream)
    return pair.deeds


def played_apart(name: str, seed: int, level: Level) -> int:
    """Compare games in which others answer otherwise in secret; return how many deeds were compared."""
    hooks = hooks_of(name)
    game, stream = random_game(hooks, seed)
    record, x = game.record, stream.below(game.seats)
    other = engines.start(name, seats=record.seats, options=record.options, seed=seed)
    pair, answered = PairOfMachines(game, other, x, level, seed), set[str]()
    while pair.compared < 200 and not pair.over(hooks, ()):
        pair.compare()
        whisper_apart(hooks, game, other, x, stream)
        if not step_together(hooks, pair.games, x, (), stream, answered):
            game.expire()
            other.expire()
            answered.clear()
    return pair.deeds
