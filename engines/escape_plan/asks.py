"""Names of the lead's questions (section 6 of the rules) and the makers of their options."""

from functools import cache

from engines.table import Ask, Option, Text

CHARACTER = "escape_plan.setup.character"
INCOME_UNLOCK = "escape_plan.income.unlock"
CITY_TILE = "escape_plan.city.tile"
CITY_POSITION = "escape_plan.city.position"
CITY_ROTATION = "escape_plan.city.rotation"
CITY_BUSINESS = "escape_plan.city.business"
CITY_SAFE_HOUSE = "escape_plan.city.safe_house"
EXTRA_ACTION = "escape_plan.extra_action"
TURN = "escape_plan.turn"
LAST = "escape_plan.turn.last"
BOOSTS = "escape_plan.travel.boosts"
END = "escape_plan.travel.end"
ROUTE = "escape_plan.travel.route"
AVOID = "escape_plan.escape.avoid"
WOUND_ASSET = "escape_plan.wound.asset"
BORDER_OFFICER = "escape_plan.border.officer"
BORDER_DESTINATION = "escape_plan.border.destination"


@cache
def named(kind: str, name: str) -> Option:
    """Return the option ``<kind>:<name>`` with the label ``opt-ep-<kind>`` and the reference as its argument, one shared object each."""
    return Option(f"{kind}:{name}", Text(f"opt-ep-{kind.replace('_', '-')}", {kind: f"{kind}:{name}"}))


@cache
def word(name: str, key: str = "") -> Option:
    """Return an option of one fixed word (``rest``, ``done``) with the label ``opt-ep-<word>`` or ``key``."""
    return Option(name, Text(key or f"opt-ep-{name.replace('_', '-')}"))


@cache
def officer(kind: str, tile: str) -> Option:
    """Return the option ``officer:<type>@<tile>``."""
    return Option(f"officer:{kind}@{tile}", Text("opt-ep-officer", {"officer": f"officer:{kind}", "tile": f"tile:{tile}"}))


def single(name: str, seat: int, options: tuple[Option, ...], default: str, clock: str = "turn", *, secret: bool = False) -> Ask:
    """Return a question with one pick."""
    return Ask(name, seat, options, default=(default,), clock=clock, secret=secret)
