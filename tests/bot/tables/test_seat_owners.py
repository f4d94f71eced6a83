"""The person for whom a seat counts (CL-11.3)."""

from collections import Counter

import pytest
from hypothesis import given as for_all
from hypothesis import strategies as st

from bot.results.results import SeatOwner
from bot.tables.seat_owners import owners_of
from bot.tables.session.entries import Answer, Deal, Entry, Expire, Reseat
from engines.asking import By
from engines.mafia_city.asks import LEAVE
from engines.mafie.asks import WITHDRAW


def given(seat: int, number: int, by: By = "seat") -> list[Entry]:
    return [Answer(f"game.ask/{seat}/{n}", ("pass",), by=by) for n in range(number)]


GAME_ASK = "game.ask/0/1"
GIVES_UP = Answer(f"{WITHDRAW}/0/1", ("withdraw",))
"""Somebody leaves the game, which is no answer in it."""


def handed(seat: int, user: str) -> list[Entry]:
    return [Reseat(seat, user, "Jana", not user)]


def test_a_player_of_the_whole_game_owns_the_seat() -> None:
    assert owners_of([7, None], [Deal(), *given(0, 4), *given(1, 4, "auto")]) == (
        SeatOwner(0, 7),
        SeatOwner(1, None, bot_player=True, ever_bot_player=True),
    )


@pytest.mark.rule("CL-11.3")
def test_a_seat_that_changed_hands_counts_for_the_person_with_most_answers() -> None:
    """CL-11.3: two of three answers are those of the first person."""
    (owner,) = owners_of([7], [*given(0, 4), *handed(0, "8"), *given(0, 2)])
    assert (owner.person, round(owner.share, 2), owner.counted) == (7, 0.67, 7)


def test_a_tie_goes_to_the_last_holder() -> None:
    (owner,) = owners_of([7], [*given(0, 3), *handed(0, "8"), *given(0, 3)])
    assert (owner.person, owner.share) == (8, 0.5)


@pytest.mark.rule("CL-11.3")
def test_less_than_a_third_of_the_answers_earns_nothing() -> None:
    """CL-11.3: of four people none gave a third of the answers."""
    log = [*given(0, 3), *handed(0, "8"), *given(0, 3), *handed(0, "9"), *given(0, 3), *handed(0, "10"), *given(0, 3)]
    (owner,) = owners_of([7], log)
    assert (owner.share, owner.counted) == (0.25, None)


def test_a_third_is_enough() -> None:
    log = [*given(0, 2), *handed(0, "8"), *given(0, 2), *handed(0, "9"), *given(0, 2)]
    assert owners_of([7], log)[0].counted == 9


def test_the_clock_and_the_host_and_forced_answers_are_nobodys() -> None:
    log = [*given(0, 1), *given(0, 5, "host"), *given(0, 5, "auto"), Expire(("game.ask/0/9",)), *handed(0, "8"), *given(0, 2)]
    assert owners_of([7], log)[0].person == 8


@pytest.mark.rule("CL-11.3", "CL-12.6")
def test_a_person_beside_a_machine_needs_a_third() -> None:
    """CL-11.3: machines are nobody; that one held the seat is kept for CL-12.6."""
    log = [*given(0, 2), *handed(0, ""), *given(0, 5, "auto"), *handed(0, "7"), *given(0, 1)]
    (owner,) = owners_of([7], log)
    assert (owner.counted, owner.share, owner.bot_player, owner.ever_bot_player) == (7, 0.375, True, True)
    assert owners_of([7], [*log, *handed(0, ""), *given(0, 2, "auto")])[0].counted is None


def test_a_player_never_asked_keeps_the_seat() -> None:
    assert owners_of([7], [Deal()]) == (SeatOwner(0, 7),)


@pytest.mark.rule("CL-11.3", "CL-14.3")
@pytest.mark.parametrize(
    "missed", [[Expire((GAME_ASK, "game.ask/1/1"))], given(0, 2, "host"), given(0, 2, "auto"), given(0, 2, "clock"), [GIVES_UP]]
)
def test_an_idler_gains_nothing(missed: list[Entry]) -> None:
    """CL-14.3: idling is not rewarded; a seat that nobody asked anything counts for its person."""
    idle, other = owners_of([7, 8], [*missed, *given(1, 3)])
    assert (idle.person, idle.share, idle.counted) == (7, 0.0, None)
    assert other.counted == 8
    assert owners_of([7], [Deal()])[0].counted == 7


@pytest.mark.rule("CL-11.3", "CL-14.3")
def test_a_departing_idler_gains_nothing() -> None:
    """CL-14.3: neither leaving nor idling is rewarded; answers that were given count on."""
    for leaves in (GIVES_UP, Answer(f"{LEAVE}/0/1", ("withdraw",))):
        (idle,) = owners_of([7], [Expire((GAME_ASK,)), leaves])
        assert (idle.share, idle.counted) == (0.0, None)
    (played,) = owners_of([7], [*given(0, 1), GIVES_UP])
    assert (played.share, played.counted) == (1.0, 7)
    (shared,) = owners_of([7], [*given(0, 2), *handed(0, "8"), *given(0, 1), GIVES_UP])
    assert (shared.person, round(shared.share, 2)) == (7, 0.67)


@pytest.mark.rule("CL-11.3", "CL-16.4")
def test_a_seat_that_only_a_machine_has_answered_for_is_its_persons_and_counts_for_nobody() -> None:
    """CL-16.4: the seat bears the person's name, so their id stands beside it."""
    (owner,) = owners_of([7], [*handed(0, ""), *given(0, 5, "auto")])
    assert (owner.person, owner.counted, owner.bot_player) == (7, None, True)


PEOPLE = ("", "7", "8", "9")
STEPS = st.one_of(
    st.sampled_from([Expire((GAME_ASK,)), GIVES_UP]),
    st.builds(lambda by: Answer(GAME_ASK, ("pass",), by=by), st.sampled_from(("seat", "auto", "host", "clock"))),
    st.builds(lambda user: Reseat(0, user, "Jana", not user), st.sampled_from(PEOPLE)),
)


@pytest.mark.rule("CL-11.3", "CL-14.3")
@for_all(st.lists(STEPS, max_size=12))
def test_a_seat_counts_only_for_people_who_answered_or_were_never_asked(log: list[Entry]) -> None:
    """CL-11.3, CL-14.3: however often a seat changes hands, also between people and automated players."""
    holder, own = "7", Counter[str]()
    for entry in log:
        if isinstance(entry, Reseat):
            holder = entry.user
        elif isinstance(entry, Answer) and entry is not GIVES_UP and entry.by == ("seat" if holder else "auto"):
            own[holder] += 1
    (owner,) = owners_of([7], log)
    asked = any(not isinstance(entry, Reseat) for entry in log)
    if owner.counted is not None:
        given = own[str(owner.counted)]
        assert given * 3 >= own.total() and given == max(number for person, number in own.items() if person) if own else not asked
        assert own or str(owner.counted) == holder
    else:
        assert asked or not holder
