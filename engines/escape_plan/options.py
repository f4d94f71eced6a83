"""The options of Escape Plan: there are none besides the number of players."""

from pydantic import BaseModel, ConfigDict


class EscapePlanOptions(BaseModel):
    """No variants: two players and the solo game bring their bots with them (EP-28, EP-29)."""

    model_config = ConfigDict(extra="forbid", frozen=True)
