"""/mafie: the moves of Mafie by command, on servers and in direct messages."""

from collections.abc import Iterable

from bot.app.client import Consigliere
from bot.practice.how_to_play import game_page
from bot.presenting.texts import Words
from bot.tables.refusal import Refused
from bot.tables.session.live_table import LiveTable
from cogs.finding import session_here
from cogs.game_commands import CommandRow, TypedCommand, answer, answers, answers_with, group_of
from cogs.how_to_play import page_of_table
from cogs.tables.talking import claim_choices, done_typed, hand_typed, typed_claim, write_typed
from engines.mafie import asks
from engines.mafie.components import NEW_GANG, card_set

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
    """Show the person's card, or use it."""
    at = typed.seated()
    if typed.choice:
        await answer(at, CARD_QUESTIONS, typed.choice, oneself=ONESELF)
    else:
        await typed.reply.show(at.presenter.card(at.scene(), at.seat))


async def _cards(typed: TypedCommand) -> None:
    """List the cards of this game: effect and timing of each."""
    reply = typed.reply
    await reply.say(cards_of(session_here(reply.interaction).table, reply.words))


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
    CommandRow("card", _card, "choice", answers("card", CARD_QUESTIONS).offers, default=""),
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


def cards_of(table: LiveTable, words: Words) -> str:
    """Return the explained set of Action cards of a running game, or of a lobby's plan.

    Raises Refused when another game is played here.
    """
    if table.game != GAME:
        raise Refused("no-game-here")
    theme = "kids" if table.options.get("kids_theme") else "town"
    cards: Iterable[int] | None
    if table.course is not None:
        cards = table.scene(words).public.card_set
    elif not table.options.get("extended"):
        cards = ()
    else:
        chosen = table.options.get("cards", "auto")
        seats = max(len(table.seats), table.rulebook.seats[0])
        cards = card_set(seats, tuple(chosen) if isinstance(chosen, list) else chosen)
    if cards is None:
        return words("option-cards-random")
    lines = []
    for card in dict.fromkeys(min(card, NEW_GANG[0]) for card in cards):
        when = words(f"pic-card-{card}-when", theme=theme)
        lines.append(f"**{words(f'pic-card-{card}-title', theme=theme)}** – {when} {words(f'card-effect-{card}', theme=theme)}")
    return "\n".join(lines) or words("card-none-basic")


async def setup(client: Consigliere) -> None:
    """Add the commands; the client calls this at its start."""
    client.tree.add_command(group_of(GAME, COMMANDS))
