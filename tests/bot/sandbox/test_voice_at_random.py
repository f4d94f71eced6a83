"""Random acts of people in voice: the bot always knows the true state."""

import asyncio
import contextlib
from collections.abc import Callable

import discord
import pytest

from bot.sandbox import Channel, NotPossible, Person
from engines.chance import Stream
from tests.bot.sandbox.conftest import Stand
from tests.bot.sandbox.small_bot import SmallBot

STEPS = 150


def act(chance: Stream, moderator: Person, people: list[Person], places: list[Channel]) -> None:
    """Let somebody do something in voice, which may not be possible."""
    person, place, on = chance.pick(people), chance.pick(places), chance.pick([True, False])
    acts: dict[str, Callable[[], object]] = {
        "enter": lambda: person.enter_voice(place),
        "leave": person.leave_voice,
        "self": lambda: person.set_voice(mute=on, deaf=not on),
        "mute": lambda: moderator.mute(person, on=on),
        "deafen": lambda: moderator.deafen(person, on=on),
        "move": lambda: moderator.move(person, place),
        "disconnect": lambda: moderator.disconnect(person),
        "invite": lambda: moderator.invite_to_speak(person),
        "accept": person.accept_invitation,
    }
    with contextlib.suppress(NotPossible):
        acts[chance.pick(list(acts))]()


def believed(guild: discord.Guild, person: Person) -> tuple[object, ...] | None:
    """Return what the bot believes of somebody in voice."""
    member = guild.get_member(person.id)
    state = member.voice if member is not None else None
    if state is None or state.channel is None:
        return None
    asks = state.requested_to_speak_at is not None
    return state.channel.id, state.mute, state.deaf, state.self_mute, state.self_deaf, state.suppress, asks


def real(person: Person) -> tuple[object, ...] | None:
    state = person.voice
    if state is None:
        return None
    return state.channel_id, state.mute, state.deaf, state.self_mute, state.self_deaf, state.suppress, state.asked_at is not None


@pytest.mark.parametrize("seed", range(3))
async def test_the_bot_knows_the_true_state(stand: Stand, bot: SmallBot, seed: int) -> None:
    chance = Stream(seed, "voice")
    kinds = ("voice", "voice", "stage")
    places = [stand.discord.create_channel(stand.guild, f"v{number}", kind) for number, kind in enumerate(kinds)]
    people = [stand.discord.create_person(f"p{number}", guild=stand.guild) for number in range(6)]
    guild = bot.get_guild(stand.guild.id)
    assert guild is not None
    for _ in range(STEPS):
        act(chance, stand.ada, people, places)
    async with asyncio.timeout(60):
        while [believed(guild, one) for one in people] != [real(one) for one in people]:  # noqa: ASYNC110 - the client's cache tells nobody
            await asyncio.sleep(0.01)
    for person in people:
        member, state = stand.guild.members[person.id], person.voice
        assert state is None or (state.mute, state.deaf) == (member.mute, member.deaf)
        person.leave_voice()
        person.enter_voice(places[0])
        assert person.voice is not None and (person.voice.mute, person.voice.deaf) == (member.mute, member.deaf)
        assert person.speaks() == (not member.mute)
