"""Answers to modals and menus as Discord sends them."""

from typing import Any

from bot.sandbox.people.not_possible import NotPossible
from bot.sandbox.world.interaction import Modal

ROW, INPUT, LABEL, CHECK = 1, 4, 18, 23


def menu_values(menu: dict[str, Any], values: tuple[str, ...]) -> None:
    """Raise NotPossible when a menu does not take these values."""
    least, most = menu.get("min_values", 1), menu.get("max_values", 1)
    if not least <= len(values) <= most:
        raise NotPossible(f"{menu['custom_id']}: between {least} and {most} can be chosen, not {len(values)}")
    if len(set(values)) != len(values):
        raise NotPossible(f"{menu['custom_id']}: nothing can be chosen twice")
    if menu["type"] == 3:
        offered = [option["value"] for option in menu["options"]]
        for value in values:
            if value not in offered:
                raise NotPossible(f"{menu['custom_id']}: {value!r} is not one of {offered}")


def modal_data(modal: Modal, given: dict[str, Any], *, force: bool) -> list[dict[str, Any]]:
    """Return the ``components`` of a modal's submission; raises NotPossible for a field that is missing, unknown or out of bounds."""
    known = {part["custom_id"] for part in modal.fields}
    unknown = set(given) - known
    if unknown and not force:
        raise NotPossible(f"the modal has no fields {sorted(unknown)}, only {sorted(known)}")
    return [_part(part, given, force=force) for part in modal.components]


def _part(part: dict[str, Any], given: dict[str, Any], *, force: bool) -> dict[str, Any]:
    if part["type"] == ROW:
        return {"type": ROW, "id": part["id"], "components": [_field(child, given, force=force) for child in part["components"]]}
    if part["type"] == LABEL:
        return {"type": LABEL, "id": part["id"], "component": _field(part["component"], given, force=force)}
    return {"type": part["type"], "id": part["id"]}


def _field(part: dict[str, Any], given: dict[str, Any], *, force: bool) -> dict[str, Any]:
    answer: dict[str, Any] = {"type": part["type"], "id": part["id"], "custom_id": part["custom_id"]}
    value = given.get(part["custom_id"])
    if part["type"] == INPUT:
        text = str(part.get("value") or "") if value is None else str(value)
        if not force:
            _check_text(part, text)
        return {**answer, "value": text}
    if part["type"] == CHECK:
        return {**answer, "value": bool(part.get("default")) if value is None else bool(value)}
    if part["type"] == 21:
        return {**answer, "value": value}
    if value is None:
        value = [option["value"] for option in part.get("options", ()) if option.get("default")]
    values = tuple(str(getattr(one, "id", one)) for one in (value if isinstance(value, list | tuple) else (value,)))
    if not force and (values or part.get("required", True)):
        menu_values(part, values)
    return {**answer, "values": list(values)}


def _check_text(part: dict[str, Any], text: str) -> None:
    if not text and not part.get("required", True):
        return
    least, most = part.get("min_length", 1 if part.get("required", True) else 0), part.get("max_length", 4000)
    if not max(least or 0, 1 if part.get("required", True) else 0) <= len(text) <= (most or 4000):
        raise NotPossible(f"{part['custom_id']}: {len(text)} characters, allowed are {least} to {most}")
