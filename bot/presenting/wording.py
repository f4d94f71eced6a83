"""Which of several wordings a sentence has: drawn from what everybody sees, so that it tells nothing and is the same every time."""


def drawn(table: str, salt: str, among: int) -> int:
    """Return a number from 1 to ``among`` for ``salt`` at a table; both must be public."""
    found = 0
    for sign in f"{table}/{salt}":
        found = (found * 131 + ord(sign)) % 1_000_003
    return found % among + 1
