from collections.abc import Iterator

import pytest

from bot.presenting.texts import be_strict


@pytest.fixture(autouse=True)
def strict_texts() -> Iterator[None]:
    """Let a missing message or argument fail a test instead of being logged."""
    be_strict()
    yield
    be_strict(False)
