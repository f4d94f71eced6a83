"""The scene of a lobby, from which the page of its message is made."""

from typing import Literal

from bot.games import game_of
from bot.presenting.lobby_scene import LobbyScene, LobbySeat, SlowTerms
from bot.presenting.texts import Words
from bot.tables.pages.narrator import lobby_narrator
from bot.tables.session.live_table import LiveTable
from bot.tables.session.lobby import closes_at
from bot.tables.session.narrators import narrator_of, reader_of
from bot.tables.session.table_settings import rest_of, unusual, with_offered_level, zone_of_hours
from engines.players import NORMAL

CHANGED_FOR = 30.0
"""Seconds for which a changed option stands out."""


def lobby_scene(table: LiveTable, words: Words) -> LobbyScene:
    """Return the lobby of ``table`` as it may be shown now, in the language of ``words``."""
    now, setup = table.now(), table.setup
    seats = tuple(
        LobbySeat(seat.seat, seat.name, ready=bool(seat.press), bot_player=seat.bot_player, writes=seat.writes, occupant=seat.occupant)
        for seat in table.seats
    )
    changed = frozenset(name for name, when in setup.changed.items() if now - when < CHANGED_FOR)
    phases: dict[str, Literal["lobby", "running", "cancelled", "expired", "few"]] = {"lobby": "lobby", "cancelled": "cancelled"}
    phase = "few" if setup.few else "expired" if setup.expired else phases.get(table.phase, "running")
    least, most = table.rulebook.seats[0], table.rulebook.seats[-1]
    seated, level = any(seat.bot_player for seat in table.seats), with_offered_level(table.game, setup.talk).machines
    return LobbyScene(
        table=table.id,
        game=table.game,
        words=words,
        seats=seats,
        options=table.options,
        least=least,
        most=most,
        host=setup.host_name,
        waiting=tuple(name for _, name in table.waiting),
        kept=tuple(name for _, name in setup.kept),
        kept_until=setup.kept_until,
        changed=changed,
        closes_at=closes_at(table),
        deal_at=setup.deal_at if table.slow else None,
        put_off=setup.put_off,
        slow=slow_terms(table),
        seal=setup.seal,
        seal_version=setup.seal_version,
        balance=table.leaning(),
        phase=phase,
        can_start=least <= len(seats) <= most,
        everyone_ready=table.everyone_ready,
        closes=bool(game_of(table.game).timing.rhythm.closed),
        talk=tuple(one for one in unusual(table.game, setup.talk) if one[0] != "machines"),
        zone=zone_of_hours(setup.talk),
        bot_players=level if seated or level != NORMAL else "",
        machines_hear=seated and table.claims_on,
        readable=setup.readable,
        narrated=narrator_lines(table, words),
        text_mode=setup.text_mode,
        voice=table.voice_now(),
    )


def plain_from(table: LiveTable) -> float | None:
    """Return when the next changed option no longer stands out (unix seconds), None when none does."""
    ends = (when + CHANGED_FOR for when in table.setup.changed.values())
    return min((end for end in ends if end > table.now()), default=None)


def slow_terms(table: LiveTable) -> SlowTerms | None:
    talk = table.setup.talk
    if talk.pace != "slow":
        return None
    rest = rest_of(talk)
    hours = (rest.quiet.first, rest.quiet.last) if rest.quiet is not None else None
    return SlowTerms(talk.day_hours, hours, rest.zone, in_turn=bool(table.options.get("extended")))


def narrator_lines(table: LiveTable, words: Words) -> str:
    """Return the line about the narrator, empty without one."""
    if narrator_of(table) is None:
        return ""
    return lobby_narrator(words, table.setup.host_name, sees=reader_of(table) is not None)
