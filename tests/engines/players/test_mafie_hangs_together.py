"""No seat contradicts what was said in it, whether a person said so before a machine took it over or the machine itself (MA-2.12, 3.6)."""

from collections import Counter

import pytest

from engines.asking import Notice, Text
from engines.mafie.components import HIDEOUT
from engines.mafie.views import KnownText
from engines.players import mafie_actions as actions
from engines.players import mafie_claims as claims
from engines.players import mafie_talk as talk
from engines.players.inference.facts import TakenBack
from engines.players.mafie_memory import CLEARING, FIRM, TRUSTING, Beliefs, HeardLine, Recall
from engines.players.mafie_mind import Mind
from tests.engines.players.mafie_evenings import nights
from tests.engines.players.test_mafie_thinking import believed, mind_of
from tests.soak.amounts import little_or_much


def agent_who_saw(*tokens: str, seed: int) -> tuple[Mind, list[int]]:
    """The Agent on the fourth day, with a look each night; and the seats that it looked at."""
    mind = mind_of("agent", dict.fromkeys(range(9), 0.2), seed=seed)
    seen = dict(zip(mind.others, tokens, strict=False))
    known = tuple(
        KnownText(round=at, key="mf-agent-saw", args={"seat": f"seat:{seat}", "token": f"token:{token}"})
        for at, (seat, token) in enumerate(seen.items(), start=1)
    )
    assert mind.view.me is not None
    seats = tuple(one.model_copy(update={"token": seen.get(one.seat, one.token)}) for one in mind.view.seats)
    me = mind.view.me.model_copy(update={"known": known})
    mind.view = mind.view.model_copy(update={"seats": seats, "me": me, "round": 4, "phase": "discussion"})
    mind.recall.round, mind.recall.talk = 4, 4
    return mind, list(seen)


def claimed(mind: Mind) -> set[tuple[str, object]]:
    """Its possible claims now, in a discussion and in a defence, by any whim."""
    said: set[tuple[str, object]] = set()
    for number in range(40):
        mind.whims.about(f"line {number}")
        said |= {(line.key, line.args["seat"]) for line in (claims.claim(mind), claims.last_words(mind)) if line is not None}
    return said


@pytest.mark.rule("MA-3.6")
def test_an_agent_names_nobody_cleared_by_its_person() -> None:
    mind, (mafioso, police) = agent_who_saw("mafia", "police", seed=3)
    assert ("say-agent", f"seat:{mafioso}") in claimed(mind)
    mind.recall.lines.append(HeardLine(mind.seat, "say-clean", mafioso, 2, 2))
    assert claimed(mind) == {("say-agent-clean", f"seat:{police}")}, "only as last words: there is nobody to speak out for"
    mind.whims.about("line 1")
    assert claims.claim(mind) is None
    mind.recall.lines.append(HeardLine(mind.seat, "say-agent-clean", police, 3, 3))
    assert claimed(mind) == set()


@pytest.mark.rule("MA-3.6")
def test_an_agent_clears_nobody_accused_by_its_person() -> None:
    mind, (mafioso, police) = agent_who_saw("mafia", "police", seed=4)
    mind.recall.lines.append(HeardLine(mind.seat, "say-knows", police, 2, 2))
    assert {about for _, about in claimed(mind)} == {f"seat:{mafioso}"}
    mind.recall.lines.append(HeardLine(mind.seat, "say-agent", mafioso, 3, 3))
    assert claimed(mind) == set()


@pytest.mark.rule("MA-2.12", "MA-3.6")
def test_a_false_agent_clears_nobody_accused_by_the_seat() -> None:
    mind = mind_of("mafia", dict.fromkeys(range(9), 0.2))
    for seat in mind.others[:-1]:
        mind.recall.lines.append(HeardLine(mind.seat, "say-knows", seat, 1, 1))
    cleared = claims._cleared(mind)
    assert cleared is not None
    assert cleared.args["seat"] == f"seat:{mind.others[-1]}"


@pytest.mark.rule("MA-3.6")
def test_an_agent_that_has_not_spoken_out_names_nobody_twice() -> None:
    mind, (mafioso, _) = agent_who_saw("mafia", "police", seed=3)
    mind.public = believed(dict.fromkeys(mind.others[-2:], 0.5))
    mind.view = mind.view.model_copy(update={"round": 1})
    assert ("say-knows", f"seat:{mafioso}") in claimed(mind)
    mind.recall.lines.append(HeardLine(mind.seat, "say-knows", mafioso, 1, 1))
    assert ("say-knows", f"seat:{mafioso}") not in claimed(mind)


@pytest.mark.rule("MA-2.12", "MA-3.6")
def test_nobody_claims_to_know_of_a_player_cleared_by_the_seat() -> None:
    mind = mind_of("police", {})
    first = mind.others[0]
    mind.public = mind.own = mind.face = believed({first: 0.9})
    assert claimed(mind) == {("say-knows", f"seat:{first}")}
    mind.recall.lines.append(HeardLine(mind.seat, "say-clean", first, 1, 1))
    assert claimed(mind) == set()


@pytest.mark.rule("MA-2.12", "MA-3.6")
def test_a_false_agent_accuses_nobody_cleared_by_the_seat() -> None:
    mind = mind_of("mafia", dict.fromkeys(range(9), 0.2))
    strangers = [seat for seat in mind.others if seat not in mind.fellows]
    mind.recall.lines += [HeardLine(mind.seat, "say-clean", seat, 1, 1) for seat in strangers[:-1]]
    accused = claims._invented(mind, 0.0)
    assert accused is not None
    assert (accused.key, accused.args["seat"]) == ("say-agent", f"seat:{strangers[-1]}")


def blamed(mind: Mind) -> set[object]:
    """Return whom the seat blames in its defence, by any whim."""
    said: set[object] = set()
    for number in range(40):
        mind.whims.about(f"line {number}")
        line = talk.defended(mind)
        said |= {line.args["seat"]} if line is not None and line.key == "say-defence-blame" else set()
    return said


@pytest.mark.rule("MA-2.12", "MA-5.5")
@pytest.mark.parametrize("why", ["trusted by the seat in this round", "blamed by two others"])
def test_a_defence_blames_the_other_suspect_unless(why: str) -> None:
    mind = mind_of("police", dict.fromkeys(range(9), 0.9))
    other, *third = mind.others[:3]
    mind.view = mind.view.model_copy(update={"suspects": (mind.seat, other)})
    mind.recall.round, mind.recall.talk = mind.view.round, 1
    assert blamed(mind) == {f"seat:{other}"}
    if why == "trusted by the seat in this round":
        mind.recall.lines.append(HeardLine(mind.seat, "say-trust", other, mind.view.round, 0))
    else:
        mind.recall.lines.append(HeardLine(third[0], "say-defence-blame", other, mind.view.round, 1))
        assert blamed(mind) == {f"seat:{other}"}
        mind.recall.lines.append(HeardLine(third[1], "say-defence-blame", other, mind.view.round, 1))
    assert blamed(mind) == set()


@pytest.mark.rule("MA-2.12", "MA-5.3")
def test_nobody_suspects_a_player_cleared_by_the_seat() -> None:
    mind = mind_of("police", dict.fromkeys(range(9), 0.2))
    suspect = Text("say-suspect", {"seat": f"seat:{mind.others[0]}"})
    assert talk.worded(mind, suspect) is not None
    mind.recall.lines.append(HeardLine(mind.seat, "say-clean", mind.others[0], 1, 1))
    mind.recall.round, mind.recall.talk = 2, 2
    assert talk.worded(mind, suspect) is None


@pytest.mark.rule("MA-2.12", "MA-5.3")
@pytest.mark.parametrize("claim", FIRM)
def test_nobody_merely_suspects_a_player_in_the_talk_in_which_they_claimed_to_know(claim: str) -> None:
    mind = mind_of("police", dict.fromkeys(range(9), 0.2))
    suspect = Text("say-suspect", {"seat": f"seat:{mind.others[0]}"})
    mind.recall.lines.append(HeardLine(mind.seat, claim, mind.others[0], 1, 1))
    mind.recall.round, mind.recall.talk = 1, 1
    assert talk.worded(mind, suspect) is None
    mind.recall.talk = 2
    assert talk.worded(mind, suspect) is not None


@pytest.mark.rule("MA-2.12", "MA-5.3")
def test_an_accuser_neither_trusts_as_well_nor_believes_a_claim_on_a_cleared_player() -> None:
    mind = mind_of("police", dict.fromkeys(range(9), 0.2))
    first, second = mind.others[:2]
    trust = Text("say-trust", {"seat": f"seat:{first}"})
    assert talk.worded(mind, trust) is not None
    mind.recall.lines.append(HeardLine(mind.seat, "say-knows", first, 1, 1))
    mind.recall.round, mind.recall.talk = 2, 2
    assert talk.worded(mind, trust) is None
    about_first, by_second = HeardLine(second, "say-knows", first, 2, 2), HeardLine(mind.others[2], "say-knows", second, 2, 2)
    believes = talk._of_a_claim(mind, by_second)
    assert believes is not None
    assert believes.key == "say-believes", "as likely as anybody"
    mind.recall.lines.append(HeardLine(mind.seat, "say-agent-clean", second, 1, 1))
    assert talk._of_a_claim(mind, by_second) is None
    mind.face = mind_of("police", {second: 0.9, first: 0.1}).own
    assert talk._of_a_claim(mind, about_first) is None, "it has claimed the same itself: neither doubted nor repeated"


@pytest.mark.rule("MA-2.12", "MA-5.3")
@pytest.mark.parametrize("games", little_or_much(30, 120))
def test_no_seat_contradicts_its_own_claims_in_a_game(games: int) -> None:
    """Claims of the whole game against all later lines of a seat on the same target."""
    against: Counter[tuple[str, str]] = Counter()
    firm = 0
    for game, players in nights(11, games):
        players[0].beliefs.public(game.view(0))  # type: ignore[arg-type]
        lines = players[0].beliefs.recall.lines
        for at, line in enumerate(lines):
            firm += line.key in FIRM
            for one in lines[:at]:
                if one.seat == line.seat and one.target == line.target and line.target is not None:
                    against[one.key, line.key] += 1
    assert firm > games // 2
    assert not any(against[one, later] for one in FIRM for later in (*TRUSTING, *CLEARING, "say-doubts"))
    assert not any(against[one, later] for one in CLEARING for later in (*FIRM, "say-believes", "say-suspect", "say-defence-blame"))


# ---- what is remembered


def line_of(key: str, seat: int, **args: str) -> Text:
    return Text(key, {"seat": f"seat:{seat}", **args})


@pytest.mark.rule("MA-3.4", "MA-5.1")
def test_a_line_that_is_taken_back_leaves_its_number_used() -> None:
    recall = Recall()
    recall.listen(1, line_of("say-knows", 2))
    assert recall.heard == 1
    recall.note(TakenBack(1, "knows", 2))
    recall.listen(1, line_of("say-back", 2, back="say-knows"))
    assert not recall.lines
    assert recall.heard == 2, "the next line has whims of its own"


@pytest.mark.rule("MA-5.1", "TK-5.5")
def test_what_counts_is_the_last_claim_of_a_seat() -> None:
    view, beliefs = mind_of("police", {}).view, Beliefs()
    for line in (line_of("say-suspect", 2), line_of("say-knows", 3), Text("say-police"), Text("say-agent")):
        beliefs.listen(1, line)
    for line in (line_of("say-back", 3, back="say-knows"), line_of("say-trust", 2)):
        beliefs.listen(1, line)
    beliefs.public(view)
    assert [line.key for line in beliefs.recall.lines] == ["say-agent", "say-trust"]
    assert beliefs.recall.pressure(2) == beliefs.recall.pressure(3) == 0


@pytest.mark.rule("MA-5.1", "TK-5.5")
def test_trust_replaces_the_suspicion_of_its_own_day_only() -> None:
    """A suspicion taken back by button is gone with what the seat said of it on earlier days."""
    for last, left in ((line_of("say-trust", 2), [("say-suspect", 1), ("say-trust", 2)]), (line_of("say-back", 2, back="say-suspect"), [])):
        view, beliefs = mind_of("police", {}).view, Beliefs()
        for round_ in (1, 2):
            beliefs.hear(Notice(round_, None, Text("mf-round", {"round": round_})))
            beliefs.listen(1, line_of("say-suspect", 2))
        beliefs.listen(1, last)
        beliefs.public(view)
        assert [(line.key, line.round) for line in beliefs.recall.lines] == left


@pytest.mark.rule("MA-3.6", "TK-5.5")
def test_a_claim_to_be_the_agent_replaces_an_earlier_denial() -> None:
    """An automated player names a target with it."""
    mind, beliefs = mind_of("police", {}), Beliefs()
    for line in (Text("say-police"), line_of("say-agent", 2)):
        beliefs.listen(mind.seat, line)
    beliefs.public(mind.view)
    mind.recall = beliefs.recall
    assert [line.key for line in mind.recall.lines] == ["say-agent"]
    assert claims.may_claim(mind)


@pytest.mark.rule("MA-5.1", "TK-5.5")
def test_a_claim_to_know_taken_back_leaves_the_suspicion_of_the_day() -> None:
    for suspects, named in ((True, {1}), (False, set())):
        view, beliefs = mind_of("police", {}).view, Beliefs()
        if suspects:
            beliefs.listen(1, line_of("say-suspect", 2))
        for line in (line_of("say-knows", 2), line_of("say-back", 2, back="say-knows")):
            beliefs.listen(1, line)
        assert beliefs.public(view).table.named[2] == named
        assert [line.key for line in beliefs.recall.lines] == ["say-suspect"] * suspects


@pytest.mark.rule("MA-5.1")
def test_a_repeated_claim_counts_once_a_day() -> None:
    """It presses, draws the Mafia and makes its target hide no more than said once."""
    mind = mind_of("mafia", {})
    third, other, *_ = mind.others
    closing = ["pass", f"card:{HIDEOUT}"]
    mind.recall.round = mind.view.round
    for target in (mind.seat, other, mind.seat):
        mind.recall.listen(third, line_of("say-suspect", target))
    assert mind.recall.pressure(mind.seat) == 1
    worth, hides = actions._worth(mind, third), closings(mind, closing)
    mind.recall.talk += 1
    mind.recall.listen(third, line_of("say-suspect", mind.seat))
    assert mind.recall.pressure(mind.seat) == 1
    assert actions._worth(mind, third) == worth
    assert closings(mind, closing) == hides == {"pass", closing[1]}, "by a whim, not because of many accusations"
    mind.recall.listen(other, line_of("say-suspect", mind.seat))
    assert closings(mind, closing) == {closing[1]}
    mind.recall.round += 1
    mind.recall.listen(third, line_of("say-suspect", mind.seat))
    assert actions._worth(mind, third) > worth


def closings(mind: Mind, options: list[str]) -> set[str]:
    """Return the answers to the closing window under 40 whims."""
    found: set[str] = set()
    for number in range(40):
        mind.whims.about(f"closing {number}")
        found.add(actions.closing(mind, options))
    return found


@pytest.mark.rule("MA-5.1")
def test_the_talk_of_a_tie_is_a_talk_of_its_own() -> None:
    """The last of the speeches of defence does not belong to it."""
    recall = Recall()
    recall.hear(Notice(0, None, Text("mf-speech", {"seat": "seat:1"})))
    recall.listen(1, line_of("say-defence-blame", 2))
    assert recall.today()
    recall.hear(Notice(1, None, Text("mf-tie", {"seats": ("seat:1", "seat:2"), "kind": "final"})))
    assert not recall.today()


@pytest.mark.rule("MA-5.3", "MA-5.6")
def test_silence_is_no_reproach_after_a_single_use_of_the_buttons() -> None:
    """It may be speaking by voice. Who has named somebody on two days has a habit of it."""
    mind = mind_of("police", dict.fromkeys(range(9), 0.2))
    quiet, *others = mind.others
    mind.view = mind.view.model_copy(update={"round": 3})
    mind.recall.round, mind.recall.talk = 3, 3
    mind.recall.lines += [HeardLine(seat, "say-suspect", quiet, 3, 3) for seat in others[:4]]
    mind.recall.lines += [HeardLine(quiet, "say-suspect", others[0], 1, 1), HeardLine(quiet, "say-trust", others[1], 1, 1)]
    assert not talk._quiet(mind, quiet)
    mind.recall.lines.append(HeardLine(quiet, "say-suspect", others[0], 2, 2))
    assert talk._quiet(mind, quiet)
