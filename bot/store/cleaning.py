"""Taking one person out of JSON (CL-16.4): ids, names that stand alone, and both inside texts."""

import re
from collections.abc import Mapping, Sequence
from typing import Protocol

NOBODY = "–"
"""What stands where a name stood that was nobody's seat."""


CHOSEN = frozenset({"ask", "picks"})
"""Keys in the log whose words are those of the rules: a question, and what was answered."""


class Nameless(Protocol):
    """How a person without a name is called, and in which ways a name may stand in a text."""

    def seat(self, language: str, number: int) -> str:
        """Return ``Seat 3`` in a language (``cs``, ``en``; empty: not known)."""
        ...

    def spellings(self, name: str) -> Sequence[str]:
        """Return the name as it may stand in texts: cut, escaped."""
        ...


class Cleaning:
    """Puts a pseudonym in the place of a person's id, and ``Seat n`` in that of the name; or lets the person leave what others stand in."""

    def __init__(self, user_id: int, pseudonym: int, names: Sequence[str], nameless: Nameless) -> None:
        """``names``: every name under which the person stands anywhere."""
        self._ids: Mapping[object, object] = {user_id: pseudonym, str(user_id): str(pseudonym)}
        self._names = frozenset(names)
        self._nameless = nameless
        self._id = re.compile(rf"<@!?{user_id}>|(?<![\w-]){user_id}(?!\w)")
        spelt = sorted({one for name in names for one in nameless.spellings(name) if one}, key=len, reverse=True)
        parts = [rf"(?<!\w){re.escape(one)}(?!\w)" for one in spelt] + [rf"(?<!\d){user_id}(?!\d)"]
        self._in_texts = re.compile("|".join(parts))

    def cleaned(self, value: object, number: int = 0) -> object:
        """Return ``value`` without the person; ``number``: the seat or place that is spoken of, as people count.

        Keys, and what somebody has chosen, are words of the program: somebody may be called like one of them.
        """
        if isinstance(value, dict):
            place = next((int(value[key]) + (key == "seat") for key in ("seat", "place", "rank") if _is_number(value.get(key))), number)
            return {str(self._ids.get(key, key)): inner if key in CHOSEN else self.cleaned(inner, place) for key, inner in value.items()}
        if isinstance(value, list):
            return [self.cleaned(inner, number) for inner in value]
        if isinstance(value, bool) or not isinstance(value, int | str):
            return value
        if value in self._ids:
            return self._ids[value]
        return self.text(value, number) if isinstance(value, str) else value

    def text(self, text: str, number: int = 0) -> str:
        """Return a text without the person's names; ``number`` as in ``cleaned``, 0: nobody's seat is spoken of."""
        if text in self._names:
            return self._nameless.seat("", number) if number else NOBODY
        text = self._id.sub(NOBODY, text)
        return self._in_texts.sub(NOBODY, text) if " " in text or "\n" in text or "*" in text else text

    def left(self, value: object) -> object:
        """Return ``value`` after the person has left it: every list, whatever is kept by the id, and what was to be said to them.

        Names stay, but for those beside the id.
        """
        if isinstance(value, dict):
            return {str(key): self.left(inner) for key, inner in value.items() if not self._leaves(key)}
        if isinstance(value, list):
            return [self.left(inner) for inner in value if not self._leaves(inner)]
        if isinstance(value, bool) or not isinstance(value, int | str):
            return value
        other = self._ids.get(value, value)
        return self._id.sub(NOBODY, other) if isinstance(other, str) else other

    def _leaves(self, one: object) -> bool:
        """Whether an entry is the person: the id, a pair that begins with it, or something that is said to them."""
        if isinstance(one, list):
            return is_person(one) and one[0] in self._ids
        return (one.get("to") if isinstance(one, dict) else one) in self._ids


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_id(value: object) -> bool:
    return isinstance(value, str) and value.lstrip("-").isdecimal()


def is_person(value: list[object]) -> bool:
    """Whether it is the id of a person, as text, and the name."""
    return len(value) == 2 and _is_id(value[0]) and not _is_id(value[1])
