"""/mafie: the moves of Mafie by command, on servers and in direct messages."""

from discord.app_commands import Choice

from bot.app.client import Consigliere
from bot.practice.how_to_play import game_page
from bot.tables.refusal import Refused
from cogs.finding import option_choices, session_here
from cogs.game_commands import CommandRow, TypedCommand, answer, answers, answers_with, card_choices, group_of, show_card, typed_card
from cogs.how_to_play import chosen_cards_page, page_of_table
from cogs.responses import BotInteraction
from cogs.tables.talking import claim_choices, done_typed, hand_typed, typed_claim, write_typed
from engines.mafie import asks

GAME = "mafie"
BALLOTS = (asks.FIRST, asks.FINAL, asks.CHANGE)
CARD_QUESTIONS = (
    asks.ROLE_SWAP,
    asks.RECRUIT,
    asks.VEST_WINDOW,
    asks.BANDAGE_WINDOW,
    asks.LAST_SHOT,
    asks.OPENING,
    asks.WIRETAP,
    asks.CORNER_SHOT,
    asks.CLOSING,
)
ONESELF = "no-self"
"""The refusal of one's own seat."""


async def _role(typed: TypedCommand) -> None:
    """Show the player's token, card and knowledge."""
    at = typed.seated()
    await typed.reply.show(at.presenter.hand(at.scene(), at.seat))


async def _card(typed: TypedCommand) -> None:
    """Show the person's card, use it, or show anybody the text of a card or role."""
    choices = () if not typed.choice else card_answers(typed.reply.interaction)
    if typed.choice and typed.choice not in {choice.value for choice in choices}:
        card = typed_card(typed)
        if card is not None:
            await show_card(typed.reply, card)
            return
    at = typed.seated()
    if typed.choice:
        await answer(at, CARD_QUESTIONS, typed.choice, oneself=ONESELF)
    else:
        await typed.reply.show(at.presenter.card(at.scene(), at.seat))


def card_answers(interaction: BotInteraction) -> list[Choice[str]]:
    """Return the answers to the person's open questions about their card."""
    return option_choices(CARD_QUESTIONS, interaction)


def _card_choices(interaction: BotInteraction) -> list[Choice[str]]:
    return [*card_answers(interaction), *card_choices(GAME, interaction)]


async def _cards(typed: TypedCommand) -> None:
    """Explain the cards of this game. Raises Refused when another game is played here."""
    reply = typed.reply
    table = session_here(reply.interaction).table
    if table.game != GAME:
        raise Refused("no-game-here")
    await reply.show(chosen_cards_page(reply.words, table))


async def _rules(typed: TypedCommand) -> None:
    """Explain the current phase, or the game, to anybody."""
    reply = typed.reply
    try:
        table = session_here(reply.interaction).table
    except Refused:
        table = None
    if table is None:
        await reply.show(game_page(reply.words, GAME, docs=reply.client.settings.docs_url))
        return
    await reply.show(page_of_table(reply, table))


COMMANDS = (
    CommandRow("role", _role),
    CommandRow("card", _card, "choice", _card_choices, default=""),
    CommandRow("cards", _cards),
    CommandRow("rules", _rules),
    answers("peek", (asks.PEEK,), "who", oneself=ONESELF),
    answers("point", (asks.VICTIM,), "who", oneself=ONESELF),
    answers("vote", BALLOTS, "who", oneself=ONESELF),
    answers_with("ready", (asks.READY,), "ready"),
    CommandRow("done", done_typed),
    CommandRow("hand", hand_typed),
    CommandRow("write", write_typed),
    CommandRow("claim", typed_claim, "claim", claim_choices, default=""),
)


async def setup(client: Consigliere) -> None:
    """Add the commands; the client calls this at its start."""
    client.tree.add_command(group_of(GAME, COMMANDS))
