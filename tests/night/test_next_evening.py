"""[Next evening] under an evening that is over: called again by its host, wished for by everybody else (NT-6.1)."""

import re
from datetime import timedelta

import pytest

from bot.evenings.evening import LiveEvening
from bot.evenings.moments.wall import wall_of
from bot.sandbox import Message, Person
from tests.night.club_evening import caller, in_days, invitation, only
from tests.night.evening import Evening, plain, seen
from tests.night.test_evening_over import Over, lived, spoken

__all__ = ["spoken"]

SAID = {
    "cs": ("ve stejné sestavě?", "Chtějí přijít 2 lidé.", "Další večer zatím nikdo nesvolal", "Zapsáno.", "Pozvánka už visí", "Zveme: "),
    "en": ("the same people?", "2 people would come.", "No next evening is planned yet", "Noted:", "is up already", "Invited: "),
}


async def pressed(over: Over, person: Person, name: str = "coming") -> Message:
    return seen(await person.press(over.closing, over.press(name)))


def calls(page: Message) -> list[str]:
    """Return the custom ids of the buttons that call an evening."""
    return [press for button in page.buttons if ":ev.again:" in (press := str(button.get("custom_id")))]


def offered(page: Message) -> tuple[str, int]:
    """Return the custom id of [Plan it], and its time."""
    (found,) = calls(page)
    return found, int(found.rpartition(":")[2])


async def ended(evening: Evening, over: Over) -> LiveEvening:
    saved = await evening.registry.store.evenings.evening(over.id)
    assert saved is not None
    return LiveEvening(saved, evening.registry.store, evening.registry.now)


@pytest.mark.rule("NT-6.1")
async def test_the_host_calls_the_same_people_again(spoken: Evening) -> None:
    """NT-6.1: the same weekday and hour, the people of tonight invited and mentioned; guests who would come are counted."""
    over, said = await lived(spoken), SAID[spoken.language]
    last = await ended(spoken, over)
    stranger = spoken.person()
    for guest in (over.waiting, stranger):
        page = await pressed(over, guest)
        assert said[2] in plain(page.text) and not calls(page)
        for _ in range(2):  # a second press counts nobody twice
            noted = seen(await guest.press(page, over.press("come"), force=True))
        assert said[3] in plain(noted.text)
    await spoken.restart_bot()
    page = await pressed(over, over.host)
    call, at = offered(page)
    assert said[0] in plain(page.text) and said[1] in plain(page.text) and f"<t:{at}:F>" in page.text
    zone = last.row.zone
    assert wall_of(at, zone) == wall_of(int(last.starts_at), zone).replace(tzinfo=None) + timedelta(days=7)
    await over.host.press(page, call)
    message = await spoken.discord.until(lambda: invitation(spoken))
    called = only(spoken)
    assert (called.row.state, called.starts_at, called.row.name) == ("planned", float(at), last.row.name)
    assert called.plan.games == last.plan.games and called.plan.chairs == last.plan.chairs
    guests = {one.id for one in (*over.people, over.waiting, stranger)}
    assert said[5] in plain(message.text) and {int(user) for user in re.findall(r"<@(\d+)>", message.text)} == guests
    assert set(message.mentions) == guests, "tonight's people hear of it"
    again = seen(await over.host.press(page, call, force=True))
    assert said[4] in plain(again.text) and only(spoken) is called
    page = await pressed(over, over.people[0])
    await over.people[0].press(page, f"c1:{called.id}:ev.yes")
    await spoken.discord.until(lambda: f"<@{over.people[0].id}>" not in message.text)
    over.people[1].leave(spoken.guild)
    await spoken.discord.until(lambda: f"<@{over.people[1].id}>" not in message.text)
    assert not calls(await pressed(over, over.host))


@pytest.mark.rule("NT-6.1")
async def test_the_host_chooses_another_day_and_sees_the_draft_first(evening: Evening) -> None:
    over = await lived(evening)
    page = await pressed(over, over.host)
    asked = await over.host.press(page, over.press("another"))
    draft = seen(await over.host.submit(asked.modal, {"text": in_days(evening, 3, hour=19)}))
    assert "Zveme: " in plain(draft.text) and all(f"<@{person.id}>" in draft.text for person in over.people)
    found = only(evening)
    assert found.row.state == "draft" and wall_of(int(found.starts_at), found.row.zone).hour == 19
    await over.host.press(draft, f"c1:{found.id}:ev.post")
    await evening.eventually(lambda: found.row.state == "planned")


@pytest.mark.rule("NT-6.1")
async def test_only_a_host_of_the_evening_may_call_it_again(evening: Evening) -> None:
    over = await lived(evening)
    guest = over.people[0]
    page = await pressed(over, guest)
    for name in ("again:1", "another"):
        refused = seen(await guest.press(page, over.press(name), force=True))
        assert "hostitel" in plain(refused.text) or "smí" in plain(refused.text) or "oprávnění" in plain(refused.text)
    assert not evening.client.evening_scheduler.evenings
    other = caller(evening)
    staff = await pressed(over, other)
    _, at = offered(staff)
    stale = seen(await other.press(staff, over.press(f"again:{at - 7 * 86_400}"), force=True))
    assert offered(stale)[1] == at, "a date that has gone by is offered anew"
