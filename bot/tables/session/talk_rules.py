"""What of the talk fits which game, and what does not go together (TK-4.1, 4.4, 4.5, 7.1)."""

from contextlib import suppress

from msgspec.structs import replace

from bot.games import game_of
from bot.tables.quiet_hours import NEVER, Rest, known_zone, read_quiet
from bot.tables.refusal import Refused
from bot.tables.session.talk_settings import TalkSettings
from engines.players import offered_level


def check_talk(game: str, talking: TalkSettings) -> None:
    """Raise Refused unless a table of ``game`` can be talked at so."""
    if talking.pace == "slow":
        if not offers_slow(game):
            raise Refused("pace-windows")
        if talking.talk == "rounds":
            raise Refused("pace-no-rounds")
    if talking.narrator and not (talking.pace == "live" and offers_narrator(game)):
        raise Refused("narrator-live")
    try:
        read_quiet(talking.quiet_hours)
    except ValueError as wrong:
        raise Refused("setup-hours-unknown") from wrong
    if talking.zone and not known_zone(talking.zone):
        raise Refused("setup-zone-unknown")


def offers_slow(game: str) -> bool:
    """Whether a game can be played with a phase a day: its manners say how long everything lasts then."""
    return "slow" in game_of(game).timing.paces


def offers_narrator(game: str) -> bool:
    """Whether a person may narrate a game: its manners say where the table waits then (TK-7.1)."""
    return bool(game_of(game).timing.gates)


def with_offered_level(game: str, talking: TalkSettings) -> TalkSettings:
    """Return the talk with a level of machines that ``game`` offers: one that it does not is played as the strongest below it (MA-6.6)."""
    level = offered_level(game, talking.machines)
    return talking if level == talking.machines else replace(talking, machines=level)


def fitting(game: str, talking: TalkSettings) -> TalkSettings:
    """Return the talk that a server wants at its tables as a table of ``game`` can have it."""
    if talking.pace == "slow" and not offers_slow(game):
        talking = replace(talking, pace="live")
    if talking.pace == "slow" and talking.talk == "rounds":
        talking = replace(talking, talk="free")
    if talking.pace != "live" or not offers_narrator(game):
        talking = replace(talking, narrator=False)
    talking = with_offered_level(game, talking)
    try:
        check_talk(game, talking)
    except Refused:
        talking = replace(talking, quiet_hours="auto", zone="")
    return talking


def rest_of(talking: TalkSettings) -> Rest:
    """Return when long clocks stand still at a table; only in slow games they do: an evening may last as long as it likes."""
    if talking.pace == "slow":
        with suppress(ValueError):
            return Rest(read_quiet(talking.quiet_hours), talking.zone or "UTC")
    return NEVER
