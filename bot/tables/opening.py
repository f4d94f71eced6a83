"""Opening a table: its request, its options, its row with a sealed deal."""

from collections.abc import Mapping
from dataclasses import dataclass

from msgspec.structs import replace

import engines
from bot.runtime.ids import random_id
from bot.store import Json, TableRow
from bot.tables.refusal import Refused
from bot.tables.session.setup import Setup, read_setup, sealed
from bot.tables.session.table_settings import fitting
from bot.tables.tempo import Tempo

OF_THE_SERVER = ("clocks", "factor", "beat", "text_mode", "silence", "talk")
"""Settings of a server that its new tables copy."""

USUAL_ZONE = {"cs": "Europe/Prague"}
"""The time zone of quiet hours by the language of the table, if the server has not chosen one (TK-4.5); else UTC."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ForEvening:
    """The wishes of an evening for its table (CL-8.1, 8.3): chairs kept until a moment, and its queue."""

    evening: str
    kept: tuple[tuple[str, str], ...] = ()
    """People and their names."""
    kept_until: float | None = None
    """None: the host has opened the table by command, without kept chairs (CL-9.8)."""
    queue: tuple[str, ...] = ()
    cohosts: tuple[str, ...] = ()
    voice: str = ""
    """Its voice channel (CL-21.4); empty: that of the server."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LobbyRequest:
    """A request for a new lobby."""

    guild_id: int
    channel_id: int
    host_id: int
    host_name: str
    game: str
    options: Mapping[str, object]
    language: str
    may_close: bool = False
    """Whether the host may close the channel: then the table may as well, unless the server decides otherwise."""
    evening: ForEvening | None = None


def chosen_options(game: str, options: Mapping[str, object]) -> Json:
    """Return all options of a table, the defaults overridden by ``options``. Raises Refused: unknown game, impossible options."""
    rulebook = engines.GAMES.get(game)
    if rulebook is None:
        raise Refused("setup-game", game=game)
    try:
        return rulebook.options_of_new_game(options).model_dump(mode="json")
    except engines.BadSetup as wrong:
        raise Refused(wrong.text.key, **wrong.text.args) from wrong


def new_row(wanted: LobbyRequest, options: Json, server: Json, tempo: Tempo, now: float) -> TableRow:
    """Return the row of a new lobby with a sealed deal. ``server``: the settings of the server."""
    table = random_id()
    setup = replace(sealed(_setup_of(server, tempo, wanted), table), host_name=wanted.host_name, touched=now)
    if (evening := wanted.evening) is not None:
        kept = {"kept": evening.kept, "kept_until": evening.kept_until, "queue": evening.queue, "cohosts": evening.cohosts}
        talk = replace(setup.talk, voice=evening.voice) if evening.voice else setup.talk
        setup = replace(setup, evening=evening.evening, talk=talk, **kept)
    return TableRow(
        id=table, guild_id=wanted.guild_id, channel_id=wanted.channel_id,
        host_id=wanted.host_id, game=wanted.game, phase="lobby", options=options, setup=setup.json(), language=wanted.language,
        created_at=now, updated_at=now,
    )  # fmt: skip


def _setup_of(server: Json, tempo: Tempo, wanted: LobbyRequest) -> Setup:
    setup = read_setup({name: server[name] for name in OF_THE_SERVER if name in server})
    silence = replace(setup.silence, channel=wanted.may_close if closing_of(server) is None else setup.silence.channel)
    beat = setup.beat if tempo.beat is None else tempo.beat
    talk = fitting(wanted.game, replace(setup.talk, zone=zone_of_new_tables(server, wanted.language)))
    return replace(setup, silence=silence, beat=beat, factor=setup.factor * tempo.factor_of(wanted.game), talk=talk)


def zone_of_new_tables(server: Json, language: str) -> str:
    """Return the time zone of quiet hours at new tables in ``language`` (TK-4.5)."""
    return str(server.get("zone") or USUAL_ZONE.get(language, "UTC"))


def closing_of(server: Json) -> bool | None:
    """Return whether a server lets its tables close their channels, None while undecided."""
    chosen = server.get("silence")
    closing = chosen.get("channel") if isinstance(chosen, dict) else None
    return None if closing is None else bool(closing)
