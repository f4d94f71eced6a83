"""The commands of a game, made from rows: each names a command, its argument and its handler."""

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.discord_io.command_names import said
from bot.games import game_of
from bot.presenting.naming import cut
from bot.presenting.page import Page
from bot.presenting.scene import Scene
from bot.presenting.text_cards import TextCard, card_text, found_card
from bot.presenting.texts import LANGUAGES, words_for, words_in
from bot.tables.refusal import Refused
from cogs.answering import Answering
from cogs.finding import EVERYWHERE, OF_SERVERS, TwiceNamed, matching, meant_seat, option_choices, own_session, session_here, settled
from cogs.how_to_play import page_of_table, text_cards
from cogs.responses import BotInteraction, Reply, run_handler
from engines import Ask

CHOICE_NAME = 100
"""Characters of a choice that Discord shows."""


@dataclass(frozen=True, slots=True)
class TypedCommand:
    """A typed command: its game and its choice (empty when left out)."""

    reply: Reply
    game: str
    choice: str = ""

    def seated(self) -> Answering:
        """Return the asker's seat and its means of answering. Raises Refused."""
        session = own_session(self.reply.interaction)
        if session.table.game != self.game or session.table.course is None:
            raise Refused("no-game-here")
        return Answering(session, self.reply, "command")


CommandHandler = Callable[[TypedCommand], Coroutine[Any, Any, None]]
OfferChoices = Callable[[BotInteraction], list[Choice[str]]]
"""Returns the choices that the person has now."""


@dataclass(frozen=True, slots=True, eq=False)
class CommandRow:
    """One command. ``key`` names its texts: ``cmd-<key>``, ``cmd-<key>-about``.

    ``argument`` names the texts of its argument (``arg-<argument>``), empty without one. ``offers`` completes the typed text, ``fixed``
    lists all choices; with a ``default`` the choice may be left out.
    """

    key: str
    handler: CommandHandler
    argument: str = ""
    offers: OfferChoices | None = None
    fixed: Sequence[Choice[str]] = ()
    default: str | None = None


# ---- rows shared by games


def shows_desk(key: str) -> CommandRow:
    """A command that shows the person's desk, which walks through the open questions."""
    return CommandRow(key, show_desk)


def explains(key: str) -> CommandRow:
    """A command that explains the current phase."""
    return CommandRow(key, _explain)


def tells(key: str, text: Callable[[Scene], str]) -> CommandRow:
    """A command that answers with ``text``, made of public facts of this channel's table, to anybody."""
    return CommandRow(key, partial(_tell, text))


def tells_own(key: str, text: Callable[[Scene, int], str]) -> CommandRow:
    """A command that answers a player with ``text`` about their own seat."""
    return CommandRow(key, partial(_tell_own, text))


def answers(key: str, names: Sequence[str], argument: str = "choice", *, oneself: str = "no-pick") -> CommandRow:
    """A command that answers the open question among ``names``; ``oneself``: the refusal for one's own seat."""
    return CommandRow(key, partial(_answer_typed, names, oneself), argument, partial(option_choices, names))


def answers_with(key: str, names: Sequence[str], pick: str) -> CommandRow:
    """A command that answers the open question among ``names`` with ``pick``."""
    return CommandRow(key, partial(_answer_with, names, pick))


def answers_or_shows(key: str, names: Sequence[str]) -> CommandRow:
    """A command that answers the open question among ``names``; without a choice it shows the desk."""
    return CommandRow(key, partial(_answer_or_show, names), "choice", partial(option_choices, names), default="")


def reads_cards(game: str) -> CommandRow:
    """A command that answers anybody with the text card of a component, found by any part of its name in either language."""
    return CommandRow("open-card", _read_card, "open-card", partial(card_choices, game))


# ---- their handlers


async def show_desk(typed: TypedCommand) -> None:
    at = typed.seated()
    at.session.turn_reminders.opened(at.seat)
    await typed.reply.show(at.presenter.desk(at.scene(), at.seat), kind="desk")


async def _explain(typed: TypedCommand) -> None:
    typed.seated()
    await typed.reply.show(page_of_table(typed.reply, own_session(typed.reply.interaction).table))


async def _tell(text: Callable[[Scene], str], typed: TypedCommand) -> None:
    table = session_here(typed.reply.interaction).table
    if table.game != typed.game or table.course is None:
        raise Refused("no-game-here")
    await typed.reply.say(text(table.scene(typed.reply.words)))


async def _tell_own(text: Callable[[Scene, int], str], typed: TypedCommand) -> None:
    at = typed.seated()
    await typed.reply.say(text(at.scene(), at.seat))


async def _read_card(typed: TypedCommand) -> None:
    await show_card(typed.reply, typed_card(typed))


async def show_card(reply: Reply, card: TextCard | None) -> None:
    """Show a text card. Raises Refused without one."""
    if card is None:
        raise Refused("no-open-card")
    await reply.show(Page((card_text(card),), "brass"))


def typed_card(typed: TypedCommand) -> TextCard | None:
    """Return the text card of a component of the game, found by any part of its name in either language."""
    own, other = _cards_twice(typed.game, typed.reply.interaction)
    return found_card(own, typed.choice, other)


def _cards_twice(game: str, interaction: BotInteraction) -> tuple[Sequence[TextCard], Sequence[TextCard]]:
    """Return the text cards of a game for the reader and in the other language, in the theme of the table here if it plays that game."""
    try:
        table = session_here(interaction).table
    except Refused:
        table = None
    read = words_for(interaction.locale.value)
    own, other = (
        text_cards(words, table) if table is not None and table.game == game else game_of(game).presenter.text_cards(words)
        for words in (read, next(words_in(language) for language in LANGUAGES if language != read.language))
    )
    return own, other


def card_choices(game: str, interaction: BotInteraction) -> list[Choice[str]]:
    """Return the text cards of a game as choices, which the names in the other language find as well."""
    own, other = _cards_twice(game, interaction)
    named = {card.id: card.name for card in other}
    return [TwiceNamed(cut(card.name, CHOICE_NAME), named.get(card.id, ""), card.id) for card in own]


async def _answer_typed(names: Sequence[str], oneself: str, typed: TypedCommand) -> None:
    await answer(typed.seated(), names, typed.choice, oneself=oneself)


async def _answer_with(names: Sequence[str], pick: str, typed: TypedCommand) -> None:
    await answer(typed.seated(), names, pick)


async def _answer_or_show(names: Sequence[str], typed: TypedCommand) -> None:
    await (answer(typed.seated(), names, typed.choice) if typed.choice else show_desk(typed))


async def answer(at: Answering, names: Sequence[str], choice: str, *, oneself: str = "no-pick") -> None:
    """Answer the one of the questions ``names`` that is open for this seat and offers ``choice``: an option id, or a typed ``7 Bára``.

    Raises Refused.
    """
    open_now = [ask for ask in at.scene().asks_of(at.seat) if ask.name in names]
    if not open_now:
        raise Refused("no-question")
    seat = meant_seat(choice)
    for option in (choice.strip(), seat):
        for ask in open_now:
            if option in offered(ask):
                await at.answer(ask.name, None, (option,))
                return
    raise Refused(oneself if f"seat:{at.seat}" in (choice.strip(), seat) else "no-pick")


def offered(ask: Ask) -> set[str]:
    """Return the ids of the options that a player may pick."""
    return {option.id for option in ask.options if not option.host_only}


def scene_of(game: str, interaction: BotInteraction) -> tuple[Scene, int] | None:
    """Return the view of a player of ``game``, and their seat; None when the person plays no such game."""
    try:
        table = own_session(interaction).table
    except Refused:
        return None
    seat = table.seat_of(interaction.user.id)
    if table.game != game or table.course is None or seat is None:
        return None
    return table.scene(words_for(interaction.locale.value)), seat


# ---- conversion to commands


@cache
def group_of(game: str, rows: tuple[CommandRow, ...], *, key: str = "") -> app_commands.Group:
    """Return the commands of ``rows`` under the name of their game; ``key`` names its texts (``cmd-<key>``), else the game does.

    They belong to no client: each one of this process has the same ones.
    """
    name = f"cmd-{key or game}"
    group = app_commands.Group(
        name=said(name), description=said(f"{name}-about"), allowed_contexts=EVERYWHERE, allowed_installs=OF_SERVERS
    )  # fmt: skip
    for row in rows:
        group.add_command(_command(game, row))
    return group


def _command(game: str, row: CommandRow) -> app_commands.Command[Any, ..., None]:
    callback = _callback(game, row)
    if row.argument:
        app_commands.rename(choice=said(f"arg-{row.argument}"))(callback)
        app_commands.describe(choice=said(f"arg-{row.argument}-about"))(callback)
    if row.fixed:
        app_commands.choices(choice=list(row.fixed))(callback)
    name = f"cmd-{row.key}"
    made: app_commands.Command[Any, ..., None] = app_commands.Command(name=said(name), description=said(f"{name}-about"), callback=callback)
    if (offers := row.offers) is not None:

        async def complete(interaction: BotInteraction, current: str) -> list[Choice[str]]:
            try:
                await settled(interaction)
            except Refused:
                return []
            return matching(offers(interaction), current)

        made.autocomplete("choice")(complete)
    return made


def _callback(game: str, row: CommandRow) -> Callable[..., Any]:
    """Return the callback of a command; discord.py reads the parameters from its signature."""

    async def run(interaction: BotInteraction, choice: str = "") -> None:
        reply = Reply(interaction)

        async def answer_it() -> None:
            await settled(interaction)
            await row.handler(TypedCommand(reply, game, choice))

        await run_handler(reply, answer_it())

    async def plain(interaction: BotInteraction) -> None:
        await run(interaction)

    async def choosing(interaction: BotInteraction, choice: str) -> None:
        await run(interaction, choice)

    async def may_choose(interaction: BotInteraction, choice: str | None = None) -> None:
        await run(interaction, choice or row.default or "")

    if not row.argument:
        return plain
    return choosing if row.default is None else may_choose
