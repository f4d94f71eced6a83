"""Tables whose people sit in voice, in simulated time."""

from tests.bot.tables.mortal_store import Durable
from tests.bot.tables.voice_world import HOST, Process, Server, Table

SPECTATORS = list(range(300, 340))


def evening(*sizes: int, **talking: object) -> tuple[Server, Durable, list[Table], Process]:
    """Tables with so many people each, who sit in the table's voice; everybody is known to the server."""
    server, durable = Server(10, 20, 30), Durable()
    people = iter(range(100, 200))
    tables = [
        Table(f"table{number}", [next(people) for _ in range(size)], 10 * (number + 1), talking=talking)
        for number, size in enumerate(sizes)
    ]
    for table in tables:
        for user in table.people:
            server.enter(server.person(user), table.voice)
    for user in (*SPECTATORS, HOST):
        server.person(user)
    return server, durable, tables, Process(server, durable, tables)


def silent(server: Server, people: list[int]) -> list[int]:
    return [user for user in people if server.muted(user)]
