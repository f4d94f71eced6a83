"""The options of the games that an evening plans: chosen on the pages of a lobby, told by the invitation, played at the table (CL-4.1)."""

import asyncio
from typing import Any

import pytest

from bot.evenings.plan import GamePlan
from bot.presenting.texts import words_in
from bot.sandbox import InteractionOutcome, Message, Person
from bot.store.evening_rows import EveningChange
from tests.night.club_evening import answer, at_the_lobby, call, caller, desk_of, fill, in_days, invitation, only, shown, verb, whispers
from tests.night.evening import Evening, plain, seen
from tests.night.test_clicks import text_of

CS = words_in("cs")


async def drafted(evening: Evening, host: Person, **options: Any) -> Message:
    """Return the preview of an evening, for eleven people at Mafie."""
    return seen(await host.command("evening plan", evening.channel, when=in_days(evening, 5), game="mafie", **options))


async def extend(evening: Evening, host: Person, page: Message) -> Message:
    """Choose the extended game from a desk or a preview; return the page of that option."""
    await host.press(page, verb(evening, "options"))
    await host.choose(page, verb(evening, "options", "mafie"), "extended")
    return seen(await host.choose(page, verb(evening, "set", "mafie.extended"), "on"))


async def choose_cards(evening: Evening, host: Person, page: Message, cards: str) -> InteractionOutcome:
    """Choose a set of cards from a page of options; return the answer."""
    await host.press(page, verb(evening, "options", "mafie"))
    await host.choose(page, verb(evening, "options", "mafie"), "cards")
    return await host.choose(page, verb(evening, "set", "mafie.cards"), cards)


def options(evening: Evening, game: str = "mafie") -> dict[str, object]:
    return next(one.options for one in only(evening).plan.games if one.game == game)


@pytest.mark.rule("CL-4.1", "CL-8.1")
async def test_a_host_chooses_the_options_of_the_planned_game(evening: Evening) -> None:
    """CL-4.1: on the pages of the lobby, one or several at once; the preview and the invitation say so, and the lobby has them."""
    host = caller(evening)
    preview = await drafted(evening, host)
    page = await extend(evening, host, preview)
    assert options(evening) == {"extended": True} and page.select(verb(evening, "set", "mafie.extended")) is not None
    await host.press(page, verb(evening, "options", "mafie"))
    assert f"Mafie: {plain(CS('h-options'))}" in plain(page.text)
    form = (await host.choose(page, verb(evening, "options", "mafie"), "vote_visibility", "mafia_chat")).modal
    await host.submit(form, mafia_chat="off")
    await host.choose(page, verb(evening, "options", "mafie"), "cards")
    await host.choose(page, verb(evening, "set", "mafie.cards"), "own")
    await host.choose(page, verb(evening, "cards", "mafie"), "1", "7")
    assert options(evening) == {"extended": True, "mafia_chat": False, "cards": [1, 7]}
    line = "Mafie: Rozšířená hra · Karty: Neprůstřelná vesta, Odposlech · "
    await host.press(page, verb(evening, "options", "mafie"))
    await host.press(page, verb(evening, "back"))
    assert line in plain(preview.text)
    await host.press(preview, verb(evening, "post"))
    message = await evening.discord.until(lambda: invitation(evening))
    assert line in plain(message.text)
    await at_the_lobby(evening)
    table = evening.table.options
    assert (table["extended"], table["mafia_chat"], table["cards"]) == (True, False, [1, 7])


@pytest.mark.rule("CL-4.1", "CL-4.4")
async def test_options_change_after_the_announcement_with_a_public_line(evening: Evening) -> None:
    """CL-4.4: by a co-host too, in a line of the channel; nobody is written to. Back to the usual, the invitation says nothing of them."""
    host, helper, guest = caller(evening), *evening.crowd(2)
    message = await call(evening, host)
    await answer(evening, guest, "yes")
    assert "Základní hra" not in plain(message.text)
    await fill(evening, host, await desk_of(evening, host), "people", cohosts=helper)
    desk = await desk_of(evening, helper)
    await extend(evening, helper, desk)
    await evening.discord.until(lambda: "Mafie: Rozšířená hra" in plain((invitation(evening) or message).text))
    evening.pass_time(61)
    await evening.discord.until(
        lambda: any(plain(CS("ev-line-changed", name="Herní večer: Mafie")) in plain(one.text) for one in shown(evening))
    )
    assert not whispers(guest)
    await helper.choose(desk, verb(evening, "set", "mafie.extended"), "off")
    assert options(evening) == {}
    await evening.discord.until(lambda: "Rozšířená hra" not in plain((invitation(evening) or message).text))
    refused = await guest.press(message, verb(evening, "options"), force=True)
    assert plain(CS("ev-only-host", who=host.name)) in text_of(refused)
    await fill(evening, host, await desk_of(evening, host), "plan", games=["zbojnici"])
    gone = await helper.choose(desk, verb(evening, "set", "mafie.extended"), "on")
    assert text_of(gone) == plain(CS("ev-stale")), "its game is not planned any more"


@pytest.mark.rule("CL-4.1")
async def test_each_game_of_an_evening_has_its_options(evening: Evening) -> None:
    """CL-4.1: a menu asks for the game; games without options, and options that name a seat, are not there yet."""
    host = caller(evening)
    preview = await drafted(evening, host)
    await fill(evening, host, preview, "plan", games=["mafie", "zbojnici", "mafia_city"])
    asked = seen(await host.press(preview, verb(evening, "options")))
    menu = asked.select(verb(evening, "pick", "options"))
    assert menu is not None and [one["value"] for one in menu["options"]] == ["mafie", "mafia_city"]
    page = seen(await host.choose(preview, verb(evening, "pick", "options"), "mafia_city"))
    menu = page.select(verb(evening, "options", "mafia_city"))
    assert menu is not None and [one["value"] for one in menu["options"]] == ["target_mode", "cell_same_round"]
    await host.choose(page, verb(evening, "options", "mafia_city"), "target_mode")
    await host.choose(page, verb(evening, "set", "mafia_city.target_mode"), "beginner")
    assert options(evening, "mafia_city") == {"target_mode": "beginner"} and options(evening) == {}
    await host.press(page, verb(evening, "options", "mafia_city"))
    await host.press(page, verb(evening, "back"))
    await fill(evening, host, preview, "plan", games=["zbojnici"])
    assert preview.button(verb(evening, "options")) is None


@pytest.mark.rule("CL-4.1")
async def test_options_that_nobody_could_play_with_are_refused(evening: Evening) -> None:
    """CL-4.1: New Gang needs fourteen people, and this evening has eight chairs; cards need the extended game."""
    host = caller(evening)
    preview = await drafted(evening, host, chairs=8)
    page = await extend(evening, host, preview)
    refused = await choose_cards(evening, host, page, "gang")
    assert plain(CS("setup-gang-preset", least=14)) in text_of(refused)
    await host.press(page, verb(evening, "options", "mafie"))
    form = (await host.choose(page, verb(evening, "options", "mafie"), "extended", "mafia_chat")).modal
    await host.choose(page, verb(evening, "options", "mafie"), "extended")
    await host.choose(page, verb(evening, "set", "mafie.extended"), "off")
    assert text_of(await host.submit(form, mafia_chat="off")) == plain(CS("host-form-old"))
    assert options(evening) == {}


@pytest.mark.rule("CL-4.1")
async def test_chairs_too_few_for_the_chosen_options_are_refused(evening: Evening) -> None:
    """CL-4.1: the options would vanish from the plan without a word."""
    host = caller(evening)
    preview = await drafted(evening, host, chairs=14)
    page = await extend(evening, host, preview)
    await choose_cards(evening, host, page, "gang")
    chosen = options(evening)
    await host.press(page, verb(evening, "options", "mafie"))
    await host.press(page, verb(evening, "back"))
    refused = await fill(evening, host, preview, "plan", chairs="8")
    assert plain(CS("setup-gang-preset", least=14)) in text_of(refused)
    assert (options(evening), only(evening).plan.chairs) == (chosen, 14)


@pytest.mark.rule("CL-4.1", "CL-8.1")
async def test_options_that_the_rules_have_lost_do_not_break_an_evening(evening: Evening) -> None:
    """CL-4.1: after an update the bot plays without them, and keeps the others."""
    host = caller(evening)
    await call(evening, host)
    found = only(evening)
    old = {"extended": True, "cards": "tarot", "shouting": True}
    plan = {**found.plan.json(), "games": [{"game": "mafie", "options": old}]}
    await evening.client.registry.store.evenings.change(found.row, EveningChange(columns={"plan": plan}))
    await evening.restart_bot()
    assert options(evening) == {"extended": True}
    await at_the_lobby(evening)
    assert (evening.table.options["extended"], evening.table.options["cards"]) == (True, "auto")


@pytest.mark.rule("CL-4.1", "CL-4.8")
async def test_the_next_evening_of_a_series_has_the_same_options(evening: Evening) -> None:
    host = caller(evening)
    await call(evening, host, repeat="weekly")
    first = only(evening)
    await evening.eventually(lambda: first.row.series_id)
    desk = await desk_of(evening, host)
    await extend(evening, host, desk)
    desk = await desk_of(evening, host)
    await host.press(desk, verb(evening, "cancel"))
    await host.press(desk, verb(evening, "do_cancel"))
    await evening.eventually(lambda: first.final)
    evening.pass_time(first.starts_at - evening.now() + 60)
    scheduler = evening.client.evening_scheduler
    second = await evening.eventually(lambda: next((one for one in scheduler.evenings.values() if one.row.state == "planned"), None))
    await asyncio.sleep(0)
    assert second.id != first.id and second.plan.games == (GamePlan("mafie", {"extended": True}),)
