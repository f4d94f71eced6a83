"""What views and stories are made of."""

from pydantic import BaseModel, ConfigDict


class Part(BaseModel):
    """One frozen piece of a view or of a story; a story reads its pieces off the records of the state by the names of the fields."""

    model_config = ConfigDict(frozen=True, from_attributes=True)
