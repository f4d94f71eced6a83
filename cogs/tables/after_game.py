"""The buttons under a finished game: play again, replay, course as text, record, a picture to share, proof of the deal.

They work after a restart: a finished game that is no longer loaded is read from its log.
"""

import asyncio
import dataclasses
import json
import logging
import time
from collections.abc import Mapping
from typing import Any

from bot.app.client import Consigliere
from bot.discord_io.postman import Trouble
from bot.evenings.moments.wall import wall_of
from bot.evenings.scenes import day_of
from bot.games import game_of
from bot.games.best_moments import PICK, BestMoment, best_moments, leading
from bot.games.share_poster import share_poster
from bot.guilds.settings import read_server, zone_of
from bot.presenting.closing import proof_page
from bot.presenting.own_night import POST, posted_page
from bot.presenting.page import Buttons, Page, Picture
from bot.presenting.questions import verb_button
from bot.presenting.scene import Scene
from bot.presenting.texts import Words
from bot.replay.making import NoReplay, ReplayPending
from bot.replay.source import ReplayContext
from bot.results.stored_results import MOMENT
from bot.store import NightRow, StoreError
from bot.store.keyed_locks import KeyedLocks
from bot.tables.consent import Consent, consent_at
from bot.tables.delivery.board import Board
from bot.tables.delivery.managed_posts import ManagedPosts
from bot.tables.refusal import Refused
from bot.tables.result_making import ResultMaker, record_of
from bot.tables.session.live_table import LiveTable
from cogs.finding import must_be_of, unknown_table
from cogs.opening import may_open, open_again
from cogs.requests import Request, Verb
from cogs.responses import Reply

log = logging.getLogger(__name__)

PATIENT_FOR = 2.0
"""Seconds after which the answer shows progress (RP-1.3)."""


async def hand_replay(reply: Reply, record: Mapping[str, Any], name: str, context: ReplayContext, *, server: int) -> None:
    """Answer with the replay page of ``record``. ``name``: of the file, without its ending; ``server``: where the game was played.

    Raises Refused when the record no longer fits the rules or the person already waits for a replay, OSError when no page can be made here.
    """
    await reply.defer()
    began = time.monotonic()
    settings = read_server(await reply.client.registry.store.guild_settings(server))

    async def progress(done: int, moves: int) -> None:
        if time.monotonic() - began >= PATIENT_FOR:
            await reply.meanwhile(reply.words("replay-making", n=done, all=moves))

    try:
        text, context = json.dumps(record, ensure_ascii=False, indent=1), dataclasses.replace(context, headlined=settings.headlines)
        page = await reply.client.replays.make(text, progress, context, person=reply.user_id, server=server)
    except ReplayPending as pending:
        raise Refused("replay-pending") from pending
    except NoReplay as wrong:
        raise Refused("night-no-replay") from wrong
    await reply.hand_over(reply.words("replay-ready"), f"{name}.html", page)


VOTED_FOR = 86_400.0
"""Seconds after the end of a game for which its moment can be chosen (NT-4.4)."""

_CHANGES = KeyedLocks()
"""Held by table while a button of a story changes its state: each press may load the table anew."""

LOOK_BACK = 20
"""Limit of a server's finished games to search for the last one of a channel."""

REMEMBERED = ("always", "never")
"""The extras of the buttons that remember whether a person agrees to be named."""

SHOWN_AROUND = "shared"
"""The extra of a button for a replay to share."""


async def stored_table(client: Consigliere, table_id: str) -> LiveTable | None:
    """Return a table, from its log if it is not loaded and its game has ended."""
    registry = client.registry
    table: LiveTable | None = registry.table(table_id)
    if table is None:
        saved = await registry.store.table(table_id)
        if saved is not None and saved.table.phase == "ended":
            table = LiveTable(saved.table, saved.seats, registry.store, registry.now, registry)
            table.fold_later(saved.entries)
    return table


def finished(table: LiveTable | None) -> LiveTable:
    """Return a table whose game has finished. Raises Refused."""
    if table is None or table.course is None or not table.course.over(table.now()):
        raise Refused("no-record")
    return table


async def _pressed(request: Request) -> LiveTable:
    """Return the finished game of the pressed message. Raises Refused, for a table that the person may not see as for an unknown one."""
    reply = request.reply
    table = await stored_table(reply.client, request.press.table)
    if table is None:
        raise unknown_table(reply.interaction)
    must_be_of(reply, table)
    return finished(table)


async def last_played(reply: Reply) -> LiveTable:
    """Return the table of the last finished game of this channel. Raises Refused, also after too many requests."""
    reply.spend(reply.client.finished_games)
    client, channel_id, guild_id = reply.client, reply.interaction.channel_id, reply.interaction.guild_id
    there = client.registry.table_in(channel_id) if channel_id is not None else None
    if there is not None and there.course is not None:
        return finished(there)
    for night in await client.registry.store.nights(guild_id, limit=LOOK_BACK) if guild_id is not None else ():
        saved = await client.registry.store.table(night.table_id)
        if saved is not None and saved.table.channel_id == channel_id:
            return finished(await stored_table(client, night.table_id))
    raise Refused("no-record" if there is not None else "no-table-here")


def _has_seat(table: LiveTable, user_id: int) -> bool:
    """Whether a person has a seat at a table, also one that an automated player keeps."""
    return any(seat.person == user_id for seat in table.seats)


async def again(request: Request) -> None:
    """Open a lobby with the same options, with the presser and the automated players of the game at the table."""
    reply = request.reply
    table = await _pressed(request)
    if not (_has_seat(table, reply.user_id) or table.may_host(reply.user_id)):
        raise Refused("no-foreign")
    await may_open(reply, read_server(await reply.client.registry.store.guild_settings(table.guild_id)), table.channel_id)
    bot_players = sum(seat.bot_player and seat.owner is None for seat in table.seats)
    await open_again(reply, table.guild_id, table.channel_id, table.game, table.options, table.language, bot_players)
    await reply.say(reply.words("again-opened"))


async def course_as_text(request: Request) -> None:
    """Send all public lines of the game as a text file."""
    await hand_course(await _pressed(request), request.reply)


async def hand_course(table: LiveTable, reply: Reply) -> None:
    """Answer with the whole course of a finished game. Raises Refused for a running one."""
    if table.course is None or not table.course.over(table.now()):
        raise Refused("no-record")
    settings = read_server(await reply.client.registry.store.guild_settings(table.guild_id))
    scene = dataclasses.replace(table.scene(reply.words), headlined=settings.headlines)
    text = game_of(table.game).presenter.story_text(scene)
    await reply.hand_over(reply.words("log-ready"), f"{table.game}-{table.id}.txt", text)


async def record(request: Request) -> None:
    """Send the record; with it anybody can replay the game and check the deal."""
    await hand_record(await _pressed(request), request.reply)


async def hand_record(table: LiveTable, reply: Reply) -> None:
    """Answer with the record of a finished game. Raises Refused for a running one."""
    content = json.dumps(await _record_for(reply, table), ensure_ascii=False, indent=1)
    await reply.hand_over(reply.words("record-ready"), f"{table.game}-{table.id}.json", content)


async def _record_for(reply: Reply, table: LiveTable, *, shown_around: bool = False) -> dict[str, Any]:
    """Return the record of a finished game as the person may have it, alone and in a replay alike (RP-5.1). Raises Refused, StoreError.

    Players get the names of the table; what is ``shown_around``, and what anybody else gets, names only those who have agreed.
    """
    record = record_of(table)
    if shown_around or not table.played(reply.user_id):
        consent = await consent_at(table, reply.client.registry.store)
        record["seats"] = [seat.name if consent.names(seat.person) else "" for seat in table.seats]
    return record


def own_notes(table: LiveTable, user_id: int) -> tuple[int, str] | None:
    """Return the seat of a person, also one that an automated player keeps, and its notebook (NT-5.4); None without notes."""
    return next(((seat.seat, seat.notes) for seat in table.seats if seat.person == user_id and seat.notes), None)


async def replay(request: Request) -> None:
    """Send a page that replays the game."""
    reply = request.reply
    table = await _pressed(request)
    shown_around = request.press.extra == SHOWN_AROUND
    record = await _record_for(reply, table, shown_around=shown_around)
    notes = None if shown_around else own_notes(table, reply.user_id)
    bot_players = frozenset(seat.seat for seat in table.seats if seat.bot_player)
    night = await reply.client.registry.store.history.night(table.id)
    moment, ended_at = (str(night.record.get(MOMENT, "")), night.ended_at) if night is not None else ("", table.now())
    context = ReplayContext(bot_players=bot_players, table=table.id, moment=moment, ended_at=int(ended_at), notes=notes)
    await hand_replay(reply, record, f"{table.game}-{table.id}", context, server=table.guild_id)


async def proof(request: Request) -> None:
    """Explain in private how to check that the deal was random. Raises Refused where this cannot be checked."""
    scene = (await _pressed(request)).scene(request.words)
    if not scene.verified:
        raise Refused("no-press-old")
    await request.reply.show(proof_page(scene))


async def share(request: Request) -> None:
    """Agree to be named where this game is shown around, and hand over its poster with the names of all who agree (CL-16.6, NT-4.6).

    A person who never wants to be named takes their consent back. Buttons that remember the answer (``/me settings``) come with the poster
    until the person has pressed one. Raises Refused, StoreError.
    """
    reply, words, registry = request.reply, request.words, request.reply.client.registry
    async with _CHANGES.of(request.press.table):
        table = await _pressed(request)
        if request.press.extra in REMEMBERED:
            await registry.personal.change(reply.user_id, stories=request.press.extra)
        chosen, seated = (await registry.personal.of(reply.user_id)).stories, _has_seat(table, reply.user_id)
        before, person = set(table.message_state.copies.agreed), {str(reply.user_id)}
        agreed = before - person if chosen == "never" else before | person if seated else before
        if agreed != before:
            table.message_state.copies.agreed = sorted(agreed)
            await table.store_message_state()
        night = await registry.store.history.night(table.id)
        if request.press.extra in REMEMBERED:
            await reply.say(words(f"share-remembered-{request.press.extra}"))
        else:
            await _hand_poster(reply, table, night, chosen=chosen, seated=seated)
        await _retell(reply.client, table, voting=_may_vote(reply.client, night))


async def _hand_poster(reply: Reply, table: LiveTable, night: NightRow | None, *, chosen: str, seated: bool) -> None:
    """Answer with the poster of a finished game. ``chosen``: the person's setting; ``seated``: whether they have a seat at the table."""
    words, registry, guild = reply.words, reply.client.registry, reply.client.get_guild(table.guild_id)
    settings, consent = read_server(await registry.store.guild_settings(table.guild_id)), await consent_at(table, registry.store)
    faces = await registry.people_faces.bring(table.guild_id, consent.agree) if table.settings.faces else {}
    scene = dataclasses.replace(_named(table, table.scene(words), consent, faces, words), headlined=settings.headlines)
    moments = best_moments(scene) if settings.moments else ()
    ended_at = int(night.ended_at if night is not None else table.now())
    zone = zone_of(settings, str(guild.preferred_locale) if guild is not None else "") or "UTC"
    drawing = await asyncio.to_thread(
        share_poster,
        scene,
        club=guild.name if guild is not None else "",
        day=day_of(wall_of(ended_at, zone).isoformat(), words.language),
        chosen=leading(table.message_state.copies.moments.values(), moments),
    )
    said = words("share-poster" if not seated else "share-unnamed" if chosen == "never" else "share-asked")
    count, people = consent.count
    buttons = [verb_button(scene, "replay", words("b-replay"), extra=SHOWN_AROUND)]
    if seated and chosen == "ask":
        buttons += [verb_button(scene, "share", words(f"b-share-{one}"), extra=one) for one in REMEMBERED]
    text = f"{said} {words('share-agreed', n=count, all=people)}"
    await reply.show(Page((text, Picture("poster.png", drawing), Buttons(tuple(buttons)))), kind=None)


def _may_vote(client: Consigliere, night: NightRow | None) -> bool:
    """Whether the moment of a finished game can still be chosen."""
    return night is None or client.registry.now() < night.ended_at + VOTED_FOR


async def choose_moment(request: Request) -> None:
    """Take a vote for the moment of the night (NT-4.4); after a day, tell which one was chosen. Raises Refused, StoreError."""
    reply, words = request.reply, request.words
    async with _CHANGES.of(request.press.table):
        table = await _pressed(request)
        if not _has_seat(table, reply.user_id):
            raise Refused("no-foreign")
        store, votes = reply.client.registry.store, table.message_state.copies.moments
        settings = read_server(await store.guild_settings(table.guild_id))
        moments = best_moments(dataclasses.replace(table.scene(words), headlined=settings.headlines)) if settings.moments else ()
        night = await store.history.night(table.id)
        voting = bool(moments) and _may_vote(reply.client, night)
        picked = next((one for one in moments if one.id in request.values), None)
        if voting:
            if picked is None:
                raise Refused("no-press-old")
            before = dict(votes)
            votes[str(reply.user_id)] = picked.id
            try:
                await table.store_message_state()
            except StoreError:
                table.message_state.copies.moments = before
                raise
        winner = leading(votes.values(), moments)
        if winner is not None and night is not None and night.record.get(MOMENT) != winner.id:
            await store.history.amend_record(table.id, {MOMENT: winner.id})
        await _retell(reply.client, table, voting=voting)
    await reply.say(_moment_receipt(words, picked if voting else None, winner, len(votes)))


def _moment_receipt(words: Words, picked: BestMoment | None, winner: BestMoment | None, votes: int) -> str:
    """Return the answer to a vote; ``picked`` None: the vote is over."""
    if picked is not None:
        return words("moment-picked", text=picked.text, n=votes)
    return words("moment-over", text="none" if winner is None else winner.text)


async def _retell(client: Consigliere, table: LiveTable, *, voting: bool) -> None:
    """Bring the posted story up to date; where it cannot be edited now, the next vote does."""
    session = client.registry.session(table.id)
    if session is not None:
        board = session.messages.board
    else:
        board = Board(table, ManagedPosts(table, client.registry.postman), ResultMaker(table, client.registry.store), 0.0)
    try:
        await board.retell(voting=voting)
    except Trouble as trouble:
        log.info("the story of table %s is not edited: %s", table.id, type(trouble).__name__)


async def post_own(request: Request) -> None:
    """Post the line of the presser's night in the channel of the table, once (NT-4.3); the button leaves desk and message (NT-2.4).

    Raises Refused for anybody else.
    """
    reply = request.reply
    async with _CHANGES.of(request.press.table):
        table = await _pressed(request)
        seat = table.seat_of(reply.user_id)
        if seat is None:
            raise Refused("no-foreign")
        if await reply.client.registry.admission.shut_out(table.guild_id, (reply.user_id,)):
            raise Refused("no-ban")  # the button in their direct messages outlives their stay on the server
        reply.must_write(table.channel_id)
        copies = table.message_state.copies
        if seat in copies.posted:
            if not reply.private:
                raise Refused("own-posted-already")
            await _show_own(request, table, seat)
            return
        scene = table.scene_of(seat)  # in the language in which the person has read the line
        page = posted_page(scene, seat, game_of(table.game).presenter.own_night(scene, seat))
        posts = ManagedPosts(table, reply.client.registry.postman)
        try:
            own = await posts.postman.own_messages(table.channel_id, posts.first_message)
            if not any(message.texts == page.parts for message in own):  # a bot that was killed may have posted it
                await posts.postman.post(table.channel_id, page, nonce=f"{table.id}.own.{seat}")
        except Trouble as wrong:
            raise Refused("own-not-posted") from wrong
        copies.posted = sorted({*copies.posted, seat})
        try:
            await table.store_message_state()
        except StoreError:
            copies.posted = [other for other in copies.posted if other != seat]
            raise
    await _show_own(request, table, seat)


async def _show_own(request: Request, table: LiveTable, seat: int) -> None:
    """Answer that the line of ``seat`` is posted, on the pressed page, on the open desk and on the private message alike."""
    reply = request.reply
    if reply.private:
        presenter = game_of(table.game).presenter
        await reply.edit((presenter.hand if reply.direct else presenter.desk)(table.scene_of(seat), seat))
    else:
        await reply.say(reply.words("own-posted"))
    if (session := reply.client.registry.session(table.id)) is not None:
        if not reply.direct:
            session.messages.seat_messages.refresh_hand(seat)
        table.changed()
        session.desks.wake()


def _named(table: LiveTable, scene: Scene, consent: Consent, people: Mapping[int, str], words: Words) -> Scene:
    """Return ``scene`` with the names of the people who agree, and with ``people``'s faces by id."""
    names = tuple(seat.name if consent.names(seat.person) else words("seat-nameless", number=seat.seat + 1) for seat in table.seats)
    return dataclasses.replace(scene, names=names, users=(), faces=table.faces(people))


VERBS: Mapping[str, Verb] = {
    "again": again,
    "replay": replay,
    "log": course_as_text,
    "record": record,
    "share": share,
    "proof": proof,
    POST: post_own,
    PICK: choose_moment,
}
"""The verbs by their names in custom ids."""
