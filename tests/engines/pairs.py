"""Two games that differ only in what one seat may not know, played alike and compared through its eyes."""

from engines.chance import Stream
from engines.table import Game
from tests.engines.driving import legal_picks
from tests.engines.hooks import Hooks


def stream_of(game: Game, x: int, since: int = 0) -> tuple[object, ...]:
    """Return everything that may reach seat ``x``: what it is told (from notice ``since`` on), asked and shown, and what all may see."""
    told = [notice.text for notice in game.notices[since:] if notice.to is None or x in notice.to]
    asks = [
        (ask.id, ask.name, ask.seat, [option.id for option in ask.options], ask.default, ask.least, ask.most, ask.clock, ask.holds)
        for ask in game.asks
        if ask.seat == x or not ask.secret
    ]
    return told, asks, game.view(x), game.view(None), len(game.checkpoints)


class Pair:
    """Two games, compared through the eyes of seat ``x`` each time that something new may have reached it."""

    def __init__(self, game: Game, other: Game, x: int) -> None:
        self.games = (game, other)
        self.x = x
        self.compared = 0
        self._told = [0, 0]

    def compare(self) -> None:
        one, two = (stream_of(game, self.x, since) for game, since in zip(self.games, self._told, strict=True))
        assert one == two
        self._told = [len(game.notices) for game in self.games]
        self.compared += 1

    def over(self, hooks: Hooks, places: tuple[int, ...]) -> bool:
        return any(game.outcome is not None or hooks.hidden.over(game, self.x, places) for game in self.games)


def together(hooks: Hooks, pair: Pair, places: tuple[int, int], stream: Stream, most: int = 400) -> int:
    """Play two games alike as far as ``x`` can see, and compare what it sees. Returns the number of comparisons."""
    answered: set[str] = set()
    while pair.compared < most and not pair.over(hooks, places):
        pair.compare()
        if not step_together(hooks, pair.games, pair.x, places, stream, answered):
            for game in pair.games:
                game.expire()
            answered.clear()
    return pair.compared


def step_together(hooks: Hooks, games: tuple[Game, Game], x: int, places: tuple[int, ...], stream: Stream, answered: set[str]) -> bool:
    """Let one open question be answered alike in both games, or all secret ones be answered quietly in each."""
    open_asks = [ask for ask in games[0].asks if not ask.secret and ask.clock is not None and ask.id not in answered]
    if open_asks:
        ask = stream.pick(open_asks)
        answered.add(ask.id)
        harmless = [option.id for option in ask.options if option.id not in {f"seat:{place}" for place in places}]
        picks = (stream.pick(harmless),) if harmless else legal_picks(ask, stream)
        for game in games:
            game.answer(ask.id, *picks)
        return True
    moved = False
    for game in games:
        asks = [ask for ask in game.asks if ask.secret and ask.clock is not None]
        for ask in asks:
            if any(ask.id == now.id for now in game.asks):
                picks = hooks.hidden.quiet(games, ask, x, places)
                if picks:
                    game.answer(ask.id, *picks)
                    moved = True
    return moved


def whisper_apart(hooks: Hooks, game: Game, other: Game, x: int, stream: Stream) -> int:
    """Let seats but ``x`` answer otherwise in the other game what has no effect that ``x`` could see. Returns how many did."""
    apart = 0
    for ask in game.asks:
        twin = next((now for now in other.asks if now.id == ask.id), None)
        if ask.name in hooks.hidden.without_effect and ask.seat != x and twin is not None:
            offered = {option.id for option in twin.options}
            harmless = [option.id for option in ask.options if option.id in offered and hooks.hidden.harmless(game, option.id)]
            if len(harmless) > 1:
                one, two = stream.shuffled(harmless)[:2]
                game.answer(ask.id, one)
                other.answer(ask.id, two)
                apart += 1
    return apart
