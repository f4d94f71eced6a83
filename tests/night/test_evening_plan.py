"""What an evening is to be: the defaults of its plan, and each field changed on one page, within its bounds (CL-4.1)."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.permissions import intents
from bot.rehearsal import Message, NotPossible, Person
from tests.night.evening import Evening, plain, seen
from tests.night.test_club_evening import call, caller, in_days, only, until_start, verb, whispers

LABELS = {
    "cs": ("Délka", "Koho zvát", "svolání: role serveru · prostřeno: kdo má židli", "5 hodin", "1 hodina"),
    "en": ("Length", "Whom to call", "invitation: the server's role · table set: who has a chair", "5 hours", "1 hour"),
}


async def drafted(evening: Evening, host: Person) -> Message:
    """Draft an evening with nothing but a time and a game; return the page on which it is changed."""
    when = in_days(evening, 5)
    preview = seen(await host.command("evening plan", evening.channel, when=when, game="zbojnici"))
    return seen(await host.press(preview, verb(evening, "edit")))


@pytest.mark.rule("CL-4.1")
async def test_what_is_not_said_has_a_default(evening: Evening) -> None:
    """CL-4.1: time and game are asked for, nothing else."""
    await evening.prefer(table_channels=[str(evening.channel.id), str(evening.discord.create_channel(evening.guild, "druhy").id)])
    await asyncio.sleep(0.1)
    host = caller(evening)
    await drafted(evening, host)
    made = only(evening)
    plan = made.plan
    assert plain(made.row.name) == "Herní večer: Zbojníci"
    assert (plan.hours, plan.place, plan.voice, plan.repeat, plan.cohosts, plan.note) == (4.0, "", "", None, (), "")
    assert (plan.chairs, len(plan.channels)) == (12, 2), "six at each of the server's two tables"
    assert (plan.call, plan.lay) == ("role", "chairs")


@pytest.fixture(params=["cs", "en"])
async def spoken(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Evening]:
    """An evening in each of the two languages."""
    async with Evening(tmp_path, language=request.param) as made:
        yield made


@pytest.mark.rule("CL-4.1", "CL-8.2")
async def test_length_and_who_is_called_are_changed_on_the_same_page(spoken: Evening) -> None:
    """CL-4.1: one to twelve hours; the role, who has a chair, nobody; a change after the invitation hangs is told in one line."""
    length, calls, usual, five, one = LABELS[spoken.language]
    host = caller(spoken)
    page = await drafted(spoken, host)
    labels = [button["label"] for button in page.buttons]
    assert length in labels and calls in labels
    menu = seen(await host.press(page, verb(spoken, "hours")))
    offered = [plain(option["label"]) for option in menu.selects[0]["options"]]
    assert len(offered) == 12 and offered[0] == one and offered[4] == five
    preview = seen(await host.choose(menu, verb(spoken, "pick", "hours"), "5"))
    assert only(spoken).plan.hours == 5.0
    page = seen(await host.press(preview, verb(spoken, "edit")))
    menu = seen(await host.press(page, verb(spoken, "calls")))
    options = menu.selects[0]["options"]
    assert len(options) == 6
    assert [plain(option["label"]) for option in options if option.get("default")] == [usual]
    await host.choose(menu, verb(spoken, "pick", "calls"), "nobody-nobody")
    assert (only(spoken).plan.call, only(spoken).plan.lay) == ("nobody", "nobody")
    for field, value in (("hours", "13"), ("hours", "0"), ("calls", "everyone-chairs")):
        await host.choose(menu, verb(spoken, "pick", field), value, force=True)
    assert only(spoken).plan.hours == 5.0 and only(spoken).plan.call == "nobody"


@pytest.mark.rule("CL-4.1", "CL-8.2")
async def test_an_evening_that_calls_nobody_rings_at_nobody(evening: Evening) -> None:
    """CL-8.2: mentions by ``call``: nobody."""
    host = caller(evening)
    person = evening.person()
    await call(evening, host)
    message = await evening.discord.until(lambda: evening.living("ev.yes"))
    await person.press(message, verb(evening, "yes"))
    desk = seen(await host.command("evening desk", evening.channel))
    await host.press(desk, verb(evening, "calls"))
    await host.choose(desk, verb(evening, "pick", "calls"), "nobody-nobody")
    await until_start(evening, before=14 * 60)
    await evening.discord.until(lambda: evening.living("join"))
    line = await evening.discord.until(lambda: next((one for one in evening.channel.messages.values() if "prostřený:" in one.text), None))
    assert "<@" not in line.text and not whispers(person)


@pytest.mark.rule("CL-4.1")
@pytest.mark.parametrize(("chairs", "refused"), [(1, True), (2, False), (84, False), (85, True)])
async def test_bounds_of_the_chairs(evening: Evening, chairs: int, refused: bool) -> None:
    """CL-4.1: from the game's least to 84."""
    host = caller(evening)
    try:
        await host.command("evening plan", evening.channel, when=in_days(evening, 5), game="zbojnici", chairs=chairs)
    except NotPossible:
        assert refused
    assert bool(evening.client.keeper.evenings) is not refused


@pytest.mark.rule("CL-3.4")
async def test_a_poll_for_a_date_is_our_own_message(evening: Evening) -> None:
    """CL-3.4: no poll of Discord is sent, and none of its events is asked for; dates can still be added to what hangs there."""
    bodies: list[str] = []
    evening.discord.watchers.append(lambda exchange: bodies.append(str(exchange.body)))
    host = caller(evening)
    dates: dict[str, Any] = {f"date-{number}": in_days(evening, 4 + number) for number in (1, 2)}
    preview = seen(await host.command("evening poll", evening.channel, game="mafie", **dates))
    await host.press(preview, verb(evening, "post"))
    message = await evening.discord.until(lambda: evening.living("ev.none"))
    desk = seen(await host.command("evening desk", evening.channel))
    outcome = await host.press(desk, verb(evening, "add_date"))
    await host.submit(outcome.modal, {"text": in_days(evening, 9)})
    await evening.discord.until(lambda: len(message.selects[0]["options"]) == 3)
    assert message.edits and not any("'poll'" in body or '"poll"' in body for body in bodies)
    assert not intents().guild_polls and not intents().dm_polls
