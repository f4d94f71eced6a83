"""Two evenings through the real client that differ only in whose token is whose: what a seat and a spectator have before them is the same.

The same test with thousands of moments, below the client, is tests/bot/test_told_alike.py.
"""

import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import Channel, Message, Person
from engines import GAMES, start
from engines.table import Game
from tests.engines.rigging import start_swapped
from tests.night.evening import FAST, Evening

SEED = 7
SEATS = 8
NUMBERS = re.compile(r"\d{17,20}|(?<=<t:)\d+|(?<=c1:)[a-z0-9]{8}|(?<=mafie-)[a-z0-9]{8}|[0-9a-f]{32,}|(?<=127.0.0.1:)\d+")
"""Marks of one evening: ids, moments, the table, seals."""


def places_and_seats() -> tuple[tuple[int, int], int]:
    """Return two seats with different tokens, and a third, neither of which wakes by night, that sees both games alike."""
    views = [_dealt().view(seat).me.token for seat in range(SEATS)]  # type: ignore[attr-defined]
    mafia = views.index("mafia")
    sleepers = [seat for seat, token in enumerate(views) if token == "police"]
    return (mafia, sleepers[0]), sleepers[1]


def _dealt(swapped: tuple[int, int] | None = None, options: Mapping[str, Any] | None = None) -> Game:
    if swapped is None:
        return start("mafie", seats=SEATS, options=options, seed=SEED)
    return start_swapped(GAMES["mafie"], SEATS, dict(options or {}), SEED, "mafie.tokens", swapped)


def _folder(tmp_path: Path, name: str) -> Path:
    made = tmp_path / name
    made.mkdir()
    return made


async def _evening(
    folder: Path, watchers: tuple[int, ...], swapped: tuple[int, int] | None, monkeypatch: pytest.MonkeyPatch
) -> list[list[Any]]:
    """Play up to the end of the first discussion by the clocks alone; return what the watchers and a spectator have before them."""

    def deal(_game: str, *, seats: int, options: Mapping[str, Any], seed: int) -> Game:
        assert (seats, seed > 0) == (SEATS, True)
        return _dealt(swapped, options)

    monkeypatch.setattr("bot.tables.session.course.engines.start", deal)
    monkeypatch.setattr("secrets.choice", lambda things: things[0])  # the same name of the table, which some wordings are chosen by
    async with Evening(folder, tempo=replace(FAST, factor=0.03)) as evening:
        await evening.prefer(clocks={"night": 600.0})  # however long it takes to draw the hands, the night asks
        people = evening.crowd(SEATS)
        spectator = evening.person("Zvědavec")
        await evening.open_table(people[0])
        await evening.seat(people)
        monkeypatch.setattr("secrets.token_bytes", lambda count: bytes(count))
        await evening.deal(people[0])
        await evening.eventually(lambda: "first" in evening.table.running.game.view(None).phase, within=90)
        await evening.session.host_moves.pause(people[0].id)
        await evening.eventually(lambda: evening.session.outbox.position >= evening.table.course.time.released(evening.table.now()))
        await evening.session.outbox.wait_idle()
        spectated = _before(evening, spectator, evening.channel)
        return [*(_before(evening, people[seat], people[seat].dm) for seat in watchers), spectated]


def _before(evening: Evening, person: Person, place: Channel | None) -> list[Any]:
    """Return the messages that a person has before them in a place, without what names the evening."""
    assert place is not None
    return [_shown(evening, message) for message in person.messages(place)]


def _shown(evening: Evening, message: Message) -> list[Any]:
    wire = {name: message.wire[name] for name in ("content", "components", "embeds", "flags", "pinned")}
    files = [data for path, (data, _) in sorted(evening.discord.world.files.items()) if path in repr(message.wire)]
    return [NUMBERS.sub("#", repr(wire)), message.alt_texts, len(message.mentions), files]


@pytest.mark.long
async def test_a_night_looks_the_same_among_other_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    swapped, watcher = places_and_seats()
    watchers = (watcher, swapped[0])
    mine, own, channel = await _evening(_folder(tmp_path, "one"), watchers, None, monkeypatch)
    mine_too, other, channel_too = await _evening(_folder(tmp_path, "other"), watchers, swapped, monkeypatch)
    for messages in (mine, channel):
        assert len(messages) >= 2
        assert any(files for *_, files in messages)
    assert [message[0] for message in mine] == [message[0] for message in mine_too]
    assert [message[0] for message in channel] == [message[0] for message in channel_too]
    assert (mine, channel) == (mine_too, channel_too)
    assert own != other  # whose token was exchanged sees it, so the comparison can fail
