"""The options of a table that nobody has changed."""

from functools import cache

import engines


@cache
def usual_options(game: str) -> dict[str, object]:
    """Return what a table of ``game`` has where its row says nothing: it may have been laid before an option existed."""
    return engines.GAMES[game].read_options({}).model_dump(mode="json")
