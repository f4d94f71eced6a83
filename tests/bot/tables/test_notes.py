"""The notebook of a seat: durable, of its person alone, gone with them (NT-5.4)."""

import pytest

from bot.games import game_of
from bot.presenting.page import Buttons
from bot.presenting.questions import NOTES
from bot.store import Store
from bot.tables.refusal import Refused
from bot.tables.session.live_table import LONGEST_NOTES
from tests.bot.tables.conftest import HOST, Clock, LocalTable, reloaded, seated

pytestmark = pytest.mark.rule("NT-5.4")
TEXT = "3 lies.\nNight 2: who sat so still?"


async def refusal(local: LocalTable, user: int) -> str:
    with pytest.raises(Refused) as refused:
        await local.table.write_notes(user, "x")
    return refused.value.key


async def test_notes_are_durable_and_no_entry_of_the_log(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    entries = local.table.running.entries
    await local.table.write_notes(103, TEXT)
    assert local.table.running.entries == entries
    again = await reloaded(store, clock)
    assert again.table.notes_of(103) == TEXT and again.table.notes_of(104) == ""
    await again.table.write_notes(103, "z" * 2 * LONGEST_NOTES)
    assert len(again.table.notes_of(103)) == LONGEST_NOTES
    await again.table.write_notes(103, "")
    assert "notes" not in again.table.seat(3).row().extra


async def test_people_without_a_seat_have_no_notes(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    assert await refusal(local, 555) == "no-foreign"
    await local.host_moves.change_talk(HOST, {"notes": False})
    assert await refusal(local, 103) == "notes-off"
    await local.host_moves.change_talk(HOST, {"notes": True})
    await local.host_moves.end(HOST)
    assert await refusal(local, 103) == "no-game"


async def test_their_owner_finds_them_again_and_a_successor_does_not(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    await local.table.write_notes(103, TEXT)
    await local.host_moves.automate(None, 3)
    assert (await reloaded(store, clock)).table.seat(3).notes == TEXT
    await local.host_moves.give_back(103, 3)
    assert local.table.notes_of(103) == TEXT
    await local.host_moves.offer(HOST, 3, 777, 1)
    await local.host_moves.accept(777, 3, "Nový")
    assert local.table.notes_of(777) == "" == (await reloaded(store, clock)).table.notes_of(777)


class _Nameless:
    def seat(self, _language: str, number: int) -> str:
        return f"Seat {number}"

    def spellings(self, name: str) -> list[str]:
        return [name]


@pytest.mark.parametrize("kept", [False, True])
async def test_the_export_has_them_and_forgetting_deletes_them(store: Store, clock: Clock, kept: bool) -> None:
    local = await seated(store, clock)
    await local.table.write_notes(103, TEXT)
    await local.table.write_notes(104, f"I trust {local.table.seat(3).name}")
    if kept:
        await local.host_moves.automate(None, 3)
    assert (await store.personal_data(103))["notes"] == [{"table": local.table.id, "text": TEXT}]
    await store.save_table(local.table.id, phase="ended")
    await store.forget_person(103, _Nameless())
    saved = await store.table(local.table.id)
    assert saved is not None
    assert "notes" not in saved.seats[3].extra and not {103, "103"} & set(saved.seats[3].extra.values())
    assert "trust" in str(saved.seats[4].extra["notes"])
    assert kept or "Hráč 4" not in str(saved.seats[4].extra)


@pytest.mark.parametrize("seats", [9])
async def test_the_desk_has_the_button_while_the_game_runs(store: Store, clock: Clock, seats: int) -> None:
    local = await seated(store, clock, seats)
    desk = game_of("mafie").presenter.desk

    def there() -> bool:
        parts = desk(local.table.scene(), 2).parts
        return any(button.id.endswith(f":{NOTES}") for part in parts if isinstance(part, Buttons) for button in part.buttons)

    assert there()
    await local.host_moves.change_talk(HOST, {"notes": False})
    assert not there()
    await local.host_moves.change_talk(HOST, {"notes": True})
    await local.host_moves.end(HOST)
    assert not there()
