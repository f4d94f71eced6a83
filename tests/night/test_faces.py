"""Faces on discs (NT-3.2): asked of the loopback Discord's CDN by the unmodified client, hidden, and forgotten."""

import asyncio
from typing import Any

import pytest

from bot.discord_io.members import query_members
from bot.evenings.pages import evening_page
from bot.evenings.pages.invitation_picture import draw_invitation
from bot.games import game_of
from bot.games.share_poster import share_poster
from bot.presenting.drawing import Drawing
from bot.presenting.drawing.faces import AVATARS
from bot.sandbox import Person
from bot.sandbox.world.avatars import draw_avatar
from bot.tables import faces as tables_faces
from bot.tables.faces import NIGHT
from cogs.tables import after_game
from tests.night.club_evening import all_come, call, caller
from tests.night.evening import Evening, seen
from tests.night.players import play_soon_over

pytestmark = pytest.mark.rule("NT-3.2")


async def dealt(evening: Evening, people: list[Person], *, bots: int = 0) -> None:
    await evening.open_table(people[0])
    await evening.seat(people)
    if bots:
        await evening.session.lobby_moves.fill(bots)
    await evening.deal(people[0])


def faces(evening: Evening) -> Any:
    """Return the faces on the board by seat."""
    return evening.table.scene().faces


def shown(evening: Evening) -> str:
    """Return the picture of the board."""
    (board,) = game_of("mafie").presenter.board(evening.table.scene()).pictures
    return board.drawing.svg


def kept(evening: Evening, face: str) -> bool:
    return face.removeprefix("avatar:") in AVATARS


def faced(evening: Evening, count: int) -> list[Person]:
    people = evening.crowd(count)
    for person in people:
        evening.discord.set_avatar(person)
    return people


async def test_everybody_is_asked_for_once_and_shown_by_day(evening: Evening) -> None:
    people = faced(evening, 4)
    plain = [evening.person() for _ in range(2)]
    before = evening.discord.set_avatar(people[0], draw_avatar(9), guild=evening.guild)
    await dealt(evening, [*people, *plain], bots=2)
    await evening.eventually(lambda: len(faces(evening)) == 6)
    drawn = [face for face in faces(evening).values() if face.startswith("drawn:")]
    assert len(set(drawn)) == 2, "two automated players, two faces"
    read = evening.discord.files_read
    assert before in read, "the picture of this server goes before the one of all servers"
    assert len(read) == 4, "nobody is asked for twice, nor people without a picture of their own"
    evening.discord.set_avatar(people[1], draw_avatar(30), guild=evening.guild)
    evening.table.changed()
    assert sum(f"avatar:{evening.guild.id}.{person.id}." in shown(evening) for person in people) == 4
    await evening.eventually(lambda: not evening.registry.people_faces.asking)
    assert len(read) == 4, "a picture changed in the middle of the night is not asked for"
    evening.pass_time(NIGHT + 1)
    faces(evening)
    await evening.eventually(lambda: len(read) == 5)
    await evening.eventually(lambda: not evening.registry.people_faces.asking)
    known = faces(evening)
    evening.ahead += 2 * NIGHT + 1
    evening.registry.people_faces.drop_old()
    assert not any(kept(evening, face) for face in known.values())


def held_back(monkeypatch: pytest.MonkeyPatch) -> tuple[asyncio.Event, asyncio.Event]:
    """Hold back what Discord says of members; return whether it was asked, and the gate that lets the answer through."""
    asked, gate = asyncio.Event(), asyncio.Event()

    async def held(guild: Any, users: Any, within: float) -> Any:
        asked.set()
        await gate.wait()
        return await query_members(guild, users, within)

    monkeypatch.setattr(tables_faces, "query_members", held)
    return asked, gate


async def test_a_face_hidden_while_it_is_asked_for_is_not_shown(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    person = faced(evening, 1)[0]
    known, ids = evening.registry.people_faces, [person.id]
    asked, gate = held_back(monkeypatch)
    known.of(evening.guild.id, ids)
    await asked.wait()
    await evening.registry.personal.change(person.id, face=False)
    await known.follow_settings(person.id)
    gate.set()
    assert await known.bring(evening.guild.id, ids) == {}


@pytest.mark.parametrize(
    ("picture", "kind"),
    [
        (b"\x89PNG\r\n\x1a\n" + bytes(70_000), "image/png"),
        (draw_avatar(1), "text/html"),
        (b"GIF89a" + bytes(100), "image/png"),
        (draw_avatar(1)[:16] + b"\0\0\x7f\xff\0\0\x7f\xff" + draw_avatar(1)[24:], "image/png"),
    ],
    ids=["too large", "of another type", "no PNG", "too many pixels"],
)
async def test_an_unusable_avatar_leaves_the_number(evening: Evening, picture: bytes, kind: str) -> None:
    people = evening.crowd(6)
    evening.discord.set_avatar(people[0], picture, kind=kind)
    await dealt(evening, people)
    await evening.eventually(lambda: evening.discord.files_read)
    await evening.eventually(lambda: not evening.registry.people_faces.asking)
    assert faces(evening) == {}
    assert len(evening.discord.files_read) == 1
    assert "<image" not in shown(evening)


async def test_a_person_hides_their_face_and_shows_it_again(evening: Evening) -> None:
    people = faced(evening, 6)
    await dealt(evening, people)
    await evening.eventually(lambda: len(faces(evening)) == 6)
    hidden = faces(evening)[evening.table.seat_of(people[2].id)]
    page = seen(await people[2].command("me settings", evening.channel))
    page = seen(await people[2].press(page, "Skrýt avatar"))
    await evening.eventually(lambda: len(faces(evening)) == 5)
    assert not kept(evening, hidden)
    assert evening.table.seat_of(people[2].id) not in faces(evening)
    seen(await people[2].press(page, "Ukazovat avatar"))
    await evening.eventually(lambda: len(faces(evening)) == 6)


async def test_a_face_goes_with_its_person(evening: Evening) -> None:
    people = faced(evening, 6)
    await dealt(evening, people)
    await evening.eventually(lambda: len(faces(evening)) == 6)
    seat = evening.table.seat_of(people[3].id)
    left = faces(evening)[seat]
    people[3].leave(evening.guild)
    await evening.eventually(lambda: seat not in faces(evening))
    assert not kept(evening, left)


async def test_a_server_may_have_numbers_alone(evening: Evening) -> None:
    await evening.prefer(talk={"faces": False})
    people = faced(evening, 5)
    await dealt(evening, people, bots=1)
    assert faces(evening) == {}
    assert evening.discord.files_read == []


async def test_a_forgotten_person_has_no_face(evening: Evening) -> None:
    """CL-16.5: it is dropped with everything else that is kept of them."""
    people = faced(evening, 6)
    await evening.open_table(people[0])
    await evening.seat(people)
    known = evening.registry.people_faces
    ids = [person.id for person in people]
    await evening.eventually(lambda: len(known.of(evening.guild.id, ids)) == 6)
    face = known.of(evening.guild.id, ids)[ids[4]]
    await evening.client.upkeep.leave(people[4].id)
    assert await evening.client.upkeep.forget(people[4].id)
    assert not kept(evening, face)


@pytest.mark.rule("NT-4.6", "CL-16.6")
async def test_a_poster_shows_only_the_faces_of_people_who_agree(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    people, drawn = faced(evening, 7), list[Drawing]()
    await dealt(evening, people)
    await play_soon_over(evening, people)
    await evening.eventually(lambda: evening.table.phase == "ended")
    story = await evening.discord.until(lambda: evening.living("again"))

    def watched(*args: Any, **more: Any) -> Drawing:
        drawn.append(share_poster(*args, **more))
        return drawn[-1]

    monkeypatch.setattr(after_game, "share_poster", watched)
    seen(await people[1].press(story, evening.press_id("share")))
    seen(await people[2].press(story, evening.press_id("share")))
    faces_on = [[person for person in people if f".{person.id}." in one.svg] for one in drawn]
    assert faces_on == [[people[1]], [people[1], people[2]]]
    await evening.registry.personal.change(people[1].id, face=False)
    await evening.registry.people_faces.follow_settings(people[1].id)
    seen(await people[2].press(story, evening.press_id("share")))
    assert [person for person in people if f".{person.id}." in drawn[-1].svg] == [people[2]], (
        "people who hide theirs have a number and a name"
    )
    assert people[1].name in drawn[-1].svg


@pytest.mark.rule("NT-6.3")
async def test_the_chairs_of_an_invitation_fill_with_faces(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = list[str]()

    def watched(*args: Any) -> Drawing:
        made = draw_invitation(*args)
        shown.append(made.svg)
        return made

    monkeypatch.setattr(evening_page, "draw_invitation", watched)
    host, people = caller(evening), faced(evening, 6)
    await call(evening, host)
    await all_come(evening, people)
    await evening.discord.until(lambda: shown and all(f".{person.id}." in shown[-1] for person in people))
    await evening.registry.personal.change(people[0].id, face=False)
    await evening.registry.people_faces.follow_settings(people[0].id)
    await evening.eventually(lambda: f".{people[0].id}." not in shown[-1])
    assert all(f".{person.id}." in shown[-1] for person in people[1:])
    assert len(evening.discord.files_read) == 6


async def test_a_face_that_goes_while_it_is_waited_for_is_not_asked_for_again(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    person = faced(evening, 1)[0]
    known, ids = evening.registry.people_faces, [person.id]
    asked, gate = held_back(monkeypatch)
    waiting = asyncio.create_task(known.bring(evening.guild.id, ids))
    await asked.wait()
    known.forget(person.id)
    gate.set()
    assert await waiting == {}
    await evening.eventually(lambda: not known.asking)
    assert not known._asked
