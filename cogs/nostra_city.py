"""/nostracity: the moves of Nostra City by command, on servers and in direct messages."""

from bot.app.client import Consigliere
from bot.games.nostra_city.desk import bank_text
from cogs.game_commands import answers_or_shows, explains, group_of, reads_cards, tells_own
from engines.nostra_city import asks

COLLECTING = (asks.COLLECTOR, asks.KIND_OF)
SHARING = (asks.SPLIT, asks.STARTING_CARD, asks.CARMELA, asks.PIETRO)
BIDDING = (asks.BIDDER, asks.SPACE, asks.BID, asks.KEEP, asks.TAKE_BACK, asks.CONSIGLIERE, asks.PRIMO_CAPO, asks.READY)
BRIBING = (asks.BRIBER, asks.BRIBE, asks.SILVIO, asks.CLAUDIA, asks.ORNELLA)
REVENGE = (asks.WINDOW, asks.LAST_ROUND, asks.TARGET, asks.EXTORTION, asks.ENVELOPE, asks.MASSIMO, asks.REACT)

COMMANDS = (
    answers_or_shows("nc-collect", COLLECTING),
    answers_or_shows("nc-share", SHARING),
    answers_or_shows("nc-bid", BIDDING),
    answers_or_shows("nc-bribe", BRIBING),
    answers_or_shows("nc-vendetta", REVENGE),
    tells_own("nc-bank", bank_text),
    reads_cards("nostra_city"),
    explains("nc-rules"),
)


async def setup(client: Consigliere) -> None:
    """Add the commands; the client calls this at its start."""
    client.tree.add_command(group_of("nostra_city", COMMANDS, key="nostracity"))
