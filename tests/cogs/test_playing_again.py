"""CL-15.4: what of the options of an old game its rules still take."""

from dataclasses import replace
from typing import Any

from cogs.history import kept_options
from tests.bot.results.stored_games import a_game


def with_options(**more: Any) -> Any:
    night = a_game("t1")
    record: Any = night.record["record"]
    return replace(night, record={**night.record, "record": {**record, "options": {**record["options"], **more}}})


def test_options_of_then_are_all_kept() -> None:
    night = a_game("t1")
    record: Any = night.record["record"]
    assert kept_options(night) == (record["options"], ())


def test_options_that_the_rules_no_longer_have_are_left_out_and_named() -> None:
    kept, left_out = kept_options(with_options(lantern=True, final_tie="by_the_moon"))
    assert left_out == ("final_tie", "lantern")
    assert "lantern" not in kept and "final_tie" not in kept
    assert kept["extended"] is False


def test_a_record_without_options_or_of_no_game_here_has_none() -> None:
    night = a_game("t1")
    assert kept_options(replace(night, record={})) == ({}, ())
    assert kept_options(replace(night, game="chess"))[0] == {}
