"""/escape: the moves of Escape Plan by command, on servers and in direct messages."""

from collections.abc import Callable
from functools import partial

from discord.app_commands import Choice

from bot.app.client import Consigliere
from bot.games.escape_plan.desk import own_page_text
from bot.games.escape_plan.labels import label
from bot.games.escape_plan.voice import EscapePlanVoice
from bot.presenting.naming import cut
from bot.tables.refusal import Refused
from cogs.answering import Answering
from cogs.game_commands import CHOICE_NAME, CommandRow, TypedCommand, answers_with, explains, group_of, reads_cards, scene_of, tells_own
from cogs.responses import BotInteraction
from engines import Ask, Option
from engines.escape_plan import asks

GAME = "escape_plan"

SIDE = ("use:", "avoid:")
"""Prefixes of the executive actions: side actions and avoidances."""


async def _move(typed: TypedCommand) -> None:
    """Move to the given place; without one the desk asks for it."""
    at = typed.seated()
    await _set_out(at, direct=bool(typed.choice))
    if not typed.choice:
        await typed.reply.show(at.presenter.desk(at.scene(), at.seat), kind="desk")
        return
    if not any(ask.name == asks.END for ask in at.scene().asks_of(at.seat)):
        raise Refused("no-question")
    await at.answer(asks.END, None, (typed.choice.strip(),))


async def _set_out(at: Answering, *, direct: bool) -> None:
    """Choose to move, if asked; ``direct``: without boosts."""
    for name, picks in ((asks.TURN, ("move",)), *(((asks.BOOSTS, ()),) if direct else ())):
        if any(ask.name == name for ask in at.scene().asks_of(at.seat)):
            await at.session.answers.answer(at.reply.user_id, name, None, picks)


async def _pick(typed: TypedCommand) -> None:
    """Answer the open question that offers the choice."""
    at, choice = typed.seated(), typed.choice.strip()
    open_now = at.scene().asks_of(at.seat)
    if not open_now:
        raise Refused("no-question")
    for ask in open_now:
        if choice in {option.id for option in ask.options}:
            await at.answer(ask.name, None, (choice,))
            return
    raise Refused("no-pick")


def _an_end(ask: Ask, _option: Option) -> bool:
    return ask.name == asks.END


def _a_side_action(_ask: Ask, option: Option) -> bool:
    return option.id.startswith(SIDE)


def _anything_else(ask: Ask, option: Option) -> bool:
    return not _an_end(ask, option) and not _a_side_action(ask, option)


def _offered(wanted: Callable[[Ask, Option], bool], interaction: BotInteraction) -> list[Choice[str]]:
    """Return the labels of the options of the person's open questions that are ``wanted``."""
    found = scene_of(GAME, interaction)
    if found is None:
        return []
    voice = EscapePlanVoice(found[0])
    return [
        Choice(name=cut(label(voice, ask, option), CHOICE_NAME), value=option.id)
        for ask in voice.scene.asks_of(found[1])
        for option in ask.options
        if wanted(ask, option)
    ]


COMMANDS = (
    CommandRow("ep-move", _move, "where", partial(_offered, _an_end), default=""),
    answers_with("ep-rest", (asks.TURN,), "rest"),
    CommandRow("ep-use", _pick, "choice", partial(_offered, _a_side_action)),
    CommandRow("ep-visit", _pick, "choice", partial(_offered, _anything_else)),
    tells_own("ep-plan", own_page_text),
    reads_cards(GAME),
    explains("ep-rules"),
)


async def setup(client: Consigliere) -> None:
    """Add the commands; the client calls this at its start."""
    client.tree.add_command(group_of(GAME, COMMANDS, key="escape"))
