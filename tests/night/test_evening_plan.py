"""The plan of an evening: the bot asks only for facts that it cannot guess, everything else has a default and can be changed (CL-4.1)."""

from datetime import datetime, timedelta
from typing import Any
from unittest.mock import AsyncMock

import pytest
from msgspec.structs import replace as with_fields

from bot.evenings.moves.planning import checked, named
from bot.evenings.plan import GamePlan, Plan
from bot.presenting.texts import words_in
from bot.sandbox import Message, Modal, Person
from bot.store import StoreUnreachable
from bot.tables.refusal import Refused
from tests.night.club_evening import (
    PRAGUE,
    answer,
    ask_for_dates,
    at_desk,
    call,
    caller,
    fill,
    in_days,
    invitation,
    only,
    shown,
    until_start,
    verb,
    whispers,
)
from tests.night.evening import Evening, plain, seen
from tests.night.test_clicks import text_of
from tests.night.test_commands import flat

CS = words_in("cs")
PLAN = Plan(games=(GamePlan("mafie"),), channels=("5",), chairs=21)


async def desk_of(evening: Evening, host: Person) -> Message:
    return seen(await host.command("evening desk", evening.channel))


@pytest.mark.rule("CL-4.1")
async def test_when_and_game_are_asked_for_and_nothing_else(evening: Evening) -> None:
    """CL-4.1: two options are required; the rest is as usual, and the preview says what that is."""
    command = flat(await evening.discord.commands_synced())["evening plan"]
    assert {option["name"] for option in command["options"] if option.get("required")} == {"when", "game"}
    host = caller(evening)
    await host.command("evening plan", evening.channel, when=in_days(evening, 5), game="mafie")
    draft = only(evening)
    assert draft.row.name == "Herní večer: Mafie"
    assert draft.plan.games == (GamePlan("mafie"),) and draft.plan.channels == (str(evening.channel.id),)
    assert (draft.plan.chairs, draft.plan.hours, draft.plan.repeat, draft.plan.cohosts) == (21, 4.0, None, ())
    assert (draft.plan.place, draft.plan.voice, draft.plan.note, draft.plan.call, draft.plan.lobby_call) == ("", "", "", "role", "chairs")


@pytest.mark.rule("CL-4.1")
async def test_tables_open_in_the_servers_channels(evening: Evening) -> None:
    """CL-4.1: the server's list, else this channel; chairs are the most seats of the first game at each table."""
    other = evening.discord.create_channel(evening.guild, "mafie-2")
    await evening.prefer(table_channels=[str(evening.channel.id), str(other.id)])
    await caller(evening).command("evening plan", evening.channel, when=in_days(evening, 5), game="mafie")
    assert only(evening).plan.channels == (str(evening.channel.id), str(other.id)) and only(evening).plan.chairs == 42


@pytest.mark.rule("CL-4.1", "CL-1.8")
@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"hours": 0.5}, "ev-hours-bounds"),
        ({"hours": 12.5}, "ev-hours-bounds"),
        ({"games": ()}, "ev-games-bounds"),
        ({"games": (GamePlan("mafie"),) * 5}, "ev-games-bounds"),
        ({"channels": ()}, "ev-channels-bounds"),
        ({"channels": ("1", "2", "3", "4", "5")}, "ev-channels-bounds"),
        ({"chairs": 5}, "ev-chairs-bounds"),
        ({"chairs": 85}, "ev-chairs-bounds"),
        ({"place": "x" * 101}, "ev-note-bounds"),
        ({"note": "x" * 301}, "ev-note-bounds"),
        ({"cohosts": tuple("123456")}, "ev-cohosts-bounds"),
    ],
)
def test_values_outside_the_bounds_are_refused(change: dict[str, Any], key: str) -> None:
    """CL-4.1: each field has its bounds, said in the sentence."""
    with pytest.raises(Refused) as refused:
        checked(with_fields(PLAN, **change))
    assert refused.value.key == key


@pytest.mark.rule("CL-4.1")
def test_values_on_the_bounds_are_taken() -> None:
    """CL-4.1: 1–12 hours, 1–4 games and channels, the game's least … 84 chairs, 5 co-hosts, 100 and 300 characters, a name of 60."""
    most = {"hours": 12.0, "chairs": 84, "place": "x" * 100, "note": "x" * 300, "cohosts": tuple("12345")}
    assert checked(with_fields(PLAN, **most, games=(GamePlan("mafie"),) * 4, channels=("1", "2", "3", "4"))).chairs == 84
    assert checked(with_fields(PLAN, hours=1.0, chairs=6)).hours == 1.0
    assert named("x" * 60) == {"name": "x" * 60}
    for name in ("", " ", "x" * 61):
        with pytest.raises(Refused):
            named(name)


@pytest.mark.rule("CL-4.1")
@pytest.mark.parametrize(("typed", "hours"), [("6", 6.0), ("2,5", 2.5), ("1.5", 1.5), ("13", 4.0), ("asi", 4.0), ("nan", 4.0)])
async def test_the_length_is_changed_on_the_desk(evening: Evening, typed: str, hours: float) -> None:
    """CL-4.1: 1–12 hours, 4 at first; what is no number of hours is refused with the bounds."""
    host = caller(evening)
    await call(evening, host)
    told = plain(seen(await fill(evening, host, await desk_of(evening, host), "details", hours=typed)).text)
    assert only(evening).plan.hours == hours
    assert ("Večer trvá 1 až 12 hodin" in told) == (hours == 4.0)


@pytest.mark.rule("CL-4.1", "CL-8.2")
async def test_the_desk_chooses_the_people_that_the_table_calls(evening: Evening) -> None:
    """CL-4.1: who has a chair, the calling role, or nobody; CL-8.2: then the message in the table's channel mentions nobody."""
    host = caller(evening)
    await call(evening, host)
    await fill(evening, host, await desk_of(evening, host), "people", lay="nobody")
    assert only(evening).plan.lobby_call == "nobody"
    await answer(evening, host, "yes")
    await until_start(evening, before=890)
    await evening.discord.until(lambda: any("Stůl je prostřený" in one.text for one in shown(evening)))
    (line,) = [one for one in shown(evening) if "Stůl je prostřený" in one.text]
    assert not line.wire.get("mentions") and "<@" not in line.text


@pytest.mark.rule("CL-4.1", "CL-4.3")
async def test_an_evening_may_call_nobody(evening: Evening) -> None:
    """CL-4.1: the calling role is mentioned when it is called, unless its host wants nobody called."""
    host = caller(evening)
    role = evening.discord.create_role(evening.guild, "Mafie", mentionable=True)
    await evening.prefer(ping_role=str(role.id))
    preview = seen(await host.command("evening plan", evening.channel, when=in_days(evening, 5), game="mafie"))
    await fill(evening, host, preview, "people", call="nobody")
    await host.press(preview, verb(evening, "post"))
    message = await evening.discord.until(lambda: next(iter(shown(evening)), None))
    assert only(evening).plan.call == "nobody" and f"<@&{role.id}>" not in message.text


@pytest.mark.rule("CL-4.3")
async def test_an_evening_that_is_not_announced_does_not_use_up_the_mention(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """CL-4.3: the role is mentioned by the invitation that stands, and within six hours by no other one."""
    host, away = caller(evening), AsyncMock(side_effect=StoreUnreachable("here", "no answer"))
    role = evening.discord.create_role(evening.guild, "Mafie", mentionable=True)
    await evening.prefer(ping_role=str(role.id))
    preview = seen(await host.command("evening plan", evening.channel, when=in_days(evening, 5), game="mafie"))
    with monkeypatch.context() as patch:
        patch.setattr(evening.registry.store.evenings, "owed", away)
        assert text_of(await host.press(preview, verb(evening, "post"))) == plain(CS("no-store"))
    await host.press(preview, verb(evening, "post"))
    message = await evening.discord.until(lambda: invitation(evening))
    assert f"<@&{role.id}>" in message.text
    other = seen(await host.command("evening plan", evening.channel, when=in_days(evening, 6), game="mafie"))
    (post,) = [button["custom_id"] for button in other.buttons if button.get("custom_id", "").endswith(":ev.post")]
    await host.press(other, post)
    await evening.eventually(lambda: len(evening.client.evening_scheduler.in_guild(evening.guild.id, "planned")) == 2)
    assert [one.plan.called for one in evening.client.evening_scheduler.in_guild(evening.guild.id, "planned")] == [str(role.id), ""]


@pytest.mark.rule("CL-4.3")
async def test_an_evening_whose_time_has_passed_does_not_use_up_the_mention(evening: Evening) -> None:
    host = caller(evening)
    role = evening.discord.create_role(evening.guild, "Mafie", mentionable=True)
    await evening.prefer(ping_role=str(role.id))
    preview = seen(await host.command("evening plan", evening.channel, when="za 10 minut", game="mafie"))
    evening.pass_time(900)
    assert text_of(await host.press(preview, verb(evening, "post"))) == plain(CS("when-past"))
    assert "called_at" not in await evening.registry.store.guild_settings(evening.guild.id)


@pytest.mark.rule("CL-4.1", "CL-4.3", "CL-8.2")
async def test_a_calling_role_that_was_deleted_is_mentioned_nowhere(evening: Evening) -> None:
    """CL-4.3: its id stays in the settings; neither the invitation nor the lobby shows a dead mention."""
    role = evening.discord.create_role(evening.guild, "Mafie", mentionable=True)
    await evening.prefer(ping_role=str(role.id))
    evening.discord.guilds.delete_role(evening.guild, role)
    host = caller(evening)
    await call(evening, host)
    await until_start(evening, before=890)
    await evening.discord.until(lambda: any("Stůl je prostřený" in one.text for one in shown(evening)))
    assert only(evening).plan.called == ""
    assert not any(f"<@&{role.id}>" in one.text for one in shown(evening))


@pytest.mark.rule("CL-4.1", "CL-22.8")
@pytest.mark.parametrize("left", [1, 0])
async def test_an_evening_leaves_out_deleted_channels_of_the_servers_list(evening: Evening, left: int) -> None:
    """CL-4.1: with all of them gone its tables stand where it is called."""
    channels = [evening.discord.create_channel(evening.guild, f"stul-{n}") for n in (1, 2)]
    await evening.prefer(table_channels=[str(channel.id) for channel in channels])
    deleted = channels[left:]
    for channel in deleted:
        evening.discord.delete_channel(channel)
    await evening.eventually(lambda: all(evening.client.get_channel(channel.id) is None for channel in deleted))
    await call(evening, caller(evening))
    assert only(evening).plan.channels == tuple(str(channel.id) for channel in (channels[:left] or [evening.channel]))


@pytest.mark.rule("CL-4.3")
async def test_an_invitation_loses_the_mention_of_a_role_deleted_later(evening: Evening) -> None:
    role = evening.discord.create_role(evening.guild, "Mafie", mentionable=True)
    await evening.prefer(ping_role=str(role.id))
    message = await call(evening, caller(evening))
    assert f"<@&{role.id}>" in message.text
    evening.discord.guilds.delete_role(evening.guild, role)
    await evening.discord.until(lambda: (found := invitation(evening)) is not None and f"<@&{role.id}>" not in found.text)


@pytest.mark.rule("CL-3.4", "CL-3.1")
async def test_a_poll_for_a_date_is_a_message_of_ours(evening: Evening) -> None:
    """CL-3.4: no poll of Discord, which could not be edited: a date that is added later stands in the same message, in local times."""
    host = caller(evening)
    dates: dict[str, Any] = {"date-1": in_days(evening, 5), "date-2": in_days(evening, 6)}
    preview = seen(await host.command("evening poll", evening.channel, game="mafie", **dates))
    previewed = preview.text
    await host.press(preview, verb(evening, "post"))
    assert f"<t:{int(only(evening).plan.poll_until or 0)}:R>" in previewed, "CL-4.2: the preview already says when the poll ends"
    message = await evening.discord.until(lambda: invitation(evening))
    assert "poll" not in {name for name, value in message.wire.items() if value}
    assert message.text.count("<t:") >= 2
    desk = await desk_of(evening, host)
    for days in range(7, 16):
        modal = await host.press(desk, verb(evening, "add_date"))
        await host.submit(modal.modal, {"text": in_days(evening, days)})
    assert len(only(evening).saved.dates) == 10, "an eleventh date was refused"
    await evening.discord.until(lambda: all(f"<t:{int(date.starts_at)}:F>" in message.text for date in only(evening).saved.dates))
    assert [one.id for one in shown(evening)] == [message.id]


def changing_night(evening: Evening, back: bool) -> tuple[str, str]:
    """Return half past two, as people type it, in the next night in which the clocks of Prague go forward, or ``back``; and what to say."""
    day = datetime.fromtimestamp(evening.now(), PRAGUE).replace(hour=12) + timedelta(days=1)
    while True:
        before = day - timedelta(days=1)
        change = (day.utcoffset() or timedelta()) - (before.utcoffset() or timedelta())
        if (change < timedelta()) if back else (change > timedelta()):
            return (
                f"{day.day}. {day.month}. {day.year} 2:30",
                "ten čas nastane dvakrát, platí první" if back else "ten čas neexistuje, platí 03:30",
            )
        day += timedelta(days=1)


@pytest.mark.rule("CL-22.17", "CL-2.9")
@pytest.mark.parametrize("back", [False, True])
async def test_a_start_in_the_hour_in_which_the_clocks_change_is_named_in_the_preview(evening: Evening, back: bool) -> None:
    """CL-22.17: an hour that is not there moves on, one that is there twice is the first; the host reads it before it is called."""
    host = caller(evening)
    when, said = changing_night(evening, back)
    preview = seen(await host.command("evening plan", evening.channel, when=when, game="mafie"))
    assert said in plain(preview.text)
    start = datetime.fromtimestamp(only(evening).starts_at, PRAGUE)
    assert (start.hour, start.minute, start.fold) == ((2, 30, 0) if back else (3, 30, 0))


async def fields_of(evening: Evening, host: Person, message: Message, name: str) -> list[str]:
    """Press a button, also one that does not stand there any more; return the fields of the form that it opens."""
    opened = (await host.press(message, verb(evening, name), force=True)).modal
    assert opened is not None
    return [part["custom_id"] for part in opened.fields]


@pytest.mark.rule("CL-4.1", "CL-4.4", "NT-7")
async def test_a_draft_is_planned_in_two_forms(evening: Evening) -> None:
    """NT-7: two forms where a host pressed eleven buttons; a time that isn't touched stays the same instant."""
    host, other = caller(evening), evening.discord.create_channel(evening.guild, "stůl")
    preview = seen(await host.command("evening plan", evening.channel, when=in_days(evening, 5), game="mafie"))
    begins = only(evening).starts_at
    await fill(evening, host, preview, "plan", name="Půlnoc", games=["zbojnici", "mafie"], chairs="9", channels=[other, evening.channel])
    shown_then = seen(
        await fill(evening, host, preview, "details", hours="2,5", repeat="weekly", place="U Karla", note="Nechte\nboty @here")
    )
    plan, row = only(evening).plan, only(evening).row
    assert (row.name, plan.chairs, [game.game for game in plan.games]) == ("Půlnoc", 9, ["zbojnici", "mafie"])
    assert (set(plan.channels), only(evening).starts_at) == ({str(other.id), str(evening.channel.id)}, begins)
    assert (plan.hours, plan.repeat, plan.place, plan.note) == (2.5, "weekly", "U Karla", "Nechte boty @\u200bhere")
    assert "Půlnoc" in shown_then.text and shown_then.button(verb(evening, "post")) is not None
    await fill(evening, host, preview, "plan", games=["mafie", "zbojnici"])
    assert [game.game for game in only(evening).plan.games] == ["mafie", "zbojnici"], "the order counts"


@pytest.mark.rule("CL-4.1", "CL-4.4", "NT-7")
async def test_a_form_never_takes_back_a_change_by_somebody_else(evening: Evening) -> None:
    host, helper = caller(evening), evening.person()
    await call(evening, host)
    desk = await desk_of(evening, host)
    await fill(evening, host, desk, "people", cohosts=helper)
    opened = (await host.press(desk, verb(evening, "plan"))).modal
    await fill(evening, helper, await desk_of(evening, helper), "plan", name="Jiné jméno")
    assert text_of(await host.submit(opened, chairs="8")) == plain(CS("ev-form-old"))
    assert (only(evening).row.name, only(evening).plan.chairs) == ("Jiné jméno", 21)
    assert await fields_of(evening, helper, desk, "people") == ["lay"], "co-hosts name no others"


@pytest.mark.rule("CL-19.3", "CL-4.4")
async def test_everybody_reads_who_helps_the_host_of_an_evening(evening: Evening) -> None:
    """CL-4.4: two changes within a minute are one line, also beside another line about the evening."""
    host, one, two = caller(evening), evening.person("*Ada*"), evening.person("Bob")

    def lines() -> list[str]:
        return [text for text in (plain(message.text) for message in shown(evening)) if "Hostiteli večera" in text]

    preview = seen(await host.command("evening plan", evening.channel, when=in_days(evening, 5), game="mafie"))
    await fill(evening, host, preview, "people", cohosts=two)
    await host.press(preview, verb(evening, "post"))
    await evening.discord.until(lambda: invitation(evening))
    desk = await desk_of(evening, host)
    await fill(evening, host, desk, "people", cohosts=one)
    await fill(evening, host, desk, "plan", name="Půlnoc")
    await fill(evening, host, desk, "people", cohosts=[one, two])
    assert lines() == []
    evening.pass_time(61)
    await evening.discord.until(lines)
    await evening.discord.until(lambda: [text for text in (message.text for message in shown(evening)) if "se změnila" in text])
    assert lines() == [plain("Hostiteli večera **Půlnoc** pomáhají \\*Ada\\*, Bob.")]
    await fill(evening, host, desk, "people", cohosts=[])
    evening.pass_time(61)
    await evening.discord.until(lambda: len(lines()) == 2)
    assert lines()[-1] == plain("Hostiteli večera **Půlnoc** už nikdo nepomáhá.")


def stands_in(modal: Modal | None, name: str) -> list[int]:
    """Return what is chosen at first in a menu of a form that Discord fills."""
    assert modal is not None
    (found,) = [part for part in modal.fields if part["custom_id"] == name]
    return [int(one["id"]) for one in found.get("default_values") or ()]


@pytest.mark.rule("NT-7", "CL-4.1", "CL-22.8")
async def test_a_form_has_no_channel_that_is_gone(evening: Evening) -> None:
    """CL-22.8: it opens, and a plan that isn't touched keeps its other channel."""
    host, other = caller(evening), evening.discord.create_channel(evening.guild, "stůl")
    await evening.prefer(table_channels=[str(evening.channel.id), str(other.id)])
    await call(evening, host)
    evening.discord.delete_channel(other)
    await evening.eventually(lambda: evening.client.get_channel(other.id) is None)
    opened = (await host.press(await desk_of(evening, host), verb(evening, "plan"))).modal
    assert stands_in(opened, "channels") == [evening.channel.id]
    await host.submit(opened, name="Jinak")
    assert only(evening).row.name == "Jinak"


@pytest.mark.rule("NT-7", "CL-4.1")
async def test_a_voice_channel_becomes_the_place_in_the_form_and_leaves_it(evening: Evening) -> None:
    """CL-4.1: a voice channel or a text; what is chosen later counts, and an emptied menu leaves none."""
    host, other = caller(evening), evening.discord.create_channel(evening.guild, "Klubovna", "voice")
    await call(evening, host)
    desk = await desk_of(evening, host)
    steps: list[tuple[dict[str, Any], str, str]] = [
        ({"place": "U Karla"}, "", "U Karla"),
        ({"voice": [evening.voice]}, str(evening.voice.id), ""),
        ({"voice": [other]}, str(other.id), ""),
        ({"note": "Přijďte včas"}, str(other.id), ""),
        ({"voice": []}, "", ""),
        ({"voice": [other]}, str(other.id), ""),
        ({"place": "U Jany"}, "", "U Jany"),
        ({"place": "U Karla", "voice": [other]}, str(other.id), ""),
    ]
    for fields, voice, place in steps:
        opened = (await host.press(desk, verb(evening, "details"))).modal
        assert stands_in(opened, "voice") == [int(one) for one in [only(evening).plan.voice] if one]
        await host.submit(opened, fields)
        assert (only(evening).plan.voice, only(evening).plan.place) == (voice, place)
    await evening.discord.until(lambda: (found := invitation(evening)) is not None and f"hlas: <#{other.id}>" in plain(found.text))


@pytest.mark.rule("CL-4.1", "CL-4.4")
async def test_changes_during_a_poll_stand_once_its_date_is_taken(evening: Evening) -> None:
    """CL-4.1: a poll is changed in the same forms, although it has no start yet."""
    host = caller(evening)
    await ask_for_dates(evening, host, in_days(evening, 5), in_days(evening, 6))
    await fill(evening, host, await desk_of(evening, host), "plan", name="Půlnoc", chairs="9")
    await fill(evening, host, await desk_of(evening, host), "details", voice=[evening.voice])
    assert (only(evening).row.state, only(evening).row.name, only(evening).plan.chairs) == ("poll", "Půlnoc", 9)
    await host.choose(await at_desk(evening, host, "take"), verb(evening, "pick", "take"), "1")
    place = f"hlas: <#{evening.voice.id}>"
    await evening.discord.until(lambda: (found := invitation(evening)) is not None and place in plain(found.text))


@pytest.mark.rule("NT-7", "CL-4.1", "CL-22.8")
async def test_a_form_has_no_voice_channel_that_is_gone(evening: Evening) -> None:
    """CL-22.8: a new place is set in it, as the host has been told."""
    host, other = caller(evening), evening.discord.create_channel(evening.guild, "Klubovna", "voice")
    await call(evening, host, where=evening.voice)
    evening.discord.delete_channel(evening.voice)
    await evening.eventually(lambda: evening.client.get_channel(evening.voice.id) is None)
    opened = (await host.press(await desk_of(evening, host), verb(evening, "details"))).modal
    assert stands_in(opened, "voice") == []
    await host.submit(opened, voice=[other])
    assert only(evening).plan.voice == str(other.id)


@pytest.mark.rule("CL-4.1", "CL-6.2")
async def test_no_stage_becomes_the_place_of_an_evening(evening: Evening) -> None:
    """CL-4.1: as ``where`` of /evening plan; Discord would refuse the scheduled event there."""
    host, stage = caller(evening), evening.discord.create_channel(evening.guild, "Pódium", "stage")
    await call(evening, host, where=evening.voice)
    told = await fill(evening, host, await desk_of(evening, host), "details", voice=[stage])
    assert text_of(told) == plain(CS("ev-not-voice")) and only(evening).plan.voice == str(evening.voice.id)


@pytest.mark.rule("NT-7", "CL-4.1", "CL-5.8")
async def test_a_form_names_no_departed_cohost(evening: Evening) -> None:
    """CL-5.8: what was given to a member is compared with the member; who is back is a co-host again."""
    host, stays, leaves = caller(evening), evening.person(), evening.person()
    await call(evening, host)
    await fill(evening, host, await desk_of(evening, host), "people", cohosts=[stays, leaves])
    leaves.leave(evening.guild)
    opened = (await host.press(await desk_of(evening, host), verb(evening, "people"))).modal
    assert stands_in(opened, "cohosts") == [stays.id]
    await host.submit(opened, lay="nobody")
    assert (only(evening).plan.lobby_call, only(evening).plan.cohosts) == ("nobody", (str(stays.id), str(leaves.id)))
    leaves.join(evening.guild)
    opened = (await host.press(await desk_of(evening, host), verb(evening, "people"))).modal
    assert stands_in(opened, "cohosts") == [stays.id, leaves.id]


@pytest.mark.rule("NT-7")
@pytest.mark.parametrize(
    ("before", "field"),
    [("rename", "name"), ("games", "games"), ("chairs", "chairs"), ("note", "note"), ("cohosts", "cohosts"), ("calls", "lay")],
)
async def test_a_button_of_before_opens_the_form_with_its_field(evening: Evening, before: str, field: str) -> None:
    host = caller(evening)
    await call(evening, host)
    assert field in await fields_of(evening, host, await desk_of(evening, host), before)


@pytest.mark.rule("NT-7")
async def test_a_form_in_a_direct_message_has_our_own_menu_of_channels(evening: Evening) -> None:
    host, other = caller(evening), evening.discord.create_channel(evening.guild, "stůl")
    await call(evening, host)
    await answer(evening, host, "yes")
    await fill(evening, host, await desk_of(evening, host), "plan", when=in_days(evening, 8))
    evening.pass_time(61)
    await evening.discord.until(lambda: whispers(host))
    letter = host.messages(host.dm)[-1]
    form = (await host.press(letter, verb(evening, "plan"), force=True)).modal
    await host.submit(form, channels=[str(other.id)])
    assert only(evening).plan.channels == (str(other.id),)
    assert await fields_of(evening, host, letter, "people") == ["lay"]
    assert "voice" not in await fields_of(evening, host, letter, "details")


@pytest.mark.rule("CL-9.1")
async def test_more_chairs_than_seats_are_not_promised(evening: Evening) -> None:
    """CL-9.1: who waits, waits; the host reads so before calling, the sixth at the press, everybody in the invitation."""
    host = caller(evening)
    preview = seen(await host.command("evening plan", evening.channel, when=in_days(evening, 5), game="mafia_city", chairs=8))
    assert "nejvýš 5 lidí" in plain(preview.text) and "jen 5 lidem" in plain(preview.text)
    await host.press(preview, verb(evening, "post"))
    message = await evening.discord.until(lambda: invitation(evening))
    said = [await answer(evening, person, "yes") for person in evening.crowd(6)]
    assert "židle 5 z 5" in plain(said[4]) and "Mezi náhradníky" in plain(said[5])
    await evening.discord.until(lambda: "Obsazeno 5 z 5" in plain(message.text))
