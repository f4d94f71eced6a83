"""The cards of an extended game of Mafie, explained: at the deal, behind [How to play], by command (OP-1.4, MF-13.2)."""

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Message
from tests.night.evening import Evening, plain, seen


def deal_message(evening: Evening) -> Message | None:
    """Return the message with [Tonight’s cards] that is no board."""
    mine = (message for message in evening.channel.messages.values() if labels(message) == [words_in("cs")("b-cards-tonight")])
    return next(mine, None)


def labels(message: Message) -> list[str]:
    return [button.get("label", "") for button in message.buttons]


@pytest.mark.rule("MF-13.2", "OP-1.1", "OP-1.4")
async def test_the_deal_explains_the_chosen_cards_to_everybody(evening: Evening) -> None:
    words = words_in("cs")
    people = evening.crowd(9)
    watcher = evening.person("Divák")
    await evening.open_table(people[0], extended=True)
    await evening.seat(people)
    await evening.session.lobby_moves.change_option("cards", [1, 7])
    await evening.deal(people[0])
    message = await evening.discord.until(lambda: deal_message(evening))
    for reader in (people[3], watcher):
        page = seen(await reader.press(message, evening.press_id("cards")))
        assert page.ephemeral
        for number in (1, 7):
            assert plain(words(f"pic-card-{number}-title", theme="town")) in plain(page.text)
            assert plain(words(f"pic-card-{number}-what", theme="town")) in plain(page.text)
        assert "`MF-21`" in page.text and words("pic-card-2-title") not in page.text
        every = seen(await reader.press(page, words("b-cards-all")))
        assert every.id == page.id
        one = seen(await reader.choose(every, evening.press_id("cards:0"), "card:role:agent"))
        assert one.id == page.id and plain(words("role-card-agent")) in plain(one.text)
        back = seen(await reader.press(one, words("b-help")))
        assert back.id == page.id and plain(words("howto-mafie-what", theme="town")) in plain(back.text)
    told = seen(await watcher.command("mafie cards", evening.channel))
    assert plain(words("pic-card-7-what")) in plain(told.text)


@pytest.mark.rule("OP-1.4")
async def test_any_card_or_role_is_found_by_command(evening: Evening) -> None:
    """``/mafie card``: by any part of its name, without a table, in a lobby and at a table; without a name it is one's own card."""
    words = words_in("cs")
    people = evening.crowd(7)
    alone = seen(await people[0].command("mafie card", evening.channel, choice="odpos"))
    assert plain(words("pic-card-7-what")) in plain(alone.text)
    await evening.open_table(people[0], extended=True, kids=True)
    lobby = seen(await people[0].command("mafie card", evening.channel, choice="darebák"))
    assert plain(words("role-card-mafia", theme="kids")) in plain(lobby.text) and "Mafi" not in lobby.text
    unknown = seen(await people[0].command("mafie card", evening.channel, choice="dýmka"))
    assert plain(words("no-seat")) not in plain(unknown.text)
    await evening.seat(people)
    await evening.deal(people[0])
    agent = seen(await people[1].command("mafie card", evening.channel, choice="role:agent"))
    assert plain(words("role-card-agent", theme="kids")) in plain(agent.text)
    own = seen(await people[1].command("mafie card", evening.channel))
    assert own.ephemeral and plain(words("role-card-agent", theme="kids")) not in plain(own.text)
