"""Several tables on one server (CL-21)."""

import pytest

from tests.night.evening import Evening, plain, seen


@pytest.mark.rule("CL-21.2")
async def test_who_plays_takes_no_chair_at_another_table(evening: Evening) -> None:
    people = evening.crowd(6)
    await evening.lay(people[0])
    await evening.seat(people)
    await evening.deal(people[0])
    other = evening.discord.create_channel(evening.guild, "mafie-2")
    stranger = evening.person()
    await stranger.command("game open", other, game="zbojnici")
    lobby = await evening.discord.until(
        lambda: next((one for one in other.messages.values() if any(":join" in str(b.get("custom_id")) for b in one.buttons)), None)
    )
    join = next(str(button["custom_id"]) for button in lobby.buttons if str(button["custom_id"]).endswith(":join"))
    told = seen(await people[1].press(lobby, join))
    assert "Hraješ jinde" in plain(told.text) and f"<#{evening.channel.id}>" in told.text
    taken = seen(await stranger.press(lobby, join))
    assert "Židle 1 je tvoje" in plain(taken.text)
