"""Priority 2: all robs of a district at once, from the purses as they were just before (ZB-7.6 to 7.11)."""

from dataclasses import dataclass, field

from engines.zbojnici.components import ACTIONS

ROBBER = ACTIONS["robber", "rob"].each
PRINCE = ACTIONS["prince", "rob"].each


@dataclass(slots=True)
class Raid:
    """Everybody who robs one victim: ``guards`` of the prince, ``bandits`` of each robber by seat, in colour order."""

    purse: int
    guards: int = 0
    bandits: dict[int, int] = field(default_factory=dict)


def spoils(raid: Raid) -> tuple[int, dict[int, int]]:
    """Return what the prince takes, and what each robber takes, from one victim.

    The prince takes first (ZB-7.7). When the rest is enough, each bandit takes his 3 (ZB-7.8); when it is not, several robbing players
    share it evenly by bandits (ZB-7.9), while a single robber takes all there is (ZB-7.10).
    """
    prince = min(raid.purse, PRINCE * raid.guards)
    rest = raid.purse - prince
    figures = sum(raid.bandits.values())
    if rest < ROBBER * figures and len(raid.bandits) == 1 and not raid.guards:
        return prince, dict.fromkeys(raid.bandits, rest)
    each = min(ROBBER, rest // figures) if figures else 0
    return prince, {seat: each * count for seat, count in raid.bandits.items()}
