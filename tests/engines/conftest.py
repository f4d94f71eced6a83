"""The toy joins the registered games while the kernel's own tests run."""

import pytest

import engines
from tests.engines.toy import TOY


@pytest.fixture
def with_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "GAMES", {**engines.GAMES, TOY.name: TOY})
