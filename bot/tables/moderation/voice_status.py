"""What the pages of a table say of its voice."""

from bot.discord_io.permissions import missing
from bot.presenting.voice_lines import VoiceStanding
from bot.tables.moderation.voice_binding import AUTO, NONE, VoicePlace, elsewhere, voice_place, wanted_voice
from bot.tables.moderation.voice_rules import is_voiced
from bot.tables.moderation.voices import Voices


def voice_standing(voices: Voices) -> VoiceStanding | None:
    """Return where the table talks, or before the deal would; None where voice is nothing to speak of (TK-2.12)."""
    table, guild = voices.table, voices.guild
    if guild is None or not is_voiced(table.game) or not table.setup.silence.voice:
        return None
    bound = voices.memory.voice is not None and voices.playing
    wanted = wanted_voice(table, guild) if not bound or (not voices.memory.voice and table.talking.voice != AUTO) else None
    taken = wanted if wanted is not None and voices.server.taken(wanted.id, voices) else None
    voice = voice_place(guild, voices.memory.voice) if bound else None if taken else wanted
    away, seated = elsewhere(table, guild, voice) if voice is not None else (0, 0)
    chosen, ghosts = table.talking.ghost_voice, voices.ghosts.channel
    return VoiceStanding(
        channel=voice.id if voice is not None else None,
        taken=taken.id if taken is not None else None,
        elsewhere=away,
        seated=seated,
        lacking=lacking(voice),
        ghosts=int(chosen) if chosen != NONE else None,
        closed=voices.ghosts.is_closed,
        moves=ghosts is None or ghosts.permissions_for(guild.me).move_members,
        next_phase=bound and voices.memory.voice_chosen != table.talking.voice,
    )


def lacking(voice: VoicePlace | None) -> tuple[str, ...]:
    """Return the names of what the bot may not do in a voice channel and needs there to mute people (TK-8.3)."""
    if voice is None:
        return ()
    return tuple(need.name for need in missing(voice.permissions_for(voice.guild.me)) if need.feature == "voice")
