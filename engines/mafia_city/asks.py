"""The questions D1 to D25 and the standing inputs S1 to S3 (section 6 of the rules): names, options, clocks, defaults."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from engines.mafia_city.components import CARDS, KIND, NUMBERS, SYMBOL
from engines.table import Ask, Option, Text, plain_option, seat_option, seat_ref

# ---- references ``kind:number`` for the arguments of notices, made once; number 0 of both kinds is not used

LOCATION = tuple(f"location:{number}" for number in range(8))
CARD = tuple(f"mccard:{number}" for number in range(len(CARDS) + 1))


def cards_arg(cards: Iterable[int]) -> tuple[str, ...]:
    """Return references to ``cards``, as an argument of a sentence that names several."""
    return tuple([CARD[card] for card in cards])


# ---- names

COLOUR = "mafia_city.setup.colour"
EXCHANGE = "mafia_city.setup.exchange"
TURN = "mafia_city.turn"
PLACE = "mafia_city.turn.place"
TEXT = "mafia_city.turn.text"
WAIT = "mafia_city.turn.wait"
INFORMER_LOCATION = "mafia_city.informer.location"
INFORMER_TOKEN = "mafia_city.informer.token"
THIEF = "mafia_city.thief"
RAID = "mafia_city.police_raid"
STRINGS_FIRST = "mafia_city.pulling_strings.first"
STRINGS_SECOND = "mafia_city.pulling_strings.second"
PLAN_LOCATION = "mafia_city.big_plan.location"
PLAN_TOKEN = "mafia_city.big_plan.token"
PLAN_TARGET = "mafia_city.big_plan.target"
HAT_CARD = "mafia_city.hat_one.card"
HAT_TOKEN = "mafia_city.hat_one.token"
HATS_FIRST = "mafia_city.hat_two.first"
HATS_SECOND = "mafia_city.hat_two.second"
HATS_LOCATION = "mafia_city.hat_two.location"
PASS_MODE = "mafia_city.pass.mode"
BULLET = "mafia_city.bullet"
BULLET_ACTION = "mafia_city.bullet.action"
VETO = "mafia_city.veto"
VETO_FIRST = "mafia_city.veto.first"
VETO_SECOND = "mafia_city.veto.second"
COMPLICITY = "mafia_city.complicity"
COMPLICITY_PLAYER = "mafia_city.complicity.player"
COMPLICITY_TOKEN = "mafia_city.complicity.token"
EVALUATE = "mafia_city.evaluate"
SECRET_DEAL = "mafia_city.secret_deal"
PRISON = "mafia_city.prison"
PRISON_TOKEN = "mafia_city.prison.token"
HARBOUR = "mafia_city.harbour"
KILLER = "mafia_city.hired_killer"
KILLER_TOKEN = "mafia_city.hired_killer.token"
DISTRICT = "mafia_city.business_district"
CLUB = "mafia_city.private_club"
RACKETS = "mafia_city.rackets"
STRATEGY_LOCATION = "mafia_city.strategy.location"
STRATEGY_PLAYER = "mafia_city.strategy.player"
WITHDRAW = "mafia_city.strategy.withdraw"
CHANGE = "mafia_city.pass.change"
AUTO = "mafia_city.auto"
LOOK = "mafia_city.look"
LEAVE = "mafia_city.seat.withdraw"

BACK = plain_option("back", "opt-mc-back")
PASS = plain_option("pass", "opt-mc-pass")
LET = plain_option("pass", "opt-mc-let")
FISTS = plain_option("fists", "opt-mc-fists")
NONE = plain_option("none", "opt-mc-none")
NOBODY = plain_option("nobody", "opt-mc-nobody")
STAY = plain_option("stay", "opt-mc-stay")
STAY_OUT = plain_option("stay", "opt-mc-stay-out")
STOP = plain_option("stop", "opt-mc-stop")
SPARE = plain_option("spare", "opt-mc-spare")
MODES = (plain_option("final", "opt-mc-final"), plain_option("watch", "opt-mc-watch"))
AUTOS = (plain_option("off", "opt-mc-off"), plain_option("others", "opt-mc-others"), plain_option("all", "opt-mc-all"))
LEAVE_OPTIONS = (plain_option("withdraw", "opt-withdraw"), Option("disqualify", Text("opt-disqualify"), host_only=True))
KEEP_OR_EXCHANGE = (plain_option("keep", "opt-mc-keep"), plain_option("exchange", "opt-mc-exchange"))

# ---- options


@cache
def colour_option(color: str) -> Option:
    """Return the option ``colour:<c>``."""
    return Option(f"colour:{color}", Text("opt-mc-colour", {"colour": f"colour:{color}"}))


@cache
def card_option(card: int) -> Option:
    """Return the option ``card:<n>``."""
    return Option(f"card:{card}", Text("opt-mc-card", {"card": f"mccard:{card}"}))


@cache
def location_option(number: int) -> Option:
    """Return the option ``location:<n>``."""
    return Option(f"location:{number}", Text("opt-mc-location", {"location": f"location:{number}"}))


@cache
def token_option(number: int, place: int, seat: int) -> Option:
    """Return the option ``token:<location>:<place>`` for a token of ``seat``."""
    text = Text("opt-mc-token", {"seat": seat_ref(seat), "location": f"location:{number}", "place": place})
    return Option(f"token:{number}:{place}", text)


@lru_cache(maxsize=10_000)
def cards_once(cards: tuple[int, ...]) -> tuple[Option, ...]:
    """Return an option for each kind and symbol among ``cards``; the lowest number stands for equal ones."""
    lowest: dict[tuple[str, str], int] = {}
    for card in sorted(cards):
        lowest.setdefault((KIND[card], SYMBOL[card]), card)
    return tuple(card_option(card) for card in lowest.values())


def stand_in(cards: Iterable[int], card: int) -> int:
    """Return the card among ``cards`` whose option stands for ``card``."""
    return min(other for other in cards if KIND[other] == KIND[card] and SYMBOL[other] == SYMBOL[card])


@cache
def locations(numbers: tuple[int, ...]) -> tuple[Option, ...]:
    """Return an option for each of the locations ``numbers``."""
    return tuple(location_option(number) for number in numbers)


ALL_LOCATIONS = locations(NUMBERS)


@cache
def other_locations(number: int) -> tuple[Option, ...]:
    """Return an option for each location but ``number``."""
    return locations(tuple(other for other in NUMBERS if other != number))


@lru_cache(maxsize=10_000)
def tokens_once(number: int, pile: tuple[int, ...], owner: int = -1) -> tuple[Option, ...]:
    """Return an option for each token of ``pile`` (only of ``owner``, if given); the lowest stands for neighbours of one colour."""
    return tuple(
        token_option(number, place + 1, seat)
        for place, seat in enumerate(pile)
        if owner in (-1, seat) and (not place or pile[place - 1] != seat)
    )


def own_tokens(piles: Sequence[list[int]], owner: int) -> tuple[Option, ...]:
    """Return options for the tokens of ``owner`` in all piles."""
    options: tuple[Option, ...] = ()
    for number in NUMBERS:
        if owner in piles[number]:
            options += tokens_once(number, tuple(piles[number]), owner)
    return options


@cache
def seats_options(seats: tuple[int, ...]) -> tuple[Option, ...]:
    """Return an option for each of ``seats``."""
    return tuple(seat_option(seat) for seat in seats)


_TURN = {name: plain_option(name, f"opt-mc-{name.replace('_', '-')}") for name in ("place", "text", "hat_one", "hat_two", "wait")}


@cache
def turn_options(names: tuple[str, ...], *, passing: bool) -> tuple[Option, ...]:
    """Return the options of D3 or, without ``passing``, of D12."""
    options = tuple(_TURN[name] for name in names)
    return (*options, PASS) if passing else options


@lru_cache(maxsize=10_000)
def veto_options(cards: tuple[int, ...], *, fists: bool) -> tuple[Option, ...]:
    """Return the options of D13: to let it pass, the Police Chiefs or F.B.I. ``cards``, a pair of Fists."""
    return (LET, *cards_once(cards), FISTS) if fists else (LET, *cards_once(cards))


def with_first(first: Option, cards: tuple[int, ...]) -> tuple[Option, ...]:
    """Return ``first`` (let it pass, stop, stay) and an option for each kind and symbol among ``cards``."""
    return (first, *cards_once(cards))


@cache
def number_of(pick: str) -> int:
    """Return the number of ``card:17``, ``location:3`` or ``seat:2``."""
    return int(pick.partition(":")[2])


@cache
def token_of(pick: str) -> tuple[int, int]:
    """Return location and place of ``token:<l>:<p>``."""
    _, number, place = pick.split(":")
    return int(number), int(place)


# ---- questions that are no drafts


def colour(seat: int, free: Sequence[str]) -> Ask:
    """D1: which colour this player takes."""
    return Ask(COLOUR, seat, tuple(colour_option(color) for color in free), default=(f"colour:{free[0]}",), clock="choice")


def exchange(seat: int) -> Ask:
    """D2: keep both cards or exchange both."""
    return Ask(EXCHANGE, seat, KEEP_OR_EXCHANGE, default=("keep",), clock="choice")


def bullet(seat: int, bullets: tuple[int, ...]) -> Ask:
    """D11: whether a passed player uses a Bullet."""
    return Ask(BULLET, seat, with_first(STAY_OUT, bullets), default=("stay",), secret=True, clock="bullet")


def evaluate(seat: int, numbers: tuple[int, ...]) -> Ask:
    """D15: the location evaluated next, chosen by the Mayor's holder."""
    return Ask(EVALUATE, seat, locations(numbers), default=(f"location:{numbers[0]}",), clock="choice")


@lru_cache(maxsize=10_000)
def deal_options(deals: tuple[int, ...]) -> tuple[Option, ...]:
    """Return the options of D16: no card, and each of the Secret Deals ``deals``."""
    return (NONE, *map(card_option, sorted(deals)))


def secret_deal(seat: int, deals: tuple[int, ...], clock: str) -> Ask:
    """D16: the Secret Deals that this player gives in this stage; every card is an option, and so is no card."""
    return Ask(SECRET_DEAL, seat, deal_options(deals), least=0, most=max(1, len(deals)), secret=True, clock=clock)


def harbour(seat: int, numbers: tuple[int, ...]) -> Ask:
    """D18: where the Hired Killer figure goes."""
    return Ask(HARBOUR, seat, (STAY, *locations(numbers)), default=("stay",), clock="choice")


def dismiss(name: str, seat: int, cards: Sequence[int]) -> Ask:
    """D20 or D22: which of ``cards`` is discarded; the last of them by default."""
    default = f"card:{stand_in(cards, cards[-1])}"
    return Ask(name, seat, cards_once(tuple(cards)), default=(default,), secret=True, clock="choice")


def district(seat: int, cards: Sequence[int]) -> Ask:
    """D20 without a draw: whether the controller discards one of ``cards`` (R27)."""
    return Ask(DISTRICT, seat, with_first(SPARE, tuple(cards)), default=(SPARE.id,), secret=True, clock="choice")


def club(seat: int, cards: tuple[int, ...]) -> Ask:
    """D21: whether the controller plays a +1."""
    return Ask(CLUB, seat, with_first(STOP, cards), default=("stop",), secret=True, clock="choice")


def strategy_location(seat: int, numbers: tuple[int, ...]) -> Ask:
    """D23: where tokens may be withdrawn next."""
    return Ask(STRATEGY_LOCATION, seat, locations(numbers), default=(f"location:{numbers[0]}",), clock="choice")


def strategy_player(seat: int, seats: tuple[int, ...], first: int) -> Ask:
    """D24: who decides next; ``first`` by default."""
    return Ask(STRATEGY_PLAYER, seat, seats_options(seats), default=(seat_ref(first),), clock="choice")


def withdraw(seat: int, number: int, pile: Sequence[int]) -> Ask:
    """D25: which of their tokens in this pile the player takes back; each token is an option."""
    options = tuple([token_option(number, place, seat) for place, owner in enumerate(pile, 1) if owner == seat])
    return Ask(WITHDRAW, seat, options, least=0, most=len(options), clock="choice")


# ---- standing inputs


def change(seat: int) -> Ask:
    """S1: ``final`` or ``watch`` after a pass."""
    return Ask(CHANGE, seat, MODES, secret=True, holds=False)


def auto(seat: int) -> Ask:
    """S2: auto-acknowledge."""
    return Ask(AUTO, seat, AUTOS, secret=True, holds=False)


def look(seat: int, seats: int) -> Ask:
    """S3: whose cards the Policeman's holder looks at."""
    return Ask(LOOK, seat, seats_options(tuple(other for other in range(seats) if other != seat)), secret=True, holds=False)


def leave(seat: int) -> Ask:
    """Leave the table, or be put out by the host (R44)."""
    return Ask(LEAVE, seat, LEAVE_OPTIONS, least=0, holds=False)
