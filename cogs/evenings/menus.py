"""The menus on the host's desk of an evening: mentions, games, channels, repetition, people, dates."""

from collections.abc import Awaitable, Callable, Mapping

from msgspec.structs import replace as with_fields

from bot.evenings.evening import LiveEvening
from bot.evenings.lobbies.table_channels import server_of
from bot.evenings.moves.answering import uninvite
from bot.evenings.moves.hosting import toggle_cohost
from bot.evenings.moves.planning import change_plan, game_plan
from bot.evenings.moves.polling import leader, strike_date, take_date, tally
from bot.evenings.pages.evening_desk import calls_page, channel_page, choice_page, people_page, person_page
from bot.evenings.plan import MOST_CHANNELS, MOST_GAMES, EveningCall, GamePlan, LobbyCall, Plan, usual_chairs
from bot.evenings.scenes import date_label, evening_scene
from bot.presenting.page import MenuOption
from bot.presenting.typed_numbers import read_number
from bot.store.evening_rows import Repeat
from bot.tables.refusal import Refused
from cogs.custom_ids import chosen_number, picked_member, picked_person
from cogs.evenings.finding import evening_of, free_kept_chair
from cogs.evenings.planning import channel_choices, playable
from cogs.requests import Request, Verb
from engines import GAMES

TakePick = Callable[[Request, LiveEvening, tuple[str, ...]], Awaitable[None]]
"""Takes the values picked from a menu. Raises Refused."""

CALLS: Mapping[str, EveningCall] = {"role": "role", "nobody": "nobody"}
LOBBY_CALLS: Mapping[str, LobbyCall] = {"chairs": "chairs", "role": "role", "nobody": "nobody"}


async def show_calls(request: Request) -> None:
    """Show the menu of mentions. Raises Refused for everybody but hosts."""
    evening = evening_of(request)
    evening.only_host(request.user_id)
    await request.reply.edit(calls_page(evening_scene(evening, request.words), evening.plan.call, evening.plan.lobby_call))


async def _pick_call(request: Request, evening: LiveEvening, values: tuple[str, ...]) -> None:
    chosen = _one_of(CALLS, values)
    await evening.do(change_plan(request.user_id, lambda plan: with_fields(plan, call=chosen), told=False))


async def _pick_lobby_call(request: Request, evening: LiveEvening, values: tuple[str, ...]) -> None:
    chosen = _one_of(LOBBY_CALLS, values)
    await evening.do(change_plan(request.user_id, lambda plan: with_fields(plan, lobby_call=chosen), told=False))


def _one_of(known: Mapping[str, str], values: tuple[str, ...]) -> str:
    if values[0] not in known:
        raise Refused("no-press-old")
    return known[values[0]]


REPEATS: tuple[Repeat, ...] = ("weekly", "fortnightly", "monthly")
NEVER = "never"


async def _show_games(request: Request) -> None:
    evening = _hosted(request)
    chosen = {game.game for game in evening.plan.games}
    choices = [MenuOption(game, request.words(f"game-{game}"), chosen=game in chosen) for game in GAMES]
    await request.reply.edit(choice_page(evening_scene(evening, request.words), "games", "ev-games-menu", choices, most=MOST_GAMES))


async def _pick_games(request: Request, evening: LiveEvening, values: tuple[str, ...]) -> None:
    games = tuple(game_plan(game, {}) for game in values)
    await evening.do(change_plan(request.user_id, lambda plan: _with_games(plan, games)))


def _with_games(plan: Plan, games: tuple[GamePlan, ...]) -> Plan:
    """Return the plan with other games. A game that stays keeps its options; the number of chairs follows unless the host has set it."""
    kept = {game.game: game for game in plan.games}
    named = tuple(kept.get(game.game, game) for game in games)
    return with_fields(plan, games=named, chairs=_chairs(plan, named, plan.channels))


def _with_channels(plan: Plan, channels: tuple[str, ...]) -> Plan:
    return with_fields(plan, channels=channels, chairs=_chairs(plan, plan.games, channels))


def _chairs(plan: Plan, games: tuple[GamePlan, ...], channels: tuple[str, ...]) -> int:
    """Return the usual number of chairs for ``games`` and ``channels``, or the one that the host has set."""
    usual = plan.chairs == usual_chairs(plan.games, len(plan.channels))
    return usual_chairs(games, len(channels)) if usual else plan.chairs


async def _show_channels(request: Request) -> None:
    evening = _hosted(request)
    scene = evening_scene(evening, request.words)
    if request.reply.interaction.guild_id is not None:
        await request.reply.edit(channel_page(scene, "channels", "ev-channels-menu", evening.plan.channels, MOST_CHANNELS))
        return
    guild = server_of(request.reply.client.registry, evening.row.guild_id)
    channels = [] if guild is None else sorted(guild.text_channels, key=lambda channel: str(channel.id) not in evening.plan.channels)
    if not channels:
        raise Refused("ev-no-room")
    choices = channel_choices(channels, evening.plan.channels)
    note = request.words("ev-menu-more") if len(channels) > len(choices) else ""
    await request.reply.edit(choice_page(scene, "channels", "ev-channels-menu", choices, most=MOST_CHANNELS, note=note))


async def _pick_channels(request: Request, evening: LiveEvening, values: tuple[str, ...]) -> None:
    for channel in values:
        if read_number(channel) is None:
            raise Refused("no-press-old")
        playable(request.reply.client.registry, evening.row.guild_id, channel, request.words)
    await evening.do(change_plan(request.user_id, lambda plan: _with_channels(plan, values)))


async def _show_repeat(request: Request) -> None:
    evening, words = _hosted(request), request.words
    choices = [MenuOption(NEVER, words("ev-repeat-never"), chosen=evening.plan.repeat is None)]
    choices += [MenuOption(rule, words(f"choice-repeat-{rule}"), chosen=rule == evening.plan.repeat) for rule in REPEATS]
    await request.reply.edit(choice_page(evening_scene(evening, words), "repeat", "ev-repeat-menu", choices))


async def _pick_repeat(request: Request, evening: LiveEvening, values: tuple[str, ...]) -> None:
    rule = None if values[0] == NEVER else values[0]
    if rule is not None and rule not in REPEATS:
        raise Refused("no-press-old")
    await evening.do(change_plan(request.user_id, lambda plan: with_fields(plan, repeat=rule)))


async def _show_person_off(request: Request) -> None:
    evening = _hosted(request)
    names = [(row.user_id, row.name) for row in evening.saved.answers if row.user_id != evening.row.host_id]
    on_server = request.reply.interaction.guild_id is not None
    if not names and not on_server:
        raise Refused("no-stale")
    await request.reply.edit(people_page(evening_scene(evening, request.words), "uninvite", "ev-uninvite-menu", names, on_server=on_server))


async def _pick_person_off(request: Request, evening: LiveEvening, values: tuple[str, ...]) -> None:
    person = chosen_number(values)
    if evening.answer_of(person) is None:
        picked_person(request.reply.interaction, values)
    await evening.do(uninvite(request.user_id, person))
    await free_kept_chair(request, evening, person)


async def _show_cohost(request: Request) -> None:
    evening = _hosted(request)
    await request.reply.edit(person_page(evening_scene(evening, request.words), "cohosts", "ev-cohosts-menu"))


async def _pick_cohost(request: Request, evening: LiveEvening, values: tuple[str, ...]) -> None:
    await evening.do(toggle_cohost(request.user_id, picked_member(request.reply.interaction, values).id))


async def _show_date(request: Request) -> None:
    await _dates(request, "take", "ev-take-menu")


async def _show_struck(request: Request) -> None:
    await _dates(request, "strike", "ev-strike-menu")


async def _dates(request: Request, field: str, title: str) -> None:
    evening = _hosted(request)
    first, now = leader(evening), evening.now()
    choices = [
        MenuOption(
            str(date.n), f"{date_label(date.starts_at, evening.row.zone, request.words.language)} · {len(votes)}", chosen=date == first
        )
        for date, votes in tally(evening)
        if date.starts_at > now or field == "strike"
    ]
    if not choices:
        raise Refused("ev-date-gone")
    await request.reply.edit(choice_page(evening_scene(evening, request.words), field, title, choices))


async def _pick_date(request: Request, evening: LiveEvening, values: tuple[str, ...]) -> None:
    evening.only_host(request.user_id)
    await request.reply.client.evening_scheduler.leaving.look_up(evening)
    await evening.do(take_date(request.user_id, chosen_number(values)))


async def _pick_struck(request: Request, evening: LiveEvening, values: tuple[str, ...]) -> None:
    await evening.do(strike_date(request.user_id, chosen_number(values)))


def _hosted(request: Request) -> LiveEvening:
    evening = evening_of(request)
    evening.only_host(request.user_id)
    return evening


VERBS: Mapping[str, Verb] = {
    "ev.calls": show_calls,
    "ev.games": _show_games,
    "ev.channels": _show_channels,
    "ev.repeat": _show_repeat,
    "ev.uninvite": _show_person_off,
    "ev.cohosts": _show_cohost,
    "ev.take": _show_date,
    "ev.strike": _show_struck,
}
"""The verbs that open a menu, by their names in custom ids."""

PICKS: Mapping[str, TakePick] = {
    "call": _pick_call,
    "lay": _pick_lobby_call,
    "games": _pick_games,
    "channels": _pick_channels,
    "repeat": _pick_repeat,
    "uninvite": _pick_person_off,
    "cohosts": _pick_cohost,
    "take": _pick_date,
    "strike": _pick_struck,
}
"""Menus by their field in the press, with the change that a pick makes."""
