import gc
from collections.abc import Iterator

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest: whatever runs beside it is short, so that nobody waits for it at the end."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_collection_finish() -> None:
    """Leave what has been imported and collected out of the search for garbage: it stays, and a night waits for each search."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="module", autouse=True)
def forget_games(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let go of the games that a module of tests has kept for itself: some hundred megabytes, which nobody asks for again."""
    yield
    for kept in vars(request.module).values():
        if hasattr(kept, "cache_clear") and getattr(kept, "__module__", "").startswith("tests."):
            kept.cache_clear()
