"""The replay of a game that is over: handed over under its story and from ``/history``, with the names that may stand in it."""

import asyncio
import json
from pathlib import Path

import pytest

from bot.operations.verify import verify
from bot.presenting.texts import words_in
from bot.replay import making
from bot.replay.making import ReplayMaker, ReportProgress
from bot.replay.source import ReplayContext
from bot.sandbox import Message, Person
from bot.tables.result_making import record_of
from cogs.tables import after_game
from tests.bot.replay.test_page import data_in
from tests.night.evening import Evening, plain, seen
from tests.night.test_clicks import text_of
from tests.night.test_consent import offered
from tests.night.test_history import a_game, file_of
from tests.night.test_host import do, people

__all__ = ["people"]

CS = words_in("cs")
WAIT = 60.0
"""A replay is made by a process that gives way to everything else."""


async def ended(evening: Evening, people: list[Person]) -> Message:
    """Let the host end the game; return its story."""
    await do(evening, people[0], "end", sure=True)
    story = await evening.discord.until(lambda: evening.living("again"))
    await evening.eventually(lambda: evening.table.phase == "ended")
    return story


async def handed(evening: Evening, person: Person, message: Message, press: str) -> str:
    """Press for a replay; return the page that arrives in private."""
    answer = seen(await person.press(message, press))
    await evening.discord.until(lambda: answer.attachments, WAIT)
    assert answer.ephemeral
    assert answer.attachments[0]["filename"].endswith(".html")
    return file_of(evening, answer).decode()


@pytest.mark.rule("RP-1.1", "RP-1.3", "RP-5.1", "RP-5.2")
async def test_under_the_story_with_the_names_of_the_table(evening: Evening, people: list[Person]) -> None:
    board = await evening.discord.until(lambda: evening.living("desk"))
    refused = await people[1].press(board, evening.press_id("replay"), force=True)
    assert text_of(refused) == plain(CS("no-record"))
    story = await ended(evening, people)
    page = await handed(evening, people[2], story, evening.press_id("replay"))
    data = data_in(page)
    assert [name[0] for name in data["names"]] == [f"{seat + 1} {name}" for seat, name in enumerate(evening.table.names())]
    assert json.loads(data["record"]) == json.loads(json.dumps(record_of(evening.table)))
    assert text_of(await people[2].press(story, evening.press_id("record"))) == plain(CS("record-ready"))
    press = evening.press_id("replay")
    await evening.restart_bot()
    assert data_in(await handed(evening, people[2], story, press)) == data


@pytest.mark.usefixtures("workers_here")
@pytest.mark.rule("RP-5.1")
async def test_a_shared_replay_names_only_people_who_agreed(evening: Evening, people: list[Person], tmp_path: Path) -> None:
    story = await ended(evening, people)
    names = evening.table.names()
    await people[1].press(story, evening.press_id("share"))
    shared = seen(await people[2].press(story, evening.press_id("share")))
    stranger = evening.person("Cizinec")
    for person, message, press in ((people[2], shared, "replay:shared"), (stranger, story, "replay")):
        page = await handed(evening, person, message, evening.press_id(press))
        data = data_in(page)
        assert json.loads(data["record"])["seats"] == [name if seat in (1, 2) else "" for seat, name in enumerate(names)]
        shown = json.dumps(data, ensure_ascii=False)
        assert not any(f"{seat + 1} {name}" in shown for seat, name in enumerate(names) if seat not in (1, 2))
    alone = file_of(evening, seen(await stranger.press(story, evening.press_id("record"))))
    assert alone == data["record"].encode()
    file = tmp_path / "record.json"
    await asyncio.to_thread(file.write_bytes, alone)
    assert (await asyncio.to_thread(verify, file, CS)).good, "a record without names proves the deal all the same"


@pytest.mark.rule("RP-4.1", "RP-5.1")
async def test_an_older_game_names_to_others_only_people_who_agreed(
    evening: Evening, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """RP-5.1: from the history as under the story, also for people who only looked on; players read all names.

    [Record] hands over what the page holds.
    """
    maker = Reporting()
    monkeypatch.setattr(evening.client, "replays", maker)
    spectator, newcomer = evening.person("Divák"), evening.person("Nová")
    await evening.table.remember_ghost(spectator.id)
    offer = await offered(evening, people[0], "5 Hynek", newcomer)
    await newcomer.press(offer, evening.press_id("accept:4"))
    await evening.session.host_moves.automate(None, 3)
    story = await ended(evening, people)
    await people[1].press(story, evening.press_id("share"))
    for person in (spectator, people[3], people[4]):
        own = seen(await person.command("history", evening.channel))
        own = seen(await person.choose(own, "c1:club:nt.open:0.all.0.all", evening.table.id))
        for message, press, record in ((story, "replay", "record"), (own, "nt.replay", "nt.record")):
            await handed(evening, person, message, evening.press_id(press))
            alone = seen(await person.press(message, evening.press_id(record)))
            assert file_of(evening, alone).decode() == maker.texts[-1]
        told = seen(await person.command("game record", evening.channel))
        assert json.loads(file_of(evening, told))["seats"] == maker.names[-1]
    names = list(evening.table.names())
    few = [name if seat == 1 else "" for seat, name in enumerate(names)]
    assert maker.names == [few] * 2 + [names] * 4


@pytest.mark.rule("RP-1.1")
@pytest.mark.usefixtures("workers_here")
async def test_older_games_have_one_too(evening: Evening) -> None:
    crowd = await a_game(evening)
    table = evening.table
    listed = seen(await crowd[0].command("history", evening.channel))
    opened = seen(await crowd[0].choose(listed, "c1:club:nt.open:0.all.0.all", table.id))
    data = data_in(await handed(evening, crowd[0], opened, f"c1:{table.id}:nt.replay"))
    assert len(data["steps"]) > 10
    assert data["record"]


@pytest.mark.rule("RP-1.1", "RP-2.4")
async def test_an_older_game_tells_machines_from_people_as_under_its_story(
    evening: Evening, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    maker = Reporting()
    monkeypatch.setattr(evening.client, "replays", maker)
    await evening.session.host_moves.automate(None, 3)
    story = await ended(evening, people)
    await handed(evening, people[0], story, evening.press_id("replay"))
    listed = seen(await people[0].command("history", evening.channel))
    opened = seen(await people[0].choose(listed, "c1:club:nt.open:0.all.0.all", evening.table.id))
    await handed(evening, people[0], opened, f"c1:{evening.table.id}:nt.replay")
    assert maker.bot_players == [frozenset({3}), frozenset({3})]


@pytest.mark.rule("RP-1.3")
async def test_the_page_is_handed_over_though_nobody_heard_how_far_it_had_got(
    evening: Evening, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """RP-1.3: what is said meanwhile is a courtesy; when Discord does not take it, the page comes all the same."""
    story = await ended(evening, people)
    monkeypatch.setattr(after_game, "PATIENT_FOR", 0.0)
    monkeypatch.setattr(evening.client, "replays", Reporting())
    evening.discord.faults.refuse(10008, method="PATCH", route="/webhooks/{application}/{token}/messages/@original")
    assert await handed(evening, people[2], story, evening.press_id("replay")) == "the page"


async def test_one_replay_at_a_time_is_made_for_a_person(evening: Evening, people: list[Person], monkeypatch: pytest.MonkeyPatch) -> None:
    """A second press is refused while the first one waits; afterwards the page is there at once, also for others."""
    begun: list[bytes] = []
    baked = asyncio.Event()

    async def page(request: bytes, _told: ReportProgress) -> bytes:
        begun.append(request)
        await baked.wait()
        return b"the page"

    monkeypatch.setattr(making, "_page", page)
    monkeypatch.setattr(evening.client, "replays", ReplayMaker())
    story = await ended(evening, people)
    press = evening.press_id("replay")
    first, second = [seen(await people[2].press(story, press)) for _ in range(2)]
    await evening.discord.until(lambda: plain(second.text) == plain(CS("replay-pending")), WAIT)
    baked.set()
    await evening.discord.until(lambda: first.attachments, WAIT)
    assert [await handed(evening, person, story, press) for person in (people[2], people[3])] == ["the page"] * 2
    assert len(begun) == 1


class Reporting:
    """Makes a page at once, and says before how far it has got."""

    def __init__(self) -> None:
        self.bot_players: list[frozenset[int]] = []
        self.texts: list[str] = []

    @property
    def names(self) -> list[list[str]]:
        """The names by seat in each record."""
        return [json.loads(text)["seats"] for text in self.texts]

    async def make(self, text: str, told: ReportProgress, context: ReplayContext, **_options: object) -> str:
        self.bot_players.append(context.bot_players)
        self.texts.append(text)
        await told(1, 2)
        return "the page"
