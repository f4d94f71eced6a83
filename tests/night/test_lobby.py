from tests.night.evening import Evening, plain


async def test_lobby_from_the_command_to_the_deal(evening: Evening) -> None:
    host, *others = evening.crowd(6)
    lobby = await evening.lay(host)
    assert "Stůl je prostřený" in lobby.text
    outcome = await host.press(lobby, evening.press_id("join"))
    assert outcome.ephemeral
    assert outcome.message is not None
    assert outcome.message.text == "Židle 1 je tvoje."
    await evening.seat(others)
    await evening.discord.until(lambda: "6 lidí" in plain((evening.living("join") or lobby).text))
    for person in (host, *others):
        outcome = await person.press(lobby, evening.press_id("ready"))
        assert outcome.ephemeral
        assert person.dm is not None
        assert any("Slyšíme se" in message.text for message in person.messages(person.dm))
    await evening.eventually(lambda: evening.table.phase == "running")
    await host.wait_for(lambda message: "Rozdávám" in message.text, place=evening.channel)
