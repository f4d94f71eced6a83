"""Ids of tables, evenings and seasons, and codes of faults."""

import hashlib
import secrets

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without the characters that look like others: people type these ids."""

LENGTH = 8


def random_id() -> str:
    """Return eight random characters."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def derived_id(*of: object) -> str:
    """Return eight characters that are always the same for the same values, in their order."""
    drawn = hashlib.sha256(" ".join(map(str, of)).encode()).digest()
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in drawn[:LENGTH])


def fault_code() -> str:
    """Return the code under which the journal has a fault, such as ``K-3f9a``."""
    return f"K-{secrets.token_hex(2)}"
