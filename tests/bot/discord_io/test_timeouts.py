"""Many waits of one length, watched with one timer."""

import asyncio

import pytest

from bot.discord_io.interaction_http import Timeouts


async def slept(seconds: float) -> float:
    await asyncio.sleep(seconds)
    return seconds


async def test_what_is_done_in_time_is_returned() -> None:
    deadlines = Timeouts(0.2)
    assert await asyncio.gather(*(deadlines.within(slept(0.01 * n)) for n in range(5))) == [0.01 * n for n in range(5)]


async def test_what_takes_too_long_ends_and_the_others_go_on() -> None:
    deadlines = Timeouts(0.05)
    first = asyncio.create_task(deadlines.within(slept(9)))
    await asyncio.sleep(0.03)
    results = await asyncio.gather(first, deadlines.within(slept(0.04)), deadlines.within(slept(9)), return_exceptions=True)
    assert [type(result) for result in results] == [TimeoutError, float, TimeoutError]


async def test_after_a_rest_it_is_watched_again() -> None:
    deadlines = Timeouts(0.02)
    for _ in range(3):
        with pytest.raises(TimeoutError):
            await deadlines.within(slept(9))
        assert await deadlines.within(slept(0)) == 0
        await asyncio.sleep(0.03)


async def test_who_is_cancelled_by_others_is_not_late() -> None:
    deadlines = Timeouts(0.02)
    task = asyncio.create_task(deadlines.within(slept(9)))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_a_fault_is_its_own() -> None:
    async def fails() -> None:
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        await Timeouts(1.0).within(fails())


async def test_a_late_wait_that_ends_otherwise_leaves_nobody_cancelled() -> None:
    async def stubborn(fault: Exception | None) -> str:
        try:
            await asyncio.sleep(9)
        except asyncio.CancelledError:
            if fault is not None:
                raise fault from None
        return "anyway"

    task = asyncio.current_task()
    assert task is not None
    assert await Timeouts(0.02).within(stubborn(None)) == "anyway"
    assert task.cancelling() == 0
    with pytest.raises(ValueError, match="no"):
        await Timeouts(0.02).within(stubborn(ValueError("no")))
    assert task.cancelling() == 0


async def test_who_is_cancelled_may_still_wait_while_tidying_up() -> None:
    ended: list[type[BaseException]] = []

    async def tidies_up() -> None:
        try:
            await asyncio.sleep(9)
        finally:
            try:
                await Timeouts(0.02).within(slept(9))
            except (TimeoutError, asyncio.CancelledError) as fault:
                ended.append(type(fault))

    task = asyncio.create_task(tidies_up())
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert ended == [TimeoutError]
