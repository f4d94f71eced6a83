"""Which table a command means: that of the thread, then of its channel, then the one at which the person sits."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.tables.refusal import Refused
from cogs.finding import own_session, session_here

THREAD, CHANNEL, ELSEWHERE = 3, 2, 9


def session(channel: int) -> Any:
    return SimpleNamespace(table=SimpleNamespace(channel_id=channel, guild_id=1))


def interaction(*sessions: Any, sits_at: tuple[Any, ...], where: int = THREAD) -> Any:
    """Return a command in the thread; ``sits_at``: the tables of the person, the newest first."""
    registry = SimpleNamespace(
        session_in=lambda channel: next((one for one in sessions if one.table.channel_id == channel), None),
        sessions_of=lambda _user: list(sits_at),
    )
    channel = SimpleNamespace(parent_id=CHANNEL if where == THREAD else None)
    return SimpleNamespace(
        client=SimpleNamespace(registry=registry), channel_id=where, channel=channel, guild_id=1, user=SimpleNamespace(id=5)
    )


@pytest.mark.rule("TK-1.9")
def test_a_command_means_the_thread_then_the_channel_then_the_only_one() -> None:
    thread, channel, newest = session(THREAD), session(CHANNEL), session(ELSEWHERE)
    sits_at = (newest, channel, thread)
    for find in (session_here, own_session):
        assert find(interaction(thread, channel, newest, sits_at=sits_at)) is thread
        assert find(interaction(channel, newest, sits_at=sits_at[:2])) is channel
        assert find(interaction(newest, sits_at=sits_at[:1])) is newest
        with pytest.raises(Refused):
            find(interaction(sits_at=()))


@pytest.mark.rule("TK-1.9")
def test_a_command_in_the_channel_does_not_mean_a_table_in_its_thread() -> None:
    thread, channel = session(THREAD), session(CHANNEL)
    for find in (session_here, own_session):
        assert find(interaction(thread, channel, sits_at=(thread, channel), where=CHANNEL)) is channel
