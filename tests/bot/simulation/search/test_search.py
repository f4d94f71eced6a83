"""Looking ahead: a few answers, each in the same imagined games, judged when the day is over (MA-6.4)."""

from itertools import islice
from typing import cast

import pytest

import engines
from bot.simulation.playing import Circle
from bot.simulation.search import best, is_searched, search, situation_of
from bot.simulation.simulate import players_of
from engines.chance import Stream
from engines.escape_plan import asks as escape_asks
from engines.imagining import Imagined, imagine
from engines.mafia_city import asks as city_asks
from engines.players import Player, lookahead_of, offered_level, player_for, zbojnici
from engines.players.protocol import CANDIDATES, Candidate, Effort, Heat, Lookahead
from engines.players.zbojnici_judging import WON, standing
from engines.players.zbojnici_lookahead import PLANS
from engines.zbojnici import asks
from engines.zbojnici.views import ZbojniciView
from tests.bot.simulation.search.situations import decisions, first
from tests.soak.amounts import little_or_much

QUICK = 2
STRONG = zbojnici.PLAYERS.efforts["strong"]
SEARCHED = [game for game in engines.GAMES if is_searched(game)]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "effort_of", lambda *_: Effort((Heat(QUICK, left=1),)))


@pytest.mark.rule("MA-6.6")
def test_only_games_that_offer_strong_are_searched() -> None:
    assert all(offered_level(game, "strong") == "strong" for game in SEARCHED)
    assert SEARCHED == ["zbojnici", "mafia_city", "escape_plan"]
    assert not is_searched("mafie"), "a strong player of Mafie infers, it does not look ahead"


BY_ITSELF = {asks.TOKENS, asks.WHEEL_ROBBER, asks.WHEEL_PRINCE, city_asks.SECRET_DEAL, city_asks.WITHDRAW, city_asks.EVALUATE}
"""Questions that are no part of a play that is put together."""


@pytest.mark.rule("MA-6.4")
@pytest.mark.parametrize(
    ("name", "asked"),
    [
        ("zbojnici", {asks.FIGURE, asks.TOKENS, asks.WHEEL_ROBBER, asks.WHEEL_PRINCE}),
        ("mafia_city", {city_asks.TURN, city_asks.PLACE, city_asks.TEXT, city_asks.SECRET_DEAL, city_asks.WITHDRAW, city_asks.VETO}),
        ("escape_plan", {escape_asks.TURN, escape_asks.END}),
    ],
)
def test_a_few_legal_ways_to_go_on(name: str, asked: set[str]) -> None:
    """The usual one is among them where a question stands by itself."""
    lookahead = lookahead_of(name)
    assert lookahead is not None
    tried = set()
    for seed, first_day in ((5, 4), (6, 2)):
        for game, ask in decisions(seed, from_day=first_day, name=name):
            usual = player_for(name, ask.seat, 3).choose(ask, game.view(ask.seat))
            candidates = lookahead.candidates(ask, game.view(ask.seat), usual)
            assert len(candidates) <= (PLANS if ask.name == asks.FIGURE else CANDIDATES)
            assert len(set(candidates)) == len(candidates)
            for picks, *_ in candidates:
                assert {option.id for option in ask.options}.issuperset(picks)
                assert ask.least <= len(picks) <= ask.most
            if len(candidates) > 1:
                tried.add(ask.name)
                assert ask.name not in BY_ITSELF or (usual,) in candidates
    assert asked <= tried


@pytest.mark.rule("MA-6.4")
def test_each_is_tried_in_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[tuple[Candidate, str, int]] = []
    tried = search.tried

    def noted(game: Imagined, ask: engines.Ask, candidate: Candidate, whims: int, lookahead: Lookahead) -> int:
        tries.append((candidate, game.record.model_dump_json(), whims))
        return tried(game, ask, candidate, whims, lookahead)

    monkeypatch.setattr(search, "tried", noted)
    assert best(first(asks.FIGURE)) is not None
    games = {candidate: [(record, whims) for one, record, whims in tries if one == candidate] for candidate, _, _ in tries}
    (heat, left), (final, _) = STRONG.heats
    assert len(games) > left
    assert sorted({len(each) for each in games.values()}) == [heat, heat + final]
    finalists = [each for each in games.values() if len(each) > heat]
    assert len(finalists) == left
    assert len({tuple(each[:heat]) for each in games.values()}) == len({tuple(each) for each in finalists}) == 1


@pytest.mark.rule("MA-6.4")
def test_the_best_of_a_first_heat_are_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first is best in the heat, the third is best in all, and the fourth would be, but is not tried again."""
    worths = {0: (9, 0), 1: (6, 1), 2: (5, 8), 3: (4, 9)}
    (heat, left), _ = STRONG.heats
    assert left == len(worths) - 1
    found: list[Candidate] = []
    tries: list[Candidate] = []

    def worth(game: Imagined, ask: engines.Ask, candidate: Candidate, whims: int, lookahead: Lookahead) -> int:
        if candidate not in found:
            found.append(candidate)
        tries.append(candidate)
        first, later = worths.get(found.index(candidate), (0, 0))
        return first if tries.count(candidate) <= heat else later

    monkeypatch.setattr(search, "tried", worth)
    assert best(first(asks.FIGURE)) == found[2][0]


@pytest.mark.rule("MA-6.4")
@pytest.mark.parametrize("better", [1, -1])
def test_the_answer_is_that_which_stands_best(better: int, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Candidate] = []

    def worth(game: Imagined, ask: engines.Ask, candidate: Candidate, whims: int, lookahead: Lookahead) -> int:
        if candidate not in found:
            found.append(candidate)
        return better * found.index(candidate)

    monkeypatch.setattr(search, "tried", worth)
    picked = best(first())
    assert len({candidate[0] for candidate in found}) == len(found) > 1
    assert picked == found[-1 if better > 0 else 0][0]


@pytest.mark.rule("MA-6.4")
@pytest.mark.parametrize("name", SEARCHED)
def test_it_is_judged_when_the_round_is_over_and_not_later(name: str) -> None:
    lookahead = lookahead_of(name)
    assert lookahead is not None
    for game, ask in islice(decisions(5, from_day=2, name=name), 3):
        usual, before = player_for(name, ask.seat, 3).choose(ask, game.view(ask.seat)), lookahead.stage(game.view(None))
        tried, again = (game.at(game.moves_made) for _ in range(2))
        search.tried(tried, ask, (usual or (),), 7, lookahead)
        players: list[Player] = [player_for(name, seat, 7) for seat in range(game.seats)]
        players[ask.seat] = search.FollowsCandidate(players[ask.seat], (usual or (),))
        circle = Circle(again, players)
        while again.outcome is None and lookahead.stage(again.view(None)) == before:
            circle.step()
        assert tried.outcome == again.outcome is None
        assert before != lookahead.stage(tried.view(None)) == lookahead.stage(again.view(None))
        assert tried.moves_made == again.moves_made > game.moves_made


@pytest.mark.rule("MA-6.1")
def test_imagined_deals_are_not_drawn_from_the_seed_of_the_table() -> None:
    """Else the imagined deal would have the cards of the running game."""
    table = 5
    for game, ask in decisions(table, from_day=4):
        situation = situation_of(game, ask, table)
        assert situation == situation_of(game, ask, table)
        assert situation.seed not in (table, situation_of(game, ask, table + 1).seed)


@pytest.mark.rule("MA-3.4", "MA-14.7")
def test_a_seat_imagines_the_same_games_for_all_figures_of_a_plan_and_others_once_it_has_heard_more() -> None:
    """With new ones at each figure, chance would make it leave the plan of the first."""
    figures: dict[tuple[int, int], set[int]] = {}
    others: dict[int, set[int]] = {}
    for game, ask in decisions(5, from_day=4):
        situation = situation_of(game, ask, 5)
        if ask.name == asks.FIGURE:
            figures.setdefault((ask.seat, cast("ZbojniciView", game.view(None)).round), set()).add(situation.seed)
        others.setdefault(situation.seed, set()).add(len(situation.seen.told))
    assert {len(each) for each in figures.values()} == {1}
    assert len(set.union(*figures.values())) == len(figures) > 6, "one for each seat and plan"
    assert {len(each) for each in others.values()} == {1}
    assert len(others) > len(figures)


@pytest.mark.rule("MA-14.8")
def test_a_skilled_player_looks_ahead_at_half_of_its_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(search, "imagined", lambda situation, _: asked.append(situation.seed))
    questions = list(islice(decisions(5, names=(asks.FIGURE, asks.WHEEL_ROBBER)), 8))
    chosen = sum(len(lookahead_candidates(game, ask)) > 1 for game, ask in questions)
    searched = []
    for table in range(200):
        asked.clear()
        for game, ask in questions:
            assert best(situation_of(game, ask, table, "skilled")) is None
        searched.append(len(asked))
    assert 200 * chosen * 0.4 < sum(searched) < 200 * chosen * 0.6
    assert len(set(searched)) > 2, "each by its own lot"


def lookahead_candidates(game: engines.Game, ask: engines.Ask) -> list[Candidate]:
    lookahead = lookahead_of("zbojnici")
    assert lookahead is not None
    view = game.view(ask.seat)
    return list(lookahead.candidates(ask, view, player_for("zbojnici", ask.seat, 3).choose(ask, view)))


@pytest.mark.rule("MA-6.4", "MA-3.4")
@pytest.mark.usefixtures("quick")
def test_the_same_situation_has_the_same_answer() -> None:
    for name in (asks.FIGURE, asks.WHEEL_ROBBER):
        assert best(first(name)) == best(first(name)) is not None


@pytest.mark.rule("MA-6.4")
def test_where_there_is_nothing_to_choose_nobody_looks_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "imagine", None)
    assert best(first(asks.COMMIT)) is None


@pytest.mark.rule("MA-6.4")
def test_the_only_way_to_go_on_is_taken_without_looking_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "imagine", None)
    for game, ask in decisions(name="mafia_city", names=(city_asks.VETO,), from_day=1):
        if len(ask.options) == 1:
            assert best(situation_of(game, ask, 5)) == ("pass",)
            return
    raise AssertionError("everybody could veto")


@pytest.mark.rule("MA-6.2")
def test_where_nothing_can_be_imagined_the_normal_answer_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "imagine", lambda *_: None)
    assert best(first()) is None


@pytest.mark.rule("MA-6.4")
def test_a_game_that_is_won_is_worth_more_than_any_purse() -> None:
    game = engines.start("zbojnici", seats=3, seed=3)
    Circle(game, players_of("zbojnici", 3, 3, "normal")).play()
    view = cast("ZbojniciView", game.view(None))
    worths = {seat: standing(view, seat) for seat in range(3)}
    assert {seat for seat, worth in worths.items() if worth} == set(view.winners)
    assert sum(worths.values()) <= WON
    rich = view.model_copy(update={"phase": "resolution"})
    assert max(standing(rich, seat) for seat in range(3)) < WON // 6


@pytest.mark.rule("MA-6.4")
def test_the_prince_stands_better_when_robbers_have_less_and_a_robber_when_others_have_less() -> None:
    game = engines.start("zbojnici", seats=3, seed=3)
    view = cast("ZbojniciView", game.view(None))
    poor, prince = next(player.seat for player in view.players if player.role == "robber"), view.prince or 0
    players = tuple(player.model_copy(update={"ducats": 20 if player.seat == poor else player.ducats}) for player in view.players)
    richer = view.model_copy(update={"players": players})
    other = next(player.seat for player in view.players if player.seat not in (poor, prince))
    assert standing(richer, prince) < standing(view, prince)
    assert standing(richer, poor) > standing(view, poor)
    assert standing(richer, other) < standing(view, other)


def plans_of(game: engines.Game, seats: list[int]) -> list[list[str]]:
    """Return what these seats have planned in secret."""
    parts = [cast("ZbojniciView", game.view(seat)).me for seat in seats]
    return [sorted(part.figures) for part in parts if part is not None]


@pytest.mark.rule("MA-6.1", "MA-6.3")
@pytest.mark.parametrize("number", little_or_much(15, 150))
def test_secret_plans_are_guessed_no_more_often_than_two_guesses_agree(number: int) -> None:
    """A player peeking at the plans of others would guess them more often."""
    right = alike = total = 0
    every = (one for seed in range(1, 200) for one in decisions(seed, names=(asks.FIGURE,), from_day=1))
    for game, ask in every:
        hidden = [player.seat for player in cast("ZbojniciView", game.view(None)).players if player.answered and player.seat != ask.seat]
        if not hidden:
            continue
        seen, stream, guesses = situation_of(game, ask, total).seen, Stream(total, "guesses"), []
        for _ in range(2):
            other = imagine(
                game.rulebook,
                game.seats,
                game.options,
                engines.SIGHTS["zbojnici"],
                seen,
                stream,
                lambda seed: search.guessing("zbojnici", seed),
            )
            assert other is not None
            guesses.append(plans_of(other, hidden))
        right += guesses[0] == plans_of(game, hidden)
        alike += guesses[0] == guesses[1]
        total += 1
        if total >= number:
            break
    assert right <= alike + 3 * total**0.5, (right, alike, total)
