"""House rules and children's changes, each in a night where it shows."""

import re

import pytest

from bot.sandbox import Message
from tests.night.card_night import CLOCKS, EVERYBODY, CardNight, Script, Wish, deal
from tests.night.evening import Evening, plain
from tests.night.wordings import count_wordings, told_in_some_way

NINE = "AMMPPPPPP"


def board(night: CardNight) -> str:
    """Return what the board says now."""
    message = night.evening.living("desk")
    return plain(message.text) if message is not None else ""


async def test_no_decoys_open_votes_all_ready_and_a_lot_for_a_tie(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, NINE, {3: 7})
    await evening.prefer(text_mode=True, clocks=CLOCKS)

    def shown() -> bool:
        votes = "Hlasy: **2 Karel** 1 hlas (1 Jana) · **3 Eliška** 1 hlas (2 Karel)."
        return "Hlasovalo **2 z 8**" in board(night) and votes in board(night)

    script = Script(
        wishes=[
            Wish(0, "mafie.night.peek", "seat:5"),
            Wish(3, "mafie.day.wiretap", "seat:5", place="desk", during="mafie.vote.first", after=2, when=shown),
        ],
        kills={1: 8},
        votes={(1, "first"): {EVERYBODY: 1, 1: 2, 4: 2, 5: 2, 6: 2}, (1, "final"): {EVERYBODY: 1, 1: 2, 4: 2, 5: 2, 6: 2}},
    )
    night = CardNight(evening, script)
    options = {"cards": [7], "decoys": False, "vote_visibility": "live", "discussion_end": "all", "final_tie": "lot"}
    await night.begin(evening.crowd(9), options=options)
    await night.play_till(lambda: "Dost řečí" in board(night) and "musí všichni" in board(night))
    seen: list[str] = []

    def coin_falls() -> bool:
        seen.append(board(night))
        return told_in_some_way(night.told(), "cs", "lot", how="drawn")

    await night.play_till(coin_falls)
    night.all_done()
    assert "Kdo přehodí hlas" not in night.told()
    asleep = [seat for seat in range(3, 9) if "vrtá hlavou" in night.asked(seat)]
    assert asleep == []
    assert not any("Čeká se ještě na" in one for one in seen)


async def test_a_commanders_tie_may_lead_to_a_final_and_the_meeting_ends_with_a_line(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, NINE, {4: 4})
    await evening.prefer(text_mode=True, language="en", clocks=CLOCKS)
    first = {0: 1, 1: 0, 2: 0, 3: 1, 4: 1, 5: 0, 6: 0, 7: 1}
    script = Script(wishes=[Wish(0, "mafie.night.peek", "seat:1")], kills={1: 8}, votes={(1, "first"): first, (1, "final"): first})
    night = CardNight(evening, script)
    options = {"cards": [4], "commander_first_ballot": "suspects", "discussion_end": "majority"}
    people = [evening.person(locale="en-GB") for _ in range(9)]
    await night.begin(people, options=options)
    await night.play_till(lambda: evening.view.phase == "mafia")
    people[1].write(people[1].open_dm(), "Not the Agent")
    await night.play_till(lambda: "Not the Agent" in night.whispered(2))
    await night.play_till(lambda: "5 of 8" in board(night) or "5 will do" in board(night))
    await night.play_till(lambda: "The meeting is over" in night.whispered(2))
    assert all("The meeting is over" not in night.whispered(seat) for seat in range(3, 8))
    await night.play_till(lambda: told_in_some_way(night.told(), "en", "verdict"))
    told = night.told()
    assert count_wordings([told[: told.index("A tie. The Commander’s finger decides: **2 Karel**")]], "en", "suspects", list="…")


async def test_children_play_a_softer_story(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, "PMMPPPPPP", {3: 11, 4: 1, 5: 9})
    await evening.prefer(text_mode=True, clocks=CLOCKS)
    script = Script(
        wishes=[
            Wish(3, "mafie.day.corner_shot", "seat:8", place="card", during="mafie.day.ready"),
            Wish(8, "mafie.strike.last_shot", "seat:7"),
            Wish(4, "mafie.strike.vest", "card:1"),
            Wish(5, "mafie.day.closing", "card:9"),
            Wish(1, "mafie.strike.last_shot", "seat:2", round=2),
        ],
        kills={1: 4, 2: 6},
        votes={(1, "first"): {EVERYBODY: 0}, (2, "first"): {EVERYBODY: 1}},
    )
    night = CardNight(evening, script)
    kids = dict.fromkeys(("kids_theme", "kids_no_agent", "kids_last_shot", "kids_single_ballot"), True)
    await night.begin(evening.crowd(9), options={"cards": [1, 9, 11], "night_length": "prompt", **kids})
    await night.play()
    night.show()
    night.all_done()
    told = night.told()
    assert "Agent otevírá" not in told
    assert "Nečekané slovo" in told
    assert "Poslední slovo" in told
    everything = told + "".join(night.asked(seat) + night.whispered(seat) for seat in range(9))
    assert not re.findall(r"Mafi(?!e ·)\w+|\b[Vv]ýstřel\w*", everything)


async def test_a_confirmation_stays_while_others_point(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, NINE, {1: 3})
    await evening.prefer(text_mode=True, clocks=CLOCKS)
    night = CardNight(evening, Script(kills={1: 8}))
    await night.begin(evening.crowd(9), options={"cards": [3], "night_length": "prompt"})
    await night.play_till(lambda: evening.view.phase == "mafia", only=range(9))
    recruiter, other = night.guests[1], night.guests[2]

    def question() -> Message | None:
        return next((one for one in recruiter.person.messages(recruiter.person.dm) if menu(one)), None)

    def menu(message: Message) -> str:
        return next((str(one["custom_id"]) for one in message.selects if "mafie.night.recruit" in str(one["custom_id"])), "")

    asked = await evening.discord.until(question)
    doubtful = (await recruiter.person.choose(asked, menu(asked), "seat:7")).message
    assert doubtful is not None
    await night.play_till(lambda: evening.table.course.game.view(1).me.picks.get(2) == 8, only=[2])
    await evening.discord.until(lambda: recruiter.person.messages(recruiter.person.dm))
    shown = await evening.discord.until(
        lambda: next(one for one in recruiter.person.messages(recruiter.person.dm) if one.id == doubtful.id)
    )
    sure = next(str(one["custom_id"]) for one in shown.buttons if ":sure:" in str(one.get("custom_id")))
    assert "8 Marek" in plain(shown.text)
    done = await recruiter.person.press(shown, sure)
    assert "8 Marek" in plain(done.text)
    assert "Mafie verbuje" in await evening.discord.until(lambda: told if "Mafie verbuje" in (told := night.told()) else None)
    assert other.person.messages(other.person.dm)


@pytest.mark.rule("MA-14.8")
async def test_a_lobby_of_eleven_says_that_it_plays_with_a_third_mafioso(evening: Evening) -> None:
    host = evening.person()
    await evening.open_table(host)
    await evening.seat([host])
    await evening.session.lobby_moves.fill(10)
    await evening.session.lobby_moves.change_option("fair_tokens", True)
    said = "Aby byly šance vyrovnanější, jsou tu 3 Mafiáni místo 2"

    def lobby() -> str:
        message = evening.living("join")
        return "" if message is None else plain(message.text)

    await evening.eventually(lambda: said in lobby() and "3 Mafiáni, 1 Agent, 7 Policistů" in lobby())
    await evening.deal(host)
    await evening.eventually(lambda: any(said in plain(one.text) for one in evening.channel.messages.values() if one.id != host.id))
    assert evening.view.left["mafia"] == 3
