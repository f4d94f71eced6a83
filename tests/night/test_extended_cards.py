"""Nights with hand-picked cards, each card used by a person through what the bot shows, in Czech and in English."""

import pytest

from tests.night.card_night import CLOCKS, EVERYBODY, NOBODY, CardNight, Script, Wish, deal
from tests.night.evening import Evening


async def test_shots_wiretap_vest_and_bandage(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, "AMMPPPPPP", {3: 1, 4: 2, 5: 7, 6: 11, 7: 13})
    await evening.prefer(clocks=CLOCKS, text_mode=True)
    script = Script(
        wishes=[
            Wish(0, "mafie.night.peek", "seat:1"),
            Wish(3, "mafie.strike.vest", "card:1"),
            Wish(5, "mafie.day.wiretap", "seat:2", place="card", during="mafie.vote.first", after=2),
            Wish(6, "mafie.day.corner_shot", "seat:8", place="command", during="mafie.vote.first", after=4),
            Wish(7, "mafie.strike.last_shot", "seat:1", round=2),
            Wish(4, "mafie.strike.bandage", "card:2", round=3, place="card"),
        ],
        kills={1: 3, 2: 7, 3: 5},
        votes={
            (1, "first"): {EVERYBODY: 3, 3: 1, 0: 1},
            (1, "final"): {EVERYBODY: 3, 3: 1},
            (2, "first"): {EVERYBODY: 0, 0: 2},
            (2, "final"): {EVERYBODY: 0, 0: 2},
            (3, "first"): {EVERYBODY: 2, 2: 4},
            (3, "final"): {EVERYBODY: 2, 2: 4},
        },
    )
    night = CardNight(evening, script)
    await night.begin(evening.crowd(9), options={"cards": [1, 2, 7, 11, 13], "vote_visibility": "live", "night_length": "prompt"})
    await night.play()
    night.show()
    night.all_done()


async def test_recruit_commander_role_swap_hideout_and_safe_conduct(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, "AMMPPPPPPP", {1: 3, 4: 6, 5: 4, 6: 1, 7: 8, 8: 9})
    await evening.prefer(clocks=CLOCKS, language="en", text_mode=True)
    script = Script(
        wishes=[
            Wish(4, "mafie.start.role_swap", "seat:2", round=0),
            Wish(0, "mafie.night.peek", "seat:4"),
            Wish(1, "mafie.night.recruit", "seat:9"),
            Wish(6, "mafie.strike.vest", "card:1", place="desk"),
            Wish(7, "mafie.day.closing", "card:8", place="card"),
            Wish(8, "mafie.day.closing", "card:9"),
        ],
        kills={1: 3, 2: 0, 3: 2, 4: 5},
        votes={
            (1, "first"): {5: 6, 6: 0, 7: 6, 8: 6, 9: 0, 0: 6, 1: 0, 2: 0, 4: NOBODY},
            (2, "first"): {EVERYBODY: 1, 1: 2},
            (3, "first"): {EVERYBODY: 4, 4: 7, 7: 6, 8: 6},
            (2, "final"): {EVERYBODY: 1, 1: 2},
            (3, "final"): {EVERYBODY: 4, 4: 6},
            (4, "first"): {EVERYBODY: 9, 9: 8},
            (4, "final"): {EVERYBODY: 9, 9: 8},
        },
    )
    night = CardNight(evening, script)
    people = [evening.person(locale="en-GB") for _ in range(10)]
    await night.begin(people, options={"cards": [1, 3, 4, 6, 8, 9], "night_length": "prompt"})
    await night.play()
    night.show()
    night.all_done()


async def test_arrest_kidnap_and_reverse_recruit(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, "AMMPPPPPP", {3: 10, 4: 12, 5: 5, 6: 2})
    await evening.prefer(clocks=CLOCKS, text_mode=True)
    script = Script(
        wishes=[
            Wish(0, "mafie.night.peek", "seat:5"),
            Wish(6, "mafie.strike.bandage", "card:2"),
            Wish(3, "mafie.day.opening", "card:10"),
            Wish(4, "mafie.day.opening", "seat:1", place="card"),
        ],
        kills={1: 7, 2: 0, 3: 8},
        votes={
            (1, "first"): {EVERYBODY: 2, 2: 7},
            (1, "final"): {EVERYBODY: 2, 2: 7},
            (2, "first"): {EVERYBODY: 1, 1: 5},
            (2, "final"): {EVERYBODY: 1, 1: 5},
            (3, "first"): {EVERYBODY: 5, 5: 3},
            (3, "final"): {EVERYBODY: 5, 5: 3},
        },
    )
    night = CardNight(evening, script)
    await night.begin(evening.crowd(9), options={"cards": [2, 5, 10, 12], "night_length": "prompt"})
    await night.play()
    night.show()
    night.all_done()
