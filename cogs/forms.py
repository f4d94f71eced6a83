"""Forms with several fields: the one of options, and what was filled in, read strictly against the form itself."""

from collections.abc import Mapping, Sequence
from hashlib import sha256

from bot.presenting.host_desk import host_id
from bot.presenting.lobby_scene import LobbyScene
from bot.presenting.page import Field, Form, Menu, TextEntry
from bot.presenting.scene import custom_id
from bot.presenting.typed_numbers import read_number
from bot.tables.pages.options import option_fields, settings_in
from bot.tables.refusal import Refused
from cogs.custom_ids import Press

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


def filled_in(form: Form, press: Press, given: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """Return what the sent form of options changes, as ``changed_in``; ``form``: as it would open now.

    Raises Refused also where something has changed since it was opened.
    """
    if form.id != custom_id(press.table, press.what, press.extra):
        raise Refused("host-form-old")
    return changed_in(form, given)


def numbered(extra: str, known: Sequence[str]) -> list[str]:
    """Return the options of a form by their numbers in its id, among all ``known`` ones. Raises Refused for any other id."""
    numbers = [read_number(one, len(known) - 1) for one in extra.partition(".")[0].split(",")]
    if None in numbers:
        raise Refused("no-press")
    return [known[number] for number in numbers if number is not None]


def options_form(scene: LobbyScene, names: Sequence[str]) -> Form:
    """Return the form for several options of the rules; its id has a mark of what stands in it, so that nobody's change is taken back."""
    fields = option_fields(scene, names)
    where = [one.name for one in settings_in(scene)]
    extra = f"{','.join(str(where.index(name)) for name in names)}.{mark_of(fields)}"
    return Form(host_id(scene, "several", extra), scene.words("h-options"), fields)


def _first(field: Field) -> tuple[str, ...]:
    entry = field.entry
    if isinstance(entry, TextEntry):
        return (entry.before,)
    if isinstance(entry, Menu):
        return tuple(choice.value for choice in entry.choices if choice.chosen)
    return tuple(map(str, entry.chosen))
