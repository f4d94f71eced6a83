from urllib.parse import parse_qs, urlsplit

import discord
import pytest
from pydantic import ValidationError

from bot.discord_io.permissions import INVITE, NEEDS, OPTIONAL_NEEDS, Need, intents, invite_link, missing


def test_the_invite_link_asks_for_exactly_the_needed_rights() -> None:
    query = parse_qs(urlsplit(invite_link(123)).query)
    assert query["client_id"] == ["123"]
    assert set(query["scope"][0].split()) == {"bot", "applications.commands"}
    asked = {name for name, value in discord.Permissions(int(query["permissions"][0])) if value}
    assert asked == {name for name, value in INVITE if value}
    assert discord.Permissions(INVITE.value).is_superset(discord.Permissions(sum(need.flag for need in NEEDS)))


def test_it_never_asks_for_power() -> None:
    for name in ("administrator", "manage_guild", "manage_channels", "kick_members", "ban_members", "mention_everyone", "manage_messages"):
        assert not getattr(INVITE, name)


def test_missing_rights_are_named() -> None:
    granted = discord.Permissions(INVITE.value & ~discord.Permissions.mute_members.flag & ~discord.Permissions.send_messages.flag)
    assert [need.name for need in missing(granted)] == ["send_messages", "mute_members"]
    assert [need.name for need in missing(granted, features=["graveyard"])] == ["send_messages"]
    assert missing(INVITE) == ()
    assert missing(discord.Permissions(administrator=True)) == ()


def test_a_misspelt_permission_is_refused() -> None:
    with pytest.raises(ValidationError, match="speak_softly"):
        Need(name="speak_softly", feature="voice", required=False)


@pytest.mark.rule("CL-20.4")
def test_nothing_is_asked_for_that_the_game_does_not_need() -> None:
    """CL-20.4: scheduled events, which are not privileged; no message content, no presences, no polls, nothing else."""
    wanted = {name for name, on in intents() if on}
    assert wanted == {"guilds", "members", "voice_states", "guild_messages", "dm_messages", "guild_scheduled_events"}


@pytest.mark.rule("CL-20.4")
def test_nobodys_words_are_read() -> None:
    assert not intents().message_content
    assert not intents().presences
    assert intents().members


@pytest.mark.rule("TK-8.2")
def test_the_standard_invitation_asks_for_no_right_that_stands_outside_of_it() -> None:
    assert OPTIONAL_NEEDS and all(not need.invite and not need.required and not INVITE.value & need.flag for need in OPTIONAL_NEEDS)
    query = parse_qs(urlsplit(invite_link(123, OPTIONAL_NEEDS)).query)
    asked = discord.Permissions(int(query["permissions"][0]))
    assert asked.is_strict_superset(INVITE) and asked.value == INVITE.value | sum(need.flag for need in OPTIONAL_NEEDS)


@pytest.mark.rule("TK-8.2")
def test_the_standard_invitation_asks_for_no_more_than_before_there_was_talk() -> None:
    before = discord.Permissions(
        view_channel=True, send_messages=True, read_message_history=True, attach_files=True, create_private_threads=True,
        send_messages_in_threads=True, manage_threads=True, manage_roles=True, connect=True, mute_members=True, create_events=True,
    )  # fmt: skip
    assert INVITE.is_subset(before)
