"""The managed message in a table's channel: the lobby until the deal, then the board, at the end the story.

It is edited when its page has changed, and reposted when it is gone or has scrolled away.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from bot.discord_io.postman import Parcel, Rejected
from bot.games import game_of
from bot.games.best_moments import best_moments, leading, with_moments
from bot.presenting.closing import with_line
from bot.presenting.page import Button, Buttons, Page
from bot.presenting.presenter import Presenter
from bot.presenting.scene import LONG, Deadline, Scene, custom_id, stamp
from bot.presenting.texts import Words
from bot.tables.delivery.managed_posts import ManagedPosts, page_hash, with_button
from bot.tables.pages.lobby import lobby_page, lobby_record
from bot.tables.pages.narrator import narrator_line
from bot.tables.result_making import ResultMaker
from bot.tables.session.course import Course
from bot.tables.session.floor import floor_of
from bot.tables.session.live_table import LiveTable
from bot.tables.session.lobby_view import lobby_scene, plain_from
from bot.tables.session.message_state import ChannelMessage, ChannelMessages
from bot.tables.session.narrators import narrator_of, reader_of
from engines import Notice

WIDTH = 50
"""Characters of one line on a narrow screen."""

PICTURE = 16
"""Lines of a picture on a narrow screen."""

UNREAD = 2
"""Lines of a message with unknown text: a name and a sentence."""


class MessagesBelow:
    """The messages below one board, measured in lines of text."""

    __slots__ = ("_lines",)

    def __init__(self) -> None:
        self._lines: dict[int, int] = {}

    def put(self, message_id: int, text: str = "", *, drawn: bool = False) -> None:
        """Note a message and its text, where that is known; noting it again replaces it. ``drawn``: a picture stands below the text."""
        said = sum(max(1, -(-len(line) // WIDTH)) for line in text.split("\n")) + 1 + (PICTURE if drawn else 0)
        self._lines[message_id] = said if text else UNREAD

    def grown(self, message_id: int, text: str, *, drawn: bool = False) -> None:
        """Note the new text of a message, if it is there."""
        if message_id in self._lines:
            self.put(message_id, text, drawn=drawn)

    def clear(self) -> None:
        """Forget all messages: the board was reposted."""
        self._lines.clear()

    @property
    def lines(self) -> int:
        """The number of lines below the board."""
        return sum(self._lines.values())


REPOST_EVERY = 20.0
"""Seconds between two reposts of a board that has scrolled away."""

COUNT_EDIT_FACTOR = 2.0
"""An edit that only shows who has answered waits this many times as long as another edit: nobody needs it to go on."""

LINE_WITHIN = 5.0
"""Seconds within which a line follows after all questions have closed; a beat is shorter."""

ASKED_EVERY = 30.0
"""Seconds between two reposts at a person's request."""

SCROLLED_AFTER = 12
"""Lines below the board after which it is reposted for people who have to press."""

PICTURE_WITHIN = 6.0
"""Seconds for which a board waits for its picture before it goes out with the last one, or with words alone."""

POSTER_WITHIN = 1.0
"""The same for a lobby, whose poster says nothing that its text does not."""

REFUSED_FOR = 60.0
"""Longest backoff in seconds after Discord refuses the message; it starts at 1 and doubles."""

CHECKED_EVERY = 60.0
"""Seconds between two edits that only find out whether the message still stands: a server may come and go several times a minute."""


@dataclass(frozen=True, slots=True)
class ShownBoard:
    """The last state of a board: a comparable ``state``, open questions, phase, step, the seat speaking in turn, the number of notices."""

    state: object = None
    asks: tuple[str, ...] = ()
    phase: str = ""
    step: str = ""
    speaker: int | None = None
    told: int = -1


NOTHING_SHOWN = ShownBoard()


@dataclass(frozen=True, slots=True)
class PackedBoard:
    """A drawn board: for the message ``edited``, or for a new one (None)."""

    edited: int | None
    parcel: Parcel


class Board:
    """The managed messages in one table's channel. ``show`` brings them up to date."""

    def __init__(self, table: LiveTable, posts: ManagedPosts, results: ResultMaker, edit_every: float) -> None:
        """``edit_every``: seconds between two edits of the board within one step."""
        self.table = table
        self.posts = posts
        self._results = results
        self._edit_every = edit_every
        self.below = MessagesBelow()
        self.due: float | None = None
        """When a postponed edit is due."""
        self.finished = False
        """Whether the story of the game is posted."""
        self._asked_for = False
        self._moment = False
        self._shown = NOTHING_SHOWN
        self._unpainted = ""
        """The hash of the page whose picture was late; the message shows the rest of it."""
        self._looked = 0.0
        self._unsure = False
        """Whether the message may be gone."""
        self._checked = float("-inf")
        self._refusals = 0
        """How often in a row Discord has refused the message."""
        self._refused_until = 0.0
        """When another try is due then (unix seconds)."""

    @property
    def _presenter(self) -> Presenter:
        return game_of(self.table.game).presenter

    # ---- events

    @property
    def memory(self) -> ChannelMessages:
        """The stored state of this part."""
        return self.table.message_state.channel

    def noticed(self, notices: Sequence[Notice]) -> None:
        """Note the notices told now: at some of them everybody needs the board in view."""
        course = self.table.course
        wanted = course.timing.rhythm.repost if course is not None else frozenset()
        for notice in notices:
            key = notice.text.key
            if key in wanted or f"{key}:{notice.text.args.get('kind', '')}" in wanted:
                self._moment = True

    def ask_repost(self) -> bool:
        """Ask for a repost; False when the last one was less than 30 seconds ago."""
        stored = self.memory.lobby if self.table.phase == "lobby" else self.memory.board
        if self.table.wall() - stored.reposted_at < ASKED_EVERY:
            return False
        self._asked_for = True
        return True

    def message_gone(self, message_id: int) -> None:
        """Note that somebody has deleted a message; the next change reposts it."""
        for stored in (self.memory.board, self.memory.lobby):
            if stored.id == message_id:
                stored.clear()
                self._shown = NOTHING_SHOWN

    def may_be_gone(self) -> None:
        """Note that a deletion may have gone unreported: a look, at most once a minute, edits the message, and reposts it if it is gone."""
        self._unsure = True

    def _check(self) -> None:
        """Have the message edited if it may be gone."""
        now = self.table.wall()
        if not self._unsure:
            return
        if 0 <= now - self._checked < CHECKED_EVERY:
            self.due = self._checked + CHECKED_EVERY
        else:
            self._unsure, self._checked = False, now
            self.memory.board.page = self.memory.lobby.page = self._unpainted = ""
            self._shown = replace(self._shown, state=None)  # nothing is asked anew

    # ---- bringing it up to date

    async def show(self, *, ended: bool = False) -> None:
        """Bring the channel up to date; ``ended``: the game is over and all its lines are posted. Raises Trouble, StoreError, Refused."""
        table, self.due = self.table, None
        self._check()
        if table.wall() < self._refused_until and not (ended or self._asked_for):
            self.due = self._refused_until
        elif table.phase in ("lobby", "cancelled"):
            await self._show_lobby()
        elif table.course is not None and (not self.finished or self._owes_story):
            await table.settled()
            await self._close_lobby()
            await self._show_board(table.course, ended=ended)
            if ended:
                await self._post_story()

    async def _show_lobby(self) -> None:
        """Show the lobby; a closed one at once."""
        table, closed = self.table, self.table.phase != "lobby"
        stored = self.memory.lobby
        await self._settle(stored, "join")
        if not closed and not self._asked_for and self._too_soon(stored):
            return
        await self._bring_lobby(lambda: lobby_page(lobby_scene(table, table.words)))
        plain = plain_from(table)
        if self.due is None and plain is not None and not closed:
            self.due = plain

    async def _close_lobby(self) -> None:
        """Turn the lobby into the record of the deal, once."""
        table = self.table
        if not self.memory.dealt:
            await self._settle(self.memory.lobby, "join")
            await self._bring(self.memory.lobby, await self._drawn(lambda: lobby_record(lobby_scene(table, table.words))))
            self.memory.dealt = True

    async def _bring_lobby(self, draw: Callable[[], Page]) -> None:
        """Post or edit the lobby, with its poster when that is drawn."""
        stored, repost = self.memory.lobby, self._asked_for
        page = await self._drawn(draw)
        packed = await self._packed(stored, page, repost=repost, within=POSTER_WITHIN)
        await self._bring(stored, page, repost=repost, packed=packed)

    async def _show_board(self, course: Course, *, ended: bool) -> None:
        """Show the game if it has changed and it is time."""
        stored = self.memory.board
        await self._settle(stored, "desk")
        if not (ended or self._asked_for or self._moment) and self._may_wait(course, stored):
            return
        async with self.posts.postman.board_turns.turn(PICTURE_WITHIN) as left:  # the scene is read after the wait
            await self.table.settled()
            if self.table.course is None:
                return
            course = self.table.course  # another one after a failed write
            scene = self._scene(course)
            if scene.outcome is not None:
                scene = replace(scene, headlined=(await self._results.server()).headlines)
            shown = ShownBoard(
                self._state(course), self._asks(course), self.table.phase, self._step(course), self._speaker, self._told(course)
            )
            repost = self._asked_for or (self._moment and self._is_covered) or (self._has_scrolled_away and self._calls(scene))
            page = with_line(await self._drawn(lambda: self._presenter.board(scene)), self._talk_lines())
            packed = await self._packed(stored, page, repost=repost, within=left)
        late = await self._bring(stored, page, repost=repost, packed=packed)
        self._shown = NOTHING_SHOWN if late else shown

    def _await_picture(self, stored: ChannelMessage, page: Page) -> None:
        """Show the message again later, with its picture: its questions could not wait for that."""
        self._unpainted, stored.page = page_hash(page), ""
        self.due = self.table.wall() + max(self._edit_every, PICTURE_WITHIN)

    async def _packed(self, stored: ChannelMessage, page: Page, *, repost: bool, within: float | None) -> PackedBoard | None:
        """Draw the message ``within`` seconds; None when it shows the page already."""
        edited = None if repost else stored.id
        if edited is not None and stored.page == page_hash(page):
            return None
        keep = stored.pics if edited is not None else ()
        return PackedBoard(edited, await self.posts.postman.pack(self.table.channel_id, page, keep=keep, within=within))

    def _talk_lines(self) -> str:
        """Return the line about the talk: the narrator, or the begin of a written day and the end of quiet hours."""
        table = self.table
        if narrator_of(table) is not None:
            return narrator_line(table.words, table.setup.host_name, sees=reader_of(table) is not None)
        day = table.message_state.lines.day.message if table.settings.pace != "live" else None
        paced = pace_lines(table.words, quiet_until=table.quiet_until, day=table.link_to(day) if day is not None else "")
        deaf = f"-# {table.words('deaf-board')}" if table.message_state.lines.day.dm_closed else ""
        return "\n".join(filter(None, (paced, deaf)))

    def _scene(self, course: Course) -> Scene:
        """Return the table as the board shows it, with the part of a move that is told already."""
        scene, now = self.table.scene(), self.table.now()
        told, dealing = course.ahead(now), course.dealing(now)
        return replace(scene, public=self._presenter.meanwhile(scene.public, told, dealing=dealing)) if told or dealing else scene

    @property
    def _is_covered(self) -> bool:
        """Whether anything stands below the board."""
        return self.below.lines > 0 or (self.table.message_state.lines.last or 0) > (self.memory.board.id or 0)

    @property
    def _has_scrolled_away(self) -> bool:
        """Whether the board has left the screen and was not reposted a moment ago."""
        return self.below.lines >= SCROLLED_AFTER and self.table.wall() - self.memory.board.reposted_at >= REPOST_EVERY

    def _calls(self, scene: Scene) -> bool:
        """Whether the board asks a person something new."""
        presenter = self._presenter
        turn = presenter.turns(scene) if presenter.turns is not None else ()
        return any(
            ask.holds and not ask.secret and ask.seat not in scene.bot_players and ask.id not in self._shown.asks
            for ask in scene.asks
            if ask.name in presenter.public_asks or ask.seat in turn
        )

    def _state(self, course: Course) -> object:
        """Return a value that differs between two boards, without drawing them."""
        table, time, now = self.table, course.time, self.table.now()
        return (
            course.open_entries,
            time.released(now),
            course.urgency(now),
            time.step(now),
            table.phase,
            tuple(seat.seat for seat in table.people if seat.writes),
            table.lets_one_write,
            table.faces(),
            table.message_state.silence.thread,
            table.quiet_until,
            table.message_state.lines.day.message,
        )

    def _asks(self, course: Course) -> tuple[str, ...]:
        return tuple([ask.id for ask in course.open_asks(self.table.now())])

    def _step(self, course: Course) -> str:
        now = self.table.now()
        public, ahead = course.public(now), sum(notice.to is None for notice in course.ahead(now))
        return f"{public.round}.{public.phase}.{self.table.phase == 'paused'}.{ahead}.{course.dealing(now)}"

    def _told(self, course: Course) -> int:
        return course.time.released(self.table.now())

    def _awaits_line(self, course: Course) -> bool:
        """Whether all questions have closed and a line about it follows in a moment; sets ``due`` then."""
        now = self.table.now()
        soon = course.time.next_release(now)
        if soon is None or soon > now + LINE_WITHIN or any(ask.holds for ask in course.open_asks(now)):
            return False
        if (self.table.phase, self._told(course)) != (self._shown.phase, self._shown.told):
            return False
        self.due = soon
        return True

    @property
    def _speaker(self) -> int | None:
        floor = floor_of(self.table)
        return floor.seat if floor is not None and floor.in_turn else None

    def _may_wait(self, course: Course, stored: ChannelMessage) -> bool:
        """Whether the board is up to date, or was edited so recently that the change can wait."""
        if stored.id and self._state(course) == self._shown.state:
            return True
        if self._speaker != self._shown.speaker:
            return False
        if stored.id and self._awaits_line(course):
            return True
        if self._step(course) != self._shown.step:
            return False
        asks = self._asks(course)
        if (
            self.table.phase == self._shown.phase
            and asks
            and set(asks) <= set(self._shown.asks)
            and self._too_soon(stored, COUNT_EDIT_FACTOR)
        ):
            return True  # somebody has answered, nothing new is asked
        return self._too_soon(stored)

    def _too_soon(self, stored: ChannelMessage, times: float = 1.0) -> bool:
        """Whether the message was edited less than so many ``times`` the usual interval ago; sets ``due`` then."""
        free = self._looked + self._edit_every * times
        if stored.id and self.table.wall() < free:
            self.due = free
            return True
        return False

    async def _drawn(self, draw: Callable[[], Page]) -> Page:
        """Return the page, drawn in a thread: a full table would block the event loop."""
        self._looked = self.table.wall()
        return await asyncio.to_thread(draw)

    async def _settle(self, stored: ChannelMessage, verb: str) -> None:
        """Find a message whose sending is in doubt: our newest with the button of ``verb``."""
        if stored.posting is None and stored.leaving is None:
            return
        begun = stored.posting
        await self.posts.adopt_lost(stored, self.table.channel_id, with_button(f"c1:{self.table.id}:{verb}"))
        self._shown = NOTHING_SHOWN
        if begun is not None and stored.posting is None:
            self._is_last(stored)

    async def _bring(self, stored: ChannelMessage, page: Page, *, repost: bool = False, packed: PackedBoard | None = None) -> bool:
        """Post, edit or repost one message, unless Discord refuses it for good; return whether its picture is late."""
        try:
            late = await self._bring_now(stored, page, repost=repost, packed=packed)
        except Rejected as fault:  # tried again when it is due
            self._asked_for = self._moment = False
            self._refused_until = self.table.wall() + min(REFUSED_FOR, 2.0**self._refusals)
            self._refusals += 1
            await self.posts.rejected(fault)
            return False
        self._refusals, self._refused_until = 0, 0.0
        return late

    async def _bring_now(self, stored: ChannelMessage, page: Page, *, repost: bool, packed: PackedBoard | None) -> bool:
        """Do it; a page packed for another message is drawn again. Raises Trouble, StoreError."""
        channel = self.table.channel_id
        edited = stored.id if not repost else None
        parcel = packed.parcel if packed is not None and packed.edited == edited else None
        late = parcel is not None and parcel.late
        if edited:
            self._moment = False
            said = stored.page == page_hash(page) or (late and not stored.page and self._unpainted == page_hash(page))
            if not said and not await self.posts.edit(stored, channel, page, parcel=parcel):
                edited, parcel, late = None, None, False
        if not edited:
            await self.posts.post(stored, channel, page, parcel=parcel)
            self._is_last(stored)
        if late:
            self._await_picture(stored, page)
        return bool(late)

    def _is_last(self, stored: ChannelMessage) -> None:
        """Note that the message is the last one of the channel."""
        stored.reposted_at = self.table.wall()
        self.posts.note_first(stored.id)
        self.below.clear()
        self._asked_for = self._moment = False

    async def _post_story(self) -> None:
        """Post the story of a finished game, once."""
        stored = self.memory.story
        await self._settle(stored, "again")
        if not stored.id:
            if not self.finished:
                await self.posts.listener.before_story()
                self.memory.praise = await self._results.praise() or ""
            try:
                await self.posts.post(stored, self.table.channel_id, await self._story(voting=True))
            except Rejected as fault:
                await self.posts.rejected(fault)  # the game ends all the same
        self.finished = True

    @property
    def _owes_story(self) -> bool:
        """Whether somebody asks for a story that Discord has refused."""
        return self._asked_for and not self.memory.story.id

    async def retell(self, *, voting: bool) -> None:
        """Edit the posted story: its moment of the night, its menu or the count of consents has changed. Raises Trouble, StoreError."""
        stored = self.memory.story
        page = await self._story(voting=voting)
        if stored.id and stored.page != page_hash(page):
            await self.posts.edit(stored, self.table.channel_id, page)
            await self.table.store_message_state()

    async def _story(self, *, voting: bool) -> Page:
        """Return the story; ``voting``: with the menu of moments."""
        settings, table = await self._results.server(), self.table
        scene = replace(table.scene(), headlined=settings.headlines, agreed=await self._results.agreed())
        page = with_line(self._presenter.story(scene), self.memory.praise)
        if settings.moments:
            moments = best_moments(scene)
            page = with_moments(page, scene, moments, leading(table.message_state.copies.moments.values(), moments), voting=voting)
        return with_next(page, table)


def with_next(page: Page, table: LiveTable) -> Page:
    """Add the button that opens the next game, if the game belongs to an evening (CL-9.8)."""
    if not table.setup.evening:
        return page
    button = Button(table.words("b-ev-next"), custom_id(table.setup.evening, "ev.next", table.id))
    return Page((*page.parts, Buttons((button,))), page.accent)


def pace_lines(words: Words, *, quiet_until: float | None = None, day: str = "") -> str:
    """Return the lines about the pace, empty for none.

    ``quiet_until``: the end of the current quiet hours (unix seconds); ``day``: the link to the message that began the day.
    """
    said = [words("day-begins", link=day)] if day else []
    if quiet_until is not None:
        said.append(words("quiet", until=stamp(Deadline(quiet_until, LONG + 1))))
    return " ".join(said)
