"""A season that is closed while something else happens: games, other hosts, a channel that goes, very many winners (CL-13)."""

import asyncio

import pytest

from bot.app.season_lines import AT_WORK, OWED_LINES
from bot.app.upkeep import LOOK_EVERY
from bot.presenting.texts import words_in
from bot.sandbox import Channel, Message, Person
from bot.store import NightSeat, StoreError, StoreUnreachable, StoreUnsure
from cogs import season
from tests.bot.store.rows import a_night, a_table
from tests.bot.store.test_contract_history import results
from tests.night.evening import Evening, plain, seen
from tests.night.mischief import FAULT
from tests.night.players import play_soon_over
from tests.night.test_clicks import text_of
from tests.night.test_history import MANAGE_GUILD, texts
from tests.night.test_whispers_after_a_restart import killed

CS = words_in("cs")


async def opened(evening: Evening, name: str = "Zima") -> Person:
    """Open a season; return who may close it."""
    staff = evening.person(permissions=MANAGE_GUILD)
    await staff.command("season open", evening.channel, název=name)
    return staff


async def question(evening: Evening, staff: Person, place: Channel | None = None) -> tuple[Message, str]:
    """Return the question whether the season is to be closed, and the custom id of yes."""
    asked = seen(await staff.command("season close", place or evening.channel))
    (close,) = [button["custom_id"] for button in asked.buttons if ":sn.close:" in button["custom_id"]]
    return asked, close


async def won_by(evening: Evening, table: str, *winners: Person) -> None:
    """Keep a finished game that these people have won."""
    store = evening.registry.store
    seats = tuple(NightSeat(seat=n, user_id=one.id, name=one.name, won=True, share=1.0) for n, one in enumerate(winners))
    await store.create_table(a_table(table, guild_id=evening.guild.id, phase="running"))
    night = a_night(table, guild_id=evening.guild.id, seats=seats, ended_at=evening.now(), host_id=winners[0].id)
    await store.finish(night, results=results(len(winners), points=3, won=True))


async def is_closed(evening: Evening) -> bool:
    return all(one.closed_at is not None for one in await evening.registry.store.honours.seasons(evening.guild.id))


@pytest.mark.rule("CL-13.3")
async def test_very_many_winners_sharing_the_gold_fit_in_one_line(evening: Evening) -> None:
    """CL-13.3: equal results share; a line that is too long for Discord is cut."""
    staff = await opened(evening)
    winners = [evening.discord.create_person(f"{'_' * 29}{n:03}", guild=evening.guild) for n in range(60)]
    await won_by(evening, "t1", *winners)
    asked, close = await question(evening, staff)
    assert text_of(await staff.press(asked, close)) == plain(CS("season-done"))
    await evening.eventually(lambda: any(text.startswith("Sezóna **Zima** končí. Zlato: **") for text in texts(evening)))
    assert "Zlato: **" in seen(await staff.command("season show", evening.channel)).text


@pytest.mark.rule("CL-13.1", "CL-13.3")
async def test_two_close_a_season_at_once(evening: Evening) -> None:
    """CL-13.3: it ends once, and one line says so."""
    staff, other = await opened(evening), evening.person(permissions=MANAGE_GUILD)
    winner = evening.person()
    await won_by(evening, "t1", winner)
    (first, close), (second, same) = await question(evening, staff), await question(evening, other)
    told = [text_of(one) for one in await asyncio.gather(staff.press(first, close), other.press(second, same))]
    assert sorted(told) == sorted([plain(CS("season-done")), plain(CS("season-none"))])
    await evening.eventually(lambda: len([text for text in texts(evening) if text.startswith("Sezóna **Zima** končí.")]) == 1)
    assert len(await evening.registry.store.honours.trophies(close.rpartition(":")[2])) == 1


@pytest.mark.rule("CL-13.1", "CL-19.2")
async def test_staff_without_the_right_close_nothing(evening: Evening) -> None:
    staff = await opened(evening)
    asked, close = await question(evening, staff)
    member = evening.guild.members[staff.id]
    member.roles.clear()
    evening.discord.guilds.member_changed(evening.guild, member)
    assert text_of(await staff.press(asked, close)) == plain(CS("no-staff"))
    assert not await is_closed(evening)


@pytest.mark.rule("CL-13.1")
async def test_a_question_about_a_season_of_before_closes_no_other(evening: Evening) -> None:
    staff = await opened(evening)
    asked, close = await question(evening, staff)
    await staff.press(*await question(evening, staff))
    evening.pass_time(60)
    await staff.command("season open", evening.channel, název="Jaro")
    assert text_of(await staff.press(asked, close)) == plain(CS("season-none"))
    assert not await is_closed(evening)


@pytest.mark.rule("CL-13.1", "CL-13.3")
async def test_a_season_is_closed_although_its_line_cannot_be_posted(evening: Evening) -> None:
    """CL-13.3: who closes it reads that it is done, not of a fault."""
    staff = await opened(evening)
    asked, close = await question(evening, staff)
    fault = evening.discord.faults.refuse(10003, method="POST", route="/webhooks/{application}/{token}")
    outcome = await staff.press(asked, close)
    assert text_of(outcome) == plain(CS("season-done"))
    await evening.eventually(lambda: fault not in evening.discord.faults.active)
    assert "Zima" in seen(await staff.command("season show", evening.channel)).text
    assert await is_closed(evening) and not any(FAULT.search(one.text) for one in evening.channel.messages.values())


@pytest.mark.rule("CL-13.1", "CL-13.3")
async def test_the_bot_is_away_while_a_season_is_asked_about(evening: Evening) -> None:
    """CL-13.3: the question of before works after a start."""
    staff = await opened(evening)
    winner = evening.person()
    await won_by(evening, "t1", winner)
    asked, close = await question(evening, staff)
    await evening.restart_bot()
    await staff.press(asked, close)
    await evening.eventually(lambda: any(f"Zlato: **{winner.name}**" in text for text in texts(evening)))


@pytest.mark.rule("CL-13.2", "CL-13.3", "CL-16.6")
async def test_departed_and_hidden_people_keep_their_places(evening: Evening) -> None:
    """CL-13.3: somebody who left stays by name; CL-16.6: who hides has the place, not the name."""
    staff = await opened(evening)
    left, hidden = evening.person(), evening.person()
    await won_by(evening, "t1", left, hidden)
    await evening.registry.store.put_person_settings(hidden.id, {"shown": False})
    left.leave(evening.guild)
    await staff.press(*await question(evening, staff))
    await evening.eventually(lambda: any("končí" in text for text in texts(evening)))
    (line,) = [text for text in texts(evening) if "končí" in text]
    assert f"**{left.name}**" in line and hidden.name not in line and plain(CS("seat-nameless", number=1)) in line


@pytest.mark.rule("CL-22.5")
@pytest.mark.parametrize(("fault", "told"), [(StoreUnreachable, "no-store"), (StoreUnsure, "no-store-unsure")])
async def test_without_the_database_nothing_of_the_club_is_a_fault(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, fault: type[StoreError], told: str
) -> None:
    """CL-22.5: the press is refused in a sentence, and nothing changes."""
    staff = await opened(evening)
    asked, close = await question(evening, staff)

    async def away(*_: object) -> None:
        raise fault("here", "no answer")

    with monkeypatch.context() as patch:
        patch.setattr(evening.registry.store.honours, "close_season", away)
        assert text_of(await staff.press(asked, close)) == plain(CS(told))
        patch.setattr(evening.registry.store.honours, "seasons", away)
        for name in ("season show", "season close", "standings", "stats"):
            assert text_of(await staff.command(name, evening.channel)) == plain(CS(told)), name
    assert not await is_closed(evening)


@pytest.mark.rule("CL-13.1", "CL-13.3")
async def test_closing_a_season_names_the_games_still_running(evening: Evening) -> None:
    """CL-13.3: such a game counts for no season that is closed before its end."""
    staff, office = await opened(evening), evening.discord.create_channel(evening.guild, "kancelář")
    evening.people.remove(staff)
    people = evening.crowd(6)
    await evening.open_table(people[0])
    await evening.seat(people)
    assert "ještě" not in (await question(evening, staff, office))[0].text, "a lobby is no game"
    await evening.deal(people[0])
    asked, close = await question(evening, staff, office)
    assert "Jedna hra se ještě hraje a nezapočítá se." in plain(asked.text)
    await staff.press(asked, close)
    await play_soon_over(evening, people)
    await evening.eventually(lambda: evening.table.phase == "ended")
    (season,) = await evening.registry.store.honours.seasons(evening.guild.id)
    assert season.closed_at is not None and season.standing == {"rows": []}


@pytest.mark.rule("CL-13.3", "CL-22.4")
@pytest.mark.parametrize("when", ["before the season closes", "before the line", "after the line"])
async def test_the_line_of_a_season_outlives_a_kill(evening: Evening, monkeypatch: pytest.MonkeyPatch, when: str) -> None:
    """CL-13.3: its channel reads once that the season is over, and nothing while it runs."""
    staff = await opened(evening)
    winner = evening.person()
    await won_by(evening, "t1", winner)
    asked, close = await question(evening, staff)
    dead = asyncio.Event()

    async def dies(*_: object, **__: object) -> None:
        dead.set()
        await asyncio.Event().wait()

    place = {"before the season closes": "close_season", "before the line": "season_line", "after the line": "settle_line"}[when]
    with monkeypatch.context() as patch:
        patch.setattr(season, place, dies)
        pending = asyncio.ensure_future(staff.press(asked, close))
        await dead.wait()
        await killed(evening)
    pending.cancel()
    evening.pass_time(AT_WORK)
    await asyncio.sleep(LOOK_EVERY + 5)
    closed = when != "before the season closes"
    assert await is_closed(evening) == closed
    assert [f"Zlato: **{winner.name}**" in text for text in texts(evening) if "končí" in text] == [True] * closed
    assert OWED_LINES not in await evening.registry.store.guild_settings(evening.guild.id)


@pytest.mark.rule("CL-13.1", "CL-13.3")
async def test_a_line_that_discord_does_not_take_is_posted_later(evening: Evening) -> None:
    evening.discord.faults.answer(503, times=None, method="POST", route="/webhooks/{application}/{token}")
    await opened(evening)
    evening.discord.faults.clear()
    evening.pass_time(AT_WORK)
    said = plain(CS("season-opened", name="**Zima**"))
    await evening.eventually(lambda: [plain(text) for text in texts(evening)].count(said) == 1, LOOK_EVERY + 20)


@pytest.mark.rule("CL-13.1")
async def test_a_line_whose_answer_is_lost_is_found_within_minutes(evening: Evening) -> None:
    """CL-13.1: it is looked for soon, since a search reaches back over fifty messages only."""
    evening.discord.faults.drop(times=1, stored=True, method="POST", route="/webhooks/{application}/{token}")
    await opened(evening)
    await asyncio.sleep(AT_WORK + LOOK_EVERY + 5)
    assert OWED_LINES not in await evening.registry.store.guild_settings(evening.guild.id)
    said = plain(CS("season-opened", name="**Zima**"))
    assert [plain(text) for text in texts(evening)].count(said) == 1
