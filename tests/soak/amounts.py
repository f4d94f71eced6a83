"""How much of the same a test looks at: a little in every run of the suite, much in ``make soak``."""

from collections.abc import Iterable
from typing import TypeVar

import pytest
from _pytest.mark.structures import ParameterSet

Amount = TypeVar("Amount")


def little_or_much(little: Amount, much: Amount) -> list[Amount | ParameterSet]:
    """Return the values of a parameter of a test: ``little`` for every run, ``much`` for the soak."""
    return [little, pytest.param(much, marks=pytest.mark.soak)]


def first_or_all(*values: Amount) -> list[Amount | ParameterSet]:
    """Return the values of a parameter of a test: the first for every run, all of them for the soak."""
    return [values[0], *(pytest.param(value, marks=pytest.mark.soak) for value in values[1:])]


def soaked(*cases: Iterable[object]) -> list[ParameterSet]:
    """Return cases of several parameters that only the soak tries."""
    return [pytest.param(*case, marks=pytest.mark.soak) for case in cases]
