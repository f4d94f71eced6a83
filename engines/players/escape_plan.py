"""An automated player of Escape Plan with a little sense.

It makes the move with the best visit and next visit (``escape_plan_judging``), past few officers, and keeps the exit in reach on day 3. It
reads nothing but its view and its questions.
"""

from collections.abc import Callable
from typing import cast

from pydantic import BaseModel

from engines.asking import Ask, Option
from engines.escape_plan.components import CONTACTS, FIXERS, LATE_UNLOCK
from engines.escape_plan.views import EscapePlanView
from engines.players.basic import SilentPlayer
from engines.players.escape_plan_judging import LOST, TOKEN_LEAVES, Judgement
from engines.players.escape_plan_lookahead import EscapePlanLookahead
from engines.players.escape_plan_streets import BRIBED, WOUND
from engines.players.protocol import Effort, GamePlayers, Heat, Picks
from engines.players.whims import Whims

LIKED = {
    "token": 30, "income": 14, "avoid_all": 13, "gang": 12, "avoid_type": 11, "heal": 10, "unlock": 9, "contact": 9,
    "avoid_one": 8, "refresh": 8, "notoriety": 6, "flight": 4, "medevac": 3, "officer": 3, "sewer": 2, "snitch": 2, "jet_ski": 1,
}  # fmt: skip
"""Its preference among contacts, by their effect."""


class EscapePlanPlayer(SilentPlayer):
    """One automated player; see ``engines.players.protocol.Player`` for what each method takes and returns."""

    def __init__(self, seat: int, whims: Whims) -> None:
        self.seat = seat
        self._whims = whims
        self._answers: dict[str, Callable[[Ask, Judgement], str | None]] = {
            "setup.character": lambda ask, _j: whims.pick([option.id for option in ask.options]),
            "income.unlock": self._income_unlock,
            "city.tile": self._tile,
            "city.business": self._token,
            "city.safe_house": self._token,
            "extra_action": lambda _ask, _j: "act",
            "turn": self._turn,
            "travel.end": self._end,
            "contact.card": self._contact,
            "inventory.field": self._field,
            "safe_house.fixer": self._fixer,
            "store.equipment": self._equipment,
            "store.locker": self._locker,
            "church.pay": lambda _ask, j: "yes" if j.budget > 1 and j.me.row + j.me.red - j.me.blue > 1 else "no",
            "hospital.heal": self._heal,
            "exit.choice": self._exit,
            "bonus": self._bonus,
            "escape.avoid": lambda ask, j: Uses(ask, j).avoid(),
        }

    def choose(self, ask: Ask, view: BaseModel) -> Picks | None:
        """Use an executive action worth taking now, else answer with the method for this question, else take the default."""
        self._whims.about(ask.id)
        city = cast("EscapePlanView", view)
        name = ask.name.removeprefix("escape_plan.")
        if city.me is None:
            return None
        if name == "travel.boosts":
            return tuple([option.id for option in ask.options if option.id.startswith("can:")])
        answer = self._answers.get(name)
        if answer is None and not any(option.id.startswith("use:") for option in ask.options):
            return ask.default  # a forced answer
        judgement = Judgement(city, self.seat, city.me)
        use = None if name == "escape.avoid" else Uses(ask, judgement).anytime()
        pick = use or (answer(ask, judgement) if answer else None)
        return ask.default if pick is None else (pick,)

    # ---- the city

    def _income_unlock(self, ask: Ask, j: Judgement) -> str:
        """Unlock late only with money beyond the cost of the way out."""
        return ask.options[1].id if len(ask.options) > 1 and j.mine.cash >= LATE_UNLOCK + j.reserve // (1 if j.late else 2) else "no"

    def _tile(self, ask: Ask, j: Judgement) -> str:
        """Place the tile with the most businesses and safe houses."""
        spaces = {tile.id: sum([place.kind in ("business", "safe_house") for place in tile.locations]) for tile in j.city.tile_offer}
        return max([option.id for option in ask.options], key=lambda one: spaces.get(one.partition(":")[2], 0))

    def _token(self, ask: Ask, j: Judgement) -> str:
        """Put down the token that brings most."""
        amounts = j.mine.amounts

        def amount(option: str) -> int:
            kind, _, name = option.partition(":")
            return amounts.get(name if kind == "business" else f"safe_{name}", 0)

        return max([option.id for option in ask.options], key=amount)

    # ---- turns

    def _turn(self, ask: Ask, j: Judgement) -> str:
        """Rest if that is worth more than the best move, but never when it is time to leave."""
        options = [option.id for option in ask.options]
        turns = j.best_turns
        if "rest" in options and not (j.late and turns == 1) and j.rest(turns) > j.best_move(turns):
            return "rest"
        return "move" if "move" in options else options[0]

    def _end(self, ask: Ask, j: Judgement) -> str | None:
        """Leave when that is best; else go where it is worth most."""
        moves = [option.id for option in ask.options if option.id.startswith("location:")]
        if any(option.id == "escape" for option in ask.options) and (j.best_turns == 1 or not moves):
            return "escape"
        if not moves:
            return None
        near = {f"location:{step.end}": step for step in j.steps(j.start)}
        turns = max(2, j.best_turns) if j.late else j.best_turns
        worth = {one: j.move(near[one], turns) if one in near else -float(LOST) for one in moves}
        return self._whims.best(worth, lambda one: worth[one])

    # ---- visits

    def _contact(self, ask: Ask, _j: Judgement) -> str:
        cards = [option.id for option in ask.options if option.id.startswith("contact:")]
        return max(cards, key=lambda one: LIKED.get(CONTACTS[int(one.partition(":")[2])].effect, 0))

    def _field(self, ask: Ask, j: Judgement) -> str:
        """Put a tile on a free field, else in place of the tile worth least; the values of the own bags are known."""
        bags = {bag.field: bag.value for bag in j.mine.bags}

        def loss(option: str) -> int:
            field = int(option.partition(":")[2])
            pocket = j.me.pockets[field - 1]
            if pocket.kind is None:
                return -1
            if pocket.kind == "bag":
                return bags.get(field, 0)
            return 0 if pocket.used and pocket.kind == "fixer" else 5

        return min([option.id for option in ask.options], key=loss)

    def _fixer(self, ask: Ask, j: Judgement) -> str:
        """Buy a fixer tile that pays: an extra action, a safe full enough, a medical kit, a motorcycle."""
        wanted = {"fx_id": 40 if not j.late or j.turns > 1 else 0, "fx_safe": j.me.income - 3, "fx_kit": 15 if j.me.wounds else 0}
        wanted |= {"fx_motorcycle": 6, "fx_drink": 0}
        offered = [option.id for option in ask.options if option.id.startswith("fixer:")]
        good = [one for one in offered if wanted.get(one[6:], 0) > 0 and FIXERS[one[6:]].price <= j.budget + wanted[one[6:]] // 20]
        return max(good, key=lambda one: wanted[one[6:]], default="no")

    def _equipment(self, ask: Ask, j: Judgement) -> str:
        """Buy gear as long as there is a free field for it."""
        free = sum([pocket.asset is None and pocket.kind is None for pocket in j.me.pockets])
        offered = [option.id for option in ask.options if option.id.startswith("equipment:")]
        held = [pocket.item for pocket in j.me.pockets]
        new = [one for one in offered if one.partition(":")[2] not in held]
        return new[-1] if new and free and j.budget >= 2 else "no"

    def _locker(self, ask: Ask, j: Judgement) -> str:
        lockers = [option.id for option in ask.options if option.id.startswith("locker:")]
        worth = {one: j.locker(one.partition("/")[0].partition(":")[2]) for one in lockers}
        best = max(worth, key=lambda one: worth[one])
        return best if worth[best] > 0 else "no"

    def _heal(self, ask: Ask, j: Judgement) -> str:
        heals = [option for option in ask.options if option.id.startswith("heal:")]
        paid = [option.id for option in heals if _number(option, "cost") <= max(0, j.budget)]
        return paid[-1]

    def _exit(self, ask: Ask, j: Judgement) -> str:
        look = j.streets.places[j.me.location or ""]
        tile = any(option.id == "tile" for option in ask.options) and j.exit_tile(look) > j.income(j.me.income)
        return "tile" if tile else "income"

    def _bonus(self, ask: Ask, j: Judgement) -> str:
        options = [option.id for option in ask.options]
        useless = j.late and j.city.part in ("night", "dawn")
        return options[1] if not useless or len(options) == 2 else options[2]


def _number(option: Option, name: str) -> int:
    """Return a number among the arguments of an option."""
    return cast("int", option.text.args[name])


ASSET = 10
"""The value of a used asset at the end."""
FEE = 3
ROW = 3
"""The first row from which it pays to lose notoriety."""
STAKE = {"equipment": 1, "contact": 3, "fixer": 5, "location": 6, "asset": 0}
"""The judged cost of using up a thing, by the kind of its reference."""
BY_TYPE = "avoid_type"


# ---- executive actions, now and against the police


class Uses:
    """The usable things of one question."""

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
        """Return the cost that an avoidance saves."""
        kind, _, name = _word(option, "source").partition(":")
        spent = BRIBED * _cost(option) + STAKE.get(kind, 0) + (self.j.notoriety() if option.text.args["star"] else 0)
        gained = ASSET if kind == "asset" else 0
        if kind == "contact" and CONTACTS[int(name)].effect == BY_TYPE:
            return WOUND * self._of_type(option, CONTACTS[int(name)].officers[0]) - spent
        return (WOUND if option.text.args["who"] else self._all(option)) + gained - spent

    def _open(self, option: Option) -> list[str]:
        """Return the police not avoided yet on the tile of an avoidance."""
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
    """Order assets for use on the way out: healing ones first, then the cheapest."""
    return _word(option, "effect") != "heal", _cost(option)


def _word(option: Option, name: str) -> str:
    return cast("str", option.text.args[name])


# ---- found by the name of the game


PLAYERS = GamePlayers(
    EscapePlanPlayer,
    levels=("gentle", "normal", "strong"),
    blunders=0.03,
    lookahead=EscapePlanLookahead(),
    efforts={"strong": Effort((Heat(8, left=1),))},
)
