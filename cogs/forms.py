"""What was filled into a form with several fields, read strictly against the form itself."""

from collections.abc import Mapping
from hashlib import sha256

from bot.presenting.page import Field, Form, Menu, TextEntry
from bot.presenting.typed_numbers import read_number
from bot.tables.refusal import Refused

MARK = 8
"""Characters of a mark."""


def mark_of(fields: tuple[Field, ...]) -> str:
    """Return a short mark of the fields and of what stands in them at first, for the custom id of their form."""
    return sha256(repr(fields).encode()).hexdigest()[:MARK]


def changed_in(form: Form, given: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """Return the fields of ``form`` that were filled in otherwise than they stood at first; a text without spaces around it.

    Raises Refused for values that the form does not offer.
    """
    found = {}
    for field in form.fields:
        entry = field.entry
        first, values = _first(field), given.get(entry.id, ())
        if isinstance(entry, TextEntry):
            values = ("".join(values).strip(),)
        elif isinstance(entry, Menu):
            if len(values) > entry.most or not {choice.value for choice in entry.choices}.issuperset(values):
                raise Refused("no-pick")
        elif len(values) > entry.most or None in map(read_number, values):
            raise Refused("no-pick")
        if values != first:
            found[entry.id] = values
    return found


def _first(field: Field) -> tuple[str, ...]:
    entry = field.entry
    if isinstance(entry, TextEntry):
        return (entry.before,)
    if isinstance(entry, Menu):
        return tuple(choice.value for choice in entry.choices if choice.chosen)
    return tuple(map(str, entry.chosen))
