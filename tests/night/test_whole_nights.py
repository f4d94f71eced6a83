import pytest

from tests.night.evening import Evening, plain
from tests.night.players import play


@pytest.mark.parametrize("seats", [6, 11])
async def test_a_whole_night_among_people(evening: Evening, seats: int) -> None:
    host, *others = people = evening.crowd(seats)
    await evening.lay(host)
    await evening.seat(people)
    await evening.deal(host)
    await play(evening, people)
    story = evening.living("again")
    assert story is not None
    assert "Vyhrál" in plain(story.text) or "nerozhodně" in plain(story.text) or "Nevyhrává" in plain(story.text)
    await evening.eventually(lambda: evening.table.phase == "ended")
    assert others
