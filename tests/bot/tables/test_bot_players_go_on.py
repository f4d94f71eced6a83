"""After a restart, an undo or a departure automated players go on as if they had had the seat all along."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import pytest

from bot.games.game import usual_options
from bot.simulation.search import Situation, best
from bot.simulation.search.processes import Searches
from bot.store import NewEntry, Store, StoreUnreachable, TableRow, open_store
from bot.tables.players.bot_players import BotPlayers
from bot.tables.players.player_memory import PlayerMemory
from bot.tables.session.course import Course
from bot.tables.session.entries import Answer, Deal, Entry, Expire, Talk, read_entry, row_of
from bot.tables.session.live_table import LiveTable
from engines.mafie.views import MafieView
from engines.players import Level, Player
from engines.players.mafie import MafiePlayer
from engines.players.mafie_claims import may_claim
from engines.players.mafie_mind import Mind
from engines.players.protocol import Effort, Heat, Picks
from engines.players.whims import Whims
from tests.bot.tables.conftest import HOST, Clock, LocalTable, read_again, reloaded
from tests.soak.amounts import little_or_much

THINKING = (1.0, 6.0)
TABLE = "tablexyz"
SEED = f"{7:032x}"


class Killed(Exception):
    """The process is killed when an entry has just become durable."""


@dataclass
class Evening:
    """A table of automated players under one clock; ``killed``: the process dies after each entry, and another one goes on."""

    store: Store
    clock: Clock
    killed: bool
    searches: Searches | None = None
    lives: int = 0
    local: LocalTable = field(init=False)

    async def begin(self, game: str, seats: int, level: Level = "normal") -> None:
        """Open the table and deal from a known seed."""
        row = TableRow(id=TABLE, guild_id=1, channel_id=2, host_id=HOST, game=game, options=usual_options(game))
        await self.store.create_table(row)
        self.local = LocalTable(LiveTable(row, (), self.store, self.clock))
        await self.local.lobby_moves.fill(seats)
        await self.local.lobby_moves.change_talk({"machines": level})
        table = self.local.table
        table.seed = SEED
        course = table.new_course()
        course.apply(Deal(), self.clock())
        await self.store.append(table.id, 0, (self.clock(), *row_of(Deal())), phase="running", seed=SEED)
        table.phase = "running"
        table.course = course

    async def play(self, moves: int) -> list[Entry]:
        """Let automated players and clocks make at most so many moves; return the log."""
        self._live()
        while (course := self.local.table.running).game.outcome is None and course.game.moves_made < moves:
            try:
                await self._work()
            except Killed:
                self.local = await reloaded(self.store, self.clock)
                self._live()
        return [read_entry(row.kind, row.payload) for row in await self.store.entries(TABLE)]

    def _live(self) -> None:
        self.lives += 1
        self.bot_players = BotPlayers(self.local.answers, THINKING, self.searches)
        table = self.local.table
        do = table.do

        async def fatal(decide: Callable[[], object]) -> object:
            before = table.running.entries
            made = await do(decide)
            if table.running.entries > before:
                raise Killed
            return made

        if self.killed:
            cast("Any", table).do = fatal

    async def _work(self) -> None:
        """Do what is due, or let the clock go on to what is due next."""
        course = self.local.table.running
        self.local.table.restart_clock()  # as a session does once the database is back
        await self.local.answers.answer_forced()
        soonest = await self.bot_players.act()
        await asyncio.sleep(0)
        if not await self.local.answers.expire_due():
            ends = [when for when in (soonest, course.time.next_deadline(), course.time.asks_from) if when and when > self.clock()]
            self.clock.time = min(ends, default=self.clock() + 1)


@pytest.mark.rule("MA-3.5", "MA-6.5")
@pytest.mark.parametrize(("game", "seats", "moves"), [("mafie", 7, 120), ("mafia_city", 3, 60), ("zbojnici", 3, 50)])
@pytest.mark.parametrize("part", little_or_much(0.4, 1.0))
async def test_automated_players_retry_an_answer_that_was_not_written(
    store: Store, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, moves: int, part: float
) -> None:
    """The database refuses each answer and line once: no question is left to its clock, and no player remembers what never was."""
    evening, append, refused = Evening(store, Clock(), killed=False), store.append, set[int]()

    async def refuse_once(table: str, n: int, *entries: NewEntry, **more: Any) -> None:
        if n not in refused and entries[0][1] in ("answer", "talk"):
            refused.add(n)
            await asyncio.sleep(0)
            raise StoreUnreachable("here", "the server does not answer")
        await append(table, n, *entries, **more)

    await evening.begin(game, seats)
    monkeypatch.setattr(store, "append", refuse_once)
    log = await evening.play(int(moves * part))
    answered = {entry.ask for entry in log if isinstance(entry, Answer)}
    assert len(refused) > len(log) / 2
    assert not [ask for entry in log if isinstance(entry, Expire) for ask in entry.asks if ask not in answered]
    course = evening.local.table.running
    for seat in range(seats if game == "mafie" else 0):
        kept, new = (
            player_memory.of(seat, course) for player_memory in (evening.bot_players.player_memory, PlayerMemory(evening.local.table))
        )
        assert remembered(kept, course) == remembered(new, course)


@pytest.mark.rule("MA-3.4", "MA-3.5")
@pytest.mark.parametrize(
    ("game", "seats", "moves"),
    [("mafie", 7, 120), ("mafia_city", 3, 60), ("nostra_city", 3, 60), ("zbojnici", 3, 50), ("escape_plan", 2, 40)],
)
@pytest.mark.parametrize("part", little_or_much(0.5, 1.0))
async def test_killed_after_every_entry_the_same_is_played_and_said(
    store: Store, tmp_path: Path, game: str, seats: int, moves: int, part: float
) -> None:
    other = await open_store(str(tmp_path / "other.sqlite3"))
    whole, pieces = Evening(store, Clock(), killed=False), Evening(other, Clock(), killed=True)
    logs = []
    for evening in (whole, pieces):
        await evening.begin(game, seats)
        logs.append(await evening.play(int(moves * part)))
    await other.close()
    assert logs[0] == logs[1]
    assert whole.lives == 1
    assert pieces.lives > 0.9 * len(logs[1]), "one for each command; forced answers share one"
    assert game != "mafie" or any(isinstance(entry, Talk) for entry in logs[0])


class AtOnce(Searches):
    """Decides in this process."""

    async def found(self, situation: Situation) -> Picks | None:
        return best(situation)


@pytest.mark.rule("MA-3.5", "MA-6.5")
@pytest.mark.parametrize("moves", little_or_much(12, 30))
async def test_killed_after_every_entry_strong_machines_find_the_same(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moves: int
) -> None:
    monkeypatch.setattr("bot.simulation.search.search.effort_of", lambda *_: Effort((Heat(1, left=1),)))
    other = await open_store(str(tmp_path / "other.sqlite3"))
    logs = []
    for kept, killed in ((store, False), (other, True)):
        evening = Evening(kept, Clock(), killed=killed, searches=AtOnce())
        await evening.begin("zbojnici", 3, "strong")
        logs.append(await evening.play(moves))
    await other.close()
    usual = await open_store(str(tmp_path / "usual.sqlite3"))
    evening = Evening(usual, Clock(), killed=False)
    await evening.begin("zbojnici", 3, "strong")
    assert logs[0] == logs[1] != await evening.play(moves)
    await usual.close()


async def at_a_table_of_mafie(store: Store, clock: Clock, moves: int) -> Evening:
    evening = Evening(store, clock, killed=False)
    await evening.begin("mafie", 9)
    await evening.play(moves)
    return evening


def remembered(player: Player, course: Course) -> object:
    assert isinstance(player, MafiePlayer)
    view = course.game.view(0)
    assert isinstance(view, MafieView)
    believed = player.beliefs.public(view).marginals
    return believed, player.beliefs.recall.lines, player.beliefs.recall.shown


@pytest.mark.rule("MA-3.6")
async def test_a_new_owner_of_a_seat_knows_its_history(store: Store, clock: Clock) -> None:
    evening = await at_a_table_of_mafie(store, clock, 60)
    course = evening.local.table.running
    sat, new = PlayerMemory(evening.local.table), PlayerMemory(evening.local.table)
    for seat in range(9):
        kept = evening.bot_players.player_memory.of(seat, course)
        assert remembered(new.of(seat, course), course) == remembered(sat.of(seat, course), course) == remembered(kept, course)


@pytest.mark.rule("MA-3.5")
async def test_players_forget_entries_that_could_not_be_written(store: Store, clock: Clock) -> None:
    """Players listen while a move is being written; the write fails, and the game is reloaded and goes another way."""
    evening = await at_a_table_of_mafie(store, clock, 10)
    table, player_memory = evening.local.table, evening.bot_players.player_memory
    for seat in range(9):
        player_memory.of(seat, table.running)
    told = len(table.running.game.notices)
    while len(table.running.game.notices) < told + 3:
        table.running.apply(Expire(tuple(ask.id for ask in table.running.game.asks if ask.clock)), clock())
    clock.pass_(60)
    for seat in range(9):
        player_memory.of(seat, table.running)
    await read_again(table)
    await evening.play(60)
    for seat in range(9):
        known = player_memory.of(seat, table.running)
        assert remembered(known, table.running) == remembered(PlayerMemory(table).of(seat, table.running), table.running)


@pytest.mark.rule("MA-4.3", "PR-4.2")
async def test_automated_players_share_public_memory_and_know_no_less(store: Store, clock: Clock) -> None:
    evening = await at_a_table_of_mafie(store, clock, 60)
    course, player_memory = evening.local.table.running, evening.bot_players.player_memory
    together = [player_memory.of(seat, course) for seat in range(9)]
    assert len({id(player.beliefs.recall) for player in together if isinstance(player, MafiePlayer)}) == 1
    for seat, player in enumerate(together):
        alone = PlayerMemory(evening.local.table).of(seat, course)
        assert remembered(alone, course) == remembered(player, course)


@pytest.mark.rule("MA-3.6")
async def test_an_automated_player_remembers_the_claims_of_its_person_as_its_own(store: Store, clock: Clock) -> None:
    evening = await at_a_table_of_mafie(store, clock, 1)
    course = evening.local.table.running
    course.talk_log.add(Talk("claim", seat=3, key="say-knows", target=5, value="1.discussion"), clock(), course.game.moves_made)
    player = evening.bot_players.player_memory.of(3, course)
    assert isinstance(player, MafiePlayer)
    view = course.game.view(3)
    assert isinstance(view, MafieView)
    player.beliefs.public(view)
    assert [(line.seat, line.key, line.target) for line in player.beliefs.recall.lines] == [(3, "say-knows", 5)]
    for key, target in (("say-trust", 6), ("say-police", -1)):
        course.talk_log.add(Talk("claim", seat=3, key=key, target=target, value="1.discussion"), clock(), course.game.moves_made)
    bound = evening.bot_players.player_memory.of(3, course)
    assert isinstance(bound, MafiePlayer)
    bound.beliefs.public(view)
    mind = Mind(3, view, bound.beliefs.public(view), bound.beliefs.recall, Whims(1, 3))
    assert mind.vouched == {6}, "it speaks against nobody vouched for by its person"
    assert not may_claim(mind), "nor does it claim to be the Agent"
