"""The level of automated players: the option in the lobby, its text, and its value at the deal."""

import pytest
from msgspec.structs import replace

import engines
from bot.games.game import usual_options
from bot.presenting.texts import words_in
from bot.simulation.balance import balance_key
from bot.simulation.search.search import is_searched
from bot.store import Store, TableRow
from bot.tables.pages.lobby import details_page, lobby_page, lobby_record
from bot.tables.players.player_memory import PlayerMemory
from bot.tables.refusal import Refused
from bot.tables.session.lobby_view import lobby_scene
from bot.tables.session.setup import Setup, sealed
from bot.tables.session.table_settings import TableSettings, changed, fitting, options_of
from engines.players import LEVELS, levels_of, lookahead_of, offered_level
from engines.players.mafie import MafiePlayer
from tests.bot.tables.conftest import HOST, Clock, LocalTable, open_local, reloaded


async def with_bot_players(store: Store, clock: Clock) -> LocalTable:
    local = await open_local(store, clock)
    await local.lobby_moves.fill(7)
    return local


def lobby_text(local: LocalTable, language: str) -> str:
    scene = lobby_scene(local.table, words_in(language))
    return "\n".join(part for part in lobby_page(scene).parts if isinstance(part, str))


@pytest.mark.rule("MA-3.1")
@pytest.mark.parametrize(
    ("language", "usual", "gentle"),
    [("cs", "automaty: běžné", "automaty: mírné"), ("en", "automated players: normal", "automated players: gentle")],
)
async def test_the_lobby_says_how_well_machines_play(store: Store, clock: Clock, language: str, usual: str, gentle: str) -> None:
    alone = await open_local(store, clock, table="empty")
    assert usual not in lobby_text(alone, language), "no automated player sits there"
    local = await with_bot_players(store, clock)
    assert usual in lobby_text(local, language)
    heard = words_in(language)("machines-hear")
    assert heard not in lobby_text(local, language)
    assert heard in details_page(lobby_scene(local.table, words_in(language))).parts
    await local.lobby_moves.change_talk({"machines": "gentle"})
    assert f"**{gentle}**" in lobby_text(local, language)
    record = lobby_record(lobby_scene(local.table, words_in(language)))
    assert any(gentle in part for part in record.parts if isinstance(part, str))


@pytest.mark.rule("MA-4.1", "MA-5.1")
@pytest.mark.parametrize(("language", "sees", "claim"), [
    ("cs", "vidí jen to, co jejich židle", "**Tvrdím**"), ("en", "see only what their chair sees", "**I claim**"),
])  # fmt: skip
async def test_the_details_say_what_automated_players_see_and_hear(
    store: Store, clock: Clock, language: str, sees: str, claim: str
) -> None:
    def details(local: LocalTable) -> str:
        return "\n".join(part for part in details_page(lobby_scene(local.table, words_in(language))).parts if isinstance(part, str))

    local = await open_local(store, clock)
    assert sees not in details(local), "no automated player sits there"
    await local.lobby_moves.fill(7)
    assert sees in details(local) and claim in details(local)
    await local.lobby_moves.change_talk({"claims": "off"})
    assert sees in details(local) and claim not in details(local)
    boxed = await open_local(store, clock, table="boxed", game="zbojnici")
    await boxed.lobby_moves.fill(4)
    assert sees in details(boxed) and claim not in details(boxed)


@pytest.mark.rule("MA-3.1", "MA-6.6")
@pytest.mark.parametrize(("language", "gentle", "strong"), [("cs", "mírn", "silné"), ("en", "gentle", "strong ones")])
def test_the_help_on_the_level_speaks_of_no_level_that_a_game_may_lack(language: str, gentle: str, strong: str) -> None:
    words = words_in(language)
    for game in engines.GAMES:
        option = next(one for one in options_of(game, TableSettings(), dealt=False) if one.name == "machines")
        said = option.explained(words).casefold()
        assert gentle not in said and strong not in said, game


@pytest.mark.rule("MA-5.6", "MA-14.3")
@pytest.mark.parametrize(("language", "fewer"), [("cs", "hůř se při hlasování shodnou"), ("en", "agree on fewer votes")])
def test_the_help_says_that_silent_machines_agree_on_fewer_votes(language: str, fewer: str) -> None:
    """They play other games, so the lobby counts these apart."""
    option = next(one for one in options_of("mafie", TableSettings(), dealt=False) if one.name == "machines_talk")
    assert fewer in option.explained(words_in(language))
    options = usual_options("mafie")
    assert balance_key("mafie", 11, options) != balance_key("mafie", 11, options, silent=True)


@pytest.mark.rule("MA-3.1")
async def test_machines_of_a_game_play_as_its_lobby_has_chosen(store: Store, clock: Clock) -> None:
    local = await with_bot_players(store, clock)
    await local.lobby_moves.change_talk({"machines": "gentle"})
    await local.lobby_moves.start(HOST)
    course = local.table.running
    player = PlayerMemory(local.table).of(0, course)
    assert isinstance(player, MafiePlayer)
    assert player._whims.level == "gentle"
    with pytest.raises(Refused):
        await local.host_moves.change_talk(HOST, {"machines": "normal"})


@pytest.mark.rule("MA-3.1", "MA-6.6")
@pytest.mark.parametrize("game", sorted(engines.GAMES))
def test_a_level_is_offered_only_where_it_plays_as_well_as_it_says(game: str) -> None:
    offered = next(one.values for one in options_of(game, TableSettings(), dealt=False) if one.name == "machines")
    assert offered == levels_of(game)
    assert {"gentle", "normal"} <= set(offered) <= set(LEVELS)
    for level in LEVELS:
        assert fitting(game, replace(TableSettings(), machines=level)).machines == offered_level(game, level)
        if level not in offered:
            with pytest.raises(Refused):
                changed(game, TableSettings(), {"machines": level}, dealt=False)


@pytest.mark.rule("MA-14.8")
async def test_only_zbojnici_has_a_level_between_normal_and_strong(store: Store, clock: Clock) -> None:
    assert [game for game in engines.GAMES if "skilled" in levels_of(game)] == ["zbojnici"]
    assert levels_of("zbojnici") == LEVELS
    local = await with_bot_players(store, clock)
    local.table.setup = replace(local.table.setup, talk=replace(local.table.setup.talk, machines="skilled"))
    assert "automated players: normal" in lobby_text(local, "en"), "a choice for all games of a server"


async def stored_as_strong(store: Store, clock: Clock) -> LocalTable:
    """A lobby of Nostra City, stored when that game still offered strong automated players."""
    setup = sealed(replace(Setup(), talk=replace(TableSettings(), machines="strong")), "nostra")
    row = TableRow(
        id="nostra", guild_id=1, channel_id=2, host_id=HOST, game="nostra_city", options=usual_options("nostra_city"), setup=setup.json()
    )
    await store.create_table(row)
    return await reloaded(store, clock, "nostra")


@pytest.mark.rule("MA-3.1", "MA-6.6")
async def test_a_lobby_that_was_kept_with_a_level_that_is_not_offered_has_the_next_one(store: Store, clock: Clock) -> None:
    local = await stored_as_strong(store, clock)
    await local.lobby_moves.fill(3)
    assert local.table.settings.machines == "normal"
    assert "automated players: normal" in lobby_text(local, "en")
    await local.lobby_moves.change_talk({"quiet_hours": "none"})
    await local.lobby_moves.start(HOST)
    assert local.table.running.talk_log.options.machines == "normal"


@pytest.mark.rule("MA-3.1", "MA-6.6")
async def test_a_game_that_was_dealt_with_it_shows_how_its_machines_play(store: Store, clock: Clock) -> None:
    local = await stored_as_strong(store, clock)
    local.table.setup = replace(local.table.setup, talk=replace(local.table.setup.talk, machines="strong"))
    await local.lobby_moves.fill(3)
    await local.lobby_moves.start(HOST)
    again = await reloaded(store, clock, "nostra")
    assert again.table.running.talk_log.options.machines == "strong", "what was dealt stays as it was"
    shown = lobby_record(lobby_scene(again.table, words_in("en")))
    assert any("automated players: normal" in part for part in shown.parts if isinstance(part, str))
    assert not any("automated players: strong" in part for part in shown.parts if isinstance(part, str))
    assert all(one.now != "strong" for one in options_of("nostra_city", again.table.settings, dealt=False))
    await again.host_moves.change_talk(HOST, {"quiet_hours": "none"})
    assert again.table.running.talk_log.options.quiet_hours == "none"


@pytest.mark.rule("MA-14.6")
def test_nostra_city_has_no_strong_level_and_nothing_that_only_it_would_need() -> None:
    """It has not reached its bar; so nobody is offered it, and a choice from elsewhere counts as the normal one."""
    assert "strong" not in levels_of("nostra_city")
    assert offered_level("nostra_city", "strong") == "normal"
    offered = next(option for option in options_of("nostra_city", TableSettings(), dealt=False) if option.name == "machines")
    assert "strong" not in offered.values
    assert lookahead_of("nostra_city") is None
    assert not is_searched("nostra_city")
