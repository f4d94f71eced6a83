"""The role of people with a chair: given with it, until it is given up or the evening is over (NT-6.4)."""

import asyncio

import pytest

from bot.evenings.coming_role import AGAIN, GIVEN_BACK, read_held
from bot.presenting.texts import words_in
from bot.sandbox import Person
from bot.sandbox.world.records import Role
from tests.night.club_evening import DAY, all_come, answer, at_desk, call, caller, only, whispers
from tests.night.evening import Evening, plain, seen
from tests.night.test_forgetting_evenings import forget
from tests.night.walks.at_rest import at_rest

pytestmark = pytest.mark.rule("NT-6.4")


def bearers(evening: Evening, role: Role) -> set[int]:
    return {user for user, member in evening.guild.members.items() if role.id in member.roles}


async def held(evening: Evening) -> set[int]:
    """Return who has the role from the bot, as stored after another look."""
    await evening.client.evening_scheduler.coming_role.settle(evening.guild.id)
    kept = await evening.registry.store.guild_settings(evening.guild.id)
    return {user for user, _ in read_held(kept)}


async def with_role(evening: Evening, host: Person, name: str = "Dnes hraju") -> Role:
    """Make a role and choose it for people with a chair."""
    role = evening.discord.create_role(evening.guild, name)
    card = seen(await host.command("setup coming", evening.channel, role=role))
    assert f"<@&{role.id}>" in card.text
    return role


async def borne_by(evening: Evening, role: Role, *people: Person) -> None:
    await evening.discord.until(lambda: bearers(evening, role) == {one.id for one in people})


def edits(evening: Evening) -> list[tuple[str, int]]:
    """Return the requests to Discord: give (PUT) or take (DELETE), and the person."""
    route = "/guilds/{guild}/members/{user}/roles/{role}"
    return [(one.method, int(one.params["user"])) for method in ("PUT", "DELETE") for one in evening.discord.log.of(method, route)]


async def test_the_role_comes_with_the_chair_and_goes_with_it(evening: Evening) -> None:
    """A waiting person gets it with the chair of another; a person who had it before keeps it; each change is one request."""
    host = caller(evening)
    role = await with_role(evening, host)
    before, first, leaving, waiting = people = evening.crowd(4)
    evening.guild.members[before.id].roles.add(role.id)
    await call(evening, host, chairs=3, game="zbojnici")
    await all_come(evening, people)
    await borne_by(evening, role, before, first, leaving)
    assert await held(evening) == {first.id, leaving.id}
    await answer(evening, leaving, "no")
    await borne_by(evening, role, before, first, waiting)
    await answer(evening, before, "no")
    await at_desk(evening, host, "cancel", "do_cancel")
    await borne_by(evening, role, before)
    assert not await held(evening)
    assert sorted(edits(evening)) == sorted((method, one.id) for one in (first, leaving, waiting) for method in ("PUT", "DELETE"))


async def test_the_bot_catches_up_after_it_was_away(evening: Evening) -> None:
    """Members count, not the memory of the bot: what was lost meanwhile comes back, and a chair that is gone takes the role with it."""
    host = caller(evening)
    role = await with_role(evening, host)
    staying, leaving = people = evening.crowd(2)
    await call(evening, host, game="zbojnici")
    await all_come(evening, people)
    await borne_by(evening, role, *people)
    starts_at = only(evening).starts_at
    await evening.stop_bot()
    evening.guild.members[staying.id].roles.discard(role.id)
    evening.guild.members.pop(leaving.id)
    await evening.start_bot()
    await borne_by(evening, role, staying)
    await evening.eventually(lambda: only(evening).answer_of(leaving.id) is None)
    await evening.stop_bot()
    evening.ahead += starts_at + 4 * DAY - evening.now()
    await evening.start_bot()
    await borne_by(evening, role)
    assert not await held(evening)


async def test_the_role_that_is_taken_by_hand_comes_back(evening: Evening) -> None:
    host, person = caller(evening), evening.person()
    role = await with_role(evening, host)
    await call(evening, host, game="zbojnici")
    await answer(evening, person, "yes")
    await borne_by(evening, role, person)
    member, coming = evening.guild.members[person.id], evening.client.evening_scheduler.coming_role

    async def take() -> None:
        member.roles.discard(role.id)
        evening.discord.guilds.member_changed(evening.guild, member)
        await at_rest(evening)

    for _ in range(GIVEN_BACK):
        await take()
        assert not coming._compared[evening.guild.id]
        assert await held(evening) == {person.id}
        await borne_by(evening, role, person)
    await take()
    await held(evening)
    assert not bearers(evening, role), "somebody means it"


async def test_a_role_that_is_not_for_giving_is_refused_and_told(evening: Evening) -> None:
    """Rights over others are never given; a role that is deleted later is told to the host once, and stands on the card."""
    host = caller(evening)
    strong = evening.discord.create_role(evening.guild, "Mocní", "manage_messages")
    loud = evening.discord.create_role(evening.guild, "Hlasití", "mention_everyone")
    high = evening.discord.create_role(evening.guild, "Vysocí")
    high.position = 99
    evening.discord.guilds.role_changed(evening.guild, high)
    own = next(one for one in evening.guild.roles.values() if one.managed_by is not None)
    over = "práva nad ostatními"
    for refused, why in ((strong, over), (loud, over), (high, "není pod tou mojí"), (own, "jinému botovi")):
        assert why in plain(seen(await host.command("setup coming", evening.channel, role=refused)).text)
    role = await with_role(evening, host)
    (guest, later) = evening.crowd(2)
    await call(evening, host, game="zbojnici")
    await answer(evening, guest, "yes")
    await borne_by(evening, role, guest)
    evening.discord.guilds.delete_role(evening.guild, role)
    told = "Role pro ty, kdo přijdou, už na serveru není."
    await evening.discord.until(lambda: any(told in text for text in whispers(host)))
    await answer(evening, later, "yes")
    await evening.restart_bot()
    assert told in plain(seen(await host.command("setup show", evening.channel)).text)
    none = seen(await host.command("setup coming", evening.channel))
    assert told not in plain(none.text)
    assert len([text for text in whispers(host) if told in text]) == 1 and not await held(evening)


async def test_without_the_right_the_host_is_told_and_the_role_comes_with_it(evening: Evening) -> None:
    host = caller(evening)
    role = await with_role(evening, host)
    evening.discord.withdraw("manage_roles", guild=evening.guild)
    (guest,) = evening.crowd(1)
    await call(evening, host, game="zbojnici")
    await answer(evening, guest, "yes")
    await evening.discord.until(lambda: any("Nesmím spravovat role" in text for text in whispers(host)))
    assert not edits(evening) and not await held(evening)
    evening.discord.grant("manage_roles", guild=evening.guild)
    await borne_by(evening, role, guest)


async def test_another_role_takes_the_place_of_the_first(evening: Evening) -> None:
    host = caller(evening)
    first = await with_role(evening, host)
    guests = evening.crowd(2)
    await call(evening, host, game="zbojnici")
    await all_come(evening, guests)
    await borne_by(evening, first, *guests)
    second = await with_role(evening, host, "Přijdu")
    await borne_by(evening, second, *guests)
    assert not bearers(evening, first)


async def test_a_role_that_could_not_be_taken_is_taken_later_although_another_took_its_place(evening: Evening) -> None:
    host = caller(evening)
    first = await with_role(evening, host)
    guests = evening.crowd(2)
    await call(evening, host, game="zbojnici")
    await all_come(evening, guests)
    await borne_by(evening, first, *guests)
    evening.discord.faults.refuse(50013, times=2, method="DELETE", route="/guilds/{guild}/members/{user}/roles/{role}")
    second = await with_role(evening, host, "Přijdu")
    await borne_by(evening, second, *guests)
    await asyncio.sleep(AGAIN + 1)
    assert not bearers(evening, first)
    assert bearers(evening, second) == {one.id for one in guests}


async def test_a_process_that_loses_the_server_meanwhile_takes_no_role(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    host = caller(evening)
    role = await with_role(evening, host)
    guests = evening.crowd(2)
    await call(evening, host, game="zbojnici")
    await all_come(evening, guests)
    await borne_by(evening, role, *guests)
    coming = evening.client.evening_scheduler.coming_role
    with monkeypatch.context() as lost:
        lost.setattr(evening.registry.processes, "serves", lambda _guild: False)
        lost.setattr(coming, "_evenings", lambda _guild: [])
        await coming.settle(evening.guild.id)
    assert bearers(evening, role) == {one.id for one in guests}


async def test_deleting_the_data_of_a_person_takes_the_role_first(evening: Evening) -> None:
    host = caller(evening)
    role = await with_role(evening, host)
    staying, leaving = guests = evening.crowd(2)
    await call(evening, host, game="zbojnici")
    await all_come(evening, guests)
    await borne_by(evening, role, *guests)
    assert await forget(evening, leaving) == plain(words_in("cs")("forget-done"))
    await borne_by(evening, role, staying)
    assert await held(evening) == {staying.id}


async def test_the_role_comes_when_somebody_gives_the_bot_a_role_with_the_right(evening: Evening) -> None:
    """No role of the server changes then, only the bot itself."""
    host, (guest,) = caller(evening), evening.crowd(1)
    role = await with_role(evening, host)
    helper = evening.discord.create_role(evening.guild, "Pomocníci", "manage_roles")
    evening.discord.withdraw("manage_roles", guild=evening.guild)
    await call(evening, host, game="zbojnici")
    await answer(evening, guest, "yes")
    await evening.discord.until(lambda: any("Nesmím spravovat role" in text for text in whispers(host)))
    await at_rest(evening)
    await held(evening)
    assert not edits(evening)
    member = evening.guild.members[evening.discord.bot.id]
    member.roles.add(helper.id)
    evening.discord.guilds.member_changed(evening.guild, member)
    await borne_by(evening, role, guest)
