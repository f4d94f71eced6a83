"""The questions D-1 to D-18 (section 6 of the rules): names, options, clocks, defaults, and who may know that they are asked."""

from collections.abc import Iterable
from functools import cache

from engines.mafie.components import (
    ARREST,
    BANDAGE,
    HIDEOUT,
    KIDNAP,
    SAFE_CONDUCT,
    VEST,
)
from engines.mafie.table import Town
from engines.table import Ask, Option, Text, plain_option, seat_option

ROLE_SWAP = "mafie.start.role_swap"
PEEK = "mafie.night.peek"
HUNCH = "mafie.night.hunch"
RECRUIT = "mafie.night.recruit"
VICTIM = "mafie.night.victim"
CORNER_SHOT = "mafie.day.corner_shot"
VEST_WINDOW = "mafie.strike.vest"
BANDAGE_WINDOW = "mafie.strike.bandage"
LAST_SHOT = "mafie.strike.last_shot"
OPENING = "mafie.day.opening"
WIRETAP = "mafie.day.wiretap"
READY = "mafie.day.ready"
FIRST = "mafie.vote.first"
SPEECH = "mafie.day.speech"
FINAL = "mafie.vote.final"
CHANGE = "mafie.vote.change"
CLOSING = "mafie.day.closing"
WITHDRAW = "mafie.seat.withdraw"


@cache
def card_option(card: int) -> Option:
    """Return the option ``card:<k>``, the asked player's own card."""
    return Option(f"card:{card}", Text("opt-card", {"card": f"card:{card}"}))


@cache
def pass_option(where: str) -> Option:
    """Return the option ``pass`` as the question ``where`` words it."""
    return plain_option("pass", f"opt-pass-{where}")


READY_OPTIONS = (plain_option("ready", "opt-ready"),)
DONE_OPTIONS = (plain_option("done", "opt-done"),)
EXPEL = Option("disqualify", Text("opt-disqualify"), host_only=True)
WITHDRAW_OPTIONS = (plain_option("withdraw", "opt-withdraw"), EXPEL)
PASS = ("pass",)


def people(seats: Iterable[int]) -> tuple[Option, ...]:
    """Return an option for each of ``seats``."""
    return tuple([seat_option(seat) for seat in seats])


def role_swap(t: Town, seat: int) -> Ask:
    """D-1: the partner of the holder of Role swap (MF-26.2)."""
    return Ask(ROLE_SWAP, seat, (pass_option("swap"), *people(t.others(seat))), default=PASS, clock="start")


def peek(t: Town, seat: int) -> Ask:
    """D-2: the target of the Agent's look (MF-4.2); looking is optional in a small group (MF-11.1)."""
    declining = (pass_option("peek"),) if t.row.group == "small" else ()
    return Ask(PEEK, seat, declining + people(t.others(seat)), least=0, secret=True, clock="night")


def hunch(t: Town, seat: int) -> Ask:
    """D-3: the decoy of the night (MF-15.5)."""
    return Ask(HUNCH, seat, (pass_option("hunch"), *people(t.others(seat))), default=PASS, secret=True, clock="night")


def recruit(t: Town, seat: int, *, beside: bool) -> Ask:
    """D-4: the recruit (MF-23.2); ``beside`` a ballot it holds up nothing."""
    asleep = [other for other in t.others(seat) if t.allegiance(other) != "mafia"]
    options = (pass_option("recruit"), *people(asleep))
    return Ask(RECRUIT, seat, options, default=PASS, secret=True, clock="night", holds=not beside)


def victim(seat: int, targets: Iterable[int], continues: str = "") -> Ask:
    """D-5: this waker's pick of the victim (MF-5.5); a change has the clock of the question that it ``continues`` (MF-5.6)."""
    return Ask(VICTIM, seat, people(targets), least=0, secret=True, clock="night", continues=continues)


def corner_shot(t: Town, seat: int) -> Ask:
    """D-6: a free card (MF-31.2)."""
    return Ask(CORNER_SHOT, seat, people(t.aims(seat)), least=0, secret=True, holds=False)


def vest(seat: int, *, works: bool) -> Ask:
    """D-7: whether the struck player shows the Vest; unused it would be lost, so the clock uses it (MF-21.6)."""
    options = (pass_option("vest"), card_option(VEST)) if works else (pass_option("vest"),)
    return Ask(VEST_WINDOW, seat, options, default=(options[-1].id,), secret=True, clock="reaction")


def bandage(seat: int, *, works: bool) -> Ask:
    """D-8: whether this other player shows the Bandage (MF-22.1)."""
    options = (pass_option("bandage"), card_option(BANDAGE)) if works else (pass_option("bandage"),)
    return Ask(BANDAGE_WINDOW, seat, options, default=PASS, secret=True, clock="reaction")


def last_shot(seat: int, targets: Iterable[int]) -> Ask:
    """D-9: the target of the last shot (MF-8.6); without right and card there are no targets."""
    return Ask(LAST_SHOT, seat, (pass_option("shot"), *people(targets)), default=PASS, secret=True, clock="reaction")


def opening(t: Town, seat: int, continues: str = "") -> Ask:
    """D-10: the opening window, Arrest or Kidnap (MF-14.3); put again, it ``continues`` with what was left of its clock (MF-14.10)."""
    options = [pass_option("opening")]
    if t.can_use(seat, ARREST):
        options.append(card_option(ARREST))
    if t.can_use(seat, KIDNAP):
        options.extend(people(t.others(seat)))
    return Ask(OPENING, seat, tuple(options), default=PASS, secret=True, clock="window", continues=continues)


def wiretap(t: Town, seat: int) -> Ask:
    """D-11: a free card (MF-27.2)."""
    return Ask(WIRETAP, seat, people(t.others(seat)), least=0, secret=True, holds=False)


def ready(seat: int, clock: str, continues: str = "") -> Ask:
    """D-12: enough of the discussion (MF-6.6); ``clock`` is ``discussion`` or ``tie_discussion``, and goes on when it is put again."""
    return Ask(READY, seat, READY_OPTIONS, least=0, clock=clock, continues=continues)


def vote(kind: str, seat: int, candidates: Iterable[int], *, turns: bool) -> Ask:
    """D-13 or D-15: a vote for one of ``candidates`` but not for himself (MF-7.2)."""
    options = people(other for other in candidates if other != seat)
    return Ask(FIRST if kind == "first" else FINAL, seat, options, least=0, clock="vote_turn" if turns else "vote")


def speech(seat: int) -> Ask:
    """D-14: a suspect may end his speech early (MF-7.11)."""
    return Ask(SPEECH, seat, DONE_OPTIONS, least=0, clock="defence")


def change(seat: int, targets: Iterable[int]) -> Ask:
    """D-16: the tied candidate who gets this voter's vote now, or that he stays (MF-7.14)."""
    return Ask(CHANGE, seat, (pass_option("change"), *people(targets)), default=PASS, clock="tie_discussion")


def closing(t: Town, seat: int) -> Ask:
    """D-17: the closing window, Hideout or Safe conduct (MF-14.4)."""
    cards = [card_option(card) for card in (HIDEOUT, SAFE_CONDUCT) if t.can_use(seat, card)]
    return Ask(CLOSING, seat, (pass_option("closing"), *cards), default=PASS, secret=True, clock="window")


def withdraw(seat: int) -> Ask:
    """D-18: a player gives up, or the host removes or disqualifies him (MF-15.16)."""
    return Ask(WITHDRAW, seat, WITHDRAW_OPTIONS, least=0, holds=False)


def expel(seat: int) -> Ask:
    """D-18 of a seat that has withdrawn already: the host may still disqualify it (MF-15.18)."""
    return Ask(WITHDRAW, seat, (EXPEL,), least=0, holds=False)
