"""Players that stand before another one: they let it hear and speak, and have a word in what it chooses."""

from pydantic import BaseModel

from engines.asking import Ask, Notice, Text
from engines.players.protocol import Picks, Player


class RelayingPlayer:
    """Does as ``player`` does, see ``engines.players.protocol.Player``; whoever derives from it says where not."""

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
