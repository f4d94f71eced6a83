"""Data of games are read strictly: every difference from the expectation of the rules stops the import."""

import pytest

from engines.data import Constants, DataRow, read_data, read_rows
from engines.mafie.components import TokenRow


def test_rows_come_in_their_order_and_are_checked() -> None:
    rows = read_rows("mafie", "tokens", "row", TokenRow)
    assert [row.seats for row in rows] == [row["seats"] for row in read_data("mafie", "tokens")["row"]]
    with pytest.raises(ValueError, match="Extra inputs"):
        read_rows("mafie", "tokens", "row", DataRow)


def test_invalid_tables_of_rows_are_refused() -> None:
    with pytest.raises(TypeError, match="no list of tables"):
        read_rows("mafie", "presets", "gang", DataRow)
    with pytest.raises(KeyError):
        read_rows("mafie", "tokens", "nothing", DataRow)
    with pytest.raises(FileNotFoundError):
        read_data("mafie", "nothing")


def test_constants_have_the_requested_type() -> None:
    constants = Constants({"n": 3, "one": "white", "many": ("red", "blue")})
    assert (constants.number("n"), constants.words("one"), constants.words("many")) == (3, ("white",), ("red", "blue"))
    for name in ("one", "many"):
        with pytest.raises(TypeError, match="no number"):
            constants.number(name)
    with pytest.raises(TypeError, match="no list of words"):
        constants.words("n")
    with pytest.raises(KeyError):
        constants.number("other")
