"""A table calls its own deal verified only if the proof that it hands out opens the seal that it published."""

import pytest
from msgspec.structs import replace

from bot.presenting.texts import words_in
from bot.store import Store, TableRow
from bot.tables.pages.lobby import details_page, lobby_page, lobby_record
from bot.tables.session.live_table import LiveTable
from bot.tables.session.lobby import Lobby
from bot.tables.session.lobby_view import lobby_scene
from bot.tables.session.setup import deal_holds, proof_fields
from engines.chance import commitment_1, seed_of
from engines.deal_proof import read_proof
from tests.bot.tables.conftest import HOST, Clock, open_local, seated

SALT, SECRET = bytes(range(16)), bytes(range(32))


def holds(table: LiveTable) -> bool:
    return deal_holds(table.setup, table.id, len(table.seats), table.seed or "")


async def test_of_49_openings_of_its_seal_one_holds(store: Store, clock: Clock) -> None:
    """Each opening has a seed that fits; if all of them held, a changed database could choose among 49 deals after the presses."""
    table = (await seated(store, clock)).table
    sealed, held = table.setup, []
    whole = sealed.salt + sealed.secret
    for cut in range(49):
        table.setup = replace(sealed, salt=whole[: 2 * cut], secret=whole[2 * cut :])
        table.seed = f"{seed_of(bytes.fromhex(table.setup.secret), map(int, sealed.presses)):032x}"
        held += [cut] if holds(table) else []
    assert held == [16]


async def test_a_lobby_sealed_by_version_1_is_dealt_and_holds(store: Store, clock: Clock) -> None:
    """Its seal was published before the upgrade, so the table keeps it; it does not hold as version 2."""
    setup: dict[str, object] = {"salt": SALT.hex(), "secret": SECRET.hex(), "seal": commitment_1(SALT, SECRET)}
    row = TableRow(id="old", guild_id=1, channel_id=2, host_id=HOST, game="zbojnici", setup=setup)
    await store.create_table(row)
    table = LiveTable(row, (), store, clock)
    lobby = Lobby(table)
    for seat in range(4):
        await lobby.sit(100 + seat, f"Host {seat}")
        await lobby.ready(100 + seat, 5_000 + seat)
    await lobby.start(HOST)
    assert holds(table)
    saved = await store.table("old")
    assert saved is not None and saved.table.setup["seal"] == setup["seal"] and "seal_version" not in saved.table.setup
    assert read_proof(proof_fields(table.setup, table.id), 4).version == table.scene().seal_version == 1
    table.setup = replace(table.setup, seal_version=2)
    assert not holds(table)


async def test_a_deal_is_opened_by_its_version_and_at_its_table_alone(store: Store, clock: Clock) -> None:
    one, other = (await seated(store, clock)).table, (await seated(store, clock, table="anothr23")).table
    other.setup, other.seed = one.setup, one.seed
    assert holds(one) and not holds(other)
    one.setup = replace(one.setup, seal_version=1)
    assert not holds(one)


async def test_one_press_a_seat_is_demanded(store: Store, clock: Clock) -> None:
    table = (await seated(store, clock)).table
    whole = table.setup
    for presses in (whole.presses[:-1], (*whole.presses, "7"), (), (*whole.presses[:-1], whole.presses[0])):
        table.setup = replace(whole, presses=presses)
        table.seed = f"{seed_of(bytes.fromhex(whole.secret), map(int, presses)):032x}"
        assert not holds(table), presses


@pytest.mark.rule("NT-1.3")
@pytest.mark.parametrize(("language", "said"), [("en", "Seal, version {}: `{}"), ("cs", "Pečeť, verze {}: `{}")])
async def test_the_seal_is_published_with_its_version(language: str, said: str, store: Store, clock: Clock) -> None:
    table = (await open_local(store, clock)).table
    for version in (1, 2):
        table.setup = replace(table.setup, seal_version=version)
        scene = lobby_scene(table, words_in(language))
        assert len(table.setup.seal) == 64
        for page, shown in (
            (lobby_page(scene), f"{table.setup.seal[:8]}…`"),
            (details_page(scene), f"{table.setup.seal}`"),
            (lobby_record(scene), f"{table.setup.seal}`"),
        ):
            told = "\n".join(part for part in page.parts if isinstance(part, str)).replace("\u00a0", " ")
            assert said.format(version, shown) in told
