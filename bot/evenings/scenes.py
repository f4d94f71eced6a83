"""Builds the scenes that an evening's pages show."""

from collections.abc import Mapping
from datetime import datetime
from types import MappingProxyType

from babel.dates import format_date

from bot.evenings.chairs import hold_until
from bot.evenings.evening import LiveEvening
from bot.evenings.habit import LOOKED_BACK, habit_of
from bot.evenings.lobbies.seated import SatTable, tables_of
from bot.evenings.moments.suggestions import BABEL_LOCALES, city_of
from bot.evenings.moments.wall import wall_of
from bot.evenings.moves.opening import draw_at, has_door
from bot.evenings.moves.planning import poll_until
from bot.evenings.moves.polling import leader, poll_over, tally
from bot.evenings.pages.evening_end import EndScene
from bot.evenings.pages.evening_page import DateScene, EveningScene
from bot.evenings.pages.evening_picture import PlayedLine
from bot.evenings.pages.invitation_picture import Invitation
from bot.evenings.plan import GamePlan, least_seats, most_seats
from bot.guilds.settings import read_server
from bot.presenting.lobby_scene import LobbyScene
from bot.presenting.naming import DisplayName, escaped, listed, short
from bot.presenting.texts import Words, words_in
from bot.results.leaderboards import evening_leaderboard, has_leaderboard, hidden_of
from bot.results.pages.standings import StandingRow
from bot.store import NightRow
from bot.tables.registry import TableRegistry

NO_FACES: Mapping[int, str] = MappingProxyType({})


def evening_scene(
    evening: LiveEvening,
    words: Words | None = None,
    end: EndScene | None = None,
    *,
    pictured: bool = False,
    faces: Mapping[int, str] = NO_FACES,
) -> EveningScene:
    """Return the public scene of an evening, by default in its own language; ``end``: its closing scene, once it is over.

    ``pictured``: with the picture of the invitation, which shows the ``faces`` of people by id.
    """
    row, plan = evening.row, evening.plan
    words = words or words_in(plan.language)
    chairs = evening.chairs()
    first = leader(evening)
    until = None if row.starts_at is None else hold_until(plan, row.starts_at)
    door = has_door(evening)
    here = len(evening.message_state.here) if door else 0
    dated = row.starts_at is not None and row.state in ("draft", "planned", "open")
    return EveningScene(
        id=row.id,
        words=words,
        state=row.state,
        name=row.name,
        host=plan.host_name,
        games=tuple(game.game for game in plan.games),
        options=tuple(game.options for game in plan.games),
        starts_at=row.starts_at,
        clock=clock_of(row.wall_time, row.zone, words.language),
        channels=tuple(map(int, plan.channels)),
        voice=int(plan.voice or 0),
        place=plan.place,
        repeat=plan.repeat or "",
        weekday=weekday_of(row.wall_time, words.language),
        note=plan.note,
        chairs=plan.room,
        seated=tuple(one.name for one in chairs.seated),
        waiting=tuple(one.name for one in chairs.waiting),
        maybe=tuple(one.name for one in sorted(evening.saved.answers, key=lambda one: one.source == "event") if one.answer == "maybe"),
        no=sum(one.answer == "no" for one in evening.saved.answers),
        invited=evening.invited if row.state in ("draft", "planned") else (),
        held=chairs.held,
        held_until=until,
        opened_at=None if row.starts_at is None else row.starts_at - plan.lead,
        dates=tuple(
            DateScene(date.n, date.starts_at, date_label(date.starts_at, row.zone, words.language), tuple(one.name for one in votes))
            for date, votes in tally(evening)
        ),
        leader=first.n if first is not None else 0,
        poll_until=poll_until(evening.saved.dates, evening.now()) if row.state == "draft" and evening.saved.dates else plan.poll_until,
        poll_over=row.state == "poll" and poll_over(evening),
        door=door,
        present=here,
        tables=max(1, -(-here // most_seats(plan.games))),
        draw_at=draw_at(evening) if door else None,
        table_link=evening.table_link if evening.saved.tables else "",
        called=int(plan.called or 0),
        invitation=_invitation(evening, words, faces) if pictured and dated else None,
        end=end,
    )


def options_scene(evening: LiveEvening, game: GamePlan, words: Words) -> LobbyScene:
    """Return the scene of the pages on which a host chooses the options of a planned game (CL-4.1)."""
    least, most = least_seats((game,)), most_seats((game,))
    return LobbyScene(evening.id, game.game, words, (), game.options, least, most, planned=True)


def _invitation(evening: LiveEvening, words: Words, faces: Mapping[int, str]) -> Invitation:
    row, plan = evening.row, evening.plan
    when = listed(filter(None, (day_of(row.wall_time, words.language), clock_of(row.wall_time, row.zone, words.language))), " · ")
    first, seated = plan.games[0], tuple(DisplayName(one.name, face=faces.get(one.user_id, "")) for one in evening.chairs().seated)
    return Invitation(row.name, when, first.game, first.options, plan.room, seated)


def clock_of(wall_time: str, zone: str, language: str) -> str:
    """Return the local hour with the city (CL-2.2): ``20:00 Praha``; empty without a date."""
    if not wall_time:
        return ""
    return f"{datetime.fromisoformat(wall_time):%H:%M} {city_of(zone, language)}"


def weekday_of(wall_time: str, language: str) -> str:
    """Return the weekday of a wall time in words; empty without a date."""
    if not wall_time:
        return ""
    return format_date(datetime.fromisoformat(wall_time), "EEEE", locale=BABEL_LOCALES.get(language, language))


def day_of(wall_time: str, language: str) -> str:
    """Return the date of a wall time in words: ``pátek 27. listopadu 2026``; empty without a date."""
    if not wall_time:
        return ""
    return format_date(datetime.fromisoformat(wall_time), "full", locale=BABEL_LOCALES.get(language, language))


def date_label(starts_at: float, zone: str, language: str) -> str:
    """Return a date for a menu, in the server's local time: ``pá 27. 11. 20:00``."""
    wall = wall_of(int(starts_at), zone)
    day = format_date(wall, "EEE d. M." if language == "cs" else "EEE d MMM", locale=BABEL_LOCALES.get(language, language))
    return f"{day} {wall:%H:%M}"


# ---- an evening that is over

NAMED = 8
"""Winners named for each game."""


async def closing_scene(evening: LiveEvening, registry: TableRegistry, next_at: float | None, *, habit: bool = False) -> EndScene | None:
    """Return the closing scene, None while a game of the evening runs; ``habit``: with the line of habit. Raises StoreError."""
    tables = await tables_of(evening, registry)
    if any(table.phase in ("running", "paused") for table in tables):
        return None
    store, guild = registry.store, evening.row.guild_id
    rows: tuple[StandingRow, ...] = ()
    more = 0
    if await has_leaderboard(store, guild):
        board = await evening_leaderboard(store, guild, evening.id, None)
        rows, more = tuple(StandingRow(line.row.place, line.name, line.row.points) for line in board.lines), board.more
    settings = read_server(await store.guild_settings(guild))
    played = [(table, night) for table in tables if (night := await store.history.night(table.id)) is not None]
    return EndScene(
        words=words_in(evening.plan.language),
        name=evening.row.name,
        day=day_of(evening.row.wall_time, evening.plan.language),
        rows=rows,
        more=more,
        games=tuple(_line(table, night) for table, night in played),
        next_at=next_at,
        habit=await _habit(evening, registry) if habit and settings.habit else "",
        pictures=not (await store.guild_settings(guild)).get("text_mode"),
        id=evening.id,
    )


async def _habit(evening: LiveEvening, registry: TableRegistry) -> str:
    """Return the line of habit, without people who are hidden from lists; empty where nothing is habit. Raises StoreError."""
    store, guild, words = registry.store, evening.row.guild_id, words_in(evening.plan.language)
    habit = habit_of(evening.saved, await store.evenings.last_over(guild, LOOKED_BACK))
    people = {*habit.always, *(habit.back[:1] if habit.back is not None else ())}
    known, hidden = await store.history.names(guild, people), await hidden_of(store, people)
    named = {user: f"**{escaped(short(name))}**" for user, name in known.items() if user not in hidden}
    always = [named[user] for user in habit.always if user in named]
    said = [words("ev-habit-run", n=habit.run)] if habit.run else []
    if always:
        said.append(words("ev-habit-always", who=listed(always)))
    if habit.back is not None and habit.back[0] in named:
        said.append(words("ev-habit-back", who=named[habit.back[0]], n=habit.back[1]))
    return " ".join(said)


def _line(table: SatTable, night: NightRow) -> PlayedLine:
    winners = tuple(seat.name for seat in night.seats if seat.won)
    return PlayedLine(night.game, table.place, winners[:NAMED], max(0, len(winners) - NAMED))
