"""Faces on discs (NT-3.2): avatars in their cache and in pictures, and the drawn faces of automated players."""

import re
import struct
import zlib
from dataclasses import replace

import pytest

from bot.games import game_of
from bot.games.mafie.pictures.board import table
from bot.games.mafie.pictures.seating import seating
from bot.presenting.drawing import render
from bot.presenting.drawing.faces import AVATARS, FACES, LARGEST, AvatarCache, draw_face, drawn_face, embedded, is_avatar
from bot.presenting.drawing.painter import in_full
from bot.presenting.drawing.rendering import rasterise
from bot.presenting.drawing.tokens import CANVAS
from bot.presenting.naming import DisplayName
from bot.presenting.texts import words_in
from bot.sandbox.world.avatars import draw_avatar
from engines import GAMES
from engines.mafie.views import MafieView
from tests.bot.games.mafie.pictures.test_votes import counted, drawn_votes
from tests.bot.games.mafie.pictures.views import LONGEST, NAMES, ballot, crowded, view
from tests.bot.presenting.drawing.late_tables import WIDEST, moments, noisy_avatar, scene_of
from tests.bot.presenting.drawing.svg_reading import words_in_group

pytestmark = pytest.mark.rule("NT-3.2")

SIZE = len(draw_avatar(0))


def picture(*faces: str) -> str:
    drawn = "".join(draw_face(face, 60, 60, 50) for face in faces)
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="72" height="72" viewBox="0 0 120 120">{drawn}</svg>'


def known(*keys: str, most: int = 1_000_000) -> AvatarCache:
    cache = AvatarCache(most)
    for number, key in enumerate(keys):
        cache.put(key, draw_avatar(number))
    return cache


def test_an_avatar_is_a_small_png() -> None:
    avatar = draw_avatar(0)
    assert is_avatar(avatar)
    assert not is_avatar(avatar[1:])
    assert not is_avatar(avatar + bytes(LARGEST))
    assert not is_avatar(avatar[:16] + struct.pack(">II", 4096, 4096) + avatar[24:])
    with pytest.raises(ValueError, match="avatar"):
        AvatarCache().put("a", b"GIF89a")


def test_the_avatars_used_longest_ago_make_room_for_others() -> None:
    cache = known("a", "b", most=2 * SIZE + 200)
    cache.small("a", 8, lambda _svg: b"")
    cache.put("c", draw_avatar(0))
    assert [key for key in "abc" if key in cache] == ["a", "c"]
    cache.small("a", 9, lambda _svg: bytes(2 * SIZE))
    assert "c" not in cache, "small copies count as well"


def test_a_small_copy_is_drawn_once_and_not_kept_for_departed_people() -> None:
    cache, drawn = known("a"), list[str]()

    def paint(svg: str) -> bytes:
        drawn.append(svg)
        return b"copy"

    assert [cache.small("a", 40, paint) for _ in range(3)] == [b"copy"] * 3
    assert len(drawn) == 1

    def goes_meanwhile(_svg: str) -> bytes:
        cache.drop("a")
        return b"copy"

    cache.small("a", 41, goes_meanwhile)
    assert "a" not in cache
    assert cache.small("a", 40, paint) is None


@pytest.mark.parametrize("fault", [ValueError, OSError])
def test_an_avatar_that_cannot_be_drawn_leaves_the_rest_of_the_picture(fault: type[Exception]) -> None:
    cache = known("a", "b")

    def paint(svg: str) -> bytes:
        if drawn_once:
            raise fault
        drawn_once.append(svg)
        return b"copy"

    drawn_once = list[str]()
    svg = picture("avatar:a", "avatar:b", "drawn:3")
    whole = embedded(svg, paint, cache)
    assert whole.count("<image") == 1
    assert whole.count("<g ") == 1
    assert "b" not in cache


def test_only_pictures_of_the_kit_name_avatars() -> None:
    cache = known("a")
    svg = picture("avatar:a").replace("</svg>", '<text>&lt;image x="0" y="0" width="9" href="avatar:a"/&gt;</text></svg>')
    assert embedded(svg, lambda _svg: b"copy", cache).count("base64") == 1
    assert "avatar:a" not in embedded(picture("avatar:a", "avatar:gone"), lambda _svg: b"copy", cache)


def pixels(png: bytes) -> list[bytes]:
    """Return the rows of an RGBA picture."""
    wide, high = struct.unpack(">II", png[16:24])
    data, place = b"", 8
    while place < len(png):
        (length,) = struct.unpack(">I", png[place : place + 4])
        if png[place + 4 : place + 8] == b"IDAT":
            data += png[place + 8 : place + 8 + length]
        place += length + 12
    raw, rows = zlib.decompress(data), [bytes(4 * wide)]
    for row in range(high):
        line = raw[row * (4 * wide + 1) : (row + 1) * (4 * wide + 1)]
        rows.append(_unfiltered(line[0], line[1:], rows[-1]))
    return rows[1:]


def _unfiltered(kind: int, line: bytes, above: bytes) -> bytes:
    found = bytearray()
    for at, value in enumerate(line):
        left, over, corner = (found[at - 4] if at >= 4 else 0), above[at], (above[at - 4] if at >= 4 else 0)
        near = (left, over, corner)
        nearest = near[min(range(3), key=[abs(left + over - corner - one) for one in near].__getitem__)]
        found.append((value + (0, left, over, (left + over) // 2, nearest)[kind]) % 256)
    return bytes(found)


def test_the_pixels_of_an_avatar_stay_as_they_are_in_a_picture() -> None:
    """They would blur if the picture resampled them, at any place of its disc and any width of the picture."""
    for wide, side in ((72, 60), (60, 50)):
        cache = known("a")
        svg = picture("avatar:a").replace('width="72" height="72"', f'width="{wide}" height="{wide}"').replace('x="10"', 'x="10.4"')
        whole = pixels(in_full(embedded(svg, in_full, cache)))
        small = pixels(cache.small("a", side, in_full) or b"")
        edge = (wide - side) // 2
        middle = [row[4 * 20 : 4 * 40] for row in small[20:40]]
        assert [row[4 * (edge + 20) : 4 * (edge + 40)] for row in whole[edge + 20 : edge + 40]] == middle


async def test_a_dropped_avatar_is_in_no_later_picture() -> None:
    AVATARS.put("somebody", draw_avatar(4))
    drawn = view(11, "discussion")
    people = (DisplayName(NAMES[0], face="avatar:somebody"), *NAMES[1:])
    board = table(drawn, people, words_in("cs"))
    faced = await render(board)
    AVATARS.drop("somebody")
    assert rasterise.cache_info().currsize == 0
    assert await render(board) != faced


def test_automated_players_have_faces_of_their_own() -> None:
    names = words_in("cs")("automat-names").split()
    faces = [drawn_face(name, names) for name in names]
    assert len(set(faces)) == len(names)
    assert len({picture(face) for face in faces}) == len(names), "the second twelve stand on other grounds"
    assert len({picture(f"drawn:{face}") for face in range(FACES)}) == 12
    assert re.fullmatch(r"drawn:\d+", drawn_face("Somebody else", names))


def test_a_face_gives_way_to_the_token_and_keeps_the_number() -> None:
    seen = view(11, "discussion", seats={3: {"living": False, "token": "police"}, 4: {"token": "mafia"}})
    people = [DisplayName(name, face=f"avatar:{seat}") for seat, name in enumerate(NAMES[:11])]
    drawn = table(seen, people, words_in("cs"))
    assert sorted(re.findall(r'href="avatar:(\d+)"', drawn.svg), key=int) == [str(seat) for seat in range(11) if seat not in (3, 4)]
    plain = table(seen, NAMES[:11], words_in("cs"))
    assert drawn.alt == plain.alt
    for seat in (0, 10):
        assert f">{seat + 1}</text>" in drawn.svg


MOST_BYTES = 120 * 1024


async def test_a_board_of_eleven_faces_stays_small() -> None:
    for seat in range(11):
        AVATARS.put(f"guest{seat}", draw_avatar(seat))
    people = [DisplayName(name, face=f"avatar:guest{seat}" if seat < 6 else f"drawn:{seat}") for seat, name in enumerate(NAMES[:11])]
    seen = view(11, "discussion", seats={6: {"speaking": True, "commander": True}, 5: {"suspect": True}})
    assert len(await render(table(seen, people, words_in("cs"), bot_players=frozenset(range(6, 11))))) <= MOST_BYTES


@pytest.mark.rule("NT-3.3")
@pytest.mark.parametrize(
    "seen",
    [
        view(21, "mafia"),
        view(21, "discussion"),
        counted(16, drawn_votes(16, 2), (5, 13)),
        counted(21, drawn_votes(21, 2), (5, 13)),
        view(21, "final", seats={13: {"suspect": True}}, ballot=ballot("final", (13,), tuple(range(21)))),
    ],
    ids=["night", "day", "sixteen votes", "twenty-one votes", "sealed votes"],
)
async def test_a_board_of_noisy_faces_stays_small(seen: MafieView) -> None:
    for seat in range(21):
        AVATARS.put(f"noise{seat}", noisy_avatar(seat))
    people = [DisplayName(name, face=f"avatar:noise{seat}") for seat, name in enumerate(NAMES)]
    board = table(seen, people, words_in("cs"))
    assert board.svg.count("avatar:noise") >= 14
    assert len(await render(board)) <= MOST_BYTES


@pytest.mark.rule("NT-3.3")
@pytest.mark.parametrize("game", [game for game in GAMES if game != "mafie"])
async def test_boards_with_noisy_faces_stay_small_late_in_games(game: str) -> None:
    for seat in range(6):
        AVATARS.put(f"noise{seat}", noisy_avatar(seat))
    for seed in range(2):
        scene = scene_of(moments(game, seed)[-2], WIDEST, "cs")
        scene = replace(scene, faces={seat: f"avatar:noise{seat}" for seat in range(len(scene.names))})
        for board in game_of(game).presenter.board(scene).pictures:
            assert len(await render(board.drawing)) <= MOST_BYTES, board.file


def pixels_wide(svg: str) -> dict[int, float]:
    """Return for each seat the pixels of its face."""
    found = re.search(r'width="(\d+)"', svg)
    assert found is not None
    pixel = CANVAS.width / int(found[1])
    faces = re.findall(r'<image [^>]*width="([\d.]+)" href="avatar:(\d+)"', svg)
    return {int(seat): float(wide) / pixel for wide, seat in faces}


def test_discs_are_as_large_as_faces_need() -> None:
    """A face has at least 40 pixels on the largest table."""
    people = [DisplayName(LONGEST, face=f"avatar:{seat}") for seat in range(21)]
    sides = pixels_wide(table(crowded(21), people, words_in("cs")).svg)
    assert len(sides) == 21
    assert min(sides.values()) >= 40
    assert seating(21).long


@pytest.mark.parametrize("game", [game for game in GAMES if game != "mafie"])
def test_a_boxed_board_shows_each_face_beside_the_mark_of_its_player(game: str) -> None:
    scene = scene_of(moments(game)[-3], NAMES, "cs")
    faced = replace(scene, faces={seat: f"avatar:{seat}" for seat in range(len(scene.names))})
    plain, drawn = (game_of(game).presenter.board(one).pictures[0].drawing for one in (scene, faced))
    sides = pixels_wide(drawn.svg)
    assert sorted(sides) == list(range(len(scene.names)))
    assert min(sides.values()) >= 30
    assert drawn.alt == plain.alt
    for tag in ("<polygon", "<text"):
        assert drawn.svg.count(tag) == plain.svg.count(tag), "marks and words stay"


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_game_shows_the_face_of_everybody(game: str) -> None:
    scene = scene_of(moments(game)[-1], NAMES, "cs")
    faced = replace(scene, faces={seat: f"avatar:{seat}" for seat in range(len(scene.names))})
    shown = game_of(game).presenter
    plain, drawn = ((shown.board if game == "mafie" else shown.story)(one).pictures[0].drawing for one in (scene, faced))
    sides = pixels_wide(drawn.svg)
    assert sorted(sides) == list(range(len(scene.names)))
    assert min(sides.values()) >= 40
    assert drawn.alt == plain.alt
    if game == "mafie":
        assert all(str(seat + 1) in words_in_group(drawn.svg, f"seat-{seat + 1}") for seat in sides), "numbers stay"
    else:
        assert drawn.svg.count("<polygon") == plain.svg.count("<polygon"), "marks stay"
