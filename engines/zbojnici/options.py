"""The options of Zbojníci: there are none besides the number of players (ZB-16.3)."""

from engines.table import GameOptions


class ZbojniciOptions(GameOptions):
    """No variants, no optional rules, no teams."""
