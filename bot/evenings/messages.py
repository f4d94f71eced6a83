"""Sends the messages of an evening: the managed one, public lines and private messages (CL-1.3, CL-26).

Pending notices are part of the evening's row and are removed after sending. A failed request is retried.
"""

import logging
from collections.abc import Awaitable, Callable

from msgspec.structs import replace as with_fields

from bot.discord_io.postman import ChannelGone, DmClosed, MessageGone, NotAllowed, Postman, Rejected, Trouble, oldest_id
from bot.discord_io.rate_limiter import RateLimiter
from bot.evenings.evening import LiveEvening, Move, state_change
from bot.evenings.lobbies.table_channels import describe_troubles
from bot.evenings.message_state import HOST, HOSTLESS, EveningNotice, PendingNotice
from bot.evenings.moves.calling_players import CALL, is_call_stale
from bot.people.settings import PersonSettingsCache
from bot.presenting.naming import escaped, listed, short
from bot.presenting.page import Button, Buttons, Page, Part
from bot.presenting.scene import custom_id
from bot.presenting.texts import Words, words_in
from bot.store import StoreError
from bot.store.evening_rows import EveningChange
from bot.tables.delivery.managed_posts import page_hash
from bot.tables.refusal import refused_without_store

log = logging.getLogger(__name__)

CONTENT = 2_000
"""Most characters of a message without components."""

AGAIN = 5.0
"""Seconds until a failed request is retried."""

PageOf = Callable[[LiveEvening], Awaitable[Page]]
"""Renders the managed message of an evening. Raises StoreError."""

PageOfEnd = Callable[[LiveEvening], Awaitable[Page | None]]
"""Renders the closing message of an evening; None while a game of it runs. Raises StoreError."""

IsReachable = Callable[[LiveEvening], bool]
"""Whether the channel of an evening's message exists and is open to the bot."""

END = "ev-over"
"""The notice that stands for the closing message."""

CALLS = ("ev-laid", "ev-laid-elsewhere")
"""Notices that call people to a table."""

REMINDERS = ("ev-day", "ev-hour")

MOST_MISSED = 2
"""Reminders in a row that reach nobody, after which they are switched off (CL-7.4)."""

HOMELESS = "channel"
"""The mark of the question to the host while the managed message has no channel."""


class EveningMessages:
    """Sends the messages of one evening."""

    def __init__(
        self,
        evening: LiveEvening,
        postman: Postman,
        personal: PersonSettingsCache,
        dms: RateLimiter,
        every: float,
        page_of: PageOf,
        page_of_end: PageOfEnd,
        is_reachable: IsReachable,
    ) -> None:
        """``dms`` paces the private messages of all evenings; ``every``: seconds between two edits of the managed message."""
        self._evening = evening
        self._postman = postman
        self._personal = personal
        self._dms = dms
        self._every = every
        self._page_of = page_of
        self._page_of_end = page_of_end
        self._is_reachable = is_reachable
        self._edited_at = float("-inf")
        self._unsure = True
        """Whether the managed message has to be checked: after a start, or after channels or permissions changed."""
        self._unshown = ""
        """The hash of the page that could not be posted at the last try."""
        self._before_start = frozenset(one.n for one in evening.message_state.pending)
        """Notices pending since before the start: they may be sent already, though not removed."""

    @property
    def told_late(self) -> frozenset[int]:
        """The people of due notices that were pending at the start: some of them may have left meanwhile."""
        now = self._evening.now()
        late = [one for one in self._evening.message_state.pending if one.n in self._before_start and one.due <= now]
        return frozenset(user for one in late for user in (one.to, *one.pings) if user > 0)

    async def attend(self) -> float | None:
        """Send what is due; return when to attend again (unix seconds), None when nothing is left. Raises Refused: no store."""
        later = await self._show()
        for notice in self._evening.message_state.pending:
            if notice.to == HOST and HOSTLESS in self._evening.message_state.asked:
                if self._evening.final:
                    await self._settle(notice)
                continue  # the next host is told
            if notice.due > self._evening.now():
                later = min(notice.due, later or notice.due)
            elif not await self._say(notice if notice.to != HOST else with_fields(notice, to=self._evening.row.host_id)):
                later = min(self._evening.now() + AGAIN, later or float("inf"))
        return await self._show() if later is None and self._evening.final else later

    # ---- the managed message

    def check_again(self) -> None:
        """Check the managed message at the next attendance: channels or permissions of its server changed."""
        self._unsure = True

    async def _show(self) -> float | None:
        evening = self._evening
        if evening.row.state == "draft":
            return None
        try:
            page = await self._page_of(evening)
        except StoreError:
            return evening.now() + AGAIN
        if (
            evening.message_state.message
            and evening.message_state.page == page_hash(page)
            and (not self._unsure or self._is_reachable(evening))
        ):
            return None
        hopeless = evening.final and self._unshown == page_hash(page)  # a final evening never changes: retrying would never end
        if hopeless and not self._unsure:
            return None
        now = evening.now()
        if self._edited_at <= now < self._edited_at + self._every:
            return self._edited_at + self._every
        self._edited_at = now
        self._unsure = False
        try:
            await (self._edit(page) if evening.message_state.message else self._post(page))
        except (ChannelGone, NotAllowed, Rejected) as trouble:
            self._unshown = page_hash(page)
            await self._homeless(trouble)
            return None
        except Trouble:
            self._unsure = True
            return now + AGAIN
        return None

    async def _edit(self, page: Page) -> None:
        evening = self._evening
        try:
            await self._postman.edit(evening.row.channel_id, evening.message_state.message, page)
        except MessageGone:  # somebody deleted it: repost it with this change
            await evening.do(lambda one: state_change(one, message=0, page=""))
            await self._post(page)
        else:
            await evening.do(lambda one: _posted(one, one.message_state.message, page_hash(page)))

    async def _post(self, page: Page) -> None:
        """Post the managed message; after a kill in between, the next start finds the posted one (CL-22.4)."""
        evening = self._evening
        if evening.message_state.posting:
            if found := await self._posted_already(page):
                await evening.do(lambda one: state_change(one, message=found, posting=0, page=""))
                await self._edit(page)
                return
        else:
            await evening.do(lambda one: state_change(one, posting=one.message_state.next, next=one.message_state.next + 1))
        nonce = f"{evening.id}.m{evening.message_state.posting}"
        role = int(evening.plan.called or 0) or None
        first = not evening.message_state.was_posted  # only the first post mentions people
        pings = evening.invited if first and evening.plan.call != "nobody" else ()
        message = await self._postman.post(
            evening.row.channel_id,
            page,
            nonce=nonce,
            loud=first and (role is not None or bool(pings)),
            pings=pings,
            role=role if first else None,
        )
        await evening.do(lambda one: _posted(one, message, page_hash(page)))

    async def _posted_already(self, page: Page) -> int:
        """Return the id of the managed message, 0 without one. Of all public messages only this one has [Host]; a record has its title."""
        desk, title = custom_id(self._evening.id, "ev.desk"), page.parts[0]
        own = await self._postman.own_messages(self._evening.row.channel_id, oldest_id(self._evening.row.created_at))
        return next((message.id for message in own if desk in message.presses or title in message.texts), 0)

    async def _homeless(self, trouble: Trouble) -> None:
        """Ask the host, once, for another channel: this one is gone or closed to the bot (CL-22.7)."""
        log.info("evening %s cannot be shown: %s", self._evening.id, type(trouble).__name__)
        if not self._evening.final:
            await self._evening.do(_homeless(gone=isinstance(trouble, ChannelGone)))

    # ---- notices

    async def _say(self, notice: PendingNotice) -> bool:
        """Send a notice and remove it; return False to retry later."""
        if notice.key == CALL and (is_call_stale(self._evening, notice.to) or not (await self._personal.of(notice.to)).calls):
            await self._settle(notice)
            return True
        try:
            if notice.key == END:
                if not await self._close():
                    return False
            elif notice.to:
                await self._send_dm(notice)
            else:
                await self._send_line(notice)
        except (ChannelGone, NotAllowed, Rejected) as trouble:
            log.info("evening %s cannot say %s: %s", self._evening.id, notice.key, type(trouble).__name__)
            if notice.key in CALLS and isinstance(trouble, NotAllowed) and self._evening.row.state == "open":
                return False  # the lobby is open: call its people as soon as the bot may write there again
        except DmClosed:
            if notice.key != CALL:
                await self._not_reached(notice)
                return True
        except Trouble:
            return False
        await self._settle(notice)
        return True

    async def _settle(self, notice: PendingNotice) -> None:
        await self._evening.do(lambda one: EveningChange(columns={"surfaces": one.message_state.without_notices(notice.n).json()}))

    async def _not_reached(self, notice: PendingNotice) -> None:
        """Keep an undelivered notice for the next receipt; switch reminders off after the second in a row (CL-7.4)."""
        if notice.key not in REMINDERS:
            await self._evening.do(lambda one: _keep_unsaid(one, notice))
            return
        missed = (await self._personal.of(notice.to)).reminders_missed + 1
        off = missed >= MOST_MISSED
        said = with_fields(notice, key="ev-reminders-off") if off else notice
        await self._evening.do(lambda one: _keep_unsaid(one, said))  # first: nothing may count the same reminder twice
        with refused_without_store():
            if off:
                await self._personal.change(notice.to, reminders="off", reminders_missed=0)
            else:
                await self._personal.change(notice.to, reminders_missed=missed)

    async def _send_line(self, notice: PendingNotice) -> None:
        evening = self._evening
        words = words_in(evening.plan.language)
        text = words(notice.key, **args_of(evening, notice, words))
        unnamed = [mention for mention in (f"<@{user}>" for user in notice.pings) if mention not in text]
        if unnamed:
            text = f"{' '.join(unnamed)} {text}"
        if notice.role:
            text = f"<@&{notice.role}> {text}"
        channel = notice.channel or evening.row.channel_id
        if notice.n in self._before_start and await self._said_already(channel, text):
            return
        what: Page | str = text
        if notice.presses:
            what = Page((text, _buttons(evening, notice, words)))
        elif len(text) > CONTENT:  # a page holds twice as much: room for 84 mentions
            what = Page((text,))
        await self._postman.post(
            channel, what, nonce=f"{evening.id}.o{notice.n}", loud=notice.loud, pings=notice.pings, role=notice.role or None
        )

    async def _close(self) -> bool:
        """Send the closing message; return False while a game runs or the store does not answer."""
        evening = self._evening
        notice = next(one for one in evening.message_state.pending if one.key == END)
        try:
            page = await self._page_of_end(evening)
        except StoreError:
            return False
        if page is None:
            return False
        if notice.n not in self._before_start or not await self._said_already(evening.row.channel_id, str(page.parts[0])):
            await self._postman.post(evening.row.channel_id, page, nonce=f"{evening.id}.o{notice.n}")
        return True

    async def _send_dm(self, notice: PendingNotice) -> None:
        evening = self._evening
        words = words_in((await self._personal.of(notice.to)).language or evening.plan.language)
        await self._dms.turn()
        if all(one.n != notice.n for one in evening.message_state.pending):  # a newer one has replaced it, or its person is gone
            return
        channel = await self._postman.dm_channel(notice.to)
        page = private_page(evening, notice, words)
        if notice.n in self._before_start and await self._said_already(channel, str(page.parts[0]), private=True):
            return
        await self._postman.post(channel, page, nonce=f"{evening.id}.o{notice.n}", loud=notice.loud, pace=False)

    async def _said_already(self, channel: int, text: str, *, private: bool = False) -> bool:
        own = await self._postman.own_messages(channel, oldest_id(self._evening.row.created_at), private=private)
        return any(text in message.texts for message in own)


def private_page(evening: LiveEvening, notice: PendingNotice, words: Words) -> Page:
    """Return a private notice: a sentence, its buttons, and a link to the evening's message."""
    parts: list[Part] = [words(notice.key, **args_of(evening, notice, words))]
    buttons = list(_buttons(evening, notice, words).buttons)
    if evening.message_state.message:
        buttons.append(Button(words("b-ev-message"), url=message_link(evening)))
    if buttons:
        parts.append(Buttons(tuple(buttons)))
    return Page(tuple(parts))


def _buttons(evening: LiveEvening, notice: PendingNotice, words: Words) -> Buttons:
    return Buttons(tuple(Button(words(f"b-ev-{verb}"), custom_id(evening.id, f"ev.{verb}")) for verb in notice.presses))


def message_link(evening: LiveEvening) -> str:
    """Return the address of the evening's managed message, or of its channel while there is none."""
    channel = f"https://discord.com/channels/{evening.row.guild_id}/{evening.row.channel_id}"
    return f"{channel}/{evening.message_state.message}" if evening.message_state.message else channel


def args_of(evening: LiveEvening, notice: PendingNotice, words: Words) -> dict[str, str | int]:
    """Return the arguments of a notice's text: the stored ones, and the evening's name and time of now.

    Names typed by people are escaped (CL-23.2).
    """
    starts_at = evening.row.starts_at
    stamp = "" if starts_at is None else f"<t:{int(starts_at)}:F>"
    who = {"who": escaped(str(notice.args["who"]))} if "who" in notice.args else {}
    channels = {"list": describe_troubles(notice.troubles, evening, words)} if notice.troubles else {}
    people: dict[str, str | int] = {}
    if notice.people is not None:
        people = {"n": len(notice.people), "who": listed(escaped(short(name)) for _, name in notice.people)}
    made = {"when": stamp, "until": "" if starts_at is None else f"<t:{int(starts_at)}:R>", **notice.args, **who, **channels, **people}
    return {**made, "name": escaped(evening.row.name)}


def _keep_unsaid(evening: LiveEvening, notice: PendingNotice) -> EveningChange:
    """Keep an undelivered notice for the person's next receipt (CL-22)."""
    state = evening.message_state.without_notices(notice.n)
    kept = (*state.unsaid.get(str(notice.to), ()), notice)
    return EveningChange(columns={"surfaces": with_fields(state, unsaid={**state.unsaid, str(notice.to): kept}).json()})


def settle_unsaid(user_id: int) -> Move:
    """Remove a person's undelivered notices: a receipt has shown them."""

    def move(evening: LiveEvening) -> EveningChange | None:
        left = {user: said for user, said in evening.message_state.unsaid.items() if user != str(user_id)}
        return state_change(evening, unsaid=left) if len(left) < len(evening.message_state.unsaid) else None

    return move


def _posted(evening: LiveEvening, message: int, page: str) -> EveningChange | None:
    """Note the managed message and its page; if its channel is lost again, the host is asked again."""
    asked = tuple(one for one in evening.message_state.asked if one != HOMELESS)
    before = evening.message_state
    made = with_fields(before, message=message, posting=0, page=page, was_posted=True, asked=asked)
    return EveningChange(columns={"surfaces": made.json()}) if made != before else None


def _homeless(*, gone: bool) -> Move:
    """Ask the host, once, for a channel; if the old one is ``gone``, so is its message."""

    def move(evening: LiveEvening) -> EveningChange | None:
        state = with_fields(evening.message_state, message=0, page="") if gone else evening.message_state
        if HOMELESS not in state.asked:
            asked = EveningNotice("ev-no-channel", to=HOST, loud=True, presses=("where",))
            state = with_fields(state.owing(asked), asked=(*state.asked, HOMELESS))
        return EveningChange(columns={"surfaces": state.json()}) if state != evening.message_state else None

    return move
