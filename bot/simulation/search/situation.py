"""What a search is given: a question, and what its seat has seen. Nothing of the running game is in it (MA-6.1)."""

from msgspec import Struct
from pydantic import BaseModel

from engines import Ask, Game
from engines.chance import Stream
from engines.imagining import Seen, seen_by, sight_of
from engines.players.lookahead import lookahead_of


class Situation(Struct, frozen=True):
    """A decision that is to be made. ``seed``: what is imagined is drawn from it; the seed of the game does not follow from it."""

    game: str
    seats: int
    options: BaseModel
    ask: Ask
    seen: Seen
    seed: int


def is_searched(game: str) -> bool:
    """Return whether strong players of a game look ahead."""
    return sight_of(game) is not None and lookahead_of(game) is not None


def situation_of(game: Game, ask: Ask, seed: int) -> Situation:
    """Return the situation of the seat that is asked; ``seed``: that of the table, from which machines have their whims (MA-3.4)."""
    own = Stream(seed, f"machine {ask.seat} {ask.id} ahead").below(1 << 63)
    return Situation(game.rulebook.name, game.seats, game.options, ask, seen_by(game, ask.seat), own)
