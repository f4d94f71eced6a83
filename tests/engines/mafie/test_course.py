"""The run sheet of MF-3.7, and the story that is told of it (MF-9.11)."""

import pytest

import engines
from tests.engines.mafie.harness import T10, town

ORDER = """set commander round agent-phase agent-saw mafia-phase wakers pick pick victim dawn struck out
discussion card-shown card-shown-at ballot tally suspects speech speech ballot tally struck out
card-removed card-removed card-shown card-shown commander round agent-phase"""


@pytest.mark.rule("MF-6.1", "MF-3.7", "MF-3.1")
def test_the_steps_of_a_round_come_in_their_order() -> None:
    play = town(T10, {4: 4, 5: 8, 6: 9, 7: 10, 8: 12}, commander_first_ballot="suspects")
    play.do("1 peek:2").clock("hunch").do("2 kill:10", "3 kill:10").clock("hunch")
    play.do("7 arrest", "8 kidnap:9").clock("ready").ballot("4>2 5>3")
    play.speeches()
    play.ballot("4>2").do("5 hideout", "6 safe_conduct").until("night.peek")
    told = [key for key in play.sequence() if key not in ("role", "card", "vote", "ready")]
    assert told == ORDER.split()
    phases = [(strike.phase, strike.seat + 1) for strike in play.state.chronicle[1].strikes]
    assert phases == [("dawn", 10), ("verdict", 2)]


@pytest.mark.rule("MF-9.11")
def test_the_story_tells_everything() -> None:
    play = town(T10, {2: 3, 5: 1, 6: 2, 8: 11, 9: 7}).do("1 peek:3", "4 suspect:2").clock("hunch")
    play.do("2 recruit:7", "2 kill:5", "3 kill:5", "7 kill:4", "7 kill:5").clock("hunch").do("5 vest", "9 tap:2").clock("ready")
    play.ballot("1>2 3>2 4>10").do("10 done", "2 done").ballot("1>2").clock("strike.bandage")
    play.game.end()
    story = play.view(None).story
    assert story is not None
    first = story.rounds[1]
    assert first.look is not None and (first.look.agent, first.look.seat, first.look.token) == (0, 2, "mafia")
    assert first.recruitment is not None and (first.recruitment.by, first.recruitment.seat) == (1, 6)
    assert (first.picks, first.victim, first.how) == ({1: 4, 2: 4, 6: 4}, 4, "agreed")
    assert [(hunch.by, hunch.seat) for hunch in first.hunches if hunch.seat is not None] == [(3, 1)]
    assert [(strike.seat, strike.saved_card, strike.token) for strike in first.strikes] == [(4, 1, None), (1, 0, "mafia")]
    assert [(card.seat, card.card, card.target) for card in first.played] == [(1, 3, 6), (4, 1, None), (8, 7, 1)]
    assert [(ballot.kind, ballot.votes, ballot.condemned) for ballot in first.ballots] == [
        ("first", {0: 1, 2: 1, 3: 9}, None),
        ("final", {0: 1}, 1),
    ]
    assert [seat.seat for seat in story.seats if seat.recruited] == [6] and story.reason == "aborted"


def test_the_votes_of_an_annulled_sealed_ballot_are_told_only_at_the_end() -> None:
    play = town(T10, {6: 11}, begin="vote").vote("1>3 2>3").do("6 shoot:3")
    assert play.shown_ballot().votes == {}
    play.game.end()
    story = play.view(None).story
    assert story is not None and story.rounds[1].ballots[0].annulled and story.rounds[1].ballots[0].votes == {0: 2, 1: 2}


@pytest.mark.rule("MF-10.2", "MF-15.19")
def test_a_game_can_be_taken_back_to_a_checkpoint_and_replayed() -> None:
    game = engines.start("mafie", seats=12, options={"extended": True}, seed=9)
    while not game.checkpoints or game.moves_made < 40:
        game.expire(game.asks[0].id)
    back = engines.replay(game.record, game.checkpoints[-1])
    assert back.moves_made == game.checkpoints[-1] and back.outcome is None
    assert engines.replay(game.record).view(0) == game.view(0)
