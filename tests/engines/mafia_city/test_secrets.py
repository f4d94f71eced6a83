"""Secrets: hands, possible answerers, the order of the deck, stolen cards, looks, drafts, choices not carried out (section 7)."""

from collections.abc import Sequence

import pytest

import engines
from engines.chance import Stream
from engines.mafia_city.components import CARDS, KIND
from engines.mafia_city.views import MafiaCityView
from engines.table import Game
from tests.engines.driving import random_game, random_move
from tests.engines.hooks import hooks_of
from tests.engines.mafia_city.harness import LETTERS, Play, cards_with, city
from tests.engines.mafia_city.hooking import options


def reaches(play: Play, letter: str | None) -> tuple[object, ...]:
    """Return everything that may reach a player, or a spectator: what is told, asked and shown."""
    game, seat = play.game, None if letter is None else LETTERS.index(letter)
    told = [notice.text for notice in game.notices if notice.to is None or seat in notice.to]
    asks = [
        (ask.id, [option.id for option in ask.options], ask.default, ask.least, ask.most, ask.clock, ask.holds, ask.continues)
        for ask in game.asks
        if ask.seat == seat or not ask.secret
    ]
    return told, asks, game.view(seat), len(game.checkpoints)


def alike(one: Play, other: Play, *letters: str | None) -> None:
    """Check that these players (and spectators) cannot tell the two games apart."""
    for letter in (None, *letters):
        assert reaches(one, letter) == reaches(other, letter)


def both(one: Play, other: Play, answers: Sequence[str], *letters: str | None) -> None:
    """Give the same answers in both games and check at each moment that these players see the same."""
    alike(one, other, *letters)
    for answer in answers:
        one.do(answer)
        other.do(answer)
        alike(one, other, *letters)


@pytest.mark.rule("MC-15.2", "MC-15.3", "MC-15.5")
@pytest.mark.parametrize("others", [(28, 29), (14, 19), (20, 7), (37, 45)])
def test_a_hand_shows_neither_in_windows_nor_in_cases_nor_in_stages(others: tuple[int, ...]) -> None:
    games = [city("rounds", {3: "B", 4: "C", 5: "D"}, hands={"A": (5, 2), "B": hand, "C": (16, 47)}) for hand in ((39, 43), others)]
    script = ["A text 3 3:1", "C pass", "B pass", "B pass", "B place 5", "C place 5", "D pass", "A pass final"]
    both(games[0], games[1], script, "A", "C", "D")
    both(games[0], games[1], ["B pass final", "C pass"], "A", "C", "D")
    assert (games[0].state.phase, games[0].window) == ("location", "ABC")
    both(games[0], games[1], ["C none", "B none", "A none"], "A", "C", "D")


@pytest.mark.rule("MC-15.2", "MC-15.4", "MC-15.7")
def test_questions_and_their_clocks_depend_on_counts_alone() -> None:
    """Deal the same numbers of cards in two random ways, play the same effect, compare who is asked and with which clocks."""
    compared = 0
    for seed in range(150):
        stream = Stream(seed, "counts")
        counts = [stream.below(4) for _ in range(4)]
        card = stream.pick([5, 10, 24, 28, 32, 41])
        windows = []
        for _ in range(2):
            rest = stream.shuffled([one for one in CARDS if one != card])
            hands = {letter: [rest.pop() for _ in range(count)] for letter, count in zip("ABCD", counts, strict=True)}
            play = city("action", {1: "A A B", 2: "C D"}, hands={**hands, "A": [card, *hands["A"]]})
            play.do("A text")
            while play.open() == {"A": play.open().get("A", "")}:
                ids = play.options("A")
                play.do(f"A {f'card:{card}' if f'card:{card}' in ids else ids[0]}")
            windows.append(tuple((ask.seat, ask.name, ask.clock) for ask in play.game.asks if ask.holds))
        assert windows[0] == windows[1]
        compared += bool(windows[0])
    assert compared > 60


@pytest.mark.rule("MC-2.11")
def test_the_order_of_the_deck_is_unknown() -> None:
    deck = [card for card in CARDS if card not in (43, 2, 7)]
    games = [city("action", {3: "B"}, hands={"A": (43,), "B": (2, 7)}, deck=order) for order in (deck, deck[::-1])]
    both(games[0], games[1], ["A text 43", "B pass"], "B", "C", "D")
    assert reaches(games[0], "A") != reaches(games[1], "A")  # he has drawn


@pytest.mark.rule("MC-10.16")
def test_a_stolen_card_is_known_to_thief_and_victim_only() -> None:
    def game(place: int) -> Play:
        return city("action", hands={"A": (11,), "B": (14, 37)}, steal=lambda cards: cards[place])

    one, other = game(0), game(1)
    both(one, other, ["A text B", "B pass"], "C", "D")
    assert reaches(one, "A") != reaches(other, "A")
    assert reaches(one, "B") != reaches(other, "B")


@pytest.mark.rule("MC-14.1", "MC-14.2")
def test_only_the_policeman_knows_the_cards_he_saw() -> None:
    games = [city("action", {3: "B"}, policeman="D", hands={"A": (5, 14), "B": hand}) for hand in ((2, 7), (28, 29))]
    for play in games:
        play.give("D", "look", "B")
    both(games[0], games[1], ["A text 3:1", "B pass", "B pass"], "A", "C")
    assert reaches(games[0], "D") != reaches(games[1], "D")


@pytest.mark.rule("MC-15.8", "MC-15.11")
def test_a_watch_shows_only_in_its_owners_turn() -> None:
    games = [city("action", hands={"A": (3, 2)}) for _ in range(2)]
    games[0].do("A pass watch")
    games[1].do("A pass final")
    alike(games[0], games[1], "B", "C", "D")
    both(games[0], games[1], ["B place 1", "C place 1"], "B", "C", "D")
    games[1].give("A", "pass.change", "watch")
    both(games[0], games[1], ["D place 1", "A stay"], "B", "C", "D")


@pytest.mark.rule("MC-15.6")
def test_auto_acknowledge_is_private() -> None:
    games = [city("action", {3: "B"}, hands={"A": (5,), "B": (28, 29), "C": (2, 7)}) for _ in range(2)]
    games[0].give("B", "auto", "all")
    both(games[0], games[1], ["A text 3:1", "C pass"], "A", "C", "D")


@pytest.mark.rule("MC-5.4", "MC-15.5")
def test_choices_that_are_not_carried_out_stay_unseen() -> None:
    games = [city("evaluate:5", {5: "A"}, hands={"A": (2, 7), "B": (45, 46), "C": (47, 48)}) for _ in range(2)]
    games[0].do("C 47,48")
    games[1].do("C none")
    both(games[0], games[1], ["B 45", "A none"], "A", "B", "D")
    for play in games:
        play.let_veto()
    alike(games[0], games[1], "A", "B", "C", "D")


@pytest.mark.rule("MC-15.10")
def test_a_draft_shows_to_nobody_else() -> None:
    games = [city("action", {3: "B", 4: "C"}, hands={"A": (5, 33, 6, 7)}) for _ in range(2)]
    for words in ("text", "text 33", "text 33 3", "hat_two", "wait", "pass", "place"):
        games[1].do(f"A {words}")
        alike(games[0], games[1], "B", "C", "D")
        games[1].do("A back")
    games[0].clock()
    games[1].do("A text 33 3").clock()
    alike(games[0], games[1], "B", "C", "D")


@pytest.mark.rule("MC-15.3", "MC-15.5")
def test_nobody_is_told_who_has_answered() -> None:
    games = [city("action", {3: "B"}, hands={"A": (5,), "B": (28, 29, 41), "C": (2, 7), "D": (6, 11)}) for _ in range(2)]
    for play in games:
        play.do("A text 3:1")
    for letter, words in (("C", "pass"), ("B", "fists"), ("B", "28")):
        games[0].do(f"{letter} {words}")
        alike(games[0], games[1], "A", "D")
    assert games[0].view("D").awaited == (1, 2, 3)


SECRET = (
    "mafia_city.turn",
    "mafia_city.veto",
    "mafia_city.complicity",
    "mafia_city.secret_deal",
    "mafia_city.bullet",
    "mafia_city.rackets",
)


@pytest.mark.rule("MC-15.3")
def test_a_window_opens_without_checkpoints() -> None:
    """A checkpoint that is lost while a window is open would tell that somebody has answered."""
    windows = 0
    for seed in range(6):
        game, stream = random_game(hooks_of("mafia_city"), seed)
        while game.outcome is None and game.moves_made < 150:
            random_move(game, stream)
            seen = game.view(None)
            assert isinstance(seen, MafiaCityView)
            if game.outcome is None and seen.window is not None:
                windows += 1
                assert not game.checkpoints
    assert windows > 50


@pytest.mark.rule("MC-15.3")
def test_questions_with_options_that_reveal_a_hand_are_secret() -> None:
    """In random games, no open question has an option or default that names a card of a hand, and none of those above is open."""
    asked: set[str] = set()
    for seed in range(12):
        stream = Stream(seed, "open questions")
        game: Game = engines.start("mafia_city", seats=3 + seed % 3, options=options(3, stream), seed=seed)
        while game.outcome is None:
            for ask in game.asks:
                asked.add(ask.name)
                if not ask.secret:
                    assert ask.name not in SECRET
                    assert not any(option.id.startswith("card:") for option in ask.options)
            random_move(game, stream)
    assert len(asked) > 40


def test_a_view_names_no_card_of_a_hand_but_the_own() -> None:
    fists, deals = cards_with(symbol="fist")[:3], cards_with(kind="secret_deal")
    play = city("action", {3: "B"}, hands={"A": fists, "B": deals, "C": (2,)}, deck=(1, 3))
    for letter, own in (("A", fists), ("B", deals), ("C", [2]), (None, [])):
        text = play.game.view(None if letter is None else LETTERS.index(letter)).model_dump_json()
        named = [card for card in CARDS if f'"number":{card},"kind":"{KIND[card]}"' in text]
        assert named == sorted(own)
