"""Clocks by the pace of a game, and what of the talk fits which game."""

import pytest
from msgspec.structs import replace

from bot.games import game_of
from bot.games.timing import LONGEST
from bot.tables.quiet_hours import NEVER, ClockRest, QuietHours
from bot.tables.refusal import Refused
from bot.tables.session.table_settings import TableSettings, check_settings, fitting, offers_slow, rest_of
from engines import GAMES

SLOW = TableSettings(pace="slow")
HOUR = 3600.0


class _Seat:
    living = True


class _View:
    def __init__(self, living: int, suspects: int = 2) -> None:
        self.seats = [_Seat()] * living
        self.suspects = tuple(range(suspects))


@pytest.mark.rule("TK-4.1")
@pytest.mark.parametrize(
    ("kind", "live", "written", "slow"),
    [
        ("start", 45, 90, 6 * HOUR),
        ("night", 40, 60, 12 * HOUR),
        ("reaction", 20, 30, 2 * HOUR),
        ("window", 20, 30, 2 * HOUR),
        ("discussion", 270, 810, 24 * HOUR),
        ("defence", 45, 90, 2 * HOUR),
        ("vote", 45, 60, 12 * HOUR),
        ("vote_turn", 20, 30, 2 * HOUR),
        ("tie_discussion", 60, 120, 6 * HOUR),
    ],
)
def test_clocks_of_mafie(kind: str, live: float, written: float, slow: float) -> None:
    mafie, view = game_of("mafie").timing, _View(9)
    assert [mafie.lengths(pace=pace)[kind].seconds(view) for pace in ("live", "written", "slow")] == [live, written, slow]


@pytest.mark.rule("TK-4.1")
def test_a_written_discussion_has_bounds_and_a_slow_day_has_the_hours_that_were_chosen() -> None:
    mafie = game_of("mafie").timing
    written = mafie.lengths(pace="written")["discussion"]
    assert (written.seconds(_View(3)), written.seconds(_View(21))) == (300, 1500)
    for hours in (12, 24, 48, 72):
        slow = mafie.lengths(pace="slow", day=hours * HOUR)
        assert (slow["discussion"].seconds(None), slow["night"].seconds(None), slow["vote"].seconds(None)) == (
            hours * HOUR, hours * HOUR / 2, hours * HOUR / 2,
        )  # fmt: skip


@pytest.mark.rule("TK-4.1")
def test_single_clocks_of_the_server_win_over_the_pace_and_none_lasts_longer_than_three_days() -> None:
    slow = game_of("mafie").timing.lengths(pace="slow", own={"vote": 600.0}, day=72 * HOUR, factor=2.0)
    assert slow["vote"].seconds(None) == 1200
    assert max(length.seconds(_View(21)) for length in slow.values()) == LONGEST == 72 * HOUR


@pytest.mark.rule("TK-4.1")
def test_a_slow_night_with_decoys_ends_with_its_last_answer() -> None:
    mafie = game_of("mafie").timing
    options = {"decoys": True, "night_length": "constant"}
    assert mafie.floor(options, "slow") == "night_floor" and not mafie.floor(options) and not mafie.floor(options, "written")
    assert not mafie.floor({"decoys": False, "night_length": "constant"}, "slow")
    assert mafie.lengths(options, pace="slow")["night_floor"].seconds(None) == 60


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_played_by_keyboard_and_no_clock_is_shorter_then(game: str) -> None:
    timing = game_of(game).timing
    live, written = timing.lengths(), timing.lengths(pace="written")
    assert set(timing.paces["written"]) <= set(live) and set(timing.paces.get("slow", {})) <= set(live)
    assert all(written[kind].seconds(_View(9)) >= live[kind].seconds(_View(9)) for kind in live)


@pytest.mark.rule("TK-4.4")
def test_slow_games_are_offered_where_not_every_move_may_be_answered() -> None:
    assert {game for game in GAMES if offers_slow(game)} == {"mafie", "zbojnici", "escape_plan"}
    for game in ("mafia_city", "nostra_city"):
        with pytest.raises(Refused, match="pace-windows"):
            check_settings(game, SLOW)
    with pytest.raises(Refused, match="pace-no-rounds"):
        check_settings("mafie", replace(SLOW, talk="rounds"))
    check_settings("mafie", SLOW)
    check_settings("mafie", TableSettings(talk="rounds", pace="written"))
    check_settings("nostra_city", TableSettings(pace="written"))


@pytest.mark.rule("TK-4.5")
def test_quiet_hours_are_two_hours_in_a_zone_that_there_is() -> None:
    check_settings("mafie", replace(SLOW, quiet_hours="23-7", zone="Europe/Prague"))
    with pytest.raises(Refused, match="setup-hours-unknown"):
        check_settings("mafie", replace(SLOW, quiet_hours="late"))
    with pytest.raises(Refused, match="setup-zone-unknown"):
        check_settings("mafie", replace(SLOW, zone="Europe/Brezno"))


@pytest.mark.rule("TK-4.5")
def test_only_slow_games_have_quiet_hours() -> None:
    assert rest_of(SLOW) == ClockRest(QuietHours(22, 8), "UTC")
    assert rest_of(replace(SLOW, quiet_hours="none", zone="Europe/Prague")).quiet is None
    assert rest_of(TableSettings(quiet_hours="22-8")) is rest_of(TableSettings(pace="written")) is NEVER


@pytest.mark.rule("TK-4.4")
def test_pace_settings_of_a_server_apply_as_far_as_the_game_allows() -> None:
    assert fitting("nostra_city", SLOW).pace == "live" and fitting("zbojnici", SLOW) == SLOW
    assert fitting("mafie", replace(SLOW, talk="rounds")) == SLOW
    assert fitting("mafie", replace(SLOW, quiet_hours="soon", zone="Nowhere")) == SLOW
