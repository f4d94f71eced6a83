"""A game of Mafie in its first discussion, which lasts until it is ended by hand."""

from bot.sandbox import Person
from tests.night.evening import Evening
from tests.night.places import LONG
from tests.night.striking import quiet, struck_until


async def in_discussion(evening: Evening, count: int = 6, **clocks: float) -> list[Person]:
    """Seat ``count`` people, the first as host, and deal to them; nobody presses in the first night. ``clocks``: in seconds, by name."""
    people = evening.crowd(count)
    await evening.prefer(clocks={"discussion": LONG, **clocks})
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.deal(people[0])
    await struck_until(evening, lambda: evening.living("mafie.day.ready") and quiet(evening.session))  # no board is reposted any more
    return people
