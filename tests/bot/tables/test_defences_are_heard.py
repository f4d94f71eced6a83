"""Automated lines are shown at the table, the last words of a defence included: automated players know no others."""

import asyncio

import pytest

from bot.store import Store
from bot.tables.players.bot_players import BotPlayers
from bot.tables.players.talk_messages import LATE
from bot.tables.players.talk_messages import TalkMessages as Lines
from engines import Text
from tests.bot.tables.conftest import Clock, LocalTable
from tests.bot.tables.talking_bot_players import in_discussion, lines, phase_of
from tests.bot.tables.test_pace_of_talk import given
from tests.bot.tables.test_talk import Hall, say, speakers_of, talk_in, to_the_phase, who_spoke


async def play(local: LocalTable, bot_players: BotPlayers, talk: Lines, clock: Clock, hall: Hall) -> dict[str, int]:
    """Let the game go on to its end; return how many lines stood at the table at the end of each step, by its phase."""
    stood: dict[str, int] = {}
    for _ in range(20_000):
        if local.table.running.game.outcome is not None:
            return stood
        await local.answers.expire_due()
        await local.answers.answer_forced()
        soonest = await bot_players.act()
        shown = await talk.attend()
        await asyncio.sleep(0)
        time = local.table.running.time
        moments = (soonest, shown, time.next_deadline(), time.next_release(clock()))
        clock.time = min([when for when in moments if when is not None and when > clock()], default=clock() + 1)
        stood[phase_of(local)] = len(who_spoke(hall)) if hall.said else 0
    raise AssertionError("the game does not end")


@pytest.mark.rule("MA-5.3", "TK-5.4")
@pytest.mark.parametrize("people", [0, 2])
async def test_every_line_of_a_game_is_seen_at_the_table(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch, people: int) -> None:
    """Automated players believe, doubt and quote the lines they have heard, so people have to see them."""
    local, bot_players = await in_discussion(store, clock, people, monkeypatch, 11)
    talk, hall = talk_in(local)
    await play(local, bot_players, talk, clock, hall)
    said = lines(local)
    assert [one for one in said if str(one.entry.value).endswith("defence")]
    assert who_spoke(hall) == [one.entry.seat for one in said]


@pytest.mark.rule("MF-7.11")
async def test_the_last_words_of_a_defence_stand_before_the_table_votes(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A seat that defends itself says its line, and ends its speech when the line could be read."""
    local, bot_players = await in_discussion(store, clock, 2, monkeypatch)
    given(bot_players, {seat: Text("say-defence", {"variant": 1}) for seat in range(9)})
    one, other = speakers_of(local)[-2:]
    await to_the_phase(local, clock, "first")
    clock.pass_(1)
    for seat in (one, other):
        local.table.seats[seat].bot_player = False
        await local.answers.answer(100 + seat, "mafie.vote.first", None, (f"seat:{other if seat == one else one}",))
        local.table.seats[seat].bot_player = True
    await to_the_phase(local, clock, "defence")
    talk, hall = talk_in(local)
    for _ in range(120):
        await bot_players.act()
        if phase_of(local) == "defence":
            await talk.attend()
        clock.pass_(1)
    assert sorted(who_spoke(hall)) == [one, other]


@pytest.mark.rule("TK-5.4")
async def test_a_line_cut_off_by_the_end_of_its_phase_is_shown(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """A press may end the talk before the message may grow; later than that nothing is said into another phase."""
    for late in (False, True):
        local, _ = await in_discussion(store, clock, 2, monkeypatch, deal=1 + late)
        talk, hall = talk_in(local)
        end = local.table.running.time.next_deadline()
        assert end is not None
        clock.time = end - (LATE + 1 if late else 1)
        await say(local, speakers_of(local)[0])
        await to_the_phase(local, clock, "first")
        await talk.attend()
        assert bool(hall.said) != late
