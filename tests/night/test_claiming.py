"""Claims lived through at a table: the form, the lines, the list, on the board and by command (TALK.md, section 5)."""

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import InteractionOutcome, Person
from tests.night.evening import Evening, plain
from tests.night.test_clicks import text_of
from tests.soak.amounts import first_or_all

ENOUGH = {"discussion": 600, "night": 10, "deal": 10}


async def open_form(evening: Evening, person: Person) -> InteractionOutcome:
    board = await evening.discord.until(lambda: evening.living("claim"))
    return await person.press(board, evening.press_id("claim"))


async def claim(evening: Evening, person: Person, key: str, seat: int | None = None) -> InteractionOutcome:
    """Make a claim by the form, about a seat or nobody."""
    form = await open_form(evening, person)
    return await person.submit(form.modal, {"what": key} | ({} if seat is None else {"whom": f"seat:{seat}"}))


async def talking(evening: Evening, **more: object) -> list[Person]:
    """Nine people in their first discussion, at a table where things are claimed by button."""
    await evening.prefer(clocks=ENOUGH, talk={"claims": "on", **more})
    people = evening.crowd(9)
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.deal(people[0])
    await evening.eventually(lambda: evening.view.phase == "discussion")
    return people


def living(evening: Evening) -> list[int]:
    return [seat.seat for seat in evening.view.seats if seat.living]


@pytest.mark.rule("TK-5.1", "TK-5.2", "TK-5.4", "TK-5.5")
@pytest.mark.parametrize("language", first_or_all("cs", "en"))
async def test_claims_are_said_at_the_table_and_listed(evening: Evening, language: str) -> None:
    evening.locale = "cs" if language == "cs" else "en-GB"
    await evening.prefer(language=language)
    words, people = words_in(language), await talking(evening)
    here = living(evening)
    speaker, other, dead = here[0], here[1], next(seat for seat in range(9) if seat not in here)
    form = await open_form(evening, people[speaker])
    assert plain(words("claim-title")) in plain(form.text)
    assert text_of(await claim(evening, people[speaker], "say-agent")).startswith(plain(words("claim-made")))
    assert text_of(await claim(evening, people[speaker], "say-knows", other)) == plain(words("claim-soon"))
    assert text_of(await claim(evening, people[other], "say-knows", dead)).startswith(plain(words("claim-made")))

    def said() -> str:
        return plain("\n".join(message.text for message in evening.channel.messages.values() if not message.ephemeral))

    await evening.discord.until(lambda: said().count("tvrdí" if language == "cs" else "claims t") >= 2)
    lines = [message for message in evening.channel.messages.values() if ("tvrdí:" if language == "cs" else "claims t") in message.text]
    assert len(lines) == 1, "both stand in one message"
    assert lines[0].silent
    listed = text_of(await people[here[2]].command("mafie claim", evening.channel))
    assert ("Agent (1. den)" if language == "cs" else "Agent (day 1)") in listed
    assert listed.index(f"{speaker + 1} ") < listed.index(f"{other + 1} ")
    # A claim about nobody where it needs somebody, and one taken back by the form.
    assert text_of(await claim(evening, people[other], "say-trust")) == plain(words("claim-about"))
    evening.pass_time(10)
    assert text_of(await claim(evening, people[speaker], "say-back=say-agent=")).startswith(plain(words("claim-made")))
    assert [one.seat for one in evening.session.claiming.standing] == [other]
    # By command.
    offered = await people[here[3]].autocomplete("mafie claim", evening.channel, "what", "")
    assert len(offered) == 25
    await people[here[3]].command("mafie claim", evening.channel, what=f"say-suspect={speaker}")
    assert evening.session.claiming.standing[-1].key == "say-suspect"
    assert text_of(await people[here[4]].command("mafie claim", evening.channel, what="say-back")) == plain(words("no-pick"))


@pytest.mark.rule("TK-5.1", "TK-5.7")
async def test_the_dead_and_a_table_without_claims_get_a_refusal(evening: Evening) -> None:
    words, people = words_in("cs"), await talking(evening)
    dead = next(seat for seat in range(9) if seat not in living(evening))
    assert text_of(await open_form(evening, people[dead])) == plain(words("claim-not-now"))
    form = await open_form(evening, people[living(evening)[0]])
    await evening.session.host_moves.change_talk(people[0].id, {"claims": "off"})
    late = await people[living(evening)[0]].submit(form.modal, what="say-agent")
    assert text_of(late) == plain(words("claims-off"))
    await evening.discord.until(lambda: evening.living("claim") is None)


@pytest.mark.rule("TK-5.7")
async def test_a_table_of_people_sees_nothing_of_claims(evening: Evening) -> None:
    await talking(evening, claims="auto")
    await evening.discord.until(lambda: evening.living("mafie.day.ready"))
    assert evening.living("claim") is None
    assert evening.living("claims") is None
