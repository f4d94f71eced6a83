"""Adding up over halves of sets and over sums that all seats share gives what going through every world gives (MA-1.7, MA-1.10)."""

from itertools import combinations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engines.chance import Stream
from engines.players.inference import Knowledge, Posterior, SeatPosterior, Setup, after, opening
from engines.players.inference.facts import BallotHeld, CardSet, Fact, Recruiting, Said, TokenShown, VictimNamed
from engines.players.inference.parameters import band_of
from engines.players.inference.seat_posterior import by_sums
from engines.players.inference.set_sums import SetSums
from engines.players.inference.worlds import Worlds
from tests.engines.players.inference.inventing import invented_bands, invented_courses

LARGE = 21
ALL = tuple(range(LARGE))
FIRST = BallotHeld("first", ALL, tuple((seat, (seat * 7 + 3) % LARGE) for seat in ALL if (seat * 7 + 3) % LARGE != seat))
OPINION = Said(3, "suspect", 8, tuple(seat for seat in ALL if seat != 3), "open")


@pytest.mark.rule("MA-1.10")
@pytest.mark.parametrize(
    "sets",
    [
        [()],
        [(2,), (4,)],
        list(combinations(range(6), 3)),
        [one for one in combinations(range(7), 4) if 2 not in one or 5 in one],
        [(), (1,), (0, 3), (0, 3), (1, 4, 6)],
    ],
)
def test_halves_add_up_to_the_whole(sets: list[tuple[int, ...]]) -> None:
    seats, stream = 7, Stream(1, "values")
    by_seat, by_set = ([stream.below(1000) / 1000 for _ in range(count)] for count in (seats, len(sets)))
    for adds in (Worlds(seats, sets).weights, SetSums(seats, sets).by_world):
        assert adds(by_seat) == pytest.approx([sum(by_seat[seat] for seat in one) for one in sets])
        assert adds(by_seat, 2.0) == pytest.approx([2.0 + sum(by_seat[seat] for seat in one) for one in sets])
    expected = [sum(value for value, one in zip(by_set, sets, strict=True) if seat in one) for seat in range(seats)]
    assert Worlds(seats, sets).by_seat(by_set) == pytest.approx(expected)
    for beside in range(seats):
        both = [sum(value for value, one in zip(by_set, sets, strict=True) if {seat, beside} <= set(one)) for seat in range(seats)]
        both[beside] = 0.0
        assert Worlds(seats, sets).with_seat(beside, by_set) == pytest.approx(both)


@pytest.mark.rule("MA-1.7", "MA-1.10", "MA-1.11")
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_what_follows_from_sums_is_what_a_filter_leaves(data: st.DataObject) -> None:
    band, posterior = data.draw(invented_bands()), opening(Setup(8))
    course = data.draw(invented_courses(8))
    if data.draw(st.booleans()):  # worlds with a holder of Reverse recruit, and somebody recruited in the middle of it
        course = [CardSet((3, 5)), *course[: len(course) // 2], Recruiting(1), *course[len(course) // 2 :]]
    for fact in course:
        posterior = after(posterior, fact, band)
    for seat in posterior.living:
        for known in (Knowledge(sides={seat: False}), Knowledge(tokens={seat: "police"}), Knowledge({seat: "agent"}, {seat: False})):
            _compare(posterior, known)


def _compare(posterior: Posterior, known: Knowledge) -> None:
    try:
        expected = posterior.filtered(known)
    except ValueError:
        with pytest.raises(ValueError, match="no world"):
            SeatPosterior(posterior, known)
        return
    own = SeatPosterior(posterior, known)
    assert own.marginals == pytest.approx(expected.marginals, abs=1e-7)
    for seat in posterior.living:
        assert own.agent(seat) == pytest.approx(expected.agent(seat), abs=2e-4)
        assert posterior.agent(seat) == pytest.approx(sum(posterior.as_agent(seat)), abs=2e-4)


@pytest.mark.rule("MA-1.7")
def test_who_wakes_with_the_mafia_has_one_world() -> None:
    posterior = after(opening(Setup(11)), TokenShown(4, "police"))
    woken = Knowledge(tokens={0: "mafia"}, sides={0: True}, wakers=frozenset({0, 7}))
    assert SeatPosterior(posterior, woken).marginals == posterior.filtered(woken).marginals
    for impossible in (Knowledge(wakers=frozenset({0, 1, 7})), Knowledge(sides={2: True}, wakers=frozenset({0, 7}))):
        with pytest.raises(ValueError, match="no world"):
            SeatPosterior(posterior, impossible)


@pytest.mark.rule("MA-1.10")
def test_sets_in_any_order_keep_their_sums() -> None:
    """All sets of a size, but not in the usual order, as they come when worlds are drawn."""
    sets = [(1, 2), (0, 2), (0, 1)]
    assert Worlds(3, sets).by_seat([1.0, 10.0, 100.0]) == [110.0, 101.0, 11.0]
    assert Worlds(3, sets).weights([1.0, 10.0, 100.0]) == [110.0, 101.0, 11.0]


@pytest.mark.rule("MA-1.7")
def test_who_knows_more_gets_a_filter() -> None:
    posterior = after(opening(Setup(11)), TokenShown(4, "police"))
    assert by_sums(posterior, Knowledge(tokens={0: "police"})) is not None
    for known in (
        Knowledge(tokens={0: "mafia"}),
        Knowledge(tokens={0: "agent", 2: "police"}),
        Knowledge(sides={0: True}),
        Knowledge(tokens={0: "mafia"}, wakers=frozenset({0, 1, 2})),
    ):
        assert by_sums(posterior, known) is None


class Passes:
    """Counts how often all worlds are gone through, and how often worlds are made anew."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.worlds = self.passes = self.made = 0
        by_world, by_seat, chosen = SetSums.by_world, SetSums.by_seat, Worlds.chosen

        def counted_by_world(adding: SetSums, *args: list[float]) -> list[float]:
            self.passes += len(adding._sets) >= self.worlds
            return by_world(adding, *args)  # type: ignore[arg-type]  # as it was called

        def counted_by_seat(adding: SetSums, values: list[float]) -> list[float]:
            self.passes += len(adding._sets) >= self.worlds
            return by_seat(adding, values)

        def counted_chosen(worlds: Worlds, keep: list[object]) -> Worlds:
            self.made += 1
            return chosen(worlds, keep)

        monkeypatch.setattr(SetSums, "by_world", counted_by_world)
        monkeypatch.setattr(SetSums, "by_seat", counted_by_seat)
        monkeypatch.setattr(Worlds, "chosen", counted_chosen)

    def of(self, worlds: int) -> tuple[int, int]:
        """Return the passes over at least so many ``worlds`` and the worlds made anew, and begin to count again."""
        counted = self.passes, self.made
        self.worlds, self.passes, self.made = worlds, 0, 0
        return counted


@pytest.mark.rule("MA-1.10")
@pytest.mark.parametrize(("fact", "most"), [(OPINION, 5), (FIRST, 6), (VictimNamed(5, ALL), 4), (TokenShown(5, "police"), 3)])
def test_a_fact_goes_through_all_worlds_a_few_times(monkeypatch: pytest.MonkeyPatch, fact: Fact, most: int) -> None:
    """The sums of a fact: by world for each kind of chooser and for the Agent, by seat for the chances."""
    posterior = opening(Setup(LARGE))
    assert len(posterior.marginals) == LARGE
    passes = Passes(monkeypatch)
    passes.of(len(posterior.worlds) // 2)
    assert len(after(posterior, fact, band_of(LARGE)).marginals) == LARGE
    assert passes.of(0)[0] <= most


@pytest.mark.rule("MA-1.10")
def test_a_policeman_decides_without_going_through_all_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """For each seat only the worlds in which it would be of the Mafia are gone through, and all worlds once."""
    posterior = after(opening(Setup(LARGE)), FIRST)
    assert len(posterior.marginals) == LARGE
    passes = Passes(monkeypatch)
    passes.of(len(posterior.worlds) // 2)
    for seat in ALL:
        mine = SeatPosterior(posterior, Knowledge(tokens={seat: "police"}))
        assert [mine.mafia(other) for other in ALL][seat] == 0.0
    assert passes.of(0) == (1, 0)
    for seat in ALL:
        assert SeatPosterior(posterior, Knowledge(sides={seat: False})).mafia(seat) == 0.0
    assert passes.of(0)[1] == 0
