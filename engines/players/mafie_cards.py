"""How an automated player of Mafie plays its cards (MA-2.15)."""

from collections.abc import Sequence

from engines.mafie.components import ARREST, HIDEOUT
from engines.players.mafie_mind import Mind, option_of, seats_in

OWN_SIDE = 0.7
"""From this chance on a struck seat is of the own side: worth a Bandage."""

FORCE = 3.0
"""How many Policemen one Mafioso outweighs in the chance to win, roughly."""

HEAT = 2
"""So much is said against a seat before it hides."""

WHIM = 4
"""Cards that help but little are played once in so many windows."""


def shot(mind: Mind, options: Sequence[str]) -> str | None:
    """Return whom to shoot, if that may be expected to help; None when it may not."""
    seats = seats_in(options)
    if not seats:
        return None
    target = mind.best(seats, mind.wish)
    return option_of(target) if _gain(mind, target) > 0 else None


def _gain(mind: Mind, seat: int) -> float:
    """Return by how much the chance to win changes when ``seat`` goes, by counting the living of each side."""
    mafia = mind.rate * mind.living
    police = mind.living - mafia
    chance = mind.own.mafia(seat)
    now = _hope(police, mafia)
    then = chance * _hope(police, mafia - 1) + (1 - chance) * _hope(police - 1, mafia)
    return now - then if mind.of_the_mafia else then - now


def _hope(police: float, mafia: float) -> float:
    """Return roughly the chance of the Police to win."""
    if mafia <= 0:
        return 1.0
    return max(police, 0.0) / (max(police, 0.0) + FORCE * mafia)


def last_shot(mind: Mind, options: Sequence[str]) -> str:
    """Answer who is out and may shoot."""
    return shot(mind, options) or "pass"


def corner_shot(mind: Mind, options: Sequence[str]) -> str | None:
    """Shoot at any moment, once it is worth it; leave it alone else."""
    return shot(mind, options) if mind.view.phase == "discussion" else None


def vest(_mind: Mind, options: Sequence[str]) -> str:
    """Show the Vest when struck: unused it would be lost."""
    return options[-1]


def bandage(mind: Mind, options: Sequence[str]) -> str:
    """Save a struck seat of the own side."""
    struck = mind.view.struck
    if struck is None or len(options) == 1:
        return "pass"
    return options[-1] if friendly(mind, struck) >= OWN_SIDE else "pass"


def friendly(mind: Mind, seat: int) -> float:
    """Return the chance that ``seat`` plays on the own side. A victim of the Mafia is no Mafioso."""
    if mind.of_the_gang:
        return mind.own.gang(seat)
    mafia = 0.0 if mind.view.phase == "dawn" and mind.view.victim == seat and not mind.of_the_mafia else mind.chance(seat)
    return mafia if mind.of_the_mafia else 1.0 - mafia


def opening(mind: Mind, options: Sequence[str]) -> str:
    """Arrest when people speak against this seat; Kidnap on whom it would like to see without a vote."""
    arrest = f"card:{ARREST}"
    if arrest in options:
        cornered = mind.public.mafia(mind.seat) > 1.5 * mind.rate
        return arrest if cornered or not mind.whims.below(2 * WHIM) else "pass"
    seats = seats_in(options)
    if not seats:
        return "pass"
    target = mind.best(seats, mind.wish)
    sure = mind.wish(target) >= (0.8 if mind.of_the_mafia else mind.threshold(1.5 * mind.rate, 1 - mind.whims.style.bold))
    return option_of(target) if sure or not mind.whims.below(2 * WHIM) else "pass"


def closing(mind: Mind, options: Sequence[str]) -> str:
    """Hide when much is said against this seat, take Safe conduct when the Mafia could choose it; else by a whim."""
    if len(options) == 1:
        return "pass"
    heat = sum(line.target == mind.seat for line in mind.recall.lines if line.round == mind.view.round)
    hides = f"card:{HIDEOUT}" in options and heat >= HEAT
    trusted = not mind.of_the_mafia and mind.public.mafia(mind.seat) < 0.7 * mind.rate
    return options[-1] if hides or trusted or not mind.whims.below(WHIM) else "pass"
