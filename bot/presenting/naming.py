"""Names of people in messages: bold with the seat's number, escaped, at most one line long."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

NAME_LENGTH = 20
NAMELESS = "?"
"""Replaces an invisible name."""


class DisplayName(str):
    """A display name with what pictures need beside it: the Discord user name, where the font lacks its letters, and the face."""

    __slots__ = ("face", "user")

    user: str
    face: str

    def __new__(cls, name: str, user: str = "", face: str = "") -> "DisplayName":
        """``user``: the user name; ``face``: what ``bot.presenting.drawing.faces`` draws; each empty if unknown."""
        made = super().__new__(cls, name)
        made.user = user
        made.face = face
        return made


_TURNS = frozenset("\u061c\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff")
_BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Letters and symbols that draw nothing."""
_UNSEEN = frozenset({"Cc", "Cf", "Cn", "Cs", "Mn", "Me", "Zl", "Zp", "Zs"})
"""Categories of signs that nobody sees alone."""
_JOINER = "\u200d"
_ITEM = re.compile(r"^([^\S\n]*\d*)([.)+-])(?=\s|$)", re.MULTILINE)
_MARKED = str.maketrans({sign: f"\\{sign}" for sign in "\\*_~`|<>[]()#@"})


def escaped(text: str) -> str:
    """Return foreign ``text`` for a message: the signs of Discord's markdown and mentions escaped, and as in ``unturned``."""
    return unlisted(unturned(text).translate(_MARKED))


def unlisted(line: str) -> str:
    """Return ``line`` so that Discord takes no beginning, such as ``1.`` or ``-``, for a list item, regardless of the text that follows."""
    return _ITEM.sub(r"\1\\\2", line)


def line_of(text: str) -> str:
    """Return foreign ``text`` on one line, as in ``unturned``; empty if nobody sees anything of it."""
    line = " ".join(unturned(text).split())
    return line if any(_is_seen(sign) for sign in line) else ""


@lru_cache(maxsize=1024)  # every message and picture of a table has the same names
def one_line(name: str) -> str:
    """Return ``name`` as ``line_of``, but never empty."""
    return line_of(name) or NAMELESS


def unturned(text: str) -> str:
    """Return ``text`` without bidirectional controls and signs that are invalid in XML; line breaks stay."""
    if text.isprintable():
        return text
    kept = (sign for sign in text if sign not in _TURNS)
    return "".join(sign if sign == "\n" or _in_xml(sign) else " " if sign.isspace() else "" for sign in kept)


def _is_seen(sign: str) -> bool:
    return sign not in _BLANK and unicodedata.category(sign) not in _UNSEEN


def printable(text: str) -> str:
    """Return foreign ``text`` for a terminal or a log: on one line, without signs that move, hide or colour anything; never empty."""
    return "".join(sign if sign.isprintable() else " " if sign.isspace() else NAMELESS for sign in text).strip() or NAMELESS


def _in_xml(sign: str) -> bool:
    """Return whether a sign is valid in a picture, which is XML: no control characters, surrogates, noncharacters."""
    number = ord(sign)
    return number >= 0x20 and not 0x7F <= number <= 0x9F and not 0xD800 <= number <= 0xDFFF and number & 0xFFFE != 0xFFFE


@lru_cache(maxsize=1024)
def short(name: str, most: int = NAME_LENGTH) -> str:
    """Return ``name`` in one line and cut to ``most`` characters."""
    return cut(one_line(name), most)


def cut(text: str, most: int) -> str:
    """Return ``text``, or its beginning and an ellipsis: at most ``most`` signs. No flag, family of emoji or accented letter is split."""
    if len(text) <= most:
        return text
    end = 0
    for cluster in _clusters(text):
        if end + len(cluster) >= most:
            break
        end += len(cluster)
    return text[: end or most - 1].rstrip().rstrip(_JOINER) + "…"


def _clusters(text: str) -> Iterator[str]:
    """Split ``text`` into groups of signs that are drawn as one."""
    begun = 0
    for place in range(1, len(text)):
        if not _belongs(text[begun:place], text[place]):
            yield text[begun:place]
            begun = place
    yield text[begun:]


def _belongs(cluster: str, sign: str) -> bool:
    """Return whether ``sign`` is drawn as part of ``cluster``: a mark, skin tone, tag, joined emoji or the second half of a flag."""
    if unicodedata.category(sign) in {"Mn", "Me", "Mc"} or sign == _JOINER or "\U0001f3fb" <= sign <= "\U0001f3ff":
        return True
    if "\U000e0020" <= sign <= "\U000e007f" or cluster[-1] == _JOINER:
        return True
    return len(cluster) == 1 and all("\U0001f1e6" <= half <= "\U0001f1ff" for half in (cluster, sign))


def numbered(name: str, seat: int) -> str:
    """Return ``7 Bára``; a name that is no more than the number of the seat, ``#7`` in a picture or ``Seat 7``, stays alone."""
    return name if is_number(name, seat) else f"{seat + 1} {name}"


def is_number(name: str, seat: int) -> bool:
    """Return whether ``name`` stands for a seat whose person is not named: ``#7``, or one word that a no-break space binds to the number.

    A person may write such a space into a name; a single word of letters before it can neither name another seat nor break a text.
    """
    word, _, number = name.rpartition("\u00a0")
    return name == f"#{seat + 1}" or (number == str(seat + 1) and word.isalpha() and len(name) <= NAME_LENGTH)


def _shown(names: Sequence[str], seat: int) -> str:
    return names[seat] if is_number(names[seat], seat) else short(names[seat])


def plain(names: Sequence[str], seat: int) -> str:
    """Return ``7 Bára``, for labels of buttons and menus, which have no markdown, and for pictures."""
    return numbered(_shown(names, seat), seat)


def quiet(names: Sequence[str], seat: int) -> str:
    """Return ``7 Bára``, for texts."""
    return numbered(escaped(_shown(names, seat)), seat)


def bold(names: Sequence[str], seat: int) -> str:
    """Return ``**7 Bára**``, for texts."""
    return f"**{quiet(names, seat)}**"


def listed(things: Iterable[str], between: str = ", ") -> str:
    """Join ``things`` as both languages do."""
    return between.join(things)


def after(asker: int, seats: Iterable[int], count: int) -> tuple[int, ...]:
    """Return ``seats`` in seat order at a table of ``count``, starting with the seat after ``asker``."""
    return tuple(sorted(seats, key=lambda seat: (seat - asker - 1) % count))
