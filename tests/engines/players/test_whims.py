"""Where the chance in machines comes from, and their habits."""

import pytest
from pydantic import BaseModel

import engines
from engines.asking import Ask, Notice, Option, Text
from engines.players import GAMES, levels_of, player_for
from engines.players.basic import BlunderingPlayer
from engines.players.whims import Style, Whims, moved


@pytest.mark.rule("MA-3.4")
def test_each_question_has_a_stream_of_its_own() -> None:
    whims = Whims(7, 3)
    whims.about("mafie.vote.first/2")
    first = [whims.below(100) for _ in range(5)]
    whims.about("line 2.discussion")
    assert [whims.below(100) for _ in range(5)] != first
    whims.about("mafie.vote.first/2")
    assert [whims.below(100) for _ in range(5)] == first, "looking twice changes nothing"
    again = Whims(7, 3)
    again.about("mafie.vote.first/2")
    assert [again.below(100) for _ in range(5)] == first, "a player made anew has the same whims"
    other = Whims(7, 4)
    other.about("mafie.vote.first/2")
    assert [other.below(100) for _ in range(5)] != first


@pytest.mark.rule("MA-3.1")
def test_a_gentle_player_strays_from_the_best_once_in_five_times_and_not_far() -> None:
    gentle, normal = Whims(1, 0, "gentle"), Whims(1, 0)
    taken = []
    for number in range(3000):
        for whims in (gentle, normal):
            whims.about(f"q/{number}")
        taken.append(gentle.best(range(10), lambda thing: -thing))
        assert normal.best(range(10), lambda thing: -thing) == 0
    assert set(taken) == {0, 1, 2}
    assert 0.10 < sum(thing > 0 for thing in taken) / len(taken) < 0.17, "a third of the strays hit the best all the same"


@pytest.mark.rule("MA-3.3")
def test_habits_are_five_numbers_and_move_a_threshold_by_a_fifth() -> None:
    styles = [Whims(seed, seat).style for seed in range(40) for seat in range(5)]
    for habit in Style.__struct_fields__:
        values = [getattr(style, habit) for style in styles]
        assert all(0 <= value <= 1 for value in values)
        assert 0.4 < sum(values) / len(values) < 0.6
    assert len(set(styles)) > 190
    assert [moved(100, habit) for habit in (0, 0.5, 1)] == pytest.approx([80, 100, 120])
    assert Whims(3, 2, "gentle").style == Whims(3, 2).style, "the level has no part in it"


class NoView(BaseModel):
    pass


class Steady:
    """A player that always answers with the first option, and leaves alone what has none."""

    def choose(self, ask: Ask, view: BaseModel) -> tuple[str, ...] | None:
        return (ask.options[0].id,) if ask.options else None

    def say(self, view: BaseModel) -> Text | None:
        return Text("say-unsure")

    def hear(self, notice: Notice) -> None: ...

    def listen(self, seat: int, line: Text) -> None: ...


@pytest.mark.rule("MA-3.1", "MA-6.6")
def test_a_gentle_player_of_a_boxed_game_answers_a_share_of_its_questions_at_random() -> None:
    offered = (*(Option(f"seat:{seat}", Text("opt-seat")) for seat in range(4)), Option("leave", Text("opt-leave"), host_only=True))
    view, astray = NoView(), 0
    for number in range(2000):
        ask = Ask("toy.pick", 0, offered, id=f"toy.pick/{number}")
        player = BlunderingPlayer(Steady(), Whims(5, 0, "gentle"), 0.25)
        picks = player.choose(ask, view)
        assert picks is not None
        assert picks == player.choose(ask, view), "asked twice it answers alike"
        assert picks[0] != "leave", "giving up a seat is for people"
        astray += picks != ("seat:0",)
    assert 0.15 < astray / 2000 < 0.23, "a quarter of the questions, of which a quarter hits the same answer"
    assert BlunderingPlayer(Steady(), Whims(5, 0), 1.0).choose(Ask("toy.pick", 0, ()), view) is None


@pytest.mark.rule("MA-3.1", "MA-14.7")
@pytest.mark.parametrize("game", sorted(engines.GAMES))
def test_only_gentle_players_stray(game: str) -> None:
    assert isinstance(player_for(game, 0, 1, "gentle"), BlunderingPlayer) == (GAMES[game].blunders > 0)
    for level in levels_of(game)[1:]:
        assert not isinstance(player_for(game, 0, 1, level), BlunderingPlayer)
