"""The person and the time of narrating; the pages of a narrator who sees the tokens, and the warning of the table; a silent narrator."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Person
from bot.store import StoreFull
from bot.tables.delivery.deliveries import Delivery, HostWhisper
from tests.night.evening import Evening, plain
from tests.night.test_clicks import text_of
from tests.night.test_narrator import desk_of, gate_press, narrated, narrator_texts
from tests.night.test_talk_options import choose, page
from tests.night.wordings import count_wordings, wordings

CS = words_in("cs")
NIGHT = wordings("cs", "agent-wakes", theme="town")
"""The ways in which the first night begins."""
ENDS = plain(CS("narrator-ends"))


def night_in(text: str) -> bool:
    return any(way in text for way in NIGHT)


BOTH = pytest.mark.parametrize("language", ["cs", "en"])


def line(name: str, *, sees: bool, language: str = "cs") -> str:
    return plain(words_in(language)("narrator", who=f"**{name}**", sees="all" if sees else "nothing"))


async def ended(evening: Evening, ends: str = ENDS) -> None:
    """Wait until the table has been told, once, that nobody narrates any more."""
    await evening.eventually(lambda: not evening.table.settings.narrator)
    await evening.discord.until(lambda: ends in narrator_texts(evening))
    assert narrator_texts(evening).count(ends) == 1


@pytest.mark.rule("TK-7.6", "TK-7.8")
@BOTH
async def test_a_table_hears_three_times_that_the_narrator_sees_the_tokens(evening: Evening, language: str) -> None:
    await evening.prefer(language=language, text_mode=True)
    evening.locale = "cs" if language == "cs" else "en-GB"
    words, host, people = words_in(language), evening.person("Vypravěčka"), evening.crowd(6)
    await evening.open_table(host)
    await choose(evening, host, "narrator", "on")
    await choose(evening, host, "narrator_sees", "all")
    said = line("Vypravěčka", sees=True, language=language)
    bold = f"**{said.replace('**', '')}**"
    lobby = await evening.discord.until(lambda: one if (one := evening.living("join")) and bold in plain(one.text) else None)
    assert plain(words("narrator-betrays")) in plain(lobby.text)
    await evening.seat(people)
    await evening.deal(host)
    record = plain(words("record-title", game=words("game-mafie")))
    await evening.discord.until(lambda: record in plain(evening.channel.messages[lobby.id].text))
    assert bold in plain(evening.channel.messages[lobby.id].text)
    await evening.discord.until(lambda: said in plain(text) if (text := getattr(evening.living("desk"), "text", "")) else False)
    # The book is on the desk, and holds what the eliminated see.
    desk = await desk_of(evening, host)
    book = await host.press(desk, evening.press_id("h.book"))
    view = evening.table.course.game.witness()
    mafia = [seat.seat for seat in view.seats if seat.token == "mafia"]
    assert mafia
    assert all(f"{seat + 1} {people[seat].name}" in text_of(book) for seat in mafia)
    # It cannot be chosen any more, and this person has no seat of this game.
    older = await page(evening, host)
    refused = await host.choose(older, evening.press_id("h.talkset:narrator_sees"), "nothing", force=True)
    assert text_of(refused) == plain(words("no-press"))
    assert text_of(await host.command("game replace", evening.channel, seat="3", person=host)) == plain(words("no-replacement"))


@pytest.mark.rule("TK-7.6", "TK-10.7")
async def test_a_narrator_without_sight_has_no_book(evening: Evening) -> None:
    host = await narrated(evening, evening.crowd(6))
    desk = await desk_of(evening, host)
    assert not any("h.book" in str(button) for button in desk.buttons)
    assert text_of(await host.press(desk, evening.press_id("h.book"), force=True)) == plain(CS("no-press"))
    later = await host.choose(await page(evening, host), evening.press_id("h.talkset:narrator_sees"), "all", force=True)
    assert text_of(later) == plain(CS("no-press"))
    assert evening.table.settings.narrator_sees == "nothing"


@pytest.mark.rule("TK-7.2", "TK-10.7")
async def test_a_playing_cohost_reads_no_text_before_the_table(evening: Evening) -> None:
    people = evening.crowd(6)
    host = await narrated(evening, people)
    await evening.session.host_moves.name_cohost(host.id, people[2].id)
    await evening.eventually(lambda: evening.session.narration.reading().gate)
    desk = await desk_of(evening, people[2])
    assert plain(CS("gate-read")) not in plain(desk.text)
    assert gate_press(desk) is None
    press = evening.press_id(f"h.gate:{evening.session.narration.reading().notice}")
    assert text_of(await people[2].press(desk, press, force=True)) == plain(CS("narrator-only"))


@pytest.mark.rule("TK-7.3", "NT-2.4")
async def test_a_silent_narrator_is_called_once_and_the_table_goes_on(evening: Evening) -> None:
    host = await narrated(evening, evening.crowd(6))
    call = plain(CS("gate-call"))
    gate = await evening.eventually(lambda: evening.session.narration.narrator_moves.waiting)
    await host.wait_for(lambda message: call in plain(message.text))
    assert evening.now() >= evening.table.course.time.gates.reminds(gate) - 0.1
    called = [message.id for message in host.messages(host.dm) if call in plain(message.text)]
    dusk = await evening.discord.until(lambda: [one for one in narrator_texts(evening) if night_in(one)])
    assert evening.now() >= gate.opens
    assert len(dusk) == 1
    assert len(called) == 1
    await evening.eventually(lambda: called[0] not in {message.id for message in host.messages(host.dm)})
    assert not [row for row in await evening.registry.store.entries(evening.table.id) if row.kind == "talk"]


@pytest.mark.rule("TK-7.3")
async def test_a_call_that_could_not_be_stored_is_tried_again(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    host = await narrated(evening, evening.crowd(6))
    whispers, failed = evening.session.whispers, 0
    keep = whispers.store_lines

    async def once_full(planned: Sequence[Delivery] = (), **more: Any) -> None:
        nonlocal failed
        if any(isinstance(line, HostWhisper) for line in planned) and not failed:
            failed += 1
            raise StoreFull("store", "no room")
        await keep(planned, **more)

    monkeypatch.setattr(whispers, "store_lines", once_full)
    gate = await evening.eventually(lambda: evening.session.narration.narrator_moves.waiting)
    await host.wait_for(lambda message: plain(CS("gate-call")) in plain(message.text))
    assert failed == 1
    assert evening.session.narration.narrator_moves.waiting == gate


@pytest.mark.rule("TK-7.3")
async def test_a_restart_finds_the_gate_where_it_was(evening: Evening) -> None:
    host = await narrated(evening, evening.crowd(6))
    gate = await evening.eventually(lambda: evening.session.narration.narrator_moves.waiting)
    await evening.session.host_moves.pause(host.id)
    held = evening.table.course.time.gates.held
    await evening.restart_bot()
    again = evening.table.course.time
    assert again.gates.held == held
    assert again.gate(evening.now()) is not None
    desk = await desk_of(evening, host)
    refused = await host.press(desk, evening.press_id(f"h.gate:{gate.notice}"), force=True)
    assert text_of(refused) == plain(CS("gate-paused"))
    await host.command("game resume", evening.channel)
    desk = await desk_of(evening, host)
    press = gate_press(desk)
    assert press is not None
    await host.press(desk, press)
    await evening.discord.until(lambda: any(night_in(one) for one in narrator_texts(evening)))


@pytest.mark.rule("TK-7.1")
async def test_before_the_deal_the_narrator_has_no_chair(evening: Evening) -> None:
    host = evening.person("Vypravěčka")
    await evening.open_table(host)
    await evening.seat([host])
    assert await choose(evening, host, "narrator", "on") == plain(CS("narrator-seated"))
    lobby = await evening.lobby()
    await host.press(lobby, evening.press_id("leave"))
    await choose(evening, host, "narrator", "on")
    await evening.discord.until(lambda: line("Vypravěčka", sees=False) in plain((evening.living("join") or lobby).text))
    await evening.seat([host])
    await ended(evening)


@pytest.mark.rule("TK-7.1")
async def test_only_a_live_game_is_narrated(evening: Evening) -> None:
    host = evening.person("Vypravěčka")
    await evening.open_table(host)
    await choose(evening, host, "narrator", "on")
    refused = plain(CS("narrator-live"))
    assert await choose(evening, host, "pace", "written") == refused
    assert evening.table.settings.pace == "live"
    await choose(evening, host, "narrator", "off")
    await choose(evening, host, "pace", "written")
    assert await choose(evening, host, "narrator", "on") == refused


@pytest.mark.rule("TK-7.1")
async def test_a_narrator_who_takes_a_seat_narrates_no_more(evening: Evening) -> None:
    host = await narrated(evening, evening.crowd(6))
    await host.command("game replace", evening.channel, seat="5", person=host)
    offer = await evening.discord.until(lambda: evening.living("accept"))
    await host.press(offer, evening.press_id("accept:4"))
    await ended(evening)
    assert evening.table.seats[4].user_id == host.id
    assert evening.session.narration.narrator_moves.waiting is None


@pytest.mark.rule("TK-7.1", "TK-7.7")
async def test_a_new_host_with_a_seat_does_not_narrate_and_one_without_narrates_on(evening: Evening) -> None:
    people = evening.crowd(6)
    host = await narrated(evening, people, sees="all")
    new = evening.person("Nová")
    await host.command("game handover", evening.channel, person=new)
    await evening.discord.until(lambda: line("Nová", sees=True) in narrator_texts(evening))
    assert evening.table.settings.narrator
    assert {str(host.id), str(new.id)} <= set(evening.table.setup.ghosts)
    desk = await desk_of(evening, new)
    assert any("h.book" in str(button) for button in desk.buttons)
    await new.command("game handover", evening.channel, person=people[1])
    await ended(evening)
    desk = await desk_of(evening, people[1])
    assert not any("h.book" in str(button) or "h.gate" in str(button) for button in desk.buttons)


@pytest.mark.rule("TK-7.1")
@BOTH
async def test_when_the_narrator_leaves_the_server_the_bot_leads_on(evening: Evening, language: str) -> None:
    await evening.prefer(language=language)
    people = evening.crowd(6)
    host = await narrated(evening, people)
    await evening.eventually(lambda: evening.session.narration.narrator_moves.waiting)
    leave(evening, host)
    await ended(evening, plain(words_in(language)("narrator-ends")))
    await evening.discord.until(lambda: count_wordings(narrator_texts(evening), language, "agent-wakes", theme="town") > 0)
    assert evening.table.host_id == people[0].id


def leave(evening: Evening, person: Person) -> None:
    person.leave(evening.guild)


@pytest.mark.rule("TK-8.1", "TK-7.1")
async def test_the_narrator_stops_by_an_option_and_the_held_line_is_told_at_once(evening: Evening) -> None:
    host = await narrated(evening, evening.crowd(6))
    await evening.eventually(lambda: evening.session.narration.narrator_moves.waiting)
    skipped = await host.command("game skip", evening.channel)
    assert text_of(skipped) == plain(CS("gate-waits"))
    await choose(evening, host, "narrator", "off")
    await ended(evening)
    assert evening.session.narration.narrator_moves.waiting is None
    await evening.discord.until(lambda: any(night_in(one) for one in narrator_texts(evening)))


@pytest.mark.rule("MF-1.2", "MF-10.2")
async def test_the_narrator_settles_a_dispute_for_everybody_to_read(evening: Evening) -> None:
    host = await narrated(evening, evening.crowd(9))
    desk = await desk_of(evening, host)
    opened = await host.press(desk, evening.press_id("h.ruling"))
    receipt = await host.submit(opened.modal, text="Ta diskuse skončila.")
    assert plain(CS("host-done-ruling")) in text_of(receipt)
    said = plain(CS("told-ruling", what="Ta diskuse skončila."))
    await evening.discord.until(lambda: said in narrator_texts(evening))
    assert narrator_texts(evening).count(said) == 1
