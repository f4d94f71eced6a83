"""Nights with every preset of cards: New Gang on sixteen seats, the automatic sets, a drawn one; people beside automated players."""

import dataclasses
import json
from pathlib import Path
from typing import Any

import pytest

from tests.night.card_night import CLOCKS, EVERYBODY, CardNight, Script, Wish, deal
from tests.night.evening import FAST, Evening, plain
from tests.night.players import play

GANG = {1: 14, 4: 15, 5: 16, 6: 1}
QUICK = {"night": 30, "window": 10, "reaction": 20, "vote_turn": 20, "vote": 60, "discussion": 60, "start": 20, "defence": 20}
"""Machines need no time, and a person who misses a question gets its default."""


async def test_the_gang_wins_on_sixteen_seats(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, "AMMMPPPPPPPPPPPP", GANG)
    await evening.prefer(clocks=CLOCKS, text_mode=True)
    falls = [(6, 7), (8, 9), (10, 11), (12, 13)]
    script = Script(
        wishes=[
            Wish(0, "mafie.night.peek", "seat:1"),
            Wish(6, "mafie.strike.vest", "card:1", place="command"),
        ],
        kills={1: 6, 2: 8, 3: 10, 4: 12},
        votes={},
    )
    shots = {7: (1, 0), 8: (2, 14), 9: (2, 15), 10: (3, 2), 11: (3, 3), 12: (4, 6)}
    for seat, (number, target) in shots.items():
        script.wishes.append(Wish(seat, "mafie.strike.last_shot", f"seat:{target}", round=number))
    for number, (_, out) in enumerate(falls, 1):
        script.votes[(number, "first")] = {EVERYBODY: out}
    night = CardNight(evening, script)
    options = {"cards": "gang", "gang_recognition": True, "night_length": "prompt", "kids_last_shot": True, "kids_single_ballot": True}
    await night.begin(evening.crowd(16), options=options)
    readers: set[str] = set()

    def reads(exchange: Any) -> None:
        if "Gang u stolu: 2 Karel, 5 Hynek, 6 Petr" in plain(json.dumps(exchange.answer, ensure_ascii=False, default=str)):
            readers.add(exchange.answer["channel_id"])

    evening.discord.watchers.append(reads)
    story = await night.play()
    night.show()
    night.all_done()
    assert "Vyhrál Gang" in plain(story.text)
    assert readers == {str(night.guests[seat].person.open_dm().id) for seat in (1, 4, 5)}, "it stood in their letters of the first night"


@pytest.mark.parametrize(
    ("seats", "cards", "language"),
    [
        (6, "auto", "cs"),
        (9, "random", "en"),
        *(
            pytest.param(*one, marks=pytest.mark.soak)
            for one in ((9, "auto", "en"), (13, "auto", "cs"), (16, "gang", "en"), (17, "random", "en"), (21, "auto", "cs"))
        ),
    ],
)
async def test_a_preset_is_played_to_its_end(tmp_path: Path, seats: int, cards: str, language: str) -> None:
    """Two people play by chance with machines, who hold cards too."""
    tempo = dataclasses.replace(FAST, factor=0.004, thinking=(0.0, 0.01))
    async with Evening(tmp_path, tempo=tempo, language=language) as evening:
        await evening.prefer(clocks=QUICK, text_mode=True)
        people = evening.crowd(2)
        night = CardNight(evening, Script())
        await night.begin(people, bot_players=seats - 2, options={"cards": cards, "gang_recognition": cards == "gang"})
        await play(evening, people)
        print(night.told())
        view = evening.table.course.game.view(None)
        assert view.winner in ("police", "mafia", "gang", "stalemate", "all_out")
        assert len(view.card_set) == {6: 1, 9: 2, 13: 3, 16: 4, 17: 4, 21: 5}[seats]
        told = plain(night.told())
        names = {"cs": ("Rozšířená hra", "V balíčku"), "en": ("Extended game", "In the deck")}[language]
        assert all(name in told for name in names)
