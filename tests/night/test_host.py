"""Acts of a host, by the desk and by commands, and the lines for everybody else."""

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import InteractionOutcome, Message, Modal, Person
from bot.store import NewEntry
from tests.night.evening import Evening, plain, seen
from tests.night.first_day import in_discussion
from tests.night.places import dealt
from tests.night.test_clicks import text_of

CS = words_in("cs")
FOREIGN = plain(CS("no-host", who="…")).split("…")[0]


@pytest.fixture
async def people(evening: Evening) -> list[Person]:
    """Seven people in their first discussion."""
    return await in_discussion(evening, 7)


async def desk_of(evening: Evening, person: Person) -> Message:
    board = await evening.discord.until(lambda: evening.living("host"))
    outcome = await person.press(board, evening.press_id("host"))
    assert outcome.message is not None
    return outcome.message


async def do(evening: Evening, person: Person, action: str, *, sure: bool = False) -> InteractionOutcome:
    """Press an action on the host's desk, and confirm it."""
    desk = await desk_of(evening, person)
    outcome = await person.press(desk, evening.press_id(f"h.{action}"))
    if sure:
        assert outcome.message is not None
        outcome = await person.press(outcome.message, evening.press_id(f"h.sure:{action}"))
    return outcome


async def has_public_text(evening: Evening, key: str, number: int = 0, who: str = "") -> bool:
    """Wait until the line ``key`` is in the channel; the part before its clock is enough."""
    start = CS(key, until="…", who=who, number=number).split("…")[0]
    assert start

    def stands() -> bool:
        return any(start in message.text for message in evening.channel.messages.values() if not message.ephemeral)

    return await evening.discord.until(stands)


async def test_only_the_host_has_the_hosts_desk(evening: Evening, people: list[Person]) -> None:
    board = await evening.discord.until(lambda: evening.living("host"))
    assert text_of(await people[3].press(board, evening.press_id("host"))).startswith(FOREIGN)
    assert text_of(await people[3].command("host", evening.channel)).startswith(FOREIGN)
    commands: dict[str, dict[str, Any]] = {"pause": {}, "skip": {}, "end": {}, "undo": {}, "extend": {"seconds": 60}}
    for name, options in commands.items():
        said = text_of(await people[3].command(f"game {name}", evening.channel, **options))
        assert said.startswith(FOREIGN)
    assert evening.table.phase == "running"


async def test_pause_and_resume(evening: Evening, people: list[Person]) -> None:
    await do(evening, people[0], "pause")
    assert evening.table.phase == "paused"
    assert await has_public_text(evening, "pause")
    board = await evening.discord.until(lambda: evening.living("desk"))
    ready = next((b["custom_id"] for b in board.buttons if ":mafie.day.ready:" in b["custom_id"]), None)
    if ready is not None:
        assert text_of(await people[1].press(board, ready, force=True)) == plain(CS("no-while-paused"))
    assert text_of(await people[0].command("game pause", evening.channel)) == plain(CS("no-paused"))
    await people[0].command("game resume", evening.channel)
    assert evening.table.phase == "running"
    assert await has_public_text(evening, "resume")


async def test_more_time_and_skipping(evening: Evening, people: list[Person]) -> None:
    before = evening.table.course.time.next_deadline()
    await do(evening, people[0], "extend")
    assert evening.table.course.time.next_deadline() == pytest.approx(before + 60)
    assert await has_public_text(evening, "told-extend")
    await do(evening, people[0], "skip", sure=True)
    await evening.eventually(lambda: evening.view.phase == "first")
    assert await has_public_text(evening, "told-skip")


@pytest.mark.rule("CL-19.3")
async def test_every_act_of_a_host_leaves_a_line_that_names_nobody(evening: Evening, people: list[Person]) -> None:
    """CL-19.3: co-hosts act like the host, everybody reads that it was done, nobody who did it."""
    helper = people[4]
    desk = await desk_of(evening, people[0])
    page = await people[0].press(desk, evening.press_id("h.cohost"))
    await people[0].choose(seen(page), evening.press_id("h.cohost"), helper)
    assert await has_public_text(evening, "told-cohost", who=f"**{helper.name}**")
    before = set(evening.channel.messages)
    for act, key in (("game extend", "told-extend"), ("game pause", "pause"), ("game resume", "resume")):
        options: dict[str, Any] = {"seconds": 60} if act == "game extend" else {}
        await helper.command(act, evening.channel, **options)
        assert await has_public_text(evening, key)
    lines = [one.text for number, one in evening.channel.messages.items() if number not in before and not one.ephemeral and not one.buttons]
    assert len(lines) >= 3
    assert not any(helper.name in line or f"<@{helper.id}>" in line for line in lines)
    page = await people[0].press(desk, evening.press_id("h.cohost"))
    await people[0].choose(seen(page), evening.press_id("h.cohost"), helper)
    assert await has_public_text(evening, "told-no-cohost", who=f"**{helper.name}**")


@pytest.mark.rule("CL-23.2")
async def test_the_name_of_a_new_host_is_escaped_in_its_line(evening: Evening, people: list[Person]) -> None:
    await people[0].command("game handover", evening.channel, person=evening.person("*Ada*"))
    assert await has_public_text(evening, "told-handover", who=r"\*Ada\*")


async def test_a_machine_keeps_a_seat_until_its_owner_is_back(evening: Evening, people: list[Person]) -> None:
    await people[0].command("game extend", evening.channel, seconds=600)
    desk = await desk_of(evening, people[0])
    page = await people[0].press(desk, evening.press_id("h.automate"))
    assert page.message is not None
    await people[0].choose(seen(page), evening.press_id("h.automate"), "seat:2")
    assert evening.table.seats[2].bot_player
    assert await has_public_text(evening, "automat", 3, "**3 Eliška**")
    board = await evening.discord.until(lambda: evening.living("desk"))
    kept = await people[2].press(board, evening.press_id("desk"))
    assert kept.message is not None
    assert text_of(kept) == plain(CS("seat-kept", number=3))
    back = await people[2].press(kept.message, evening.press_id("takeback"))
    assert "Žeton" in text_of(back)
    assert not evening.table.seats[2].bot_player
    assert evening.table.seats[2].user_id == people[2].id


async def accept(evening: Evening, person: Person, seat: int) -> None:
    """Let somebody take the seat that is offered to them."""
    offer = await evening.discord.until(lambda: evening.living("accept"))
    await person.press(offer, evening.press_id(f"accept:{seat}"))
    await evening.discord.until(lambda: offer.deleted)


async def test_another_person_takes_a_seat_with_all_it_knows(evening: Evening, people: list[Person]) -> None:
    await people[0].command("game extend", evening.channel, seconds=600)
    newcomer, other = evening.person("Nová"), evening.person("Jiná")
    await people[0].command("game replace", evening.channel, seat="5 Hynek", person=newcomer)
    await accept(evening, newcomer, 4)
    assert evening.table.seats[4].user_id == newcomer.id
    assert await has_public_text(evening, "told-replace", 5, "**5 Nová**")
    hand = await newcomer.wait_for(lambda message: "Žeton" in message.text and not message.ephemeral)
    assert hand.channel_id == newcomer.open_dm().id
    board = await evening.discord.until(lambda: evening.living("mafie.day.ready"))
    ready = next(b["custom_id"] for b in board.buttons if ":mafie.day.ready:" in b["custom_id"])
    assert text_of(await people[4].press(evening.living("desk") or board, ready)) == plain(CS("no-foreign"))
    assert text_of(await newcomer.press(evening.living("desk") or board, ready)) == plain(CS("ready-given"))
    again = await people[0].command("game replace", evening.channel, seat="seat:3", person=people[4])
    assert text_of(again) == plain(CS("no-replacement"))
    desk = await desk_of(evening, people[0])
    page = await people[0].press(desk, evening.press_id("h.replace"))
    page = await people[0].choose(seen(page), evening.press_id("h.replace"), "seat:3")
    done = await people[0].choose(seen(page), evening.press_id("h.replace:3"), other)
    assert plain(CS("host-done-offer")) in text_of(done)
    await accept(evening, other, 3)
    assert evening.table.seats[3].user_id == other.id


@pytest.mark.rule("NT-2.4")
async def test_the_open_question_of_a_person_who_gives_up_the_seat_goes(evening: Evening) -> None:
    people, newcomer = evening.crowd(7), evening.person("Nová")
    await dealt(evening, people, night=600.0)

    def asked(person: Person) -> list[Message]:
        return [one for one in person.messages(person.open_dm()) if one.buttons]

    (question,) = await evening.discord.until(lambda: asked(people[4]))
    await people[0].command("game replace", evening.channel, seat="seat:4", person=newcomer)
    await accept(evening, newcomer, 4)
    await evening.discord.until(lambda: asked(newcomer) and question.deleted)
    assert not asked(people[4])


async def test_the_table_is_handed_over(evening: Evening, people: list[Person]) -> None:
    await people[0].command("game handover", evening.channel, person=people[1])
    assert evening.table.host_id == people[1].id
    assert text_of(await people[0].command("host", evening.channel)).startswith(FOREIGN)
    assert "Hostitel" in text_of(await people[1].command("host", evening.channel))


async def test_removing_and_disqualifying_are_asked_twice(evening: Evening, people: list[Person]) -> None:
    await people[0].command("game extend", evening.channel, seconds=600)
    asked = await people[0].command("game remove", evening.channel, seat="6", disqualified=True)
    assert not evening.table.course.game.view(None).seats[5].withdrawing
    assert asked.message is not None
    await people[0].press(asked.message, evening.press_id("h.sure:disqualify:5"))
    assert evening.table.course.game.view(None).seats[5].withdrawing
    desk = await desk_of(evening, people[0])
    page = await people[0].press(desk, evening.press_id("h.remove"))
    page = await people[0].choose(seen(page), evening.press_id("h.remove"), "seat:6")
    assert not evening.table.course.game.view(None).seats[6].withdrawing
    await people[0].press(seen(page), evening.press_id("h.sure:remove:6"))
    assert evening.table.course.game.view(None).seats[6].withdrawing


async def test_the_end_by_the_host_opens_everything(evening: Evening, people: list[Person]) -> None:
    await do(evening, people[0], "end", sure=True)
    story = await evening.discord.until(lambda: evening.living("again"))
    assert "bez vítěze" in plain(story.text)
    await evening.eventually(lambda: evening.table.phase == "ended")
    for verb in ("log", "record", "share"):
        outcome = await people[2].press(story, evening.press_id(verb))
        assert outcome.message is not None
        assert len(outcome.message.attachments) == 1, verb
    outcome = await people[2].press(story, evening.press_id("again"))
    assert text_of(outcome) == plain(CS("again-opened"))
    assert evening.table.phase == "lobby"
    assert [seat.user_id for seat in evening.table.seats] == [people[2].id]


@pytest.mark.rule("MF-15.19")
async def test_a_paused_game_is_ended_at_once(evening: Evening, people: list[Person]) -> None:
    await do(evening, people[0], "pause")
    await do(evening, people[0], "end", sure=True)
    story = await evening.discord.until(lambda: evening.living("again"))
    assert "bez vítěze" in plain(story.text)
    await evening.eventually(lambda: evening.table.phase == "ended")


async def test_actions_are_refused_before_the_confirmation(evening: Evening) -> None:
    people = evening.crowd(6)
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.deal(people[0])
    for action, refusal in (("undo", "no-undo"), ("skip", "no-skip-night")):
        told = await people[0].command(f"game {action}", evening.channel)
        assert text_of(told) == plain(CS(refusal)) and not seen(told).buttons


async def test_a_seat_that_leaves_already_is_not_asked_about_again(evening: Evening, people: list[Person]) -> None:
    """Asked and then refused: by the command, and on a desk that was opened before."""
    desk = await desk_of(evening, people[0])
    page = seen(await people[0].press(desk, evening.press_id("h.remove")))
    await evening.session.host_moves.remove(people[0].id, 6)
    by_command = await people[0].command("game remove", evening.channel, seat="seat:6")
    assert text_of(by_command) == plain(CS("no-withdrawal")) and not seen(by_command).buttons
    assert text_of(await people[0].choose(page, evening.press_id("h.remove"), "seat:6")) == plain(CS("no-withdrawal"))


async def test_the_next_game_has_its_automated_players_again(evening: Evening) -> None:
    host = evening.person()
    lobby = await evening.open_table(host, game="zbojnici")
    await host.press(lobby, evening.press_id("join"))
    await evening.session.lobby_moves.fill(4)
    await evening.deal(host)
    before = evening.table.id
    await evening.session.host_moves.end(host.id)
    story = await evening.discord.until(lambda: evening.living("again"))
    await evening.eventually(lambda: evening.table.phase == "ended")
    await host.press(story, f"c1:{before}:again")
    assert [seat.user_id for seat in evening.table.seats] == [host.id, None, None, None, None]
    other = evening.discord.create_channel(evening.guild, "jinde")
    opened = seen(await host.choose(seen(await host.command("history", other)), "c1:club:nt.open:0.all.0.all", before))
    await host.press(opened, f"c1:{before}:nt.again")
    session = evening.registry.session_in(other.id)
    assert session is not None and [seat.user_id for seat in session.table.seats] == [host.id, None, None, None, None]


async def test_the_desk_of_an_earlier_table_says_so_while_another_one_stands(evening: Evening, people: list[Person]) -> None:
    desk, earlier = await desk_of(evening, people[0]), evening.table.id
    await do(evening, people[0], "end", sure=True)
    await evening.eventually(lambda: evening.table.phase == "ended")
    await evening.restart_bot()
    assert text_of(await people[0].press(desk, f"c1:{earlier}:h.undo")) == plain(CS("no-press-old"))
    await people[0].command("game open", evening.channel, game="mafie")
    await evening.lobby()
    assert text_of(await people[0].press(desk, f"c1:{earlier}:h.undo")) == plain(CS("no-press-earlier"))


async def test_the_automated_players_of_a_lobby_are_freed_on_its_desk(evening: Evening) -> None:
    host = evening.person()
    await evening.open_table(host)
    await evening.session.lobby_moves.fill(5)
    desk = await desk_of(evening, host)
    page = seen(await host.press(desk, evening.press_id("h.fill")))
    await host.press(page, evening.press_id("h.unfill"))
    assert evening.table.seats == []


async def test_the_buttons_of_a_story_outlive_a_restart(evening: Evening, people: list[Person]) -> None:
    await do(evening, people[0], "end", sure=True)
    story = await evening.discord.until(lambda: evening.living("again"))
    await evening.eventually(lambda: evening.table.phase == "ended")
    table = evening.table.id
    await evening.restart_bot()
    assert evening.registry.table_in(evening.channel.id) is None
    for verb in ("log", "record", "share"):
        outcome = await people[2].press(story, f"c1:{table}:{verb}")
        assert outcome.message is not None
        assert len(outcome.message.attachments) == 1, verb
    for name in ("record", "story"):
        outcome = await people[3].command(f"game {name}", evening.channel)
        assert outcome.message is not None
        assert len(outcome.message.attachments) == 1, name
    stranger = evening.person("Cizinec")
    assert text_of(await stranger.press(story, f"c1:{table}:again")) == plain(CS("no-foreign"))
    assert text_of(await people[2].press(story, f"c1:{table}:again")) == plain(CS("again-opened"))
    assert evening.table.phase == "lobby"
    assert evening.table.id != table


async def test_the_verification_of_the_deal_is_explained_on_request(evening: Evening, people: list[Person]) -> None:
    """The end says that it was, and no more (T-16); a button explains it in private, after a restart too."""
    lobby = next(message.text for message in evening.channel.messages.values() if evening.table.setup.seal in message.text)
    await do(evening, people[0], "end", sure=True)
    story = await evening.discord.until(lambda: evening.living("again"))
    await evening.eventually(lambda: evening.table.phase == "ended")
    setup, press = evening.table.setup, evening.press_id("proof")
    hidden = (setup.seal, setup.salt, setup.secret)
    assert plain(CS("story-verified")) in plain(story.text)
    assert not any(kept in message.text for kept in hidden[1:] for message in evening.channel.messages.values() if not message.ephemeral)
    assert setup.seal not in story.text and setup.seal in lobby
    for _ in range(2):
        has_public_text = seen(await people[3].press(story, press))
        assert has_public_text.ephemeral and all(kept in has_public_text.text for kept in hidden)
        assert any(button["custom_id"].endswith(":record") for button in has_public_text.buttons)
        await evening.restart_bot()


async def test_the_shared_picture_names_only_people_who_agreed(evening: Evening, people: list[Person]) -> None:
    await do(evening, people[0], "end", sure=True)
    story = await evening.discord.until(lambda: evening.living("again"))
    await evening.eventually(lambda: evening.table.phase == "ended")
    await people[1].press(story, evening.press_id("share"))
    shared = seen(await people[2].press(story, evening.press_id("share")))
    (picture,), (alt,) = shared.attachments, shared.alt_texts
    assert picture["content_type"] == "image/png" and shared.ephemeral
    names = evening.table.names()
    assert names[1] in alt and names[2] in alt
    assert not any(name in alt for name in (names[0], *names[3:]))
    assert plain(CS("seat-nameless", number=1)) in plain(alt)


@pytest.mark.rule("MF-2.1", "MF-24.6")
async def test_the_host_puts_the_seats_in_an_order(evening: Evening) -> None:
    host, *friends = evening.crowd(3)
    await evening.open_table(host)
    await evening.seat([host, *friends])
    page = await host.press(await desk_of(evening, host), evening.press_id("h.order"))
    page = await host.choose(seen(page), evening.press_id("h.order"), f"sitter:{friends[1].id}")
    await host.choose(seen(page), evening.press_id(f"h.order:sitter={friends[1].id}"), f"sitter:{host.id}")
    after = [friends[1].id, host.id, friends[0].id]
    assert [seat.user_id for seat in evening.table.seats] == after
    names = [seat.name for seat in evening.table.seats]
    in_order = re.compile(".*".join(map(re.escape, names)), re.DOTALL)
    await evening.discord.until(lambda: (shown := evening.living("join")) is not None and in_order.search(shown.text.split("\n", 2)[-1]))


async def test_an_old_page_means_the_same_person_after_the_chairs_have_moved(evening: Evening) -> None:
    host, leaves, meant, last = evening.crowd(4)
    await evening.open_table(host)
    await evening.seat([host, leaves, meant, last])
    kick, again = [seen(await host.press(await desk_of(evening, host), evening.press_id("h.kick"))) for _ in range(2)]
    await leaves.press(await evening.lobby(), evening.press_id("leave"))
    await evening.eventually(lambda: [seat.user_id for seat in evening.table.seats] == [host.id, meant.id, last.id])
    await host.choose(kick, evening.press_id("h.kick"), f"sitter:{meant.id}")
    assert [seat.user_id for seat in evening.table.seats] == [host.id, last.id]
    assert text_of(await host.choose(again, evening.press_id("h.kick"), f"sitter:{leaves.id}")) == plain(CS("no-seat"))
    typed = await host.command("game remove", evening.channel, seat="seat:1")
    assert text_of(typed) == plain(CS("no-seat")), "a chair alone means nobody before the deal"
    assert [seat.user_id for seat in evening.table.seats] == [host.id, last.id]


async def test_the_named_first_player_is_a_person_and_not_a_chair(evening: Evening) -> None:
    host, leaves, oldest = evening.crowd(3)
    await evening.open_table(host, game="nostra_city")
    await evening.seat([host, leaves, oldest])
    options = [seen(await host.press(await desk_of(evening, host), evening.press_id("h.options"))) for _ in range(2)]
    page, again = [seen(await host.choose(one, evening.press_id("h.options"), "oldest")) for one in options]
    await leaves.press(await evening.lobby(), evening.press_id("leave"))
    await evening.eventually(lambda: len(evening.table.seats) == 2)
    await host.choose(page, evening.press_id("h.set:oldest"), f"sitter:{oldest.id}")
    assert evening.table.options["oldest"] == "seat_2"
    assert text_of(await host.choose(again, evening.press_id("h.set:oldest"), f"sitter:{leaves.id}")) == plain(CS("no-seat"))
    assert evening.table.options["oldest"] == "seat_2"


@pytest.mark.rule("NT-7")
async def test_several_options_are_changed_by_one_form_all_or_none(evening: Evening) -> None:
    """NT-7: two that fit only together; a value of before that somebody else has changed is never put back."""
    host, *others = evening.crowd(7)
    await evening.open_table(host)
    await evening.seat([host, *others])
    names = ("vote_visibility", "night_length", "decoys")

    async def opened() -> Modal:
        page = seen(await host.press(await desk_of(evening, host), evening.press_id("h.options")))
        modal = (await host.choose(page, evening.press_id("h.options"), *names)).modal
        assert modal is not None and [field["custom_id"] for field in modal.fields] == list(names)
        return modal

    form, late = await opened(), await opened()
    before = dict(evening.table.options)
    refused = await host.submit(form, vote_visibility="live", night_length="prompt", decoys="off")
    assert text_of(refused) and dict(evening.table.options) == before, "the rules let no such night be"
    page = seen(await host.submit(form, vote_visibility="live", night_length="prompt"))
    assert (evening.table.options["vote_visibility"], evening.table.options["night_length"]) == ("live", "prompt")
    assert page.select(evening.press_id("h.options")) is not None
    assert text_of(await host.submit(late, decoys="off")) == plain(CS("host-form-old"))
    for field, value in (("decoys", "perhaps"), ("vote_visibility", "sitter:7")):
        assert text_of(await host.submit(await opened(), {field: value}, force=True)) == plain(CS("no-pick"))
    for numbers in ("99", "0,,1", "x"):
        forged = replace(await opened(), custom_id=evening.press_id(f"h.several:{numbers}.00000000"))
        assert text_of(await host.submit(forged)) == plain(CS("no-press"))


@pytest.mark.rule("NT-7", "TK-8.1")
async def test_several_options_of_the_talk_are_changed_by_one_form(evening: Evening) -> None:
    host = evening.person()
    await evening.open_table(host)
    page = seen(await host.press(await desk_of(evening, host), evening.press_id("h.talk")))
    modal = (await host.choose(page, evening.press_id("h.talk"), "claims", "guesses")).modal
    shown = seen(await host.submit(modal, claims="on", guesses="off"))
    assert (evening.table.settings.claims, evening.table.settings.guesses) == ("on", False)
    assert shown.select(evening.press_id("h.talk")) is not None
    assert text_of(await host.submit(modal, claims="off")) == plain(CS("host-form-old"))


@pytest.mark.rule("NT-7", "TK-8.1")
async def test_options_of_the_talk_in_one_form_are_changed_all_or_none(evening: Evening) -> None:
    """NT-7: what is refused leaves the others as they were; what fits only together is taken."""
    host = evening.person()
    await evening.open_table(host)
    await evening.session.lobby_moves.change_talk({"talk": "rounds"})

    async def opened() -> Modal:
        page = seen(await host.press(await desk_of(evening, host), evening.press_id("h.talk")))
        modal = (await host.choose(page, evening.press_id("h.talk"), "claims", "pace", "talk")).modal
        assert modal is not None
        return modal

    assert text_of(await host.submit(await opened(), claims="on", pace="slow")) == plain(CS("pace-no-rounds"))
    assert (evening.table.settings.claims, evening.table.settings.pace) == ("auto", "live")
    await host.submit(await opened(), claims="on", pace="slow", talk="free")
    assert (evening.table.settings.claims, evening.table.settings.pace, evening.table.settings.talk) == ("on", "slow", "free")


@pytest.mark.rule("NT-7", "TK-8.1")
async def test_options_of_the_talk_of_a_game_are_written_down_all_or_none(
    evening: Evening, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    page = seen(await people[0].press(await desk_of(evening, people[0]), evening.press_id("h.talk")))
    modal = (await people[0].choose(page, evening.press_id("h.talk"), "claims", "notes")).modal
    append, written = evening.registry.store.append, []

    async def noted(table: str, n: int, *entries: NewEntry, **more: Any) -> None:
        written.append([key for entry in entries for key in ("claims", "notes") if key in str(entry)])
        await append(table, n, *entries, **more)

    monkeypatch.setattr(evening.registry.store, "append", noted)
    await people[0].submit(modal, claims="on", notes="off")
    assert [keys for keys in written if keys] == [["claims", "notes"]]
    assert (evening.table.settings.claims, evening.table.settings.notes) == ("on", False)


async def test_the_lobby_on_the_hosts_desk(evening: Evening) -> None:
    host, friend = evening.crowd(2)
    await evening.open_table(host)
    await evening.seat([host, friend])
    desk = await desk_of(evening, host)
    page = await host.press(desk, evening.press_id("h.fill"))
    await host.choose(seen(page), evening.press_id("h.fill"), "5")
    assert len(evening.table.seats) == 7
    page = await host.press(desk, evening.press_id("h.kick"))
    await host.choose(seen(page), evening.press_id("h.kick"), f"sitter:{friend.id}")
    assert friend.id not in [seat.user_id for seat in evening.table.seats]
    page = await host.press(desk, evening.press_id("h.options"))
    page = await host.choose(seen(page), evening.press_id("h.options"), "vote_visibility")
    page = await host.choose(seen(page), evening.press_id("h.set:vote_visibility"), "live")
    assert evening.table.options["vote_visibility"] == "live"
    page = await host.press(seen(page), evening.press_id("h.desk")) if seen(page).button(evening.press_id("h.desk")) else page
    table = evening.table
    cancelled = await do(evening, host, "cancel", sure=True)
    assert cancelled.message is not None
    assert table.phase == "cancelled"


@pytest.mark.rule("CL-19.2")
async def test_a_co_host_is_named_on_the_desk_and_runs_the_table_too(evening: Evening, people: list[Person]) -> None:
    """CL-19.2: co-hosts are named on the host's desk, and may do all but name co-hosts and hand over."""
    desk = await people[0].command("host", evening.channel)
    assert desk.message is not None
    asked = await people[0].press(desk.message, evening.press_id("h.cohost"))
    assert asked.message is not None
    named = await people[0].choose(asked.message, evening.press_id("h.cohost"), people[3])
    assert "vede stůl" in text_of(named)
    await do(evening, people[3], "pause")
    assert evening.table.phase == "paused"
    desk = await people[3].command("host", evening.channel)
    assert desk.message is not None
    asked = await people[3].press(desk.message, evening.press_id("h.cohost"))
    assert asked.message is not None
    assert text_of(await people[3].choose(asked.message, evening.press_id("h.cohost"), people[4])).startswith(FOREIGN)
