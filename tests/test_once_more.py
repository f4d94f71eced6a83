import pytest

from tests.once_more import MOST, to_live_again

NIGHT = "tests/night/test_a.py::test_b[c]"


@pytest.mark.parametrize(
    ("failed", "again"),
    [
        ([NIGHT], [NIGHT]),
        ([NIGHT, "tests/engines/test_a.py::test_b"], []),
        (["tests/test_a.py::test_b"], []),
        ([f"{NIGHT}{number}" for number in range(MOST)], [f"{NIGHT}{number}" for number in range(MOST)]),
        ([f"{NIGHT}{number}" for number in range(MOST + 1)], []),
        ([], []),
    ],
)
def test_only_a_few_nights_are_lived_again(failed: list[str], again: list[str]) -> None:
    assert to_live_again(failed) == again
