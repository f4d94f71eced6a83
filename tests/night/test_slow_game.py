"""A slow game of days or weeks: quiet hours, changes of summer time, a bot stopped or killed every night, nothing lost or said twice."""

import asyncio
import faulthandler
import re
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Person
from bot.tables.session import lobby
from bot.tables.session.timer import LONG
from engines.chance import Stream
from tests.night.evening import Evening
from tests.night.slow_weeks import HOUR, Ear, Village, calm, kill, pass_hours, slow_evening, wall
from tests.night.test_budget import DEAL_DMS
from tests.night.test_killed import finished, told_once

DAY = 24 * HOUR

AWAY = 14
"""Within so many days an automated player replaces a silent person."""

SEED = 5
"""From which the cards are dealt each time: some other game might be over too soon."""

PATIENCE = 600
"""Seconds after which this test counts as hanging."""

TIME_OF_DAY = re.compile(r" \(<t:\d+:f>\)")


def hour_of(moment: float, zone: str) -> int:
    return datetime.fromtimestamp(moment, ZoneInfo(zone)).hour


def ends_by_day(evening: Evening, zone: str) -> bool:
    """Whether no long clock that is open now runs out in quiet hours."""
    time = evening.table.running.time
    ends = [timer.deadline for ask in time._open if (timer := time.timers.get(ask.id)) is not None and timer.whole > LONG]
    return all(8 <= hour_of(end, zone) < 22 for end in ends if end is not None)


async def begun(evening: Evening, seats: int = 9) -> list[Person]:
    crowd = evening.crowd(seats)
    await evening.open_table(crowd[0])
    await evening.seat(crowd)
    await evening.deal(crowd[0])
    return crowd


@pytest.mark.rule("TK-4.5", "TK-4.6", "TK-4.7", "TK-4.9")
@pytest.mark.parametrize(
    ("language", "zone", "begins", "days"),
    [
        ("cs", "Europe/Prague", "2027-03-27 12:00", 4),
        pytest.param("cs", "Europe/Prague", "2027-03-20 18:00", 21, marks=pytest.mark.soak),
        pytest.param("en", "Europe/London", "2026-10-17 09:00", 21, marks=pytest.mark.soak),
    ],
)
async def test_a_slow_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, zone: str, begins: str, days: int) -> None:
    """After so many days the host ends a game that is not over by itself; few are, and none before two thirds of them."""
    faulthandler.dump_traceback_later(PATIENCE, exit=True)  # on a busy machine three weeks last longer than other tests may
    monkeypatch.setattr(lobby, "seed_of", lambda _secret, _presses: SEED)
    start = wall(begins, zone)
    async with asyncio.timeout(PATIENCE / 2), slow_evening(tmp_path, language, start, day_hours=72) as evening:
        await evening.prefer(zone=zone, text_mode=True)  # pictures would take most of the time; they do not depend on the pace
        ear = Ear(evening, zone)
        evening.discord.watchers.append(ear)
        people = await begun(evening)
        table_id, village, nights = evening.table.id, Village(evening, people, Stream(3, language)), 0
        for step in range(1, 1000):
            await pass_hours(evening, 8 + village.chance.below(5))
            if evening.table.phase != "running" or evening.table.course.game.outcome is not None or evening.now() - start >= days * DAY:
                break
            assert ends_by_day(evening, zone)
            await village.come_by(silent=people[4:5])
            if step % 2 == 0:
                nights += 1
                moves = evening.table.course.game.moves_made
                await (kill(evening, monkeypatch) if nights % 2 else evening.stop_bot())
                evening.ahead += 40 * 60.0
                await evening.start_bot()
                await calm(evening)
                assert evening.table.course.game.moves_made >= moves
        lasted = evening.now() - start
        if evening.table.course.game.outcome is None:
            await evening.session.host_moves.end(people[0].id)
        while evening.table.phase != "ended":
            await pass_hours(evening, 1)  # the last line may have to wait for the end of a night's step
        seat = evening.table.seat(4)
        messages = [TIME_OF_DAY.sub("", message.text) for message in evening.channel.messages.values()]
    assert lasted >= days * DAY * 2 / 3 and nights >= days * 2 / 3, (lasted, nights)
    offsets = {datetime.fromtimestamp(at, ZoneInfo(zone)).utcoffset() for at in (start, start + lasted)}
    assert len(offsets) == 2, "summer time has begun or ended meanwhile"
    over = words_in(language)("slow-over")
    assert [sum(over in message.text for message in person.messages(person.dm)) for person in people[:4]] == [1] * 4
    assert ear.loud == []
    most = {part: 6 + (DEAL_DMS if part[0] == "1" else 0) for part in ear.whispers}
    about_chair = words_in(language)("absent-proposal", who="").strip()  # is asked the host beside what every player hears of a round
    heard = {part: [one for one in said if about_chair not in one] for part, said in ear.whispers.items()}
    assert [said for part, said in heard.items() if len(said) > most[part]] == []
    assert max(len(said) - len(heard[part]) for part, said in ear.whispers.items()) <= 1
    assert seat.misses or seat.bot_player, "a silent person misses questions"
    assert days < AWAY or (seat.bot_player and seat.owner == people[4].id)
    table = await finished(tmp_path, table_id)
    assert table is not None
    if language == "cs":
        told_once(table, messages)
