"""The cards of a night are chosen on the host's desk: a set, or card by card, with advice, and no for what cannot be."""

from collections import Counter

import pytest

from bot.sandbox import InteractionOutcome, Message, Person
from bot.simulation.balance import balance_key
from bot.simulation.simulate import GameTally
from tests.night.evening import Evening, plain
from tests.night.test_clicks import text_of


class Desk:
    """The host at the desk: one private message, walked through by presses."""

    def __init__(self, evening: Evening, host: Person) -> None:
        self.evening = evening
        self.host = host
        self.page: Message | None = None

    async def open(self) -> str:
        outcome = await self.host.press(await self.evening.lobby(), self.evening.press_id("host"))
        return self._show(outcome)

    async def press(self, verb: str) -> str:
        assert self.page is not None
        return self._show(await self.host.press(self.page, self.evening.press_id(verb)))

    async def choose(self, verb: str, *values: str) -> str:
        assert self.page is not None
        return self._show(await self.host.choose(self.page, self.evening.press_id(verb), *values))

    def _show(self, outcome: InteractionOutcome) -> str:
        assert outcome.message is not None
        if outcome.kind == "update" or self.page is None:
            self.page = outcome.message
        return plain(outcome.message.text)


async def options_desk(evening: Evening, people: list[Person]) -> Desk:
    await evening.open_table(people[0], extended=True)
    await evening.seat(people)
    desk = Desk(evening, people[0])
    await desk.open()
    await desk.press("h.options")
    return desk


async def test_a_set_is_chosen_by_name_and_the_lobby_shows_its_cards(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = {balance_key("mafie", 9, {"extended": True, "cards": "auto"}): GameTally(2000, Counter(mafia=1100, police=900))}
    monkeypatch.setattr("bot.tables.lobby_odds.known", counted.get)  # as after `make balance`
    desk = await options_desk(evening, evening.crowd(9))
    assert "Doporučená je nejvýš jedna na čtyři lidi" in await desk.choose("h.options", "cards")
    await desk.choose("h.set:cards", "random")
    await evening.eventually(lambda: (lobby := evening.living("join")) is not None and "Náhodné" in plain(lobby.text))
    await desk.choose("h.set:cards", "auto")
    lobby = await evening.eventually(
        lambda: lobby if (lobby := evening.living("join")) is not None and "Odposlech" in plain(lobby.text) else None
    )
    assert "Neprůstřelná vesta, Odposlech" in plain(lobby.text)
    details = plain(text_of(await evening.people[0].press(lobby, evening.press_id("details"))))
    assert "Mafie vyhrává 55 ± 2 % (2 000 her automatů)" in details
    refused = await desk.choose("h.set:cards", "gang")
    assert "14" in refused
    assert evening.table.options["cards"] == "auto"


async def test_cards_are_chosen_one_by_one_with_advice_and_refusals(evening: Evening) -> None:
    people = [evening.person(locale="en-GB") for _ in range(7)]
    desk = await options_desk(evening, people)
    await desk.choose("h.options", "cards")
    page = await desk.choose("h.set:cards", "own")
    assert desk.page is not None
    assert len(desk.page.selects[0]["options"]) == 14
    assert "Bulletproof vest" in str(desk.page.selects[0])
    page = await desk.choose("h.cards", "1", "2", "7")
    assert evening.table.options["cards"] == [1, 2, 7]
    assert "3 action cards, 1 advised" in page
    page = await desk.choose("h.set:cards", "own")
    assert "Reverse recruit needs at least 8 people" in await desk.choose("h.cards", "5")
    assert "New Gang needs at least 14 people" in await desk.choose("h.cards", "gang")
    assert evening.table.options["cards"] == [1, 2, 7]
    told = plain((await people[1].command("mafie cards", evening.channel)).text)
    assert [line[4:] for line in told.splitlines() if line.startswith("### ")] == ["Bulletproof vest", "Bandage", "Wiretap"]


@pytest.mark.parametrize(
    ("first", "second", "reason"),
    [
        (("gang_recognition", "on"), None, "Gang can only meet when New Gang"),
        (("decoys", "off"), ("night_length", "prompt"), "only if everybody is asked"),
    ],
)
async def test_incompatible_options_are_refused_in_the_readers_language(
    evening: Evening, first: tuple[str, str], second: tuple[str, str] | None, reason: str
) -> None:
    people = [evening.person(locale="en-GB") for _ in range(6)]
    desk = await options_desk(evening, people)
    said = ""
    for option, value in (first, *([second] if second else [])):
        await desk.choose("h.options", option)
        said = await desk.choose(f"h.set:{option}", value)
        if second and (option, value) == first:
            await desk.press("h.options")
    assert reason in said


async def test_readers_of_hidden_threads_are_mentioned_without_a_name(evening: Evening) -> None:
    people = evening.crowd(6)
    staff = evening.person("Správce", administrator=True)
    await evening.open_table(people[0])
    await evening.seat([*people, staff])
    lobby = await evening.eventually(lambda: (found := evening.living("join")) and "skrytých vláken" in plain(found.text) and found)
    line = next(line for line in plain(lobby.text).splitlines() if "skrytých vláken" in line)
    assert "Správce" not in line
    desk = Desk(evening, people[0])
    assert "skrytých vláken" in await desk.open()
