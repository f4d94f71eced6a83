"""The usual hour of evenings, as ``/setup evenings`` writes it."""

from datetime import time

import pytest

from bot.guilds.settings import ServerSettings
from cogs.evenings.finding import Server
from cogs.setup import read_hour


@pytest.mark.rule("CL-2.6")
@pytest.mark.parametrize(("typed", "usual"), [("1", time(1)), ("9.30", time(9, 30)), ("0", time(0)), ("19:30", time(19, 30))])
def test_every_hour_that_can_be_set_can_be_read(typed: str, usual: time) -> None:
    """CL-2.6: also an hour of one digit, which the settings write without a zero."""
    assert Server(1, ServerSettings(usual_hour=read_hour(typed)), "Europe/Prague").usual == usual
