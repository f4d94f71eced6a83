"""The loop of the nights: its clock jumps over what is only waited for, and over nothing that is being done."""

import asyncio
import sys
import threading
import time
from collections.abc import Coroutine
from typing import Any

from tests.virtual_loop import MOST_TURNS, VirtualLoop, real_monotonic

HOUR = 3600.0


def lived(scene: Coroutine[Any, Any, None]) -> float:
    """Live a scene on a virtual loop; return how many seconds it has really taken."""
    began = real_monotonic()
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        runner.run(scene)
    return real_monotonic() - began


def test_an_hour_of_waiting_takes_no_time_and_all_clocks_see_it() -> None:
    async def scene() -> None:
        began = time.time(), time.time_ns() / 1e9, time.monotonic(), time.perf_counter(), asyncio.get_running_loop().time()
        await asyncio.sleep(HOUR)
        ended = time.time(), time.time_ns() / 1e9, time.monotonic(), time.perf_counter(), asyncio.get_running_loop().time()
        assert all(HOUR <= end - begin < HOUR + 1.0 for begin, end in zip(began, ended, strict=True))

    before = time.time()
    assert lived(scene()) < HOUR / 10
    assert time.time() - before < HOUR / 10, "the clock of this machine has not moved"


def test_the_clock_stands_while_a_thread_works() -> None:
    async def scene() -> None:
        async with asyncio.timeout(0.02):
            await asyncio.to_thread(time.sleep, 0.2)

    assert lived(scene()) >= 0.2


def test_the_clock_stands_until_an_answer_that_a_thread_owes_has_come() -> None:
    async def scene() -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, VirtualLoop)
        answer: asyncio.Future[str] = loop.owes(loop.create_future())
        threading.Timer(0.1, loop.call_soon_threadsafe, (answer.set_result, "done")).start()
        async with asyncio.timeout(0.02):
            assert await answer == "done"

    lived(scene())


def test_bytes_on_loopback_arrive_before_a_timer_strikes() -> None:
    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while line := await reader.readline():
            writer.write(line)
        writer.close()

    async def scene() -> None:
        server = await asyncio.start_server(echo, "127.0.0.1", 0)
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        for number in range(200):
            async with asyncio.timeout(0.01):
                writer.write(b"%d\n" % number)
                assert await reader.readline() == b"%d\n" % number
        writer.close()
        server.close()

    lived(scene())


def test_the_clock_is_that_of_the_machine_while_another_process_lives() -> None:
    async def scene() -> None:
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", "input()", stdin=asyncio.subprocess.PIPE)
        await asyncio.sleep(0.2)
        await process.communicate(b"\n")
        await asyncio.sleep(HOUR)

    assert 0.2 <= lived(scene()) < HOUR / 10


def test_a_busy_wait_for_the_clock_is_found() -> None:
    async def scene() -> None:
        for _ in range(MOST_TURNS + 10):
            await asyncio.sleep(0)

    VirtualLoop.circles = 0
    lived(scene())
    assert VirtualLoop.circles == 1
