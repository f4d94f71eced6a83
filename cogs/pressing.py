"""Custom ids of our buttons and menus, read strictly: whatever does not look exactly like ours is none of ours."""

import re
from dataclasses import dataclass

from bot.presenting.questions import as_option

PREFIX = "c1:"

_PRESS = re.compile(r"c1:([a-z0-9]{1,16}):([a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*){0,3})(?::([A-Za-z0-9_.:=,@+/-]{1,80}))?")
_NUMBER = re.compile(r"[0-9]+")
LARGEST = 2**63 - 1
"""The largest number that a database can hold; Discord gives out no larger id."""

_THING = r"[0-9]{1,3}(?:=[a-z0-9_=]{1,30})?|-?[0-9],-?[0-9]|[a-z][a-z0-9_@+,/=-]{0,59}"
_OPTION = rf"[a-z_]{{1,20}}(?:=(?:{_THING}))?"
_ANSWER = re.compile(rf"([0-9]{{1,6}})(?::({_OPTION}))?")
_STEP = re.compile(rf"([a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*){{1,3}}):([0-9]{{1,6}})(?::({_OPTION}))?")
_LOOK = re.compile(r"([a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*){1,3}):([0-9]{1,6})(?::([a-z0-9_=.,-]{1,48}))?")


@dataclass(frozen=True, slots=True)
class Press:
    """What a custom id says: the table, the verb or the name of a question, and what follows."""

    table: str
    what: str
    extra: str = ""


@dataclass(frozen=True, slots=True)
class Picked:
    """An answer in a custom id: which question, its opening, and the option (empty: the menu's values tell)."""

    name: str
    number: str
    option: str = ""


def read_press(custom_id: object) -> Press | None:
    """Return what our own custom id says, None for anything else."""
    if not isinstance(custom_id, str) or len(custom_id) > 100 or not all(int(one) <= LARGEST for one in _NUMBER.findall(custom_id)):
        return None
    found = _PRESS.fullmatch(custom_id)
    return Press(found[1], found[2], found[3] or "") if found else None


def read_answer(press: Press) -> Picked | None:
    """Return the answer that a press on a question's own button or menu gives."""
    found = _ANSWER.fullmatch(press.extra)
    return Picked(press.what, found[1], as_option(found[2] or "")) if found else None


def read_step(press: Press) -> Picked | None:
    """Return the answer that a step of confirmation (``sure``, ``back``) speaks about."""
    found = _STEP.fullmatch(press.extra)
    return Picked(found[1], found[2], as_option(found[3] or "")) if found else None


def read_look(press: Press) -> Picked | None:
    """Return the question that somebody leafs through on the own desk, and where (``option``), by a press that answers nothing yet."""
    found = _LOOK.fullmatch(press.extra)
    return Picked(found[1], found[2], found[3] or "") if found else None
