"""Away for a moment, lived through: pressed on the desk, seen on the board, waited for over a restart (NT-5.3)."""

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Message, Person
from tests.night.evening import Evening, plain, seen
from tests.night.players import play
from tests.night.test_clicks import text_of
from tests.night.test_silence import HOURS

CS = words_in("cs")
SOON = 2500.0
"""A clock of fifty seconds at this tempo: time enough to press, and over before the person is back."""

pytestmark = pytest.mark.rule("NT-5.3")


def phase(evening: Evening) -> str:
    return str(evening.view.phase)


def board(evening: Evening) -> Message:
    shown = evening.living("desk")
    assert shown is not None
    return shown


def voting(evening: Evening) -> set[int]:
    return {ask.seat for ask in evening.table.running.game.asks if ask.name == "mafie.vote.first"}


async def opened(evening: Evening, person: Person) -> Message:
    """Return what stands behind [More] on a person's desk."""
    board = await evening.discord.until(lambda: evening.living("desk"))
    desk = seen(await person.press(board, evening.press_id("desk")))
    return seen(await person.press(desk, evening.press_id("more")))


def offers(evening: Evening, desk: Message) -> bool:
    return any(button.get("custom_id") == evening.press_id("away") for button in desk.buttons)


async def test_a_ballot_waits_only_for_the_player_away(evening: Evening) -> None:
    await evening.prefer(text_mode=True, clocks={"night": HOURS, "discussion": HOURS, "vote": SOON})
    people = evening.crowd(7)
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.session.lobby_moves.change_option("night_length", "prompt")
    await evening.deal(people[0])
    await evening.eventually(lambda: phase(evening) == "agent")
    assert not any([offers(evening, await opened(evening, person)) for person in people]), "never by night"
    refused = await people[1].press(board(evening), evening.press_id("away"), force=True)
    assert text_of(refused) == plain(CS("away-night"))
    await play(evening, people, until=lambda: phase(evening) == "first")
    voters = sorted(voting(evening))
    away = voters[0]
    desk = await opened(evening, people[away])
    assert offers(evening, desk)
    said = text_of(await people[away].press(desk, evening.press_id("away")))
    assert plain(CS("away-noted", until="|").partition("|")[0]) in said
    name = f"{away + 1} {people[away].name}"
    line = plain(CS("away-line", list="|").partition("|")[0])
    await evening.discord.until(lambda: line in plain(board(evening).text) and name in plain(board(evening).text))
    assert not offers(evening, await opened(evening, people[away])), "once a phase"
    again = await people[away].press(board(evening), evening.press_id("away"), force=True)
    assert text_of(again) == plain(CS("away-again"))
    await evening.eventually(lambda: voting(evening) == {away}, 60)
    assert phase(evening) == "first" and away not in evening.view.ballot.voted
    await evening.restart_bot()
    await evening.discord.until(lambda: evening.living("desk") and name in plain(board(evening).text))
    assert voting(evening) == {away} and evening.table.scene().away
    menu = next(one for one in board(evening).selects if ":mafie.vote.first" in one["custom_id"])
    given = await people[away].choose(board(evening), menu["custom_id"], menu["options"][-1]["value"])
    if sure := next((button for button in seen(given).buttons if ":sure:" in button.get("custom_id", "")), None):
        await people[away].press(seen(given), sure["custom_id"])
    await evening.eventually(lambda: not voting(evening))
    tally = next(one for one in evening.table.running.game.notices if one.text.key == "mf-tally")
    assert tally.text.args["voters"] == (f"seat:{away}",), "the others have missed theirs, as without anybody away"
    await evening.discord.until(lambda: evening.living("desk") and line not in plain(board(evening).text))
