"""Names of the questions, with their numbers in section 6 of the rules, and the makers of their options."""

from functools import cache

from engines.table import Ask, Option, Text

CHARACTER = "escape_plan.setup.character"
"""D-1."""
INCOME_UNLOCK = "escape_plan.income.unlock"
"""D-2."""
CITY_TILE = "escape_plan.city.tile"
"""D-3."""
CITY_POSITION = "escape_plan.city.position"
"""D-4."""
CITY_ROTATION = "escape_plan.city.rotation"
"""D-5."""
CITY_BUSINESS = "escape_plan.city.business"
"""D-6."""
CITY_SAFE_HOUSE = "escape_plan.city.safe_house"
"""D-7."""
EXTRA_ACTION = "escape_plan.extra_action"
"""D-8."""
TURN = "escape_plan.turn"
"""D-9."""
LAST = "escape_plan.turn.last"
"""D-10."""
OFFICER = "escape_plan.effect.officer"
"""D-11a."""
DESTINATION = "escape_plan.effect.destination"
"""D-11b."""
BOOSTS = "escape_plan.travel.boosts"
"""D-12."""
END = "escape_plan.travel.end"
"""D-13."""
ROUTE = "escape_plan.travel.route"
"""D-14."""
AVOID = "escape_plan.escape.avoid"
"""D-15."""
WOUND_ASSET = "escape_plan.wound.asset"
"""D-16."""
CONTACT_CARD = "escape_plan.contact.card"
"""D-17."""
CONTACT_PLACE = "escape_plan.contact.place"
"""D-18."""
INVENTORY_FIELD = "escape_plan.inventory.field"
"""D-19."""
UNLOCK_ASSET = "escape_plan.unlock.asset"
"""D-20."""
BUSINESS_KEY = "escape_plan.business.key"
"""D-21."""
HOUSE_KEY = "escape_plan.safe_house.key"
"""D-22."""
HOUSE_FIXER = "escape_plan.safe_house.fixer"
"""D-23."""
STORE_CAN = "escape_plan.store.gas_can"
"""D-24."""
STORE_EQUIPMENT = "escape_plan.store.equipment"
"""D-25."""
STORE_LOCKER = "escape_plan.store.locker"
"""D-26."""
KEEP_BAG = "escape_plan.bag.keep"
"""D-27."""
VISIT_UNLOCK = "escape_plan.visit.unlock"
"""D-28a."""
CLINIC_HEAL = "escape_plan.clinic.heal"
"""D-28b."""
CHURCH_PAY = "escape_plan.church.pay"
"""D-28c."""
HOSPITAL_HEAL = "escape_plan.hospital.heal"
"""D-29."""
EXIT_CHOICE = "escape_plan.exit.choice"
"""D-30."""
BONUS = "escape_plan.bonus"
"""D-31."""
BORDER_OFFICER = "escape_plan.border.officer"
"""D-32a."""
BORDER_DESTINATION = "escape_plan.border.destination"
"""D-32b."""


@cache
def named(kind: str, name: str) -> Option:
    """Return the option ``<kind>:<name>`` labelled ``opt-ep-<kind>`` with itself as argument; one shared object each."""
    return Option(f"{kind}:{name}", Text(f"opt-ep-{kind.replace('_', '-')}", {kind: f"{kind}:{name}"}))


@cache
def word(name: str, key: str = "") -> Option:
    """Return the option of one word (``rest``, ``done``), labelled ``opt-ep-<word>`` or ``key``."""
    return Option(name, Text(key or f"opt-ep-{name.replace('_', '-')}"))


@cache
def officer(kind: str, tile: str) -> Option:
    """Return the option ``officer:<type>@<tile>``."""
    return Option(f"officer:{kind}@{tile}", Text("opt-ep-officer", {"officer": f"officer:{kind}", "tile": f"tile:{tile}"}))


def single(name: str, seat: int, options: tuple[Option, ...], default: str, clock: str = "turn", *, secret: bool = False) -> Ask:
    """Return a question with one pick."""
    return Ask(name, seat, options, default=(default,), clock=clock, secret=secret)
