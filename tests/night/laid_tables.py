"""Tables of Mafie as a bot finds them in the store when it starts: just dealt, or with their first ballot open."""

import time
from collections.abc import Callable, Sequence

from bot.sandbox import Channel, Person
from bot.store import Store, TableRow
from bot.tables.session.answers import Answers
from bot.tables.session.live_table import LiveTable
from bot.tables.session.lobby import Lobby
from bot.tables.session.setup import Setup, sealed
from engines import GAMES, Ask


async def dealt(
    store: Store, place: Channel, people: Sequence[Person], name: str, now: Callable[[], float], setup: Setup
) -> tuple[LiveTable, Answers]:
    """Lay a table ``name`` for these people, whose first is its host, and deal to them at the clock ``now`` (unix seconds)."""
    host = people[0].id
    options = GAMES["mafie"].read_options({}).model_dump(mode="json")
    kept = sealed(setup, name).json()
    row = TableRow(id=name, guild_id=place.guild_id or 0, channel_id=place.id, host_id=host, game="mafie", options=options, setup=kept)
    await store.create_table(row)
    table = LiveTable(row, (), store, now)
    lobby = Lobby(table)
    for person in people:
        await lobby.sit(person.id, person.name, language="cs")
        await lobby.ready(person.id, person.id)
    await lobby.start(host)
    return table, Answers(table)


async def table_in_ballot(store: Store, place: Channel, people: Sequence[Person], name: str, factor: float) -> list[Ask]:
    """Lay a table ``name`` for these people, whose first is its host; return who is asked and for whom each may vote.

    ``factor``: on all clocks. Somebody may be out by then.
    """
    moment = [time.time() - 20 * 86_400]
    table, answers = await dealt(store, place, people, name, lambda: moment[0], Setup(factor=factor))
    while not (asks := [ask for ask in table.running.open_asks(moment[0]) if ask.name == "mafie.vote.first"]):
        moment[0] += 10_000
        await answers.expire_due()
    return asks
