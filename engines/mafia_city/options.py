"""The options of Mafia City: the number of victory points (MC-1.11)."""

from pydantic import BaseModel, ConfigDict

from engines.mafia_city.components import TargetMode


class MafiaCityOptions(BaseModel):
    """``target_mode``: with how many points the game ends, for advanced players or for beginners (D26)."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    target_mode: TargetMode = "advanced"
