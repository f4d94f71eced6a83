"""PostgreSQL: what goes wrong has a plain name."""

import asyncpg
import pytest

from bot.store import StoreLocked, StoreTooNew, StoreUnreachable, StoreUnwritable, TableRow, open_store
from bot.store.postgres import PostgresStore, numbered, open_postgres
from tests.postgres_server import emptied

TABLE = TableRow(id="t1", guild_id=1, channel_id=2, host_id=3, game="mafie")


@pytest.fixture
async def server(postgres_url: str) -> str:
    """Make an empty server of PostgreSQL."""
    return await emptied(postgres_url)


async def test_nobody_listens_and_the_password_is_not_told() -> None:
    with pytest.raises(StoreUnreachable) as refused:
        await open_store("postgresql://bot:hush@127.0.0.1:1/night?password=hush")
    assert "hush" not in str(refused.value)
    assert refused.value.location == "postgresql://bot@127.0.0.1:1/night"


async def test_a_server_that_goes_away_and_comes_back(server: str) -> None:
    store = await open_store(server)
    await store.create_table(TABLE)
    killer = await asyncpg.connect(server)
    await killer.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND application_name = 'consigliere'"
    )
    await killer.close()
    outcomes = []
    for n in range(3):
        try:
            await store.append("t1", n, (1.0, "answer", {}))
        except StoreUnreachable:
            outcomes.append("unreachable")
        else:
            outcomes.append("written")
    written = len(await store.entries("t1"))
    await store.close()
    assert outcomes[-1] == "written"
    assert outcomes.count("written") == written


async def test_a_driver_that_has_lost_its_way_is_an_unreachable_server() -> None:
    """A server that goes in the middle of an answer leaves the driver in a state that it does not understand itself."""

    class Pool:
        def acquire(self, *_args: object, **_more: object) -> None:
            raise asyncpg.InternalClientError("cannot switch to state 15; another operation (2) is in progress")

        fetch = acquire

    store = PostgresStore(Pool(), "here")
    with pytest.raises(StoreUnreachable):
        await store.entries("t1")
    with pytest.raises(StoreUnreachable):
        await store.append("t1", 0, (1.0, "answer", {}))


async def test_a_database_that_may_only_be_read(server: str) -> None:
    store = await open_store(server)
    await store.create_table(TABLE)
    await store.close()
    separator = "&" if "?" in server else "?"
    readonly = await open_postgres(f"{server}{separator}default_transaction_read_only=on", location="here")
    with pytest.raises(StoreUnwritable):
        await readonly.append("t1", 0, (1.0, "answer", {}))
    assert await readonly.entries("t1") == ()
    await readonly.close()


async def test_a_table_that_another_process_holds(server: str) -> None:
    store = await open_postgres(server, location="here", lock_wait=0.1)
    await store.create_table(TABLE)
    holder = await asyncpg.connect(server)
    holding = holder.transaction()
    await holding.start()
    await holder.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
    with pytest.raises(StoreLocked):
        await store.append("t1", 0, (1.0, "answer", {}))
    await holding.rollback()
    await holder.close()
    await store.append("t1", 0, (1.0, "answer", {}))
    await store.close()


async def test_a_database_of_a_newer_version_is_left_alone(server: str) -> None:
    await (await open_store(server)).close()
    connection = await asyncpg.connect(server)
    await connection.execute("INSERT INTO schema_version VALUES (999, 'later', 0)")
    await connection.close()
    with pytest.raises(StoreTooNew):
        await open_store(server)


def test_arguments_are_numbered() -> None:
    assert numbered("a = ? AND b IN (?, ?)") == "a = $1 AND b IN ($2, $3)"
