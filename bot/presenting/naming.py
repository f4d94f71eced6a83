"""Names of people in messages: bold with the seat's number, escaped, at most one line long."""

from collections.abc import Iterable, Sequence

NAME_LENGTH = 20
NAMELESS = "?"
"""Replaces an invisible name."""


class DisplayName(str):
    """A display name with its owner's Discord user name, for pictures whose font has none of its letters."""

    __slots__ = ("user",)

    user: str

    def __new__(cls, name: str, user: str = "") -> "DisplayName":
        """``user``: the user name, empty if unknown."""
        made = super().__new__(cls, name)
        made.user = user
        return made


_TURNS = frozenset("\u061c\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff")
_MARKED = str.maketrans({sign: f"\\{sign}" for sign in "\\*_~`|<>[]()#@"})


def escaped(text: str) -> str:
    """Return ``text`` with the signs of Discord's markdown and mentions escaped."""
    return text.translate(_MARKED)


def one_line(name: str) -> str:
    """Return ``name`` without line breaks, bidirectional controls and signs that are invalid in XML; never empty."""
    if not name.isprintable():  # printable signs are harmless to lines and valid in XML
        name = "".join(sign for sign in name if sign not in _TURNS and (sign.isspace() or _in_xml(sign)))
    return " ".join(name.split()) or NAMELESS


def printable(text: str) -> str:
    """Return foreign ``text`` for a terminal or a log: on one line, without signs that move, hide or colour anything; never empty."""
    return "".join(sign if sign.isprintable() else " " if sign.isspace() else NAMELESS for sign in text).strip() or NAMELESS


def _in_xml(sign: str) -> bool:
    """Return whether a sign is valid in a picture, which is XML: no control characters, surrogates, noncharacters."""
    number = ord(sign)
    return number >= 0x20 and not 0x7F <= number <= 0x9F and not 0xD800 <= number <= 0xDFFF and number & 0xFFFE != 0xFFFE


def short(name: str, most: int = NAME_LENGTH) -> str:
    """Return ``name`` in one line and cut to ``most`` characters."""
    line = one_line(name)
    return line if len(line) <= most else line[: most - 1].rstrip() + "…"


def plain(names: Sequence[str], seat: int) -> str:
    """Return ``7 Bára``, for labels of buttons and menus, which have no markdown."""
    return f"{seat + 1} {short(names[seat])}"


def bold(names: Sequence[str], seat: int) -> str:
    """Return ``**7 Bára**``, for texts."""
    return f"**{seat + 1} {escaped(short(names[seat]))}**"


def listed(things: Iterable[str], between: str = ", ") -> str:
    """Join ``things`` as both languages do."""
    return between.join(things)


def after(asker: int, seats: Iterable[int], count: int) -> tuple[int, ...]:
    """Return ``seats`` in seat order at a table of ``count``, starting with the seat after ``asker``."""
    return tuple(sorted(seats, key=lambda seat: (seat - asker - 1) % count))
