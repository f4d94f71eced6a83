"""Reports to the staff: how many a person may hand over in a day."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.discord_io.postman import Trouble
from bot.guilds.reports import MOST_A_DAY, PlayerReport, Reports
from bot.presenting.texts import words_in

pytestmark = pytest.mark.rule("CL-19.7")
WORDS = words_in("en")


class Staff:
    """A staff channel that answers after a while, or fails."""

    def __init__(self, *, fails: bool = False) -> None:
        self.fails = fails
        self.posted: list[str] = []

    async def post(self, _channel: int, text: str, **_more: Any) -> int:
        await asyncio.sleep(0)
        if self.fails:
            raise Trouble("away")
        self.posted.append(text)
        return len(self.posted)

    def opaque(self, nonce: str) -> str:
        return f"opaque {nonce}"

    async def guild_settings(self, _guild: int) -> dict[str, str]:
        await asyncio.sleep(0)
        return {"staff_channel": "5"}


def reports_to(staff: Staff, now: Callable[[], float] = lambda: 1000.0) -> Reports:
    return Reports(cast("Any", SimpleNamespace(guild_settings=staff.guild_settings)), cast("Any", staff), now)


def a_report(text: str = "", *, table: bool = False) -> PlayerReport:
    return PlayerReport(reporter=7, person=8, reason="insult", text=text, channel=3, table=table, at=1000.0)


async def hand_over(reports: Reports, times: int) -> list[bool]:
    """Hand over reports of one person at once, as cog and page do; return which were taken."""

    async def one(number: int) -> bool:
        return reports.may_report(7, str(number)) and await reports.hand_over(1, a_report(), WORDS, str(number))

    return await asyncio.gather(*(one(number) for number in range(times)))


async def test_many_reports_at_once_are_three_a_day() -> None:
    staff = Staff()
    assert sum(await hand_over(reports_to(staff), 6)) == MOST_A_DAY
    assert len(staff.posted) == MOST_A_DAY


async def test_a_day_later_there_are_three_again() -> None:
    now = [1000.0]
    reports = reports_to(Staff(), lambda: now[0])
    assert sum(await hand_over(reports, MOST_A_DAY)) == 3
    for hours, left in ((23, False), (24, True)):
        now[0] = 1000.0 + hours * 3600
        assert reports.may_report(7, "new") is left


def test_a_report_quotes_its_text_in_one_line_and_says_whether_there_is_a_table() -> None:
    head, place = a_report(" \n ").said(WORDS).split("\n")
    assert head.index("<@7>") < head.index("<@8>") and "<#3>" in place and "<t:1000:F>" in place
    assert a_report("rude\n*loud*").said(WORDS) == f"{head}\n{place}\n> rude \\*loud\\*"
    assert a_report(table=True).said(WORDS).split("\n")[1] != place


async def test_a_report_that_reaches_nobody_does_not_count() -> None:
    staff = Staff(fails=True)
    reports = reports_to(staff)
    assert not any(await hand_over(reports, MOST_A_DAY))
    staff.fails = False
    assert all(await hand_over(reports, MOST_A_DAY))


async def test_a_report_that_is_handed_over_again_counts_once() -> None:
    staff = Staff()
    reports = reports_to(staff)
    for _ in range(MOST_A_DAY + 1):
        assert await hand_over(reports, 1) == [True]
    assert len(staff.posted) == 1
    assert sum(await hand_over(reports, MOST_A_DAY + 1)) == MOST_A_DAY


async def test_a_report_that_is_handed_over_again_before_it_is_posted_counts_once() -> None:
    reports = reports_to(Staff())
    assert all([*await asyncio.gather(hand_over(reports, 1), hand_over(reports, 1))])
    assert sum(await hand_over(reports, MOST_A_DAY + 1)) == MOST_A_DAY


async def test_of_two_equal_reports_at_once_one_that_fails_late_gives_nothing_back() -> None:
    class LateFailure(Staff):
        async def post(self, _channel: int, text: str, **_more: Any) -> int:
            self.posted.append(text)
            if len(self.posted) > 1:
                return len(self.posted)
            for _ in range(20):
                await asyncio.sleep(0)
            raise Trouble("away")

    staff = LateFailure()
    reports = reports_to(staff)
    await asyncio.gather(hand_over(reports, 1), hand_over(reports, 1))
    assert sum(await hand_over(reports, MOST_A_DAY + 1)) == MOST_A_DAY
    assert len(staff.posted) == 2 + MOST_A_DAY - 1, "the report that both handed over is not posted again"
