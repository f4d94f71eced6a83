"""What no client of Discord sends: a modal of a verb that has none, a person whom no id can name, a number that no database holds."""

import pytest

from bot.presenting.texts import words_in
from tests.night.evening import Evening, plain, seen
from tests.night.mischief import modal_of_nobody
from tests.night.test_clicks import text_of

CS = words_in("cs")
HUGE = "9" * 26


@pytest.mark.parametrize(
    "custom_id", ["c1:me:me.block", "c1:club:nt.game:0.all.0.all", "c1:club:st.game:0.all.all", "c1:{table}:h.seat", "c1:{table}:rp.why"]
)
async def test_a_modal_that_nobody_has_opened_does_nothing(evening: Evening, custom_id: str) -> None:
    host, stranger = evening.crowd(2)
    lobby = await evening.lay(host)
    asked = (await stranger.press(lobby, evening.press_id("help"))).interaction
    forged = modal_of_nobody(custom_id.format(table=evening.table.id), lobby, asked)
    for typed in (HUGE, "a" * 4000, "mafie", str(host.id)):
        assert text_of(await stranger.submit(forged, {"text": typed}, force=True)) == plain(CS("no-press"))
    assert await evening.registry.store.members.blocked_by(stranger.id) == frozenset()


async def test_nobody_is_chosen_whom_no_id_can_name(evening: Evening) -> None:
    person, other = evening.crowd(2)
    await evening.lay(other)
    blocks = seen(await person.press(seen(await person.command("me settings", evening.channel)), "c1:me:me.blocks"))
    for value in (HUGE, str(2**63)):
        assert text_of(await person.choose(blocks, "c1:me:me.block", value, force=True)) == plain(CS("no-pick"))
    assert str(other.id) in repr((await person.choose(blocks, "c1:me:me.block", other)).message)


async def test_a_number_that_no_database_holds_is_no_press_of_ours(evening: Evening) -> None:
    person = evening.person()
    lobby = await evening.lay(person)
    for custom_id in (f"c1:club:nt.newer:0.all.{2**63}.all", f"c1:club:nt.newer:{HUGE}.all.0.all", f"c1:club:st.show:{HUGE}.all.all"):
        assert text_of(await person.press(lobby, custom_id, force=True)) == plain(CS("no-press"))
