"""Interactions of no real client of Discord: a modal of a verb without one, a person with an impossible id, a number too large to store."""

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Message
from tests.night.club_evening import at_desk, call, caller, only, verb
from tests.night.evening import Evening, plain, seen
from tests.night.mischief import modal_of_nobody
from tests.night.test_clicks import text_of

CS = words_in("cs")
HUGE = "9" * 26


@pytest.mark.parametrize(
    "custom_id", ["c1:me:me.block", "c1:club:nt.game:0.all.0.all", "c1:club:st.game:0.all.all", "c1:{table}:h.seat", "c1:{table}:rp.why"]
)
async def test_a_modal_that_nobody_has_opened_does_nothing(evening: Evening, custom_id: str) -> None:
    host, stranger = evening.crowd(2)
    lobby = await evening.open_table(host)
    asked = (await stranger.press(lobby, evening.press_id("help"))).interaction
    forged = modal_of_nobody(custom_id.format(table=evening.table.id), lobby, asked)
    for typed in (HUGE, "a" * 4000, "mafie", str(host.id)):
        assert text_of(await stranger.submit(forged, {"text": typed}, force=True)) == plain(CS("no-press"))
    assert await evening.registry.store.members.blocked_by(stranger.id) == frozenset()


async def test_impossible_ids_choose_nobody(evening: Evening) -> None:
    person, other = evening.crowd(2)
    await evening.open_table(other)
    blocks = seen(await person.press(seen(await person.command("me settings", evening.channel)), "c1:me:me.blocks"))
    for value in (HUGE, str(2**63)):
        assert text_of(await person.choose(blocks, "c1:me:me.block", value, force=True)) == plain(CS("no-pick"))
    assert str(other.id) in repr((await person.choose(blocks, "c1:me:me.block", other)).message)


async def test_no_menu_takes_a_person_not_offered_by_discord(evening: Evening) -> None:
    """Neither the id of nobody nor a person of another server nor a bot; a block and a report need no member."""
    host, people = caller(evening), evening.crowd(5)
    foreigner = evening.discord.create_person("Cizinec", guild=evening.discord.create_guild("Jinde"))
    nobody, strangers = ("7", str(2**62)), (foreigner, evening.discord.bot)

    async def refused(message: Message, menu: str, *values: object) -> None:
        assert message.select(menu) is not None
        for value in values:
            assert text_of(await host.choose(message, menu, value, force=True)) == plain(CS("no-pick")), (menu, value)

    await call(evening, host)
    form = (await host.press(await at_desk(evening, host), verb(evening, "people"))).modal
    for field, value in (*(("cohosts", one) for one in (*nobody, *strangers)), ("lay", "everybody")):
        assert text_of(await host.submit(form, {field: value}, force=True)) == plain(CS("no-pick")), (field, value)
    await refused(await at_desk(evening, host, "uninvite"), verb(evening, "pick", "uninvite"), *nobody)
    swap = seen(await host.press(await at_desk(evening, host), verb(evening, "swap"), force=True))
    await refused(swap, verb(evening, "pick", "swap"), *nobody, *strangers)
    settings = seen(await host.command("me settings", evening.channel))
    blocks = seen(await host.press(settings, "c1:me:me.blocks"))
    await refused(blocks, "c1:me:me.block", *nobody)
    assert text_of(await host.choose(blocks, "c1:me:me.block", evening.discord.bot, force=True)) == plain(CS("block-nobody"))
    await evening.open_table(host)
    await evening.seat([host, *people])
    await evening.deal(host)
    table = evening.press_id
    desk = seen(await host.press(await evening.discord.until(lambda: evening.living("desk")), table("desk")))
    await host.press(desk, table("more"))
    report = (await host.press(desk, table("report"))).modal
    for person, told in (*((one, "no-pick") for one in nobody), ("anybody", "no-press")):
        forged = await host.submit(report, {"person": person, "reason": "other"}, force=True)
        assert text_of(forged) == plain(CS(told))
    for action in ("cohost", "handover"):
        desk = seen(await host.command("host", evening.channel))
        await refused(seen(await host.press(desk, table(f"h.{action}"))), table(f"h.{action}"), *nobody, *strangers)
    seats = seen(await host.press(seen(await host.command("host", evening.channel)), table("h.replace")))
    await refused(seen(await host.choose(seats, table("h.replace"), "seat:1")), table("h.replace:1"), *nobody, *strangers)
    plan, setup = only(evening).plan, evening.table.setup
    assert not (plan.cohosts or plan.uninvited or setup.cohosts or setup.offers) and evening.table.host_id == host.id
    assert await evening.registry.store.members.blocked_by(host.id) == frozenset()


async def test_a_number_that_no_database_holds_is_no_press_of_ours(evening: Evening) -> None:
    person = evening.person()
    lobby = await evening.open_table(person)
    for custom_id in (f"c1:club:nt.newer:0.all.{2**63}.all", f"c1:club:nt.newer:{HUGE}.all.0.all", f"c1:club:st.show:{HUGE}.all.all"):
        assert text_of(await person.press(lobby, custom_id, force=True)) == plain(CS("no-press"))
