"""CL-11.3: the person for whom a seat counts after it changed hands, read from the log."""

from bot.results.results import SeatOwner
from bot.tables.seat_owners import HeldSeat, seat_owners
from bot.tables.session.entries import Answer, Entry, Expire, Reseat
from bot.tables.session.seating import Seat

JANA, KAREL = 801, 802


def answers(count: int, seat: int = 0, by: str = "seat") -> list[Entry]:
    return [Answer(f"mafie.vote.first/{seat}/{n + 1}", ("seat:1",), by=by) for n in range(count)]  # type: ignore[arg-type]  # one of By


def to_bot_player(was: int = JANA, name: str = "Jana") -> Reseat:
    return Reseat(0, "", name, True, str(was), name)


def to_karel(was: int = JANA) -> Reseat:
    return Reseat(0, str(KAREL), "Karel", False, str(was), "Jana")


def held(log: list[Entry], seat: Seat) -> HeldSeat:
    (found,) = seat_owners([seat], log)
    return found


def at_seat(person: int | None, share: float = 1.0, *, bot_player: bool = False, ever: bool = False) -> SeatOwner:
    return SeatOwner(0, person, share, bot_player=bot_player, ever_bot_player=ever)


def test_a_seat_that_stays_with_its_person_counts_for_them() -> None:
    seat = Seat(0, JANA, "Jana")
    assert held([], seat) == HeldSeat(at_seat(JANA), "Jana", took_over=False)
    assert held([*answers(2), *answers(2, by="auto"), Expire(("mafie.vote.first/0/9",))], seat).owner.share == 1.0


def test_a_machine_counts_for_nobody() -> None:
    assert held(answers(3, by="auto"), Seat(0, None, "Automat", bot_player=True)) == HeldSeat(
        at_seat(None, bot_player=True, ever=True), "Automat", took_over=False
    )


def test_a_machine_that_keeps_a_seat_takes_its_share() -> None:
    """Own answers are those of a person who gave them, and of a machine while it holds the seat."""
    bot_player = Seat(0, None, "Jana", bot_player=True, owner=JANA)
    kept = held([*answers(2), to_bot_player(), *answers(1, by="auto")], bot_player)
    assert kept == HeldSeat(at_seat(JANA, 2 / 3, ever=True), "Jana", took_over=False)
    assert held([*answers(1), to_bot_player(), *answers(3, by="auto")], bot_player).owner == at_seat(
        JANA, 1 / 4, bot_player=True, ever=True
    )
    back = [*answers(1), to_bot_player(), *answers(2, by="auto"), Reseat(0, str(JANA), "Jana", False, str(JANA), "Jana"), *answers(3)]
    assert held(back, Seat(0, JANA, "Jana")).owner == at_seat(JANA, 4 / 6, ever=True)


def test_a_seat_handed_over_counts_for_the_person_with_most_answers() -> None:
    karel = Seat(0, KAREL, "Karel")
    assert held([*answers(1), to_karel(), *answers(3)], karel) == HeldSeat(at_seat(KAREL, 0.75), "Karel", took_over=True)
    assert held([*answers(3), to_karel(), *answers(1)], karel) == HeldSeat(at_seat(JANA, 0.75), "Jana", took_over=False)
    assert held([*answers(2), to_karel(), *answers(2)], karel).owner.person == KAREL, "a tie: who held it last"
    assert held([to_karel()], karel) == HeldSeat(at_seat(KAREL), "Karel", took_over=True)


def test_a_seat_of_a_machine_from_the_start_that_a_person_takes() -> None:
    log = [*answers(1, by="auto"), Reseat(0, str(KAREL), "Karel", False), *answers(2)]
    assert held(log, Seat(0, KAREL, "Karel")) == HeldSeat(at_seat(KAREL, 2 / 3, ever=True), "Karel", took_over=True)
