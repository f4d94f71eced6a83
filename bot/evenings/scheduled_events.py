"""Discord's scheduled events of evenings: created, updated, started, completed; and edits by people (CL-6).

The event is a copy of the evening. An evening works without it where Discord refuses one.
"""

import logging
from base64 import b64encode
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any

import discord
from msgspec.structs import replace as with_fields

from bot.discord_io.request_faults import REQUEST_FAULTS
from bot.evenings.admission import shut_out
from bot.evenings.calendar import CalendarEntry, EventStatus, ScheduledEvent, edited, event_to_adopt, scheduled_event, steps_to
from bot.evenings.evening import LiveEvening, Move, state_change
from bot.evenings.lobbies.table_channels import has_removed_bot
from bot.evenings.message_state import HOST, CalendarEvent, EveningNotice
from bot.evenings.messages import message_link
from bot.evenings.moves.answering import answer, is_full, not_interested
from bot.evenings.moves.planning import adopted
from bot.games import game_of
from bot.presenting.drawing import Urgency, render
from bot.presenting.naming import one_line
from bot.presenting.texts import Words, words_in
from bot.store.evening_rows import EveningChange
from bot.store.keyed_locks import KeyedLocks
from bot.tables.refusal import Refused, refused_without_store
from bot.tables.registry import TableRegistry


def calendar_entry(evening: LiveEvening, words: Words, channel_name: str) -> CalendarEntry:
    """Return the calendar entry; ``channel_name``: the first table channel's. Raises Refused while there is no date."""
    plan = evening.plan
    games = ", ".join(words(f"game-{game.game}") for game in plan.games)
    lines = (words("ev-calendar-games", games=games), words("ev-calendar-chairs", n=plan.room))
    return CalendarEntry(
        evening=evening.id,
        name=one_line(evening.row.name),
        starts=int(evening.starts_at),
        ends=int(evening.starts_at + plan.hours * 3600),
        version=evening.row.version,
        lines=lines,
        link=message_link(evening),
        place="" if plan.voice else one_line(plan.place or f"#{channel_name}"),
        voice=int(plan.voice) if plan.voice else None,
        is_cancelled=evening.row.state == "cancelled",
    )


log = logging.getLogger(__name__)

EVERY = 10.0
"""Least seconds between two edits of an event (CL-6.4)."""

SOON = 2.0

FULL = 30038
"""Discord's error code for a server with 100 events."""

STATUS: Mapping[str, EventStatus] = {
    "planned": EventStatus.SCHEDULED,
    "open": EventStatus.SCHEDULED,
    "over": EventStatus.COMPLETED,
    "cancelled": EventStatus.CANCELED,
    "missed": EventStatus.SCHEDULED,
}


READ_EVERY = 6 * 3600.0
"""Seconds between two reads of the interested users (CL-6.6)."""

READ_AGAIN = 60.0
"""Seconds until the next try of a read that Discord failed."""

BEFORE_START = 3600.0
A_PAGE = 100


class ScheduledEvents:
    """Keeps scheduled events in step with their evenings."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._client = registry.client
        self._read_at: dict[str, float] = {}
        """The last read of the interested users, by evening (unix seconds)."""
        self._read_again: dict[str, float] = {}
        """When to try a read again that Discord failed, by evening (unix seconds)."""
        self._refused: dict[str, ScheduledEvent] = {}
        """The fields that Discord has refused since the last read, by evening: its event shows the ones sent before."""
        self._turns = KeyedLocks()
        """Events and reads about one evening count in their order, however long a person is looked up."""

    def connection_lost(self) -> None:
        """Read the interested users again: gateway events may have been missed (CL-6.6)."""
        self._read_at.clear()
        self._read_again.clear()
        self._refused.clear()

    def read_again(self, evening_id: str) -> None:
        """Read the event of one evening and its interested users again at the next attendance."""
        self._refused.pop(evening_id, None)
        self._read_at.pop(evening_id, None)
        self._read_again.pop(evening_id, None)

    def is_unread(self, evening: LiveEvening) -> bool:
        """Whether the event of an evening is to be read at the next attendance."""
        return evening.id not in self._read_at

    async def attend(self, evening: LiveEvening) -> float | None:
        """Create or edit the event of an evening; return when to attend again (unix seconds). Raises Refused: no store."""
        event = evening.message_state.calendar
        if evening.row.state not in STATUS or event.gone or evening.row.starts_at is None:
            return None
        guild = self._client.get_guild(evening.row.guild_id)
        if not evening.plan.event:
            return None
        if evening.final and has_removed_bot(self._registry, evening.row.guild_id):
            return None
        if guild is None or guild.unavailable:  # the server is not loaded yet
            return evening.now() + SOON
        if not event.id:
            # created once the evening is posted
            return await self._make(evening, guild) if evening.message_state.message else None
        if evening.row.state == "planned" and evening.now() >= self._read_next(evening):
            async with self._turns.of(evening.id):
                await self._reconcile(evening, guild)
            if evening.message_state.calendar.gone:
                return None
        later = await self._keep(evening, guild)
        return later if evening.row.state != "planned" else min(self._read_next(evening), later or float("inf"))

    # ---- interested users

    def _read_next(self, evening: LiveEvening) -> float:
        """Return the next read of the interested users: after a start, every six hours, an hour before the evening (CL-6.6)."""
        last = self._read_at.get(evening.id, 0.0)
        hour_before = evening.starts_at - BEFORE_START
        due = min(last + READ_EVERY, hour_before) if last < hour_before else last + READ_EVERY
        return max(due, self._read_again.get(evening.id, 0.0))

    async def _reconcile(self, evening: LiveEvening, guild: discord.Guild) -> None:
        """Read the event and its interested users: gateway events may have been missed (CL-6.6). Raises Refused: no store."""
        self._read_at[evening.id], self._read_again[evening.id] = evening.now(), evening.now() + READ_AGAIN
        self._refused.pop(evening.id, None)
        try:
            await self._read(evening, guild)
        except Refused:
            self._read_at.pop(evening.id, None)
            raise

    async def _read(self, evening: LiveEvening, guild: discord.Guild) -> None:
        event_id = evening.message_state.calendar.id
        names: dict[int, str] = {}
        after: int | None = None
        try:
            await self.changed(evening, dict(await self._client.http.get_scheduled_event(guild.id, event_id, with_user_count=False)))
            while not evening.message_state.calendar.gone:
                page = await self._client.http.get_scheduled_event_users(guild.id, event_id, limit=A_PAGE, with_member=True, after=after)
                names.update((int(one["user"]["id"]), _name_of(dict(one))) for one in page)
                if len(page) < A_PAGE:
                    break
                after = max(names)
        except discord.NotFound:
            await self.gone(evening)
        except REQUEST_FAULTS as wrong:
            log.info("evening %s cannot read its event: %s", evening.id, type(wrong).__name__)
            self._read_at.pop(evening.id, None)
            return
        if evening.message_state.calendar.gone:
            return
        for row in evening.saved.answers:
            if row.source == "event" and row.user_id not in names:
                await self.not_interested(evening, row.user_id)
        new = [user for user in names if evening.answer_of(user) is None]
        for some in discord.utils.as_chunks(new, A_PAGE):
            if is_full(evening, "event"):  # of thousands nobody else is looked up
                break
            barred = await shut_out(self._registry, evening, some)
            for user in some:
                if user not in barred:
                    await evening.do(answer(user, names[user], "maybe", source="event"))

    # ---- creating

    async def _make(self, evening: LiveEvening, guild: discord.Guild) -> float | None:
        """Create the event; return when to try again, as Discord was out of reach."""
        event = evening.message_state.calendar
        if evening.row.state != "planned" or event.trouble or evening.starts_at <= evening.now():
            return None
        if not may_make(guild):
            return None
        cover, image = cover_of(evening), await self._picture(evening)
        wanted = self._wanted(evening, guild)
        try:
            found = await self._client.http.get_scheduled_events(guild.id, with_user_count=False)
            mine = event_to_adopt([dict(one) for one in found], evening.id, guild.me.id)
            if mine is None:
                mine = dict(await _with_cover(partial(self._client.http.create_guild_scheduled_event, guild.id, **wanted), image))
        except discord.HTTPException as wrong:
            trouble = "full" if wrong.code == FULL else "refused" if _is_refusal(wrong) else ""
            log.info("evening %s gets no event: %s", evening.id, wrong.code)
            if not trouble or self._wanted(evening, guild) != wanted:  # what it refuses has changed meanwhile
                return evening.now() + EVERY
            await evening.do(lambda one: state_change(one, calendar=with_fields(one.message_state.calendar, trouble=trouble)))
            return None
        except REQUEST_FAULTS as wrong:
            log.info("evening %s gets no event: %s", evening.id, type(wrong).__name__)
            return evening.now() + EVERY
        sent = {key: mine.get(key, value) for key, value in wanted.items()}  # one made before a lost answer may show less
        await evening.do(
            lambda one: state_change(one, calendar=CalendarEvent(id=int(mine["id"]), sent=sent, told_at=one.now(), cover=cover))
        )
        return None

    def _wanted(self, evening: LiveEvening, guild: discord.Guild) -> ScheduledEvent:
        channel = guild.get_channel(int(evening.plan.channels[0]))
        return scheduled_event(calendar_entry(evening, words_in(evening.plan.language), channel.name if channel is not None else ""))

    async def _picture(self, evening: LiveEvening) -> str | None:
        """Return the poster of the first game as a data URI; None in text mode, or where it cannot be drawn. Raises Refused: no store."""
        with refused_without_store():
            kept = await self._registry.store.guild_settings(evening.row.guild_id)
        if kept.get("text_mode"):
            return None
        first = evening.plan.games[0]
        presenter = game_of(first.game).presenter
        try:
            drawing = presenter.poster.cover(first.game, words_in(evening.plan.language), presenter.theme(first.options))
            return f"data:image/png;base64,{b64encode(await render(drawing, Urgency.BOARD)).decode()}"
        except (ValueError, OSError):
            log.exception("the event of evening %s has no cover: its poster could not be drawn", evening.id)
            return None

    # ---- editing

    async def _keep(self, evening: LiveEvening, guild: discord.Guild) -> float | None:
        event, now = evening.message_state.calendar, evening.now()
        wanted = self._wanted(evening, guild)
        status = self._status(evening)
        current = EventStatus[event.status.upper()]
        steps = steps_to(current, status)
        cover = event.cover and cover_of(evening)
        is_shown = (not edited(wanted, event.sent) and event.cover == cover) or self._refused.get(evening.id) == wanted
        if not steps and (is_shown or current is not EventStatus.SCHEDULED):
            return None
        if now < event.told_at + EVERY:
            return event.told_at + EVERY
        if not may_make(guild):
            return None
        try:
            if not steps:
                edit = partial(self._client.http.edit_scheduled_event, guild.id, event.id, **wanted)
                await (edit() if event.cover == cover else _with_cover(edit, await self._picture(evening)))
            for step in steps:
                await self._send_status(guild, event.id, step)
        except discord.NotFound:
            await self.gone(evening)
            return None
        except discord.HTTPException as wrong:
            if not _is_refusal(wrong):
                return now + EVERY
            log.info("the event of evening %s stays as it is: %s", evening.id, wrong.code)
            self._refused[evening.id] = wanted
            return None
        except REQUEST_FAULTS:
            return now + EVERY
        told: dict[str, Any] = {"sent": dict(wanted), "told_at": now, "status": status.name.lower(), "cover": cover}
        await evening.do(lambda one: state_change(one, calendar=with_fields(one.message_state.calendar, **told)))
        return None

    async def _send_status(self, guild: discord.Guild, event_id: int, status: EventStatus) -> None:
        """Change the status of an event, unless somebody has done so already. Raises what the request raises, except for refusals."""
        try:
            await self._client.http.edit_scheduled_event(guild.id, event_id, status=status.value)
        except discord.NotFound:
            raise
        except discord.HTTPException as wrong:
            if not _is_refusal(wrong):
                raise
            log.info("event %d does not become %s: %s", event_id, status.name, wrong.code)

    def _status(self, evening: LiveEvening) -> EventStatus:
        """Return the wanted status: the event begins with the evening, not with its lobby (CL-6.4)."""
        if evening.row.state == "open" and evening.now() >= evening.starts_at:
            return EventStatus.ACTIVE
        return STATUS[evening.row.state]

    # ---- edits by people

    async def handle(self, evening: LiveEvening, what: str, data: Mapping[str, Any]) -> None:
        """Handle the gateway event ``GUILD_SCHEDULED_EVENT_<what>`` of an evening. After a refusal by the store it is read again."""
        try:
            async with self._turns.of(evening.id):
                match what:
                    case "USER_ADD":
                        await self.pressed_interested(evening, int(data["user_id"]))
                    case "USER_REMOVE":
                        await self.not_interested(evening, int(data["user_id"]))
                    case "UPDATE":
                        await self.changed(evening, data)
                    case "DELETE":
                        await self.gone(evening)
        except Refused as refused:
            log.info("evening %s: a change of its event waits: %s", evening.id, refused.key)
            self.read_again(evening.id)

    async def pressed_interested(self, evening: LiveEvening, user_id: int) -> None:
        """Count an interested user as a maybe unless they have answered, left the server or are banned (CL-5.8, 6.5). Raises Refused."""
        if is_full(evening, "event") or evening.answer_of(user_id) is not None:
            return
        guild = self._client.get_guild(evening.row.guild_id)
        try:
            name = (await guild.fetch_member(user_id)).display_name if guild is not None else ""
        except REQUEST_FAULTS as wrong:
            log.info("evening %s cannot look somebody up: %s", evening.id, type(wrong).__name__)
            self.read_again(evening.id)
            return
        if not await self._registry.admission.banned(evening.row.guild_id, (user_id,)):
            await evening.do(answer(user_id, name, "maybe", source="event"))

    async def not_interested(self, evening: LiveEvening, user_id: int) -> None:
        """Withdraw a maybe that came from the event. Raises Refused."""
        await evening.do(not_interested(user_id))

    async def changed(self, evening: LiveEvening, seen: Mapping[str, Any]) -> None:
        """Adopt a time and a name that somebody set on the event by hand (CL-6.7). Raises Refused."""
        guild = self._client.get_guild(evening.row.guild_id)
        if guild is None or evening.row.state != "planned":
            return
        if int(seen.get("status", 0)) in (EventStatus.COMPLETED, EventStatus.CANCELED):
            await self.gone(evening)
            return
        if int(seen.get("status", 0)) == EventStatus.ACTIVE and evening.message_state.calendar.status != "active":
            await evening.do(lambda one: state_change(one, calendar=with_fields(one.message_state.calendar, status="active")))
        differing = edited(self._wanted(evening, guild), seen)
        if sent := evening.message_state.calendar.sent:
            differing &= edited(sent, seen)  # what we sent last stands there while a change of ours is pending
        if not differing:
            return  # the echo of our own change
        await evening.do(adopted(seen, differing))

    async def gone(self, evening: LiveEvening) -> None:
        """Ask the host, once, whether to cancel the evening: somebody deleted, cancelled or ended the event (CL-6.8)."""
        await evening.do(_event_gone)


def _event_gone(evening: LiveEvening) -> EveningChange | None:
    if evening.message_state.calendar.gone:
        return None
    asks = evening.row.state in ("planned", "open")
    said = [EveningNotice("ev-event-gone", to=HOST, loud=True, presses=("drop", "keep"))] if asks else []
    return state_change(evening, *said, calendar=with_fields(evening.message_state.calendar, gone=True))


def recreate_event(host_id: int) -> Move:
    """Have the event created again, on the host's request (CL-6.8, 6.9)."""

    def move(evening: LiveEvening) -> EveningChange | None:
        evening.only_host(host_id)
        event = evening.message_state.calendar
        return state_change(evening, calendar=CalendarEvent()) if event.gone or event.trouble else None

    return move


def cover_of(evening: LiveEvening) -> str:
    """Return the name of the cover of an event: its first game and theme."""
    first = evening.plan.games[0]
    return f"{first.game} {game_of(first.game).presenter.theme(first.options)}"


async def _with_cover(send: Callable[..., Awaitable[Any]], image: str | None) -> Any:
    """Send an event with its cover, without one where Discord refuses the picture (CL-6.3); return Discord's answer."""
    try:
        return await send(image=image)
    except discord.HTTPException as wrong:
        if image is None or wrong.status not in (400, 413) or wrong.code == FULL:
            raise
        log.info("Discord refuses the cover of an event: %s", wrong.code)
        return await send(image=None)


def _name_of(interest: Mapping[str, Any]) -> str:
    """Return the display name of an interested user from Discord's JSON."""
    member, user = interest.get("member") or {}, interest["user"]
    return str(member.get("nick") or user.get("global_name") or user["username"])


def _is_refusal(wrong: discord.HTTPException) -> bool:
    """Whether Discord would refuse a request again."""
    return 400 <= wrong.status < 500 and wrong.status != 429


def may_make(guild: discord.Guild) -> bool:
    """Whether the bot may create events on a server, and edit its own (CL-6.1)."""
    may = guild.me.guild_permissions
    return may.create_events or may.administrator
