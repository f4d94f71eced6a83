"""The options of Zbojníci: there are none besides the number of players (ZB-16.3)."""

from pydantic import BaseModel, ConfigDict


class ZbojniciOptions(BaseModel):
    """No variants, no optional rules, no teams."""

    model_config = ConfigDict(extra="forbid", frozen=True)
