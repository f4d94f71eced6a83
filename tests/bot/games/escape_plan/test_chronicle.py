"""The chronicle of Escape Plan: a line a turn, in the bot's own words, without the value of a bag."""

from __future__ import annotations

import re

import pytest

from bot.games.escape_plan.messages import TELLINGS
from bot.games.escape_plan.voice import EscapePlanVoice
from engines import Notice, Text
from tests.bot.presenting.boxed.tables import ESCAPE_PLAN, scene_of
from tests.bot.presenting.boxed.telling import messages, narrated, told_of


@pytest.mark.rule("EP-8.6")
@pytest.mark.parametrize("seats", [2, 4])
def test_every_turn_is_one_line_that_begins_with_its_player(seats: int) -> None:
    lines, game = told_of(ESCAPE_PLAN, seats, 1)
    turns = [notice for notice in game.notices if notice.text.key == "ep-turn"]
    made = "\n".join(text for story, texts in messages(lines).items() if story != "deal" for text in texts)
    rows = [row for row in made.splitlines() if re.match(r"[▲●■◆★⋈✚]\u00a0\*\*", row)]
    assert len(rows) >= len(turns)
    for row in rows:
        name = row.split("**")[1]
        assert row.count(f"**{name}**") == 1 or "překračuje" in row or "venku" in row, row


def test_the_lines_of_the_experience_are_told_word_for_word() -> None:
    made = "\n".join(line.text for seats in range(2, 6) for line in narrated(ESCAPE_PLAN, seats, 1)).replace("\u00a0", " ")
    assert re.search(r"\*\*[^*]+\*\* mizí z \w\d na \w\d\. Policie zůstává o díl pozadu\.", made)
    assert "Půlnoc. Kdo má akci navíc, může ještě jednou." in made
    assert re.search(r"Výjezd \d se zavírá\. Zbývají dva\.", made)
    assert re.search(r"(Jedno|\d) zranění\. Pouta čekají na další chybu\.", made)


@pytest.mark.rule("EP-19.6", "EP-21.4")
def test_no_message_tells_the_value_of_a_bag() -> None:
    for seats in range(1, 6):
        lines, game = told_of(ESCAPE_PLAN, seats, 1)
        assert all(line.seat is None for line in lines)
        assert not any(re.search(r"\b(green|black|brown|x|y)_\d", line.text) for line in lines), game.outcome


def test_characters_stand_in_one_line_and_no_piece_of_a_turn_begins_with_a_reflexive_pronoun() -> None:
    for seats in (2, 4, 5):
        lines = narrated(ESCAPE_PLAN, seats, 1)
        assert "\n".join(messages(lines)["deal"]).count("Postavy:") == 1
        assert not any(re.search(r"(^|· )se ", line.text) for line in lines)


@pytest.mark.rule("EP-24.3")
def test_what_the_highest_row_costs_stands_beside_the_name() -> None:
    """Handcuffs and wounds that follow a row name nobody themselves."""
    game = list(ESCAPE_PLAN.play(2, 1))[-1]
    told = (
        Text("ep-day", {"day": 1}),
        Text("ep-part", {"part": "part:night", "day": 1}),
        Text("ep-adjust", {"part": "part:night"}),
        Text("ep-row", {"who": "seat:0", "n": 2, "row": 10}),
        Text("ep-handcuffs", {"seat": "seat:0", "field": 1, "asset": "", "contact": "contact:7"}),
        Text("ep-wounded", {"seat": "seat:0", "n": 2, "wounds": 2, "cause": "row"}),
        Text("ep-row", {"who": "seat:1", "n": 1, "row": 8}),
    )
    notices = tuple(Notice(number, None, text) for number, text in enumerate(told))
    lines = {line.notice: line for line in ESCAPE_PLAN.presenter.narrate(notices, scene_of(game, "en"))}
    assert lines[3].after == lines[6].after == "\n"
    assert lines[4].after == " " and lines[4].text.startswith("Handcuffs over ")
    assert lines[5].after != "\n"


@pytest.mark.rule("EP-24.1", "EP-24.2", "EP-24.3")
def test_a_told_change_of_notoriety_leads_from_the_row_before_to_the_told_one() -> None:
    """At the ends of the track the surplus is lost: *1 (−1)* would say that somebody has moved who hasn’t."""
    changed = ends = 0
    for seats in (2, 3, 4):
        rows: dict[str, int] = {}
        made = "\n".join(line.text for line in narrated(ESCAPE_PLAN, seats, 1, "en")).replace("\u00a0", " ")
        for said in re.findall(r"^Notoriety: (.+)\.$", made, re.MULTILINE):
            for who, row, change in re.findall(r"\*\*([^*]+)\*\* (\d+) \(([^)]+)\)", said):
                if change.endswith("row"):
                    assert (int(row), change) in ((1, "the lowest row"), (10, "the highest row"))
                    ends += 1
                elif who in rows:
                    assert rows[who] + int(change.replace("−", "-")) == int(row)
                    changed += 1
                rows[who] = int(row)
    assert changed and ends


@pytest.mark.rule("EP-15.5", "EP-28.12")
def test_each_new_card_of_the_contact_offer_is_told() -> None:
    told = 0
    for seats in (1, 2, 4):
        lines, game = told_of(ESCAPE_PLAN, seats, 1)
        voice = EscapePlanVoice(scene_of(game))
        said = "\n".join(line.text for line in lines)
        news = "\n".join(re.findall(r"nově v\u00a0nabídce: (.+)", said))
        for notice in game.notices:
            if notice.text.key == "ep-offer-contact":
                assert voice.named(str(notice.text.args["contact"])) in news
                told += 1
    assert told > 20


@pytest.mark.rule("EP-4.3")
def test_buyers_of_an_asset_at_the_beginning_of_a_day_are_told_in_one_list() -> None:
    """Each payment is followed by the notice of the asset, which nobody reads there: it must not part the list."""
    several = 0
    for seats in (2, 4, 5):
        lines, game = told_of(ESCAPE_PLAN, seats, 1, "en")
        told = [line.text for line in lines if "An asset for $3,000" in line.text]
        bought = [one for one in game.notices if one.text.key == "ep-paid" and one.text.args["cause"] == "late_unlock"]
        days = [text for story, texts in messages(lines).items() if story.startswith("day-") for text in texts]
        assert all(text.count("An asset for") <= 1 for text in days)
        assert sum(text.count("**") // 2 for text in told) == len(bought)
        several += len(bought) > len(told)
    assert several == 3


@pytest.mark.rule("EP-29.8")
@pytest.mark.parametrize(
    ("language", "said"), [("cs", "bere: zelená schránka ×2, hnědá schránka"), ("en", "takes green locker ×2, brown locker")]
)
def test_lockers_of_one_stack_that_costa_takes_are_counted(language: str, said: str) -> None:
    (game, *_) = ESCAPE_PLAN.play(1, 1)
    notice = Notice(0, None, Text("ep-bot-took", {"who": "bot:costa", "items": ("stack:green", "stack:green", "stack:brown")}))
    assert TELLINGS["ep-bot-took"](EscapePlanVoice(scene_of(game, language)), [notice]).replace("\u00a0", " ") == said
