import asyncio

from bot.health import beat, gone, healthy, keep_beating


def test_a_fresh_beat_is_life_and_an_old_one_is_not(tmp_path):
    file = tmp_path / "data" / "heartbeat"
    assert not healthy(file)
    beat(file, now=1000.0)
    assert healthy(file, now=1059.0)
    assert not healthy(file, now=1100.0)
    assert not healthy(file, now=100.0)
    file.write_text("nonsense")
    assert not healthy(file)
    gone(file)
    gone(file)
    assert not file.exists()


async def test_it_beats_until_cancelled_and_then_is_gone(tmp_path):
    file = tmp_path / "heartbeat"
    beating = asyncio.create_task(keep_beating(file))
    await asyncio.sleep(0.01)
    assert healthy(file)
    beating.cancel()
    await asyncio.gather(beating, return_exceptions=True)
    assert not file.exists()


async def test_a_place_that_cannot_be_written_does_not_end_it(tmp_path):
    (tmp_path / "file").write_text("")
    beating = asyncio.create_task(keep_beating(tmp_path / "file" / "heartbeat"))
    await asyncio.sleep(0.01)
    assert not beating.done()
    beating.cancel()
