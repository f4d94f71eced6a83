"""Each right of TK-8.3 is taken away and given back in mid-game, in every kind of place: the desk names it, the game goes on."""

from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Channel, Person
from tests.night.evening import FAST, Evening, plain
from tests.night.places import KINDS, LONG, THREADS, Place, dealt, gather, place
from tests.night.test_clicks import text_of
from tests.night.test_entry_lines import lines
from tests.night.test_silence import muted, soon

CS = words_in("cs")


@dataclass(frozen=True)
class Lack:
    """A right that is missing in a channel, and the feature that the desk names with it."""

    right: str
    channel: Channel
    feature: str

    @property
    def line(self) -> str:
        """The sentence of the desk about it."""
        permission = CS(f"doctor-permission-{self.right.replace('_', '-')}")
        return plain(CS("flight-lacks", permission=permission, feature=CS(f"doctor-feature-{self.feature}")))


def lacks_of(here: Place, ground: Channel) -> list[Lack]:
    """Return what may be missing at a table in this place whose graveyard is under ``ground``."""
    closes = "manage_threads" if here.kind in THREADS else "manage_roles"
    needed = [Lack(closes, here.rights, "silence"), Lack("mute_members", here.voice, "voice")]
    if here.voice is not here.channel:  # without it nothing at all may be done in the place
        needed.append(Lack("connect", here.voice, "voice"))
    needed.append(Lack("create_private_threads", ground, "graveyard"))
    if ground is not here.parent:  # without it nobody could write in the place
        needed.append(Lack("send_messages_in_threads", ground, "graveyard"))
    return needed


async def desk_says(evening: Evening, host: Person, lack: Lack, *, lacking: bool) -> None:
    """Wait until the desk says that the right is missing, or does not say so any more."""
    for _ in range(50):
        shown = plain(text_of(await host.command("host", evening.channel)))
        if (lack.line in shown) is lacking:
            return
    raise AssertionError(f"{lack}: {shown}")


def undo(evening: Evening, here: Place, lack: Lack, person: Person) -> None:
    """Somebody undoes by hand what the bot needs the right for."""
    if lack.right == "manage_threads":
        evening.discord.lock(here.channel, on=False)
    elif lack.right == "manage_roles":
        evening.discord.guilds.overwrite(here.channel, evening.guild.id, 0, 0, 0)
    elif lack.feature == "voice" and person.voice is not None:
        assert here.owner is not None
        here.owner.mute(person, on=False)


def is_quiet(people: list[Person], here: Place) -> bool:
    return all(muted(people)) and not any(person.can_write(here.channel) for person in people)


@pytest.mark.rule("TK-8.3", "TK-8.4", "TK-1.3")
@pytest.mark.parametrize(
    "kind", ["text", "post", *(pytest.param(kind, marks=pytest.mark.soak) for kind in KINDS if kind not in ("text", "post"))]
)
async def test_a_right_that_goes_and_comes_back_takes_its_features_with_it(tmp_path: Path, kind: str) -> None:
    async with Evening(tmp_path, tempo=replace(FAST, factor=0.05)) as evening:
        ground = evening.channel
        here = place(evening, kind)
        if kind in ("voice", "stage", "post"):
            await evening.prefer(graveyard_under=str(ground.id))
        people = gather(evening, here, 6)
        await dealt(evening, people, night=LONG)
        await soon(evening, lambda: is_quiet(people, here))
        for lack in lacks_of(here, ground):
            await evening.session.silence.attend()
            evening.discord.withdraw(lack.right, guild=evening.guild, channel=lack.channel)
            await desk_says(evening, people[0], lack, lacking=True)
            undo(evening, here, lack, people[2])
            await evening.session.silence.attend()
            assert evening.table.phase == "running"
            assert is_quiet(people, here) is (lack.feature == "graveyard"), lack
            evening.discord.grant(lack.right, guild=evening.guild, channel=lack.channel)
            await desk_says(evening, people[0], lack, lacking=False)
            await soon(evening, lambda: is_quiet(people, here))


@pytest.mark.rule("TK-8.3")
async def test_a_line_kept_back_by_a_lock_of_ours_is_said_once_when_the_right_is_back(tmp_path: Path) -> None:
    paused = plain(CS("pause"))
    async with Evening(tmp_path, tempo=replace(FAST, factor=0.05)) as evening:
        here = place(evening, "public thread")
        people = gather(evening, here, 6)
        await dealt(evening, people, night=LONG)
        await soon(evening, lambda: here.channel.locked)
        evening.discord.withdraw("manage_threads", guild=evening.guild, channel=here.rights)
        await people[0].command("game pause", here.channel)
        await evening.eventually(lambda: evening.session.outbox.trouble == "permission")
        assert not lines(evening, paused)
        evening.discord.grant("manage_threads", guild=evening.guild, channel=here.rights)
        await evening.eventually(lambda: lines(evening, paused))
        await evening.session.outbox.wait_idle()
        assert len(lines(evening, paused)) == 1
