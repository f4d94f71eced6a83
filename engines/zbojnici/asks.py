"""The questions D1 to D13 (section 6 of the rules): names, options, clocks, defaults and secrecy."""

from collections.abc import Iterable, Sequence
from functools import cache

from engines.table import Ask, Option, Text, plain_option
from engines.zbojnici.components import COLORS, HOME, PRISON
from engines.zbojnici.table import City

COLOR = "zbojnici.color"
FIGURE = "zbojnici.plan.figure"
GUARD = "zbojnici.plan.guard"
TOKENS = "zbojnici.plan.tokens"
COMMIT = "zbojnici.plan.commit"
WHEEL_ROBBER = "zbojnici.wheel.robber"
WHEEL_PRINCE = "zbojnici.wheel.prince"
GUARDS = "zbojnici.guards"
KICK = "zbojnici.kick"
HARBOR = "zbojnici.harbor"
TAVERN = "zbojnici.tavern"
DUNGEON = "zbojnici.dungeon"
UPGRADE = "zbojnici.upgrade"


@cache
def color_option(color: str) -> Option:
    """Return the option ``color:<c>``."""
    return Option(f"color:{color}", Text("opt-color", {"color": f"color:{color}"}))


@cache
def district_option(district: str) -> Option:
    """Return the option ``district:<d>``, or ``home``."""
    if district == HOME:
        return plain_option(HOME, "opt-home")
    return Option(f"district:{district}", Text("opt-district", {"district": f"district:{district}"}))


@cache
def target_option(action: str, color: str) -> Option:
    """Return the option ``rob:<c>`` or ``kick:<c>``."""
    return Option(f"{action}:{color}", Text(f"opt-{action}", {"color": f"color:{color}"}))


@cache
def number_option(kind: str, number: int) -> Option:
    """Return the option ``guards:<n>``, ``bandits:<n>`` or ``sell:<k>``."""
    return Option(f"{kind}:{number}", Text(f"opt-{kind}", {"n": number}))


PASS = plain_option("pass", "opt-pass-wheel")
FLEE = plain_option("flee", "opt-flee")
MOVE = plain_option("move", "opt-move")
WITHDRAW = plain_option("withdraw", "opt-withdraw-guards")
RECON = plain_option("recon", "opt-recon")
COMMIT_OPTIONS = (plain_option("commit", "opt-commit"), plain_option("redo", "opt-redo"))
TAKE = plain_option("take", "opt-take")
ONE_DIE = plain_option("one_die", "opt-one-die")
THREE_DICE = plain_option("three_dice", "opt-three-dice")
ESCAPE = plain_option("escape", "opt-escape")
STAY = plain_option("stay", "opt-stay")
UPGRADES = {"recon": plain_option("recon", "opt-upgrade-recon"), "fine": plain_option("fine", "opt-upgrade-fine")}


def districts(names: Iterable[str]) -> tuple[Option, ...]:
    """Return an option for each of the districts ``names``."""
    return tuple([district_option(name) for name in names])


def name_of(pick: str) -> str:
    """Return the last part of an option id: ``district:palace`` → ``palace``, ``home`` → ``home``."""
    return pick.rpartition(":")[2]


def color(seat: int) -> Ask:
    """D1: the colour of this robber; the set-up shrinks the options while the question is open."""
    options = tuple(color_option(one) for one in COLORS)
    return Ask(COLOR, seat, options, default=(options[0].id,), clock="pick")


def figure(seat: int, options: tuple[Option, ...], default: str, *, guard: bool = False) -> Ask:
    """D2 (or D3 with ``guard``): the card for the next figure; ``default``: the district drawn for the clock."""
    return Ask(GUARD if guard else FIGURE, seat, options, default=(f"district:{default}",), secret=True, clock="planning")


def tokens(seat: int, bands: Sequence[str], most: int) -> Ask:
    """D4: the bands that get an action token, ``most`` at most."""
    return Ask(TOKENS, seat, districts(bands), least=0, most=most, secret=True, clock="planning")


def commit(seat: int) -> Ask:
    """D5: the plan stands, or starts again."""
    return Ask(COMMIT, seat, COMMIT_OPTIONS, default=("commit",), secret=True, clock="planning")


def wheel(t: City, at: int, seat: int) -> Ask:
    """D6 or D7: the action on the wheel of ``seat`` at place ``at`` (ZB-6.1 to 6.4, ZB-8.8)."""
    players = t.state.players
    others = [players[other].color for other in t.bandits_at(at) if other != seat]
    if seat == t.state.prince:
        options = [PASS] if at == PRISON else [PASS, WITHDRAW, MOVE]
        if others:
            options += [RECON, *[target_option("rob", one) for one in others]]
        return Ask(WHEEL_PRINCE, seat, tuple(options), default=("pass",), secret=True, clock="wheel")
    options = [PASS, FLEE, MOVE, *[target_option("rob", one) for one in others], *[target_option("kick", one) for one in others]]
    return Ask(WHEEL_ROBBER, seat, tuple(options), default=("pass",), secret=True, clock="wheel")


def guards(seat: int, most: int) -> Ask:
    """D8: the number of guards that withdraw or move, all by default."""
    options = tuple(number_option("guards", number) for number in range(1, most + 1))
    return Ask(GUARDS, seat, options, default=(options[-1].id,), clock="pick")


def kick(seat: int, most: int) -> Ask:
    """D9: the number of kicked bandits, the maximum by default."""
    options = tuple(number_option("bandits", number) for number in range(1, most + 1))
    return Ask(KICK, seat, options, default=(options[-1].id,), secret=True, clock="pick")


def harbor(t: City, seat: int) -> Ask:
    """D10: the choice of the next bandit at the Harbour (ZB-10.3)."""
    sales = tuple(number_option("sell", number) for number in range(1, t.state.players[seat].hand + 1))
    return Ask(HARBOR, seat, (TAKE, *sales), default=("take",), secret=True, clock="pick")


def tavern(t: City, seat: int, price: int) -> Ask:
    """D11: the dice of the next bandit in the Tavern (ZB-10.4)."""
    options = (ONE_DIE, THREE_DICE) if t.state.players[seat].ducats >= price else (ONE_DIE,)
    return Ask(TAVERN, seat, options, default=("one_die",), secret=True, clock="pick")


def dungeon(t: City, seat: int) -> Ask:
    """D12: whether the next prisoner pays his way out (ZB-11.8)."""
    options = (ESCAPE, STAY) if t.state.players[seat].hand else (STAY,)
    return Ask(DUNGEON, seat, options, default=(options[0].id,), secret=True, clock="pick")


def upgrade(seat: int, tracks: Sequence[str]) -> Ask:
    """D13: the marker that moves up; the fine by default, else recon."""
    return Ask(UPGRADE, seat, tuple(UPGRADES[one] for one in tracks), default=(tracks[-1],), clock="pick")
