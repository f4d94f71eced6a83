"""A forgotten person stays neither in an evening's plan nor in its stored messages (CL-16.4, 16.7)."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.app.upkeep import LocalizedPlaceholders
from bot.evenings.message_state import Arrival, DrawnTable, EveningMessageState, PendingNotice, read_evening_message_state
from bot.evenings.plan import GamePlan, Plan, read_plan
from bot.store import Store, open_store
from bot.store.evening_rows import EveningRow, SavedEvening, SeriesRow
from bot.store.forgetting import Anonymizer
from bot.store.statements import Statement
from tests.bot.store.rows import SNOWFLAKE, a_table
from tests.bot.store.test_forgetting import traces_in

PERSON, OTHER = SNOWFLAKE + 10, SNOWFLAKE + 11
ONLY_HERE = "Ztracená_Bára"
"""A name that stands nowhere but in evenings; the tests of the whole file search for it."""

PLAN = Plan(
    games=(GamePlan("mafie"),),
    channels=("5",),
    chairs=9,
    cohosts=(str(PERSON), str(OTHER)),
    owed=(str(OTHER), str(PERSON)),
    uninvited=(str(PERSON),),
)
SURFACES = EveningMessageState(
    pending=(
        PendingNotice(n=1, key="ev-up", to=PERSON),
        PendingNotice(n=2, key="ev-left", args={"names": f"<@{PERSON}>"}, pings=(PERSON, OTHER)),
        PendingNotice(n=3, key="ev-host-new", args={"who": ONLY_HERE}),
        PendingNotice(n=4, key="ev-drawn", args={"list": f"U lampy: {ONLY_HERE}, Tonda"}),
    ),
    unsaid={str(PERSON): (PendingNotice(n=5, key="ev-up", to=PERSON),), str(OTHER): (PendingNotice(n=6, key="ev-up", to=OTHER),)},
    here={str(PERSON): Arrival("1", ONLY_HERE), str(OTHER): Arrival("2", "Tonda")},
    drawn=(DrawnTable("lamp", "5", ((str(PERSON), ONLY_HERE), (str(OTHER), "Tonda")), "mafie"),),
    left_out=(str(PERSON),),
    swap=(str(OTHER), str(PERSON)),
    late_chairs=(str(PERSON), str(OTHER)),
    withdrew={str(PERSON): 5.0, str(OTHER): 6.0},
)


def an_evening(id_: str, host: int, host_name: str, **other: Any) -> EveningRow:
    row = EveningRow(
        id=id_,
        guild_id=SNOWFLAKE,
        channel_id=5,
        host_id=host,
        state="planned",
        name="Pátek",
        starts_at=5.0,
        zone="Europe/Prague",
        wall_time="2026-11-27T20:00",
        plan=msgspec.structs.replace(PLAN, host_name=host_name).json(),
        surfaces=SURFACES.json(),
    )
    return replace(row, **other)


async def a_club(store: Store) -> None:
    """Let the person have hosted an evening that is over, and stand in every list of one that goes on; and host a series."""
    await store.evenings.create(SavedEvening(evening=an_evening("eover", PERSON, ONLY_HERE, state="over", over_at=1.0)))
    await store.evenings.create(SavedEvening(evening=an_evening("eahead", OTHER, "Tonda")))
    for id_, host in (("sown", PERSON), ("sother", OTHER)):
        plan = msgspec.structs.replace(PLAN, host_name=ONLY_HERE if host == PERSON else "Tonda").json()
        row = SeriesRow(id=id_, guild_id=SNOWFLAKE, host_id=host, rule="weekly", wall_time="20:00", zone="Europe/Prague", plan=plan)
        await store.evenings.put_series(row)


@pytest.mark.rule("CL-16.4")
async def test_an_evening_goes_on_without_the_person(store: Store) -> None:
    """CL-16.4: the person leaves every list, and is told, mentioned and kept a chair no more; the others stand as they stood."""
    await a_club(store)
    await store.forget_person(PERSON, LocalizedPlaceholders())
    saved = await store.evenings.evening("eahead")
    assert saved is not None
    other = str(OTHER)
    plan, surfaces = read_plan(saved.evening.plan), read_evening_message_state(saved.evening.surfaces)
    assert (plan.cohosts, plan.owed, plan.uninvited, plan.host_name) == ((other,), (other,), (), "Tonda")
    assert [one.n for one in surfaces.pending] == [2, 3, 4], "a forgotten person gets no message"
    assert (surfaces.pending[0].pings, surfaces.pending[0].args) == ((OTHER,), {"names": "–"})
    assert surfaces.pending[2].args == {"list": "U lampy: –, Tonda"}
    assert (surfaces.unsaid, surfaces.here, surfaces.withdrew) == (
        {other: SURFACES.unsaid[other]}, {other: SURFACES.here[other]}, {other: 6.0})  # fmt: skip
    assert surfaces.drawn[0].people == ((other, "Tonda"),)
    assert (surfaces.left_out, surfaces.late_chairs) == ((), (other,))
    assert saved.evening.version == 2, "a process with the evening in memory sees the change"


@pytest.mark.rule("CL-16.4", "CL-4.6")
async def test_a_series_of_a_forgotten_host_ends(store: Store) -> None:
    """CL-16.4: nobody would host its next evening; a series of another host goes on without the person."""
    await a_club(store)
    await store.forget_person(PERSON, LocalizedPlaceholders())
    (goes_on,) = await store.evenings.series()
    (ended,) = await store.evenings.series(running=False)
    assert (goes_on.id, read_plan(goes_on.plan).cohosts) == ("sother", (str(OTHER),))
    assert ended.id == "sown" and ended.host_id < 0


@pytest.mark.rule("CL-16.4", "CL-16.7")
async def test_no_byte_is_left_of_a_person_known_only_from_evenings(tmp_path: Path) -> None:
    """CL-16.4, CL-16.7: neither id nor name, in the database file or its journal; and nothing tells who it was or when."""
    store = await open_store(tmp_path / "night.sqlite3")
    await a_club(store)
    assert await asyncio.to_thread(traces_in, tmp_path) != {}
    await store.forget_person(PERSON, LocalizedPlaceholders())
    assert await asyncio.to_thread(traces_in, tmp_path) == {}
    await store.close()


BARE = Plan(games=(GamePlan("mafie"),), channels=("5",), chairs=9)
NAMED = f"U lampy: {ONLY_HERE}, Tonda"
KNOWN: dict[str, tuple[int, str, EveningMessageState]] = {
    "an own evening": (PERSON, ONLY_HERE, EveningMessageState()),
    "an arrival": (OTHER, "Tonda", EveningMessageState(here={str(PERSON): Arrival("1", ONLY_HERE)})),
    "a draw": (OTHER, "Tonda", EveningMessageState(drawn=(DrawnTable("lamp", "5", ((str(PERSON), ONLY_HERE),), "mafie"),))),
    "an own series": (OTHER, "Tonda", EveningMessageState()),
}
"""By the only place that says the name: host, name of the host and message state of an evening."""

BY_ROW = {
    "evening_votes": "(evening_id, n, name, seq, user_id) VALUES ('etext', 0, '', 1, ?)",
    "evening_answers": "(evening_id, name, answer, source, seq, at, reminded, user_id) VALUES ('etext', '', 'yes', 'person', 1, 1, '', ?)",
    "evening_people": "(evening_id, excused, user_id) VALUES ('etext', false, ?)",
}


async def with_texts(store: Store, linked: str) -> None:
    """Keep an evening of a namesake whose texts name the person, who belongs to it by this alone."""
    surfaces = EveningMessageState(pending=(PendingNotice(n=1, key="ev-drawn", args={"list": NAMED, "name": ONLY_HERE}),))
    if linked == "surfaces":
        surfaces = msgspec.structs.replace(surfaces, left_out=(str(PERSON),))
    cohosts = (str(PERSON),) if linked == "plan" else ()
    plan = msgspec.structs.replace(BARE, host_name=ONLY_HERE, note=f"nosí {ONLY_HERE}", place=f"u {ONLY_HERE}", cohosts=cohosts)
    await store.evenings.create(
        SavedEvening(evening=an_evening("etext", PERSON if linked == "host" else OTHER, "", plan=plan.json(), surfaces=surfaces.json(),
                                        state="over", over_at=1.0))
    )  # fmt: skip
    if linked in BY_ROW:
        await store._write(
            Statement("INSERT INTO evening_dates (evening_id, n, starts_at, wall_time) VALUES ('etext', 0, 5.0, '20:00')", ()),
            Statement(f"INSERT INTO {linked} {BY_ROW[linked]}", (PERSON,)),
        )


@pytest.mark.rule("CL-16.4")
@pytest.mark.parametrize(
    ("known", "linked"),
    [
        *((known, "evening_people") for known in KNOWN),
        *(("an arrival", linked) for linked in ("evening_votes", "evening_answers", "plan", "surfaces", "host")),
    ],
)
async def test_a_name_known_from_one_evening_leaves_the_texts_of_each(store: Store, known: str, linked: str) -> None:
    """CL-16.4: texts name people without their ids; the name of a namesake who hosts the evening, and that of the evening, stay."""
    host, host_name, state = KNOWN[known]
    plan = msgspec.structs.replace(BARE, host_name=host_name)
    await store.evenings.create(
        SavedEvening(evening=an_evening("eknown", host, "", plan=plan.json(), surfaces=state.json(), state="over", over_at=1.0))
    )
    if known == "an own series":
        row = SeriesRow(id="s", guild_id=SNOWFLAKE, host_id=PERSON, rule="weekly", wall_time="20:00", zone="Europe/Prague",
                        plan=msgspec.structs.replace(BARE, host_name=ONLY_HERE).json())  # fmt: skip
        await store.evenings.put_series(row)
    await with_texts(store, linked)
    await store.forget_person(PERSON, LocalizedPlaceholders())
    assert ONLY_HERE not in str(await store.evenings.evening("eknown")) + str(await store.evenings.series(running=False))
    saved = await store.evenings.evening("etext")
    assert saved is not None
    plan, surfaces = read_plan(saved.evening.plan), read_evening_message_state(saved.evening.surfaces)
    assert (plan.note, plan.place, plan.host_name) == ("nosí –", "u –", "–" if linked == "host" else ONLY_HERE)
    assert surfaces.pending[0].args == {"list": "U lampy: –, Tonda", "name": ONLY_HERE}


# ---- any content of these columns

TRACES = (str(PERSON), ONLY_HERE, f"<@{PERSON}>", f"**{ONLY_HERE}** a <@!{PERSON}>", "Tonda")


def any_of(kind: Any) -> st.SearchStrategy[Any]:
    """Return values of a field as JSON, with the person in every place where the type has room for one."""
    origin, inner = get_origin(kind), get_args(kind)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        hints = get_type_hints(kind)
        return st.fixed_dictionaries({name: any_of(hints[name]) for name in kind.__struct_fields__})
    if origin is tuple:
        return st.lists(any_of(inner[0]), max_size=3) if inner[-1] is ... else st.tuples(*map(any_of, inner)).map(list)
    if origin is dict:
        return st.dictionaries(st.sampled_from((str(PERSON), str(OTHER), ONLY_HERE)), any_of(inner[1]), max_size=3)
    if kind is int:
        return st.sampled_from((PERSON, OTHER, 3))
    return st.sampled_from(TRACES) if kind is str or str in inner else st.none()


@pytest.mark.rule("CL-16.4")
@settings(max_examples=150, deadline=None)
@given(any_of(EveningMessageState), any_of(Plan))
def test_no_content_of_these_columns_keeps_the_id(surfaces: Any, plan: Any) -> None:
    """CL-16.4: also in a field that nobody has thought of yet; names stay only where they are another person's."""
    cleaning = Anonymizer(PERSON, -7, (ONLY_HERE,), LocalizedPlaceholders())
    for column in (surfaces, plan):
        left = cleaning.left(column)
        assert str(PERSON) not in json.dumps(left)
        assert cleaning.left(left) == left


@pytest.mark.rule("CL-16.4")
async def test_a_name_like_a_word_of_the_program_spoils_nothing(store: Store) -> None:
    """CL-16.4: names are taken out where names stand; keys, games and places of an evening are none."""
    for n, name in enumerate(("games", "mafie", "lamp", "5", "args", "ev-left")):
        surfaces = msgspec.structs.replace(SURFACES, here={str(PERSON): Arrival("1", name)})
        await store.evenings.create(SavedEvening(evening=an_evening(f"e{n}", OTHER, name, surfaces=surfaces.json())))
    await store.forget_person(PERSON, LocalizedPlaceholders())
    for n in range(6):
        saved = await store.evenings.evening(f"e{n}")
        assert saved is not None
        assert read_plan(saved.evening.plan).games == PLAN.games and read_plan(saved.evening.plan).channels == ("5",)
        surfaces = read_evening_message_state(saved.evening.surfaces)
        assert surfaces.drawn[0].place == "lamp" and [one.key for one in surfaces.pending] == ["ev-left", "ev-host-new", "ev-drawn"]


@pytest.mark.rule("CL-16.3")
async def test_the_file_names_the_tables_that_a_person_helps_to_host(store: Store) -> None:
    """CL-16.3: co-hosts are in the setup of a table, where not everybody who is named is one."""
    await store.create_table(a_table("thelping", host_id=OTHER, setup={"cohosts": [str(PERSON)]}))
    await store.create_table(a_table("tother", host_id=OTHER, channel_id=99, setup={"waiting": [[str(PERSON), "Jana"]]}))
    data = await store.personal_data(PERSON)
    assert [one["table"] for one in data["tables_cohosted"]] == ["thelping"]  # type: ignore[attr-defined]


@pytest.mark.rule("CL-16.3")
async def test_the_file_names_the_evenings_that_a_person_helps_to_host(store: Store) -> None:
    """CL-16.3: co-hosts are in the plan, where only some of the people named are co-hosts."""
    plan = msgspec.structs.replace(PLAN, cohosts=(str(PERSON),), uninvited=())
    other = msgspec.structs.replace(PLAN, cohosts=(), uninvited=(str(PERSON),))
    await store.evenings.create(SavedEvening(evening=an_evening("ehelping", OTHER, "Tonda", plan=plan.json())))
    await store.evenings.create(SavedEvening(evening=an_evening("eother", OTHER, "Tonda", plan=other.json())))
    data = await store.personal_data(PERSON)
    assert [one["evening"] for one in data["evenings_cohosted"]] == ["ehelping"]  # type: ignore[attr-defined]
