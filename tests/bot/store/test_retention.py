"""Data go at their term: a day before and a day after it, on SQLite and on PostgreSQL alike (CL-17.1, 17.2)."""

import pytest

from bot.store import BanRow, LessonRow, NightSeat, Store
from bot.store.retention import PORTION
from bot.store.statements import Statement
from tests.bot.store.rows import SNOWFLAKE, a_night, a_seat, a_table, kept

DAY = 86_400.0
END = 1_000.0 * DAY


async def put(store: Store, into: str, *rows: tuple[object, ...]) -> None:
    await store._write(*(Statement(f"INSERT INTO {into} VALUES ({', '.join('?' for _ in row)})", row) for row in rows))


async def count(store: Store, relation: str) -> int:
    return len(await store._read(f"SELECT 1 FROM {relation}"))


async def a_finished_game(store: Store, table: str = "t1", *, ended_at: float = END, **other: object) -> None:
    surfaces = {"hands": {"7": {"id": 5}}, "questions": {"0": {"id": 6}}, "whispered": {"7": {"n": 1, "id": 8}}, "posts": 3}
    await store.create_table(a_table(table, phase="running"), [a_seat(0)])
    for n in range(2):
        await store.append(table, n, (1.0, "room", {"seat": n, "round": 1, "text": "Mlčet, nebo mluvit?"}))
    await store.finish(a_night(table, ended_at=ended_at, **other), surfaces=surfaces)


async def evenings(store: Store, *rows: tuple[str, float, float | None]) -> None:
    into = "evenings (id, guild_id, channel_id, host_id, state, name, zone, wall_time, plan, surfaces, version, created_at, over_at)"
    await put(store, into, *((f"e{n}", SNOWFLAKE, 5, 6, state, "x", "UTC", "", "{}", "{}", 1, made, over)
                             for n, (state, made, over) in enumerate(rows)))  # fmt: skip


TERMS = {
    "person_settings": 730, "evenings": 180, "evening_answers": 180, "evening_people": 180, "bans": 365, "owed": 0, "tables": 90,
    "entries": 90, "seats": 90, "lessons": 1,
}  # fmt: skip


@pytest.mark.rule("CL-17.1")
@pytest.mark.parametrize("relation", TERMS)
async def test_a_row_is_there_before_its_term_and_gone_after_it(store: Store, relation: str) -> None:
    """CL-17.1: each term, a day before and a day after."""
    await a_finished_game(store)
    await evenings(store, ("over", END - 9 * DAY, END))
    answers = "evening_answers (evening_id, user_id, name, answer, source, seq, at, reminded)"
    await put(store, answers, ("e0", 7, "Jana", "yes", "person", 1, 1.0, ""))
    await put(store, "evening_people (evening_id, user_id, present_at, outcome, excused)", ("e0", 7, 1.0, "no_show", False))
    await put(store, "person_settings (user_id, settings, touched_at)", (7, "{}", END))
    await put(store, "owed (guild_id, user_id, evening_id, until)", (SNOWFLAKE, 7, "e0", END))
    await store.lessons.begin(LessonRow(user_id=7, id="practice1", game="mafie", state={}), END)
    await store.members.ban(BanRow(guild_id=SNOWFLAKE, user_id=7, until=END, reason="", given_by=8))
    before = await count(store, relation)
    assert before
    await store.retention.sweep(END + (TERMS[relation] - 1) * DAY)
    assert await count(store, relation) == before
    await store.retention.sweep(END + (TERMS[relation] + 1) * DAY)
    assert await count(store, relation) == 0
    assert await count(store, "nights") == 1, "finished games stay while the server keeps the bot"


@pytest.mark.rule("CL-17.1")
async def test_words_and_ids_of_messages_go_after_a_week(store: Store) -> None:
    """CL-17.1: the text of the mafia's room is emptied, the entries keep their numbers; so do ids of direct messages."""
    await a_finished_game(store)
    await store.retention.sweep(END + 6 * DAY)
    saved = await kept(store, "t1")
    assert {entry.payload["text"] for entry in saved.entries} == {"Mlčet, nebo mluvit?"} and "hands" in saved.table.surfaces
    assert await store.retention.sweep(END + 8 * DAY) == 3
    saved = await kept(store, "t1")
    assert [(entry.n, entry.payload) for entry in saved.entries] == [(n, {"seat": n, "round": 1, "text": ""}) for n in range(2)]
    assert saved.table.surfaces == {"posts": 3}
    assert await store.retention.sweep(END + 8 * DAY) == 0


@pytest.mark.rule("CL-17.1")
async def test_drafts_and_closed_lobbies_and_open_things(store: Store) -> None:
    """CL-17.1: a draft for an hour, a cancelled lobby for seven days; what is planned or runs has no term."""
    await evenings(store, ("draft", END, None), ("planned", END, None), ("cancelled", END, END))
    await store.create_table(a_table("closed"))
    await store.save_table("closed", phase="cancelled")  # the clock of the store stands at 1000
    await store.create_table(a_table("open"))
    await store.members.ban(BanRow(guild_id=SNOWFLAKE, user_id=7, until=None, reason="", given_by=8))
    await store.retention.sweep(1000.0 + 6 * DAY)
    assert await count(store, "tables") == 2
    await store.retention.sweep(1000.0 + 8 * DAY)
    assert await count(store, "tables") == 1
    await store.retention.sweep(END + 3_500)
    assert await count(store, "evenings") == 3
    await store.retention.sweep(END + 3_700)
    assert await count(store, "evenings") == 2
    await store.retention.sweep(END + 5_000 * DAY)
    assert [await count(store, one) for one in ("evenings", "tables", "bans")] == [1, 1, 1]


async def test_settings_from_before_the_term_was_kept_begin_now(store: Store) -> None:
    await put(store, "person_settings (user_id, settings)", (7, "{}"))
    await store.retention.sweep(END)
    assert await count(store, "person_settings") == 1
    await store.members.touched({7: END + 500 * DAY, 8: END})
    await store.retention.sweep(END + 1_229 * DAY)
    assert await count(store, "person_settings") == 1
    await store.retention.sweep(END + 1_231 * DAY)
    assert await count(store, "person_settings") == 0


@pytest.mark.rule("CL-17.1")
@pytest.mark.parametrize("months", [6, 12, 24])
async def test_a_server_may_keep_finished_games_for_less_long(store: Store, months: int) -> None:
    """CL-17.1: nights by ``history``, with results, badges and ratings; another server's stay."""
    other = SNOWFLAKE + 1
    await store.change_guild_settings(SNOWFLAKE, lambda settings: settings.update(history=months))
    await a_finished_game(store, "old")
    await a_finished_game(store, "new", ended_at=END + 9_000 * DAY)
    await a_finished_game(store, "else", guild_id=other)
    result = "results (table_id, seat, version, side, role, place, points, won, survived, rated)"
    await put(store, result, *((table, 0, 1, "police", "", 1, 3, True, True, "") for table in ("old", "new", "else")))
    await put(store, "badges (guild_id, user_id, badge, table_id, at)", (SNOWFLAKE, 7, "a", "old", 1.0), (SNOWFLAKE, 7, "b", "new", 1.0))
    rating = "ratings (guild_id, game, who, mu, sigma, games, fold)"
    await put(store, rating, (SNOWFLAKE, "mafie", "7", 25.0, 8.0, 1, "1"), (other, "mafie", "7", 25.0, 8.0, 1, "1"))
    term = months * 365.2425 / 12
    await store.retention.sweep(END + (term - 1) * DAY)
    assert [await count(store, one) for one in ("nights", "results", "badges", "ratings")] == [3, 3, 2, 2]
    await store.retention.sweep(END + (term + 1) * DAY)
    assert [await count(store, one) for one in ("nights", "night_seats", "results", "badges", "ratings")] == [2, 4, 2, 1, 1]


@pytest.mark.rule("CL-17.1", "CL-17.2")
async def test_everything_of_a_server_goes_thirty_days_after_it_was_left(store: Store) -> None:
    """CL-17.1, 17.2: on day 29 all is there, on day 31 nothing; who came back in between lost nothing."""
    for server in (SNOWFLAKE, SNOWFLAKE + 1):
        await store.members.joined(server, 1.0)
        await store.change_guild_settings(server, lambda settings: settings.update(language="cs"))
    await a_finished_game(store, ended_at=END)
    await evenings(store, ("planned", END, None))
    await put(store, "seasons (id, guild_id, name, opened_at, standing)", ("s1", SNOWFLAKE, "Zima", 1.0, "[]"))
    await put(store, "trophies (season_id, kind, rank, user_id, name)", ("s1", "gold", 1, 7, "Jana"))
    await put(store, "series (id, guild_id, host_id, rule, wall_time, zone, plan, state, touched_at)",
              ("r1", SNOWFLAKE, 7, "weekly", "", "", "{}", "running", 1.0))  # fmt: skip
    await store.members.ban(BanRow(guild_id=SNOWFLAKE, user_id=7, until=None, reason="", given_by=8))
    whole = ("tables", "entries", "nights", "evenings", "seasons", "trophies", "series", "bans")
    await store.members.left(SNOWFLAKE, END)
    await store.retention.sweep(END + 29 * DAY)
    assert 0 not in [await count(store, one) for one in whole]
    await store.members.joined(SNOWFLAKE, END + 29 * DAY)
    await store.retention.sweep(END + 31 * DAY)
    assert 0 not in [await count(store, one) for one in whole]
    await store.members.left(SNOWFLAKE, END)
    await store.retention.sweep(END + 31 * DAY)
    assert [await count(store, one) for one in whole] == [0] * len(whole)
    assert [row.guild_id for row in await store.members.servers()] == [SNOWFLAKE + 1]
    assert await store.guild_settings(SNOWFLAKE) == {} != await store.guild_settings(SNOWFLAKE + 1)


@pytest.mark.rule("CL-17.1")
async def test_more_than_a_portion_goes_as_well(store: Store) -> None:
    """CL-17.1: portions of 500 rows."""
    rows = [(SNOWFLAKE, person, "e0", END) for person in range(PORTION * 2 + 1)]
    await put(store, "owed (guild_id, user_id, evening_id, until)", *rows)
    assert await store.retention.sweep(END + DAY) == len(rows)
    assert await count(store, "owed") == 0


@pytest.mark.rule("CL-16.4")
async def test_a_record_is_stored_without_names_and_handed_over_with_them(store: Store) -> None:
    record = {"record": {"moves": [1], "seats": 3}, "fair": {"seal": "x"}}
    await store.create_table(a_table("t1"))
    seats = tuple(NightSeat(seat=n, user_id=n, name=name) for n, name in enumerate(("Jana", "Karel")))
    await store.finish(a_night("t1", record=record, seats=seats))
    (found,) = await store.nights(SNOWFLAKE)
    assert found.record == record
    assert found.file() == {**record, "seats": ["Jana", "Karel"]}
