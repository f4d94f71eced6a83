"""Secrets show in no request to the voices: two games that differ in them give the same requests, in order and time.

The tables are those of the test of leaks, with everybody in voice: seats, spectators, and a person who comes and goes.
"""

from types import SimpleNamespace
from typing import Any, cast

import pytest

import engines
from bot.tables.moderation.mutes import MuteRecords
from bot.tables.moderation.server_voices import EveryVoice
from bot.tables.moderation.voices import Voices
from engines.chance import Stream
from tests.bot.pairs_at_a_table import CHANNEL, Clock, Pair, Seated, played
from tests.bot.pairs_of_mafie import HOOKS, NAMES, comes_to_light, dealt_alike, exchanged
from tests.bot.tables.voice_world import Server
from tests.engines.driving import random_game
from tests.soak.amounts import little_or_much

VOICE = 10
SPECTATORS = (700, 701, 702)


class Instant(Server):
    """A server on which everything is told at once, and every request is taken."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(VOICE)
        self.clock = clock
        self.heard: list[tuple[Any, ...]] = []

    def _tell(self, user: int) -> None:
        self.told[user] = SimpleNamespace(**vars(self.real[user]))

    async def request(self, user: int, what: str) -> None:
        self.heard.append((what, CHANNEL, user, self.clock()))
        self.real[user].mute = what == "mute"
        self._tell(user)


class Voiced(Seated):
    """A table whose people are in voice; seats that a machine keeps have owners, who sit there all the same."""

    def __init__(self, game: Any, x: int, clock: Clock, language: str, *, text_mode: bool) -> None:
        super().__init__(game, x, clock, language, text_mode=text_mode)
        for seat in self.table.seats:
            seat.owner = None if seat.seat == x else 1000 + seat.seat
        self.server = Instant(clock)
        self.mutes = 0
        for user in (*(seat.user_id or seat.owner or 0 for seat in self.table.seats), *SPECTATORS):
            self.server.enter(self.server.person(user), VOICE)
        self.table.message_state.silence.voice, self.table.message_state.silence.voice_chosen = VOICE, "auto"
        self.voices = Voices(self.table, cast(Any, self.server), EveryVoice(), cast(Any, self))
        self.voices.server.edits.wake = lambda: None  # type: ignore[method-assign]  # the order is asked here, not the pace

    @property
    def announced(self) -> int:
        return self.outbox.posted

    async def tell_host(self, *_args: object, **_more: object) -> None:
        raise AssertionError("nothing of the voices is for the host here")

    async def tell(self) -> list[tuple[Any, ...]]:
        told = await super().tell()
        await self.voices.attend()
        while (edit := self.voices.next_edit()) is not None:
            await edit.make()
        asked, self.server.heard = self.server.heard, []
        self.mutes += len(asked)
        return [*told, *asked]


def paired(games: tuple[Any, Any], x: int, stream: Stream) -> Pair:
    """Return a pair of tables with voice."""
    pair = Pair(games, x, stream, HOOKS, NAMES, comes_to_light)
    pair.tables = tuple(Voiced(game, x, pair.clock, pair.language, text_mode=True) for game in games)
    return pair


@pytest.mark.rule("TK-10.1", "TK-10.2")
@pytest.mark.parametrize("pairs", little_or_much(3, 8))
async def test_unknown_hands_never_show_in_the_requests_for_voices(pairs: int) -> None:
    moments = requests = 0
    for games, x, places, stream in exchanged(range(8100, 8100 + pairs)):
        pair = paired(games, x, stream)
        await played(pair, x, places, most=60)
        moments += pair.moments
        requests += sum(cast(Voiced, table).mutes for table in pair.tables)
    assert moments > 150 * pairs // 8
    assert requests > 300 * pairs // 8


@pytest.mark.rule("TK-10.1", "TK-10.4")
@pytest.mark.parametrize("pairs", little_or_much(3, 6))
async def test_secret_answers_of_others_never_show_in_the_requests_for_voices(pairs: int) -> None:
    differed = requests = 0
    for games, x, stream in dealt_alike(range(9100, 9100 + pairs)):
        pair = paired(games, x, stream)
        differed += await played(pair, x, (), apart=True, most=60)
        requests += sum(cast(Voiced, table).mutes for table in pair.tables)
    assert differed > 20 * pairs // 6
    assert requests > 200 * pairs // 6


@pytest.mark.rule("TK-10.2")
async def test_the_order_of_mutes_is_drawn_anew_for_each_phase() -> None:
    game, stream = random_game(HOOKS, 8101)
    pair = paired((game, engines.replay(game.record)), 0, stream)
    table = cast(Voiced, pair.tables[0])
    orders: set[tuple[int, ...]] = set()
    for number, phase in enumerate(("mafia", "first", "mafia")):
        view = SimpleNamespace(
            round=number,
            phase=phase,
            seats=[SimpleNamespace(seat=one.seat, living=True, struck=False, speaking=False) for one in table.table.seats],
        )
        table.course.public_after = lambda _told, view=view: view
        for user in table.server.real:
            table.server.real[user].mute = False
            table.server._tell(user)
        table.voices.memory.muted.clear()
        table.voices.mutes.records = MuteRecords(lambda: table.voices.memory, pair.clock)
        while (edit := table.voices.next_edit()) is not None:
            await edit.make()
        orders.add(tuple(user for _, _, user, _ in table.server.heard if user >= 1000))
        table.server.heard.clear()
    assert len(orders) == 3
    assert len({tuple(sorted(order)) for order in orders}) == 1
