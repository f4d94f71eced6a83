"""The floor and claims, by button and by command (TK-1.6, 3.5, 3.11; TALK.md, section 5)."""

from collections.abc import Mapping

from discord.app_commands import Choice

from bot.discord_io.components import text_form
from bot.games import game_of
from bot.presenting.claims import Claim
from bot.presenting.floor import DONE, HAND, WRITE
from bot.presenting.naming import plain
from bot.presenting.page import Buttons, Page
from bot.presenting.questions import verb_button
from bot.presenting.scene import custom_id
from bot.presenting.standing import gone
from bot.presenting.texts import words_for
from bot.presenting.typed_numbers import read_number
from bot.tables.pages.claims import SEND, WHAT, WHOM, ShownClaim, claim_form, claims_page, kind_name
from bot.tables.players.speakers import LONGEST_LINE
from bot.tables.refusal import Refused
from bot.tables.session.floor import floor_of
from bot.tables.session.talk_log import KINDS, TAKEN_BACK, needs_target
from bot.tables.table_session import TableSession
from cogs.answering import surface_of
from cogs.finding import own_session
from cogs.game_commands import TypedCommand, answer
from cogs.requests import Request, Verb
from cogs.responses import BotInteraction, Reply

# ---- the floor by button


async def _done(request: Request) -> None:
    await request.session.speaking.done(request.user_id)
    await _say(request, "floor-done")


async def _hand(request: Request) -> None:
    up = await request.session.speaking.hand(request.user_id)
    await _say(request, "hand-up" if up else "hand-down")


async def _say(request: Request, key: str) -> None:
    """Answer a press with a sentence; on a desk, refresh it with the sentence above."""
    line = request.words(key)
    if surface_of(request.reply, request.press.table) == "desk":
        await request.answering().show_desk(line)
    else:
        await request.reply.say(line)


async def _write(request: Request) -> None:
    """Open the form, or post the written line."""
    session, reply = request.session, request.reply
    if not request.values:
        await _ask(session, reply)
        return
    await session.written_speeches.write(reply.user_id, request.values[0])
    await reply.say(request.words("write-given"))


async def _ask(session: TableSession, reply: Reply) -> None:
    session.written_speeches.may_write(reply.user_id)
    words = reply.words
    await reply.ask(text_form(custom_id(session.table.id, WRITE), words("write-title"), words("write-label"), most=LONGEST_LINE))


# ---- the floor by command


async def done_typed(typed: TypedCommand) -> None:
    """End the speech of the person. Raises Refused."""
    at = typed.seated()
    floor = floor_of(at.table)
    if floor is not None and floor.in_turn:
        await at.session.speaking.done(typed.reply.user_id)
        await typed.reply.say(typed.reply.words("floor-done"))
    else:
        speeches = game_of(typed.game).timing.speeches
        await answer(at, (speeches.defence,) if speeches is not None else (), "done")


async def hand_typed(typed: TypedCommand) -> None:
    """Ask for the floor, or lower the hand. Raises Refused."""
    up = await typed.seated().session.speaking.hand(typed.reply.user_id)
    await typed.reply.say(typed.reply.words("hand-up" if up else "hand-down"))


async def write_typed(typed: TypedCommand) -> None:
    """Open the form for a line in the person's speech. Raises Refused."""
    await _ask(typed.seated().session, typed.reply)


# ---- claims by button


async def claim(request: Request) -> None:
    """Open the form of claims. Raises Refused."""
    session = request.session
    seat = session.claiming.seat_for(request.user_id)
    own = [one for one in shown_claims(session) if one.seat == seat]
    await request.reply.ask(claim_form(session.table.scene(request.words), seat, KINDS, own))


def read_claim(fields: Mapping[str, tuple[str, ...]]) -> tuple[str, int | None, str]:
    """Return what the form claims: the key, the seat it is about, and the key of a claim taken back. Raises Refused without either."""
    key, _, taken = "".join(fields.get(WHAT, ())).partition("=")
    if key == TAKEN_BACK:
        back, _, about = taken.partition("=")
        return key, read_number(about), back
    if key not in KINDS:
        raise Refused("no-press")
    if not needs_target(key):
        return key, None, ""
    kind, _, whom = "".join(fields.get(WHOM, ())).partition(":")
    target = read_number(whom) if kind == "seat" else None
    if target is None:
        raise Refused("claim-about")
    return key, target, ""


async def _send(request: Request) -> None:
    """Make the claim of a form that was sent. Raises Refused."""
    session = request.session
    key, target, back = read_claim(request.fields)
    await session.claiming.claim(request.user_id, key, target, back=back)
    button = verb_button(session.table.scene(request.words), "claims", request.words("b-claims"))
    await request.reply.show(Page((request.words("claim-made"), Buttons((button,)))))


# ---- claims by command


async def typed_claim(typed: TypedCommand) -> None:
    """Make the chosen claim, ``say-knows=8`` or ``say-agent``; without a choice show all claims. Raises Refused."""
    at = typed.seated()
    key, _, target = typed.choice.partition("=")
    if not typed.choice:
        await typed.reply.show(claims_page(at.scene(), shown_claims(at.session)))
        return
    about = read_number(target)
    if key == TAKEN_BACK or (target and about is None):
        raise Refused("no-pick")
    await at.session.claiming.claim(typed.reply.user_id, key, about)
    await typed.reply.say(typed.reply.words("claim-made"))


def claim_choices(interaction: BotInteraction) -> list[Choice[str]]:
    """Return all possible claims, as ``Podezírám: 7 Bára``; empty without a table."""
    try:
        table = own_session(interaction).table
        scene = table.scene(words_for(interaction.locale.value))
    except Refused:
        return []
    seat = table.seat_of(interaction.user.id)
    others = [other for other in range(len(scene.names)) if other != seat]
    plain_ones = [Choice(name=kind_name(scene, key), value=key) for key in KINDS if not needs_target(key)]
    about = [
        Choice(name=f"{kind_name(scene, key)}: {plain(scene.names, other)}"[:100], value=f"{key}={other}")
        for key in KINDS
        if needs_target(key)
        for other in others
    ]
    return [*plain_ones, *about]


# ---- the list of claims


async def claims(request: Request) -> None:
    session = request.session
    await request.reply.show(claims_page(session.table.scene(request.words), shown_claims(session)))


def shown_claims(session: TableSession) -> list[ShownClaim]:
    """Return the standing claims of a table for its pages. Raises Refused without a running game."""
    out = gone(session.table.running.public(session.table.now()))
    return [_shown(one, dead=one.seat in out) for one in session.claiming.standing]


def _shown(one: Claim, *, dead: bool) -> ShownClaim:
    return ShownClaim(one.seat, one.key, one.target, one.round, dead)


VERBS: Mapping[str, Verb] = {
    DONE: _done,
    HAND: _hand,
    WRITE: _write,
    "claim": claim,
    SEND: _send,
    "claim.what": claim,
    "claim.whom": claim,
    "claim.back": claim,
    "claims": claims,
}
"""The verbs by their names in custom ids; the menus of claims stand on pages of before, and open the form."""
