"""Options whose value may be a list that is chosen one by one."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.presenting.lobby_scene import LobbyScene
from bot.presenting.page import Page


@dataclass(frozen=True, slots=True)
class OptionList:
    """How such a list is chosen. ``page``: the page with the menu; ``read``: the value of the option from the values of that menu."""

    page: Callable[[LobbyScene], Page]
    read: Callable[[Sequence[str]], object]
