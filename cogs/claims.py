"""[Tvrdím] and [Co kdo tvrdí]: claims by button, and by command (TALK.md, section 5)."""

from collections.abc import Mapping

from discord.app_commands import Choice

from bot.presenting.naming import plain
from bot.presenting.page import Buttons, Page
from bot.presenting.questions import verb_button
from bot.presenting.standing import gone
from bot.presenting.texts import words_for
from bot.tables.pages.claims import ShownClaim, claim_form, claims_page, kind_name
from bot.tables.refusal import Refused
from bot.tables.session.talk_log import KINDS, TAKEN_BACK, Claim, needs_target
from bot.tables.table_session import TableSession
from cogs.finding import Interaction, own_room
from cogs.game_commands import Typed
from cogs.host_actions import read_seat
from cogs.requests import Request, Verb


async def claim(request: Request) -> None:
    """Open the form, the same for everybody who may speak now. Raises Refused."""
    await request.reply.show(_form(request))


async def _what(request: Request) -> None:
    """Claim at once what speaks of nobody else; for the rest ask of whom."""
    chosen = _value(request)
    if chosen in KINDS and not needs_target(chosen):
        await _make(request, chosen, None)
    elif chosen in (*KINDS, TAKEN_BACK):
        await request.reply.edit(_form(request, chosen))
    else:
        raise Refused("no-press")


async def _whom(request: Request) -> None:
    await _make(request, request.press.extra, read_seat(request.session, _value(request)))


async def _back(request: Request) -> None:
    """Take back one of the own claims."""
    key, _, target = _value(request).partition("=")
    await _make(request, TAKEN_BACK, int(target) if target.isdecimal() else None, back=key)


async def _make(request: Request, key: str, target: int | None, *, back: str = "") -> None:
    session = request.session
    await session.claims.claim(request.user_id, key, target, back=back)
    button = verb_button(session.table.scene(request.words), "claims", request.words("b-claims"))
    await request.reply.edit(Page((request.words("claim-made"), Buttons((button,)))))


# ---- the same by command


async def typed_claim(typed: Typed) -> None:
    """Claim what was chosen: ``say-knows=8``, ``say-agent``; without a choice show who claims what. Raises Refused."""
    at = typed.seated()
    key, _, target = typed.choice.partition("=")
    if not typed.choice:
        await typed.reply.show(claims_page(at.scene(), shown_claims(at.session)))
        return
    if key == TAKEN_BACK or (target and not target.isdecimal()):
        raise Refused("no-pick")
    await at.session.claims.claim(typed.reply.user_id, key, int(target) if target else None)
    await typed.reply.say(typed.reply.words("claim-made"))


def claim_choices(interaction: Interaction) -> list[Choice[str]]:
    """Return everything that may be claimed, as ``Podezírám: 7 Bára``; nothing without a table."""
    try:
        table = own_room(interaction).table
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


# ---- what is claimed


async def claims(request: Request) -> None:
    """Show everybody who claims what."""
    session = request.session
    await request.reply.show(claims_page(session.table.scene(request.words), shown_claims(session)))


def shown_claims(session: TableSession) -> list[ShownClaim]:
    """Return the standing claims of a table as pages show them. Raises Refused when no game is being played."""
    out = gone(session.table.running.public(session.table.now()))
    return [_shown(one, dead=one.seat in out) for one in session.claims.standing]


def _shown(one: Claim, *, dead: bool) -> ShownClaim:
    return ShownClaim(one.seat, one.key, one.target, one.round, dead)


def _form(request: Request, chosen: str = "") -> Page:
    session = request.session
    seat = session.claims.seat_for(request.user_id)
    own = [one for one in shown_claims(session) if one.seat == seat]
    return claim_form(session.table.scene(request.words), seat, KINDS, own, chosen=chosen)


def _value(request: Request) -> str:
    if not request.values:
        raise Refused("no-press")
    return request.values[0]


VERBS: Mapping[str, Verb] = {"claim": claim, "claim.what": _what, "claim.whom": _whom, "claim.back": _back, "claims": claims}
"""The verbs by their names in custom ids."""
