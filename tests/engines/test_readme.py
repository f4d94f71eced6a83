"""The README of the engines does what it prints, and so do the examples in their docstrings."""

import doctest
from pathlib import Path

import engines

README = Path(engines.__file__).parent / "README.md"


def test_the_examples_of_the_readme_hold() -> None:
    done = doctest.testfile(str(README), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert done.attempted > 15 and done.failed == 0


def test_the_examples_of_the_engines_docstring_hold() -> None:
    done = doctest.testmod(engines)
    assert done.attempted and done.failed == 0
