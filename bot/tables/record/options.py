"""The options of a table that nobody has changed."""

from functools import cache
from typing import Any

import engines


@cache
def usual_options(game: str) -> dict[str, Any]:
    """Return what a table of ``game`` has where its row says nothing: it may have been laid before an option existed."""
    return engines.GAMES[game].read_options({}).model_dump(mode="json")
