"""Columns and log entries of the database, as old versions have written them, are read by this one and written in the same shape."""

import json
from typing import Any

import pytest
from msgspec.structs import FieldInfo, fields

from bot.discord_io.permission_flags import OverwriteMark
from bot.tables.session.entries import Answer, Deal, Entry, Expire, read_entry, row_of
from bot.tables.session.message_state import SPREAD, GrowingStory, HandMessage, MessageState, Overridden, SilenceMemory, read_message_state
from bot.tables.session.setup import Setup, Silencing, read_setup

OLD_SETUP: dict[str, Any] = {
    "salt": "aa", "secret": "bb", "seal": "cc", "host_name": "Ada", "clocks": {"night": 90}, "factor": 1.5, "beat": 0.5, "voice": True,
    "text_mode": True, "silence": {"voice": False}, "channels": {}, "touched": 12.5, "changed": {"extended": 11.0},
    "waiting": [["801", "Bob"]], "readable": True, "presses": ["900", "0"], "started_at": 20, "former": ["802"], "ghosts": ["803"],
    "cohosts": ["804"], "expired": False,
}  # fmt: skip

OLD_SURFACES: dict[str, Any] = {
    "lobby": {"id": 1, "page": "ab", "pics": [], "at": 1.0, "hung": 1.0},
    "board": {"id": 2, "page": "cd", "pics": ["x"], "at": 3.5, "hung": 2.0},
    "story": {}, "dealt": True, "lost": 2, "last": 77,
    "hands": {"801": {"id": 5, "channel": 6, "page": "", "pics": []}, "802": {}},
    "questions": {"0": {"id": 7, "channel": 6, "page": "ee", "step": "mafia-1", "user": 801},
                  "1": {"channel": 9, "page": "", "step": None}},
    "stories": {"night-1": {"text": "It is night.", "delivery": 128}}, "told": {"128": 77},
    "turns": {"step": "1.day", "seats": [0, 2]}, "lacking": ["manage_roles"], "host_told": True, "agreed": ["801"],
    "silence": {
        "muted": [801], "thread": 40, "inside": [802], "role": 50, "role_ready": True, "carriers": [801], "closed": True,
    },
}  # fmt: skip


def test_an_old_setup_is_read() -> None:
    setup = read_setup(OLD_SETUP)
    assert (setup.salt, setup.secret, setup.seal, setup.host_name) == ("aa", "bb", "cc", "Ada")
    assert setup.clocks == {"night": 90.0} and (setup.factor, setup.beat, setup.text_mode) == (1.5, 0.5, True)
    assert setup.silence == Silencing(voice=False)
    assert setup.waiting == (("801", "Bob"),) and setup.changed == {"extended": 11.0} and setup.touched == 12.5
    assert (setup.presses, setup.former, setup.ghosts, setup.cohosts) == (("900", "0"), ("802",), ("803",), ("804",))
    assert setup.started_at == 20 and setup.readable and not setup.expired


def test_an_empty_setup_has_the_usual_values() -> None:
    assert read_setup({}) == Setup() and Setup().json() == {}
    assert (Setup().beat, Setup().factor, Setup().touched) == (3.0, 1.0, None)


def test_old_surfaces_are_read() -> None:
    made = read_message_state(OLD_SURFACES)
    assert (made.channel.lobby.id, made.channel.board.id, made.channel.board.pics, made.channel.story.id) == (1, 2, ["x"], None)
    assert made.seat_messages.hands == {"801": HandMessage(id=5, channel=6), "802": HandMessage()}
    assert (
        made.seat_messages.questions["0"].step == "mafia-1"
        and made.seat_messages.questions["0"].user == 801
        and made.seat_messages.questions["1"].id is None
    )
    assert made.lines.stories == {"night-1": GrowingStory("It is night.", 128)} and made.lines.told == {"128": 77}
    assert (made.silence.muted, made.silence.role, made.silence.carriers) == ([801], 50, [801])
    assert read_message_state({}) == MessageState() and MessageState().silence == SilenceMemory()


@pytest.mark.parametrize(("old", "read"), [(OLD_SETUP, read_setup), (OLD_SURFACES, read_message_state)])
def test_written_columns_have_the_old_shape(old: dict[str, Any], read: Any) -> None:
    written = json.loads(json.dumps(read(old).json()))
    assert read(written) == read(old)
    assert _within(written, old)


OLD_KEYS = """
lobby board story hands questions talk posts first homeless dealt stories told drawn last renewed running lines whispered turns by_night
silence alive day called morning sound lacking automod gate_called left agreed posted entries praise moments passing enough_called
refused
"""


def test_each_key_of_the_column_belongs_to_one_owner() -> None:
    owned = [key for part in fields(MessageState) for key in (encoded(part) if part.name in SPREAD else [part.name])]
    assert sorted(owned) == sorted(OLD_KEYS.split())


def encoded(part: FieldInfo) -> list[str]:
    """Return the keys of a part that stands spread in the column."""
    return [one.encode_name for one in fields(part.type)]


def test_a_moved_game_keeps_private_messages_and_forgets_public_ones() -> None:
    state = read_message_state(
        {**OLD_SURFACES, "posts": 3, "first": 1, "homeless": True, "left": [9], "morning": [1], "renewed": {"back": 7}}
    )
    moved = state.elsewhere().json()
    gone = {"told", "stories", "last", "first", "homeless"}
    assert not gone & set(moved) and moved["lobby"] == moved["board"] == moved["story"] == {}
    kept = ("hands", "questions", "turns", "lacking", "agreed", "posts", "left", "morning", "renewed", "dealt")
    assert {key: moved[key] for key in kept} == {key: state.json()[key] for key in kept}
    silence = read_message_state(moved).silence
    assert silence == state.silence and (silence.muted, silence.thread, silence.inside, silence.role) == ([801], 40, [802], 50)


def test_a_moved_game_forgets_its_changes_of_the_old_channel() -> None:
    changes = SilenceMemory(
        marks={"1": OverwriteMark(0, 8)},
        locked=True,
        yielded=Overridden("day", ["1"]),
        invited=[801],
        announced=True,
        slowmode=5,
        slowed=9,
        graveless=True,
    )
    assert changes.elsewhere() == SilenceMemory()


def _within(new: Any, old: Any) -> bool:
    """Whether each field of ``new`` stands in ``old`` with the same value (an empty part may be missing there)."""
    if isinstance(new, dict):
        return all(not value or (key in old and _within(value, old[key])) for key, value in new.items())
    return bool(new == old)


def test_two_tables_share_nothing_that_can_change() -> None:
    one, two = MessageState(), MessageState()
    one.silence.muted.append(1)
    one.seat_messages.hands["1"] = HandMessage(id=2)
    assert two == MessageState()


ROWS: list[tuple[str, dict[str, Any]]] = [
    ("deal", {}),
    ("answer", {"ask": "mafie.vote.first/1/1", "picks": ["seat:2"], "press": "901"}),
    ("answer", {"ask": "mafie.vote.first/1/1", "picks": [], "by": "auto"}),
    ("expire", {"asks": ["mafie.vote.first/1/1"]}),
    ("expire", {"asks": ["mafie.vote.first/1/1"], "by": "host"}),
    ("pause", {"reason": "channel"}),
    ("resume", {}),
    ("extend", {"seconds": 60}),
    ("topup", {"least": 30.0}),
    ("back", {"least": 60.0}),
    ("undo", {"to": 4}),
    ("end", {}),
    ("seat", {"seat": 1, "user": "801", "name": "Ada", "automat": False}),
    ("host", {"to": "801"}),
    ("room", {"seat": 1, "round": 2, "text": "three"}),
]


@pytest.mark.parametrize(("kind", "payload"), ROWS)
def test_every_kind_of_entry_is_read_and_written_as_it_was(kind: str, payload: dict[str, Any]) -> None:
    entry = read_entry(kind, payload)
    written = row_of(entry)
    assert (written[0], json.loads(json.dumps(written[1]))) == (kind, payload)


def test_a_row_that_nobody_has_written_is_refused() -> None:
    for kind, payload in (("dream", {}), ("answer", {"picks": ["a"]}), ("extend", {"seconds": "long"})):
        with pytest.raises(ValueError):
            read_entry(kind, payload)


def test_entries_know_their_fields() -> None:
    made: list[Entry] = [read_entry("deal", {}), read_entry("answer", {"ask": "a", "picks": ["b"]}), read_entry("expire", {"asks": []})]
    assert made == [Deal(), Answer("a", ("b",)), Expire(())]
