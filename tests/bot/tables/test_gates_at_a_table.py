"""Gates at a live table: who lets it go on, what the press is in the log, and what is opened only then."""

import pytest
from msgspec.structs import replace

from bot.games.timing import config_of
from bot.store import Store
from bot.tables.refusal import Refused
from bot.tables.session.narrating import Narrating
from bot.tables.session.narrators import narrator_of
from bot.tables.session.proof import record_of
from tests.bot.tables.conftest import HOST, Clock, Laid, laid_again, lay, seated


async def narrated(store: Store, clock: Clock, **talk: object) -> Laid:
    """A running game of nine that its host narrates, without a seat."""
    laid = await lay(store, clock)
    await laid.lobby.change_talk("narrator", True)
    for option, value in talk.items():
        await laid.lobby.change_talk(option, value)  # type: ignore[arg-type]
    for seat in range(9):
        await laid.lobby.sit(100 + seat, f"Hráč {seat + 1}")
        await laid.lobby.ready(100 + seat, 5_000 + seat)
    await laid.lobby.start(HOST)
    clock.pass_(config_of("mafie").clocks["deal"].fixed)
    return laid


@pytest.mark.rule("TK-7.3")
async def test_the_press_is_an_entry_of_the_log_and_the_release_is_its_time(store: Store, clock: Clock) -> None:
    laid = await narrated(store, clock)
    narrating = Narrating(laid.table)
    gate = narrating.waiting
    assert gate is not None
    assert gate.name == "dusk"
    clock.pass_(33)
    await narrating.go_on(HOST, gate.notice)
    rows = await store.entries(laid.table.id)
    assert (rows[-1].kind, rows[-1].payload, rows[-1].at) == ("talk", {"what": "gate", "n": gate.notice}, clock())
    assert laid.table.running.time.releases[gate.notice] == clock()
    again = (await laid_again(store, clock)).table.running.time
    assert again.releases == laid.table.running.time.releases
    assert again.timers == laid.table.running.time.timers
    with pytest.raises(Refused, match="gate-open"):
        await narrating.go_on(HOST, gate.notice)


@pytest.mark.rule("TK-7.2")
async def test_only_the_narrator_lets_the_table_go_on_and_not_in_a_pause(store: Store, clock: Clock) -> None:
    laid = await narrated(store, clock)
    narrating = Narrating(laid.table)
    gate = narrating.waiting
    assert gate is not None
    await laid.host.name_cohost(HOST, 103)
    with pytest.raises(Refused, match="narrator-only"):
        await narrating.go_on(103, gate.notice)  # a host who plays sees and opens no gate
    with pytest.raises(Refused, match="no-host"):
        await narrating.go_on(104, gate.notice)
    await laid.host.pause(HOST)
    assert narrating.waiting is gate
    with pytest.raises(Refused, match="gate-paused"):
        await narrating.go_on(HOST, gate.notice)


@pytest.mark.rule("TK-7.1")
async def test_whoever_narrates_holds_no_seat(store: Store, clock: Clock) -> None:
    laid = await narrated(store, clock)
    assert narrator_of(laid.table) == HOST
    await laid.host.handover(HOST, 104, "Hráč 5")
    assert narrator_of(laid.table) is None
    assert Narrating(laid.table).waiting is None
    await laid.host.automate(104, 4)
    assert narrator_of(laid.table) is None  # a machine keeps the chair: it is taken back with a press
    await laid.host.handover(104, 777, "Nová")
    assert narrator_of(laid.table) == 777


@pytest.mark.rule("TK-7.1")
async def test_a_table_without_a_narrator_has_none(store: Store, clock: Clock) -> None:
    laid = await seated(store, clock)
    assert narrator_of(laid.table) is None
    assert not await Narrating(laid.table).end()
    narrated_one = replace(laid.table.setup.talk, narrator=True)
    assert narrated_one.narrator_sees == "nothing"


@pytest.mark.rule("TK-7.2", "TK-10.7")
async def test_the_last_verdict_is_read_too_and_nothing_is_opened_before_it(store: Store, clock: Clock) -> None:
    laid = await narrated(store, clock)
    table, narrating = laid.table, Narrating(laid.table)
    for _ in range(2_000):
        if (gate := narrating.waiting) is not None:
            if table.running.game.outcome is not None:
                break
            await narrating.go_on(HOST, gate.notice)
        for ask in table.running.open_asks(clock()):
            if ask.name in ("mafie.vote.first", "mafie.vote.final") and ask.id in {one.id for one in table.running.game.asks}:
                await laid.answers.answer(100 + ask.seat, ask.name, None, (ask.options[0].id,))
        time = table.running.time
        ends = [when for when in (time.next_deadline(), time.next_release(clock())) if when is not None]
        clock.time = max(clock.time, min(ends)) if ends else clock.time
        await laid.answers.expire_due()
    gate = narrating.waiting
    assert gate is not None
    assert table.running.game.outcome is not None
    with pytest.raises(Refused, match="no-record"):
        record_of(table)
    scene = table.scene()
    assert (scene.salt, scene.secret, scene.outcome) == ("", "", None)
    await narrating.go_on(HOST, gate.notice)
    clock.pass_(60)
    assert record_of(table)["seats"]
    assert table.scene().secret
