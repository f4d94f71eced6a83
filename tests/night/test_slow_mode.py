"""Slow mode of the place: set while people talk freely, given back when they do not, never against a hand that changed it."""

import pytest

from bot.discord_io.permissions import OPTIONAL_NEEDS, invite_link
from bot.presenting.texts import words_in
from bot.sandbox import Person
from tests.night.evening import Evening, plain
from tests.night.places import place
from tests.night.slow_weeks import kill
from tests.night.test_clicks import ready_button, text_of

BEFORE = 7
CS = words_in("cs")


@pytest.fixture
async def people(evening: Evening) -> list[Person]:
    """Six people in the first discussion of a written game, in a channel that has slow mode of its own; the bot may change it."""
    evening.channel.slowmode = BEFORE
    evening.discord.grant("manage_channels", guild=evening.guild)
    await evening.prefer(talk={"pace": "written"}, clocks={"discussion": 1e5})
    crowd = evening.crowd(6)
    await evening.open_table(crowd[0])
    await evening.seat(crowd)
    await evening.deal(crowd[0])
    return crowd


async def all_ready(evening: Evening, people: list[Person]) -> None:
    board, ready = await evening.discord.until(lambda: ready_button(evening))
    for person in people[:5]:
        await person.press(board, ready)


@pytest.mark.rule("TK-4.1", "TK-4.3")
async def test_it_is_set_for_the_discussion_and_given_back_with_it(evening: Evening, people: list[Person]) -> None:
    await evening.eventually(lambda: evening.channel.slowmode == 5, 20)
    assert evening.table.message_state.silence.slowmode == BEFORE
    await all_ready(evening, people)
    await evening.eventually(lambda: evening.table.message_state.silence.slowmode is None, 20)
    assert evening.channel.slowmode == BEFORE


@pytest.mark.rule("TK-4.3")
async def test_the_original_slow_mode_outlasts_a_killed_bot(
    evening: Evening, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.eventually(lambda: evening.channel.slowmode == 5, 20)
    await kill(evening, monkeypatch)
    assert evening.channel.slowmode == 5
    await evening.start_bot()
    await evening.stop_bot()
    assert evening.channel.slowmode == BEFORE, "a bot that stops in order gives it back"
    await evening.start_bot()
    await evening.eventually(lambda: evening.channel.slowmode == 5, 20)


@pytest.mark.rule("TK-4.3", "TK-9.4")
async def test_a_hand_that_changes_it_meanwhile_is_left_alone(evening: Evening, people: list[Person]) -> None:
    await evening.eventually(lambda: evening.channel.slowmode == 5, 20)
    guild = evening.client.get_guild(evening.guild.id)
    assert guild is not None
    place = guild.get_channel(evening.channel.id)
    evening.channel.slowmode = 60
    place.slowmode_delay = 60  # type: ignore[union-attr]  # as the gateway would have told
    await all_ready(evening, people)
    await evening.eventually(lambda: evening.table.message_state.silence.slowmode is None, 20)
    assert evening.channel.slowmode == 60


@pytest.mark.rule("TK-4.3", "TK-8.3")
async def test_without_the_right_nothing_is_tried(evening: Evening, people: list[Person]) -> None:
    evening.discord.withdraw("manage_channels", guild=evening.guild)
    await evening.discord.until(lambda: ready_button(evening))
    await evening.session.silence.attend()
    assert evening.channel.slowmode == BEFORE and evening.table.message_state.silence.slowmode is None
    evening.discord.grant("manage_channels", guild=evening.guild)
    await evening.eventually(lambda: evening.channel.slowmode == 5, 20)


@pytest.mark.rule("TK-4.3")
async def test_an_evening_by_voice_has_none(evening: Evening) -> None:
    evening.discord.grant("manage_channels", guild=evening.guild)
    crowd = evening.crowd(6)
    await evening.open_table(crowd[0])
    await evening.seat(crowd)
    await evening.deal(crowd[0])
    await evening.discord.until(lambda: ready_button(evening))
    await evening.eventually(lambda: evening.session.silence.due is not None, 20)
    assert evening.channel.slowmode == 0


@pytest.mark.rule("TK-4.3", "TK-8.2", "TK-8.3", "TK-8.4")
@pytest.mark.parametrize(("kind", "right"), [("text", "manage_channels"), ("public thread", "manage_threads")])
async def test_the_desk_says_which_right_it_takes_where_it_is_wished(evening: Evening, kind: str, right: str) -> None:
    here = place(evening, kind)
    evening.discord.grant(right, guild=evening.guild)
    await evening.prefer(talk={"pace": "written"})
    host = evening.person()
    await host.command("game open", here.channel, game="mafie")
    await evening.eventually(lambda: evening.registry.session_in(here.channel.id))
    session = evening.registry.session_in(here.channel.id)
    assert session is not None

    async def desk() -> str:
        return plain(text_of(await host.command("host", here.channel)))

    feature, permission = CS("doctor-feature-slow-mode"), CS(f"doctor-permission-{right.replace('_', '-')}")
    assert plain(feature) not in await desk()
    evening.discord.withdraw(right, guild=evening.guild)
    shown = await desk()
    assert plain(CS("flight-lacks", permission=permission, feature=feature)) in shown
    link = invite_link(evening.client.application_id or 0, [need for need in OPTIONAL_NEEDS if need.name == right])
    assert (link in shown) is (kind == "text"), "the standard invitation asks for what a thread takes"
    await session.lobby_moves.change_talk({"slow_mode": 0})
    assert plain(feature) not in await desk()


@pytest.mark.rule("TK-4.3", "TK-8.2")
@pytest.mark.parametrize("kind", ["text", "public thread"])
async def test_the_desk_counts_people_exempt_from_slow_mode(evening: Evening, kind: str) -> None:
    """Discord gives them Bypass Slowmode; a table without a gap between messages says nothing of it."""
    here = place(evening, kind)
    for right in ("manage_channels", "manage_threads"):
        evening.discord.grant(right, guild=evening.guild)
    await evening.prefer(talk={"pace": "written"})
    host, free, bystander = (
        evening.person(),
        evening.person(permissions=("bypass_slowmode",)),
        evening.person(permissions=("administrator",)),
    )
    await host.command("game open", here.channel, game="mafie")
    await evening.eventually(lambda: evening.registry.session_in(here.channel.id))
    session = evening.registry.session_in(here.channel.id)
    assert session is not None

    async def desk() -> str:
        return plain(text_of(await host.command("host", here.channel)))

    said = plain(CS("slow-mode-beyond", n=1))
    await session.lobby_moves.sit(host.id, host.name)
    assert said not in await desk(), f"{bystander.name} is at no seat"
    await session.lobby_moves.sit(free.id, free.name)
    assert said in await desk()
    await session.lobby_moves.change_talk({"slow_mode": 0})
    assert said not in await desk()
