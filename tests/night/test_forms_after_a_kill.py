"""A form that stands open while the bot is killed: what is sent with it afterwards is carried out, or refused in a sentence."""

import pytest

from bot.discord_io.components import FIELD
from bot.guilds.reports import MOST_A_DAY
from bot.presenting.texts import words_in
from bot.sandbox import Modal, Person
from bot.store import StoreUnreachable
from bot.tables.session.narrators import AGAIN
from bot.tables.session.talk_log import standing_claims
from tests.night.club_evening import call, caller, in_days, only, verb
from tests.night.club_evening import desk_of as evening_desk
from tests.night.evening import Evening, plain, seen
from tests.night.test_claiming import living, open_form, talking
from tests.night.test_clicks import text_of
from tests.night.test_host import desk_of
from tests.night.test_mafia_room import gang
from tests.night.test_narrator import narrated, narrator_texts
from tests.night.test_rounds import board, calm_english, first_speech, rounds, speaker
from tests.night.test_whispers_after_a_restart import killed

__all__ = ["calm_english", "gang"]

CS = words_in("cs")


async def from_desk(evening: Evening, person: Person, name: str) -> Modal | None:
    """Return the form that a button of the person's desk opens."""
    board = await evening.discord.until(lambda: evening.living("desk"))
    return (await person.press(seen(await person.press(board, evening.press_id("desk"))), evening.press_id(name), force=True)).modal


async def test_a_line_to_fellow_mafiosi(evening: Evening, gang: tuple[list[Person], list[Person]]) -> None:
    (first, second, *_), _ = gang
    form = await from_desk(evening, first, "say")
    await killed(evening)
    assert text_of(await first.submit(form, {FIELD: "Tak kdo?"})) == plain(CS("say-given"))
    await evening.discord.until(lambda: any("Tak kdo?" in message.text for message in second.messages(second.dm)))


@pytest.mark.rule("MF-15.7")
async def test_a_line_to_fellow_mafiosi_that_is_sent_again_stands_once(evening: Evening, gang: tuple[list[Person], list[Person]]) -> None:
    """The answer may be lost with the bot; then Discord leaves the form open, and its person sends it again."""
    (first, *_), _ = gang
    form = await from_desk(evening, first, "say")
    for line in ("Tak kdo?", "Tak kdo?", "Petr."):
        assert text_of(await first.submit(form, {FIELD: line})) == plain(CS("say-given"))
        await killed(evening)
    assert [said.text for _, said in evening.table.course.night_lines] == ["Tak kdo?", "Petr."]


@pytest.mark.rule("TK-5.4")
async def test_a_claim_that_is_sent_again_stands_once(evening: Evening) -> None:
    people = await talking(evening)
    speaker = people[living(evening)[0]]
    claim = await open_form(evening, speaker)
    for _ in range(2):
        assert plain(CS("claim-made")) in text_of(await speaker.submit(claim.modal, what="say-agent"))
        await killed(evening)
    assert len([one for one in evening.table.course.talk_log.spoken if one.entry.what == "claim"]) == 1


async def test_a_claim_and_notes(evening: Evening) -> None:
    people = await talking(evening)
    speaker = people[living(evening)[0]]
    claim, notes = await open_form(evening, speaker), await from_desk(evening, speaker, "notes")
    await killed(evening)
    assert text_of(await speaker.submit(claim.modal, what="say-agent"))
    assert [one.seat for one in standing_claims(evening.table.course.talk_log.spoken)] == [evening.table.seat_of(speaker.id)]
    assert text_of(await speaker.submit(notes, {FIELD: "Petr lže."})) == plain(CS("notes-kept"))


async def test_a_claim_of_a_talk_that_is_over(evening: Evening) -> None:
    people = await talking(evening)
    speaker = people[living(evening)[0]]
    claim = await open_form(evening, speaker)
    await killed(evening)
    await evening.session.host_moves.end(people[0].id)
    await evening.eventually(lambda: evening.table.phase == "ended")
    assert text_of(await speaker.submit(claim.modal, what="say-agent")) == plain(CS("no-game"))


async def test_a_ruling(evening: Evening) -> None:
    host = await narrated(evening, evening.crowd(9))
    form = (await host.press(await desk_of(evening, host), evening.press_id("h.ruling"))).modal
    await killed(evening)
    said = plain(CS("told-ruling", what="Ta diskuse skončila."))
    for _ in range(2):  # the answer may be lost with the bot; then the form is sent again
        assert plain(CS("host-done-ruling")) in text_of(await host.submit(form, {FIELD: "Ta diskuse skončila."}))
        await evening.discord.until(lambda: said in narrator_texts(evening))
        await killed(evening)
    await evening.eventually(lambda: evening.session.idle)
    assert narrator_texts(evening).count(said) == 1


@pytest.mark.rule("CL-19.7")
async def test_a_report_that_is_sent_again_stands_once(evening: Evening) -> None:
    """A form of its own, or another text, is another report, even with nothing but the same person and reason."""
    staff = evening.discord.create_channel(evening.guild, "moderace")
    await evening.prefer(staff_channel=str(staff.id))
    ada, other = evening.crowd(2)
    for _ in range(2):
        form = (await ada.menu(CS("menu-report"), evening.channel, other)).modal
        for text in ("", "", "sprostě"):
            assert text_of(await ada.submit(form, reason="insult", text=text)) == plain(CS("report-sent"))
            await killed(evening)
    assert [one.text.partition("\n> ")[2] for _, one in sorted(staff.messages.items())] == ["", "sprostě"] * 2


@pytest.mark.rule("CL-19.7")
async def test_a_report_that_is_sent_again_without_a_kill_is_one_of_the_days_reports(evening: Evening) -> None:
    await evening.prefer(staff_channel=str(evening.discord.create_channel(evening.guild, "moderace").id))
    ada, other = evening.crowd(2)
    form = (await ada.menu(CS("menu-report"), evening.channel, other)).modal
    for _ in range(MOST_A_DAY + 1):
        assert text_of(await ada.submit(form, reason="insult", text="")) == plain(CS("report-sent"))


@pytest.mark.rule("CL-19.7")
async def test_equal_reports_on_forms_of_the_version_before_are_two(evening: Evening) -> None:
    """Such a form is open during the upgrade; it does not carry the press that opened it."""
    staff = evening.discord.create_channel(evening.guild, "moderace")
    await evening.prefer(staff_channel=str(staff.id))
    *reporters, other = evening.crowd(3)
    for reporter in reporters:
        form = (await reporter.menu(CS("menu-report"), evening.channel, other)).modal
        assert form is not None
        form.custom_id = form.custom_id.rpartition(":")[0]
        assert text_of(await reporter.submit(form, reason="insult", text="")) == plain(CS("report-sent"))
    assert len(staff.messages) == 2


async def lost(*_: object, **__: object) -> None:
    raise StoreUnreachable("here", "the process is dead")


@pytest.mark.rule("TK-1.6")
async def test_a_line_of_a_speech_that_is_sent_again_stands_once(calm_english: Evening) -> None:
    """The kill comes before the line is stored, or after it has been posted."""
    evening = calm_english
    evening.discord.withdraw("manage_roles", guild=evening.guild)
    people = await rounds(evening)
    first = await first_speech(evening, people)
    number, write = people.index(first) + 1, evening.press_id("floor.write")

    async def form() -> Modal | None:
        await evening.eventually(lambda: speaker(evening) == number - 1 and not evening.table.lets_one_write)
        await evening.eventually(lambda: board(evening).button(write))
        return (await first.press(board(evening), write)).modal

    def lines() -> list[str]:
        texts = [message.content for message in evening.channel.messages.values()]
        return [text.partition(": ")[2] for text in texts if text.startswith(f"> **{number} {first.name}**")]

    stood: list[str] = []
    for line in ("Not me.", "My cat.", "Not me."):
        asked = await form()
        evening.registry.store.set_position = lost  # type: ignore[method-assign]
        await first.submit(asked, {FIELD: line})
        assert lines() == stood
        stood.append(line)
        for _ in range(2):
            await killed(evening)
            await form()
            assert plain(text_of(await first.submit(asked, {FIELD: line}))) == "Everybody can read it now."
            await evening.eventually(lambda: evening.session.idle)
            assert lines() == stood
    assert "holds 3 lines" in text_of(await first.press(board(evening), write))
    evening.pass_time(AGAIN)
    assert "holds 3 lines" in text_of(await first.submit(asked, {FIELD: line})), "it is another line by now"


@pytest.mark.parametrize("changed", [False, True])
async def test_options_of_a_lobby(evening: Evening, changed: bool) -> None:
    host = evening.person()
    await evening.open_table(host)
    page = seen(await host.press(await desk_of(evening, host), evening.press_id("h.options")))
    form = (await host.choose(page, evening.press_id("h.options"), "vote_visibility", "night_length")).modal
    await killed(evening)
    if changed:
        await evening.session.lobby_moves.change_option("night_length", "prompt")
    before = evening.table.options["vote_visibility"]
    answer = await host.submit(form, vote_visibility="live", night_length="prompt")
    if changed:
        assert text_of(answer) == plain(CS("host-form-old")) and evening.table.options["vote_visibility"] == before
    else:
        assert (evening.table.options["vote_visibility"], evening.table.options["night_length"]) == ("live", "prompt")


async def test_a_date_for_a_field_that_the_evening_has_no_more(evening: Evening) -> None:
    """The form of an older version is refused with a sentence about evenings, not about tables."""
    host = caller(evening)
    await call(evening, host)
    form = (await host.press(await evening_desk(evening, host), verb(evening, "move"), force=True)).modal
    assert form is not None
    form.custom_id = form.custom_id.rpartition(":")[0] + ":date"
    assert text_of(await host.submit(form, {FIELD: in_days(evening, 6)})) == plain(CS("ev-stale"))


@pytest.mark.parametrize("called", [True, False])
async def test_the_plan_of_an_evening(evening: Evening, called: bool) -> None:
    host = caller(evening)
    if called:
        await call(evening, host)
        desk = await evening_desk(evening, host)
    else:
        desk = seen(await host.command("evening plan", evening.channel, when=in_days(evening, 5), game="mafie"))
    form = (await host.press(desk, verb(evening, "plan"))).modal
    await killed(evening)
    outcome = await host.submit(form, name="Jinak", chairs="8")
    assert text_of(outcome)
    assert (only(evening).row.name, only(evening).plan.chairs) == ("Jinak", 8)
