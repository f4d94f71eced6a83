"""Meaning of presses: each word in a custom id has one meaning."""

from typing import Any

import pytest

from cogs.presses import TYPED, VERBS
from cogs.requests import Request, merged


async def one(_: Request) -> None:
    """Do nothing."""


async def other(_: Request) -> None:
    """Do nothing either."""


def test_a_word_with_two_meanings_is_refused_at_the_start() -> None:
    parts: tuple[dict[str, Any], ...] = ({"join": one, "leave": one}, {"claim": other}, {"leave": other})
    with pytest.raises(ValueError, match="two verbs are called leave"):
        merged(*parts)
    assert dict(merged(*parts[:2])) == {"join": one, "leave": one, "claim": other}


def test_modals_send_verbs() -> None:
    assert set(VERBS) >= TYPED
