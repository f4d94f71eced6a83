"""The public facts of a game of Mafie, the same for every listener."""

from functools import cache
from typing import Any

import pytest
from pydantic import BaseModel

import engines
from bot.simulation.playing import Circle
from engines.asking import Ask, Notice, Text
from engines.mafie.views import MafieView
from engines.players import player_for
from engines.players.inference import PublicFacts, Setup, after, knowledge_of, opening, setup_of
from engines.players.inference.facts import BallotHeld, Fact, RoundBegun, Said, TakenBack, TieAnswered, TokenShown, VictimNamed
from engines.players.inference.reading import Reader
from engines.players.protocol import Picks
from engines.table import Game
from tests.engines.driving import shown

SEATS = 9


class Hearing:
    """A player who writes the public facts down."""

    def __init__(self, seat: int, seed: int) -> None:
        self.player = player_for("mafie", seat, seed)
        self.public = PublicFacts(Setup(SEATS))
        self.facts: list[Fact] = []
        self.private = 0

    def choose(self, ask: Ask, view: BaseModel) -> Picks | None:
        return self.player.choose(ask, view)

    def say(self, view: BaseModel) -> Text | None:
        return self.player.say(view)

    def hear(self, notice: Notice) -> None:
        self.private += notice.to is not None
        self.facts += self.public.hear(notice)
        self.player.hear(notice)

    def listen(self, seat: int, line: Text) -> None:
        self.facts += self.public.listen(seat, line)
        self.player.listen(seat, line)


@cache
def evening(seed: int, cards: str = "") -> tuple[Game, tuple[Hearing, ...]]:
    options: dict[str, Any] = {"extended": True, "cards": cards} if cards else {}
    game = engines.start("mafie", seats=SEATS, options=options, seed=seed)
    players = tuple(Hearing(seat, seed) for seat in range(SEATS))
    Circle(game, players).play()
    return game, players


@pytest.mark.rule("MA-14.8", "MA-1.2")
@pytest.mark.parametrize(("fair", "mafiosi"), [(False, 2), (True, 3)])
def test_everybody_knows_how_many_mafiosi_there_are(fair: bool, mafiosi: int) -> None:
    game = engines.start("mafie", seats=11, options={"fair_tokens": fair}, seed=4)
    posterior = opening(setup_of(shown(game, None, MafieView)))
    assert round(sum(posterior.mafia(seat) for seat in range(11)), 2) == mafiosi
    Circle(game, [player_for("mafie", seat, 4) for seat in range(11)]).play()
    assert game.outcome is not None


@pytest.mark.rule("MA-4.3", "MA-1.7")
@pytest.mark.parametrize(("seed", "cards"), [(1, ""), (2, "auto"), (3, "random")])
def test_any_two_seats_hear_the_same_and_conclude_the_same(seed: int, cards: str) -> None:
    _, players = evening(seed, cards)
    assert all(player.private for player in players)
    first = players[0]
    for player in players[1:]:
        assert player.facts == first.facts
        assert player.public.posterior() is first.public.posterior(), "one immutable object for all"


@pytest.mark.rule("MA-1.1")
@pytest.mark.parametrize("seed", [1, 4])
def test_every_public_event_is_a_fact_once(seed: int) -> None:
    game, _ = evening(seed)
    heard = PublicFacts(Setup(SEATS))
    facts = [fact for notice in game.notices for fact in heard.hear(notice)]
    keys = [notice.text.key for notice in game.notices if notice.to is None]
    assert sum(isinstance(fact, RoundBegun) for fact in facts) == keys.count("mf-round")
    assert sum(isinstance(fact, TokenShown) for fact in facts) == keys.count("mf-out")
    assert sum(isinstance(fact, BallotHeld) for fact in facts) == keys.count("mf-tally")
    assert sum(isinstance(fact, TieAnswered) for fact in facts) == keys.count("mf-stays") + keys.count("mf-vote-changed")
    struck = [notice for notice in game.notices if notice.text.key == "mf-struck" and notice.text.args["cause"] == "cause:mafia"]
    assert sum(isinstance(fact, VictimNamed) for fact in facts) == len(struck)
    posterior = heard.posterior()
    assert (posterior.facts, posterior.lines) == (len(facts), 0)
    living = [seat.seat for seat in shown(game, None, MafieView).seats if seat.living]
    assert list(posterior.living) == living


@pytest.mark.rule("MA-1.1", "MA-5.1", "MA-14.1")
def test_lines_of_a_discussion() -> None:
    reader = Reader(6)

    def told(key: str, **args: Any) -> list[Any]:
        return reader.notice(Notice(0, None, Text(key, args)))

    about = Text("say-knows", {"seat": "seat:3"})
    assert told("mf-round", round=2) == [RoundBegun(2)]
    assert told("mf-discussion", kind="open", needed=5) == []
    assert reader.line(1, about) == [Said(1, "knows", 3)]
    assert reader.line(1, about) == [], "a claim counts once a seat, target and day"
    assert reader.line(1, Text("say-suspect", {"seat": "seat:4"})) == [Said(1, "suspect", 4)]
    assert reader.line(2, Text("say-agent")) == [Said(2, "agent", None)]
    assert reader.line(1, Text("say-back", {"seat": "seat:3", "back": "say-knows"})) == [TakenBack(1, "knows", 3)]
    assert reader.line(1, Text("say-knows", {"seat": "seat:3"})) == [Said(1, "knows", 3)], "said anew after it was taken back"
    assert reader.line(0, Text("say-hm")) == [Said(0, "other", None)]
    ballot = told("mf-ballot", kind="first", number=1, turns=False, voters=(), candidates=("seat:1", "seat:2"))
    assert ballot == [], "nothing follows from silence (MA-14.1)"
    told("mf-speech", seat="seat:4")
    assert reader.line(4, Text("say-blame", {"seat": "seat:1"})) == [Said(4, "blame", 1, defence=True)]
    assert told("mf-out", seat="seat:4", token="token:police", gang=False, cause="cause:ballot") == [TokenShown(4, "police")]
    assert reader.line(4, about) == [], "the dead say nothing"
    assert reader.notice(Notice(0, frozenset({1}), Text("mf-out", {"seat": "seat:1", "token": "token:mafia"}))) == []


@pytest.mark.rule("MA-5.1", "TK-5.5")
@pytest.mark.parametrize("token", ["say-police", "say-mafia"])
def test_a_claim_takes_back_the_opposite_one_of_its_seat(token: str) -> None:
    heard = PublicFacts(Setup(SEATS))
    silent = heard.posterior().agent(1)
    about = {"seat": "seat:3"}
    heard.listen(1, Text("say-agent"))
    heard.listen(4, Text("say-agent"))
    heard.listen(1, Text("say-knows", about))
    assert heard.posterior().agent(1) > silent
    heard.hear(Notice(0, None, Text("mf-round", {"round": 2})))
    assert heard.listen(1, Text(token)) == [TakenBack(1, "agent", None), Said(1, "denial", None)]
    assert heard.listen(1, Text("say-clean", about)) == [TakenBack(1, "knows", 3), Said(1, "clean", 3)]
    assert heard.posterior().claims == (Said(4, "agent", None), Said(1, "clean", 3))
    assert heard.listen(1, Text("say-knows", about)) == [TakenBack(1, "clean", 3), Said(1, "knows", 3)]


@pytest.mark.rule("MA-5.1", "TK-5.5")
def test_trust_takes_back_the_suspicion_of_the_same_day() -> None:
    heard = PublicFacts(Setup(SEATS))
    suspects, trusts = Text("say-suspect", {"seat": "seat:3"}), Text("say-trust", {"seat": "seat:3"})
    for seat in (1, 2):
        heard.listen(seat, suspects)
    assert heard.listen(1, trusts) == [TakenBack(1, "suspect", 3), Said(1, "trust", 3)]
    assert heard.posterior().table.named[3] == {2}
    assert heard.listen(1, suspects) == [TakenBack(1, "trust", 3), Said(1, "suspect", 3)]
    assert heard.posterior().table.named[3] == {1, 2}
    heard.hear(Notice(0, None, Text("mf-round", {"round": 2})))
    assert heard.listen(1, trusts) == [Said(1, "trust", 3)], "names of yesterday bind nobody"


@pytest.mark.rule("MA-5.1", "TK-5.5")
def test_a_suspicion_of_the_talk_stands_though_a_claim_is_taken_back_in_the_defence() -> None:
    heard = PublicFacts(Setup(SEATS))
    about = {"seat": "seat:3"}
    for key in ("say-suspect", "say-knows"):
        heard.listen(1, Text(key, about))
    heard.hear(Notice(0, None, Text("mf-speech", {"seat": "seat:1"})))
    assert heard.listen(1, Text("say-back", {**about, "back": "say-knows"})) == [TakenBack(1, "knows", 3), Said(1, "suspect", 3)]
    assert heard.posterior().table.named[3] == {1}


@pytest.mark.rule("MA-1.7")
def test_knowledge_from_a_view() -> None:
    game = engines.start("mafie", seats=SEATS, options={}, seed=8)
    for seat in range(SEATS):
        view = shown(game, seat, MafieView)
        assert view.me is not None
        known = knowledge_of(view)
        assert (dict(known.tokens), known.wakers) == ({seat: view.me.token}, None)
        assert setup_of(view) == Setup(SEATS)
        assert PublicFacts(Setup(SEATS)).posterior().given(known).mafia(seat) == float(view.me.token == "mafia")
    assert knowledge_of(shown(game, None, MafieView)).tokens == {}
    kids = engines.start("mafie", seats=SEATS, options={"kids_no_agent": True}, seed=8)
    without = PublicFacts(setup_of(shown(kids, 0, MafieView))).posterior()
    assert [without.agent(seat) for seat in range(SEATS)] == [0.0] * SEATS


@pytest.mark.rule("MA-1.7")
def test_only_the_wakers_of_the_mafia_know_all_its_members() -> None:
    game, facts = engines.start("mafie", seats=SEATS, options={"small_group_first_night": "mafia"}, seed=8), PublicFacts(Setup(SEATS))
    heard = 0
    while not any(getattr(shown(game, seat, MafieView).me, "wakers", ()) for seat in range(SEATS)):
        game.expire()
        for notice in game.notices[heard:]:
            facts.hear(notice)
        heard = len(game.notices)
    views = [shown(game, seat, MafieView) for seat in range(SEATS)]
    wakers = {seat for seat, view in enumerate(views) if view.me is not None and view.me.token == "mafia"}
    assert len(wakers) > 1
    for seat, view in enumerate(views):
        known = knowledge_of(view)
        assert known.wakers == (frozenset(wakers) if seat in wakers else None)
        mine = facts.posterior().given(known)
        if seat in wakers:
            assert {other: mine.mafia(other) for other in range(SEATS)} == {other: float(other in wakers) for other in range(SEATS)}


@pytest.mark.rule("MA-1.1", "MA-1.11")
def test_it_is_pure_and_the_same_again() -> None:
    """The same facts give the same chances, bit for bit, also when nothing is remembered."""
    _, players = evening(1)
    posterior = opening(Setup(SEATS))
    for fact in players[0].facts:
        posterior = after(posterior, fact)
    assert posterior.marginals == players[0].public.posterior().marginals
    assert all(round(posterior.mafia(seat), 4) == posterior.mafia(seat) for seat in range(SEATS))


@pytest.mark.rule("MA-1.7", "MA-1.11")
def test_dropped_caches_are_computed_anew_to_the_same() -> None:
    _, players = evening(4)
    posterior = opening(Setup(SEATS))
    for fact in players[0].facts[:20]:
        posterior = after(posterior, fact)
    chances = posterior.marginals, posterior.sizes(), [posterior.agent(seat) for seat in range(SEATS)]
    held = len(vars(posterior))
    posterior.drop_caches()
    assert len(vars(posterior)) < held
    assert (posterior.marginals, posterior.sizes(), [posterior.agent(seat) for seat in range(SEATS)]) == chances
