"""The archive of a season (CL-13.3, 16.4)."""

import msgspec
import pytest

from bot.club.archive import forgotten, frozen, read, written
from bot.club.seasons import season_standing
from tests.club.making import game_of

STANDING = season_standing([game_of([(1, 3), (2, 2), (3, 1)])])
ARCHIVE = frozen(STANDING, {1: "Jana", 2: "Karel"})


def test_places_names_points_and_games_are_frozen() -> None:
    """CL-13.3: who is hidden has no name, the place stays."""
    assert [(row.place, row.name, row.points, row.games) for row in ARCHIVE] == [(1, "Jana", 3, 1), (2, "Karel", 2, 1), (3, "", 1, 1)]


def test_an_archive_is_read_as_it_was_written() -> None:
    assert read(written(ARCHIVE)) == ARCHIVE
    with pytest.raises(msgspec.ValidationError):
        read('{"place": 1}')


def test_forgetting_takes_id_and_name_and_nothing_else() -> None:
    """CL-13.3, 16.4, 16.7: the place stays, and so do the points of everybody."""
    left = forgotten(ARCHIVE, 1, -77)
    assert "Jana" not in written(left) and '"person":1,' not in written(left)
    assert [(row.place, row.points) for row in left] == [(row.place, row.points) for row in ARCHIVE]
    assert left[1:] == ARCHIVE[1:]
    assert left[0].person == -77
