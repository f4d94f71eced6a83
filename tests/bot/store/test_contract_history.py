"""Promises of every store about results, lists of finished games and their counts, on SQLite and on PostgreSQL alike."""

from dataclasses import replace

import pytest

from bot.store import AlikeGames, BadgeRow, EveningLine, Extent, NightRow, NightSeat, RatingRow, ResultRow, Store, Tally, VisibleGames
from bot.store.evening_rows import EveningTableRow, SavedEvening
from tests.bot.store.rows import SNOWFLAKE, a_night, a_table
from tests.bot.store.test_contract_evenings import an_evening

JANA, KAREL, PETR = SNOWFLAKE + 10, SNOWFLAKE + 11, SNOWFLAKE + 12
HALL, CELLAR = SNOWFLAKE + 70, SNOWFLAKE + 71


def seats(*people: int | None, share: float | None = 1.0) -> tuple[NightSeat, ...]:
    names = {JANA: "Jana", KAREL: "Karel", PETR: "Petr", None: "Automat"}
    return tuple(
        NightSeat(seat=n, user_id=user, name=names[user], bot_player=user is None, won=n == 0, share=share) for n, user in enumerate(people)
    )


def results(count: int, **other: object) -> tuple[ResultRow, ...]:
    made = [ResultRow(seat=n, version=1, side="police", role="agent", points=3 - 2 * bool(n), won=n == 0) for n in range(count)]
    return tuple([replace(row, **other) for row in made])  # type: ignore[arg-type]  # fields of the row


async def played(store: Store, night: NightRow, rows: tuple[ResultRow, ...] = (), badges: tuple[BadgeRow, ...] = ()) -> None:
    await store.create_table(a_table(night.table_id, phase="running"))
    await store.finish(night, results=rows, badges=badges)


@pytest.mark.rule("CL-11.1")
async def test_results_are_written_with_the_night(store: Store) -> None:
    """CL-11.1."""
    badge = BadgeRow(user_id=JANA, badge="gn_first", table_id="t1", at=50.5)
    rows = results(2, marks=frozenset({"extended", "machine"}), rated="units")
    await played(store, a_night(), rows, (badge,))
    assert await store.history.results("t1") == rows
    assert await store.honours.badges(SNOWFLAKE, [JANA]) == (badge,)
    assert await store.honours.badges(SNOWFLAKE + 1, [JANA]) == ()
    assert await store.history.night("t1") == a_night()
    assert await store.history.night("t2") is None
    await store.finish(a_night(), results=results(2, role="mafia"), badges=(replace(badge, table_id="t9"),))
    assert await store.history.results("t1") == rows
    assert await store.honours.badges(SNOWFLAKE, [JANA]) == (badge,)


@pytest.mark.rule("NT-4.4")
async def test_a_field_is_added_to_the_record_of_a_finished_game(store: Store) -> None:
    await played(store, a_night())
    await store.history.amend_record("t1", {"moment": "vest"})
    await store.history.amend_record("t9", {"moment": "vest"})
    night = await store.history.night("t1")
    assert night is not None and night.record == {**a_night().record, "moment": "vest"}
    assert replace(night, record=a_night().record) == a_night()


@pytest.mark.rule("CL-11.2")
async def test_results_that_are_missing_or_old_are_found_and_made_again(store: Store) -> None:
    """CL-11.2."""
    for n in range(3):
        await played(store, a_night(f"t{n}"), results(2) if n == 1 else ())
    assert await store.history.without_results(1, 10) == ("t0", "t2")
    assert await store.history.without_results(1, 1) == ("t0",)
    assert await store.history.without_results(1, 1, after="t0") == ("t2",)
    assert await store.history.without_results(2, 10) == ("t0", "t1", "t2")
    assert await store.history.all_tables(2, after="t0") == ("t1", "t2")
    again = results(2, version=2, role="mafia")
    await store.history.put_results("t1", again)
    assert await store.history.results("t1") == again
    await store.history.put_results("gone", again)
    assert await store.history.results("gone") == ()
    assert await store.history.without_results(2, 10) == ("t0", "t2")


@pytest.mark.rule("CL-11.2", "CL-12.9")
async def test_ratings_go_with_their_results(store: Store) -> None:
    """In one transaction: a bot that ends between the two would rate by the old results for good."""
    await played(store, a_night("t1"), results(2))
    rating = RatingRow(game="mafie", who=str(JANA), mu=26.5, sigma=8.0, games=1)
    for guild, game in ((SNOWFLAKE, "mafie"), (SNOWFLAKE, "zbojnici"), (SNOWFLAKE + 1, "mafie")):
        await store.honours.put_ratings(guild, game, [replace(rating, game=game)], "1 1 50.5 t1")
    await store.history.put_results("gone", results(2))
    assert await store.honours.ratings(SNOWFLAKE, "mafie") == ((rating,), "1 1 50.5 t1")
    await store.history.put_results("t1", results(2, points=7))
    assert await store.honours.ratings(SNOWFLAKE, "mafie") == ((), "")
    assert (await store.honours.ratings(SNOWFLAKE, "zbojnici"))[1]
    assert (await store.honours.ratings(SNOWFLAKE + 1, "mafie"))[1]


@pytest.mark.rule("CL-15.1")
async def test_visible_finished_games_are_listed_newest_first(store: Store) -> None:
    """CL-15.1."""
    for n, channel in enumerate([HALL, CELLAR, HALL, 0]):
        people = seats(JANA, KAREL) if n % 2 else seats(JANA, None, PETR)
        game = "mafie" if n < 3 else "zbojnici"
        await played(store, a_night(f"t{n}", channel_id=channel, seats=people, game=game, ended_at=float(n // 2)), results(len(people)))
    assert await store.history.channels(SNOWFLAKE) == {HALL, CELLAR, 0}

    async def tables(sight: VisibleGames, **wanted: object) -> list[str]:
        return [line.table_id for line in await store.history.lines(SNOWFLAKE, sight, **wanted)]  # type: ignore[arg-type]  # what is looked for

    everything = VisibleGames(open=frozenset({HALL, CELLAR, 0}))
    assert await tables(everything) == ["t3", "t2", "t1", "t0"]
    assert await tables(everything, most=2) == ["t3", "t2"]
    assert await tables(everything, skip=2) == ["t1", "t0"]
    assert await tables(everything, game="zbojnici") == ["t3"]
    assert await tables(everything, user_id=KAREL) == ["t3", "t1"]
    assert await tables(everything, evening_id="e1") == []
    assert await tables(VisibleGames(open=frozenset({HALL}))) == ["t2", "t0"]
    assert await tables(VisibleGames(open=frozenset())) == []
    gone = frozenset({CELLAR, 0})
    assert await tables(VisibleGames(open=frozenset({HALL}), closed=gone, user_id=KAREL)) == ["t3", "t2", "t1", "t0"]
    assert await tables(VisibleGames(open=frozenset({HALL}), closed=gone, user_id=PETR)) == ["t2", "t0"]
    assert await tables(VisibleGames(open=frozenset(), closed=gone)) == ["t3", "t1"]
    assert await store.history.may_see(SNOWFLAKE, VisibleGames(open=frozenset({HALL})), "t0")
    assert not await store.history.may_see(SNOWFLAKE, VisibleGames(open=frozenset({HALL})), "t1")
    assert not await store.history.may_see(SNOWFLAKE + 1, everything, "t0")
    (line,) = await store.history.lines(SNOWFLAKE, everything, game="zbojnici")
    assert (line.winner, line.winners, line.seats, line.ended_at) == ("police", ("Jana",), 2, 1.0)


@pytest.mark.rule("CL-13.2", "CL-11.3")
async def test_games_and_points_of_people_are_added_up(store: Store) -> None:
    """CL-13.2, CL-11.3: who gave less than a third of a seat's answers has not played it."""
    await played(store, a_night("t0", seats=seats(JANA, KAREL), ended_at=1.0), results(2))
    await played(store, a_night("t1", seats=seats(KAREL, JANA), ended_at=2.0), results(2))
    await played(store, a_night("t2", seats=seats(JANA, None), ended_at=3.0, game="zbojnici"), results(2))
    await played(store, a_night("t3", seats=seats(JANA, KAREL, share=0.2), ended_at=4.0), results(2))
    await played(store, a_night("t4", seats=seats(KAREL, share=None), ended_at=5.0), results(1, points=0, marks=frozenset({"unfinished"})))
    jana, karel = Tally(user_id=JANA, games=3, won=2, points=7), Tally(user_id=KAREL, games=2, won=2, points=4)
    assert await store.history.tallies(SNOWFLAKE) == (jana, karel)
    assert await store.history.tallies(SNOWFLAKE, since=2.0, until=3.0) == (
        Tally(user_id=JANA, games=1, won=0, points=1),
        Tally(user_id=KAREL, games=1, won=1, points=3),
    )
    assert await store.history.tallies(SNOWFLAKE, evening_id="e1") == ()
    assert await store.history.tallies(SNOWFLAKE + 1) == ()
    everything = (SNOWFLAKE, JANA, 0.0, 9.0)
    assert [game.table_id for game in await store.history.last_played(*everything, most=2)] == ["t2", "t1"]
    assert await store.history.last_played(SNOWFLAKE, PETR, 0.0, 9.0, most=2) == ()
    part = AlikeGames(game="mafie", role="agent", side="police", seats=2, games=2, won=1, points=4)
    assert await store.history.parts(*everything) == (part, replace(part, game="zbojnici", games=1, won=1, points=3))
    assert await store.history.parts(SNOWFLAKE, JANA, 1.0, 2.0) == (replace(part, games=1, won=1, points=3),)
    assert await store.history.count_evenings(*everything) == 0
    assert await store.history.last_evening(SNOWFLAKE, VisibleGames(open=frozenset({SNOWFLAKE + 1}))) is None
    (first,) = await store.history.last_played(SNOWFLAKE, KAREL, 0.0, 2.0, most=5)
    assert [(seat.user_id, seat.share, seat.result.points) for seat in first.seats] == [(JANA, 1.0, 3), (KAREL, 1.0, 1)]
    assert await store.history.names(SNOWFLAKE, [JANA, PETR]) == {JANA: "Jana"}


@pytest.mark.rule("CL-11.5")
async def test_a_game_with_two_seats_of_a_person_counts_once_among_their_last(store: Store) -> None:
    for n in range(3):
        await played(store, a_night(f"t{n}", seats=seats(JANA, KAREL, JANA), ended_at=float(n)), results(3))
    last = await store.history.last_played(SNOWFLAKE, JANA, 0.0, 9.0, most=3)
    assert [game.table_id for game in last] == ["t2", "t1", "t0"]


@pytest.mark.rule("CL-15.1", "CL-23.13")
async def test_evenings_with_a_visible_finished_game_are_listed(store: Store) -> None:
    """CL-15.1: by evening; CL-23.13: of hidden channels nothing, nor of an evening at which nothing was played."""
    for n, channel in ((1, HALL), (2, CELLAR), (3, HALL)):
        row = an_evening(f"eeeeeeee{n}", name=f"Večer {n}", starts_at=float(n), state="over")
        await store.evenings.create(SavedEvening(evening=row, tables=(EveningTableRow(table_id=f"t{n}", round=1, place=""),)))
        if n < 3:
            await played(store, a_night(f"t{n}", channel_id=channel, seats=seats(JANA)), results(1))
    both = VisibleGames(open=frozenset({HALL, CELLAR}))
    first, second = (EveningLine(f"eeeeeeee{n}", f"Večer {n}", float(n), "Europe/Prague") for n in (1, 2))
    assert await store.history.evenings(SNOWFLAKE, both, most=5) == (second, first)
    assert await store.history.evenings(SNOWFLAKE, both, most=1) == (second,)
    assert await store.history.evenings(SNOWFLAKE, both, most=1, only=first.id) == (first,)
    assert await store.history.evenings(SNOWFLAKE, VisibleGames(open=frozenset({HALL})), most=5) == (first,)
    sat = VisibleGames(open=frozenset({HALL}), closed=frozenset({CELLAR}), user_id=JANA)
    assert await store.history.evenings(SNOWFLAKE, sat, most=5) == (second, first)
    assert await store.history.evenings(SNOWFLAKE, replace(sat, user_id=PETR), most=5) == (first,)
    assert await store.history.evenings(SNOWFLAKE + 1, both, most=5) == ()


@pytest.mark.rule("CL-12.1")
async def test_rated_games_come_in_the_order_of_the_fold(store: Store) -> None:
    """CL-12.1."""
    for name, at, rated in (("b", 1.0, ""), ("a", 1.0, ""), ("c", 2.0, "units"), ("d", 3.0, "")):
        await played(store, a_night(name, seats=seats(JANA, KAREL), ended_at=at), results(2, rated=rated))
    order = [game.table_id for game in await store.history.rated(SNOWFLAKE, "mafie")]
    assert order == ["a", "b", "d"]
    assert [game.table_id for game in await store.history.rated(SNOWFLAKE, "mafie", after=(1.0, "a"))] == ["b", "d"]
    assert await store.history.rated(SNOWFLAKE, "zbojnici") == ()
    assert await store.history.extent(SNOWFLAKE, "mafie") == Extent(games=4, ended_at=3.0, table_id="d")
    assert await store.history.extent(SNOWFLAKE, "zbojnici") is None
    assert await store.history.count(SNOWFLAKE, "mafie") == 4
    assert await store.history.count(SNOWFLAKE, "mafie", after=(1.0, "a")) == 3
    assert [game.table_id for game in await store.history.ended_between(SNOWFLAKE, 1.0, 3.0)] == ["a", "b", "c"]


@pytest.mark.rule("CL-11.3")
async def test_an_automated_seat_from_before_shares_counts_for_nobody(store: Store) -> None:
    """CL-11.3: such rows name the owner of the seat; the results say that it is nobody's game."""
    old = [replace(seat, share=None) for seat in seats(JANA, KAREL)]
    await played(store, a_night("t1", seats=(replace(old[0], bot_player=True), old[1]), ended_at=2.0), results(2))
    assert [tally.user_id for tally in await store.history.tallies(SNOWFLAKE)] == [KAREL]
    assert await store.honours.finished_games(SNOWFLAKE, [JANA, KAREL]) == {KAREL: {"mafie": 1}}
    (again,) = await store.history.ended_between(SNOWFLAKE, 1.5, 2.5)
    assert [seat.share for seat in again.seats] == [0.0, 1.0], "not for ratings and standings either"


@pytest.mark.rule("CL-11.5")
async def test_two_seats_of_one_person_are_one_game(store: Store) -> None:
    """Old rows have such people: a game played and a game won count once, in boards and for badges."""
    await played(store, a_night("t1", seats=seats(JANA, JANA), ended_at=2.0), results(2, won=True))
    (tally,) = await store.history.tallies(SNOWFLAKE)
    assert (tally.games, tally.won) == (1, 1)
    assert await store.honours.finished_games(SNOWFLAKE, [JANA]) == {JANA: {"mafie": 1}}
