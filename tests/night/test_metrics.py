"""The page of figures for Prometheus (PR-5.1): a night that is watched, and each figure when it changes."""

import asyncio
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.app.client import Consigliere
from bot.app.supervisor import CannotRun, Exit
from bot.sandbox import Person
from engines import GAMES
from tests.deploy.figures import FIGURES
from tests.night.evening import Evening
from tests.night.learner import Learner
from tests.night.metrics_page import SNOWFLAKE, WATCHED, metrics_say, read_metrics
from tests.night.players import play_soon_over
from tests.night.test_clicks import ready_button

pytestmark = pytest.mark.rule("PR-5.1")

FAMILIES = {
    "answers by outcome and their seconds": {"consigliere_answer_seconds"},
    "deliveries waiting and their age": {"consigliere_deliveries_waiting", "consigliere_deliveries_oldest_seconds"},
    "REST requests by route class and status": {"consigliere_requests"},
    "429s": {"consigliere_rate_limited"},
    "gateway lag and reconnects by shard": {"consigliere_gateway_lag_seconds", "consigliere_gateway_reconnects"},
    "shards held and waited for": {"consigliere_shards_held", "consigliere_shards_waited_for", "consigliere_shards"},
    "tables by phase and game": {"consigliere_tables"},
    "lessons begun and ended (MA-8.6)": {"consigliere_lessons_begun", "consigliere_lessons_ended"},
    "store latency": {"consigliere_store_seconds", "consigliere_store_faults"},
    "event loop lag": {"consigliere_event_loop_lag_seconds"},
    "pictures and their seconds": {"consigliere_picture_seconds", "consigliere_pictures_waiting"},
    "restarts of the painter": {"consigliere_painter_restarts"},
}
CALLBACK = "/interactions/{interaction}/{token}/callback"
POST = "/channels/{channel}/messages"


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    """An evening whose bot is watched."""
    made = Evening(tmp_path)
    await made.discord.start()
    try:
        await made.start_bot(**WATCHED)
        yield made
    finally:
        await made.stop_bot()
        await made.discord.stop()


async def at_the_table(evening: Evening) -> list[Person]:
    people = evening.crowd(6)
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.deal(people[0])
    return people


async def test_a_night_is_counted_and_nobody_is_named(evening: Evening) -> None:
    await evening.prefer(text_mode=True)
    people = await at_the_table(evening)
    table = evening.table
    during = await read_metrics(evening)
    assert during.value("consigliere_tables", game="mafie", phase="running") == during.value("consigliere_tables") == 1
    await play_soon_over(evening, people)
    await evening.eventually(lambda: table.phase == "ended" and evening.session.idle, within=60)
    page = await metrics_say(evening, "consigliere_event_loop_lag_seconds_count", 1)
    for what, families in FAMILIES.items():
        assert families <= set(page.families), what

    log = evening.discord.log
    assert page.value("consigliere_answer_seconds_count") == len(log.of("POST", CALLBACK))
    assert page.value("consigliere_answer_seconds_count", outcome="answered") > 20
    assert page.value("consigliere_answer_seconds_bucket", le="+Inf") == page.value("consigliere_answer_seconds_count")
    assert 0 < page.value("consigliere_answer_seconds_sum", outcome="answered") < 600
    assert page.value("consigliere_requests_total", route="POST interactions/callback", status="200") == len(log.of("POST", CALLBACK))
    assert page.value("consigliere_requests_total", route="POST channels/messages") >= len(log.of("POST", POST)) > 0
    assert page.value("consigliere_deliveries_waiting") == page.value("consigliere_rate_limited_total") == 0
    assert page.value("consigliere_tables", game="mafie", phase="ended") == page.value("consigliere_tables") == 1
    assert len(page.samples("consigliere_tables")) == 5 * 4
    assert [page.value(f"consigliere_shards{which}") for which in ("_held", "_waited_for", "")] == [1, 0, 1]
    assert page.samples("consigliere_gateway_connected") == [(1, {"shard": "0"})]
    assert page.value("consigliere_gateway_reconnects_total") == page.value("consigliere_store_faults_total") == 0
    entries = await evening.registry.store.entries(table.id)
    assert len(entries) * 0.5 < page.value("consigliere_store_seconds_count", work="append") <= len(entries)
    assert all(page.value("consigliere_store_seconds_count", work=work) for work in ("write", "read"))

    for name, (kind, labels) in FIGURES.items():
        assert page.families[name].type == kind
        for sample in page.families[name].samples:
            assert set(sample.labels) - {"le"} == labels
    assert set(FIGURES) >= {name for name in page.families if name.startswith("consigliere_")}
    assert not [label for label in page.labels if SNOWFLAKE.search(label[1])]
    ids = [evening.guild.id, evening.channel.id, evening.client.application_id, *(person.id for person in people)]
    assert not [one for one in (table.id, evening.guild.name, *map(str, ids), *(person.name for person in people)) if one in page.text]


async def test_the_outcome_of_an_answer(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    host, guest = evening.crowd(2)
    lobby = await evening.open_table(host)
    before = await read_metrics(evening)

    def more(outcome: str) -> Any:
        labels = {"outcome": outcome}
        return metrics_say(
            evening, "consigliere_answer_seconds_count", before.value("consigliere_answer_seconds_count", **labels) + 1, **labels
        )

    await guest.press(lobby, evening.press_id("join"))
    await more("answered")
    await guest.press(lobby, "c1:nonsense", force=True)
    await more("refused")
    evening.discord.faults.refuse(10062, method="POST", route=CALLBACK)
    lost = guest.press(lobby, evening.press_id("join"))
    await more("lost")
    lost.cancel()

    def fails(*_: object) -> None:
        raise RuntimeError("a fault on demand")

    monkeypatch.setattr("bot.tables.session.lobby.Lobby.sit", fails)
    await evening.person().press(lobby, evening.press_id("join"))
    page = await more("failed")
    assert page.value("consigliere_answer_seconds_count") == before.value("consigliere_answer_seconds_count") + 4


async def test_metrics_count_refusals_by_discord_and_waiting_deliveries(evening: Evening) -> None:
    people = await at_the_table(evening)
    board, ready = await evening.discord.until(lambda: ready_button(evening), timeout=60)
    evening.discord.faults.answer(429, method="POST", route=POST)
    evening.discord.faults.answer(503, times=None, method="POST", route=POST)
    for person in people:
        await person.press(board, ready)
    page = await metrics_say(evening, "consigliere_deliveries_waiting", 1, to="channel", reason="discord")
    assert page.value("consigliere_rate_limited_total", scope="user") == 1
    assert page.value("consigliere_requests_total", route="POST channels/messages", status="429") == 1
    assert page.value("consigliere_requests_total", route="POST channels/messages", status="503") >= 1
    assert page.value("consigliere_picture_seconds_count", urgency="board") > 0
    oldest = "consigliere_deliveries_oldest_seconds"
    for _ in range(600):  # a letter may be on its way still: at last nothing but the channel waits
        aged = await metrics_say(evening, oldest, 0.001, to="channel", reason="discord")
        if aged.value(oldest, to="person") == 0:
            return
    pytest.fail("it is said that people wait")


async def test_a_limit_too_long_to_wait_for_counts_once_and_its_repetitions_not_at_all(evening: Evening) -> None:
    await at_the_table(evening)
    await evening.discord.until(lambda: ready_button(evening), timeout=60)
    evening.discord.faults.answer(429, times=None, method="POST", route=POST, retry_after=3600)
    await evening.session.outbox.say("Pauza.")
    page = await metrics_say(evening, "consigliere_rate_limited_total", 1, scope="user")
    for status, count in (("429", 1), ("none", 0)):
        assert page.value("consigliere_requests_total", route="POST channels/messages", status=status) == count


@pytest.mark.rule("MA-8.6")
async def test_lessons_are_counted_when_they_begin_and_when_they_come_to_their_end(evening: Evening) -> None:
    """MA-8.6: two figures and nobody in them; a lesson that is broken off has not come to its end."""
    learner = Learner(evening, evening.person(), evening.channel)
    await learner.begin("zbojnici")
    await learner.press(learner.id_of("practice.end"))
    await learner.begin("zbojnici")
    session = await learner.session()
    assert session is not None
    await evening.client.lessons.end(session)
    page = await read_metrics(evening)
    assert page.value("consigliere_lessons_begun_total", game="zbojnici") == page.value("consigliere_lessons_begun_total") == 2
    assert page.value("consigliere_lessons_ended_total", game="zbojnici") == page.value("consigliere_lessons_ended_total") == 1
    assert len(page.samples("consigliere_lessons_begun_total")) == len(GAMES)


async def test_connections_that_are_made_again(evening: Evening) -> None:
    await evening.client.wait_until_ready()
    await evening.discord.gateway.reconnect()
    await metrics_say(evening, "consigliere_gateway_reconnects_total", 1, shard="0", how="resumed")
    evening.discord.gateway.inject("READY", {"nothing": "readable"})  # the client ends, and another takes its place
    page = await metrics_say(evening, "consigliere_gateway_reconnects_total", 1, shard="0", how="anew")
    assert page.value("consigliere_gateway_reconnects_total", how="resumed") == 1
    people = evening.crowd(1)
    await evening.discord.bot_ready(timeout=60)
    await evening.open_table(people[0])
    after = await read_metrics(evening)
    assert after.value("consigliere_tables", phase="lobby") == 1
    assert after.value("consigliere_answer_seconds_count") > page.value("consigliere_answer_seconds_count")


async def test_prometheus_may_ask_for_its_newer_format(evening: Evening) -> None:
    assert evening.supervisor is not None
    asked = {"Accept": "application/openmetrics-text; version=1.0.0"}
    async with aiohttp.ClientSession() as session, session.get(evening.supervisor.watcher.url, headers=asked) as answer:
        assert answer.headers["Content-Type"].startswith("application/openmetrics-text")
        assert (await answer.text()).endswith("# EOF\n")


async def test_a_taken_address_is_told_before_anything_else_happens(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    await evening.discord.start()
    try:
        with socket.create_server(("127.0.0.1", 0)) as taken:
            address = f"127.0.0.1:{taken.getsockname()[1]}"
            with pytest.raises(CannotRun) as stopped:
                await asyncio.wait_for(evening.start_bot(metrics=address), 10)
    finally:
        await evening.discord.stop()
    assert stopped.value.exit_code is Exit.SETTINGS
    assert (stopped.value.key, stopped.value.args_["address"]) == ("run-metrics", address)
    assert not evening.discord.log.of()


async def test_nobody_watches_unless_it_was_asked_for(tmp_path: Path) -> None:
    async with Evening(tmp_path) as evening:
        assert evening.supervisor is not None and evening.supervisor.watcher.url == ""
        assert isinstance(evening.client, Consigliere)
    loaded = "import sys, bot.__main__; sys.exit('prometheus_client' in sys.modules)"
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", loaded)
    assert await process.wait() == 0
