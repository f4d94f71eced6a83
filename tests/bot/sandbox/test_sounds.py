"""The soundboard: what a sound must be, who may upload, delete and play it, and what the bot hears of it."""

import asyncio
import base64
import struct
from typing import Any

import discord
import pytest

from bot.sandbox import Channel
from bot.sandbox.wire.sound_check import NoSound, length_of
from tests.bot.sandbox.conftest import Stand
from tests.bot.sandbox.openapi import OpenApi
from tests.bot.sandbox.small_bot import SmallBot


def page(body: bytes, position: int, number: int) -> bytes:
    """Return a page of OGG with one packet, without its checksum, which nobody reads here."""
    table = bytes([255] * (len(body) // 255) + [len(body) % 255])
    return b"OggS" + struct.pack("<BBqIII", 0, 0, position, 1, number, 0) + bytes([len(table)]) + table + body


def ogg(seconds: float, *, size: int = 100, rate: int = 44100) -> bytes:
    """Return a Vorbis file that says of itself to be so long."""
    head = b"\x01vorbis" + struct.pack("<IBI", 0, 1, rate) + bytes(14)
    pages = [page(head, 0, 0)]
    pages += [page(bytes(200 * 255), -1, number + 1) for number in range(size // (200 * 255))]
    return b"".join([*pages, page(bytes(100), round(seconds * rate), 99)])


def opus(seconds: float) -> bytes:
    head = b"OpusHead" + struct.pack("<BBHIhB", 1, 2, 312, 48000, 0, 0)
    return page(head, 0, 0) + page(bytes(50), round(seconds * 48000) + 312, 1)


def uri(data: bytes) -> str:
    return "data:audio/ogg;base64," + base64.b64encode(data).decode()


def guild_of(stand: Stand, bot: SmallBot) -> discord.Guild:
    guild = bot.get_guild(stand.guild.id)
    assert guild is not None
    return guild


async def upload(bot: SmallBot, stand: Stand, **fields: Any) -> Any:
    """Upload a sound below the library's own method, which takes MP3 only."""
    return await bot.http.create_soundboard_sound(stand.guild.id, reason=None, **{"name": "c-dusk", "sound": uri(ogg(1.0)), **fields})


async def refused(asked: Any) -> int:
    with pytest.raises(discord.HTTPException) as refusal:
        await asked
    return refusal.value.code


async def until(check: Any) -> None:
    async with asyncio.timeout(60):
        while not check():  # noqa: ASYNC110 - nothing tells when the client has read an event
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("data", [ogg(3.5), opus(3.5)])
def test_the_length_is_read_from_the_file(data: bytes) -> None:
    assert length_of(data) == pytest.approx(3.5, abs=0.02)


@pytest.mark.parametrize("data", [b"", b"RIFF", b"OggS", ogg(1.0)[:-1], b"\xff\xfb\x00\x00", page(b"else", 5, 0), b"\xff"])
def test_an_invalid_sound_is_told(data: bytes) -> None:
    with pytest.raises(NoSound):
        length_of(data)


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": "x"},
        {"name": "x" * 33},
        {"volume": 1.5},
        {"sound": uri(ogg(5.3))},
        {"sound": uri(ogg(1.0, size=600_000))},
        {"sound": uri(b"RIFF")},
        {"sound": base64.b64encode(ogg(1.0)).decode()},
        {"sound": "data:audio/ogg;base64,!!"},
        {"sound": "data:image/png;base64,AAAA"},
    ],
)
async def test_a_wrong_sound_is_refused(stand: Stand, bot: SmallBot, wrong: dict[str, Any]) -> None:
    assert await refused(upload(bot, stand, **wrong)) == 50035
    assert not stand.guild.sounds


async def test_sounds_are_made_listed_and_deleted(stand: Stand, bot: SmallBot) -> None:
    judge = OpenApi()
    stand.discord.watchers.append(judge)
    guild = guild_of(stand, bot)
    made = await upload(bot, stand, sound=uri(ogg(5.2)), volume=0.5, emoji_name="🌙")
    sound_id = int(made["sound_id"])
    assert stand.discord.world.files[f"soundboard-sounds/{sound_id}"] == (ogg(5.2), "audio/ogg")
    await until(lambda: guild.get_soundboard_sound(sound_id))
    await upload(bot, stand, name="second")
    first, second = await guild.fetch_soundboard_sounds()
    assert first.name == "c-dusk" and first.volume == 0.5 and first.user is not None and first.user.id == stand.discord.bot.id
    await second.delete()
    await until(lambda: guild.get_soundboard_sound(second.id) is None)
    assert await refused(second.delete()) == 10097
    defaults = await bot.fetch_soundboard_default_sounds()
    assert [one.name for one in defaults][:2] == ["quack", "airhorn"]
    assert judge.complaints == []


async def test_a_server_without_boosts_has_eight_places(stand: Stand, bot: SmallBot) -> None:
    others = [stand.discord.add_sound(stand.guild, f"s{number}") for number in range(8)]
    assert await refused(upload(bot, stand)) == 30045
    stand.discord.delete_sound(stand.guild, others[0])
    await upload(bot, stand)


async def test_who_may_upload_and_delete(stand: Stand, bot: SmallBot) -> None:
    theirs = stand.discord.add_sound(stand.guild, "theirs")
    own = int((await upload(bot, stand))["sound_id"])
    delete = bot.http.delete_soundboard_sound
    assert await refused(delete(stand.guild.id, theirs.id, reason=None)) == 50013
    stand.discord.withdraw("create_expressions", guild=stand.guild)
    assert await refused(upload(bot, stand)) == 50013
    assert await refused(delete(stand.guild.id, own, reason=None)) == 50013
    listed = await guild_of(stand, bot).fetch_soundboard_sounds()
    assert len(listed) == 2 and all(one.user is None for one in listed)
    stand.discord.grant("manage_expressions", guild=stand.guild)
    await delete(stand.guild.id, theirs.id, reason=None)
    await delete(stand.guild.id, own, reason=None)
    assert not stand.guild.sounds


async def sit(stand: Stand, bot: SmallBot, channel: Channel, **more: bool) -> discord.VoiceChannel:
    guild = guild_of(stand, bot)
    await until(lambda: guild.get_channel(channel.id))
    found = guild.get_channel(channel.id)
    assert isinstance(found, discord.VoiceChannel)
    await guild.change_voice_state(channel=found, **more)
    await until(lambda: guild.me.voice is not None and guild.me.voice.channel == found)
    return found


async def test_playing_takes_sitting_there_unmuted(stand: Stand, bot: SmallBot) -> None:
    place, other = (stand.discord.create_channel(stand.guild, name, "voice") for name in ("voice", "other"))
    send = bot.http.send_soundboard_sound
    assert await refused(send(place.id, sound_id=1)) == 50168
    await sit(stand, bot, place)
    assert await refused(send(other.id, sound_id=1)) == 50168
    assert await refused(send(stand.channel.id, sound_id=1)) == 50024
    assert await refused(send(place.id, sound_id=6)) == 10097
    for on in (True, False):
        stand.ada.mute_bot(stand.guild, on=on)
        if on:
            assert await refused(send(place.id, sound_id=1)) == 50167
    await sit(stand, bot, place, self_deaf=True)
    await stand.discord.until(lambda: stand.guild.voice[stand.discord.bot.id].self_deaf)
    assert await refused(send(place.id, sound_id=1)) == 50167
    await sit(stand, bot, place)
    await stand.discord.until(lambda: not stand.guild.voice[stand.discord.bot.id].self_deaf)
    for name in ("speak", "use_soundboard"):
        stand.discord.withdraw(name, guild=stand.guild, channel=place)
        assert await refused(send(place.id, sound_id=1)) == 50013
        stand.discord.grant(name, guild=stand.guild, channel=place)
    assert stand.discord.sounds.played == []
    await send(place.id, sound_id=1)
    assert [one.name for one in stand.discord.sounds.played] == ["quack"]


async def test_people_in_the_channel_hear_and_the_bot_is_told(stand: Stand, bot: SmallBot) -> None:
    judge = OpenApi()
    stand.discord.watchers.append(judge)
    place = stand.discord.create_channel(stand.guild, "voice", "voice")
    stand.bela.enter_voice(place)
    stand.ada.enter_voice(place)
    stand.ada.set_voice(deaf=True)
    channel = await sit(stand, bot, place)
    made = await upload(bot, stand, volume=0.25)
    waiting = asyncio.create_task(bot.wait_for("voice_channel_effect", timeout=60))
    await asyncio.sleep(0)
    await bot.http.send_soundboard_sound(channel.id, sound_id=int(made["sound_id"]))
    effect = await waiting
    assert effect.channel == channel and effect.user == channel.guild.me and effect.sound is not None
    assert effect.sound.id == int(made["sound_id"]) and effect.sound.volume == 0.25
    (played,) = stand.discord.sounds.played
    assert played.name == "c-dusk" and played.channel is place and played.heard_by == {stand.bela.id, stand.discord.bot.id}
    (request,) = stand.discord.log.of("POST", "/channels/{channel}/send-soundboard-sound")
    assert request.status == 204 and request.at <= played.at
    assert judge.complaints == []


async def test_a_sound_of_another_server_needs_another_right(stand: Stand, bot: SmallBot) -> None:
    second = stand.discord.create_guild("Second")
    theirs = stand.discord.add_sound(second, "theirs")
    place = stand.discord.create_channel(stand.guild, "voice", "voice")
    await sit(stand, bot, place)
    send = bot.http.send_soundboard_sound
    assert await refused(send(place.id, sound_id=theirs.id)) == 10097
    await send(place.id, sound_id=theirs.id, source_guild_id=second.id)
    stand.discord.withdraw("use_external_sounds", guild=stand.guild)
    assert await refused(send(place.id, sound_id=theirs.id, source_guild_id=second.id)) == 50013
    assert [one.name for one in stand.discord.sounds.played] == ["theirs"]
