"""Clients may send only offered values: everything else is refused at the door with a sentence."""

import pytest

from bot.presenting.texts import words_in
from tests.night.evening import Evening, plain, seen

CS = words_in("cs")
NOT_OFFERED = plain(CS("no-pick"))


@pytest.mark.parametrize(("option", "value"), [("language", "\0"), ("language", "cs "), ("game", "chess")])
async def test_a_command_takes_only_its_choices(evening: Evening, option: str, value: str) -> None:
    given = {"game": "mafie", option: value}
    outcome = await evening.person().command("game open", evening.channel, force=True, **given)
    assert plain(seen(outcome).text) == NOT_OFFERED
    assert evening.registry.table_in(evening.channel.id) is None


async def test_a_number_stays_within_its_bounds(evening: Evening) -> None:
    host, people = evening.person(permissions=("manage_guild",)), evening.crowd(5)
    await evening.open_table(host)
    await evening.seat([host, *people])
    await evening.deal(host)
    for seconds in (-1, 9, 3601, 2**63):
        outcome = await host.command("game extend", evening.channel, force=True, seconds=seconds)
        assert plain(seen(outcome).text) == NOT_OFFERED


async def test_impossible_interactions_are_answered_too(evening: Evening) -> None:
    """The library makes nothing of a text channel where a voice is to be named: Discord offers none."""
    staff = evening.person(permissions=("manage_guild",))
    outcome = await staff.command("evening plan", evening.channel, force=True, when="2030-01-01 20:00", where=evening.channel)
    assert plain(seen(outcome).text) == NOT_OFFERED


@pytest.mark.parametrize("values", [(), ("nothing of ours",), ("x" * 90,)])
async def test_a_menu_takes_only_offered_values(evening: Evening, values: tuple[str, ...]) -> None:
    person = evening.person()
    card = seen(await person.command("history", evening.channel))
    menu = card.selects[0]
    outcome = await person.choose(card, menu["custom_id"], *values, force=True)
    assert plain(seen(outcome).text) == NOT_OFFERED


async def test_a_menu_takes_nothing_twice_and_another_message_bears_it_not(evening: Evening) -> None:
    person = evening.person()
    card = seen(await person.command("history", evening.channel))
    menu = card.selects[0]
    value = menu["options"][0]["value"]
    assert plain(seen(await person.choose(card, menu["custom_id"], value, value, force=True)).text) == NOT_OFFERED
    other = seen(await person.command("me settings", evening.channel))
    assert plain(seen(await person.choose(other, menu["custom_id"], value, force=True)).text) == plain(CS("no-press"))
