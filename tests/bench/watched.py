"""The cost of the metrics: the same clicks with and without ``CONSIGLIERE_METRICS``, taking turns, and the time of one reading."""

import time
from contextlib import AsyncExitStack

import aiohttp

from tests.bench.clicks import CLICKS, IN_FLIGHT, Clicked, whole_bot
from tests.bench.result import Result, percentile

ROUNDS = 12
READINGS = 20
ADDRESS = "127.0.0.1:9479"
MOST = 1.15
"""Of the CPU of a click without metrics; clicks themselves scatter by a tenth."""


async def measure() -> list[Result]:
    """Measure both in turns, so that other load of the machine falls on both; then read the page of the watched one."""
    async with AsyncExitStack() as both:
        plain = await both.enter_async_context(whole_bot())
        watched = await both.enter_async_context(whole_bot(CONSIGLIERE_METRICS=ADDRESS))
        for bot in (plain, watched):
            await bot.warm()
        for _ in range(ROUNDS):
            for bot in (plain, watched):
                await bot.click_alone(CLICKS // ROUNDS)
                await bot.click_together(CLICKS // ROUNDS)
        readings, size = await _read()
    ratio = watched.each / plain.each
    return [
        *_compared("alone", plain.alone, watched.alone),
        *_compared(f"{IN_FLIGHT} in flight", plain.crowd, watched.crowd),
        Result("CPU of a click: plain, watched", f"{_ms(plain)}, {_ms(watched)}"),
        Result("  ratio", f"{ratio:.2f}", f"{MOST} at most", ratio <= MOST),
        Result("one reading of the page, median", f"{1000 * percentile(readings, 0.5):.1f} ms, {size / 1000:.1f} kB"),
    ]


def _compared(how: str, plain: list[float], watched: list[float]) -> list[Result]:
    medians = percentile(plain, 0.5), percentile(watched, 0.5)
    return [Result(f"a click {how}, median: plain, watched", f"{1000 * medians[0]:.2f}, {1000 * medians[1]:.2f} ms")]


def _ms(bot: Clicked) -> str:
    return f"{1000 * bot.each:.2f} ms"


async def _read() -> tuple[list[float], int]:
    """Read the page a few times; return the seconds of each and its length."""
    moments, size = [], 0
    async with aiohttp.ClientSession() as session:
        for _ in range(READINGS):
            begun = time.perf_counter()
            async with session.get(f"http://{ADDRESS}/metrics") as answer:
                size = len(await answer.read())
            moments.append(time.perf_counter() - begun)
    return moments, size
