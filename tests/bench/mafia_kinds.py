"""Strong Police against three kinds of Mafia that are no level of any table (MA-14.2, MA-14.5).

Each Mafioso is a normal player but for its ballots, which follow one plain rule. Nothing here knows how the Police conclude.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Literal, cast, get_args

from pydantic import BaseModel

import engines
from bot.lab.mafie_facts import GAME
from bot.simulation.playing import Circle
from bot.simulation.simulate import Share, player_of
from engines import Ask, Text
from engines.asking import seat_of, seat_option
from engines.chance import Stream
from engines.mafie import asks
from engines.mafie.views import MafieView
from engines.players import Player, hear_together
from engines.players.basic import PlayerWrapper
from engines.players.protocol import Picks
from tests.bench.result import Result

Kind = Literal["spares", "blends", "scatters"]
"""Votes for the seat named most today: of the others only; of all, fellows too, as the Police do; or for anybody at random."""

BARS = {7: 0.95, 11: 0.92, 15: 0.88}
"""The least share of the Police, by seats, against those that scatter: the bar against a random Mafia."""
FIRST = 95_000
PART, MOST = 25, 100
"""Deals: it stops after a part once the interval lies on one side of the bar."""


AGAINST = ("say-knows", "say-agent", "say-suspect", "say-suspect-vote", "say-suspect-save", "say-suspect-victim", "say-suspect-claim")
"""Lines that name a seat as one of the Mafia."""


class Mafioso(PlayerWrapper):
    """A normal Mafioso that votes as its kind does."""

    def __init__(self, player: Player, kind: Kind, stream: Stream) -> None:
        super().__init__(player)
        self._kind = kind
        self._stream = stream
        self._named: Counter[int] = Counter()

    def listen(self, seat: int, line: Text) -> None:
        """Count the seats that others name today, and let the player listen."""
        super().listen(seat, line)
        target = line.args.get("seat")
        if line.key in AGAINST and isinstance(target, str):
            self._named[seat_of(target)] += 1

    def choose(self, ask: Ask, view: BaseModel) -> Picks | None:
        """Return the vote of its kind in a ballot, and else the player's answer."""
        picks = super().choose(ask, view)
        if ask.name == asks.VICTIM:
            self._named.clear()  # another day follows
        if ask.name not in (asks.FIRST, asks.FINAL) or picks is None:
            return picks
        me = cast("MafieView", view).me
        fellows = {seat_option(seat).id for seat in me.wakers} if me is not None and self._kind == "spares" else set[str]()
        options = [option.id for option in ask.options if option.id.startswith("seat:")]
        free = self._stream.shuffled([option for option in options if option not in fellows] or options)
        return (free[0] if self._kind == "scatters" else max(free, key=lambda option: self._named[seat_of(option)]),)


def police_wins(kind: Kind, seats: int, seed: int) -> bool:
    """Return whether strong Police beat a Mafia of this kind in one deal of the basic game."""
    game = engines.start(GAME, seats=seats, seed=seed)
    views = [cast("MafieView", game.view(seat)).me for seat in range(seats)]
    of_mafia = [me is not None and me.token == "mafia" for me in views]
    players = [player_of(GAME, seat, seed, "normal" if mafia else "strong") for seat, mafia in enumerate(of_mafia)]
    hear_together(players)
    kinds: list[Player] = [
        Mafioso(player, kind, Stream(seed, f"{kind} {seat}")) if of_mafia[seat] else player for seat, player in enumerate(players)
    ]
    Circle(game, kinds).play()
    return game.outcome is not None and game.outcome.reason == "police"


def measure() -> Iterator[Result]:
    """Let strong Police play against each kind at each size."""
    for seats, bar in BARS.items():
        for kind in get_args(Kind):
            yield judged(kind, seats, bar if kind == "scatters" else None)


def judged(kind: Kind, seats: int, bar: float | None) -> Result:
    """Play until the interval lies on one side of ``bar``, at most so many deals; of the others a part is enough."""
    wins: list[bool] = []
    while True:
        wins += [police_wins(kind, seats, FIRST + len(wins) + at) for at in range(PART)]
        share = Share(sum(wins), len(wins))
        low, high = share.interval
        if bar is None or len(wins) >= MOST or not low <= bar <= high:
            break
    good = None if bar is None or low <= bar <= high else low > bar
    wanted = "" if bar is None else f"above {100 * bar:.0f} %"
    found = f"{100 * share.rate:.0f} % ({100 * low:.0f} to {100 * high:.0f})"
    return Result(f"{seats} seats, {kind}, {len(wins)} deals", found, wanted, good)
