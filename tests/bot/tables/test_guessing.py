"""Sealed guesses of people who are out, and of spectators: who may make one, until when, and what remains of it (NT-5.1)."""

import pytest

from bot.presenting.guesses import Guess, Guesser
from bot.presenting.standing import gone
from bot.store import Store
from bot.tables.refusal import Refused
from bot.tables.session.guessing import MOST_CHANGES, MOST_GUESTS, Guessing
from bot.tables.session.talk_log import standing_guesses
from tests.bot.tables.conftest import HOST, Clock, LocalTable, reloaded, seated

STRANGER = 555
pytestmark = pytest.mark.rule("NT-5.1")


async def until(local: LocalTable, clock: Clock, number: int, *phases: str) -> None:
    """Let the clocks run to one of these phases of a round."""
    while (view := local.table.scene().public).phase not in phases or view.round != number:
        assert view.phase != "end"
        clock.pass_(1)
        await local.answers.expire_due()


async def second_dusk(store: Store, clock: Clock) -> tuple[LocalTable, int, list[int]]:
    """Return a table at the second dusk, one seat that is out, and the living seats."""
    local = await seated(store, clock, 11)
    await until(local, clock, 2, "agent", "mafia")
    out = gone(local.table.scene().public)
    return local, min(out), [seat for seat in range(11) if seat not in out]


def standing(local: LocalTable) -> tuple[Guess, ...]:
    return standing_guesses(local.table.running.talk_log.guesses)


async def refusal(local: LocalTable, user: int, about: str, number: int, *seats: int) -> str:
    with pytest.raises(Refused) as refused:
        await Guessing(local.table).guess(user, about, number, seats)
    return refused.value.key


async def test_a_guess_of_the_dead_is_durable_and_a_later_one_takes_its_place(store: Store, clock: Clock) -> None:
    local, dead, living = await second_dusk(store, clock)
    guessing, moves = Guessing(local.table), local.table.running.game.moves_made
    await guessing.guess(100 + dead, "night", 2, [living[0]])
    await guessing.guess(100 + dead, "day", 2, [])
    await guessing.guess(100 + dead, "night", 2, [living[1]])
    made = (Guess(Guesser(dead), "night", 2, (living[1],)), Guess(Guesser(dead), "day", 2, ()))
    assert standing(local) == made
    assert local.table.running.game.moves_made == moves
    again = await reloaded(store, clock)
    assert standing(again) == made
    entries = local.table.running.entries
    await guessing.guess(100 + dead, "night", 2, [living[1]])
    assert local.table.running.entries == entries, "the same guess is no news"


async def test_neither_the_living_nor_people_who_know_a_hand_guess(store: Store, clock: Clock) -> None:
    local, dead, living = await second_dusk(store, clock)
    assert await refusal(local, 100 + living[0], "night", 2, living[1]) == "guess-closed"
    await local.host_moves.automate(None, living[0])
    assert await refusal(local, 100 + living[0], "night", 2, living[1]) == "guess-closed", "an automated player keeps their seat"
    for about, number, *seats in (("night", 1, living[0]), ("night", 3, living[0]), ("night", 2, dead), ("token", 2, living[0])):
        assert await refusal(local, 100 + dead, about, number, *seats) == "guess-closed"
    assert await refusal(local, 100 + dead, "night", 2, *living[:2]) == "guess-closed"
    assert not standing(local)


async def test_a_spectator_guesses_by_number_and_nothing_of_them_stands_in_the_log(store: Store, clock: Clock) -> None:
    local, _, living = await second_dusk(store, clock)
    await Guessing(local.table).guess(STRANGER, "night", 2, [living[0]])
    await Guessing(local.table).guess(STRANGER + 1, "night", 2, [living[0]])
    await Guessing(local.table).guess(STRANGER, "day", 2, [living[2]])
    assert [guess.by for guess in standing(local)] == [Guesser(guest=0), Guesser(guest=1), Guesser(guest=0)]
    assert local.table.setup.guests == (str(STRANGER), str(STRANGER + 1)) and local.table.knows(STRANGER)
    assert not any(str(STRANGER) in str(row.payload) for row in await store.entries(local.table.id))
    assert (await reloaded(store, clock)).table.setup.guests == local.table.setup.guests
    waits = await store.forget_person(STRANGER, _Nameless())
    assert waits.still_seated == (local.table.id,), "the id leaves the setup with the game"


class _Nameless:
    def seat(self, _language: str, number: int) -> str:
        return f"Seat {number}"

    def spellings(self, name: str) -> list[str]:
        return [name]


async def test_a_guess_is_closed_once_it_is_decided(store: Store, clock: Clock) -> None:
    local, dead, living = await second_dusk(store, clock)
    await until(local, clock, 2, "discussion")
    assert await refusal(local, 100 + dead, "night", 2, living[0]) == "guess-closed"
    left = [seat for seat in living if seat not in gone(local.table.scene().public)]
    await Guessing(local.table).guess(100 + dead, "day", 2, [left[0]])
    await until(local, clock, 2, "first")
    assert await refusal(local, 100 + dead, "day", 2, left[1]) == "guess-closed"


async def test_a_reader_of_the_nights_has_to_guess_before_the_book_names_the_victim(store: Store, clock: Clock) -> None:
    local, dead, living = await second_dusk(store, clock)
    await until(local, clock, 2, "mafia")
    await Guessing(local.table).guess(100 + dead, "night", 2, [living[0]])
    wakers = [ask for ask in local.table.running.open_asks(clock()) if ask.name == "mafie.night.victim"]
    target = next(seat for seat in living if seat not in {ask.seat for ask in wakers})
    for ask in wakers:
        await local.answers.answer(100 + ask.seat, ask.name, None, (f"seat:{target}",))
    assert local.table.scene().public.phase == "mafia"
    assert await refusal(local, 100 + dead, "night", 2, target) == "guess-closed"
    await Guessing(local.table).guess(STRANGER, "night", 2, [target])


@pytest.mark.parametrize("sees", [True, False])
async def test_ghosts_who_read_the_mafia_in_the_book_do_not_guess_it(store: Store, clock: Clock, sees: bool) -> None:
    local = await seated(store, clock, 11, ghosts_see_night=sees)
    await until(local, clock, 2, "discussion")
    view = local.table.scene().public
    living, count = [seat.seat for seat in view.seats if seat.living], view.left["mafia"]
    plain = [seat for seat in gone(view) if view.seats[seat].token == "police"]
    for seat in plain:
        if sees:
            assert await refusal(local, 100 + seat, "mafia", 2, *living[:count]) == "guess-closed"
        else:
            await Guessing(local.table).guess(100 + seat, "mafia", 2, living[:count])
            assert await refusal(local, 100 + seat, "mafia", 2, *living[: count - 1]) == "guess-closed"
    assert plain
    await Guessing(local.table).guess(STRANGER, "mafia", 2, living[-count:])


async def test_an_undo_takes_a_guess_back_with_its_subject(store: Store, clock: Clock) -> None:
    local, dead, living = await second_dusk(store, clock)
    await Guessing(local.table).guess(100 + dead, "day", 2, [living[0]])
    await until(local, clock, 2, "discussion")
    await until(local, clock, 2, "first")
    await local.host_moves.undo(HOST)
    view = local.table.scene().public
    assert len(standing(local)) == (view.phase in ("agent", "mafia", "dawn", "discussion", "first"))


async def test_nobody_floods_the_log_with_guesses(store: Store, clock: Clock) -> None:
    local, dead, living = await second_dusk(store, clock)
    guessing = Guessing(local.table)
    for number in range(MOST_CHANGES):
        await guessing.guess(100 + dead, "night", 2, [living[number % 2]])
    assert await refusal(local, 100 + dead, "night", 2, living[0]) == "guess-many"
    for guest in range(MOST_GUESTS):
        await guessing.guess(5000 + guest, "night", 2, [living[0]])
    assert await refusal(local, 6000, "night", 2, living[0]) == "guess-many"


async def test_a_table_can_do_without(store: Store, clock: Clock) -> None:
    local, dead, living = await second_dusk(store, clock)
    await local.host_moves.change_talk(HOST, {"guesses": False})
    assert await refusal(local, 100 + dead, "night", 2, living[0]) == "guess-closed"
    assert not local.table.scene().guessing
