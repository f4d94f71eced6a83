"""The proof of one table's deal: made when the lobby opens, checked and published when the game is over."""

import secrets

from msgspec.structs import replace

from bot.tables.record.setup import Setup
from engines.chance import SALT_BYTES, SECRET_BYTES, commitment
from engines.deal_proof import VERSION, BadProof, read_proof


def sealed(setup: Setup, table: str) -> Setup:
    """Return ``setup`` with salt and secret of a new deal of ``table``, and with the seal that the lobby publishes."""
    salt, secret = secrets.token_bytes(SALT_BYTES), secrets.token_bytes(SECRET_BYTES)
    return replace(setup, salt=salt.hex(), secret=secret.hex(), seal=commitment(table, salt, secret), seal_version=VERSION)


def proof_fields(setup: Setup, table: str) -> dict[str, object]:
    """Return the proof of the deal of ``table``, as its record holds it under ``fair``."""
    opened: dict[str, object] = {"salt": setup.salt, "secret": setup.secret, "seal": setup.seal, "presses": list(setup.presses)}
    return opened if setup.seal_version == 1 else {"version": setup.seal_version, "table": table, **opened}


def deal_holds(setup: Setup, table: str, seats: int, seed: str) -> bool:
    """Return whether salt and secret give the seal, and secret and ready presses the seed of the game (hexadecimal)."""
    try:
        proof = read_proof(proof_fields(setup, table), seats)
    except BadProof:
        return False
    return proof.seal_holds and proof.seed == int(seed, 16)
