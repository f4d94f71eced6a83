"""No desk of a narrator with the view of the table shows secrets: pairs of tables that differ in hidden facts (TK-10.7)."""

import pytest
from msgspec.structs import replace

import engines
from bot.games.mafie import messages
from bot.presenting.standing import gone
from bot.tables.delivery.temporary_lines import GATE, is_over
from bot.tables.session.message_state import TemporaryLine
from tests.bot.pairs_at_a_table import NARRATOR, PERSON, Clock, Pair, Seated, played
from tests.bot.pairs_of_mafie import HOOKS, NAMES, comes_to_light, dealt_alike, exchanged
from tests.engines.driving import random_game
from tests.soak.amounts import little_or_much


@pytest.mark.rule("TK-10.7", "TK-7.4")
@pytest.mark.parametrize("pairs", little_or_much(2, 12))
async def test_hands_that_nobody_knows_never_show_on_the_desk_of_a_narrator(pairs: int) -> None:
    moments = gates = 0
    for games, x, places, stream in exchanged(range(8100, 8100 + pairs)):
        pair = Pair(games, x, stream, HOOKS, NAMES, comes_to_light, narrated=True)
        await played(pair, x, places)
        moments += pair.moments
        gates += pair.gates
    assert moments > 25 * pairs
    assert gates > pairs * 5 // 3


@pytest.mark.rule("TK-10.7", "TK-7.4")
@pytest.mark.parametrize("pairs", little_or_much(2, 10))
async def test_secret_answers_never_show_on_the_desk_of_a_narrator(pairs: int) -> None:
    gates = differed = 0
    for games, x, stream in dealt_alike(range(9100, 9100 + pairs)):
        pair = Pair(games, x, stream, HOOKS, NAMES, comes_to_light, narrated=True)
        differed += await played(pair, x, (), apart=True)
        gates += pair.gates
    assert gates > 2 * pairs
    assert differed > 5 * pairs


@pytest.mark.rule("TK-10.7")
async def test_nothing_stands_on_the_desk_before_its_gate() -> None:
    game, _ = random_game(HOOKS, 8101)
    table = Seated(engines.replay(game.record), 0, Clock(), "cs", text_mode=True, narrated=True)
    for _ in range(60):
        time, now = table.course.time, table.clock()
        gate, reading = table.narration.narrator_moves.waiting, table.narration.reading()
        assert bool(reading.aloud) == (gate is not None)
        ends = [when for when in (time.next_release(now), time.next_deadline()) if when is not None]
        if table.game.outcome is not None or not ends:
            break
        table.clock.time = max(now, min(ends))
        table.expire()


@pytest.mark.rule("TK-7.4", "TK-10.7")
def test_a_narrator_reads_nothing_that_waits_longer_than_the_gate(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor a message to single seats, such as one that would wake the members of the Mafia with the dusk in place of their letters."""
    monkeypatch.setitem(messages._SAYINGS, "mf-wakers", lambda *_: "You wake up together.")
    later = whispered = 0
    for seed in range(8101, 8104):
        game, stream = random_game(HOOKS, seed)
        table = Seated(game, 0, Clock(), "cs", text_mode=True, narrated=True)
        while table.game.outcome is None:
            course = table.course
            if (gate := table.narration.narrator_moves.waiting) is not None:
                told = sum(when <= gate.opens for when in course.time.releases)
                lines = table.presenter.narrate(table.game.notices, table.table.scene(), since=gate.notice)
                after, whispers = [line for line in lines if line.notice >= told], [line for line in lines if line.seat is not None]
                aloud = table.narration.reading().aloud
                assert aloud and not any(line.text in aloud for line in after + whispers)
                later += len(after)
                whispered += any(line.notice < told for line in whispers)
            table.step(stream)
    assert later
    assert whispered


@pytest.mark.rule("TK-7.6", "MF-15.4")
def test_a_narrator_who_sees_the_tokens_sees_no_move_before_it_is_told() -> None:
    ahead = 0
    for seed in range(8101, 8104):
        game, stream = random_game(HOOKS, seed)
        table = Seated(game, 0, Clock(), "cs", text_mode=True, narrated=True)
        talk = table.course.talk_log
        talk.options = replace(talk.options, narrator_sees="all")
        while table.game.outcome is None:
            course, now = table.course, table.clock()
            public, book = course.public(now), table.narration.witness(NARRATOR)
            assert (book.round, book.phase, gone(book)) == (public.round, public.phase, gone(public))
            ahead += gone(book) != gone(table.game.view(None))
            table.step(stream)
    assert ahead


@pytest.mark.rule("TK-7.3", "NT-2.4")
def test_the_call_to_a_gate_goes_with_its_gate_and_with_its_host() -> None:
    game, _ = random_game(HOOKS, 8101)
    table = Seated(engines.replay(game.record), 0, Clock(), "cs", text_mode=True, narrated=True)
    while (gate := table.narration.narrator_moves.waiting) is None:
        table.clock.time = table.course.time.next_release(table.clock()) or table.course.time.next_deadline()
        table.expire()
    table.table.message_state.narration.gate_called = gate.notice
    call = TemporaryLine(NARRATOR, 1, -1, 0, GATE)
    assert not is_over(table.table, call)
    table.table.host_id = PERSON
    assert is_over(table.table, call)
    table.table.host_id, table.table.message_state.narration.gate_called = NARRATOR, gate.notice - 1
    assert is_over(table.table, call)
