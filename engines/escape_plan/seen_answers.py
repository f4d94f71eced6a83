"""Reading answers off notices: nearly every answer is public, at the latest with its result (section 6, MA-6.2).

Where an answer has no result (``no``, ``done``), the next notice is about something else. Drafts (D-12 to D-14) are told with the move.
"""

from collections.abc import Callable, Sequence
from typing import cast

from engines.asking import Ask, Text
from engines.escape_plan import asks
from engines.escape_plan.components import WOUND_CUBES
from engines.escape_plan.views import EscapePlanView
from engines.imagining import Seen, name_of, names_of

Picks = tuple[str, ...]
Found = tuple[int, Picks]
MOVED = ("ep-moved", "ep-leaving")
WITHIN = ("key", "gang", "avoid_all", "avoid_type", "avoid_one")
"""Effects used within another answer: against the police, on the way, for a lock."""
ESCAPING = ("ep-wounded", "ep-avoided", "ep-officer-moved", "ep-officer-removed", "ep-escaped", "ep-arrested")
"""Notices that show a turn to be still in its escape step."""
NOTHING = Text("")
"""Stands in for a next notice that does not exist."""


def read(ask: Ask, seen: Seen, told: int) -> Found | None:
    """Return the answer to ``ask`` and the place of the notice that tells it, None while nothing does.

    ``told``: the number of notices before the question. After an answer without a result the game no longer waits for the seat.
    """
    if told == len(seen.told):
        over = ask.name in AT_ONCE and ask.seat not in cast("EscapePlanView", seen.view).awaited
        return (told, (AT_ONCE[ask.name](ask, (NOTHING,)),)) if over else None
    using = _using(ask, seen.told[told])
    if using is not None:
        return told, ("done" if ask.name == asks.AVOID and _after_wounds(seen.told[told:]) else using,)
    if ask.name in AT_ONCE:
        return told, (AT_ONCE[ask.name](ask, seen.told[told:]),)
    keys, reads = LATER[ask.name]
    for at in range(told, len(seen.told)):
        text = seen.told[at]
        if text.key in keys and f"seat:{ask.seat}" in (text.args.get("seat"), text.args.get("who")):
            return at, reads(ask, text, seen)
        if ask.name == asks.INCOME_UNLOCK and text.key == "ep-patrol":
            return at, ("no",)
    return None


def _using(ask: Ask, text: Text) -> str | None:
    """Return the executive action in the next notice, if the question offers it."""
    if text.key != "ep-used" or text.args["seat"] != f"seat:{ask.seat}" or text.args["effect"] in WITHIN:
        return None
    source = str(text.args["source"])
    named = {"token:first_aid": "first_aid"}.get(source, source.replace("location:", "gang:"))
    return _offered(ask, f"use:{named}")


def _after_wounds(told: Sequence[Text]) -> bool:
    """Return whether wounds without effect, and so without a notice, came before the healing told next (EP-14.8).

    After the healing of one cube they would have had an effect.
    """
    used, *after = told
    if used.args["effect"] != "heal" or all(one.args["wounds"] != WOUND_CUBES - 1 for one in after[:3] if one.key == "ep-healed"):
        return False
    for one in after:
        if one.key in ESCAPING or one.args.get("cause") == "costa":
            return False
        if one.key in ("ep-turn", "ep-adjust"):
            return True
    return False


def _offered(ask: Ask, option: str) -> str | None:
    return option if any(one.id == option for one in ask.options) else None


AtOnce = Callable[[Ask, Sequence[Text]], str]


def _if_told(key: str, pick: str, other: str, **args: object) -> AtOnce:
    """Return a reader that gives ``pick`` if the next notice has this key and these arguments, else ``other``."""

    def reads(ask: Ask, told: Sequence[Text]) -> str:
        text = told[0]
        mine = text.args.get("seat") == f"seat:{ask.seat}"
        return pick if text.key == key and mine and all(text.args[name] == one for name, one in args.items()) else other

    return reads


def _bought(ask: Ask, told: Sequence[Text]) -> str:
    paid, *after = told
    cause = "safe_house" if ask.name == asks.HOUSE_FIXER else "store"
    if paid.key != "ep-paid" or paid.args["cause"] != cause or not after or after[0].key != "ep-bought":
        return "no"
    return str(after[0].args["item"])


def _key(_ask: Ask, told: Sequence[Text]) -> str:
    """Return the key that was turned: ``key:<field>``, or the universal key."""
    text = told[0]
    if text.key == "ep-key-used":
        return f"key:{text.args['house']}"
    return "asset:as_key" if text.key == "ep-used" and text.args["effect"] == "key" else ""


def _locker(_ask: Ask, told: Sequence[Text]) -> str:
    key = _key(_ask, told)
    opened = next((one for one in told if one.key == "ep-locker"), None)
    return f"{opened.args['locker']}/{key}" if key and opened is not None else "no"


def _unlocked(_ask: Ask, told: Sequence[Text]) -> str:
    text = told[0]
    return str(text.args["asset"]) if text.key == "ep-unlocked" and text.args["cause"] in ("clinic", "church") else "no"


def _healed(_ask: Ask, told: Sequence[Text]) -> str:
    paid, *after = told
    return f"heal:{after[0].args['n']}" if paid.key == "ep-paid" and paid.args["cause"] == "hospital" and after else "heal:0"


def _exit(_ask: Ask, told: Sequence[Text]) -> str:
    text = told[0]
    if text.key == "ep-exit-tiles":
        return "tile"
    return "income" if text.key == "ep-earned" and text.args["cause"] == "exit" else "nothing"


def _bonus(_ask: Ask, told: Sequence[Text]) -> str:
    text = told[0]
    if text.args.get("cause") != "bonus":
        return "nothing"
    if text.key == "ep-unlocked":
        return str(text.args["asset"])
    return "extra_action" if text.key == "ep-token" else "rider"


def _avoided(ask: Ask, told: Sequence[Text]) -> str:
    """Return the avoidance that begins with the next notice: its source is in it, its target in ``ep-avoided`` soon after."""
    used = told[0]
    if used.key != "ep-used":
        return "done"
    source, avoided = str(used.args["source"]), next((one for one in told if one.key == "ep-avoided"), None)
    if avoided is None or avoided.args["source"] != source:
        return "done"
    tile, covered = name_of(avoided.args["tile"]), names_of(avoided.args["officers"])
    for option in ask.options:
        args = option.text.args
        if option.id.startswith("avoid:") and args["source"] == source and args["tile"] == f"tile:{tile}":
            who = name_of(args["who"])
            if not who or (who,) == covered:
                return option.id
    return "done"


AT_ONCE: dict[str, AtOnce] = {
    asks.STORE_CAN: _if_told("ep-can", "yes", "no"),
    asks.STORE_EQUIPMENT: _bought,
    asks.HOUSE_FIXER: _bought,
    asks.STORE_LOCKER: _locker,
    asks.BUSINESS_KEY: _key,
    asks.VISIT_UNLOCK: _unlocked,
    asks.CLINIC_HEAL: _if_told("ep-healed", "yes", "no"),
    asks.CHURCH_PAY: _if_told("ep-paid", "yes", "no", cause="church"),
    asks.HOSPITAL_HEAL: _healed,
    asks.EXIT_CHOICE: _exit,
    asks.BONUS: _bonus,
    asks.AVOID: _avoided,
    asks.LAST: lambda _ask, _told: "done",
}
"""Questions whose answer is in the next notice."""


Later = Callable[[Ask, Text, Seen], Picks]


def _arg(name: str) -> tuple[Later]:
    """Return a reader for an argument that is the option itself (``asset:as_heal``)."""
    return (lambda _ask, text, _seen: (str(text.args[name]),),)


def _boosts(_ask: Ask, text: Text, _seen: Seen) -> Picks:
    uses = [str(one) for one in cast("tuple[str, ...]", text.args["uses"])]
    picks = [f"can:{number}" for number in range(1, cast("int", text.args["cans"]) + 1)]
    for number, use in enumerate(uses):
        base = name_of(use)
        picks.append(f"gang:{base}:{uses[: number + 1].count(use)}" if use.startswith("location:") else use)
    return tuple(picks)


def _end(_ask: Ask, text: Text, _seen: Seen) -> Picks:
    return ("escape" if text.key == "ep-leaving" else str(text.args["location"]),)


def _route(_ask: Ask, text: Text, _seen: Seen) -> Picks:
    return (f"route:{'+'.join(names_of(text.args['left'])) or 'none'}/{text.args['cans']}",)


def _place(ask: Ask, text: Text, _seen: Seen) -> Picks:
    how = {"returned": "return", "kept": "keep"}.get(str(text.args["how"]))
    return (how or next(option.id for option in ask.options if option.text.args.get("contact") == text.args["old"]),)


def _tile(text: Text, seen: Seen) -> tuple[tuple[int, int], int]:
    """Return position and rotation of a tile that was placed."""
    view = cast("EscapePlanView", seen.view)
    return next((look.at or (0, 0), look.rotation) for look in view.tiles if f"tile:{look.id}" == text.args["tile"])


def _position(_ask: Ask, text: Text, seen: Seen) -> Picks:
    (q, r), _ = _tile(text, seen)
    return (f"position:{q},{r}",)


def _token(ask: Ask, text: Text, _seen: Seen) -> Picks:
    spots = cast("tuple[str, ...]", text.args["spots"])
    return tuple([option.id for option in ask.options if option.id in spots])


def _officer(_ask: Ask, text: Text, _seen: Seen) -> Picks:
    return (f"{text.args['officer']}@{name_of(text.args['tile' if text.key == 'ep-officer-removed' else 'origin'])}",)


TURN = {"ep-rest": "rest", "ep-moved": "move", "ep-leaving": "move", "ep-no-turn": "pass"}
ACTED = {"ep-act": "act", "ep-pass": "pass"}
SHIFTED = ("ep-officer-moved",)

LATER: dict[str, tuple[tuple[str, ...], Later]] = {
    asks.CHARACTER: (("ep-character",), *_arg("character")),
    asks.INCOME_UNLOCK: (("ep-unlocked",), *_arg("asset")),
    asks.CITY_TILE: (("ep-placed",), *_arg("tile")),
    asks.CITY_POSITION: (("ep-placed",), _position),
    asks.CITY_ROTATION: (("ep-placed",), lambda _ask, text, seen: (f"rotation:{_tile(text, seen)[1]}",)),
    asks.CITY_BUSINESS: (("ep-placed",), _token),
    asks.CITY_SAFE_HOUSE: (("ep-placed",), _token),
    asks.EXTRA_ACTION: (tuple(ACTED), lambda _ask, text, _seen: (ACTED[text.key],)),
    asks.TURN: (tuple(TURN), lambda _ask, text, _seen: (TURN[text.key],)),
    asks.BOOSTS: (MOVED, _boosts),
    asks.END: (MOVED, _end),
    asks.ROUTE: (MOVED, _route),
    asks.CONTACT_CARD: (("ep-contact",), *_arg("contact")),
    asks.CONTACT_PLACE: (("ep-contact",), _place),
    asks.INVENTORY_FIELD: (("ep-item",), lambda _ask, text, _seen: (f"field:{text.args['field']}",)),
    asks.HOUSE_KEY: (("ep-key",), lambda _ask, text, _seen: (f"key:{name_of(text.args['color'])}",)),
    asks.UNLOCK_ASSET: (("ep-unlocked",), *_arg("asset")),
    asks.WOUND_ASSET: (("ep-handcuffs",), *_arg("asset")),
    asks.KEEP_BAG: (("ep-bag",), *_arg("bag")),
    asks.OFFICER: (("ep-officer-moved", "ep-officer-removed"), _officer),
    asks.DESTINATION: (SHIFTED, *_arg("tile")),
    asks.BORDER_OFFICER: (SHIFTED, _officer),
    asks.BORDER_DESTINATION: (SHIFTED, *_arg("tile")),
}
"""Questions whose answer is in a later notice about the seat."""
