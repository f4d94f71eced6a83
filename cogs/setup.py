"""/setup: a server's settings for evenings and tables, for its staff. Each command answers with the set-up card."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.app.client import Consigliere
from bot.discord_io.command_names import said, with_options
from bot.games import game_of
from bot.games.timing import LONGEST
from bot.guilds.settings import LONGEST_KEEP, LONGEST_LEAD, HistoryMonths
from bot.guilds.zones import city, every_zone
from bot.presenting.texts import words_for
from bot.presenting.typed_numbers import read_number
from bot.presenting.voice_lines import mention
from bot.store import Json
from bot.tables.moderation.voice_binding import NONE
from bot.tables.opening import closing_of
from bot.tables.pages.talk_options import in_texts
from bot.tables.refusal import Refused
from bot.tables.session.sound_settings import Cue
from bot.tables.session.table_settings import read_hours, values_of
from cogs import setup_card, sound_setup, talk_setup
from cogs.finding import IN_SERVERS, OF_SERVERS
from cogs.finding import MOST as MOST_SHOWN
from cogs.responses import BotInteraction, Reply, answered
from cogs.setup_card import SettingsChange
from engines import GAMES

LEAST, MOST = 10, int(LONGEST)
"""Bounds of a clock in seconds (TK-4.1)."""

HISTORY_KEYS: Mapping[HistoryMonths, str] = {
    0: "choice-history-ever",
    6: "choice-history-half-year",
    12: "choice-history-year",
    24: "choice-history-two-years",
}
"""Texts of the periods for which finished games are kept."""

PACES = ("1.0", "1.5", "2.0")
"""Factors for all clocks."""


def _pace_choices() -> list[Choice[float]]:
    return [Choice(name=said(f"choice-pace-{value.replace('.', '-')}"), value=float(value)) for value in PACES]


def _clock_choices() -> list[Choice[str]]:
    kinds = dict.fromkeys(kind for game in GAMES for kind, length in game_of(game).timing.clocks.items() if not length.chance)
    return [Choice(name=said(f"choice-clock-{kind.replace('_', '-')}"), value=kind) for kind in kinds]


TALK_CHOICES = ("talk", "speech", "pace", "day_hours", "slow_mode", "claims", "machines", "away", "narrator_sees")


def _talk_choices(option: str) -> list[Choice[Any]]:
    key = f"talk-value-{option.replace('_', '-')}"
    return [Choice(name=said(key, value=in_texts(value)), value=value) for value in values_of(option)]


class ServerSetup(commands.Cog):
    """Settings of a server."""

    setup_group = app_commands.Group(
        name=said("cmd-setup"),
        description=said("cmd-setup-about"),
        allowed_contexts=IN_SERVERS,
        allowed_installs=OF_SERVERS,
        default_permissions=discord.Permissions(manage_guild=True),
    )

    @setup_group.command(name=said("cmd-language"), description=said("cmd-language-about"))
    @with_options(language="language")
    @app_commands.choices(
        language=[Choice(name=said("choice-language-cs"), value="cs"), Choice(name=said("choice-language-en"), value="en")]
    )
    @answered
    async def language(self, reply: Reply, language: str) -> None:
        """Set the language in which new tables speak."""
        await _saved(reply, await setup_card.choose_language(reply, language))

    @setup_group.command(name=said("cmd-clocks"), description=said("cmd-clocks-about"))
    @with_options(pace="pace", clock="clock", seconds="clock-seconds")
    @app_commands.choices(pace=_pace_choices())
    @app_commands.choices(clock=_clock_choices())
    @answered
    async def clocks(
        self,
        reply: Reply,
        pace: float | None = None,
        clock: str | None = None,
        seconds: app_commands.Range[int, LEAST, MOST] | None = None,
    ) -> None:
        """Multiply all clocks, or set one of them (without seconds: back to its usual length)."""

        def change(kept: dict[str, Any]) -> None:
            if pace is None and clock is None:
                raise Refused("setup-clock-unknown")
            if pace is not None:
                kept["factor"] = pace
            if clock is not None:
                own = {kind: length for kind, length in kept.get("clocks", {}).items() if kind != clock}
                kept["clocks"] = own if seconds is None else {**own, clock: seconds}

        await _change(reply, change)

    @setup_group.command(name=said("cmd-channels"), description=said("cmd-channels-about"))
    @with_options(close="close", graveyard="graveyard", under="graveyard-under", role="role", pictures="pictures")
    @answered
    async def channels(
        self,
        reply: Reply,
        close: bool | None = None,
        graveyard: bool | None = None,
        under: discord.TextChannel | None = None,
        role: discord.Role | None = None,
        pictures: bool | None = None,
    ) -> None:
        """Set the channels: closing at night, the graveyard and its channel, the role that a new lobby pings, pictures."""
        if role is not None:
            setup_card.callable_role(reply, role.id)
        if under is not None:
            setup_card.ground_for_graveyards(reply, under.id)

        def change(kept: dict[str, Any]) -> None:
            silence = dict(kept.get("silence", {}))
            silence.update({name: value for name, value in (("channel", close), ("graveyard", graveyard)) if value is not None})
            kept["silence"] = silence
            if under is not None:
                kept["graveyard_under"] = str(under.id)
            if role is not None:
                kept["ping_role"] = str(role.id)
            if pictures is not None:
                kept["text_mode"] = not pictures

        await _change(reply, change)

    @setup_group.command(name=said("cmd-voice"), description=said("cmd-voice-about"))
    @with_options(hush="hush")
    @answered
    async def voice(self, reply: Reply, hush: bool) -> None:
        """Set whether voices are muted at night and the dead stay muted."""

        def change(kept: dict[str, Any]) -> None:
            kept["silence"] = {**kept.get("silence", {}), "voice": hush}

        await _change(reply, change)

    @setup_group.command(name=said("cmd-talk"), description=said("cmd-talk-about"))
    @with_options(
        talk="talk", speech="speech", pace="talk-pace", day_hours="day-hours", quiet_hours="quiet-hours", slow_mode="slow-mode",
        claims="claims", machines="machines", machines_talk="machines-talk", spectators_muted="spectators-muted",
        tally_picture="tally-picture", dawn_steps="dawn-steps", guesses="guesses", notes="notes", away="away", voice_status="voice-status",
        faces="faces", voice="table-voice", ghost_voice="ghost-voice", narrator="narrator", narrator_sees="narrator-sees",
    )  # fmt: skip
    @app_commands.choices(**{option: _talk_choices(option) for option in TALK_CHOICES})
    @answered
    async def talk(
        self,
        reply: Reply,
        talk: str | None = None,
        speech: int | None = None,
        pace: str | None = None,
        day_hours: int | None = None,
        quiet_hours: str | None = None,
        slow_mode: int | None = None,
        claims: str | None = None,
        machines: str | None = None,
        machines_talk: bool | None = None,
        spectators_muted: bool | None = None,
        tally_picture: bool | None = None,
        dawn_steps: bool | None = None,
        guesses: bool | None = None,
        notes: bool | None = None,
        away: int | None = None,
        voice_status: bool | None = None,
        faces: bool | None = None,
        voice: str | None = None,
        ghost_voice: str | None = None,
        narrator: bool | None = None,
        narrator_sees: str | None = None,
    ) -> None:
        """Set the options of the talk at new tables (TK-8.1)."""
        ghosts = None if ghost_voice is None else talk_setup.read_ghost_voice(reply, ghost_voice)
        chosen = {
            "talk": talk, "speech": speech, "pace": pace, "day_hours": day_hours, "slow_mode": slow_mode, "claims": claims,
            "machines": machines, "machines_talk": machines_talk,
            "quiet_hours": None if quiet_hours is None else read_hours(quiet_hours),
            "spectators_muted": spectators_muted, "tally_picture": tally_picture, "dawn_steps": dawn_steps,
            "guesses": guesses, "notes": notes, "away": away, "voice_status": voice_status, "faces": faces,
            "voice": None if voice is None else talk_setup.read_voice(reply, voice),
            "ghost_voice": ghosts, "narrator": narrator, "narrator_sees": narrator_sees,
        }  # fmt: skip

        def change(kept: dict[str, Any]) -> None:
            talk = {**kept.get("talk", {}), **{name: value for name, value in chosen.items() if value is not None}}
            if talk.get("ghost_voice", NONE) == talk.get("voice") != NONE:
                raise Refused("ghost-voice-same", channel=mention(int(talk["voice"])))
            if ghosts not in (None, NONE) and closing_of(kept) is False:  # tables that leave channels alone close this one neither
                raise Refused("ghost-voice-open", channel=mention(int(ghosts)))
            kept["talk"] = talk

        saved = await setup_card.change(reply, change)
        lacking = talk_setup.right_to_move(reply, ghosts)
        await setup_card.show(reply, saved, receipt=" ".join(filter(None, (reply.words("setup-saved"), lacking))))

    @talk.autocomplete("voice")
    async def voices(self, interaction: BotInteraction, current: str) -> list[Choice[str]]:
        """Offer the host's channel, none, and the server's voice channels."""
        return talk_setup.offered_voices(interaction, current, talk_setup.VOICES)

    @talk.autocomplete("ghost_voice")
    async def ghost_voices(self, interaction: BotInteraction, current: str) -> list[Choice[str]]:
        """Offer none, and the server's voice channels."""
        return talk_setup.offered_voices(interaction, current, talk_setup.GHOST_VOICES)

    @setup_group.command(name=said("cmd-sound"), description=said("cmd-sound-about"))
    @with_options(sound="sound", dusk="sound-dusk", dawn="sound-dawn", gavel="sound-gavel", last="sound-last")
    @answered
    async def sound(
        self,
        reply: Reply,
        sound: bool | None = None,
        dusk: str | None = None,
        dawn: str | None = None,
        gavel: str | None = None,
        last: str | None = None,
    ) -> None:
        """Set whether new tables have sounds, and the sound of each cue (TK-6.3); show the page of clips."""
        chosen: dict[Cue, str | None] = {"dusk": dusk, "dawn": dawn, "gavel": gavel, "last": last}
        await sound_setup.choose(reply, sound, {cue: value for cue, value in chosen.items() if value is not None})

    @sound.autocomplete("dusk")
    @sound.autocomplete("dawn")
    @sound.autocomplete("gavel")
    @sound.autocomplete("last")
    async def sounds(self, interaction: BotInteraction, current: str) -> list[Choice[str]]:
        """Offer the server's sounds, Discord's own, our clip, and none."""
        return await sound_setup.offered_choices(interaction, current)

    # ---- evenings, people, places

    @setup_group.command(name=said("cmd-zone"), description=said("cmd-zone-about"))
    @with_options(zone="zone")
    @answered
    async def zone(self, reply: Reply, zone: str) -> None:
        """Set the time zone of this server."""
        await _saved(reply, await setup_card.choose_zone(reply, zone))

    @zone.autocomplete("zone")
    async def zones(self, interaction: BotInteraction, current: str) -> list[Choice[str]]:
        """Offer time zones by name or city."""
        wanted, language = current.casefold().strip(), words_for(interaction.locale.value).language
        named = ((name, city(name, language)) for name in every_zone())
        found = [Choice(name=f"{place} ({name})"[:100], value=name) for name, place in named if wanted in f"{place} {name}".casefold()]
        return found[:MOST_SHOWN]

    @setup_group.command(name=said("cmd-hosts"), description=said("cmd-hosts-about"))
    @app_commands.rename(**{f"role{n}": said(f"arg-role-{n}") for n in range(1, 6)})
    @app_commands.describe(**{f"role{n}": said("arg-hosts-about") for n in range(1, 6)})
    @answered
    async def hosts(
        self,
        reply: Reply,
        role1: discord.Role | None = None,
        role2: discord.Role | None = None,
        role3: discord.Role | None = None,
        role4: discord.Role | None = None,
        role5: discord.Role | None = None,
    ) -> None:
        """Set who opens tables and calls evenings; without a role: everybody."""
        roles = [role.id for role in (role1, role2, role3, role4, role5) if role is not None]
        await _saved(reply, await setup_card.choose_hosts(reply, roles))

    @setup_group.command(name=said("cmd-places"), description=said("cmd-places-about"))
    @app_commands.rename(**{f"channel{n}": said(f"arg-channel-{n}") for n in range(1, 5)})
    @app_commands.describe(**{f"channel{n}": said("arg-places-about") for n in range(1, 5)})
    @answered
    async def places(
        self,
        reply: Reply,
        channel1: discord.TextChannel | None = None,
        channel2: discord.TextChannel | None = None,
        channel3: discord.TextChannel | None = None,
        channel4: discord.TextChannel | None = None,
    ) -> None:
        """Set the channels for tables of evenings; without one: the evening's own channel."""
        channels = [channel.id for channel in (channel1, channel2, channel3, channel4) if channel is not None]
        await _saved(reply, await setup_card.choose_tables(reply, channels))

    @setup_group.command(name=said("cmd-reports"), description=said("cmd-reports-about"))
    @with_options(channel=("channel-1", "reports"))
    @answered
    async def reports(self, reply: Reply, channel: discord.TextChannel | None = None) -> None:
        """Set the channel for reports; without one: no reports."""
        await _saved(reply, await setup_card.choose_staff_channel(reply, channel.id if channel is not None else None))

    @setup_group.command(name=said("cmd-calling"), description=said("cmd-calling-about"))
    @with_options(role=("role", "calling"))
    @answered
    async def calling(self, reply: Reply, role: discord.Role | None = None) -> None:
        """Set the role to ping; without one: nobody."""
        await _saved(reply, await setup_card.choose_role(reply, role.id if role is not None else None))

    @setup_group.command(name=said("cmd-coming"), description=said("cmd-coming-about"))
    @with_options(role=("role", "coming"))
    @answered
    async def coming(self, reply: Reply, role: discord.Role | None = None) -> None:
        """Set the role of people with a chair; without one: none (NT-6.4)."""
        await _saved(reply, await setup_card.choose_coming_role(reply, role.id if role is not None else None))

    @setup_group.command(name=said("cmd-evenings"), description=said("cmd-evenings-about"))
    @with_options(hour="hour", lead="lead", keep="keep", owed="owed", event="event", habit="habit", picture="invitation")
    @answered
    async def evenings(
        self,
        reply: Reply,
        hour: str | None = None,
        lead: app_commands.Range[int, 0, LONGEST_LEAD] | None = None,
        keep: app_commands.Range[int, 0, LONGEST_KEEP] | None = None,
        owed: bool | None = None,
        event: bool | None = None,
        habit: bool | None = None,
        picture: bool | None = None,
    ) -> None:
        """Set the usual hour of evenings, how long chairs are kept around it, owed chairs, calendar events, and what evenings show."""
        usual_hour = None if hour is None else read_hour(hour)
        shown = {"event": event, "habit": habit, "invitations": picture}
        await _change(reply, _replacing({"usual_hour": usual_hour, "lead": lead, "keep": keep, "owed": owed, **shown}))

    @evenings.autocomplete("hour")
    async def hours(self, _interaction: BotInteraction, current: str) -> list[Choice[str]]:
        """Offer full and half hours."""
        every = [f"{hour}:{half}" for hour in (*range(12, 24), *range(12)) for half in ("00", "30")]
        return [Choice(name=one, value=one) for one in every if one.startswith(current.strip())][:MOST_SHOWN]

    @setup_group.command(name=said("cmd-games"), description=said("cmd-games-about"))
    @with_options(board="board", headlines="headlines", moments="moments", history="history")
    @app_commands.choices(history=[Choice(name=said(key), value=months) for months, key in HISTORY_KEYS.items()])
    @answered
    async def games(
        self,
        reply: Reply,
        board: bool | None = None,
        headlines: bool | None = None,
        moments: bool | None = None,
        history: int | None = None,
    ) -> None:
        """Set whether there are ratings and standings, the headline and the moment of stories, and how long finished games are kept."""
        await _change(reply, _replacing({"board": board, "headlines": headlines, "moments": moments, "history": history}))

    @setup_group.command(name=said("cmd-show"), description=said("cmd-show-about"))
    @answered
    async def show(self, reply: Reply) -> None:
        """Show the card: all settings, each with a menu."""
        await setup_card.show(reply, await setup_card.kept_here(reply))


def read_hour(typed: str) -> str:
    """Return ``19:30`` for a typed full or half hour. Raises Refused for anything else."""
    text, _, minutes = typed.strip().replace(".", ":").partition(":")
    hour = read_number(text, 23)
    if hour is None or minutes not in ("", "00", "30"):
        raise Refused("setup-hour-unknown")
    return f"{hour}:{minutes or '00'}"


def _replacing(chosen: Mapping[str, object]) -> SettingsChange:
    """Return the change that sets the chosen values and keeps the others (None)."""

    def change(kept: Json) -> None:
        kept.update({name: value for name, value in chosen.items() if value is not None})

    return change


async def _change(reply: Reply, change: SettingsChange) -> None:
    """Change the server's settings and show them. Raises Refused."""
    await _saved(reply, await setup_card.change(reply, change))


async def _saved(reply: Reply, kept: Json) -> None:
    """Show the card with a receipt."""
    await setup_card.show(reply, kept, receipt=reply.words("setup-saved"))


async def setup(client: Consigliere) -> None:
    """Add the cog; the client calls this at its start."""
    await client.add_cog(ServerSetup())
