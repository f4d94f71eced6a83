"""Forgetting a person in evenings and series: what their plans and surfaces hold beside the answers (CL-16.4).

An evening that goes on does not know the person any more; of one that is over stays how it was, without them. Series that they host end.
"""

import json
from collections.abc import Sequence

from bot.store.cleaning import Cleaning, is_person
from bot.store.encoding import Columns, to_json
from bot.store.steps import Read, Step

ANSWERED = (
    "SELECT evening_id FROM evening_answers WHERE user_id = ? UNION SELECT evening_id FROM evening_votes WHERE user_id = ? "
    "UNION SELECT evening_id FROM evening_people WHERE user_id = ?"
)
"""Evenings in which rows of a person stand."""

ARGS = "args"
"""In surfaces: what a sentence that is still to be said speaks about."""

EVENINGS = f"SELECT id, host_id, plan, surfaces FROM evenings WHERE host_id = ? OR plan LIKE ? OR surfaces LIKE ? OR id IN ({ANSWERED})"
SERIES = "SELECT id, host_id, plan FROM series WHERE host_id = ? OR plan LIKE ?"


async def names_in_evenings(read: Read, user_id: int) -> set[str]:
    """Return the names under which a person stands in plans and surfaces; there may be an empty one among them."""
    found: set[str] = set()
    for _, host_id, plan, surfaces in await _evenings(read, user_id):
        found |= _host_name(plan, host_id, user_id) | set(_names_in(json.loads(surfaces), str(user_id)))
    for _, host_id, plan in await _series(read, user_id):
        found |= _host_name(plan, host_id, user_id)
    return found


async def evenings_without(read: Read, user_id: int, cleaning: Cleaning) -> list[Step]:
    """Return steps that take the person out of plans and surfaces; every evening that knew them is seen as changed (CL-1.4)."""
    work = []
    for evening, host_id, plan, surfaces in await _evenings(read, user_id):
        cleaned = (_plan(plan, host_id == user_id, cleaning), _surfaces(surfaces, cleaning))
        sql = "UPDATE evenings SET plan = ?, surfaces = ?, version = version + 1 WHERE id = ? RETURNING id"
        work.append(Step(sql, (*cleaned, evening)))
    for series, host_id, plan in await _series(read, user_id):
        work.append(Step("UPDATE series SET plan = ? WHERE id = ? RETURNING id", (_plan(plan, host_id == user_id, cleaning), series)))
    return [*work, Step("UPDATE series SET state = 'ended' WHERE host_id = ? AND state <> 'ended' RETURNING id", (user_id,))]


async def _evenings(read: Read, user_id: int) -> Sequence[Columns]:
    return await read(EVENINGS, user_id, *[f"%{user_id}%"] * 2, *[user_id] * 3)


async def _series(read: Read, user_id: int) -> Sequence[Columns]:
    return await read(SERIES, user_id, f"%{user_id}%")


def _plan(column: str, own: bool, cleaning: Cleaning) -> str:
    """Return a plan without the person. Another host stays, who may be called the same."""
    plan = cleaning.left(json.loads(column))
    assert isinstance(plan, dict)
    texts = ("host_name", "note", "place") if own else ("note", "place")
    return to_json(plan | {key: cleaning.text(str(plan[key])) for key in texts if key in plan})


def _surfaces(column: str, cleaning: Cleaning) -> str:
    surfaces = _texts_cleaned(cleaning.left(json.loads(column)), cleaning)
    assert isinstance(surfaces, dict)
    return to_json(surfaces)


def _texts_cleaned(value: object, cleaning: Cleaning) -> object:
    """Return surfaces without the person's names in what is still to be said."""
    if isinstance(value, dict):
        return {key: _said(inner, cleaning) if key == ARGS else _texts_cleaned(inner, cleaning) for key, inner in value.items()}
    return [_texts_cleaned(inner, cleaning) for inner in value] if isinstance(value, list) else value


def _said(args: object, cleaning: Cleaning) -> object:
    """Return what a sentence speaks about, without the person's names; what an evening is called stays."""
    assert isinstance(args, dict)
    return {key: cleaning.text(one) if isinstance(one, str) and key != "name" else one for key, one in args.items()}


def _host_name(plan: str, host_id: int, user_id: int) -> set[str]:
    return {str(json.loads(plan).get("host_name", ""))} if host_id == user_id else set()


def _names_in(value: object, user: str) -> list[str]:
    """Return the names that stand beside an id: in a pair with it, or in what is kept by it."""
    if isinstance(value, dict):
        own = value.get(user)
        mine = [str(own.get("name", ""))] if isinstance(own, dict) else []
        return mine + [name for inner in value.values() for name in _names_in(inner, user)]
    if isinstance(value, list):
        if is_person(value):
            return [str(value[1])] if value[0] == user else []
        return [name for inner in value for name in _names_in(inner, user)]
    return []
