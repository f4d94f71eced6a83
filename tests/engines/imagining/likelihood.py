"""Whether counts are as they should be: χ² and binomial tests at p = 0.001, by approximations good enough for hundreds of draws."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt

RARE = 3.09
"""So many standard deviations are exceeded once in a thousand times."""


def check_even(counts: Counter[str], among: Sequence[str]) -> None:
    """Fail unless each of ``among`` came equally often (χ², Wilson and Hilferty's approximation), and nothing else came."""
    total, kinds = counts.total(), len(among)
    assert set(counts) <= set(among), "something came that cannot be"
    expected = total / kinds
    chi2 = sum((counts[one] - expected) ** 2 / expected for one in among)
    freedom = kinds - 1
    deviation = ((chi2 / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / sqrt(2 / (9 * freedom))
    assert deviation < RARE, f"χ² {chi2:.1f} of {freedom} degrees of freedom: {counts}"


def check_no_oftener(count: int, total: int, chance: float) -> None:
    """Fail when something came more often than with this chance."""
    deviation = (count - total * chance) / sqrt(total * chance * (1 - chance))
    assert deviation < RARE, f"{count} of {total}, expected {total * chance:.0f}"
