"""/evening: calling an evening, polling for a date, answering, the host's desk; the buttons do the same (CL-24)."""

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.app.client import Consigliere
from bot.discord_io.command_names import said, with_options
from bot.evenings.evening import LiveEvening
from bot.evenings.messages import message_link
from bot.evenings.moments.suggestions import suggestions
from bot.evenings.pages.evening_page import which_page
from bot.evenings.scenes import date_label
from bot.presenting.naming import escaped, short
from bot.presenting.page import Page
from bot.presenting.texts import words_for
from bot.store.evening_rows import EveningAnswer, Repeat
from bot.tables.refusal import Refused
from bot.tables.session.live_table import LiveTable
from cogs.custom_ids import Press
from cogs.evenings import answers, desk, planning
from cogs.evenings.finding import as_host, evenings_here, moment_in, only_callers, server_of, tables_here
from cogs.finding import IN_SERVERS, OF_SERVERS, game_choices
from cogs.opening import no_ban
from cogs.requests import Request
from cogs.responses import BotInteraction, Reply, answered
from engines import GAMES

SEATS = app_commands.Range[int, 1, 84]
NAME = app_commands.Range[str, 1, 60]
TYPED = app_commands.Range[str, 1, 80]


class Evening(commands.Cog):
    """Evenings, by command."""

    evening = app_commands.Group(
        name=said("cmd-evening"), description=said("cmd-evening-about"), allowed_contexts=IN_SERVERS, allowed_installs=OF_SERVERS
    )

    @evening.command(name=said("cmd-evening-plan"), description=said("cmd-evening-plan-about"))
    @with_options(when="when", game=("game", "evening-game"), name="evening-name", where="evening-where", chairs="chairs", repeat="repeat")
    @app_commands.choices(game=game_choices())
    @app_commands.choices(repeat=[Choice(name=said(f"choice-repeat-{rule}"), value=rule) for rule in ("weekly", "fortnightly", "monthly")])
    @answered
    async def plan(
        self,
        reply: Reply,
        when: TYPED,
        game: str,
        name: NAME | None = None,
        where: discord.VoiceChannel | None = None,
        chairs: SEATS | None = None,
        repeat: Repeat | None = None,
    ) -> None:
        """Draft an evening and show its preview (CL-4.1, 4.2)."""
        server = await server_of(reply.interaction)
        only_callers(reply, server)
        await no_ban(reply)
        moment, reading = moment_in(server, when, reply.client.registry.now())
        made = await planning.draft(
            reply,
            server,
            game,
            [moment],
            name=name,
            voice=where,
            chairs=chairs,
            repeat=repeat,
            assumed_hour=reading.hour_assumed,
            shift=reading.moment.shift,
        )
        await reply.show(await planning.preview(made, reply.words, reply.interaction))

    @evening.command(name=said("cmd-evening-poll"), description=said("cmd-evening-poll-about"))
    @with_options(
        date1=("date-1", "date"),
        date2=("date-2", "date"),
        date3=("date-3", "date"),
        date4=("date-4", "date"),
        date5=("date-5", "date"),
        game=("game", "evening-game"),
        name="evening-name",
    )
    @app_commands.choices(game=game_choices())
    @answered
    async def poll(
        self,
        reply: Reply,
        date1: TYPED,
        date2: TYPED,
        date3: TYPED | None = None,
        date4: TYPED | None = None,
        date5: TYPED | None = None,
        game: str | None = None,
        name: NAME | None = None,
    ) -> None:
        """Draft a poll for a date and show its preview (CL-3.1)."""
        server = await server_of(reply.interaction)
        only_callers(reply, server)
        await no_ban(reply)
        now = reply.client.registry.now()
        dates = [moment_in(server, date, now)[0] for date in (date1, date2, date3, date4, date5) if date]
        distinct = list({date.starts_at: date for date in dates}.values())
        made = await planning.draft(reply, server, game or next(iter(GAMES)), distinct, name=name, poll=True)
        await reply.show(await planning.preview(made, reply.words, reply.interaction))

    @evening.command(name=said("cmd-evening-show"), description=said("cmd-evening-show-about"))
    @answered
    async def show(self, reply: Reply) -> None:
        """List the planned evenings and the open tables; for its host, post the message of an evening again (CL-1.3)."""
        found, tables = evenings_here(reply), tables_here(reply)
        if not found and not tables:
            raise Refused("ev-none-here")
        for one in found:
            if one.may_host(reply.user_id) and one.row.channel_id == reply.interaction.channel_id:
                await reply.client.evening_scheduler.show_again(one)
        lines = [*(_listed(reply, one) for one in found), *(_listed_table(reply, table) for table in tables)]
        await reply.show(Page(("\n".join(lines),)))

    @evening.command(name=said("cmd-evening-answer"), description=said("cmd-evening-answer-about"))
    @with_options(answer="answer")
    @app_commands.choices(answer=[Choice(name=said(f"choice-answer-{one}"), value=one) for one in ("yes", "maybe", "no")])
    @answered
    async def answer(self, reply: Reply, answer: EveningAnswer) -> None:
        """Answer the evening of this server; with several, a menu asks which one."""
        found = evenings_here(reply, "planned", "open")
        if not found:
            raise Refused("ev-none-here")
        if len(found) == 1:
            await answers.give_answer(_request(reply, found[0]), found[0], answer)
        else:
            await reply.show(
                which_page(reply.words, [(one.id, _dated(one, reply.words.language), _about(reply, one)) for one in found], answer)
            )

    @evening.command(name=said("cmd-evening-desk"), description=said("cmd-evening-desk-about"))
    @answered
    async def desk(self, reply: Reply) -> None:
        """Show the host's desk of the next evening."""
        await desk.open_desk(await _own(reply))

    @evening.command(name=said("cmd-evening-end"), description=said("cmd-evening-end-about"))
    @answered
    async def end(self, reply: Reply) -> None:
        """Ask for confirmation to end the running evening."""
        await desk.VERBS["ev.end"](await _own(reply, "open"))

    @evening.command(name=said("cmd-evening-cancel"), description=said("cmd-evening-cancel-about"))
    @answered
    async def cancel(self, reply: Reply) -> None:
        """Ask for confirmation to cancel the next evening."""
        await desk.VERBS["ev.cancel"](await _own(reply))

    @plan.autocomplete("when")
    @poll.autocomplete("date1")
    @poll.autocomplete("date2")
    @poll.autocomplete("date3")
    @poll.autocomplete("date4")
    @poll.autocomplete("date5")
    async def moments(self, interaction: BotInteraction, current: str) -> list[Choice[str]]:
        """Offer readings of the typed text, as a preview of the time (CL-2.5)."""
        try:
            server = await server_of(interaction)
        except Refused:
            return []
        language = words_for(interaction.locale.value).language
        found = suggestions(current, server.zone, int(interaction.client.registry.now()), language, server.usual)
        return [Choice(name=one.label, value=one.value) for one in found]


def _listed(reply: Reply, evening: LiveEvening) -> str:
    starts_at = evening.row.starts_at
    when = reply.words("poll-open") if starts_at is None else f"<t:{int(starts_at)}:F>"
    return reply.words("ev-list-line", name=escaped(evening.row.name), when=when, link=message_link(evening))


def _listed_table(reply: Reply, table: LiveTable) -> str:
    return reply.words("ev-list-table", phase=table.phase, game=reply.words(f"game-{table.game}"), link=f"<#{table.channel_id}>")


def _dated(evening: LiveEvening, language: str) -> str:
    """Return the label of an evening in a menu: date and name."""
    return f"{date_label(evening.starts_at, evening.row.zone, language)} · {evening.row.name}"


def _about(reply: Reply, evening: LiveEvening) -> str:
    """Return what tells an evening from another of its date and name: its channel, games and host."""
    guild = reply.interaction.guild
    channel = None if guild is None else guild.get_channel_or_thread(evening.row.channel_id)
    games = ", ".join(reply.words(f"game-{one.game}") for one in evening.plan.games)
    return " · ".join([*([f"#{channel.name}"] if channel is not None else []), games, short(evening.plan.host_name)])


async def _own(reply: Reply, *states: str) -> Request:
    """Return a request about the next evening that this person hosts and may be at, else the next one here. Raises Refused."""
    found = evenings_here(reply, *states)
    if not found:
        raise Refused("ev-none-here")
    own = [one for one in found if one.may_host(reply.user_id)]
    request = _request(reply, (own or found)[0])
    await as_host(request)
    return request


def _request(reply: Reply, evening: LiveEvening) -> Request:
    reply.table = evening.id
    return Request(reply, Press(evening.id, "ev"))


async def setup(client: Consigliere) -> None:
    """Add the cog; the client calls this at its start."""
    await client.add_cog(Evening())
