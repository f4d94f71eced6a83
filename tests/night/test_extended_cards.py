"""Nights with hand-picked cards, each card used by a person through what the bot shows, in Czech and in English."""

import re
from pathlib import Path
from typing import Any

import pytest

from bot.operations.verify import verify
from bot.presenting.texts import words_in
from bot.sandbox import Message
from tests.night.card_night import CLOCKS, EVERYBODY, NOBODY, CardNight, Script, Wish, deal
from tests.night.evening import Evening, plain
from tests.night.wordings import count_wordings, wordings


def in_order(text: str, *pieces: str | tuple[str, ...]) -> None:
    """Fail unless all pieces stand in the text, one after the other; of a tuple any one."""
    at = 0
    for piece in pieces:
        ways = (piece,) if isinstance(piece, str) else piece
        found = min((where for way in ways if (where := text.find(way, at)) >= 0), default=-1)
        assert found >= 0, f"{piece!r} is missing after {text[max(0, at - 80) : at]!r}"
        at = found


def alts(message: Message | None) -> str:
    """Return the descriptions of the pictures of a message."""
    return plain(" ".join(message.alt_texts)) if message is not None else ""


def spoilers(message: Message) -> list[bool]:
    """Return for each picture of a message whether it is hidden until it is touched."""
    return [bool(item.get("spoiler")) for part in _parts(message.components) for item in part.get("items", ())]


def _parts(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [part for one in components for part in (one, *_parts(one.get("components", [])))]


async def tells_the_story(night: CardNight, folder: Path, piece: str) -> None:
    """Fail unless the night can be read again, with this piece in it, and its record proves it."""
    story = await night.handed("game story")
    assert piece in plain(story)
    assert not re.search(r"\*\*|\|\||\{", story)
    record = folder / "record.json"
    record.write_text(await night.handed("game record"), "utf-8")
    assert verify(record, words_in("cs")).good


async def test_shots_wiretap_vest_and_bandage(evening: Evening, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
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
    night.all_done()
    told = night.told()
    in_order(
        told,
        "Mafie si vybrala: **4 Tonda**",
        wordings("cs", "vest", who="**4 Tonda**"),
        "**6 Petr** vykládá **Odposlech**. Na drátě je: **3 Eliška**",
        "**Výstřel zpoza rohu.** **7 Bára** míří na: **9 Zdenka**",
        "Ze hry odchází **9 Zdenka**",
        "Prsty dolů, tohle hlasování neplatí",
        ": **4 Tonda** 6 hlasů",
        wordings("cs", "last-shot", who="**8 Marek**", target="**2 Karel**"),
        wordings("cs", "bandage", by="**5 Hynek**", who="**6 Petr**"),
    )
    assert "Eliška: Mafián" in script.wished("mafie.day.wiretap").answer
    assert "Eliška: Mafián" not in told + night.whispered(6)
    assert "Neutrální karta. Pro tebe" not in night.asked(0)
    await tells_the_story(night, tmp_path, "Odposlech → 3 Eliška (Mafián)")
    await evening.discord.until(lambda: "Karta: Výstřel zpoza rohu" in night.whispered(6) and "Vyhrála" in night.whispered(6))


async def test_recruit_commander_role_swap_hideout_and_safe_conduct(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
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
    night.all_done()
    told = night.told()
    in_order(
        told,
        "**6 Petr** votes first",
        wordings("en", "swap", who="**5 Hynek**", target="**3 Eliška**"),
        "The Mafia recruits",
        "A tie. The Commander’s finger decides: **7 Bára**",
        wordings("en", "vest", who="**7 Bára**"),
        "**8 Marek** plays **Hideout**",
        wordings("en", "commander-now", who="**7 Bára**"),
        wordings("en", "commander-now", who="**8 Marek**"),
    )
    assert not count_wordings([told[: told.index("Commander’s finger")]], "en", "suspects", list="…")
    assert "**10 Šimon**" not in told[told.index("The Mafia recruits") : told.index("A tie")]
    asked = night.asked(1)
    in_order(asked, "Who do you recruit?", "You recruit 10 Šimon. It can’t be taken back", "2 Karel, 5 Hynek, 10 Šimon")
    assert "do you recruit" not in night.asked(4).lower()  # the letter tells a fellow Mafioso of the recruit
    assert "It can’t be taken back" in night.asked(4)
    assert script.wished("mafie.day.closing").question.startswith("Your card: Hideout. It works for you.")
    await tells_the_story(night, tmp_path, "Recruited: 10 Šimon")


async def test_arrest_kidnap_and_reverse_recruit(evening: Evening, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    deal(monkeypatch, "AMMPPPPPP", {3: 10, 4: 12, 5: 5, 6: 2})
    await evening.prefer(clocks=CLOCKS)
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
    await night.play_till(lambda: "Zatčení" in alts(evening.living("desk")))
    hand = next(one for one in night.guests[3].person.messages(night.guests[3].person.dm) if "Karta:" in one.text)
    assert "Už je zahraná" in hand.text or "Akční karta 10, Zatčení" in alts(hand)
    assert all(spoiler for spoiler in spoilers(hand))
    assert re.search("Na stole: .*4 Tonda, Zatčení; 7 Bára, Obvaz", alts(evening.living("desk")))
    story = await night.play()
    night.all_done()
    assert "1. den: " in alts(story)
    assert "Mafie: 2 Karel, 3 Eliška, 6 Petr" in alts(story)
    told = night.told()
    in_order(
        told,
        wordings("cs", "bandage", by="**7 Bára**", who="**8 Marek**"),
        ": **3 Eliška** 6, **8 Marek** 1.",
        "Ze hry odchází **6 Petr**. Žeton: **Policista**",
    )
    tallies = " ".join(alts(message) for message in evening.channel.messages.values())
    assert "3 Eliška 6 (od 1, 5, 6, 7, 8, 9), 8 Marek 1 (od 3)" in tallies, "neither the kidnapped nor the arrested votes"
    assert "**5 Hynek** vykládá **Únos**. Dnes nehlasuje: **2 Karel**" in told
    assert wordings("cs", "card-arrest", who="**4 Tonda**", theme="town")[0] in told
    assert "2 Karel, 3 Eliška, 6 Petr" in night.asked(5)
    assert "Opačným náborem přechází na druhou stranu: 6 Petr" in told
    for seat in (0, 1, 2, 5, 7, 8):
        assert "Je 1. den. Otázka" not in night.asked(seat), "a window is shown to those only who have a choice"
    await tells_the_story(night, tmp_path, "Únos → 2 Karel")
