"""Two evenings that differ only in who is who, with the same public moves: Discord is asked for the same of voices and rights (TK-10)."""

import asyncio
import re
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path

import pytest

from bot.sandbox.wire.request_log import LoggedRequest, told
from bot.tables.moderation.access_rules import VoiceRules
from tests.night.card_night import EVERYBODY, CardNight, Script, deal
from tests.night.evening import FAST, Evening
from tests.night.places import LONG, THREADS, gather, place
from tests.night.striking import quiet
from tests.night.test_silence import soon

HANDS = ("MMAPPPPPP", "PPAMMPPPP")
"""Tokens by seat: seats 8 and 9, the only ones who come to light, are of the Police in both."""
VICTIM, SUSPECT = 7, 8
PHASES = ("agent", "discussion", "first", "defence", "final")
"""The phases that the evenings are looked at in, in their order. What follows of itself, the verdict, is too short to be looked at."""

ORDER_AND_SILENCE = re.compile(r"/members/|/permissions/|^/channels/\{channel\}$|threads|thread-members")
QUIET = 1.6
"""Seconds without a request after which a phase has had all of its own."""


@dataclass
class Told:
    """The requests to Discord from the end of one phase to that of another: for the text and for voices, each in its order."""

    phase: str
    text: list[str]
    voices: list[str]


async def lived(folder: Path, kind: str, tokens: str, patch: pytest.MonkeyPatch) -> list[Told]:
    """Live one evening to its last ballot; return what was asked for in each phase."""
    deal(patch, tokens, {})
    async with Evening(folder, tempo=replace(FAST, factor=0.05)) as evening:
        here = place(evening, kind)
        people = gather(evening, here, len(tokens))
        names = {person.id: f"seat {seat}" for seat, person in enumerate(people)}
        names |= {evening.channel.id: "place", evening.voice.id: "voice", evening.guild.id: "server"}
        _draw_by_seat(patch, names)
        await evening.prefer(text_mode=True, clocks=dict.fromkeys(("night", "discussion", "defence", "vote", "tie_discussion"), LONG))
        votes = {(1, ballot): {EVERYBODY: SUSPECT} for ballot in ("first", "final")}
        night = CardNight(evening, Script(kills={1: VICTIM}, votes=votes))
        await night.begin(people, options={"night_length": "prompt"})
        if kind not in THREADS:
            await soon(evening, lambda: evening.table.message_state.silence.role_ready)  # roles come last in the queue of the server
        found: list[Told] = []
        for phase in PHASES:
            await night.play_till(lambda phase=phase: _in(evening, phase))
            found.append(await _settled(evening, phase, names))
        await evening.session.host_moves.end(people[0].id)
        return found


def _draw_by_seat(patch: pytest.MonkeyPatch, names: dict[int, str]) -> None:
    """Let the order of mutes be drawn from seats: ids of people are others in every evening.

    And once a round, not anew for each phase: on a slow machine the first voices are free before the talk has begun, in one evening of
    the two perhaps, and the order of the others must not depend on that.
    """

    def order(wish: VoiceRules, user: int) -> bytes:
        return sha256(f"{wish.step.split()[1:2]} {names.get(user)}".encode()).digest()

    patch.setattr(VoiceRules, "order", order)


def _in(evening: Evening, phase: str) -> bool:
    return bool(evening.view.phase == phase)


async def _settled(evening: Evening, phase: str, names: dict[int, str]) -> Told:
    """Wait until nothing more is asked for; return what was asked for since this was called last."""
    log, began = evening.discord.log, evening.discord.log.now()
    while evening.session.silence.voices.next_edit() is not None or not quiet(evening.session) or log.now() - _last(evening, began) < QUIET:
        await evening.session.silence.attend()
        await asyncio.sleep(0.1)
    asked = [one for one in log.requests if ORDER_AND_SILENCE.search(one.route) and one.method != "GET"]
    log.requests.clear()
    voices = [one for one in asked if "/members/" in one.route and "roles" not in one.route]
    text = [one for one in asked if one not in voices]
    return Told(phase, told(text, names), _lasting(told(voices, names)))


def _lasting(voices: list[str]) -> list[str]:
    """Leave out that the victim was let speak and silenced again in a phase.

    The voice opens with the others' when dawn is told, and closes with the line of the token (TK-10.3). How long it is open depends on
    Discord; on a fast machine both lines stand before anybody's turn comes.
    """
    opened, closed = (f'PATCH /guilds/server/members/seat {VICTIM} {{"mute": {on}}} 0 files' for on in ("false", "true"))
    if voices.count(opened) == voices.count(closed) == 1 and voices.index(opened) < voices.index(closed):
        return [line for line in voices if line not in (opened, closed)]
    return voices


def _last(evening: Evening, began: float) -> float:
    asked: list[LoggedRequest] = [
        one for one in evening.discord.log.requests if ORDER_AND_SILENCE.search(one.route) and one.method != "GET"
    ]
    return max(began, *(one.at for one in asked)) if asked else began


@pytest.mark.long
@pytest.mark.rule("TK-10.1", "TK-10.2", "TK-10.3", "TK-10.4")
@pytest.mark.parametrize("kind", ["public thread", *(pytest.param(kind, marks=pytest.mark.soak) for kind in ("text", "voice"))])
async def test_requests_about_voices_and_rights_reveal_no_token(tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """TK-10.1: the same requests, in the same order, within the same phases; at night nobody is let speak or write."""
    one, other = [await lived(tmp_path / tokens, kind, tokens, monkeypatch) for tokens in HANDS]
    for mine, theirs in zip(one, other, strict=True):
        assert (mine.text, mine.voices) == (theirs.text, theirs.voices), mine.phase
    night = one[0]
    assert night.voices and all('"mute": true' in line for line in night.voices), "by night nobody is let speak"
    assert any('"mute": false' in line for part in one[1:] for line in part.voices)
