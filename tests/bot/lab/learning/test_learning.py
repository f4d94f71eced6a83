"""Learning how Mafie is played: counts, fits, bytes, and what is measured."""

import tomllib
from collections import Counter
from math import exp, log
from pathlib import Path

import pytest

from bot.lab.learning import learning
from bot.lab.learning.__main__ import measured, written
from bot.lab.learning.counting import ChoiceCounts, CountedChoice, count
from bot.lab.learning.fitting import BELIEVED, fitted, shares, weights
from bot.lab.learning.learning import HELD_BACK, LearningGame, jobs, learn, start, tempered
from bot.lab.learning.measuring import Quality
from bot.lab.learning.playing import kind_named, pairings, play
from engines.chance import Stream
from engines.players import levels_of
from engines.players.inference.parameters import Band, band_of, learned, use_instead

SMALL = ((6, 8),)


@pytest.fixture(scope="module")
def counted() -> ChoiceCounts:
    counts, band = ChoiceCounts(), start()[0]
    for seed in range(6):
        counts.add(count(play(8, seed, "normal", "normal"), band))
    return counts


@pytest.mark.rule("MA-1.6")
def test_the_file_holds_every_size_of_table() -> None:
    bands = learned()
    assert [band.seats for band in bands] == [(6, 8), (9, 12), (13, 17), (18, 21)]
    for band in bands:
        assert band.source == "self-play"
        assert band.games > 0
        assert min(pulls.police.count for kind, pulls in band.choice.items() if kind in ("first", "final")) > 100
    assert [band_of(seats).seats[0] for seats in (6, 8, 9, 21)] == [6, 6, 9, 18]
    with pytest.raises(ValueError, match="22 seats"):
        band_of(22)


@pytest.mark.rule("MA-1.6")
def test_same_seed_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of processes changes nothing either; another seed does."""
    monkeypatch.setattr(learning, "SEATS", SMALL)
    told: list[str] = []
    one, two, other = (
        written(learn(["normal"], 5, seed, processes=processes, report=told.append)) for seed, processes in ((1, 1), (1, 2), (2, 1))
    )
    assert one == two
    assert one != other
    assert len(told) == 9, "two rounds each, and the tau of the end"
    bands = [Band.model_validate(row) for row in tomllib.loads(one)["band"]]
    assert written(tuple(bands)) == one


@pytest.mark.rule("MA-1.6")
def test_sizes_and_pairings_have_equal_shares() -> None:
    planned = jobs(start()[1], ["normal", "random"], 32, 0)
    assert len(planned) == 32
    for seats in (9, 10, 11, 12):
        pairs = [(job.police, job.mafia) for job in planned if job.seats == seats]
        assert sorted(pairs) == sorted(2 * pairings(["normal", "random"]))
    assert len({job.seed for job in planned}) == 32


@pytest.mark.rule("MA-1.4", "MA-1.6")
@pytest.mark.parametrize("names", [("normal",), ("normal", "random"), levels_of("mafie"), ("gentle", "normal", "strong", "random")])
@pytest.mark.parametrize("band", start(), ids=lambda band: str(band.seats))
def test_what_is_held_back_is_of_every_size_and_every_pairing(band: Band, names: tuple[str, ...]) -> None:
    planned = jobs(band, names, 2_000, 0)
    whole = Counter(job.seats for job in planned)
    held = [job for job in planned if job.held_back]
    assert len(held) == pytest.approx(len(planned) / HELD_BACK, rel=0.05)
    for seats, number in Counter(job.seats for job in held).items():
        assert number == pytest.approx(whole[seats] / HELD_BACK, rel=0.1)
    assert {job.seats for job in held} == set(whole)
    assert {(job.police, job.mafia) for job in held} == set(pairings(names))
    fewest = jobs(band, names, 1, 0)
    assert sum(job.held_back for job in fewest) == 1 and len(fewest) == HELD_BACK


@pytest.mark.rule("MA-1.4", "MA-1.6")
def test_tau_is_chosen_at_last_by_games_in_which_nobody_plays_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tenth of the seats does in the games that are counted; at tables nobody does."""
    assert all(job.random for job in jobs(start()[0], ["normal"], 30, 0))
    chosen_by: list[LearningGame] = []

    def noted(_pool: object, band: Band, played: list[LearningGame]) -> Band:
        chosen_by.extend(played)
        return band

    monkeypatch.setattr(learning, "_with_tau", noted)
    tempered(start(), ["normal"], 30, 0, processes=1, report=lambda _: None)
    assert {job.seats for job in chosen_by} == set(range(6, 22))
    assert not any(job.random for job in chosen_by)


@pytest.mark.rule("MA-1.6")
def test_players_by_name() -> None:
    assert [kind_named(name) for name in ("strong", "random")] == ["strong", "random"]
    with pytest.raises(ValueError, match="no player nobody"):
        kind_named("nobody")


@pytest.mark.rule("MA-1.6")
def test_a_tenth_of_the_seats_play_at_random() -> None:
    drawn = [not Stream(seed, f"learning: who plays {seat} at random").below(10) for seed in range(100) for seat in range(10)]
    assert 70 <= sum(drawn) <= 130
    assert play(7, 3, "normal", "normal") == play(7, 3, "normal", "normal")
    assert play(7, 3, "normal", "normal").facts != play(7, 3, "normal", "normal", random=False).facts


@pytest.mark.rule("MA-1.4", "MA-1.6")
def test_weights_are_found_again() -> None:
    """Choices drawn by known weights give those weights."""
    stream, w, b = Stream(1, "choices"), -1.2, 2.0
    choices: list[CountedChoice] = []
    for _ in range(2000):
        options = tuple((float(seat < 2), stream.below(100) / 100) for seat in range(6))
        parts = [exp(w * one + b * two) for one, two in options]
        at, taken = stream.below(10**6) / 10**6 * sum(parts), 0
        while at >= parts[taken]:
            at -= parts[taken]
            taken += 1
        choices.append((taken, options))
    assert weights(choices, 2) == pytest.approx([w, b], abs=0.25)


def test_what_was_never_counted_is_believed_as_before() -> None:
    nothing = fitted(ChoiceCounts(), (6, 8), 0.5)
    assert nothing.choice["agent"].of("agent").w == BELIEVED["agent", "agent"]
    assert nothing.choice["first"].of("mafia").w == 0.0
    assert nothing.talk.police.silent == pytest.approx(1 / 2, abs=1e-3)
    assert nothing.talk.agent.defence.agent == pytest.approx(1 / 7, abs=1e-3)
    assert shares([98, 0]) == [0.99, 0.01]


@pytest.mark.rule("MA-1.6")
def test_a_token_that_hardly_speaks_is_believed_to_speak_like_all() -> None:
    assert shares([0, 0], [300, 100]) == [0.745, 0.255]
    assert shares([0, 1000], [300, 1100])[1] > 0.98


@pytest.mark.rule("MA-1.3", "MA-1.6")
def test_what_is_said_is_counted_by_place(counted: ChoiceCounts) -> None:
    """What is said first, what is said later, and a defence have shares of their own."""
    talk = fitted(counted, (6, 8), 0.5).talk.police
    assert talk.defence.blame > 0.3 > talk.open.blame
    assert talk.open.suspect > 0.3 > talk.defence.suspect
    for words in (talk.open, talk.further, talk.defence):
        assert sum(words.model_dump(exclude={"count"}).values()) == pytest.approx(1.0, abs=1e-3)
    assert talk.share("suspect", "open") == pytest.approx(talk.open.suspect * (1 - talk.silent))


@pytest.mark.rule("MA-1.6")
def test_choices_are_counted_by_the_token_of_who_chose(counted: ChoiceCounts) -> None:
    assert counted.games == 6
    assert {("first", "police"), ("first", "mafia"), ("final", "police"), ("victim", "mafia")} <= counted.choices.keys()
    for taken, options in counted.choices["first", "mafia"]:
        assert 0 <= taken < len(options)
        assert sum(mafia for mafia, _ in options) <= 1, "of two Mafiosi the other one at most"
    assert all(option[0] == 0.0 for _, options in counted.choices["first", "police"] for option in options if option[1] == 0.0)
    assert counted.talk["police", "open", "suspect"] > 0
    assert sum(number for (_, place, _), number in counted.talk.items() if place == "defence") > 0
    assert sum(counted.silent.values()) > 0


@pytest.mark.rule("MA-1.12")
def test_brier_rate_and_calibration() -> None:
    quality = Quality()
    for true in (True, False, False, False):
        quality.note(0.9 if true else 0.1, 0.25, true=true)
    assert quality.brier == pytest.approx(0.01)
    assert quality.rate == pytest.approx(0.1875)
    assert quality.loss == pytest.approx(-4 * log(0.9))
    assert quality.misses(1) == pytest.approx([0.1, 0.1])
    assert quality.misses(2) == pytest.approx([0.1])
    twice = Quality()
    twice.add(quality)
    twice.add(quality)
    assert twice.count == 8
    assert twice.brier == pytest.approx(0.01)


@pytest.mark.rule("MA-1.12")
def test_a_small_check_measures_every_pairing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.lab.learning.__main__.SIZES", (7,))
    found = [line for line, _ in measured(["normal"], 3, processes=1)]
    assert len(found) == 3
    assert "7 seats, Police normal, Mafia normal: Brier" in found[0]


def test_the_learning_can_conclude_by_other_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engines.players.inference.parameters._instead", [])
    other = start()
    use_instead(other)
    assert band_of(7) is other[0]


def test_the_makefile_offers_it() -> None:
    assert "\nlikelihoods:" in (Path(learning.__file__).parents[3] / "Makefile").read_text("utf-8")
