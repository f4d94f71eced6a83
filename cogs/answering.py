"""Answering the questions of a game from the board, the desk, a direct message or a command."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Literal

from bot.discord_io.gateway_patches import on_shared
from bot.games import game_of
from bot.presenting.desk import MORE, REFRESH, with_line
from bot.presenting.leafing import marked_anew, marked_in
from bot.presenting.page import Button, Buttons, Page
from bot.presenting.presenter import Presenter
from bot.presenting.questions import verb_button
from bot.presenting.scene import Look, Scene, custom_id
from bot.tables.refusal import Refused
from bot.tables.session.live_table import LiveTable
from bot.tables.table_session import TableSession
from cogs.custom_ids import Picked, parts_of
from cogs.responses import Reply
from engines import Ask, Text

Surface = Literal["board", "desk", "slip", "whisper", "command"]
"""The message on which an answer was given. ``slip``: a private message such as a confirmation. ``whisper``: a direct message."""


def surface_of(reply: Reply, table_id: str) -> Surface:
    """Return the kind of the pressed message. The desk is recognised by [More], or by what stands behind it."""
    message = reply.interaction.message
    if message is None:
        return "board" if on_shared(reply.interaction) else "command"
    if reply.interaction.guild_id is None:
        return "whisper"
    if not message.flags.ephemeral:
        return "board"
    own = {custom_id(table_id, verb) for verb in (MORE, REFRESH)}
    return "desk" if any(getattr(part, "custom_id", None) in own for part in parts_of(message)) else "slip"


OVER = frozenset({"no-stale", "no-double", "no-turn"})
"""Refusals of an answer to a closed question: the desk on which it was given is out of date."""

_PLACE = 48
"""Longest place in a list of options, in characters."""


class Answering:
    """One player answering questions of one table, by one reply."""

    def __init__(self, session: TableSession, reply: Reply, surface: Surface) -> None:
        """Raises Refused for a person without a seat here."""
        self.session = session
        self.table: LiveTable = session.table
        self.reply = reply
        self.surface = surface
        self.presenter: Presenter = game_of(self.table.game).presenter
        reply.names, reply.table = self.table.names(), self.table.id
        seat = self.table.seat_of(reply.user_id)
        if seat is None:
            raise Refused("no-foreign")
        self.seat = seat
        if surface == "desk":
            session.desks.pressed(reply.user_id)

    async def durable_scene(self) -> Scene:
        """Return this person's view of the table as in the log. Raises Refused when the log cannot be read."""
        return await self.table.read(self.scene)

    def scene(self) -> Scene:
        """Return this person's current view of the table; the caller makes sure that nothing is pending."""
        return self.table.scene(self.reply.words, text_mode=self.table.seat(self.seat).text_mode)

    # ---- answering

    async def answer(self, name: str, number: str | None, picks: Sequence[str], *, sure: bool = False) -> None:
        """Answer a question, or first ask for confirmation where an answer is final. Raises Refused."""
        sentence = self.table.sentence(self.reply.words)
        if not sure and picks:
            ask = self._ask(name, number)
            if ask is None:  # an entry that is not durable yet may have closed it
                ask = await self.table.read(lambda: self._ask(name, number))
            if ask is not None and self.presenter.needs_confirm(sentence, ask, tuple(picks)) and self._offers(ask, picks):
                scene = await self.durable_scene()
                await self._confirm(scene, self.session.answers.find_ask(self.seat, name, number), picks)
                return
        self.session.messages.seat_messages.confirming(self.seat)
        try:
            interaction = self.reply.interaction
            pressed = interaction.message.id if self.surface == "whisper" and interaction.message is not None else 0
            done = await self.session.answers.answer(self.reply.user_id, name, number, picks, press=interaction.id, message=pressed)
        except Refused as refused:
            await self._refuse(refused)
            return
        if self.surface == "board" and name in self.presenter.public_asks:  # most clicks: no view of the table is needed
            await self.reply.say(self._with_deafness(self.presenter.receipt(sentence, done.ask, done.picks, done.notices)))
            return
        scene = await self.durable_scene()
        await self._acknowledge(scene, self._with_deafness(self.presenter.receipt(scene, done.ask, done.picks, done.notices)))

    def _with_deafness(self, receipt: str) -> str:
        """Return the receipt, once with a note that direct messages no longer reach this person."""
        return f"{receipt}\n{self.reply.words('deaf-receipt')}" if self.session.whispers.take_dm_closed_notice(self.seat) else receipt

    async def put_desk(self, made: Callable[[Scene], Page], *, line: str = "", new: bool = False) -> None:
        """Show the person's desk as ``made`` and keep it up to date, in place of the pressed one or in a ``new`` message.

        ``line``: a sentence above it.
        """
        await self.table.settled()
        state, page = self.session.desks.state(self.seat), made(self.scene())
        page = with_line(page, line) if line else page
        await (self.reply.show(page, kind="desk") if new else self.reply.edit(page, kind="desk"))
        self.session.desks.put(self.reply.user_id, self.seat, state, redraw=self._redraw, retire=self._retire)

    async def _redraw(self) -> None:
        await self.reply.rework(self.desk(self.scene()))

    async def _retire(self) -> None:
        """Let the desk say that it is old; its button shows the new one in its place."""
        again = Button(self.reply.words("b-desk"), custom_id(self.table.id, REFRESH), "primary")
        await self.reply.rework(Page((self.reply.words("desk-old"), Buttons((again,))), "quiet"))

    def desk(self, scene: Scene) -> Page:
        """Return this person's desk; without direct messages it says so and offers to try them again."""
        page = self.presenter.desk(scene, self.seat)
        if self.seat not in scene.dm_closed:
            return page
        again = verb_button(scene, "whisper", self.reply.words("b-whisper"))
        return Page((self.reply.words("deaf-desk"), Buttons((again,)), *page.parts), page.accent)

    def _ask(self, name: str, number: str | None) -> Ask | None:
        """Return the open question, None when it is not open for this seat."""
        try:
            return self.session.answers.find_ask(self.seat, name, number)
        except Refused:
            return None

    @staticmethod
    def _offers(ask: Ask, picks: Sequence[str]) -> bool:
        return all(any(option.id == pick and not option.host_only for option in ask.options) for pick in picks)

    # ---- after an answer

    async def _confirm(self, scene: Scene, ask: Ask, picks: Sequence[str]) -> None:
        """Ask for confirmation in place of the question; unconfirmed, it is no answer."""
        if self.surface == "whisper":
            self.session.messages.seat_messages.confirming(self.seat, ask, picks[0])
            page = self.presenter.question(scene, self.seat, confirm=ask.name, chosen=picks[0])
            await self.reply.edit(page or self.presenter.confirm(scene, ask, tuple(picks)))
        elif self.surface == "desk":
            await self.put_desk(lambda now: self.presenter.desk(now, self.seat, confirm=ask.name, chosen=picks[0]))
        elif self.surface == "slip":
            await self.reply.edit(self.presenter.confirm(scene, ask, tuple(picks)))
        else:
            await self.reply.show(self.presenter.confirm(scene, ask, tuple(picks)))

    async def _acknowledge(self, scene: Scene, receipt: str) -> None:
        """Confirm the answer, and show the remaining questions in the same place."""
        if self.surface == "desk":
            await self.put_desk(self.desk, line=receipt)
        elif self.surface == "slip":
            await self.reply.edit(Page((receipt,)))
        elif self.surface == "whisper":
            await self._acknowledge_whisper(scene, receipt)
        else:
            await self.reply.say(receipt)

    async def _acknowledge_whisper(self, scene: Scene, receipt: str) -> None:
        page = self.presenter.question(scene, self.seat)
        message = self.reply.interaction.message
        if page is not None:
            await self.reply.edit(page)
            return
        messages = self.session.messages.seat_messages
        over = messages.letter_over(scene, self.seat, message.id) if message is not None else None
        await self.reply.edit(over or Page((receipt,)))  # a receipt alone would take the place of a letter that has ended meanwhile
        if message is not None:
            messages.question_answered(self.seat, message.id)

    async def _refuse(self, refused: Refused) -> None:
        """Give the reason; a late press gets the question that is open now."""
        if refused.key == "no-stale" and self.surface in ("board", "slip", "command"):
            text = self.reply.words(refused.key)
            page = self.presenter.question(await self.durable_scene(), self.seat)
            await self.reply.show(Page((text, *page.parts), page.accent) if page is not None else Page((text,)))
        elif refused.key in OVER and self.surface == "desk":
            await self.show_desk(self.reply.words.text(Text(refused.key, refused.args_), self.reply.names))
        else:
            raise refused

    async def show_desk(self, line: str = "") -> None:
        """Refresh the pressed desk, with a ``line`` above it; if the person has a newer desk, the line says so."""
        line = self.reply.words("desk-moved") if self.reply.moved("desk") else line
        await self.put_desk(self.desk, line=line)

    # ---- leafing through many options

    async def look(self, picked: Picked, place: str) -> None:
        """Show ``place`` of the options of a question on the desk. Raises Refused when it is closed."""
        ask = self.session.answers.find_ask(self.seat, picked.name, picked.number)
        look = Look(ask.name, place[:_PLACE])
        await self.put_desk(lambda scene: self.presenter.desk(replace(scene, look=look), self.seat), new=self.surface != "desk")

    async def mark(self, picked: Picked, values: Sequence[str]) -> None:
        """Mark ``values`` of a question with several answers. Raises Refused when it is closed."""
        ask = self.session.answers.find_ask(self.seat, picked.name, picked.number)
        await self.look(picked, marked_anew(ask, picked.option, values))

    async def take(self, picked: Picked) -> None:
        """Answer with all marked options. Raises Refused."""
        ask = self.session.answers.find_ask(self.seat, picked.name, picked.number)
        await self.answer(picked.name, picked.number, marked_in(ask, picked.option))

    async def think_again(self, picked: Picked) -> None:
        """Take back an unconfirmed pick and show the question again."""
        self.session.messages.seat_messages.confirming(self.seat)
        scene = self.scene()
        if self.surface == "desk":
            await self.put_desk(self.desk)
        elif self.surface == "whisper":
            question = self.presenter.question(scene, self.seat)
            stale = self._ask(picked.name, picked.number) is None
            await self.reply.edit(question or Page((self.reply.words("no-stale" if stale else "unconfirmed"),)))
        else:
            await self.reply.edit(Page((self.reply.words("unconfirmed"),)))
