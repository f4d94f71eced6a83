"""The base of views and stories."""

from pydantic import BaseModel, ConfigDict


class Part(BaseModel):
    """A frozen piece of a view or of a story, which can be read from a state record with fields of the same names."""

    model_config = ConfigDict(frozen=True, from_attributes=True)
