import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest: whatever runs beside it is short, so that nobody waits for it at the end."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
