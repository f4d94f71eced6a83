"""No change by a host takes a chair in favour of people with held chairs, and nobody loses one untold (CL-4.5, 5.6)."""

from typing import Literal, cast

import pytest
from msgspec.structs import replace as with_fields

from bot.evenings.due import moments
from bot.evenings.due_actions import free_held
from bot.evenings.evening import LiveEvening, Move, applied
from bot.evenings.lobbies.door import PLACES
from bot.evenings.message_state import DrawnTable, EveningNotice
from bot.evenings.moments.wall import Moment, wall_of
from bot.evenings.moves.answering import answer, uninvite, withdraw
from bot.evenings.moves.drawing import drawn
from bot.evenings.moves.hosting import name_cohosts, retimed
from bot.evenings.moves.opening import note_tables
from bot.evenings.moves.planning import ChosenTime, adopted, change_plan, go_to, move_to
from bot.evenings.plan import GamePlan, Plan
from bot.presenting.texts import words_in
from bot.store import Store
from bot.store.evening_rows import EveningAnswer, EveningChange, EveningRow, EveningTableRow, SavedEvening
from bot.tables.refusal import Refused
from engines.chance import Stream

HOST = 99
HOUR, DAY = 3600.0, 86_400.0
OWED = (50, 51, 52, 53)


class Club:
    """An evening in memory, announced at 0, with four people who are owed a chair."""

    def __init__(self, *, starts_at: float, chairs: int, game: str = "mafie") -> None:
        self.now = 0.0
        plan = Plan(games=(GamePlan(game),), channels=("1",), chairs=chairs, announced_at=0.0, owed=tuple(map(str, OWED)))
        row = EveningRow(
            id="e00000000", guild_id=1, channel_id=1, host_id=HOST, state="planned", name="Evening", starts_at=starts_at,
            zone="Europe/Prague", wall_time="2026-11-27T20:00", plan=plan.json(),
        )  # fmt: skip
        self.evening = LiveEvening(SavedEvening(evening=row), cast(Store, None), lambda: self.now)

    def do(self, move: Move) -> None:
        if (change := move(self.evening)) is not None:
            self.evening._take(applied(self.evening.saved, change))
        self._free_chairs()

    def _free_chairs(self) -> None:
        if any(what == "move-up" and when <= self.now for when, what in moments(self.evening)):
            self.evening._take(applied(self.evening.saved, free_held(self.evening)))

    def says(self, person: int, said: EveningAnswer) -> None:
        self.do(answer(person, str(person), said))

    def moves(self, starts_at: float) -> None:
        self.do(move_to(HOST, ChosenTime(starts_at, "2026-11-27T20:00", "Europe/Prague")))

    def lays(self, chairs: int) -> None:
        self.do(change_plan(HOST, lambda plan: with_fields(plan, chairs=chairs)))

    def waits(self, seconds: float) -> None:
        self.now += seconds
        self._free_chairs()

    @property
    def seated(self) -> list[int]:
        return [row.user_id for row in self.evening.chairs().seated]

    @property
    def waiting(self) -> list[int]:
        return [row.user_id for row in self.evening.chairs().waiting]

    def told(self, key: str) -> list[int]:
        return [one.to for one in self.evening.message_state.pending if one.key == key]


@pytest.mark.rule("CL-5.7")
def test_nobody_is_uninvited_from_an_evening_that_is_over() -> None:
    club = Club(starts_at=10 * DAY, chairs=6)
    club.says(1, "yes")
    club.evening._take(applied(club.evening.saved, EveningChange(columns={"state": "over"})))
    with pytest.raises(Refused, match="ev-stale"):
        club.do(uninvite(HOST, 1))


@pytest.mark.rule("CL-9.6", "CL-9.7")
@pytest.mark.parametrize("call", ["chairs", "nobody"])
@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_message_of_the_largest_draw_names_everybody_who_sits(language: Literal["cs", "en"], call: str) -> None:
    """Fluent refuses an argument of more than 2,500 characters."""
    club = Club(starts_at=10 * DAY, chairs=6)
    club.do(change_plan(HOST, lambda plan: with_fields(plan, language=language, lobby_call=call)))
    club.evening._take(applied(club.evening.saved, EveningChange(columns={"state": "open"})))
    people = [(str(2**63 + number), "*" * 32) for number in range(104)]
    tables = [DrawnTable(PLACES[n], str(2**63 + n), tuple(people[21 * n : 21 * n + 21]), "mafie", 1) for n in range(4)]
    club.do(drawn(tables, people[84:], [], (False, ())))
    said = club.evening.message_state.pending[-1]
    text = words_in(language)(said.key, name="Evening", **said.args)
    assert "???" not in text and all(f"<@{user}>" in text for user, _ in people[:84])
    assert words_in(language)("ev-others", n=15) in text


@pytest.mark.rule("CL-5.6")
def test_a_hold_that_has_ended_does_not_come_back_when_the_evening_is_moved() -> None:
    club = Club(starts_at=30 * HOUR, chairs=6)
    for person in range(1, 7):
        club.says(person, "yes")
    assert club.seated == [1, 2, 3]
    club.waits(3 * HOUR)
    assert club.seated == [1, 2, 3, 4, 5, 6]
    club.moves(8 * DAY)
    assert club.seated == [1, 2, 3, 4, 5, 6]
    assert club.evening.chairs().held == 0
    club.says(50, "yes")
    assert club.waiting == [50]


@pytest.mark.rule("CL-5.6")
def test_an_evening_that_is_moved_near_holds_chairs_no_longer_and_says_so_once() -> None:
    club = Club(starts_at=10 * DAY, chairs=6)
    for person in range(1, 7):
        club.says(person, "yes")
    club.says(50, "yes")
    club.waits(5 * HOUR)
    club.moves(30 * HOUR)
    assert club.seated == [1, 2, 3, 4, 5, 50]
    assert club.told("ev-up") == [4, 5]
    club.moves(9 * DAY)
    assert club.seated == [1, 2, 3, 4, 5, 50]
    assert club.told("ev-up") == [4, 5]


@pytest.mark.rule("CL-4.5", "CL-5.6")
def test_with_fewer_chairs_the_last_of_the_list_lose_theirs_also_when_they_are_owed() -> None:
    club = Club(starts_at=10 * DAY, chairs=8)
    for person in (1, 2, 3, 4, 5, 50, 51, 52):
        club.says(person, "yes")
    assert (club.seated, club.waiting) == ([1, 2, 3, 4, 50, 51, 52], [5])
    club.lays(6)
    assert (club.seated, club.waiting) == ([1, 2, 3, 4, 50, 51], [52, 5])
    assert club.told("ev-down") == [52]
    club.says(3, "no")
    assert (club.seated, club.waiting) == ([1, 2, 4, 50, 51, 52], [5])


@pytest.mark.rule("CL-8.2")
def test_a_table_that_is_noted_twice_calls_its_people_once() -> None:
    club, row = Club(starts_at=30 * HOUR, chairs=6), EveningTableRow(table_id="t1", round=1, place="")
    for _ in range(2):
        club.do(note_tables((row,), EveningNotice("ev-laid")))
    assert club.told("ev-laid") == [0]


@pytest.mark.rule("CL-9.1", "CL-5.4")
def test_no_chair_is_promised_without_a_seat_at_some_table() -> None:
    """CL-9.1: Mafia City seats five; of eight chairs in one channel the last three wait, until there is a second channel."""
    club = Club(starts_at=30 * HOUR, chairs=8, game="mafia_city")
    club.waits(7 * HOUR)  # no chair is held any more
    for person in range(1, 9):
        club.says(person, "yes")
    assert (club.seated, club.waiting) == ([1, 2, 3, 4, 5], [6, 7, 8])
    club.do(go_to(HOST, "2", (), homeless=False))
    assert (club.seated, club.waiting) == ([1, 2, 3, 4, 5, 6, 7, 8], [])
    assert club.told("ev-up") == [6, 7, 8]


@pytest.mark.rule("CL-4.5", "CL-5.6")
@pytest.mark.parametrize("seed", range(60))
def test_a_chair_is_lost_only_by_ones_own_word_or_with_the_last_of_the_list(seed: int) -> None:
    chance = Stream(seed, "chairs")
    club = Club(starts_at=chance.pick((30 * HOUR, 60 * HOUR, 10 * DAY)), chairs=6)
    people = (*range(1, 9), *OWED)
    for _ in range(60):
        before, waited, downs, ups = club.seated, club.waiting, len(club.told("ev-down")), len(club.told("ev-up"))
        mover = _act(club, chance, chance.pick(people))
        lost = [person for person in before if person not in club.seated and person != mover]
        fewer = max(0, len(before) - club.evening.plan.chairs)
        assert lost == before[len(before) - fewer :]
        assert club.told("ev-down")[downs:] == lost
        assert [one for one in club.waiting if one in lost] == club.waiting[: len(lost)], "they are the first in line"
        assert club.told("ev-up")[ups:] == [person for person in club.seated if person in waited and person != mover]
        held = club.evening.chairs().held
        assert len(club.seated) + held <= club.evening.plan.chairs
        assert not club.waiting or len(club.seated) + held == club.evening.plan.chairs, "no chair stays empty while somebody waits"


def _act(club: Club, chance: Stream, person: int) -> int:
    """Let one thing happen; return who may lose a chair by it, 0: nobody."""
    match chance.below(12):
        case 0:
            club.moves(club.now + chance.pick((2 * HOUR, 30 * HOUR, 47 * HOUR, 3 * DAY, 9 * DAY)))
        case 1:
            club.lays(6 + chance.below(5))
        case 2:
            club.waits(chance.pick((600.0, HOUR, 7 * HOUR)))
        case 3:
            start = int(club.evening.starts_at) + chance.pick((-3600, 3600))
            wall = wall_of(start, "Europe/Prague")
            club.do(retimed(Moment(start, "Europe/Prague", wall, wall)))
        case 4:
            seen = {"scheduled_start_time": "1970-01-05T19:00:00+00:00", "name": f"Evening {chance.below(9)}"}
            club.do(adopted(seen, [chance.pick(sorted(seen))]))
        case 5:
            club.do(change_plan(HOST, lambda plan: with_fields(plan, place="Room", hours=5.0)))
        case 6:
            club.do(go_to(HOST, str(2 + chance.below(3)), (), homeless=False))
        case 7:
            club.do(name_cohosts(HOST, dict.fromkeys(chance.pick(((), ("1",), ("1", "50"))), "Ada")))
        case 8:
            club.do(withdraw(person))
            return person
        case 9 if chance.below(8) == 0:
            club.do(uninvite(HOST, person))
            return person
        case _:
            if str(person) not in club.evening.plan.uninvited:
                club.says(person, chance.pick(("yes", "yes", "yes", "no", "maybe")))
            return person
    return 0
