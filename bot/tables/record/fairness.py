"""Whether a deal is the one that was sealed before anybody was ready."""

from bot.tables.record.setup import Setup
from engines.chance import commitment, seed_of


def deal_holds(setup: Setup, seed: str) -> bool:
    """Return whether salt and secret give the seal, and secret and ready presses the seed of the game (hexadecimal)."""
    if not (setup.salt and setup.secret and setup.seal):
        return False
    salt, secret = bytes.fromhex(setup.salt), bytes.fromhex(setup.secret)
    return commitment(salt, secret) == setup.seal and seed_of(secret, map(int, setup.presses)) == int(seed, 16)
