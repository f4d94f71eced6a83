"""Trying the sounds (TK-6.7): whether they work on this server is known only once one has been played."""

from bot.tables.moderation.sound_rights import hindrance, lacking_for_sounds
from bot.tables.moderation.soundboard import Answer, play
from bot.tables.moderation.sounds import Sounds
from bot.tables.moderation.voice_binding import VoicePlace, is_stage
from bot.tables.pages.voice import SoundStanding, permissions
from bot.tables.refusal import Refused
from bot.tables.session.sound_settings import read_sounds

TRIED_FOR = 5.0
"""Seconds for which it is waited that Discord lets the bot in."""


async def sound_standing(sounds: Sounds, voice: VoicePlace | None) -> SoundStanding:
    """Return how it is with the sounds of a table. Raises StoreError."""
    settings = read_sounds(await sounds.table.store.guild_settings(sounds.table.guild_id))
    return SoundStanding(
        tried=settings.tried,
        off=sounds.memory.off,
        taken=sounds.taken,
        voiced=voice is not None,
        stage=voice is not None and is_stage(voice),
        lacking=lacking_for_sounds(voice) if voice is not None and not is_stage(voice) else (),
    )


async def try_sound(sounds: Sounds, voice: VoicePlace | None) -> Answer:
    """Enter the table's voice, play ``gavel``, leave, and return what Discord answered.

    Raises Refused: there is nothing to play or nowhere, another table has the sounds, the bot is not let in; StoreError.
    """
    sound = read_sounds(await sounds.table.store.guild_settings(sounds.table.guild_id)).sound("gavel")
    if voice is None or is_stage(voice):
        raise Refused("sound-no-voice" if voice is None else "sound-stage")
    if lacking := lacking_for_sounds(voice):
        raise Refused("sound-lacks", list=permissions(sounds.table.words, lacking))
    if sounds.taken:
        raise Refused("sound-taken")
    if sound is None:
        raise Refused("sound-none-chosen")
    if sounds.silent_now:
        raise Refused("sound-not-now")
    answer = await _played(sounds, voice, sound)
    if answer == "played":
        await sounds.note_tried()
    return answer


async def _played(sounds: Sounds, voice: VoicePlace, sound: int) -> Answer:
    """Play it in the channel; the bot stays only where it sat before. Raises Refused when it is not let in."""
    seat = sounds.seat
    if seat.holder is sounds and seat.channel == voice.id and seat.sits(voice.guild):
        return await play(sounds.client, voice.id, sound)
    if hindrance(voice, voice.guild) is not None:
        raise Refused("sound-off", why=sounds.table.words("sound-why-full"))
    visit = object()
    await seat.leave(voice.guild, sounds)
    await seat.take(voice.guild, voice, visit)
    try:
        if not await seat.entered(voice.guild, TRIED_FOR):
            raise Refused("sound-off", why=sounds.table.words("sound-why-shut"))
        return await play(sounds.client, voice.id, sound)
    finally:
        await seat.leave(voice.guild, visit)
