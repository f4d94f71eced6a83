"""My desk: the one ephemeral message that walks through all picks of a plan and through every other question of a seat."""

from collections.abc import Sequence

from bot.games.zbojnici.asking import ask_parts
from bot.games.zbojnici.board import draw_city, table_text
from bot.games.zbojnici.voice import Voice, plan_text
from bot.presenting.boxed.desk import desk_page, waiting
from bot.presenting.clocks import end_of
from bot.presenting.naming import listed
from bot.presenting.page import Page, Part, Picture, Rule
from bot.presenting.scene import Scene
from engines import Ask
from engines.zbojnici.views import MyPart

CITY = "map.png"


def desk(scene: Scene, seat: int, *, confirm: str | None = None, chosen: str | None = None) -> Page:  # noqa: ARG001 - all desks are asked alike; nothing is confirmed
    """Return the desk of ``seat``: what it holds, its plan so far, its open question, the settings. A plan has its own last question."""
    voice = Voice(scene)
    parts: list[Part] = [*hand_parts(voice, seat), Rule(), *_plan(voice, seat)]
    asks = scene.asks_of(seat)
    for ask in asks:
        parts += ask_parts(voice, ask)
    if asks:
        until = voice.until(end_of(scene, asks))
        parts += [until] if until else []
    else:
        parts.append(waiting(voice))
    parts += _city(voice, asks)
    return desk_page(scene, parts)


def _city(voice: Voice, asks: Sequence[Ask]) -> list[Part]:
    """Return the city: in text mode in words, else as a picture for whoever makes a plan."""
    scene = voice.scene
    if scene.text_mode:
        return [table_text(voice)]
    return [Picture(CITY, draw_city(scene))] if asks and voice.view.phase == "planning" else []


def hand(scene: Scene, seat: int) -> Page:
    """Return the direct message of ``seat``: its part, and where it plays. Nothing that changes, since everything is asked on the desk."""
    voice = Voice(scene)
    lines = (f"## {voice('desk-title', who=voice.who(seat))}", voice(_role(voice, seat)), voice("zb-hand-hint"))
    return Page(("\n".join(lines),), "done" if voice.view.phase == "end" else "brass")


def hand_parts(voice: Voice, seat: int) -> list[Part]:
    """Return who this seat is, what it has, and which cards recon has moved."""
    view = voice.mine(seat)
    player = view.players[seat]
    lines = [f"## {voice('desk-title', who=voice.who(seat))}", voice(_role(voice, seat))]
    if player.ducats is None:
        lines.append(voice("zb-hand-prince", tokens=player.tokens, recon=view.recon_level, fine=view.fine_level))
    else:
        lines.append(voice("zb-hand-robber", ducats=player.ducats, tokens=player.tokens, supply=player.supply, prisoners=player.prisoners))
    if view.me is not None:
        lines += _recon(voice, view.me)
    return ["\n".join(lines)]


def _role(voice: Voice, seat: int) -> str:
    if voice.view.duel:
        return "zb-role-duel"
    return "zb-role-prince" if seat == voice.view.prince else "zb-role-robber"


def _recon(voice: Voice, me: MyPart) -> list[str]:
    """Say which cards the prince holds: to the prince whose, to the victim which of its own."""
    lines = [voice("zb-hand-held", who=voice.who(other), list=_cards(voice, cards)) for other, cards in sorted(me.held.items())]
    return [*lines, voice("zb-hand-taken", list=_cards(voice, me.taken))] if me.taken else lines


def _cards(voice: Voice, cards: tuple[str, ...]) -> str:
    return listed(voice.pictures.district(card) for card in cards)


def _plan(voice: Voice, seat: int) -> list[Part]:
    me = voice.mine(seat).me
    if voice.view.phase != "planning" or me is None:
        return []
    told = plan_text(voice, me.figures, me.guards, me.tokens)
    if me.committed:
        return [voice("zb-plan-final", plan=told)] if told else []
    return [voice("zb-plan-sofar", plan=told)] if told else [voice("zb-plan-empty")]
