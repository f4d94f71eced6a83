"""The base of views and stories."""

from functools import lru_cache
from typing import TypeVar, cast

from pydantic import BaseModel, ConfigDict


class Part(BaseModel):
    """A frozen piece of a view or of a story, which can be read from a state record with fields of the same names."""

    model_config = ConfigDict(frozen=True, from_attributes=True)


P = TypeVar("P", bound=Part)


def cached(part: type[P]) -> type[P]:
    """Return a constructor of ``part`` that returns the same object for the same fields, which need a hash.

    Most pieces of a view stay the same from one move to the next, and validating them again doubles the time of a view.
    """
    return cast("type[P]", lru_cache(maxsize=1 << 11)(part))
