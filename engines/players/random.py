"""A player without any sense: it picks among what is legal."""

from pydantic import BaseModel

from engines.asking import Ask, Notice, Text
from engines.chance import Stream
from engines.players.protocol import Picks


class RandomPlayer:
    """Picks as few options as make an answer, each equally likely. It leaves questions alone that the host shares with it."""

    def __init__(self, seat: int, stream: Stream) -> None:
        self.seat = seat
        self._stream = stream

    def choose(self, ask: Ask, view: BaseModel) -> Picks | None:  # noqa: ARG002  (it does not look)
        """Return random legal picks; a question without a clock is taken up once in eight times."""
        if any(option.host_only for option in ask.options) or (ask.clock is None and ask.default == () and self._stream.below(8)):
            return None
        options = self._stream.shuffled(option.id for option in ask.options)
        return tuple(options[: max(ask.least, 1)])

    def say(self, view: BaseModel) -> Text | None:  # noqa: ARG002  (it has nothing to say)
        """Return nothing."""
        return None

    def hear(self, notice: Notice) -> None:
        """Hear and forget."""

    def listen(self, seat: int, line: Text) -> None:
        """Listen and forget."""
