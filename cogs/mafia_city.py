"""/mafiacity: the moves of Mafia City by command, on servers and in direct messages."""

from collections.abc import Sequence

from discord.app_commands import Choice

from bot.app.client import Consigliere
from bot.discord_io.command_names import said
from bot.games.mafia_city.voice import MafiaCityVoice
from bot.presenting.desk import with_line
from bot.presenting.texts import words_for
from bot.tables.refusal import Refused
from cogs.answering import Answering
from cogs.game_commands import CommandRow, TypedCommand, answers, explains, group_of, offered, reads_cards, scene_of, shows_desk
from cogs.responses import BotInteraction
from engines.mafia_city import asks
from engines.mafia_city.components import NUMBERS
from engines.mafia_city.targets import with_target
from engines.mafia_city.views import MafiaCityView

GAME = "mafia_city"
FIRST = (asks.TURN, asks.BULLET_ACTION)
WINDOWS = (asks.VETO, asks.COMPLICITY, asks.SECRET_DEAL, asks.BULLET)
MODES = ("final", "watch")

AnswerStep = tuple[Sequence[str], str]
"""Question names, and the answer to the open one among them."""


async def _place(typed: TypedCommand) -> None:
    await _walk(typed, (FIRST, "place"), ((asks.PLACE,), typed.choice))


async def _card(typed: TypedCommand) -> None:
    """Play a card for its text; the desk asks for the targets."""
    await _walk(typed, (FIRST, "text"), ((asks.TEXT,), typed.choice))


async def _pass(typed: TypedCommand) -> None:
    await _walk(typed, (FIRST, "pass"), ((asks.PASS_MODE,), typed.choice))


async def _react(typed: TypedCommand) -> None:
    """Answer an open window; the desk asks for the rest."""
    await _walk(typed, (WINDOWS, typed.choice))


def _places(interaction: BotInteraction) -> list[Choice[str]]:
    """Return the locations by number and name."""
    words = words_for(interaction.locale.value)
    return [Choice(name=f"{number} {words(f'pic-mc-location-{number}')}", value=f"location:{number}") for number in NUMBERS]


def _cards(interaction: BotInteraction) -> list[Choice[str]]:
    """Return the cards whose text could be played now, each number once."""
    found = scene_of(GAME, interaction)
    if found is None:
        return []
    voice = MafiaCityVoice(found[0])
    return [Choice(name=voice.card(number), value=f"card:{number}") for number in playable(voice.mine(found[1]))]


COMMANDS = (
    CommandRow("mc-place", _place, "location", _places),
    CommandRow("mc-play", _card, "card", _cards),
    CommandRow("mc-pass", _pass, "bullet", fixed=[Choice(name=said(f"choice-mc-{mode}"), value=mode) for mode in MODES], default="final"),
    CommandRow("mc-react", _react, "choice", answers("mc-react", WINDOWS).offers),
    answers("mc-look", (asks.LOOK,), "who"),
    shows_desk("mc-hand"),
    reads_cards(GAME),
    explains("mc-rules"),
)


async def _walk(typed: TypedCommand, *steps: AnswerStep) -> None:
    """Give the answers of ``steps`` in turn while their questions are open; then show the rest of the picks. Raises Refused."""
    at, reply = typed.seated(), typed.reply
    await _start_over(at, steps)
    said = ""
    for names, pick in steps:
        said = await _answered(at, names, pick) or said
    if not said:
        raise Refused("no-question")
    scene = at.scene()
    asked = any(ask.holds for ask in scene.asks_of(at.seat))
    page = at.presenter.desk(scene, at.seat)
    await (reply.show(with_line(page, said), kind="desk") if asked else reply.say(said))


async def _start_over(at: Answering, steps: Sequence[AnswerStep]) -> None:
    """Take back a half-made play, unless its open question is one of ``steps``."""
    names = {name for step, _ in steps for name in step}
    for ask in at.scene().asks_of(at.seat):
        if ask.holds and ask.name not in names and "back" in {option.id for option in ask.options}:
            await at.session.answers.answer(at.reply.user_id, ask.name, None, ("back",))


async def _answered(at: Answering, names: Sequence[str], pick: str) -> str:
    """Answer the open question among ``names``; return the receipt, or "" without one. Raises Refused."""
    for ask in at.scene().asks_of(at.seat):
        if ask.name in names:
            if pick.strip() not in offered(ask):
                raise Refused("no-pick")
            done = await at.session.answers.answer(at.reply.user_id, ask.name, None, (pick.strip(),), press=at.reply.interaction.id)
            return at.presenter.receipt(at.scene(), done.ask, done.picks, done.notices)
    return ""


def playable(view: MafiaCityView) -> list[int]:
    """Return the viewer's Action cards with a legal target, each number once."""
    lowest: dict[tuple[str, str], int] = {}
    for card in sorted(with_target(view), key=lambda card: card.number):
        lowest.setdefault((card.kind, card.symbol), card.number)
    return list(lowest.values())


async def setup(client: Consigliere) -> None:
    """Add the commands; the client calls this at its start."""
    client.tree.add_command(group_of(GAME, COMMANDS, key="mafiacity"))
