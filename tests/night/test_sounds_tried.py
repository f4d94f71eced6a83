"""The host tries the sounds of the evening in the lobby, and hears what keeps them from sounding (TK-6.7)."""

import pytest

from bot.presenting.texts import words_in
from tests.night.evening import Evening, plain
from tests.night.test_sounds import DEFAULT, SEND, desk, played, staff, tried


@pytest.mark.rule("TK-6.7")
async def test_the_host_tries_the_sound_in_the_lobby_and_the_bot_leaves_again(evening: Evening) -> None:
    host = await staff(evening)
    await evening.prefer(talk={"sound": True})
    await evening.open_table(host)
    words = words_in("cs")
    assert await tried(evening, host) == plain(words("sound-no-voice"))
    host.enter_voice(evening.voice)
    await evening.eventually(lambda: evening.table.voice_now().channel == evening.voice.id)
    assert await tried(evening, host) == plain(words("sound-none-chosen"))
    await evening.prefer(sounds={"chosen": DEFAULT})
    assert "nevyzkoušeno" in plain((await desk(evening, host)).text)
    answers = {50167: "muted", 50168: "absent", 50013: "forbidden", 10097: "unknown", 50035: "refused"}
    for code, said in answers.items():
        evening.discord.faults.refuse(code, method="POST", route=SEND)
        assert await tried(evening, host) == plain(words(f"sound-tried-{said}"))
        await evening.eventually(lambda: evening.discord.bot.id not in evening.guild.voice)
    for status, said in ((429, "limited"), (503, "failed")):
        evening.discord.faults.answer(status, method="POST", route=SEND)
        assert await tried(evening, host) == plain(words(f"sound-tried-{said}"))
    evening.discord.faults.drop(method="POST", route=SEND, stored=False)
    assert await tried(evening, host) == plain(words("sound-tried-failed"))
    assert "nevyzkoušeno" in plain((await desk(evening, host)).text)
    assert await tried(evening, host) == plain(words("sound-tried-played"))
    assert played(evening) == ["gavel"]
    await evening.eventually(lambda: evening.discord.bot.id not in evening.guild.voice)
    assert "nevyzkoušeno" not in plain((await desk(evening, host)).text)
