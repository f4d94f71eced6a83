"""The decisions of section 6 (MC-D1 to D26) and the standing inputs (MC-S1 to S3): who is asked what, with which options and default."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

import engines
from engines.mafia_city import MafiaCityOptions
from tests.engines.mafia_city.harness import Play, city, dealt

ALL = [f"location:{number}" for number in range(1, 8)]


@dataclass
class Question:
    """One question in the table of decisions; ``then``: the answer that leads to the next one of the same decision.

    ``secret`` is a question of which the options show what somebody holds, or that belongs to a draft, also where its answer is public.
    """

    name: str
    options: list[str]
    default: tuple[str, ...] = ()
    clock: str = "turn"
    secret: bool = True
    picks: tuple[int, int] = (1, 1)
    then: str = ""


def choice(name: str, options: list[str], default: str, *, secret: bool = False, then: str = "") -> Question:
    return Question(name, options, (default,), "choice", secret, then=then)


def coloured() -> Play:
    return dealt(range(1, 50), seats=3, starting="B").do("B red", "C grey", "A blue")


def acting(piles: dict[int, str], *cards: int) -> Play:
    return city("action", piles, hands={"A": cards, "C": (2, 7), "D": (14,)})


def raced() -> Play:
    return city("action", {3: "D"}, hands={"A": (5,), "B": (16, 10, 24, 28)}).do("A text 3:1")


def case() -> Play:
    return city("action", {3: "B", 4: "C D", 5: "D"}, hands={"A": (5,), "B": (37, 2)}).do("A text 3 3:1").let_veto()


def bullet() -> Play:
    return city("action", {5: "B"}, watch="A", hands={"A": (3, 2, 39)})


TURN = ["place", "text", "hat_one", "hat_two", "wait", "pass"]
ROWS: dict[str, tuple[Callable[[], Play], str, list[Question]]] = {
    "MC-D1": (
        lambda: dealt(range(1, 50), seats=3, starting="B"), "B",
        [choice("setup.colour", [f"colour:{one}" for one in ("grey", "yellow", "red", "blue", "green")], "colour:grey")],
    ),
    "MC-D2": (coloured, "B", [choice("setup.exchange", ["keep", "exchange"], "keep")]),
    "MC-D3": (lambda: acting({3: "A"}, 5, 6, 7), "A", [Question("turn", TURN, ("pass",))]),
    "MC-D4": (lambda: acting({}).do("A place"), "A", [Question("turn.place", [*ALL, "back"])]),
    "MC-D5": (lambda: acting({3: "A"}, 2, 5, 33).do("A text"), "A", [Question("turn.text", ["card:5", "card:33", "back"])]),
    "MC-D6a": (
        lambda: acting({3: "A B", 5: "C"}, 5).do("A text"), "A",
        [
            Question("informer.location", ["location:3", "location:5", "back"], then="3"),
            Question("informer.token", ["token:3:1", "token:3:2", "back"]),
        ],
    ),
    "MC-D6b": (lambda: acting({}, 10).do("A text"), "A", [Question("thief", ["seat:2", "seat:3", "back"])]),
    "MC-D6c": (
        lambda: acting({1: "A A B", 2: "A B", 6: "A A"}, 25).do("A text"), "A",
        [Question("police_raid", ["location:1", "location:6", "back"])],
    ),
    "MC-D6d": (
        lambda: acting({1: "A", 4: "B", 6: "C"}, 30).do("A text"), "A",
        [
            Question("pulling_strings.first", ["location:1", "location:4", "location:6", "back"], then="4"),
            Question("pulling_strings.second", ["location:1", "location:6", "back"]),
        ],
    ),
    "MC-D6e": (
        lambda: acting({1: "A B", 4: "B"}, 33).do("A text"), "A",
        [
            Question("big_plan.location", ["location:1", "location:4", "back"], then="1"),
            Question("big_plan.token", ["token:1:1", "token:1:2", "back"], then="1:2"),
            Question("big_plan.target", [*ALL[1:], "back"]),
        ],
    ),
    "MC-D7": (
        lambda: acting({1: "A B", 4: "B A"}, 6, 2).do("A hat_one"), "A",
        [
            Question("hat_one.card", ["card:2", "card:6", "back"], then="6"),
            Question("hat_one.token", ["token:1:1", "token:4:2", "back"]),
        ],
    ),
    "MC-D8": (
        lambda: acting({}, 6, 2, 11).do("A hat_two"), "A",
        [
            Question("hat_two.first", ["card:2", "card:6", "card:11", "back"], then="6"),
            Question("hat_two.second", ["card:2", "card:11", "back"], then="2"),
            Question("hat_two.location", [*ALL, "back"]),
        ],
    ),
    "MC-D9": (lambda: acting({}, 2, 5, 14).do("A wait"), "A", [Question("turn.wait", ["card:2", "card:5", "card:14", "back"])]),
    "MC-D10": (lambda: acting({}, 2).do("A pass"), "A", [Question("pass.mode", ["final", "watch", "back"])]),
    "MC-D11": (bullet, "A", [Question("bullet", ["stay", "card:3"], ("stay",), "bullet")]),
    "MC-D12": (lambda: bullet().do("A 3"), "A", [Question("bullet.action", ["place", "hat_two", "wait"], ("place",))]),
    "MC-D13": (
        raced, "B",
        [
            Question("veto", ["pass", "card:16", "fists"], ("pass",), "window", then="fists"),
            Question("veto.first", ["card:10", "card:24", "card:28", "back"], clock="window", then="24"),
            Question("veto.second", ["card:10", "card:28", "back"], clock="window"),
        ],
    ),
    "MC-D14": (
        case, "B",
        [
            Question("complicity", ["pass", "card:37"], ("pass",), "case", then="37"),
            Question("complicity.player", ["seat:2", "seat:3", "back"], clock="case", then="D"),
            Question("complicity.token", ["token:4:2", "token:5:1", "back"], clock="case"),
        ],
    ),
    "MC-D15": (
        lambda: city("location", mayor="C", marked=(1, 3, 4, 5)), "C",
        [choice("evaluate", ["location:2", "location:6", "location:7"], "location:2")],
    ),
    "MC-D16": (
        lambda: city("evaluate:4", {4: "A A B"}, hands={"A": (2,), "B": (45, 47, 7)}), "B",
        [Question("secret_deal", ["none", "card:45", "card:47"], (), "window", picks=(0, 2))],
    ),
    "MC-D17": (
        lambda: city("evaluate:1", {1: "A", 5: "B C"}), "A",
        [
            Question("prison", ["nobody", "location:1", "location:5"], ("nobody",), "choice", then="5"),
            Question("prison.token", ["token:5:1", "token:5:2", "back"], clock="choice"),
        ],
    ),
    "MC-D18": (lambda: city("evaluate:2", {2: "A"}), "A", [choice("harbour", ["stay", "location:1", "location:3", "location:7"], "stay")]),
    "MC-D19": (
        lambda: city("evaluate:2", {2: "A B"}, hands={"A": (1, 9)}).do("A stay"), "A",
        [
            Question("hired_killer", ["stop", "card:1"], ("stop",), "choice", then="1"),
            Question("hired_killer.token", ["token:2:1", "token:2:2", "back"], clock="choice"),
        ],
    ),
    "MC-D20": (
        lambda: city("evaluate:5", {5: "A"}, hands={"A": (14,)}, deck=(1, 2, 7)), "A",
        [choice("business_district", ["card:1", "card:2", "card:7", "card:14"], "card:7", secret=True)],
    ),
    "MC-D21": (
        lambda: city("evaluate:6", {6: "A"}, hands={"A": (2, 4, 9)}), "A",
        [choice("private_club", ["stop", "card:4", "card:9"], "stop", secret=True)],
    ),
    "MC-D22": (
        lambda: city("action", hands={"A": (43, 28)}, deck=(6, 14, 5)).do("A text 43"), "A",
        [choice("rackets", ["card:5", "card:6", "card:14"], "card:5", secret=True)],
    ),
    "MC-D23": (
        lambda: city("strategy", {2: "A", 6: "B", 7: "D"}, mayor="C"), "C",
        [choice("strategy.location", ["location:2", "location:6", "location:7"], "location:2")],
    ),
    "MC-D24": (
        lambda: city("strategy", {2: "A C D"}, mayor="B", starting="D"), "B",
        [choice("strategy.player", ["seat:3", "seat:0", "seat:2"], "seat:3")],
    ),
    "MC-D25": (
        lambda: city("strategy", {2: "A B A"}, starting="A"), "A",
        [Question("strategy.withdraw", ["token:2:1", "token:2:3"], (), "choice", secret=False, picks=(0, 2))],
    ),
}  # fmt: skip


def walk(row: str) -> None:
    """Play the decision ``row`` and compare every question of it with what the table says."""
    make, who, questions = ROWS[row]
    play = make()
    for number, question in enumerate(questions):
        ask = play.ask(who)
        assert play.name_of(ask) == question.name
        assert [option.id for option in ask.options] == question.options
        assert (ask.default, ask.clock, ask.secret) == (question.default, question.clock, question.secret)
        assert (ask.least, ask.most) == question.picks
        assert bool(ask.continues) == bool(number or "back" in question.options)
        if question.then:
            play.do(f"{who} {question.then}")


@pytest.mark.parametrize(
    "row",
    [
        pytest.param("MC-D1", marks=pytest.mark.rule("MC-D1")),
        pytest.param("MC-D2", marks=pytest.mark.rule("MC-D2")),
        pytest.param("MC-D3", marks=pytest.mark.rule("MC-D3")),
        pytest.param("MC-D4", marks=pytest.mark.rule("MC-D4")),
        pytest.param("MC-D5", marks=pytest.mark.rule("MC-D5")),
        pytest.param("MC-D6a", marks=pytest.mark.rule("MC-D6a")),
        pytest.param("MC-D6b", marks=pytest.mark.rule("MC-D6b")),
        pytest.param("MC-D6c", marks=pytest.mark.rule("MC-D6c")),
        pytest.param("MC-D6d", marks=pytest.mark.rule("MC-D6d")),
        pytest.param("MC-D6e", marks=pytest.mark.rule("MC-D6e")),
        pytest.param("MC-D7", marks=pytest.mark.rule("MC-D7")),
        pytest.param("MC-D8", marks=pytest.mark.rule("MC-D8")),
        pytest.param("MC-D9", marks=pytest.mark.rule("MC-D9")),
        pytest.param("MC-D10", marks=pytest.mark.rule("MC-D10")),
        pytest.param("MC-D11", marks=pytest.mark.rule("MC-D11")),
        pytest.param("MC-D12", marks=pytest.mark.rule("MC-D12")),
        pytest.param("MC-D13", marks=pytest.mark.rule("MC-D13")),
        pytest.param("MC-D14", marks=pytest.mark.rule("MC-D14")),
        pytest.param("MC-D15", marks=pytest.mark.rule("MC-D15")),
        pytest.param("MC-D16", marks=pytest.mark.rule("MC-D16")),
        pytest.param("MC-D17", marks=pytest.mark.rule("MC-D17")),
        pytest.param("MC-D18", marks=pytest.mark.rule("MC-D18")),
        pytest.param("MC-D19", marks=pytest.mark.rule("MC-D19")),
        pytest.param("MC-D20", marks=pytest.mark.rule("MC-D20")),
        pytest.param("MC-D21", marks=pytest.mark.rule("MC-D21")),
        pytest.param("MC-D22", marks=pytest.mark.rule("MC-D22")),
        pytest.param("MC-D23", marks=pytest.mark.rule("MC-D23")),
        pytest.param("MC-D24", marks=pytest.mark.rule("MC-D24")),
        pytest.param("MC-D25", marks=pytest.mark.rule("MC-D25")),
    ],
)
def test_a_decision_is_put_as_the_table_says(row: str) -> None:
    walk(row)


@pytest.mark.rule("MC-D26")
def test_the_target_is_chosen_before_the_game() -> None:
    assert MafiaCityOptions().target_mode == "advanced"
    targets = [
        engines.start("mafia_city", seats=4, options={"target_mode": mode}, seed=1).view(None).target  # type: ignore[attr-defined]
        for mode in ("advanced", "beginner")
    ]
    assert targets[0] > targets[1]


def standing(play: Play, letter: str, name: str) -> tuple[list[str], bool]:
    """Return the options of a standing input and whether it is secret."""
    ask = play.standing(letter)[name]
    return [option.id for option in ask.options], ask.secret


@pytest.mark.rule("MC-S1")
def test_a_pass_may_be_changed_as_long_as_a_card_is_held() -> None:
    play = city("action", passed="A", watch="C", hands={"A": (3,), "B": (2,), "C": (7, 2)}, turn="B")
    assert standing(play, "A", "pass.change") == (["final", "watch"], True)
    assert [letter for letter in "ABCD" if "pass.change" in play.standing(letter)] == ["A", "C"]
    play.give("A", "pass.change", "watch").give("C", "pass.change", "final")
    play.do("B place 1", "D place 1")
    assert play.open() == {"A": "bullet"}
    assert "pass.change" not in city("action", passed="B").standing("B")


@pytest.mark.rule("MC-S2")
def test_everybody_may_let_windows_pass_at_any_time_from_the_next_one_on() -> None:
    play = city("action", {3: "D D"}, hands={"A": (5, 8), "B": (14, 2), "C": (2, 7)})
    assert all(standing(play, letter, "auto") == (["off", "others", "all"], True) for letter in "ABCD")
    play.do("A text 5 3:1")
    assert play.window == "BC"
    before = play.view("C"), len(play.game.notices)
    play.give("B", "auto", "all")
    assert (play.ask("B").clock, (play.view("C"), len(play.game.notices))) == ("window", before)
    play.let_veto()
    play.let().do("B place 1", "C place 1", "D place 1", "A text 3 3:1")
    assert play.ask("B").clock == "ack"


@pytest.mark.rule("MC-S3")
def test_the_holder_of_the_policeman_may_look_at_any_other_hand() -> None:
    play = city("action", policeman="C", hands={"A": (5, 14)})
    assert standing(play, "C", "look")[0] == ["seat:0", "seat:1", "seat:3"]
    assert not any("look" in play.standing(letter) for letter in "ABD")
    play.give("C", "look", "A")
    assert play.notices_of("looked", "C") == [{"victim": "A", "cards": (5, 14)}] and play.notices_of("looked", "B") == []
    assert play.notices_of("looks", "B") == [{"seat": "C", "victim": "A"}]
