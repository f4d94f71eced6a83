"""A move that another process has overtaken is made all the same while it is legal, and refused for its own reason when not (PR-2.1)."""

from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.store import AlreadyDecided, Store, StoreUnreachable
from bot.tables.delivery.outages import Outages
from bot.tables.players.claiming import Claiming
from bot.tables.players.night_talk import NightTalk
from bot.tables.players.speakers import WrittenSpeeches
from bot.tables.refusal import Refused
from bot.tables.session.floor import floor_of
from bot.tables.session.mailbox import TRIES
from bot.tables.session.narrators import Narrating
from bot.tables.session.setup import Offer
from bot.tables.session.speaking import Speaking
from bot.tables.session.table_settings import TableSettings
from tests.bot.tables.conftest import HOST, Clock, LocalTable, reloaded, seated
from tests.bot.tables.rounds import floor, talking_table, to, to_speeches

Move = Callable[[], Awaitable[object]]
Prepared = Callable[[Store, Clock], Awaitable[tuple[LocalTable, Move]]]
"""Brings a table to where a move may be made, and returns both."""


class Told:
    """The whispers of a table, and the lines in its channel."""

    trouble, recovered, pending = "", None, ()

    def __init__(self) -> None:
        self.heard: list[tuple[int, str]] = []
        self.reachable = True
        self.postman = SimpleNamespace(dm_channel=self._channel, post=self._post, opaque=str)

    async def _channel(self, user: int) -> int:
        return user

    async def _post(self, channel: int, text: str, **_more: object) -> int:
        self.heard.append((channel, text))
        return 1

    async def send_each(self, lines: dict[int, str], **_more: object) -> bool:
        self.heard.extend(lines.items())
        return self.reachable

    async def send(self, seat: int, text: str) -> bool:
        return self.reachable and await self.send_each({seat: text})

    async def say(self, text: str, **_more: object) -> bool:
        self.heard.append((-1, text))
        return True

    say_until = say


async def overtake(store: Store, clock: Clock, table: str = "tablexyz") -> None:
    """Another process writes something into the log that makes no move illegal."""
    await (await reloaded(store, clock, table)).host_moves.extend(HOST, 10.0)


async def at_night(store: Store, clock: Clock) -> LocalTable:
    return await seated(store, clock, 9)


def by_host(doing: Callable[[LocalTable], Awaitable[object]], *, paused: bool = False) -> Prepared:
    """Acts of a host by night, or in a pause."""

    async def prepared(store: Store, clock: Clock) -> tuple[LocalTable, Move]:
        local = await at_night(store, clock)
        if paused:
            await local.host_moves.pause(HOST)
        return local, lambda: doing(local)

    return prepared


async def moving(store: Store, clock: Clock) -> tuple[LocalTable, Move]:
    local = await at_night(store, clock)
    local.table.message_state.departures.homeless = True
    await local.host_moves.pause(HOST)
    return local, lambda: local.host_moves.move(HOST, 77)


async def skipping(store: Store, clock: Clock) -> tuple[LocalTable, Move]:
    local = await at_night(store, clock)
    await to(local, clock, "discussion")
    return local, lambda: local.host_moves.skip(HOST)


async def taking_back(store: Store, clock: Clock) -> tuple[LocalTable, Move]:
    local = await at_night(store, clock)
    await to(local, clock, "discussion")
    ask = next(ask for ask in local.table.running.open_asks(clock()) if ask.name == "mafie.day.ready")
    await local.answers.answer(100 + ask.seat, ask.name, None, ("ready",))
    return local, lambda: local.host_moves.undo(HOST)


async def accepting(store: Store, clock: Clock) -> tuple[LocalTable, Move]:
    local = await at_night(store, clock)
    await local.host_moves.offer(HOST, 3, 500, 1)
    assert local.table.setup.offers == {"3": Offer("500", "1")}
    return local, lambda: local.host_moves.accept(500, 3, "Nová")


async def giving_back(store: Store, clock: Clock) -> tuple[LocalTable, Move]:
    local = await at_night(store, clock)
    await local.host_moves.automate(HOST, 3)
    return local, lambda: local.host_moves.give_back(103, 3)


async def claiming(store: Store, clock: Clock) -> tuple[LocalTable, Move]:
    local = await talking_table(store, clock, talk=TableSettings(claims="on"))
    await to(local, clock, "discussion")
    seat = next(seat.seat for seat in local.table.scene().public.seats if seat.living)
    return local, lambda: Claiming(local.table).claim(100 + seat, "say-agent", None)


async def raising_a_hand(store: Store, clock: Clock) -> tuple[LocalTable, Move]:
    local = await talking_table(store, clock)
    await to_speeches(local, clock)
    while (now := floor_of(local.table)) is not None:
        await Speaking(local.table).done(100 + now.seat)
    seat = next(seat.seat for seat in local.table.scene().public.seats if seat.living)
    return local, lambda: Speaking(local.table).hand(100 + seat)


async def ending_a_speech(store: Store, clock: Clock) -> tuple[LocalTable, Move]:
    local = await talking_table(store, clock)
    now = await to_speeches(local, clock)
    return local, lambda: Speaking(local.table).done(100 + now.seat)


async def skipping_a_speech(store: Store, clock: Clock) -> tuple[LocalTable, Move]:
    local, _ = await ending_a_speech(store, clock)
    return local, lambda: local.host_moves.skip(HOST)


async def letting_a_speech_end(store: Store, clock: Clock) -> tuple[LocalTable, Move]:
    local, _ = await ending_a_speech(store, clock)
    return local, lambda: Speaking(local.table).end(floor(local), "passed")


async def writing(store: Store, clock: Clock) -> tuple[LocalTable, Move]:
    local, _ = await ending_a_speech(store, clock)
    local.table.lets_one_write = False
    told: Any = Told()
    return local, lambda: WrittenSpeeches(local.table, told).write(100 + floor(local).seat, "Nebyl jsem to já.")


async def narrated(store: Store, clock: Clock) -> tuple[LocalTable, Narrating]:
    local = await talking_table(store, clock, talk=TableSettings(narrator=True))
    return local, Narrating(local.table)


async def opening_a_gate(store: Store, clock: Clock) -> tuple[LocalTable, Move]:
    local, narrating = await narrated(store, clock)
    gate = narrating.waiting
    assert gate is not None
    return local, lambda: narrating.open_gate(HOST, gate.notice)


async def ending_the_narration(store: Store, clock: Clock) -> tuple[LocalTable, Move]:
    local, narrating = await narrated(store, clock)
    return local, narrating.end


async def the_mafia(store: Store, clock: Clock) -> tuple[LocalTable, NightTalk, int]:
    """A table whose Mafia may talk, and the user id of one of them."""
    local = await at_night(store, clock)
    await to(local, clock, "mafia")
    talk = NightTalk(local.table, lambda *_refused: None, 0.0)
    return local, talk, next(100 + seat for seat in range(9) if talk.hearers(seat))


async def saying(store: Store, clock: Clock) -> tuple[LocalTable, Move]:
    local, talk, user = await the_mafia(store, clock)
    return local, lambda: talk.say_by_message(user, "Koho?")


async def topping_up(store: Store, clock: Clock) -> tuple[LocalTable, Move]:
    """An act of the table itself is not lost either: after it, nobody knows any more that Discord was slow."""
    local = await at_night(store, clock)
    told = Told()
    told.recovered = 60.0  # type: ignore[assignment]
    postman = SimpleNamespace(waiting=lambda _: 0.0, took_long=lambda _: 0.0)
    made: Any = Outages(local.table, postman, told, lambda _: None)  # type: ignore[arg-type]
    return local, lambda: made.attend(30.0)


MOVES: dict[str, Prepared] = {
    "pause": by_host(lambda local: local.host_moves.pause(HOST)),
    "stop_clocks": by_host(lambda local: local.host_moves.stop_clocks()),
    "resume": by_host(lambda local: local.host_moves.resume(HOST), paused=True),
    "extend": by_host(lambda local: local.host_moves.extend(HOST, 60.0)),
    "change_talk": by_host(lambda local: local.host_moves.change_talk(HOST, {"claims": "on"})),
    "end": by_host(lambda local: local.host_moves.end(HOST)),
    "automate": by_host(lambda local: local.host_moves.automate(HOST, 3)),
    "handover": by_host(lambda local: local.host_moves.handover(HOST, 104, "Hráč 5")),
    "inherit": by_host(lambda local: local.host_moves.inherit({})),
    "remove": by_host(lambda local: local.host_moves.remove(HOST, 3)),
    "disqualify": by_host(lambda local: local.host_moves.disqualify(HOST, 3)),
    "resign": by_host(lambda local: local.host_moves.resign(103)),
    "move": moving,
    "skip": skipping,
    "undo": taking_back,
    "accept": accepting,
    "give_back": giving_back,
    "claim": claiming,
    "hand": raising_a_hand,
    "done": ending_a_speech,
    "skip_speech": skipping_a_speech,
    "end_speech": letting_a_speech_end,
    "write": writing,
    "gate": opening_a_gate,
    "narration": ending_the_narration,
    "night_talk": saying,
    "top_up": topping_up,
}


@pytest.mark.rule("PR-2.1")
@pytest.mark.parametrize("name", MOVES)
async def test_an_overtaken_move_is_made(store: Store, clock: Clock, name: str) -> None:
    local, move = await MOVES[name](store, clock)
    before = [row.kind for row in await store.entries(local.table.id)]
    clock.pass_(0.01)
    await overtake(store, clock)
    await move()
    kinds = [row.kind for row in await store.entries(local.table.id)]
    assert kinds[: len(before) + 1] == [*before, "extend"]
    assert len(kinds) == len(before) + 2
    again = await reloaded(store, clock)
    assert again.table.running.game.record == local.table.running.game.record
    assert again.table.phase == local.table.phase
    assert [(seat.user_id, seat.bot_player) for seat in again.table.seats] == [
        (seat.user_id, seat.bot_player) for seat in local.table.seats
    ]


@pytest.mark.rule("PR-2.1")
async def test_a_move_overtaken_into_illegality_is_refused_for_that_reason(store: Store, clock: Clock) -> None:
    local = await at_night(store, clock)
    await (await reloaded(store, clock)).host_moves.end(HOST)
    with pytest.raises(Refused, match="no-game"):
        await local.host_moves.extend(HOST, 60.0)


@pytest.mark.rule("PR-2.1")
@pytest.mark.parametrize("times", [TRIES - 1, TRIES])
async def test_how_often_a_move_is_made_again(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch, times: int) -> None:
    local = await at_night(store, clock)
    append, asked = store.append, 0

    async def overtaken(table: str, n: int, *args: Any, **more: Any) -> None:
        nonlocal asked
        asked += 1
        if asked <= times:
            raise AlreadyDecided("here", table, n)
        await append(table, n, *args, **more)

    monkeypatch.setattr(store, "append", overtaken)
    if times < TRIES:
        await local.host_moves.pause(HOST)
        assert local.table.phase == "paused"
    else:
        with pytest.raises(Refused, match="no-stale"):
            await local.host_moves.pause(HOST)
        assert local.table.phase == "running"
        assert asked == times


@pytest.mark.rule("PR-2.1", "MF-15.7")
async def test_the_author_of_a_refused_line_hears_so(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Refused | None] = []
    local, _, user = await the_mafia(store, clock)
    talk = NightTalk(local.table, lambda _seat, refused: shown.append(refused), 0.0)

    async def broken(*_args: object, **_more: object) -> None:
        raise StoreUnreachable("here", "it does not answer")

    monkeypatch.setattr(store, "append", broken)
    assert await talk.say_by_message(user, "Koho?")
    assert [refused.key for refused in shown if refused] == ["no-store"]


@pytest.mark.rule("PR-2.1")
async def test_setup_that_a_move_changes_is_that_of_the_move(store: Store, clock: Clock) -> None:
    local, move = await accepting(store, clock)
    await overtake(store, clock)
    await move()
    assert local.table.setup == replace(local.table.setup, offers={}, former=("103",))
    assert local.table.seat(3).user_id == 500
