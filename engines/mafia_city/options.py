"""The options of Mafia City: the number of victory points (MC-1.11)."""

from engines.mafia_city.components import TargetMode
from engines.table import GameOptions


class MafiaCityOptions(GameOptions):
    """``target_mode``: with how many points the game ends, for advanced players or for beginners (D26)."""

    target_mode: TargetMode = "advanced"
