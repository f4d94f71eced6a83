"""/zbojnici: the moves of Zbojníci by command, on servers and in direct messages."""

from bot.app.client import Consigliere
from bot.games.zbojnici.board import purse_text
from cogs.game_commands import answers, explains, group_of, reads_cards, shows_desk, tells
from engines.zbojnici import asks

COMMANDS = (
    shows_desk("zb-plan"),
    answers("zb-wheel", (asks.WHEEL_ROBBER, asks.WHEEL_PRINCE)),
    answers("zb-choose", (asks.COLOR, asks.GUARDS, asks.KICK, asks.HARBOR, asks.TAVERN, asks.DUNGEON, asks.UPGRADE)),
    tells("zb-purse", purse_text),
    reads_cards("zbojnici"),
    explains("zb-rules"),
)


async def setup(client: Consigliere) -> None:
    """Add the commands; the client calls this at its start."""
    client.tree.add_command(group_of("zbojnici", COMMANDS))
