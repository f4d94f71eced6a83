"""Numbers that people type, or that a press brings back."""

LARGEST = 2**63 - 1
"""The largest number that a database can hold; Discord gives out no larger id."""

_DIGITS = len(str(LARGEST))


def read_number(text: str, most: int = LARGEST) -> int | None:
    """Return the whole number from 0 to ``most`` that ``text`` spells in ASCII digits, None for anything else.

    ``int`` reads other digits too, and raises for very many of them; ``str.isdigit`` is true of ``²``, which ``int`` does not read.
    """
    if not (text.isascii() and text.isdecimal()) or len(text) > _DIGITS:
        return None
    number = int(text)
    return number if number <= most else None
