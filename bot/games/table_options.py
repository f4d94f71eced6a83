"""The options of a table: as the rulebook has them, and as its row says."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import engines


@cache
def usual_options(game: str) -> dict[str, object]:
    """Return what a table of ``game`` has where its row says nothing: it may have been laid before an option existed."""
    return engines.GAMES[game].read_options({}).model_dump(mode="json")


def options_of(game: str, chosen: Mapping[str, object]) -> dict[str, Any]:
    """Return the options of a table of ``game`` on which these were ``chosen``."""
    return {**usual_options(game), **chosen}
