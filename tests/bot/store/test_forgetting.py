"""Forgetting a person and handing over what is kept of them, on SQLite and on PostgreSQL alike (CL-16.3 to 16.5)."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.app.upkeep import LocalizedPlaceholders
from bot.store import BanRow, DeliveryRow, NightSeat, SeatRow, Store, TablePhase, open_store
from bot.store.forgetting import Anonymizer
from bot.store.rows import Json, NewEntry
from bot.store.statements import Statement
from tests.bot.store.rows import SNOWFLAKE, a_night, a_seat, a_table, kept

PERSON, OTHER = SNOWFLAKE + 10, SNOWFLAKE + 11
NAME = "Ztracená_Bára"
NAMES = {PERSON: NAME, OTHER: "Tonda"}
CLUB = (
    ("evenings (id, guild_id, channel_id, host_id, state, name, zone, wall_time, plan, surfaces, version, created_at)",
     ("e1", SNOWFLAKE, 5, OTHER, "planned", "Pátek", "Europe/Prague", "20:00", json.dumps({"cohosts": [str(PERSON)]}), "{}", 1, 1.0)),
    ("evening_dates (evening_id, n, starts_at, wall_time)", ("e1", 0, 5.0, "2026-11-27T20:00")),
    ("evening_votes (evening_id, n, user_id, name, seq)", ("e1", 0, PERSON, NAME, 1)),
    ("evening_answers (evening_id, user_id, name, answer, source, seq, at, reminded)", ("e1", PERSON, NAME, "yes", "person", 1, 1.0, "")),
    ("evening_answers (evening_id, user_id, name, answer, source, seq, at, reminded)", ("e1", OTHER, "Tonda", "no", "person", 2, 1.0, "")),
    ("evening_people (evening_id, user_id, present_at, outcome, excused)", ("e1", PERSON, 1.0, "played", False)),
    ("owed (guild_id, user_id, evening_id, until)", (SNOWFLAKE, PERSON, "e1", 9.0)),
    ("ratings (guild_id, game, who, mu, sigma, games, fold)", (SNOWFLAKE, "mafie", str(PERSON), 25.0, 8.0, 3, "1")),
    ("ratings (guild_id, game, who, mu, sigma, games, fold)", (SNOWFLAKE, "mafie", str(OTHER), 26.0, 8.0, 3, "1")),
    ("seasons (id, guild_id, name, opened_at, closed_at, standing)",
     ("s1", SNOWFLAKE, "Zima", 1.0, 2.0, json.dumps([{"place": 2, "user": str(PERSON), "name": NAME, "points": 9}]))),
    ("trophies (season_id, kind, rank, user_id, name)", ("s1", "silver", 2, PERSON, NAME)),
    ("badges (guild_id, user_id, badge, table_id, at)", (SNOWFLAKE, PERSON, "gn_first", "over", 3.0)),
    ("lessons (user_id, id, game, state, touched_at)", (PERSON, "practice1", "mafie", "{}", 3.0)),
    ("guilds (guild_id, joined_at, left_at)", (SNOWFLAKE, 1.0, 2.0)),
)  # fmt: skip


async def put(store: Store, rows: Sequence[tuple[str, tuple[object, ...]]]) -> None:
    await store._write(*(Statement(f"INSERT INTO {into} VALUES ({', '.join('?' for _ in values)})", values) for into, values in rows))


async def read(store: Store, sql: str) -> list[tuple[object, ...]]:
    return [tuple(row) for row in await store._read(sql)]


async def a_past(store: Store, *tables: str) -> None:
    """Let both people have sat at tables, of which the first is over, and in everything of the club."""
    seats = [
        a_seat(n, user_id=user, name=name, extra={"owner": str(user), "username": f"{name}.x"})
        for n, (user, name) in enumerate(NAMES.items())
    ]
    for table in tables:
        setup = {"host_name": NAME, "waiting": [[str(PERSON), NAME]]} if table == "over" else {}
        await store.create_table(a_table(table, host_id=PERSON, phase="running", setup=setup), seats)
        await store.append(table, 0, (1.0, "seat", {"seat": 0, "user": str(PERSON), "name": NAME, "by": str(OTHER), "n": True}))
        await store.append(table, 1, (2.0, "answer", {"ask": "mafie.day.vote/0/1", "picks": ["seat:1"], "press": "77"}))
        await store.append(table, 2, (2.0, "answer", {"ask": "mafie.day.vote/1/2", "picks": ["seat:0"], "press": "78"}))
        await store.append(table, 3, (2.0, "room", {"seat": 1, "round": 1, "text": f"Co {NAME}, ten mlčí?"}))
    night_seats = tuple(NightSeat(seat=n, user_id=user, name=name) for n, (user, name) in enumerate(NAMES.items()))
    said = [DeliveryRow(n=n, surface="channel", state=state, payload={"text": f"**1 {NAME}** odchází."}) for n, state in
            enumerate(("done", "planned"))]  # fmt: skip
    await store.set_position("over", None, planned=said)
    surfaces = {"stories": {"night": {"text": "Odchází **1 Ztracená\\_Bára**.", "delivery": 1}}, "hands": {str(PERSON): {"id": 5}}}
    await store.finish(a_night("over", seats=night_seats, host_id=PERSON), surfaces=surfaces)
    await store.put_person_settings(PERSON, {"text_mode": True})
    await store.members.block(PERSON, OTHER)
    await store.members.wish(PERSON, "forget", 3.0)
    await store.change_guild_settings(SNOWFLAKE, lambda settings: settings.update(language="en", owed_voices=[str(PERSON)]))
    await put(store, CLUB)


@pytest.mark.rule("CL-16.4")
async def test_forgetting_a_person_reaches_every_table(store: Store) -> None:
    """CL-16.4: own rows go, elsewhere a pseudonym and ``Seat n`` take the place; others and the record stay as they are."""
    await a_past(store, "over")
    forgotten = await store.forget_person(PERSON, LocalizedPlaceholders())
    assert forgotten.pseudonym < 0 and forgotten.still_seated == ()
    over = await kept(store, "over")
    (night,) = await store.nights(SNOWFLAKE)
    assert over.table.host_id == over.seats[0].user_id == night.host_id == night.seats[0].user_id == forgotten.pseudonym
    assert (over.seats[0].name, night.seats[0].name, night.seats[1]) == (
        "Seat\u00a01",
        "Seat\u00a01",
        NightSeat(seat=1, user_id=OTHER, name="Tonda"),
    )
    assert night.record == a_night().record
    assert over.table.surfaces["stories"] == {"night": {"text": "Odchází **Seat\u00a01**.", "delivery": 1}}
    assert over.entries[0].payload == {"seat": 0, "user": str(forgotten.pseudonym), "name": "Seat\u00a01", "by": str(OTHER), "n": True}
    assert over.entries[1].payload == {"ask": "mafie.day.vote/0/1", "picks": ["seat:1"], "press": "77"}
    assert await read(store, "SELECT user_id, name FROM trophies") == [(forgotten.pseudonym, "Seat\u00a02")]
    ((standing,),) = await read(store, "SELECT standing FROM seasons")
    assert json.loads(str(standing)) == [{"place": 2, "user": str(forgotten.pseudonym), "name": "Seat\u00a02", "points": 9}]
    for table in ("evening_votes", "evening_people", "owed", "badges", "blocks", "person_settings", "lessons", "wishes"):
        assert await read(store, f"SELECT 1 FROM {table}") == [], table
    assert await read(store, "SELECT user_id FROM evening_answers") == [(OTHER,)]
    assert await read(store, "SELECT who FROM ratings") == [(str(OTHER),)]
    assert await read(store, "SELECT version FROM evenings") == [(2,)], "a process that shows the evening sees the change"
    assert (await store.forget_person(PERSON, LocalizedPlaceholders())).rows == 0


@pytest.mark.rule("CL-16.4")
@pytest.mark.parametrize("name", ["seat:1", "picks", "ask", "mafie.day.vote/0/1", "seat", "auto", "claim", "say-agent", "lot", "en"])
async def test_a_name_like_a_word_of_the_program_leaves_table_and_log_as_they_were(store: Store, name: str) -> None:
    """CL-16.4: a log replays after it, with any name of the person."""
    moves: list[tuple[str, Json]] = [
        ("answer", {"ask": "mafie.day.vote/0/1", "picks": ["seat:1"], "press": "77", "by": "auto"}),
        ("talk", {"what": "claim", "seat": 1, "key": "say-agent", "args": {"about": "seat"}}),
        ("expire", {"asks": ["mafie.day.vote/0/1"], "by": "clock"}),
    ]
    row = a_table("over", phase="running", language="en")
    await store.create_table(row, [a_seat(0, user_id=PERSON, name=name, extra={"language": "en", "username": name})])
    for n, (kind, payload) in enumerate([*moves, ("seat", {"seat": 0, "user": str(PERSON), "name": name})]):
        await store.append("over", n, (1.0, kind, payload))
    await store.finish(a_night("over", seats=(NightSeat(seat=0, user_id=PERSON, name=name),)), surfaces={})
    forgotten = await store.forget_person(PERSON, LocalizedPlaceholders())
    over = await kept(store, "over")
    assert [(one.kind, one.payload) for one in over.entries[:3]] == moves
    assert over.entries[3].payload == {"seat": 0, "user": str(forgotten.pseudonym), "name": "Místo\u00a01"}
    assert over.table.options == row.options and over.seats[0].extra == {"language": "en", "username": "–"}


@pytest.mark.rule("CL-16.4")
async def test_only_the_number_of_the_own_seat_is_part_of_a_name(store: Store) -> None:
    """CL-16.4: a day or another number before the name stays; the placeholder is in the language of the server also outside the table."""
    await a_past(store, "over")
    said = f"2 {NAME}, 1 {NAME}"
    await store.set_position("over", None, planned=(DeliveryRow(n=5, surface="host", state="planned", payload={"text": said}),))
    await store.append("over", 4, (3.0, "room", {"seat": 1, "round": 2, "text": said}))
    receipt = json.dumps({"owner": str(PERSON), "notes": "x", "receipt": said})
    await put(store, [("seats (table_id, seat, name, automat, joined_at, extra)", ("over", 2, "Robot", True, 1.0, receipt))])
    await store.forget_person(PERSON, LocalizedPlaceholders())
    over = await kept(store, "over")
    assert over.entries[4].payload["text"] == "2 –, Seat\u00a01"
    assert [row.payload["text"] for row in over.pending] == ["**Seat\u00a01** odchází.", "2 –, Seat\u00a01"]
    assert over.seats[2].extra["receipt"] == "2 –, Seat\u00a01"


HOSTED: dict[str, object] = {"host_id": PERSON, "setup": {}}
"""A table of the person that does not say their name."""

ONLY: dict[str, tuple[dict[str, object], list[SeatRow], list[NewEntry], tuple[str, tuple[object, ...]] | None]] = {
    "the host": ({"host_id": PERSON, "setup": {"host_name": NAME}}, [], [], None),
    "the waiting list": ({"setup": {"waiting": [[str(PERSON), NAME]]}}, [], [], None),
    "an account name": ({"setup": {"usernames": {str(PERSON): NAME}}}, [], [], None),
    "a seat": ({}, [a_seat(0, user_id=PERSON, name=NAME)], [], None),
    "the account name of a seat": ({}, [a_seat(0, user_id=PERSON, name="", extra={"username": NAME})], [], None),
    "a kept seat": ({}, [a_seat(0, user_id=None, name=NAME, extra={"owner": str(PERSON)})], [], None),
    "a seat taken over": ({}, [], [(1.0, "seat", {"seat": 0, "user": str(PERSON), "name": NAME})], None),
    "a seat given up": ({}, [], [(1.0, "seat", {"seat": 0, "user": "", "name": "", "was": str(PERSON), "was_called": NAME})], None),
    "the host for a while": ({}, [], [(1.0, "host", {"to": str(PERSON)})], next(row for row in CLUB if row[0].startswith("trophies"))),
    "a result": (HOSTED, [], [], ("night_seats (table_id, seat, user_id, name, automat, won)", ("t1", 5, PERSON, NAME, False, False))),
    "a vote": (HOSTED, [], [], next(row for row in CLUB if row[0].startswith("evening_votes"))),
    "an answer": (HOSTED, [], [], next(row for row in CLUB if row[0].startswith("evening_answers"))),
    "a trophy": (HOSTED, [], [], next(row for row in CLUB if row[0].startswith("trophies"))),
    "a standing": (HOSTED, [], [], ("seasons (id, guild_id, name, opened_at, closed_at, standing)",
     ("s2", SNOWFLAKE, "Jaro", 1.0, 2.0, json.dumps({"rows": [{"person": str(PERSON), "name": NAME}]})))),
}  # fmt: skip
"""The only row that says the person's name: what is particular about a table and its seats, entries of its log, and a row elsewhere."""

BESIDE = [row for row in CLUB if row[0].startswith(("evenings", "evening_dates", "seasons"))]


@pytest.mark.rule("CL-16.4")
@pytest.mark.parametrize("place", ONLY)
async def test_a_name_that_stands_in_a_single_row_leaves_all_texts_of_the_table(store: Store, place: str) -> None:
    """CL-16.4: in texts nobody stands by id, so the name has to be found wherever it is kept, and so has every table of theirs."""
    table, seats, log, row = ONLY[place]
    await store.create_table(a_table("t1", **{"host_id": OTHER, "phase": "running", **table}), seats)
    said: list[NewEntry] = [(2.0, "room", {"seat": 1, "round": 1, "text": f"Co {NAME} a 1 {NAME}?"}), *log]
    for n, entry in enumerate(said):
        await store.append("t1", n, entry)
    await store.finish(a_night("t1"), surfaces={"stories": {"night": {"text": f"**{NAME}** odchází."}}})
    await put(store, [one for one in BESIDE if NAME not in str(one)])
    await put(store, [row] if row else [])
    await store.forget_person(PERSON, LocalizedPlaceholders())
    over = await kept(store, "t1")
    everything = f"{over}{await read(store, 'SELECT * FROM night_seats')}{await read(store, 'SELECT * FROM trophies')}"
    assert NAME not in everything and str(PERSON) not in everything
    assert over.entries[0].payload["text"] == ("Co – a Místo\u00a01?" if "seat" in place else "Co – a 1 –?")


@pytest.mark.rule("CL-16.4")
async def test_only_the_notes_of_the_person_go(store: Store) -> None:
    """CL-16.4: those of the own seat and of one that an automated player keeps, in finished games; others keep theirs."""
    sitters: list[tuple[int | None, Json]] = [(PERSON, {}), (None, {"owner": str(PERSON)}), (OTHER, {})]
    await store.create_table(
        a_table("t1", host_id=OTHER, phase="running"),
        [a_seat(n, user_id=user, name="x", extra={**extra, "notes": f"note {n}"}) for n, (user, extra) in enumerate(sitters)],
    )
    await store.finish(a_night("t1"), surfaces={})
    await store.forget_person(PERSON, LocalizedPlaceholders())
    assert [seat.extra.get("notes") for seat in (await kept(store, "t1")).seats] == [None, None, "note 2"]


@pytest.mark.rule("CL-16.4")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (f"<@{PERSON}> a <@!{PERSON}>", "– a –"),
        (f"**{NAME}**\n12 {NAME}", "**–**\n12 –"),
        (f"{NAME}", "–"),
        (f"{NAME}ová x{NAME} {PERSON}0", f"{NAME}ová x{NAME} {PERSON}0"),
        (f"c1:table:{PERSON} _{PERSON}_", "c1:table:– _–_"),
    ],
)
def test_a_text_loses_mentions_and_names_as_whole_words(before: str, after: str) -> None:
    cleaning = Anonymizer(PERSON, -7, [NAME], LocalizedPlaceholders())
    assert cleaning.cleaned({"text": before}) == {"text": after}
    assert cleaning.speaking("en", (12,)).cleaned({"text": f"12 {NAME} a 2 {NAME}"}) == {"text": "Seat\u00a012 a 2 –"}


@pytest.mark.rule("CL-16.4")
def test_a_name_of_digits_beside_the_id_goes_with_it() -> None:
    cleaning = Anonymizer(PERSON, -7, ["1337"], LocalizedPlaceholders())
    pairs = [[str(PERSON), "1337"], ["99", "Tonda"]]
    assert cleaning.cleaned({"waiting": pairs}) == {"waiting": [["-7", "–"], ["99", "Tonda"]]}
    assert cleaning.left({"people": pairs}) == {"people": [["99", "Tonda"]]}


@pytest.mark.rule("CL-16.4")
def test_somebody_else_of_the_same_name_keeps_it() -> None:
    cleaning = Anonymizer(PERSON, -7, [NAME], LocalizedPlaceholders())
    assert cleaning.cleaned({"waiting": [["99", NAME]]}) == {"waiting": [["99", NAME]]}


@pytest.mark.rule("CL-16.4")
def test_a_single_word_that_people_have_said_may_hold_the_name() -> None:
    cleaning = Anonymizer(PERSON, -7, ["Bára"], LocalizedPlaceholders())
    assert cleaning.cleaned({"text": "Bára?", "username": "bára.k", "key": "Bára?"}) == {"text": "–?", "username": "bára.k", "key": "Bára?"}


def test_the_longest_of_several_names_is_taken_out() -> None:
    cleaning = Anonymizer(PERSON, -7, ["Bára", "Bára z Brna"], LocalizedPlaceholders())
    assert cleaning.cleaned("Co Bára z Brna?") == "Co –?"


def test_an_id_among_others_becomes_the_pseudonym_and_a_name_the_seat_around_it() -> None:
    cleaning = Anonymizer(PERSON, -7, [NAME], LocalizedPlaceholders()).speaking("en", ())
    assert cleaning.cleaned({"seat": 4, "muted": [PERSON, OTHER], "by": {str(PERSON): [True, {"name": NAME}]}}) == {
        "seat": 4, "muted": [-7, OTHER], "by": {"-7": [True, {"name": "Seat\u00a05"}]},
    }  # fmt: skip
    assert cleaning.cleaned([{"rank": 3, "name": NAME}, {"place": 2, "seat": 0, "name": NAME}]) == [
        {"rank": 3, "name": "Seat\u00a03"}, {"place": 2, "seat": 0, "name": "Seat\u00a01"},
    ]  # fmt: skip


@pytest.mark.rule("CL-16.5")
@pytest.mark.parametrize("phase", ["lobby", "running", "paused"])
async def test_a_table_keeps_people_until_it_is_over(store: Store, phase: TablePhase) -> None:
    await store.create_table(a_table("living", host_id=PERSON, phase=phase))
    assert [one.id for one in await store.living_of(PERSON)] == ["living"]
    await store.save_table("living", phase="cancelled")
    assert await store.living_of(PERSON) == ()


@pytest.mark.rule("CL-16.5")
@pytest.mark.parametrize("named", [{"host_id": PERSON}, {"setup": {"cohosts": [str(PERSON)]}}, {"user_id": PERSON}, {"owner": str(PERSON)}])
async def test_a_table_keeps_its_host_its_cohosts_and_who_has_a_seat(store: Store, named: dict[str, object]) -> None:
    table = {name: value for name, value in named.items() if name in ("host_id", "setup")}
    seat = a_seat(0, user_id=named.get("user_id"), extra={"owner": named["owner"]} if "owner" in named else {})
    await store.create_table(a_table("living", **{"host_id": OTHER, "phase": "running", **table}), [seat])
    assert (await store.forget_person(PERSON, LocalizedPlaceholders())).still_seated == ("living",)


@pytest.mark.rule("CL-16.5")
@pytest.mark.parametrize("state", ["draft", "poll", "planned", "open", "missed", "over", "cancelled"])
async def test_an_evening_keeps_its_host_until_it_is_over_or_cancelled(store: Store, state: str) -> None:
    await put(store, [CLUB[0]])
    await store._write(Statement("UPDATE evenings SET host_id = ?, state = ?", (PERSON, state)))
    assert [one.id for one in await store.living_of(PERSON)] == ([] if state in ("over", "cancelled") else ["e1"])


@pytest.mark.rule("CL-16.5")
async def test_while_something_of_theirs_lives_nothing_is_forgotten(store: Store) -> None:
    """CL-16.5: living tables and evenings of one's own stay until they end."""
    await a_past(store, "over", "living")
    assert [one.id for one in await store.living_of(PERSON)] == ["living"]
    forgotten = await store.forget_person(PERSON, LocalizedPlaceholders())
    assert (forgotten.rows, forgotten.still_seated) == (0, ("living",))
    assert (await kept(store, "over")).seats[0].name == NAME
    await store._write(Statement("UPDATE evenings SET host_id = ? WHERE id = 'e1'", (OTHER,)))
    assert [one.name for one in await store.living_of(OTHER)] == ["", "Pátek"]


@pytest.mark.rule("CL-16.4", "CL-16.5")
@pytest.mark.parametrize("named", ["host for a while", "seat for a while", "let in"])
async def test_a_live_table_that_only_names_them_keeps_them_too(store: Store, named: str) -> None:
    """CL-16.5: nobody would look at its log and at what the bot changed for them after the game."""
    surfaces: Json = {"silence": {"invited": [PERSON]}} if named == "let in" else {}
    await store.create_table(a_table("living", host_id=OTHER, phase="running", surfaces=surfaces))
    for n, user in enumerate((PERSON, OTHER) if named != "let in" else ()):
        entry = {"to": str(user)} if named == "host for a while" else {"seat": 0, "user": str(user), "name": NAMES[user]}
        await store.append("living", n, (1.0, named.partition(" ")[0], entry))
    assert (await store.forget_person(PERSON, LocalizedPlaceholders())).still_seated == ("living",)
    await store.finish(a_night("living"), surfaces=surfaces)
    assert not (await store.forget_person(PERSON, LocalizedPlaceholders())).still_seated
    over = await kept(store, "living")
    assert str(PERSON) not in f"{over.table.surfaces}{over.entries}"


@pytest.mark.rule("CL-16.5", "TK-2.5")
async def test_an_unmute_that_the_bot_owes_keeps_the_id_until_it_is_done(store: Store) -> None:
    """CL-16.5, TK-2.5: without the id they would stay muted for good; a server that has removed the bot keeps nobody."""
    await store.change_guild_settings(7, lambda settings: settings.update(owed_voices=[str(OTHER), str(PERSON)]))
    assert [(one.id, one.channel_id) for one in await store.living_of(PERSON)] == [("7", None)]
    assert (await store.forget_person(PERSON, LocalizedPlaceholders())).still_seated == ("7",)
    assert (await store.guild_settings(7))["owed_voices"] == [str(OTHER), str(PERSON)]
    await store.change_guild_settings(7, lambda settings: settings.update(owed_voices=[str(OTHER)]))
    assert await store.living_of(PERSON) == ()
    await put(store, [("guilds (guild_id, joined_at, left_at)", (7, 1.0, 2.0))])
    assert await store.living_of(OTHER) == ()


@pytest.mark.rule("CL-16.5", "CL-23.12")
async def test_bans_and_lists_of_others_stay(store: Store) -> None:
    """CL-16.5: what is kept against a person, or by another, is not theirs to delete; who gave a ban is not named any more."""
    await store.members.ban(BanRow(guild_id=1, user_id=PERSON, until=None, reason="x", given_by=OTHER))
    await store.members.ban(BanRow(guild_id=1, user_id=OTHER, until=None, reason="x", given_by=PERSON))
    await store.members.block(OTHER, PERSON)
    forgotten = await store.forget_person(PERSON, LocalizedPlaceholders())
    assert await store.members.is_banned(1, PERSON, 5.0)
    assert await store.members.blocked_by(OTHER) == {PERSON}
    assert {ban.user_id: ban.given_by for ban in await store.members.bans(1, 5.0)} == {PERSON: OTHER, OTHER: forgotten.pseudonym}


@pytest.mark.rule("CL-16.4")
async def test_no_byte_of_the_person_is_left_in_the_files(tmp_path: Path) -> None:
    """CL-16.4: neither id nor name, in the database file or its journal, also of what was replaced before."""
    store = await open_store(tmp_path / "night.sqlite3")
    await a_past(store, "over")
    for n in range(300):
        await store.put_person_settings(PERSON, {"note": NAME * 9, "n": n})
    await store.forget_person(PERSON, LocalizedPlaceholders())
    assert traces_in(tmp_path) == {}
    await store.put_person_settings(OTHER, {})
    await store.close()


def traces_in(folder: Path) -> dict[str, list[bytes]]:
    """Return what is left of the person in each file of the database."""
    traces = (str(PERSON).encode(), PERSON.to_bytes(8, "big"), NAME.encode(), json.dumps(NAME)[1:-1].encode())
    files = sorted(folder.iterdir())
    assert [file.suffix for file in files] == [".sqlite3", ".sqlite3-shm", ".sqlite3-wal"]
    contents = {file.name: file.read_bytes() for file in files}
    return {name: left for name, content in contents.items() if (left := [trace for trace in traces if trace in content])}


@pytest.mark.rule("CL-16.3")
async def test_everything_of_a_person_in_one_file(store: Store) -> None:
    """CL-16.3: the own rows and moves; other people as seat numbers; of a running game nothing but its name."""
    await a_past(store, "over", "living")
    await store.members.ban(BanRow(guild_id=1, user_id=PERSON, until=7.0, reason="x", given_by=OTHER))
    data = await store.personal_data(PERSON)
    text = json.dumps(data)
    assert data["person"] == str(PERSON) and "Tonda" not in text
    assert text.count(str(OTHER)) == 1 and data["blocks"] == [{"person": str(OTHER)}]
    assert data["moves"] == [{"table": "over", "at": 2.0, "question": "mafie.day.vote/0/1", "answer": ["seat:1"]}]
    assert data["running"] == [{"table": "living", "server": str(SNOWFLAKE), "game": "mafie", "phase": "running"}]
    assert data["bans"] == [{"server": 1, "until": 7.0, "reason": "x"}]
    assert data["ratings"] == [{"server": str(SNOWFLAKE), "game": "mafie", "mu": 25.0, "sigma": 8.0, "games": 3}]
    for name in ("evening_answers", "evening_votes", "attendance", "owed_chairs", "games", "games_hosted", "badges", "trophies"):
        assert len(data[name]) == 1, name  # type: ignore[arg-type]  # each of these parts is a list
    assert data["settings"] == {"text_mode": True, "last_press": 1000.0}
    await store.forget_person(OTHER, LocalizedPlaceholders())
    assert await store.personal_data(404) == {name: "404" if name == "person" else {} if name == "settings" else [] for name in data}


@pytest.mark.rule("CL-16.3", "NT-5.1", "NT-5.3")
async def test_the_file_has_talk_guesses_and_times_away_and_votes_after_a_game(store: Store) -> None:
    """Of a seat and of a spectator, and a running game whose chair an automated player keeps."""
    me = str(PERSON)
    talk = {"what": "claim", "seat": 0, "key": "say-agent", "target": 2}
    guess = {"what": "guess", "seat": 0, "key": "mafia", "value": 2, "args": {"seats": "3 5"}}
    log: list[tuple[str, Json]] = [
        ("talk", talk), ("talk", {**talk, "seat": 1}), ("talk", guess), ("talk", {"what": "said", "seat": 0, "key": "a"}),
        ("away", {"seat": 0, "seconds": 120.0}), ("away", {"seat": 1, "seconds": 60.0}),
    ]  # fmt: skip
    await store.create_table(a_table("played", phase="running"), [a_seat(0, user_id=PERSON), a_seat(1, user_id=OTHER)])
    for n, (kind, payload) in enumerate(log):
        await store.append("played", n, (float(n), kind, payload))
    await store.save_table("played", phase="ended", surfaces={"moments": {me: "m2", str(OTHER): "m1"}, "agreed": [me]})
    watched = a_table("watched", phase="running", setup={"guests": [str(OTHER), me]})
    await store.create_table(watched, [a_seat(0, user_id=OTHER)])
    for n in range(2):
        await store.append("watched", n, (float(n), "talk", {"what": "guess", "n": n, "key": "mafia", "value": 1, "args": {"seats": "5"}}))
    await store.save_table("watched", phase="ended")
    await store.create_table(a_table("kept", phase="running"), [a_seat(0, extra={"owner": me})])
    data = await store.personal_data(PERSON)
    assert data["moves"] == [
        {"table": "played", "at": 0.0, "talk": "claim", "key": "say-agent", "target": 2},
        {"table": "played", "at": 2.0, "talk": "guess", "key": "mafia", "value": 2, "args": {"seats": "3 5"}},
        {"table": "played", "at": 4.0, "away": 120.0},
        {"table": "watched", "at": 1.0, "talk": "guess", "key": "mafia", "value": 1, "args": {"seats": "5"}},
    ]
    assert data["after_games"] == [{"table": "played", "moment": "m2", "named_in_copies": True}]
    assert data["running"] == [{"table": "kept", "server": str(SNOWFLAKE), "game": "mafie", "phase": "running"}]


@pytest.mark.rule("CL-16.3")
async def test_the_file_has_the_moves_from_before_a_stand_in_and_from_before_a_successor(store: Store) -> None:
    """An automated player stands in for the person, who comes back; in another seat it keeps the chair to the end, or somebody takes it."""
    left, kept_seat, taken = a_seat(0, user_id=PERSON), a_seat(0, extra={"owner": str(PERSON)}), a_seat(0, user_id=OTHER)
    away = {"seat": 0, "user": "", "name": "Automat", "automat": True, "was": str(PERSON), "was_called": NAME}
    back = {"seat": 0, "user": str(PERSON), "name": NAME, "automat": False}
    other = {**back, "user": str(OTHER), "name": "Tonda"}
    for table, seat, reseats in (("back", left, (away, back)), ("kept", kept_seat, (away,)), ("taken", taken, (away, other))):
        await store.create_table(a_table(table, phase="running", setup={"former": [str(PERSON)]}), [seat])
        answers: list[dict[str, object]] = [
            {"ask": "mafie.day.vote/0/1", "picks": [str(turn)], "press": "7"} for turn in range(len(reseats) + 1)
        ]
        log: list[tuple[str, dict[str, object]]] = [("answer", answers[0])]
        for reseat, answer in zip(reseats, answers[1:], strict=True):
            log += [("seat", reseat), ("answer", answer)]
        for n, (kind, payload) in enumerate(log):
            await store.append(table, n, (float(n), kind, payload))
        await store.save_table(table, phase="ended")
    moves = (await store.personal_data(PERSON))["moves"]
    assert isinstance(moves, list)
    assert [(move["table"], move["answer"]) for move in moves] == [("back", ["0"]), ("back", ["2"]), ("kept", ["0"]), ("taken", ["0"])]
