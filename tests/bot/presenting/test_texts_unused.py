"""Whatever stands in the catalogues can be said, and the check that finds what cannot does find it."""

import pytest

from tests import unused_texts
from tests.bot.presenting.catalogues import messages


def test_every_message_can_be_said() -> None:
    assert unused_texts.unused(messages("en")) == []


@pytest.mark.parametrize(
    "key",
    [
        "h-nowhere",  # of a family whose keys are put together, with a word that the program does not have
        "mc-hint-nowhere",
        "option-nowhere-help",
        "mf-round",  # a notice of Mafie, which has words of its own
        "zb-kicks",  # notices that their narrator leaves untold
        "ep-turn",
        "nowhere",
    ],
)
def test_a_message_that_nothing_says_is_found(key: str) -> None:
    assert unused_texts.unused([key]) == [key]


@pytest.mark.parametrize("key", ["b-desk", "h-skip", "help-closing", "zb-kicked", "opt-seat", "pic-role-agent-1-small", "nc-given-bid"])
def test_a_message_that_is_said_is_not_found(key: str) -> None:
    assert unused_texts.unused([key, "pic-role-agent-1"]) == []
