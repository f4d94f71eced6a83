"""Which executive actions and avoidances an automated player of Escape Plan takes."""

from typing import cast

from engines.asking import Ask, Option
from engines.escape_plan.components import CONTACTS
from engines.players.escape_plan_dodging import BRIBED, WOUND
from engines.players.escape_plan_judging import Judgement
from engines.players.escape_plan_worth import TOKEN_LEAVES

ASSET = 10
"""What a used asset is worth at the end."""
FEE = 3
ROW = 3
"""From this row on notoriety is worth losing."""
STAKE = {"equipment": 1, "contact": 3, "fixer": 5, "location": 6, "asset": 0}
"""What using a thing up is felt to cost, by the kind of its reference."""
BY_TYPE = "avoid_type"


class Uses:
    """What one question offers to use."""

    def __init__(self, ask: Ask, judgement: Judgement) -> None:
        self.ask = ask
        self.j = judgement
        self.uses = [option for option in ask.options if option.id.startswith("use:")]

    def anytime(self) -> str | None:
        """Return an executive action worth taking now, None if there is none."""
        for option in self.uses:
            worth = getattr(self, f"_{_word(option, 'effect')}", None)
            if worth is not None and worth(_cost(option)):
                return option.id
        return None

    def _token(self, cost: int) -> bool:
        over = self.j.late and self.j.city.part in ("night", "dawn")
        return not over and self.j.mine.cash - cost >= TOKEN_LEAVES[max(1, self.j.city.day) - 1]

    def _income(self, cost: int) -> bool:
        return self.j.me.income >= cost + 3 or (self.j.late and self.j.turns == 1)

    def _heal(self, cost: int) -> bool:
        return cost <= max(0, self.j.budget)

    def _notoriety(self, cost: int) -> bool:
        return self.j.me.row + self.j.me.red - self.j.me.blue >= ROW and cost <= max(0, self.j.budget)

    def _contact(self, cost: int) -> bool:
        return self.j.free_entry and cost <= self.j.budget

    def _unlock(self, cost: int) -> bool:
        return cost <= self.j.budget

    def _refresh(self, cost: int) -> bool:
        me = self.j.me
        used = sum([bool(entry.contact) and entry.used for entry in me.entries])
        return used + sum([pocket.kind == "equipment" and pocket.used for pocket in me.pockets]) > 1 and cost <= self.j.budget

    # ---- the escape step

    def avoid(self) -> str | None:
        """Return the best avoidance; on the way out also assets, each worth 10 once it is used; at last ``done``."""
        turn = self.j.city.turn
        leaving = turn is not None and turn.leaving
        spare = self.j.mine.cash - (self.j.city.exit_cost or 0) if leaving else self.j.spare
        worth = {option.id: self._value(option) for option in self.ask.options if option.id.startswith("avoid:") and _cost(option) <= spare}
        best = max(worth, key=lambda one: worth[one], default=None)
        if best is not None and worth[best] > 0:
            return best
        if leaving:
            assets = sorted([option for option in self.uses if option.id.startswith("use:asset:")], key=_last)
            paid = [option.id for option in assets if _cost(option) <= min(spare, ASSET - 1)]
            free = [option.id for option in self.uses if _word(option, "effect") in ("income", "heal") and _cost(option) <= spare]
            return next(iter(free + paid), "done")
        heal = [option.id for option in self.uses if option.id == "use:first_aid"]
        return heal[0] if heal else "done"

    def _value(self, option: Option) -> float:
        """Return what an avoidance saves."""
        kind, _, name = _word(option, "source").partition(":")
        spent = BRIBED * _cost(option) + STAKE.get(kind, 0) + (self.j.notoriety() if option.text.args["star"] else 0)
        gained = ASSET if kind == "asset" else 0
        if kind == "contact" and CONTACTS[int(name)].effect == BY_TYPE:
            return WOUND * self._of_type(option, CONTACTS[int(name)].officers[0]) - spent
        return (WOUND if option.text.args["who"] else self._all(option)) + gained - spent

    def _open(self, option: Option) -> list[str]:
        """Return who is not avoided yet on the tile of an avoidance."""
        tile = _word(option, "tile").partition(":")[2]
        turn = self.j.city.turn
        avoided = turn.avoided if turn else ()
        there = [kind for look in self.j.city.tiles if look.id == tile for kind in look.officers]
        there += [bot.id for bot in self.j.city.bots if bot.tile == tile and not bot.gone]
        return [one for one in there if f"{one}@{tile}" not in avoided]

    def _of_type(self, option: Option, kind: str) -> int:
        return sum([one in (kind, "sandra") for one in self._open(option)])

    def _all(self, option: Option) -> int:
        return sum([FEE if one == "costa" else WOUND for one in self._open(option)])


def _cost(option: Option) -> int:
    return cast("int", option.text.args.get("cost", 0))


def _last(option: Option) -> tuple[bool, int]:
    """Order assets as they are used on the way out: what heals a wound, then the cheapest."""
    return _word(option, "effect") != "heal", _cost(option)


def _word(option: Option, name: str) -> str:
    return cast("str", option.text.args[name])
