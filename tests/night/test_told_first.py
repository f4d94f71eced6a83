"""Discord shows changes of a table after the lines in its channel: nobody reads an elimination from anything else (MF-15.2)."""

import pytest

from bot.presenting.standing import gone
from bot.sandbox import Person
from tests.night.evening import Evening
from tests.night.test_host import people

__all__ = ["people"]

POST = "/channels/{channel}/messages"


@pytest.mark.rule("MF-15.2", "TK-10.1")
async def test_the_dead_write_until_the_line_stands(evening: Evening, people: list[Person]) -> None:
    """While Discord takes no messages there is no graveyard, no overwrite and no refusal for who has been eliminated."""
    table, silence = evening.table, evening.session.silence
    seat = next(seat for seat in range(1, 6) if table.course.game.view(seat).me.token == "police")  # the game goes on without this one
    evening.discord.faults.answer(503, times=None, method="POST", route=POST)
    await evening.session.host_moves.remove(people[0].id, seat)
    await evening.session.host_moves.skip(people[0].id)
    await evening.eventually(lambda: seat in gone(table.course.public(table.now())))
    await silence.attend()
    assert people[seat].id not in evening.channel.overwrites and not evening.guild.threads
    evening.discord.faults.clear()
    await evening.eventually(lambda: people[seat].id in evening.channel.overwrites and evening.guild.threads, 30)
