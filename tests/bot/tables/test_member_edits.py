"""The queue of member edits of one server: its order, its budget, and no obsolete requests."""

import asyncio
from itertools import pairwise

import pytest

from bot.tables.moderation.member_edits import EditUrgency, MemberEdit, MemberEdits
from bot.tables.moderation.server_voices import EveryVoice
from tests.bot.tables.simulated_time import now, simulated


class Table:
    """Wants some edits, the most urgent first, and notes when each was made."""

    def __init__(self, edits: MemberEdits, *wanted: tuple[EditUrgency, str], takes: float = 0.0) -> None:
        self.wanted = list(wanted)
        self.made: list[tuple[float, str]] = []
        self.takes = takes
        edits.join(self)

    def next_edit(self) -> MemberEdit | None:
        if not self.wanted:
            return None
        first = min(self.wanted, key=lambda one: one[0])
        return MemberEdit(first[0], lambda: self.make(first))

    async def make(self, one: tuple[EditUrgency, str]) -> None:
        self.wanted.remove(one)
        await asyncio.sleep(self.takes)
        self.made.append((now(), one[1]))


def living(count: int) -> list[tuple[EditUrgency, str]]:
    return [(EditUrgency.LIVING, str(number)) for number in range(count)]


@pytest.mark.rule("TK-2.8")
def test_at_most_eight_edits_go_out_in_five_seconds_over_all_tables() -> None:
    async def night() -> None:
        edits = MemberEdits()
        tables = [Table(edits, *living(21)), Table(edits, *living(21))]
        begun = now()
        edits.wake()
        await asyncio.gather(*(edits.settled(table) for table in tables))
        times = sorted(at for table in tables for at, _ in table.made)
        assert len(times) == 42
        assert all(later - earlier >= 5.0 for earlier, later in zip(times, times[8:], strict=False))
        assert max(at for at, _ in tables[0].made) - begun <= 20.0
        assert times[-1] - begun <= 25.0

    simulated(night())


@pytest.mark.rule("TK-2.8", "TK-9.11")
def test_the_floor_comes_first_then_unmutes_the_living_the_dead_and_spectators() -> None:
    async def speech() -> None:
        edits = MemberEdits()
        order = [EditUrgency.FLOOR, EditUrgency.UNMUTE, EditUrgency.LIVING, EditUrgency.DEAD, EditUrgency.SPECTATOR, EditUrgency.ROLE]
        one = Table(edits, *((urgency, urgency.name) for urgency in order[::-2]))
        other = Table(edits, *((urgency, urgency.name) for urgency in order[-2::-2]))
        edits.wake()
        await asyncio.gather(edits.settled(one), edits.settled(other))
        assert [name for _, name in sorted(one.made + other.made, key=lambda made: EditUrgency[made[1]])] == [one.name for one in order]

    simulated(speech())


@pytest.mark.rule("TK-9.11")
def test_the_next_speaker_overtakes_waiting_spectators() -> None:
    async def speech() -> None:
        edits = MemberEdits()
        table = Table(edits, *((EditUrgency.SPECTATOR, f"spectator {number}") for number in range(20)))
        edits.wake()
        await asyncio.sleep(6)
        table.wanted.append((EditUrgency.FLOOR, "speaker"))
        edits.wake()
        await edits.settled(table)
        assert [name for _, name in table.made].index("speaker") == 16

    simulated(speech())


@pytest.mark.rule("TK-9.11")
def test_a_refusal_that_is_waited_for_keeps_the_order() -> None:
    async def slow() -> None:
        edits = MemberEdits()
        table = Table(edits, (EditUrgency.SPECTATOR, "spectator"), takes=7.0)  # discord.py waits out a 429 within the request
        edits.wake()
        await asyncio.sleep(1)
        table.wanted += [(EditUrgency.DEAD, "dead"), (EditUrgency.LIVING, "living"), (EditUrgency.FLOOR, "speaker")]
        edits.wake()
        await edits.settled(table)
        assert [name for _, name in table.made] == ["spectator", "speaker", "living", "dead"]
        assert all(later - earlier == 7.0 for (earlier, _), (later, _) in pairwise(table.made))

    simulated(slow())


def test_an_obsolete_edit_is_not_sent() -> None:
    async def dawn() -> None:
        edits = MemberEdits()
        table = Table(edits, *living(12))
        edits.wake()
        await asyncio.sleep(1)
        table.wanted.clear()
        await asyncio.sleep(20)
        assert len(table.made) == 8

    simulated(dawn())


def test_the_pace_is_that_of_the_evening() -> None:
    async def rehearsed() -> None:
        edits = EveryVoice((2, 0.5)).of(7).edits
        table = Table(edits, *living(6))
        edits.wake()
        await asyncio.sleep(0.6)
        assert len(table.made) == 4
        await asyncio.sleep(0.5)
        assert len(table.made) == 6

    simulated(rehearsed())


def test_a_role_is_given_only_when_there_is_room_and_nothing_more_urgent() -> None:
    async def roles() -> None:
        edits = MemberEdits()
        assert [edits.take(EditUrgency.ROLE) for _ in range(9)] == [True] * 8 + [False]
        await asyncio.sleep(5)
        table = Table(edits, (EditUrgency.SPECTATOR, "spectator"))
        assert not edits.take(EditUrgency.ROLE)
        edits.leave(table)
        assert edits.take(EditUrgency.ROLE)

    simulated(roles())


def test_an_awaited_edit_returns_its_result_or_error() -> None:
    async def asked() -> None:
        edits = MemberEdits()

        async def fails() -> None:
            raise OSError

        async def works() -> str:
            return "moved"

        assert await edits.make(EditUrgency.UNMUTE, works) == "moved"
        with pytest.raises(OSError):
            await edits.make(EditUrgency.UNMUTE, fails)
        await edits.close()

    simulated(asked())


def test_an_edit_that_fails_stops_nobody_else() -> None:
    async def broken() -> None:
        edits = MemberEdits()
        table = Table(edits, *living(2))
        broken_table = Table(edits, (EditUrgency.FLOOR, "broken"))

        async def raises(one: tuple[EditUrgency, str]) -> None:
            broken_table.wanted.remove(one)
            raise RuntimeError

        broken_table.make = raises  # type: ignore[method-assign]
        edits.wake()
        await edits.settled(table)
        assert len(table.made) == 2

    simulated(broken())
