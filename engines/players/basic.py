"""Players without judgement: a base for silent players, the random one, and wrappers around other players."""

from pydantic import BaseModel

from engines.asking import Ask, Notice, Text
from engines.chance import Stream
from engines.players.protocol import Picks, Player
from engines.players.whims import Whims


class SilentPlayer:
    """A player that says nothing and ignores notices and lines: it decides from its view alone."""

    def say(self, view: BaseModel) -> Text | None:  # noqa: ARG002  (it has nothing to say)
        """Return None."""
        return None

    def hear(self, notice: Notice) -> None:
        """Ignore the notice."""

    def listen(self, seat: int, line: Text) -> None:
        """Ignore the line."""


class RandomPlayer(SilentPlayer):
    """Picks as few options as make an answer, each equally likely. It leaves the host's questions alone."""

    def __init__(self, seat: int, stream: Stream) -> None:
        self.seat = seat
        self._stream = stream

    def choose(self, ask: Ask, view: BaseModel) -> Picks | None:  # noqa: ARG002  (it does not look)
        """Return random legal picks; answer a question without a clock one time in eight."""
        if any(option.host_only for option in ask.options) or (ask.clock is None and ask.default == () and self._stream.below(8)):
            return None
        options = self._stream.shuffled(option.id for option in ask.options)
        return tuple(options[: max(ask.least, 1)])


class PlayerWrapper:
    """Passes every call on to ``player``; subclasses override a part."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def choose(self, ask: Ask, view: BaseModel) -> Picks | None:
        """Return the player's answer."""
        return self._player.choose(ask, view)

    def say(self, view: BaseModel) -> Text | None:
        """Return the player's line."""
        return self._player.say(view)

    def hear(self, notice: Notice) -> None:
        """Let the player hear."""
        self._player.hear(notice)

    def listen(self, seat: int, line: Text) -> None:
        """Let the player listen."""
        self._player.listen(seat, line)


class BlunderingPlayer(PlayerWrapper):
    """A gentle player of a boxed game: answers the share ``blunders`` of its questions at random, the others as ``player`` (MA-3.1)."""

    def __init__(self, player: Player, whims: Whims, blunders: float) -> None:
        super().__init__(player)
        self._whims = whims
        self._blunders = blunders

    def choose(self, ask: Ask, view: BaseModel) -> Picks | None:
        """Return the player's answer, or as many random legal picks; None when the player gives none."""
        picks = self._player.choose(ask, view)
        self._whims.about(f"{ask.id} astray")
        if picks is None or not self._whims.happens(self._blunders):
            return picks
        offered = [option.id for option in ask.options if not option.host_only]
        return tuple(self._whims.shuffled(offered)[: len(picks)])
