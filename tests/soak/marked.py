"""Tests that take too long for every run of the suite, marked ``soak``; a smaller one of each is in the suite."""

from collections import Counter

import pytest

LONGEST = 900
"""Seconds after which a test counts as hanging."""


class Outcomes:
    """Counts how tests end."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count a test when it was called, and what went wrong before or after it."""
        if report.when == "call" or report.failed:
            self.counts[report.outcome] += 1


def soak_marked() -> int:
    """Run them one after another; print how many passed, and return how many went wrong (1 when none was found)."""
    outcomes = Outcomes()
    code = pytest.main(["-m", "soak", "-p", "no:cacheprovider", "-o", f"faulthandler_timeout={LONGEST}", "tests"], plugins=[outcomes])
    wrong = outcomes.counts["failed"]
    print(f"long tests: {outcomes.counts['passed']} passed, {wrong} went wrong", flush=True)
    return wrong if wrong or code == pytest.ExitCode.OK else 1
