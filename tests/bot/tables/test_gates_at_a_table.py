"""Gates at a live table: who lets it go on, what the press is in the log, and what is opened only then."""

import pytest
from msgspec.structs import replace

from bot.games import game_of
from bot.presenting.naming import escaped
from bot.store import Store
from bot.tables.delivery.entry_lines import entry_lines
from bot.tables.refusal import Refused
from bot.tables.result_making import record_of
from bot.tables.session.entries import read_entry
from bot.tables.session.narrators import LONGEST_RULING, Narrating, narrator_of
from tests.bot.tables.conftest import HOST, Clock, LocalTable, open_local, reloaded, seated


async def narrated(store: Store, clock: Clock, **talk: bool | int | str) -> LocalTable:
    """A running game of nine that its host narrates, without a seat."""
    local = await open_local(store, clock)
    await local.lobby_moves.change_talk({"narrator": True, **talk})
    for seat in range(9):
        await local.lobby_moves.sit(100 + seat, f"Hráč {seat + 1}")
        await local.lobby_moves.ready(100 + seat, 5_000 + seat)
    await local.lobby_moves.start(HOST)
    clock.pass_(game_of("mafie").timing.clocks["deal"].fixed)
    return local


@pytest.mark.rule("TK-7.3")
async def test_the_press_is_an_entry_of_the_log_and_the_release_is_its_time(store: Store, clock: Clock) -> None:
    local = await narrated(store, clock)
    narrating = Narrating(local.table)
    gate = narrating.waiting
    assert gate is not None
    assert gate.name == "dusk"
    clock.pass_(33)
    await narrating.open_gate(HOST, gate.notice)
    rows = await store.entries(local.table.id)
    assert (rows[-1].kind, rows[-1].payload, rows[-1].at) == ("talk", {"what": "gate", "n": gate.notice}, clock())
    assert local.table.running.time.releases[gate.notice] == clock()
    again = (await reloaded(store, clock)).table.running.time
    assert again.releases == local.table.running.time.releases
    assert again.timers == local.table.running.time.timers
    with pytest.raises(Refused, match="gate-open"):
        await narrating.open_gate(HOST, gate.notice)


@pytest.mark.rule("TK-7.2")
async def test_only_the_narrator_lets_the_table_go_on_and_not_in_a_pause(store: Store, clock: Clock) -> None:
    local = await narrated(store, clock)
    narrating = Narrating(local.table)
    gate = narrating.waiting
    assert gate is not None
    await local.host_moves.name_cohost(HOST, 103)
    with pytest.raises(Refused, match="narrator-only"):
        await narrating.open_gate(103, gate.notice)  # a host who plays sees and opens no gate
    with pytest.raises(Refused, match="no-host"):
        await narrating.open_gate(104, gate.notice)
    await local.host_moves.pause(HOST)
    assert narrating.waiting is gate
    with pytest.raises(Refused, match="gate-paused"):
        await narrating.open_gate(HOST, gate.notice)


@pytest.mark.rule("TK-7.1")
async def test_a_narrator_holds_no_seat(store: Store, clock: Clock) -> None:
    local = await narrated(store, clock)
    assert narrator_of(local.table) == HOST
    await local.host_moves.handover(HOST, 104, "Hráč 5")
    assert narrator_of(local.table) is None
    assert Narrating(local.table).waiting is None
    await local.host_moves.automate(104, 4)
    assert narrator_of(local.table) is None  # a machine keeps the chair: it is taken back with a press
    await local.host_moves.handover(104, 777, "Nová")
    assert narrator_of(local.table) == 777


@pytest.mark.rule("TK-7.1")
async def test_a_table_without_a_narrator_has_none(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    assert narrator_of(local.table) is None
    assert not await Narrating(local.table).end()
    narrated_one = replace(local.table.setup.talk, narrator=True)
    assert narrated_one.narrator_sees == "nothing"


@pytest.mark.rule("TK-7.2", "TK-10.7")
async def test_the_last_verdict_is_read_too_and_nothing_is_opened_before_it(store: Store, clock: Clock) -> None:
    local = await narrated(store, clock)
    table, narrating = local.table, Narrating(local.table)
    for _ in range(2_000):
        if (gate := narrating.waiting) is not None:
            if table.running.game.outcome is not None:
                break
            await narrating.open_gate(HOST, gate.notice)
        for ask in table.running.open_asks(clock()):
            if ask.name in ("mafie.vote.first", "mafie.vote.final") and ask.id in {one.id for one in table.running.game.asks}:
                await local.answers.answer(100 + ask.seat, ask.name, None, (ask.options[0].id,))
        time = table.running.time
        ends = [when for when in (time.next_deadline(), time.next_release(clock())) if when is not None]
        clock.time = max(clock.time, min(ends)) if ends else clock.time
        await local.answers.expire_due()
    gate = narrating.waiting
    assert gate is not None
    assert table.running.game.outcome is not None
    with pytest.raises(Refused, match="no-record"):
        record_of(table)
    scene = table.scene()
    assert (scene.salt, scene.secret, scene.outcome) == ("", "", None)
    await narrating.open_gate(HOST, gate.notice)
    clock.pass_(60)
    assert record_of(table)["seats"]
    assert table.scene().secret


@pytest.mark.rule("MF-1.2", "MF-10.2", "TK-7.5")
async def test_a_ruling_of_the_narrator_is_public_and_is_told_after_a_kill(store: Store, clock: Clock) -> None:
    local = await narrated(store, clock)
    await Narrating(local.table).rule(HOST, "  4 Tonda  mluvil *po* smrti.\nNepočítá se. ")
    rows = await store.entries(local.table.id)
    assert (rows[-1].kind, rows[-1].payload) == ("talk", {"what": "ruling", "key": "4 Tonda mluvil *po* smrti. Nepočítá se."})
    again = (await reloaded(store, clock)).table
    lines = entry_lines(again, read_entry(rows[-1].kind, rows[-1].payload))
    assert [line.text for line in lines] == [again.words("told-ruling", what=escaped("4 Tonda mluvil *po* smrti. Nepočítá se."))]
    assert "\\*po\\*" in lines[0].text


@pytest.mark.rule("MF-1.2")
@pytest.mark.parametrize("said", ["", "   ", "\n"])
async def test_nobody_but_the_narrator_rules_and_not_without_words(store: Store, clock: Clock, said: str) -> None:
    local = await narrated(store, clock)
    narrating, before = Narrating(local.table), len(await store.entries(local.table.id))
    with pytest.raises(Refused, match="ruling-empty"):
        await narrating.rule(HOST, said)
    await local.host_moves.name_cohost(HOST, 103)
    with pytest.raises(Refused, match="ruling-only"):
        await narrating.rule(103, "Tak.")
    with pytest.raises(Refused, match="no-host"):
        await narrating.rule(104, "Tak.")
    assert len(await store.entries(local.table.id)) == before
    await narrating.rule(HOST, "x" * 1_000)
    assert len(str((await store.entries(local.table.id))[-1].payload["key"])) == LONGEST_RULING
