"""Automated Mafie players: legal, repeatable, with a little sense, and knowing no more than their seat."""

from collections import Counter
from functools import cache

import pytest

import engines
from bot.simulation.playing import Circle
from bot.simulation.simulate import players_of, simulate
from engines.chance import Stream
from engines.mafie.story import StoryPart
from engines.mafie.views import MafieView
from engines.players import RandomPlayer, player_for
from engines.players.mafie import MafiePlayer
from engines.players.whims import Whims
from engines.table import Ask, Game, Notice, Text, seat_option
from tests.bot.presenting.catalogues import messages
from tests.engines.driving import shown
from tests.engines.hooks import hooks_of
from tests.engines.players.mafie_evenings import Watching, evening
from tests.soak.amounts import little_or_much

LINES = {key.replace("auto-", "say-") for key in messages("en") if key.startswith("auto-")}


def story_of(game: Game) -> StoryPart:
    story = shown(game, None, MafieView).story
    assert story is not None
    return story


@cache
def evenings() -> list[tuple[Game, list[Watching]]]:
    """Return some evenings, played once for all tests."""
    return [evening(seats, seed) for seats, seed in ((7, 1), (8, 2), (10, 3), (11, 4), (13, 5), (14, 6))]


def texts_of_key(game: Game, key: str) -> list[Text]:
    return [notice.text for notice in game.notices if notice.text.key == key]


@pytest.mark.parametrize("games", little_or_much(6, 12))
def test_they_play_every_kind_of_table_to_its_end(games: int) -> None:
    for seed in range(games):
        stream = Stream(seed, "kinds of tables")
        seats = 6 + stream.below(12)
        game = engines.start("mafie", seats=seats, options=hooks_of("mafie").options(seats, stream), seed=seed)
        Circle(game, players_of("mafie", seats, seed, "auto")).play(most=5_000)
        assert game.outcome is not None
        assert not any(move.ask_name == "mafie.seat.withdraw" for move in game.record.moves)


def test_the_same_streams_make_the_same_evening() -> None:
    assert evening(9, 3)[0].record == evening(9, 3)[0].record
    assert evening(9, 3)[0].record.moves != evening(9, 4)[0].record.moves


def test_a_player_made_anew_from_the_notices_and_lines_believes_alike() -> None:
    game, players = evening(11, 4)
    anew = MafiePlayer(3, Whims(4, 3))
    for what in players[3].heard:
        if isinstance(what, Notice):
            anew.hear(what)
        else:
            anew.listen(*what)
    view = shown(game, 3, MafieView)
    old = players[3].beliefs.public(view)
    assert anew.beliefs.public(view).marginals == old.marginals
    assert anew.beliefs.recall.lines == players[3].beliefs.recall.lines
    assert len(set(old.marginals)) > 1


def test_the_windows_in_which_it_can_do_nothing_are_left_to_their_clock() -> None:
    for seed in range(6):
        game, _ = evening(12, seed, extended=True, cards=(1, 2, 8, 10, 13))
        alone = [move for move in game.record.moves if move.by != "clock" and move.picks == ("pass",) and "strike" in move.ask_name]
        assert all(move.ask_name in ("mafie.strike.bandage", "mafie.strike.last_shot", "mafie.strike.vest") for move in alone)
        for move in game.record.moves:
            if move.ask_name in ("mafie.day.opening", "mafie.day.closing") and move.picks == ("pass",) and move.by == "auto":
                holder = story_of(game).seats[move.seat].card
                assert holder in (8, 10)


# ---- the night


def test_the_mafia_agree_on_a_victim() -> None:
    victims = [text for game, _ in evenings() for text in texts_of_key(game, "mf-victim")]
    assert len(victims) > 6
    assert {text.args["how"] for text in victims} == {"agreed"}


def test_they_follow_an_earlier_pick_by_a_person() -> None:
    for seed in range(5):
        game = engines.start("mafie", seats=14, seed=seed)
        while not any(ask.name == "mafie.night.victim" for ask in game.asks):
            game.expire()
        person, *bot_players = [ask for ask in game.asks if ask.name == "mafie.night.victim"]
        game.answer(person.id, person.options[-1].id)
        for ask in bot_players:
            player = player_for("mafie", ask.seat, seed)
            assert player.choose(ask, game.view(ask.seat)) == (person.options[-1].id,)


def test_the_agent_looks_at_somebody_new_each_night() -> None:
    for game, players in evenings():
        for player in players:
            looks = [picks[0] for ask, picks, _ in player.answers if ask.name == "mafie.night.peek" and picks and picks != ("pass",)]
            living = sum(seat.living for seat in shown(game, None, MafieView).seats)
            assert len(set(looks)) >= min(len(looks), game.seats - 1) or living < 3


# ---- the day


def votes_of(players: list[Watching]) -> list[tuple[int, Ask, str, MafieView]]:
    return [
        (player.seat, ask, picks[0], view)
        for player in players
        for ask, picks, view in player.answers
        if ask.name.startswith("mafie.vote.") and picks and picks[0].startswith("seat:")
    ]


@pytest.mark.parametrize("games", little_or_much(6, 20))
def test_a_known_mafioso_gets_the_vote_and_is_named(games: int) -> None:
    voted = 0
    for seed in range(games):
        _, players = evening(11, seed)
        for seat, ask, pick, view in votes_of(players):
            known = [s.seat for s in view.seats if s.token == "mafia" and s.living and s.seat != seat]
            offered = {option.id for option in ask.options} & {f"seat:{one}" for one in known}
            if view.me is not None and view.me.allegiance == "police" and offered:
                voted += 1
                assert pick in offered
        for player in players:
            for line, view in player.lines:
                if line.key == "say-agent":
                    target = int(str(line.args["seat"]).partition(":")[2])
                    assert view.me is not None
                    assert view.me.token == "mafia" or (view.me.token, view.seats[target].token) == ("agent", "mafia")
    assert voted > 0


def test_nobody_votes_for_a_known_innocent() -> None:
    for _, players in evenings():
        for seat, ask, pick, view in votes_of(players):
            known = {f"seat:{s.seat}" for s in view.seats if s.token in ("police", "agent") and s.seat != seat}
            if view.me is not None and view.me.allegiance == "police" and pick in known:
                assert {option.id for option in ask.options} <= known | {"pass"}


# ---- talk


def test_they_say_a_line_or_two_and_only_known_ones() -> None:
    said = 0
    for game, players in evenings():
        for player in players:
            for line, view in player.lines:
                assert line.key in LINES
                assert view.seats[player.seat].living
                assert line.args.get("seat") != f"seat:{player.seat}"
                said += 1
            moments = Counter((view.round, view.phase, view.speaking) for _, view in player.lines)
            assert not moments or max(moments.values()) <= 3
        assert game.outcome is not None
    assert said > 20


def test_a_suspect_speaks_for_himself() -> None:
    keys = {line.key for _, players in evenings() for player in players for line, view in player.lines if view.phase == "defence"}
    assert keys <= {"say-defence", "say-defence-blame", "say-agent", "say-agent-clean"}
    assert keys


# ---- the random one


def test_a_game_without_players_of_its_own_gets_random_ones() -> None:
    assert isinstance(player_for("halma", 0, 1), RandomPlayer)
    assert isinstance(player_for("mafie", 0, 1), MafiePlayer)


@pytest.mark.parametrize("least", [0, 1, 2])
def test_the_random_player_answers_legally(least: int) -> None:
    player = RandomPlayer(0, Stream(1, "x"))
    ask = Ask("any", 0, tuple(seat_option(seat) for seat in range(4)), ("seat:0",), least=least, most=3, clock="c")
    for _ in range(50):
        picks = player.choose(ask, engines.start("mafie", seats=6, seed=1).view(0)) or ()
        assert max(least, 1) == len(set(picks)) == len(picks)


@pytest.mark.soak
def test_sense_helps_the_police() -> None:
    with_sense, without = (simulate("mafie", 16, games=12, players=kind).share("police").rate for kind in ("auto", "random"))
    assert with_sense > without
